/** The client as a library: `ReviewClient`, which the published package exports. Its types need no other package. */
import { randomUUID } from 'node:crypto';
import { type OpenedApi, openApi } from './connection/open-api.js';
import { createReviewer, DEFAULT_POLL_INTERVAL_MS, type HttpReviewer, NEEDED_SCOPES } from './http-reviewer.js';
import type { Review, ReviewClientOptions, ReviewFindings, ReviewRequest } from './review-types.js';

export { ReviewError, type ReviewErrorDetails, type ReviewErrorKind } from '../base/review-error.js';
export type * from './review-types.js';

/** For a review with all retries, as the step has it. */
const DEFAULT_TIMEOUT_MS = 600_000;

/**
 * A client of one review service. It may live as long as the program: each call has its own time limit, and all share one token and one
 * connection. Every call rejects with ReviewError and nothing else.
 */
export class ReviewClient {
  private readonly opened: OpenedApi;

  /** Nothing is sent. Throws ReviewError (`configuration`) for an address, or a proxy in the environment, that cannot work. */
  constructor(private readonly options: ReviewClientOptions) {
    const { baseUrl, clientId, clientSecret, scope = NEEDED_SCOPES, log, signal } = options;
    this.opened = openApi({
      baseUrl,
      clientId,
      clientSecret,
      scope,
      deadline: Number.POSITIVE_INFINITY,
      ...(log === undefined ? {} : { log }),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  /**
   * Asks for a review and waits until it is complete or has failed.
   * @param idempotencyKey the same for a request that is repeated: it makes one review; default: a new one
   */
  async review(request: ReviewRequest, idempotencyKey: string = randomUUID()): Promise<Review> {
    const reviewer = this.open();
    return reviewer.wait(await reviewer.create(request, idempotencyKey));
  }

  /** Asks for a review as `review` does; resolves when it is accepted, mostly before it is complete. */
  create(request: ReviewRequest, idempotencyKey: string = randomUUID()): Promise<Review> {
    return this.open().create(request, idempotencyKey);
  }

  /** Reads a review as it is now. */
  get(id: string): Promise<Review> {
    return this.open().get(id);
  }

  /** Waits until the review is complete or has failed. */
  async wait(id: string): Promise<Review> {
    const reviewer = this.open();
    return reviewer.wait(await reviewer.get(id));
  }

  /** Lists the findings of a review, each once, at most 5,000. */
  findings(reviewId: string): Promise<ReviewFindings> {
    return this.open().findings(reviewId);
  }

  /** Reads the audit trace, as JSON that `review-gate verify` takes; null where the service gives none. */
  async trace(review: Review): Promise<unknown> {
    return (await this.open().trace(review))?.document ?? null;
  }

  /** Reads the report, one HTML page that loads no other files; null where the service gives none. */
  page(review: Review): Promise<string | null> {
    return this.open().page(review);
  }

  /** Lets the connections go. */
  close(): Promise<void> {
    return this.opened.release();
  }

  /** A reviewer for one call: its time begins now. */
  private open(): HttpReviewer {
    const { api, address, release } = this.opened;
    const { timeoutMs = DEFAULT_TIMEOUT_MS, pollIntervalMs = DEFAULT_POLL_INTERVAL_MS } = this.options;
    return createReviewer(api.within(timeoutMs), address, pollIntervalMs, release);
  }
}
