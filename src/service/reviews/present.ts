/** A stored review as the contract shows it. */
import type { Review } from '../../contract/index.js';
import { presentReview as present } from '../../reviewing/present-review.js';
import { buildTraceUrl } from '../context.js';
import type { ReviewSummary } from '../store/store.js';

/** The queued, completed or failed shape, exactly. */
export function presentReview(stored: ReviewSummary, publicUrl: string): Review {
  return present(stored, buildTraceUrl(publicUrl, stored.id));
}
