/** The check run: created complete in the first request, the rest of its annotations appended by the requests after it. */
import type { Annotation } from '../report/index.js';
import { messageOf } from './faults.js';
import type { CheckOutput, CheckRunId, GitHub } from './github.js';

/** GitHub takes this many annotations a request. */
const MAX_ANNOTATIONS_PER_REQUEST = 50;

/** What is posted. `output` is within GitHub's limits already, and so is each annotation. */
export interface CheckRun {
  readonly repo: string;
  readonly headSha: string;
  readonly name: string;
  readonly conclusion: 'success' | 'failure' | 'neutral';
  readonly output: CheckOutput;
  readonly annotations: readonly Annotation[];
  /** Where GitHub's "Details" link leads; null for GitHub's own page. */
  readonly detailsUrl: string | null;
}

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

/** The items in runs of at most `size`; no items are no run. */
export function batchesOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
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

/**
 * Posts a check run. Never throws: what could not be posted is for the log and the summary. Requests go one after the
 * other, since GitHub appends annotations in the order they come.
 */
export async function postCheckRun(github: GitHub, run: CheckRun, signal: AbortSignal): Promise<Posted> {
  const [first = [], ...rest] = batchesOf(run.annotations, MAX_ANNOTATIONS_PER_REQUEST);
  let created: CheckRunId;
  try {
    created = await github.createCheckRun({ ...run, annotations: first }, signal);
  } catch (fault) {
    return { url: null, count: 0, fault: postFaultOf(fault) };
  }
  const { id, url } = created;
  let count = first.length;
  for (const batch of rest) {
    try {
      if (id === null) throw new Error('GitHub gave it no id to append to');
      await github.appendAnnotations(run.repo, id, run.output, batch, signal);
    } catch (fault) {
      return { url, count, fault: postFaultOf(fault) };
    }
    count += batch.length;
  }
  return { url, count, fault: null };
}
