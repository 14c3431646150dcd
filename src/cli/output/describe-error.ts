/** What a thrown error says to the one who called. */
import type { ReviewError } from '../../base/review-error.js';

/** By its name and not by its class: the class is loaded only with what throws it. */
export const isReviewError = (fault: unknown): fault is ReviewError =>
  fault instanceof Error && fault.name === 'ReviewError';

/** Where the faults of a policy stand in one line of an answer. */
const POLICY_FAULT = /(?:\.|;) (?=line \d+, column \d+: )/gu;

/** Puts each fault of a policy on a line of its own. */
const breakPolicyFaults = (text: string): string => text.replace(POLICY_FAULT, '\n  ');

/** The advice of a ReviewError names inputs of the step, which mean nothing to who runs the command: only where nothing else was said. */
export function describeError(fault: unknown): string {
  if (isReviewError(fault))
    return breakPolicyFaults(fault.said ?? (fault.hint === '' ? fault.message : `${fault.message}\n${fault.hint}`));
  return breakPolicyFaults(fault instanceof Error ? fault.message : String(fault));
}
