/** The step's check run: posted as the report has it, and what went wrong in words for whoever set the step up. */
import { type CheckRun, type CheckRunWriter, postCheckRun as post } from '../report/index.js';
import { messageOf } from './faults.js';

/** What became of it. `fault` says why not everything is there. */
export interface Posted {
  readonly url: string | null;
  /** How many annotations are there, from the first. */
  readonly count: number;
  readonly fault: PostFault | null;
}

/** Why posting ended, and what to do. */
interface PostFault {
  readonly message: string;
  readonly hint: string;
}

function statusOf(fault: unknown): number | null {
  return typeof fault === 'object' && fault !== null && 'status' in fault && typeof fault.status === 'number'
    ? fault.status
    : null;
}

const RATE_LIMIT = /rate limit/iu;

/** GitHub's refusal in words, with the permission where one is missing. */
export function postFaultOf(fault: unknown): PostFault {
  const [status, message] = [statusOf(fault), messageOf(fault)];
  if (RATE_LIMIT.test(message)) {
    return { message: `GitHub's rate limit is used up: ${message}`, hint: 'Run the job again later.' };
  }
  if (status === 403) {
    return {
      message: `The token may not create check runs (${message}).`,
      hint:
        'Add `checks: write` to the permissions of the job. A pull request from a fork, or from Dependabot, gets a ' +
        'read-only token whatever the workflow asks for: see "Forks" in the README.',
    };
  }
  if (status === 401) {
    return { message: `GitHub does not accept the token (${message}).`, hint: 'Check the input github-token.' };
  }
  if (status === 404 || status === 422) {
    return {
      message: `GitHub refused the check run with ${status} (${message}).`,
      hint: 'Check that the commit is in the repository named by the input repo, and that the token may see it.',
    };
  }
  return { message: `The check run could not be posted: ${message}.`, hint: 'Run the job again.' };
}

/** Posts a check run. Never throws: what could not be posted is for the log and the summary. */
export async function postCheckRun(github: CheckRunWriter, run: CheckRun, signal: AbortSignal): Promise<Posted> {
  const { url, count, fault } = await post(github, run, signal);
  return { url, count, fault: fault === null ? null : postFaultOf(fault.cause) };
}
