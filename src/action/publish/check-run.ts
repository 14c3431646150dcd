/** Posts the step's check run from the report, and explains errors to the person who set up the step. */
import type { CheckRunWriter } from '../../github/checks/check-run.js';
import { type IdentifiedCheckRun, publishCheckRun } from '../../github/checks/publish-check.js';
import type { StandingChecks } from '../../github/checks/standing-checks.js';
import { describePostFailure, type PostAttempt, type PostFailure } from './post-failure.js';

/** The result. `fault` says why not everything was posted. */
export interface PostedCheckRun {
  readonly url: string | null;
  /** How many annotations were posted, counted from the first. */
  readonly count: number;
  readonly fault: PostFailure | null;
  /** The other pull requests with this head that keep the gate closed, by number. */
  readonly closedBy: readonly number[];
}

/** The texts for errors of posting a check run. */
export const CHECK_RUN: PostAttempt = {
  what: 'check run',
  deed: 'create check runs',
  permission: 'checks: write',
  check: 'Check that the commit is in the repository named by the input repo, and that the token may see it.',
};

/** Posts a check run. Never throws: the log and the summary say what could not be posted. */
export async function postCheckRun(
  github: CheckRunWriter & StandingChecks,
  run: IdentifiedCheckRun,
  signal: AbortSignal,
): Promise<PostedCheckRun> {
  const { url, count, fault, closedBy } = await publishCheckRun(github, run, signal);
  return { url, count, closedBy, fault: fault === null ? null : describePostFailure(fault.cause, CHECK_RUN) };
}
