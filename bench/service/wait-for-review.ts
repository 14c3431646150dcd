import type { Caller } from '../../__tests__/stand-ins/serving.js';
import { Review } from '../../src/contract/index.js';

/** Asks a service for a review again and again until it has ended, by itself or with a fault. */
export async function waitForReview(caller: Pick<Caller, 'call'>, id: string): Promise<Review> {
  for (;;) {
    const review = Review.parse((await caller.call('GET', `/v1/reviews/${id}`)).json);
    if (review.status !== 'queued') return review;
  }
}
