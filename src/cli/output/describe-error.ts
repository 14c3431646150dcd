/** What a thrown error says to the one who called. */
import type { ReviewError } from '../../base/review-error.js';

/** By its name and not by its class: the class is loaded only with what throws it. */
export const isReviewError = (fault: unknown): fault is ReviewError =>
  fault instanceof Error && fault.name === 'ReviewError';

/** The advice of a ReviewError names inputs of the step, which mean nothing to who runs the command: only where nothing else was said. */
export function describeError(fault: unknown): string {
  if (isReviewError(fault))
    return fault.said ?? (fault.hint === '' ? fault.message : `${fault.message}\n${fault.hint}`);
  return fault instanceof Error ? fault.message : String(fault);
}
