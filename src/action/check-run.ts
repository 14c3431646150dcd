/** The step's check run: posted as the report has it, and what went wrong in words for whoever set the step up. */
import { type CheckRun, type CheckRunWriter, postCheckRun as post } from '../github/check-run.js';
import { type PostFault, type Posting, postFaultOf } from './post-fault.js';

/** What became of it. `fault` says why not everything is there. */
export interface Posted {
  readonly url: string | null;
  /** How many annotations are there, from the first. */
  readonly count: number;
  readonly fault: PostFault | null;
}

/** A check run, as faults speak of it. */
export const CHECK_RUN: Posting = {
  what: 'check run',
  deed: 'create check runs',
  permission: 'checks: write',
  check: 'Check that the commit is in the repository named by the input repo, and that the token may see it.',
};

/** Posts a check run. Never throws: what could not be posted is for the log and the summary. */
export async function postCheckRun(github: CheckRunWriter, run: CheckRun, signal: AbortSignal): Promise<Posted> {
  const { url, count, fault } = await post(github, run, signal);
  return { url, count, fault: fault === null ? null : postFaultOf(fault.cause, CHECK_RUN) };
}
