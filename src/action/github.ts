/** The calls the step makes to GitHub: @actions/github's octokit with the throttling and retry plugins. */
import { type Dispatcher, fetch as undiciFetch } from 'undici';
import { z } from 'zod';
import { untilAborted } from '../base/abort.js';
import { createDispatcher } from '../client/dispatcher.js';
import { Sha } from '../contract/index.js';
import { type CheckRunWriter, createBodyOf, outputOf } from '../report/index.js';
import type { Env } from './environment.js';
import type { Log } from './log.js';

/** A comment on a pull request, as far as it is read. */
export interface Comment {
  readonly id: number;
  readonly body: string;
  readonly url: string | null;
  /** True where a person wrote it who has nothing to say in the repository: no token of a gate is theirs. */
  readonly outsider: boolean;
}

/** The calls that a comment takes. */
export interface CommentWriter {
  /** A page of the comments on the pull request, 100 at most, the oldest first. `more`: there is another page. */
  comments(
    repo: string,
    pr: number,
    page: number,
    signal: AbortSignal,
  ): Promise<{ readonly comments: readonly Comment[]; readonly more: boolean }>;
  /** Creates a comment, asked once: one that was taken and whose answer is lost must not be sent again unlooked. */
  createComment(repo: string, pr: number, body: string, signal: AbortSignal): Promise<Comment>;
  updateComment(repo: string, id: number, body: string, signal: AbortSignal): Promise<void>;
}

