/** Calls to GitHub's API. */

import { randomUUID } from 'node:crypto';
import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Agent, type Dispatcher, EnvHttpProxyAgent, fetch as undiciFetch } from 'undici';
import { untilAborted } from '../base/abort.js';
import { withoutEndSlashes } from '../base/url.js';
import { statusOf } from './faults.js';
import { type GitHubToken, type TokenSource, tokenInstead } from './token.js';

/** How long GitHub may be silent during one request, in milliseconds. */
const SILENCE_TIMEOUT = 15_000;

/** How long a call may take with all its attempts and waits, in milliseconds. */
const CALL_TIMEOUT = 60_000;

/** A request that failed in passing is sent again so often. */
const RETRIES = 2;

/** Another time gives no other answer to these; and a rate limit that is not waited for is not to be run into again. */
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451];

/** A rate limit that lifts within so many seconds is waited for, once; a longer one is a fault. */
const MAX_RATE_LIMIT_WAIT = 30;

/** Sends requests: the platform's fetch, or undici's over connections of its own. */
export type GitHubFetch = typeof globalThis.fetch | ReturnType<typeof proxiedFetch>;

/** How to reach GitHub. */
export interface GitHubApi {
  /** A source is asked at each request, so that a long review goes on where a token ends. */
  readonly token: GitHubToken;
  /** `https://api.github.com`, or that of an own GitHub. */
  readonly apiUrl: string;
  /** Names the proxies, and what git is to find; by default the process's own. */
  readonly environment?: NodeJS.ProcessEnv | undefined;
  /** Sends the requests; by default over undici. */
  readonly fetch?: GitHubFetch | undefined;
  /** The first wait before a request is sent again, in milliseconds; later ones grow with the square. */
  readonly retryAfter?: number | undefined;
  /** How long a call may take in all, in milliseconds; a minute when not said. */
  readonly callTimeout?: number | undefined;
  /** True for a client that makes things at GitHub: a second between two of them, as GitHub asks. Reads are not spaced. */
  readonly writes?: boolean | undefined;
}

/**
 * For clients that only read: their one POST is a GraphQL query, and the throttling plugin would keep a second between any two of
 * them. Of many reviews at once each would wait for all before it.
 */
const UNSPACED = {
  write: { key: () => ({ schedule: (_options: unknown, task: () => Promise<void>) => task() }) },
};

type Octokit = ReturnType<typeof getOctokit>;

/** GitHub's API, with every call under a signal. */
export interface GitHubClient {
  /** Runs one call. `signal` is to be passed on in the call's `request` option. @throws what octokit throws; the signal's reason. */
  call<T>(signal: AbortSignal, send: (octokit: Octokit, request: { signal: AbortSignal }) => Promise<T>): Promise<T>;
}

/** Makes a client; no request is sent yet. */
export function gitHubClient(api: GitHubApi): GitHubClient {
  const wait = (seconds: number, _request: unknown, _octokit: unknown, attempts: number) =>
    attempts < 1 && seconds <= MAX_RATE_LIMIT_WAIT;
  const { token } = api;
  const throttle = {
    // The plugin keeps one queue an id in the whole process: nobody is to wait for another.
    id: randomUUID(),
    retryAfterBaseValue: api.retryAfter ?? 1000,
    onRateLimit: wait,
    onSecondaryRateLimit: wait,
  };
  // The plugin's types ask for a whole Bottleneck.Group here; it calls only what UNSPACED has.
  if (api.writes !== true) Object.assign(throttle, UNSPACED);
  const octokit = getOctokit(
    // Octokit wants a word here; with a strategy of ours it is never sent.
    typeof token === 'string' ? token : 'of-a-source',
    {
      ...(typeof token === 'string' ? {} : { authStrategy: () => authorizing(token) }),
      baseUrl: withoutEndSlashes(api.apiUrl),
      userAgent: 'review-gate',
      request: { fetch: api.fetch ?? proxiedFetch(api.environment ?? process.env) },
      log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
      retry: { retries: RETRIES, doNotRetry: FINAL, retryAfterBaseValue: api.retryAfter ?? 1000 },
      throttle,
    },
    retry,
    throttling,
  );
  return {
    call: (signal, send) => {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(api.callTimeout ?? CALL_TIMEOUT)]);
      return untilAborted(send(octokit, { signal: limited }), limited);
    },
  };
}

/** A request as octokit hands it to whoever authorizes it. */
interface Endpoint {
  readonly headers: Record<string, unknown>;
  readonly request?: { readonly signal?: AbortSignal };
}
interface Sender {
  (endpoint: Endpoint): Promise<unknown>;
  readonly endpoint: { merge(route: unknown, parameters?: unknown): Endpoint };
}

/** Authorizes each request with the source's token of that moment; one that is refused is replaced once. */
function authorizing(source: TokenSource) {
  const never = new AbortController().signal;
  return {
    hook: async (send: Sender, route: unknown, parameters?: unknown) => {
      const endpoint = send.endpoint.merge(route, parameters);
      const signal = endpoint.request?.signal ?? never;
      const token = await source(signal);
      endpoint.headers['authorization'] = `token ${token}`;
      try {
        return await send(endpoint);
      } catch (fault) {
        const other = statusOf(fault) === 401 ? await tokenInstead(source, token, signal) : null;
        if (other === null) throw fault;
        endpoint.headers['authorization'] = `token ${other}`;
        return send(endpoint);
      }
    },
  };
}

const TIMES = { connect: { timeout: 10_000 }, headersTimeout: SILENCE_TIMEOUT, bodyTimeout: SILENCE_TIMEOUT } as const;

/** A fetch over the proxies that the environment names, in either case. Its connections are shared by all who are given it. */
export function proxiedFetch(environment: NodeJS.ProcessEnv) {
  const value = (name: string) => environment[name] ?? environment[name.toUpperCase()] ?? '';
  let dispatcher: Dispatcher | null = null;
  return (url: string, init: Parameters<typeof undiciFetch>[1]) => {
    const [httpProxy, httpsProxy] = [value('http_proxy'), value('https_proxy')];
    dispatcher ??=
      httpProxy === '' && httpsProxy === ''
        ? new Agent(TIMES)
        : new EnvHttpProxyAgent({ ...TIMES, httpProxy, httpsProxy, noProxy: value('no_proxy') });
    return undiciFetch(url, { ...init, dispatcher });
  };
}
