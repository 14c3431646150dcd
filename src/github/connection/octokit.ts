/** The only place that creates Octokit clients, with the throttling and retry plugins. */
import { randomUUID } from 'node:crypto';
import { types } from 'node:util';
import type { getOctokit } from '@actions/github';
import * as z from 'zod';
import { removeEndSlashes } from '../../base/url.js';
import { type GitHubToken, type RefusedToken, replaceToken, type TokenSource } from '../token.js';
import type { GitHubFetch } from './connections.js';
import { GitHubAnswerError, lacksPermission, readStatus } from './errors.js';

/** A client of GitHub's API, as @actions/github makes it. */
export type Octokit = ReturnType<typeof getOctokit>;

/** Statuses that are never retried. 429 is left to the throttling plugin, which handles Retry-After. */
const FINAL_STATUS = [400, 401, 403, 404, 405, 406, 409, 410, 413, 414, 415, 422, 429, 451];

/** A rate limit that was reached. */
export interface RateLimit {
  readonly name: 'rate limit' | 'secondary rate limit';
  /** Seconds until it ends. */
  readonly seconds: number;
  /** How often the request has already waited for a limit. */
  readonly attempts: number;
}

/** The log that octokit writes to. */
export interface GitHubLog {
  info(message: string): void;
  debug(message: string): void;
}

/** Options of a client. */
export interface OctokitOptions {
  readonly token: GitHubToken;
  readonly apiUrl: string;
  readonly fetch: GitHubFetch;
  /** Number of retries after a temporary failure. */
  readonly retries: number;
  /** The first wait before a retry, in milliseconds; later waits grow with the square of the attempt. */
  readonly retryAfter: number;
  /** Whether to wait for a rate limit. */
  readonly waitsFor: (limit: RateLimit) => boolean;
  /** The length of a second in such a wait, in milliseconds: 1000, or less in tests. */
  readonly secondLength: number;
  /** Whether to wait one second between two writes, as GitHub asks. */
  readonly spacesWrites: boolean;
  readonly log: GitHubLog | null;
}

/** The fields of an octokit error that are read here. */
const RefusedRequest = z.looseObject({
  status: z.number(),
  message: z.string(),
  response: z.looseObject({ headers: z.record(z.string(), z.unknown()), data: z.unknown() }),
});

/** The part of octokit that our plugins use. */
interface OctokitHooks {
  readonly hook: { error(name: 'request', handler: (fault: unknown, options: RequestOptions) => never): void };
}
interface RequestOptions {
  readonly request?: { readonly signal?: AbortSignal };
}

/**
 * Our plugin, registered before the other two. It prevents a retry after the call has ended or after an answer exceeded
 * a limit. Octokit takes a whole page as the message of an error: it is replaced. The throttling plugin obeys Retry-After
 * only if the message contains "secondary rate limit". So this plugin gives such a message to a 403 or 429 with
 * Retry-After.
 */
function prepareFaults(octokit: OctokitHooks): void {
  octokit.hook.error('request', (fault, options) => {
    options.request?.signal?.throwIfAborted();
    if (!types.isNativeError(fault)) throw fault;
    if (fault.cause instanceof GitHubAnswerError) throw fault.cause;
    const refused = RefusedRequest.safeParse(fault);
    if (refused.success) {
      const { status, response } = refused.data;
      if (typeof response.data === 'string') fault.message = `GitHub answered ${status}`;
      const { message } = fault;
      const limited = status === 429 || (status === 403 && response.headers['retry-after'] !== undefined);
      if (limited && !/\bsecondary rate\b/iu.test(message)) fault.message = `${message} (secondary rate limit)`;
    }
    throw fault;
  });
}

/**
 * Turns off the throttling plugin's wait of one second between two POSTs. Clients that only read send one POST, a
 * GraphQL query; of many concurrent reviews, each would wait for all earlier ones. A step sends at most 102 writes
 * (5,000 annotations in batches of 50), one after the other, which is below GitHub's limit per minute.
 */
const UNSPACED_WRITES = {
  key: () => ({ schedule: (_options: unknown, task: () => Promise<void>) => task() }),
};

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Passes octokit's warnings to the log; other messages are for debugging. */
function toOctokitLog(log: GitHubLog | null) {
  if (log === null) return SILENT;
  const debug = (message: string) => log.debug(message);
  return { debug, info: debug, error: debug, warn: (message: string) => log.info(message) };
}

/** A request in the form in which octokit passes it to an authorization strategy. */
interface Endpoint {
  readonly headers: Record<string, unknown>;
  readonly request?: { readonly signal?: AbortSignal };
}
interface Sender {
  (endpoint: Endpoint): Promise<unknown>;
  readonly endpoint: { merge(route: unknown, parameters?: unknown): Endpoint };
}

function readRefusedBecause(fault: unknown): RefusedToken['why'] | null {
  if (readStatus(fault) === 401) return 'ended';
  return lacksPermission(fault) ? 'permission' : null;
}

/** Authorizes each request with the source's current token. If a token is refused, it is replaced once. */
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
        const why = readRefusedBecause(fault);
        const other = why === null ? null : await replaceToken(source, { token, why }, signal);
        if (other === null) throw fault;
        endpoint.headers['authorization'] = `token ${other}`;
        return send(endpoint);
      }
    },
  };
}

/**
 * Creates a client; sends no request. @actions/github reads the event's payload when it is loaded, so it is imported
 * here and not at the top.
 */
export async function createOctokit(options: OctokitOptions): Promise<Octokit> {
  const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
    import(/* webpackChunkName: "octokit" */ '@actions/github'),
    import(/* webpackChunkName: "octokit" */ '@octokit/plugin-retry'),
    import(/* webpackChunkName: "octokit" */ '@octokit/plugin-throttling'),
  ]);
  const { token, retries, retryAfter } = options;
  const waitFor =
    (name: RateLimit['name']) => (seconds: number, _request: unknown, _octokit: unknown, attempts: number) =>
      options.waitsFor({ name, seconds, attempts });
  const throttle = {
    // The plugin keeps one queue per id in the whole process: clients must not wait for each other.
    id: randomUUID(),
    retryAfterBaseValue: options.secondLength,
    onRateLimit: waitFor('rate limit'),
    onSecondaryRateLimit: waitFor('secondary rate limit'),
  };
  // The plugin's types require a complete Bottleneck.Group; it only uses what UNSPACED_WRITES has.
  if (!options.spacesWrites) Object.assign(throttle, { write: UNSPACED_WRITES });
  return getOctokit(
    // Octokit requires a text here; with our authorization strategy it is never sent.
    typeof token === 'string' ? token : 'of-a-source',
    {
      ...(typeof token === 'string' ? {} : { authStrategy: () => authorizeFrom(token) }),
      baseUrl: removeEndSlashes(options.apiUrl),
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
