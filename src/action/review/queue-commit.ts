/** The gate of a merge queue's commit, where people opened that of the pull request. */
import { explainQueueFault, findQueueFault, restsOnPeople } from '../../github/pulls/queue-commit.js';
import { readErrorMessage } from '../errors.js';
import { closeGate, type Gate } from '../gate.js';
import type { ObtainedReview } from '../review.js';
import type { Step } from '../step.js';

/**
 * Closes a gate that people opened if the queue's commit does something else than the pull request that they saw. Whatever
 * cannot be compared closes too. A gate that opens without people is left as it is: its verdict needs nobody.
 */
export async function closeForOtherQueueCommit(step: Step, reviewed: ObtainedReview, gate: Gate): Promise<Gate> {
  const { review, findings } = reviewed;
  if (gate.conclusion !== 'success' || !step.context.mergeGroup || !restsOnPeople(review, findings)) return gate;
  const fault = await findFault(step, reviewed);
  return fault === null ? gate : { ...closeGate(gate, explainQueueFault(fault)), approved: false };
}

async function findFault(
  { context, deadline, deps, github }: Step,
  { review }: ObtainedReview,
): Promise<string | null> {
  const { repo, headSha, queueBase } = context;
  const change = {
    approved: { base: review.base_sha ?? null, head: review.head_sha ?? null },
    queued: { base: queueBase ?? null, head: headSha },
  };
  try {
    return await findQueueFault(change, async (from, to) =>
      (await github()).compareCommits({ repo, from, to }, deadline.signal),
    );
  } catch (fault) {
    deps.signal.throwIfAborted();
    return `it could not be compared with the queue's commit (${readErrorMessage(fault)}; the token needs "contents: read")`;
  }
}
