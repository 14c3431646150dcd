import type { ReviewResult } from '../../reviewing/result.js';

/** What a review came to, before it is written: computed, or taken from one that is alike. */
export interface ComputedReview {
  readonly result: ReviewResult;
  /** The ReviewInput as JSON, or the digest it is stored under already. */
  readonly input: { readonly text: string } | { readonly digest: string };
}
