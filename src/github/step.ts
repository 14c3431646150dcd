/** The GitHub calls of a workflow step, with the token of its job. */
import type { ProxyEnvironment } from '../base/proxy.js';
import { type AttestationWriter, createAttestationWriter } from './attestations.js';
import type { CheckRunWriter } from './checks/check-run.js';
import { createCheckRunWriter, createStandingChecks } from './checks/check-runs.js';
import type { StandingChecks } from './checks/standing-checks.js';
import { createGitHubClient } from './connection/client.js';
import type { GitHubLog, RateLimit } from './connection/octokit.js';
import { type CommentWriter, createCommentWriter } from './pulls/comments.js';
import { type ComparedFile, compareCommits } from './pulls/comparisons.js';
import { readHeadCommit } from './pulls/pulls.js';

const RETRIES = 3;
/** The waits before a request is sent again are 1, 4 and 9 times this. */
const RETRY_AFTER_MILLISECONDS = 500;

/** The calls of a step. Each throws an Error, with `status` if GitHub answered, or the signal's reason. */
export interface GitHub extends CheckRunWriter, StandingChecks, CommentWriter, AttestationWriter {
  /** Reads the current head commit of the pull request. */
  readHead(repo: string, pr: number, signal: AbortSignal): Promise<string>;
  /** Lists the files in which a commit differs from where it left another; null if there are too many. */
  compareCommits(
    about: { readonly repo: string; readonly from: string; readonly to: string },
    signal: AbortSignal,
  ): Promise<readonly ComparedFile[] | null>;
  close(): Promise<void>;
}

/** Which GitHub a step calls, with which token, and for how long. */
export interface GitHubOptions {
  readonly token: string;
  readonly apiUrl: string;
  /** For the proxy variables, in lower or upper case. */
  readonly env: ProxyEnvironment;
  /** Milliseconds on `now`'s scale; no wait for a rate limit goes beyond it. */
  readonly deadline: number;
  readonly now: () => number;
  readonly log: GitHubLog;
}

/** Creates the calls; sends no request yet. @throws ProxyVariableError if a proxy variable contains no valid address */
export async function openGitHub({ token, apiUrl, env, deadline, now, log }: GitHubOptions): Promise<GitHub> {
  const waitsFor = ({ name, seconds, attempts }: RateLimit) => {
    const fits = attempts < RETRIES && now() + seconds * 1000 < deadline;
    log.info(`GitHub's ${name} is reached: ${fits ? `waiting ${seconds} s` : 'giving up'}.`);
    return fits;
  };
  // A call may take as long as the step: it may wait for rate limits, and the signal ends it.
  const api = { token, apiUrl, environment: env, retryAfter: RETRY_AFTER_MILLISECONDS, callTimeout: null };
  const client = createGitHubClient(api, { retries: RETRIES, waitsFor, log });
  return {
    ...createCheckRunWriter(client, { resend: true }),
    ...createStandingChecks(client),
    ...createCommentWriter(client),
    ...createAttestationWriter(client),
    readHead: (repo, pr, signal) => readHeadCommit(client, { repo, pr }, signal),
    compareCommits: (about, signal) => compareCommits(client, about, signal),
    close: () => client.close(),
  };
}
