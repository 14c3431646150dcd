/** Whether the job, which GitHub shows at the head of its event, is for the commit that was reviewed. */
import { abbreviateSha } from '../../base/text.js';
import { closeGate, type Gate } from '../gate.js';
import type { ObtainedReview } from '../review.js';
import type { Step } from '../step.js';

/**
 * Closes the gate of a job that belongs to another head than the reviewed one. GitHub counts the job for the head of the
 * event, also where it is run again: whoever goes back to that head would find it open. What was posted stands on the
 * commit that was reviewed, and stays.
 */
export function closeForMovedHead({ context }: Step, { headSha }: ObtainedReview, gate: Gate): Gate {
  const own = context.headSha;
  if (gate.conclusion !== 'success' || own === null || own === headSha) return gate;
  const reason = `this job counts for ${abbreviateSha(own)}, and ${abbreviateSha(headSha)} was reviewed. The job of that commit decides.`;
  return { ...closeGate(gate, reason), approved: false };
}
