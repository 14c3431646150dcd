/** Connections to GitHub: proxies, time-outs, and limits on what one answer may take. */
import { EnvHttpProxyAgent, type RequestInit, Response, fetch as undiciFetch } from 'undici';
import { type ProxyEnvironment, readProxySettings } from '../base/proxy.js';
import { GitHubAnswerError, readReason } from './faults.js';

const CONNECT_MILLISECONDS = 10_000;
/** How long GitHub may be silent during one request. GitHub itself gives up on a request after 10 s. */
const SILENCE_MILLISECONDS = 15_000;

const MIB = 1024 * 1024;

/** What one answer may take. Bytes are counted after decompression. */
export interface AnswerLimits {
  /** Largest answer about one thing. */
  readonly objectBytes: number;
  /** Largest page of a list. */
  readonly listBytes: number;
  /** How long one request may take, with all of its answer. */
  readonly milliseconds: number;
}

/** A hundred comments of 64 KiB characters fit into a list; a check run or a pull request with such texts into an object. */
export const ANSWER_LIMITS: AnswerLimits = { objectBytes: 4 * MIB, listBytes: 32 * MIB, milliseconds: 60_000 };

/** Which of the limits counts for a request. */
export type AnswerKind = 'object' | 'list';

/** Sends requests as octokit does: an answer comes with its whole body already read. */
export type GitHubFetch = (url: string, init: RequestInit) => Promise<Response>;

/** Connections that several clients may share. */
export interface GitHubConnections {
  /** The fetch for answers of a kind. It throws GitHubAnswerError where an answer goes over a limit or breaks off. */
  fetchFor(kind: AnswerKind): GitHubFetch;
  /** Ends all connections at once. */
  close(): Promise<void>;
}

/**
 * Makes connections; none is opened yet.
 * @param environment names the proxies, usually `process.env`
 * @throws ProxyVariableError where a proxy variable holds no address
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

/** Null for an empty body: some statuses allow no other. @throws GitHubAnswerError */
async function readBody({ body }: Response, maxBytes: number): Promise<Buffer | null> {
  if (body === null) return null;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    const bytes: Uint8Array = piece;
    size += bytes.length;
    // Leaving the loop ends the connection.
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