/** What the step needs of GitHub. Each call throws an Error, with `status` where GitHub answered. */
export interface GitHub extends CheckRunWriter, CommentWriter {
  /** The commit at the head of the pull request now. */
  headOf(repo: string, pr: number, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

export interface GitHubOptions {
  readonly token: string;
  readonly apiUrl: string;
  /** For the proxy variables, in either case. */
  readonly env: Env;
  /** Milliseconds on `now`'s scale; no wait for a rate limit goes past it. */
  readonly deadline: number;
  readonly now: () => number;
  readonly log: Log;
}

/** GitHub itself gives up on a request after 10 s. */
const ANSWER_MILLISECONDS = 15_000;
const RETRIES = 3;
/** The retry plugin waits 1, 4 and 9 times this. */
const RETRY_BASE_MILLISECONDS = 500;
/** Refusals that stay. 429 is left to the throttling plugin, which knows Retry-After. */
const FINAL_STATUS = [400, 401, 403, 404, 405, 406, 409, 410, 413, 414, 415, 422, 429, 451];

const PullAnswer = z.looseObject({ head: z.looseObject({ sha: Sha }) });
/** A check run that was taken is posted, whatever the answer leaves out. */
const CheckAnswer = z.looseObject({
  id: z.number().nullable().catch(null),
  html_url: z.string().nullable().catch(null),
});

const CommentAnswer = z.looseObject({
  id: z.number(),
  // A comment that is nothing but an upload may have none.
  body: z.string().nullish(),
  html_url: z.string().nullish().catch(null),
  author_association: z.string().nullish().catch(null),
  user: z.looseObject({ type: z.string() }).nullish().catch(null),
});
const COMMENTS_A_PAGE = 100;

/** How whoever wrote a comment stands to the repository (GitHub GraphQL, "CommentAuthorAssociation"), where they may not write to it. */
const OUTSIDE: ReadonlySet<string> = new Set([
  'CONTRIBUTOR',
  'FIRST_TIMER',
  'FIRST_TIME_CONTRIBUTOR',
  'MANNEQUIN',
  'NONE',
]);

const commentOf = ({ id, body, html_url, author_association, user }: z.infer<typeof CommentAnswer>): Comment => ({
  id,
  body: body ?? '',
  url: html_url ?? null,
  // Apps, `github-actions` among them, are no members of anything.
  outsider: user?.type !== 'Bot' && OUTSIDE.has(author_association ?? ''),
});

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
 * A plugin that comes before the other two. Nothing is retried once the step is over. And the throttling plugin obeys
 * Retry-After only where the message speaks of a secondary rate limit, so a 403 or 429 with Retry-After is made to.
 */
function prepareFaults(octokit: Hooked): void {
  octokit.hook.error('request', (fault, options) => {
    options.request?.signal?.throwIfAborted();
    const refused = RefusedRequest.safeParse(fault);
    if (refused.success && fault instanceof Error) {
      const { status, response, message } = refused.data;
      const limited = status === 429 || (status === 403 && response.headers['retry-after'] !== undefined);
      if (limited && !/\bsecondary rate\b/iu.test(message)) fault.message = `${message} (secondary rate limit)`;
    }
    throw fault;
  });
}

/**
 * Every request of a run is one of at most 102 (5,000 annotations in fifties), one after the other: below what GitHub
 * allows in a minute, so the throttling plugin's second between two writes is not kept. Its waits for limits are.
 */
const UNSPACED_WRITES = {
  key: () => ({ schedule: (_options: unknown, task: () => Promise<void>) => task() }),
};

/** Each attempt's time-outs, shorter than a review's: one that hangs leaves time for the next. */
const withTimeouts: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
  dispatch({ ...options, headersTimeout: ANSWER_MILLISECONDS, bodyTimeout: ANSWER_MILLISECONDS }, handler);

/** Octokit leaves the body a text where the answer does not say that it is JSON. */
function jsonOf(answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  try {
    return JSON.parse(answer);
  } catch {
    return answer;
  }
}

function shaped<T extends z.ZodType>(schema: T, answer: unknown): z.infer<T> {
  const parsed = schema.safeParse(jsonOf(answer));
  if (parsed.success) return parsed.data;
  const start = (typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? '')).slice(0, 200);
  throw new Error(`GitHub's answer is not what it documents: ${start}`);
}

const pathOf = (repo: string) => `/repos/${repo}`;

/** Makes the client. @actions/github reads the event's payload as it is loaded, so it is loaded here and not before. */
export async function openGitHub(options: GitHubOptions): Promise<GitHub> {
  const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
    import('@actions/github'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
  ]);
  const { log } = options;
  const connections = createDispatcher(options.env);
  const dispatcher = connections.compose(withTimeouts);
  const waits = (limit: string) => (seconds: number, _request: unknown, _octokit: unknown, retried: number) => {
    const fits = retried < RETRIES && options.now() + seconds * 1000 < options.deadline;
    log.info(`GitHub's ${limit} is reached: ${fits ? `waiting ${seconds} s` : 'giving up'}.`);
    return fits;
  };
  const throttle = { onRateLimit: waits('rate limit'), onSecondaryRateLimit: waits('secondary rate limit') };
  // The plugin's types ask for a whole Bottleneck.Group here; it calls only what UNSPACED_WRITES has.
  Object.assign(throttle, { write: UNSPACED_WRITES });
  const octokit = getOctokit(
    options.token,
    {
      baseUrl: options.apiUrl,
      userAgent: 'review-gate',
      log: {
        debug: (message: string) => log.debug(message),
        info: (message: string) => log.debug(message),
        warn: (message: string) => log.info(message),
        error: (message: string) => log.debug(message),
      },
      request: {
        fetch: (url: string, init: Parameters<typeof undiciFetch>[1]) => undiciFetch(url, { ...init, dispatcher }),
      },
      retry: { retries: RETRIES, retryAfterBaseValue: RETRY_BASE_MILLISECONDS, doNotRetry: FINAL_STATUS },
      throttle,
    },
    prepareFaults,
    retry,
    throttling,
  );
  const ask = (
    route: string,
    body: Record<string, unknown>,
    signal: AbortSignal,
    request: { readonly retries?: number } = {},
  ) => untilAborted(octokit.request(route, { ...body, request: { ...request, signal } }), signal);
  const call = async (...asked: Parameters<typeof ask>): Promise<unknown> => (await ask(...asked)).data;
  return {
    async headOf(repo, pr, signal) {
      return shaped(PullAnswer, await call(`GET ${pathOf(repo)}/pulls/${pr}`, {}, signal)).head.sha;
    },
    async createCheckRun(run, signal) {
      const answer = await call(`POST ${pathOf(run.repo)}/check-runs`, createBodyOf(run), signal);
      const { id, html_url: url } = shaped(CheckAnswer, answer);
      return { id, url };
    },
    async appendAnnotations(repo, id, output, annotations, signal) {
      await call(`PATCH ${pathOf(repo)}/check-runs/${id}`, { output: outputOf(output, annotations) }, signal);
    },
    async comments(repo, pr, page, signal) {
      const query = { per_page: COMMENTS_A_PAGE, page };
      const { data, headers } = await ask(`GET ${pathOf(repo)}/issues/${pr}/comments`, query, signal);
      const comments = shaped(z.array(CommentAnswer), data).map(commentOf);
      const full = comments.length >= COMMENTS_A_PAGE;
      return { comments, more: headers.link === undefined ? full : headers.link.includes('rel="next"') };
    },
    async createComment(repo, pr, body, signal) {
      const route = `POST ${pathOf(repo)}/issues/${pr}/comments`;
      return commentOf(shaped(CommentAnswer, await call(route, { body }, signal, { retries: 0 })));
    },
    async updateComment(repo, id, body, signal) {
      await call(`PATCH ${pathOf(repo)}/issues/comments/${id}`, { body }, signal);
    },
    close: () => connections.destroy(),
  };
}
