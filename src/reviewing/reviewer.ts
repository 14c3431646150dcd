/** The port that action and command ask for a review: in this process or at a service over HTTP, they cannot tell. */
import type { CreateReview, ObservedReview, ReadFindings, ReadTrace } from '../contract/index.js';
import type { ReviewInput } from '../engine/snapshot.js';
import type { GivenReport } from '../external/index.js';

/** The commit that reports are about. */
export interface ReportedHead {
  readonly repo: string;
  readonly head_sha: string;
}

/** Gives reviews. Every method but `close` rejects with ReviewError and nothing else. */
export interface Reviewer {
  /** Hands over reports on a head. Gives their ids, in the same order: a request for a review names them. */
  give(reports: readonly GivenReport[], about: ReportedHead): Promise<readonly string[]>;
  /**
   * Asks for a review; resolves when the request is accepted.
   * @param idempotencyKey the same for a request that is repeated: it makes one review
   */
  create(request: CreateReview, idempotencyKey: string): Promise<ObservedReview>;
  /** Reads a review as it is now. */
  get(id: string): Promise<ObservedReview>;
  /** Resolves when the review is at rest, complete or failed; at once where it is already. */
  wait(review: ObservedReview): Promise<ObservedReview>;
  /** All findings, at most 5,000. */
  findings(reviewId: string): Promise<ReadFindings>;
  /** The trace; null where there is none that can be read. */
  trace(review: ObservedReview): Promise<ReadTrace | null>;
  /** A page of the review that a service made, HTML; null where there is none, and one is to be made here. */
  page(review: ObservedReview): Promise<string | null>;
  /** What the review was made of, for a report with code and for `replay`; null where that is not at hand. */
  input(review: ObservedReview): Promise<ReviewInput | null>;
  /** Stops what is under way and frees what is held. */
  close(): Promise<void>;
}
