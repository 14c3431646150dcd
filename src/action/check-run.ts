/** Posts the step's check run from the report, and explains errors to the person who set up the step. */
import { type CheckRun, type CheckRunWriter, postCheckRun as post } from '../github/check-run.js';
import { type PostFault, type Posting, postFaultOf } from './post-fault.js';

/** The result. `fault` says why not everything was posted. */
export interface Posted {
  readonly url: string | null;
  /** How many annotations were posted, counted from the first. */
  readonly count: number;
  readonly fault: PostFault | null;
}

/** The texts for errors of posting a check run. */
export const CHECK_RUN: Posting = {
  what: 'check run',
  deed: 'create check runs',
  permission: 'checks: write',
  check: 'Check that the commit is in the repository named by the input repo, and that the token may see it.',
};

/** Posts a check run. Never throws: the log and the summary say what could not be posted. */
export async function postCheckRun(github: CheckRunWriter, run: CheckRun, signal: AbortSignal): Promise<Posted> {
  const { url, count, fault } = await post(github, run, signal);
  return { url, count, fault: fault === null ? null : postFaultOf(fault.cause, CHECK_RUN) };
}
