/** Whether the pull request still goes into the branch that it was reviewed for. */
import { explainOtherQueue } from '../../github/pulls/queue-commit.js';
import { readErrorMessage } from '../errors.js';
import { closeGate, type Gate } from '../gate.js';
import type { ObtainedReview } from '../review.js';
import type { Step } from '../step.js';

/**
 * Closes a gate that would open if the base was changed while the review ran: the newest check run counts, and this one
 * may be posted after that of the other base. A merge group must be of the branch that was reviewed. Nothing is asked for a
 * gate that stays closed. If
 * GitHub does not answer, the gate stays as it is: a workflow that listens to `edited` reviews the other base.
 */
export async function closeForMovedBase(step: Step, { review }: ObtainedReview, gate: Gate): Promise<Gate> {
  const { context, deadline, deps, inputs, log } = step;
  const reviewed = review.base_ref;
  if (gate.conclusion !== 'success' || reviewed == null) return gate;
  if (context.mergeGroup) {
    const { baseRef: queue = reviewed } = context;
    return queue === reviewed ? gate : { ...closeGate(gate, explainOtherQueue(reviewed, queue)), approved: false };
  }
  if (inputs.githubToken === '') return gate;
  try {
    const github = await step.github();
    const { baseRef } = await github.readPullState(context.repo, context.pr, deadline.signal);
    if (baseRef === reviewed) return gate;
    const reason = `the pull request goes into ${baseRef} now, and this review was for ${reviewed}.`;
    return { ...closeGate(gate, reason), approved: false };
  } catch (fault) {
    deps.signal.throwIfAborted();
    log.debug(`The base of the pull request could not be read again: ${readErrorMessage(fault)}`);
    return gate;
  }
}
