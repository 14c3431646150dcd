import { hashSha256 } from '../../base/hash.js';

/** The values that identify a review within a run. */
export interface ReviewIdentity {
  readonly repo: string;
  readonly pr: number;
  readonly headSha: string;
  readonly ticket: string | null;
  readonly policy: string | null;
  readonly dryRun: boolean;
  readonly runId: string;
  readonly runAttempt: string;
  /** The digests of the reports that the review reads. */
  readonly reports: readonly string[];
}

/**
 * Returns the Idempotency-Key of POST /v1/reviews. A retried POST never creates a second review; a re-run (another
 * attempt) does. The dry run is part of the key, since the same key with another body is refused.
 */
export function computeIdempotencyKey(identity: ReviewIdentity): string {
  const { repo, pr, headSha, ticket, policy, dryRun, runId, runAttempt, reports } = identity;
  const parts = [repo.toLowerCase(), pr, headSha, ticket, policy, dryRun, runId, runAttempt, reports];
  return `review-gate-${hashSha256(JSON.stringify(parts))}`;
}
