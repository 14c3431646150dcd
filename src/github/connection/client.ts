/** Calls to GitHub's API, each with an abort signal and limits for its answer. */
import { rejectOnAbort } from '../../base/abort.js';
import type { ProxyEnvironment } from '../../base/proxy.js';
import type { GitHubToken } from '../token.js';
import { type AnswerKind, type AnswerLimits, createConnections, type GitHubConnections } from './connections.js';
import { createOctokit, type GitHubLog, type Octokit, type RateLimit } from './octokit.js';

/** Limit for one call with all its attempts and waits, in milliseconds. */
const CALL_MILLISECONDS = 60_000;
/** The number of retries after a temporary failure, and the first wait in milliseconds. */
const RETRIES = 2;
const RETRY_AFTER_MILLISECONDS = 1000;
/** A rate limit that ends within this many seconds is waited for, once; a longer one is an error. */
const MAX_RATE_LIMIT_SECONDS = 30;

/** How to reach GitHub. */
export interface GitHubApi {
  /** A token source is asked at each request, so that a long review continues after a token expires. */
  readonly token: GitHubToken;
  /** `https://api.github.com`, or the API of a GitHub Enterprise server. */
  readonly apiUrl: string;
  /** Contains the proxy variables; by default the environment of this process. */
  readonly environment?: ProxyEnvironment | undefined;
  /** Connections shared with other clients, with their proxies and limits; by default the client has its own. */
  readonly connections?: GitHubConnections | undefined;
  readonly answerLimits?: AnswerLimits | undefined;
  /** The first wait before a retry, in milliseconds; later waits grow with the square of the attempt. */
  readonly retryAfter?: number | undefined;
  /** The length of a second when waiting for a rate limit, in milliseconds: 1000, or less in tests. */
  readonly secondLength?: number | undefined;
  /** Limit for the whole call, in milliseconds. Default: one minute. Null: only the signal ends it. */
  readonly callTimeout?: number | null | undefined;
}

/** Behaviour of a client. The defaults suit a client that only reads. */
export interface ClientBehaviour {
  /** Number of retries after a temporary failure. */
  readonly retries?: number;
  /** Whether to wait for a rate limit. */
  readonly waitsFor?: (limit: RateLimit) => boolean;
  /** True for a client that creates many things on GitHub: it waits one second between two writes, as GitHub asks. */
  readonly spacesWrites?: boolean;
  readonly log?: GitHubLog;
}

/** Options of one call. */
interface CallOptions {
  readonly signal: AbortSignal;
  /** Default: `object`. */
  readonly answer?: AnswerKind;
  /** False for a write that must not be sent twice: if its answer was lost, GitHub may have accepted it. */
  readonly resend?: boolean;
}

/** Parameters of a route and fields of its body, in octokit's form. */
type CallParameters = Readonly<Record<string, unknown>>;

/** A successful answer. */
interface GitHubAnswer {
  /** Parsed JSON; a text if the body is not JSON. */
  readonly data: unknown;
  /** The header `Link`. */
  readonly link: string | null;
}

/** The client of GitHub's API. Each call throws what octokit throws, GitHubAnswerError, or the signal's reason. */
export interface GitHubClient {
  /** Sends a request to a route such as `GET /repos/{owner}/{repo}`. */
  request(route: string, parameters: CallParameters, options: CallOptions): Promise<GitHubAnswer>;
  /** Sends a GraphQL query and returns its data. */
  query(text: string, variables: CallParameters, options: CallOptions): Promise<unknown>;
  /** Closes the client's own connections at once; shared connections stay open. */
  close(): Promise<void>;
}

const waitsShortly = ({ seconds, attempts }: RateLimit) => attempts < 1 && seconds <= MAX_RATE_LIMIT_SECONDS;

/** Creates a client; sends no request yet. @throws ProxyVariableError if a proxy variable contains no valid address */
export function createGitHubClient(api: GitHubApi, behaviour: ClientBehaviour = {}): GitHubClient {
  const connections = api.connections ?? createConnections(api.environment ?? process.env, api.answerLimits);
  const callTimeout = api.callTimeout === undefined ? CALL_MILLISECONDS : api.callTimeout;
  let octokit: Promise<Octokit> | null = null;

  function open(): Promise<Octokit> {
    octokit ??= createOctokit({
      token: api.token,
      apiUrl: api.apiUrl,
      fetch: connections.fetchFor('object'),
      retries: behaviour.retries ?? RETRIES,
      retryAfter: api.retryAfter ?? RETRY_AFTER_MILLISECONDS,
      waitsFor: behaviour.waitsFor ?? waitsShortly,
      secondLength: api.secondLength ?? 1000,
      spacesWrites: behaviour.spacesWrites ?? false,
      log: behaviour.log ?? null,
    });
    return octokit;
  }

  function call<T>(
    { signal, answer = 'object', resend = true }: CallOptions,
    send: (octokit: Octokit, request: object) => Promise<T>,
  ): Promise<T> {
    const limited = callTimeout === null ? signal : AbortSignal.any([signal, AbortSignal.timeout(callTimeout)]);
    const request = { signal: limited, fetch: connections.fetchFor(answer), ...(resend ? {} : { retries: 0 }) };
    const sent = open().then((opened) => send(opened, request));
    return rejectOnAbort(sent, limited);
  }

  return {
    request: (route, parameters, options) =>
      call(options, async (opened, request) => {
        const { data, headers } = await opened.request(route, { ...parameters, request });
        return { data: parseText(data), link: headers.link ?? null };
      }),
    query: (text, variables, options) =>
      call(options, (opened, request) => opened.graphql(text, { ...variables, request })),
    close: async () => {
      if (api.connections === undefined) await connections.close();
    },
  };
}

/** Parses the body, which octokit leaves as text if the answer has no JSON content type. */
function parseText(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
