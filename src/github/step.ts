/** What a workflow step asks of GitHub, with the token of its job. */
import type { ProxyEnvironment } from '../base/proxy.js';
import type { CheckRunWriter } from './check-run.js';
import { createCheckRunWriter } from './check-runs.js';
import { createGitHubClient } from './client.js';
import { type CommentWriter, createCommentWriter } from './comments.js';
import type { GitHubLog, RateLimit } from './octokit.js';
import { readHeadCommit } from './pulls.js';

const RETRIES = 3;
/** The waits before a request is sent again are 1, 4 and 9 times this. */
const RETRY_AFTER_MILLISECONDS = 500;

/** The calls of a step. Each throws an Error, with `status` where GitHub answered; or the signal's reason. */
export interface GitHub extends CheckRunWriter, CommentWriter {
  /** The commit at the head of the pull request now. */
  headOf(repo: string, pr: number, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

export interface GitHubOptions {
  readonly token: string;
  readonly apiUrl: string;
  /** For the proxy variables, in either case. */
  readonly env: ProxyEnvironment;
  /** Milliseconds on `now`'s scale; no wait for a rate limit goes past it. */
  readonly deadline: number;
  readonly now: () => number;
  readonly log: GitHubLog;
}

/** Makes the calls; no request is sent yet. @throws ProxyVariableError where a proxy variable holds no address */
export async function openGitHub({ token, apiUrl, env, deadline, now, log }: GitHubOptions): Promise<GitHub> {
  const waitsFor = ({ name, seconds, attempts }: RateLimit) => {
    const fits = attempts < RETRIES && now() + seconds * 1000 < deadline;
    log.info(`GitHub's ${name} is reached: ${fits ? `waiting ${seconds} s` : 'giving up'}.`);
    return fits;
  };
  // A call may take as long as the step: waits for rate limits are part of it, and the signal ends it.
  const api = { token, apiUrl, environment: env, retryAfter: RETRY_AFTER_MILLISECONDS, callTimeout: null };
  const client = createGitHubClient(api, { retries: RETRIES, waitsFor, log });
  return {
    ...createCheckRunWriter(client, { resend: true }),
    ...createCommentWriter(client),
    headOf: (repo, pr, signal) => readHeadCommit(client, { repo, pr }, signal),
    close: () => client.close(),
  };
}
