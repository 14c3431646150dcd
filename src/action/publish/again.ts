/** What happens when a person has reviewed: whether this job runs again by itself, and what to do if it does not. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRunUrl, type Environment } from '../environment.js';

/** The event by which a review starts the job again. */
const REVIEW_EVENT = 'pull_request_review';
/** A line of a workflow that names the event, outside of a comment. */
const NAMES_EVENT = /^[^#\n]*\bpull_request_review\b/mu;

/** Reads whether the job's workflow has the event; null if the workflow is not in the workspace. */
async function readsReviews({ workspace, workflowRef, repository }: Environment): Promise<boolean | null> {
  if (workspace === null || workflowRef === null || repository === null) return null;
  const path = /^(\.github\/workflows\/[^/@]+)@/u.exec(workflowRef.slice(repository.length + 1))?.[1];
  if (path === undefined) return null;
  try {
    return NAMES_EVENT.test(await readFile(join(workspace, path), 'utf8'));
  } catch {
    // No checkout, which the step does not need.
    return null;
  }
}

/** Describes it for the steps that open the gate. Never fails. */
export async function describeAgain(environment: Environment): Promise<string> {
  const { event } = environment;
  if (event === 'merge_group') return 'Then add the pull request to the merge queue again.';
  const reads = event === REVIEW_EVENT || (await readsReviews(environment));
  if (reads === true) return 'Then this job runs again by itself, and the gate opens.';
  const url = buildRunUrl(environment);
  const run = url === null ? 'Then re-run this job' : `Then re-run this job (${url})`;
  if (reads === false) return `${run}; with the event ${REVIEW_EVENT} in its workflow it does so by itself.`;
  return `Then this job runs again by itself if its workflow has the event ${REVIEW_EVENT}; if not, re-run it${url === null ? '' : ` (${url})`}.`;
}
