/** Waiting for a review to come to its end. */

import { MAX_WAIT_MS } from '../../base/backoff.js';
import { escapeInvisible } from '../../base/excerpt.js';
import { ReviewError } from '../../base/review-error.js';
import { seconds } from '../../base/time.js';
import type { ObservedReview } from '../../contract/index.js';
import type { Runtime } from '../runtime.js';

/** A status that is none is shown so far, in UTF-16 code units. */
const MAX_STATUS = 100;

/** A review as read, and what that says of the next look. */
export interface ReviewReading {
  readonly review: ObservedReview;
  /** How long the service asks to wait before it. */
  readonly retryAfterMs: number | null;
  /** How long the service held the answer until the review would be at rest: that much was waited already. */
  readonly heldMs: number;
}

const GROWTH = 1.5;
/** Part of a wait that the jitter may take away. The first wait is taken as given. */
const JITTER = 0.2;
/** Kept of the time for the last look. */
const LAST_LOOK_MS = 500;
const QUEUED = 'queued';
const FINAL = new Set(['complete', 'failed']);

/** Whether nothing more will happen to the review. */
function isFinal(review: ObservedReview): boolean {
  return FINAL.has(review.status);
}

/**
 * The waits between looks: the interval, then half as much more each time up to 15 s (or the interval, where that is
 * longer), with jitter.
 */
export function* generatePollWaits(intervalMs: number, random: () => number): Generator<number, never> {
  yield intervalMs;
  const most = Math.max(intervalMs, MAX_WAIT_MS);
  for (let wait = intervalMs * GROWTH; ; wait = Math.min(most, wait * GROWTH)) {
    yield Math.round(Math.min(most, wait) * (1 - JITTER * random()));
  }
}

function createTimeoutError(review: ObservedReview, waited: number, asked: number | null): ReviewError {
  const status = escapeInvisible(review.status.slice(0, MAX_STATUS));
  const wish = asked === null ? '' : ` The service asks to wait another ${seconds(asked)}.`;
  return new ReviewError(
    `The review ${escapeInvisible(review.id)} is still "${status}" after ${seconds(waited)}.${wish}`,
    {
      kind: 'timeout',
      hint: 'Raise timeout-seconds, or look at the load of the service.',
    },
  );
}

/**
 * Looks again and again until the review is complete or failed. Any other status is "not yet"; one that is not known
 * is said once. Between looks it waits what `Retry-After` asks, else what `generatePollWaits` gives; less the time for which the
 * service itself held its answer.
 * @param first the review as known; already final → no look is taken
 * @param look reads the review
 * @param onStatus told of the review each time its status is another, from the first on
 * @throws ReviewError `timeout` at the deadline, or at once where `Retry-After` points past it
 */
export async function pollUntilFinal(
  first: ReviewReading,
  look: () => Promise<ReviewReading>,
  intervalMs: number,
  runtime: Runtime,
  onStatus: (review: ObservedReview) => void,
): Promise<ObservedReview> {
  const started = runtime.parts.now();
  const waits = generatePollWaits(intervalMs, runtime.parts.random);
  let reading = first;
  let status: string | null = null;
  let unknownSaid = false;
  for (;;) {
    const { review, retryAfterMs, heldMs } = reading;
    if (review.status !== status) onStatus(review);
    status = review.status;
    if (isFinal(review)) return review;
    if (status !== QUEUED && !unknownSaid) {
      unknownSaid = true;
      const word = escapeInvisible(status.slice(0, MAX_STATUS));
      runtime.parts.log.warning(`The review has the status "${word}", which is not known here; waiting for its end.`);
    }
    const usual = waits.next().value;
    const asked = retryAfterMs === null ? null : Math.max(0, retryAfterMs - heldMs);
    const left = runtime.remaining() - LAST_LOOK_MS;
    if (left <= 0 || (asked !== null && asked > left)) {
      throw createTimeoutError(review, runtime.parts.now() - started, asked);
    }
    const wait = asked ?? Math.min(Math.max(0, usual - heldMs), left);
    if (wait > 0) await runtime.pause(wait);
    reading = await look();
  }
}
