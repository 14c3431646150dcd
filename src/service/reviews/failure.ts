/** What a failed review says of why: the code and the words of whoever knows, and nothing internal. */

import { ProviderError } from '../../base/errors.js';
import { type ErrorCode, LIMITS } from '../../contract/index.js';
import { PolicyError } from '../../engine/index.js';
import { EngineLimitError } from '../threads/limit.js';

export interface Failure {
  readonly code: ErrorCode;
  readonly detail: string;
}

const MINUTES = LIMITS.MAX_REVIEW_MILLISECONDS / 60_000;
const AGAIN = 'Ask for it again; if it stays so, split the pull request.';

/** The provider did not give the change in the time that a review has. */
export const PROVIDER_TIMED_OUT: Failure = {
  code: 'E_UP_001',
  detail: `The change could not be read within ${MINUTES} minutes and the review was given up. ${AGAIN}`,
};
/** The change was there, and the review itself took all of its time. */
export const REVIEW_TIMED_OUT: Failure = {
  code: 'E_INT_001',
  detail: `The review took longer than ${MINUTES} minutes and was given up. ${AGAIN}`,
};
/** Whoever ran it did not live to say why. */
export function diedTooOften(deaths: number): Failure {
  return {
    code: 'E_INT_001',
    detail: `The review was given up: its worker ended ${deaths} times while it ran. ${AGAIN}`,
  };
}
/** Ours; the log knows more. */
export const OURS: Failure = { code: 'E_INT_001', detail: 'The review failed on our side. Ask for it again.' };

/** What may be said of `cause`; null where it is nobody's business but ours. */
export function failureOf(cause: unknown): Failure | null {
  if (cause instanceof ProviderError) return { code: cause.code, detail: cause.message };
  if (cause instanceof PolicyError) return { code: 'E_POL_001', detail: cause.message };
  if (cause instanceof EngineLimitError) return { code: 'E_INT_001', detail: cause.message };
  return null;
}
