/** Connections to GitHub: proxies, timeouts, and limits for one answer. */
import { EnvHttpProxyAgent, type RequestInit, Response, fetch as undiciFetch } from 'undici';
import { type ProxyEnvironment, readProxySettings } from '../../base/proxy.js';
import { GitHubAnswerError, readReason } from './errors.js';

const CONNECT_MILLISECONDS = 10_000;
/** Timeout for a request on which GitHub sends no data. GitHub itself ends a request after 10 s. */
const SILENCE_MILLISECONDS = 15_000;

const MIB = 1024 * 1024;

/** Limits for one answer. Bytes are counted after decompression. */
export interface AnswerLimits {
  /** Largest answer about one object. */
  readonly objectBytes: number;
  /** Largest page of a list. */
  readonly listBytes: number;
  /** Limit for one request, including its whole answer. */
  readonly milliseconds: number;
}

/**
 * A list has space for a hundred comments of 64 KiB characters; an object, for a check run or a pull request with such
 * texts.
 */
const ANSWER_LIMITS: AnswerLimits = { objectBytes: 4 * MIB, listBytes: 32 * MIB, milliseconds: 60_000 };

/** Selects the limit for a request. */
export type AnswerKind = 'object' | 'list';

/** Sends requests in octokit's form; the body of an answer is already read completely. */
export type GitHubFetch = (url: string, init: RequestInit) => Promise<Response>;

/** Connections that several clients may share. */
export interface GitHubConnections {
  /**
   * Returns the fetch function for a kind of answer. It throws GitHubAnswerError if an answer exceeds a limit or is cut
   * off.
   */
  fetchFor(kind: AnswerKind): GitHubFetch;
  /** Closes all connections at once. */
  close(): Promise<void>;
}

/**
 * Creates the connection pool; opens no connection yet.
 * @param environment contains the proxy variables, usually `process.env`
 * @throws ProxyVariableError if a proxy variable contains no valid address
 */
export function createConnections(
  environment: ProxyEnvironment,
  limits: AnswerLimits = ANSWER_LIMITS,
): GitHubConnections {
  const timeout = { timeout: CONNECT_MILLISECONDS };
  const dispatcher = new EnvHttpProxyAgent({
    ...readProxySettings(environment),
    connect: timeout,
    requestTls: timeout,
    proxyTls: timeout,
    headersTimeout: SILENCE_MILLISECONDS,
    bodyTimeout: SILENCE_MILLISECONDS,
  });

  async function send(url: string, init: RequestInit, maxBytes: number): Promise<Response> {
    const late = AbortSignal.timeout(limits.milliseconds);
    const signal = init.signal == null ? late : AbortSignal.any([init.signal, late]);
    let headersCame = false;
    try {
      const answer = await undiciFetch(url, { ...init, signal, dispatcher });
      headersCame = true;
      const { status, statusText, headers } = answer;
      return new Response(await readBody(answer, maxBytes), { status, statusText, headers });
    } catch (fault) {
      if (init.signal?.aborted === true || fault instanceof GitHubAnswerError) throw fault;
      if (late.aborted) throw tooSlow(limits.milliseconds);
      throw headersCame ? cutOff(fault) : fault;
    }
  }

  return {
    fetchFor: (kind) => {
      const maxBytes = kind === 'list' ? limits.listBytes : limits.objectBytes;
      return (url, init) => send(url, init, maxBytes);
    },
    close: () => dispatcher.destroy(),
  };
}

/** Reads the body; null if it is empty, since some statuses allow no other. @throws GitHubAnswerError */
async function readBody({ body }: Response, maxBytes: number): Promise<Buffer | null> {
  if (body === null) return null;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    const bytes: Uint8Array = piece;
    size += bytes.length;
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw tooLarge(maxBytes);
    pieces.push(bytes);
  }
  return size === 0 ? null : Buffer.concat(pieces);
}

function tooLarge(maxBytes: number): GitHubAnswerError {
  const size = maxBytes >= MIB ? `${maxBytes / MIB} MiB` : `${maxBytes} bytes`;
  return new GitHubAnswerError(
    'size',
    `GitHub's answer is larger than ${size} and was not read`,
    "Check that the address of GitHub's API is right, and that no proxy changes its answers.",
  );
}

function tooSlow(milliseconds: number): GitHubAnswerError {
  return new GitHubAnswerError('time', `GitHub's answer was not complete after ${milliseconds / 1000} s`, 'Try again.');
}

function cutOff(cause: unknown): GitHubAnswerError {
  const text = `GitHub's answer broke off (${readReason(cause)})`;
  return new GitHubAnswerError('cut', text, 'Try again.', { cause });
}
