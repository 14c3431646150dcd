/** The one maker of Octokit clients, with the throttling and retry plugins. */
import { randomUUID } from 'node:crypto';
import { types } from 'node:util';
import type { getOctokit } from '@actions/github';
import { z } from 'zod';
import { withoutEndSlashes } from '../base/url.js';
import type { GitHubFetch } from './connections.js';
import { GitHubAnswerError, statusOf } from './faults.js';
import { type GitHubToken, type TokenSource, tokenInstead } from './token.js';

export type Octokit = ReturnType<typeof getOctokit>;

/** Refusals that stay. 429 is left to the throttling plugin, which knows Retry-After. */
const FINAL_STATUS = [400, 401, 403, 404, 405, 406, 409, 410, 413, 414, 415, 422, 429, 451];

/** A rate limit that was reached. */
export interface RateLimit {
  readonly name: 'rate limit' | 'secondary rate limit';
  /** When it lifts. */
  readonly seconds: number;
  /** How often the request has waited for a limit before. */
  readonly attempts: number;
}

/** Where octokit says what it does. */
export interface GitHubLog {
  info(message: string): void;
  debug(message: string): void;
}

/** What a client is made of. */
export interface OctokitOptions {
  readonly token: GitHubToken;
  readonly apiUrl: string;
  readonly fetch: GitHubFetch;
  /** How often a request that failed for now is sent again. */
  readonly retries: number;
  /** The first wait before that, in milliseconds; later ones grow with the square. */
  readonly retryAfter: number;
  /** Whether to wait for a rate limit. */
  readonly waitsFor: (limit: RateLimit) => boolean;
  /** Milliseconds that a second of such a wait takes: 1000, or less in tests. */
  readonly secondLength: number;
  /** Whether to keep the second between two writes that GitHub asks for. */
  readonly spacesWrites: boolean;
  readonly log: GitHubLog | null;
}

/** An error of octokit, as far as it is read here. */
const RefusedRequest = z.looseObject({
  status: z.number(),
  message: z.string(),
  response: z.looseObject({ headers: z.record(z.string(), z.unknown()) }),
});

/** The part of octokit that a plugin of ours hooks into. */
interface Hooked {
  readonly hook: { error(name: 'request', handler: (fault: unknown, options: RequestOptions) => never): void };
}
interface RequestOptions {
  readonly request?: { readonly signal?: AbortSignal };
}

/**
 * A plugin that comes before the other two. Nothing is sent again once the call is over, nor where an answer went over a limit.
 * And the throttling plugin obeys Retry-After only where the message speaks of a secondary rate limit, so a 403 or 429 with
 * Retry-After is given such a message.
 */
function prepareFaults(octokit: Hooked): void {
  octokit.hook.error('request', (fault, options) => {
    options.request?.signal?.throwIfAborted();
    if (!types.isNativeError(fault)) throw fault;
    if (fault.cause instanceof GitHubAnswerError) throw fault.cause;
    const refused = RefusedRequest.safeParse(fault);
    if (refused.success) {
      const { status, response, message } = refused.data;
      const limited = status === 429 || (status === 403 && response.headers['retry-after'] !== undefined);
      if (limited && !/\bsecondary rate\b/iu.test(message)) fault.message = `${message} (secondary rate limit)`;
    }
    throw fault;
  });
}

/**
 * The throttling plugin keeps a second between two POSTs. Clients that only read send one POST, a GraphQL query, and of many reviews
 * at once each would wait for all before it. A step sends at most 102 writes (5,000 annotations in fifties), one after the other,
 * which is below what GitHub allows in a minute.
 */
const UNSPACED_WRITES = {
  key: () => ({ schedule: (_options: unknown, task: () => Promise<void>) => task() }),
};

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Octokit warns of what a reader of the log should know; the rest is for who looks for a fault. */
function toOctokitLog(log: GitHubLog | null) {
  if (log === null) return SILENT;
  const debug = (message: string) => log.debug(message);
  return { debug, info: debug, error: debug, warn: (message: string) => log.info(message) };
}

/** A request as octokit gives it to an authorization strategy. */
interface Endpoint {
  readonly headers: Record<string, unknown>;
  readonly request?: { readonly signal?: AbortSignal };
}
interface Sender {
  (endpoint: Endpoint): Promise<unknown>;
  readonly endpoint: { merge(route: unknown, parameters?: unknown): Endpoint };
}

/** Authorizes each request with the source's token of that moment; one that is refused is replaced once. */
function authorizeFrom(source: TokenSource) {
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

/** Makes a client; no request is sent. @actions/github reads the event's payload as it is loaded, so it is loaded here and not before. */
export async function createOctokit(options: OctokitOptions): Promise<Octokit> {
  const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
    import('@actions/github'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
  ]);
  const { token, retries, retryAfter } = options;
  const waitFor =
    (name: RateLimit['name']) => (seconds: number, _request: unknown, _octokit: unknown, attempts: number) =>
      options.waitsFor({ name, seconds, attempts });
  const throttle = {
    // The plugin keeps one queue an id in the whole process: nobody is to wait for another.
    id: randomUUID(),
    retryAfterBaseValue: options.secondLength,
    onRateLimit: waitFor('rate limit'),
    onSecondaryRateLimit: waitFor('secondary rate limit'),
  };
  // The plugin's types ask for a whole Bottleneck.Group here; it calls only what UNSPACED_WRITES has.
  if (!options.spacesWrites) Object.assign(throttle, { write: UNSPACED_WRITES });
  return getOctokit(
    // Octokit wants a text here; with a strategy of ours it is never sent.
    typeof token === 'string' ? token : 'of-a-source',
    {
      ...(typeof token === 'string' ? {} : { authStrategy: () => authorizeFrom(token) }),
      baseUrl: withoutEndSlashes(options.apiUrl),
      userAgent: 'review-gate',
      log: toOctokitLog(options.log),
      request: { fetch: options.fetch },
      retry: { retries, retryAfterBaseValue: retryAfter, doNotRetry: FINAL_STATUS },
      throttle,
    },
    prepareFaults,
    retry,
    throttling,
  );
}
