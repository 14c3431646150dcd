/** Calls to GitHub's API, each under a signal and within the limits of its answer. */
import { untilAborted } from '../base/abort.js';
import type { ProxyEnvironment } from '../base/proxy.js';
import { type AnswerKind, type AnswerLimits, createConnections, type GitHubConnections } from './connections.js';
import { createOctokit, type GitHubLog, type Octokit, type RateLimit } from './octokit.js';
import type { GitHubToken } from './token.js';

/** How long a call may take with all its attempts and waits, in milliseconds. */
const CALL_MILLISECONDS = 60_000;
/** A request that failed for now is sent again so often, and first after so many milliseconds. */
const RETRIES = 2;
const RETRY_AFTER_MILLISECONDS = 1000;
/** A rate limit that lifts within so many seconds is waited for, once; a longer one is an error. */
const MAX_RATE_LIMIT_SECONDS = 30;

/** How to reach GitHub. */
export interface GitHubApi {
  /** A source is asked at each request, so that a long review goes on where a token ends. */
  readonly token: GitHubToken;
  /** `https://api.github.com`, or that of an own GitHub. */
  readonly apiUrl: string;
  /** Names the proxies; by default the process's own. */
  readonly environment?: ProxyEnvironment | undefined;
  /** Connections that are shared with other clients; by default the client's own. Their proxies and limits count. */
  readonly connections?: GitHubConnections | undefined;
  readonly answerLimits?: AnswerLimits | undefined;
  /** The first wait before a request is sent again, in milliseconds; later ones grow with the square. */
  readonly retryAfter?: number | undefined;
  /** Milliseconds that a second of a wait for a rate limit takes: 1000, or less in tests. */
  readonly secondLength?: number | undefined;
  /** How long a call may take in all, in milliseconds; a minute when not said, null where the signal alone ends it. */
  readonly callTimeout?: number | null | undefined;
}

/** How a client behaves; what is left out is right for one that only reads. */
export interface ClientBehaviour {
  /** How often a request that failed for now is sent again. */
  readonly retries?: number;
  /** Whether to wait for a rate limit. */
  readonly waitsFor?: (limit: RateLimit) => boolean;
  /** True for a client that makes many things at GitHub: a second between two of them, as GitHub asks. */
  readonly spacesWrites?: boolean;
  readonly log?: GitHubLog;
}

/** How one call is sent. */
export interface CallOptions {
  readonly signal: AbortSignal;
  /** `object` when not said. */
  readonly answer?: AnswerKind;
  /** False for a write that must not be sent twice: one whose answer was lost may have been taken. */
  readonly resend?: boolean;
}

/** Parameters of a route and fields of its body, as octokit takes them. */
export type CallParameters = Readonly<Record<string, unknown>>;

/** An answer that was no error. */
export interface GitHubAnswer {
  /** Parsed JSON; a text where it is none. */
  readonly data: unknown;
  /** The header `Link`. */
  readonly link: string | null;
}

/** GitHub's API. Each call throws what octokit throws, GitHubAnswerError, or the signal's reason. */
export interface GitHubClient {
  /** Sends a request to a route such as `GET /repos/{owner}/{repo}`. */
  request(route: string, parameters: CallParameters, options: CallOptions): Promise<GitHubAnswer>;
  /** Sends a GraphQL query and gives its data. */
  query(text: string, variables: CallParameters, options: CallOptions): Promise<unknown>;
  /** Ends the client's own connections at once; shared ones stay. */
  close(): Promise<void>;
}

const waitsShortly = ({ seconds, attempts }: RateLimit) => attempts < 1 && seconds <= MAX_RATE_LIMIT_SECONDS;

/** Makes a client; no request is sent yet. @throws ProxyVariableError where a proxy variable holds no address */
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
    return untilAborted(sent, limited);
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

/** Octokit leaves the body a text where the answer does not say that it is JSON. */
function parseText(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
