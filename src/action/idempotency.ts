import { sha256Hex } from '../base/hash.js';

/** What makes a review one and the same within a run. */
export interface ReviewIdentity {
  readonly repo: string;
  readonly pr: number;
  readonly headSha: string;
  readonly ticket: string | null;
  readonly policy: string | null;
  readonly dryRun: boolean;
  readonly runId: string;
  readonly runAttempt: string;
}

/**
 * The Idempotency-Key of POST /v1/reviews: a retried POST never makes a second review, a re-run (another attempt) does.
 * The dry run is part of it, since the same key with another body is refused.
 */
export function idempotencyKey(identity: ReviewIdentity): string {
  const { repo, pr, headSha, ticket, policy, dryRun, runId, runAttempt } = identity;
  const parts = [repo.toLowerCase(), pr, headSha, ticket, policy, dryRun, runId, runAttempt];
  return `review-gate-${sha256Hex(JSON.stringify(parts))}`;
}
