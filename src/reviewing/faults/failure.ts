import { ProviderError } from '../../base/errors.js';
import { type ErrorCode, LIMITS } from '../../contract/index.js';
import { PolicyError } from '../../engine/index.js';
import { EngineLimitError } from './engine-limit-error.js';

/** What a failed review says of why: the code and the words of whoever knows, and nothing internal. */
export interface Failure {
  readonly code: ErrorCode;
  readonly detail: string;
}

const MINUTES = LIMITS.MAX_REVIEW_MILLISECONDS / 60_000;
/** What to do about a review that was given up. */
export const ASK_AGAIN = 'Ask for it again. If that fails too, split the pull request.';

/** The provider did not give the change in the time that a review has. */
export const PROVIDER_TIMED_OUT: Failure = {
  code: 'E_UP_001',
  detail: `The change could not be read within ${MINUTES} minutes and the review was stopped. ${ASK_AGAIN}`,
};
/** The change was there, and the review itself took all of its time. */
export const REVIEW_TIMED_OUT: Failure = {
  code: 'E_INT_001',
  detail: `The review took longer than ${MINUTES} minutes and was stopped. ${ASK_AGAIN}`,
};
/** Ours; the log knows more. */
export const OURS: Failure = { code: 'E_INT_001', detail: 'The review failed on our side. Ask for it again.' };

/** What may be said of `cause`; null where it is nobody's business but ours. */
export function explainFailure(cause: unknown): Failure | null {
  if (cause instanceof ProviderError) return { code: cause.code, detail: cause.message };
  if (cause instanceof PolicyError) return { code: 'E_POL_001', detail: cause.message };
  if (cause instanceof EngineLimitError) return { code: 'E_INT_001', detail: cause.message };
  return null;
}
