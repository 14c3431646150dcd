/** The rows of the store: values, nobody changes one. Times are milliseconds since the epoch. */
import type { EventKind, EvidenceKind, Scope } from '../../contract/index.js';
import type { PolicySources } from '../../engine/snapshot.js';
import type { AskedReview, CompleteOutcome, ReviewOutcome, ShownEvidence } from '../../reviewing/present-review.js';
import type { PinnedChange } from '../../sources/provider.js';

/** How a review ended, or that it has not; with the name of the blob that holds the ReviewInput. */
export type Outcome = Exclude<ReviewOutcome, CompleteOutcome> | (CompleteOutcome & { readonly inputDigest: string });

/** The commit of a merge queue. */
export interface QueueCommit {
  readonly headSha: string;
  /** The branch that it is for, and the commit that it stands on: null if GitHub does not name that. */
  readonly base: { readonly ref: string; readonly sha: string | null };
}

/** A review with the data that the worker needs. */
export interface StoredReview {
  readonly id: string;
  /** The source of the request: a call, or an event of the provider. */
  readonly origin: 'api' | 'event';
  /** A digest of everything that the result depends on: two reviews with the same key have the same result. */
  readonly key: string;
  readonly asked: AskedReview;
  /** The commit of a merge queue that the check run is for; null for the head of the pull request. */
  readonly queue: QueueCommit | null;
  readonly change: PinnedChange;
  readonly policy: PolicySources;
  /** The reports that it was given. */
  readonly evidence: readonly (ShownEvidence & { readonly id: string })[];
  readonly createdAt: number;
  readonly outcome: Outcome;
}

/** A review without its large fields, which only the worker needs. */
export interface ReviewSummary extends Omit<StoredReview, 'change' | 'policy'> {
  readonly change: {
    readonly head: Pick<PinnedChange['head'], 'sha'>;
    /** Null for a review of before migration 0003. */
    readonly base: PinnedChange['base'] | null;
    /** Both left out for a review of before migration 0006. */
    readonly title?: string;
    readonly author?: string;
  };
}

/** The first review of a pull request with a verdict, and what became of that. Times are milliseconds since the epoch. */
export interface FirstReview {
  readonly createdAt: number;
  /** When a review of the pull request first opened the gate; null if none has. */
  readonly greenAt: number | null;
  /** Criteria that it judged, and those that it found met. */
  readonly criteria: number;
  readonly met: number;
}

/** A client secret as hashed by `auth/secrets.ts`. The secret itself is not stored. */
export interface ClientSecret {
  readonly hash: string;
  readonly createdAt: number;
  /** Milliseconds since the epoch; null if it does not expire. */
  readonly expiresAt: number | null;
}

/** An integration that may mint tokens. */
export interface Client {
  readonly id: string;
  readonly tenantId: string;
  /** In the contract's order. */
  readonly scopes: readonly Scope[];
  /** Newest first, at most two: during a rotation both are valid. */
  readonly secrets: readonly ClientSecret[];
  readonly createdAt: number;
  /** When its secrets and tokens were revoked; null if they are not. */
  readonly revokedAt: number | null;
}

/** A report that a client gave, without its text. */
export interface StoredReport {
  readonly id: string;
  readonly repo: string;
  readonly headSha: string;
  readonly kind: EvidenceKind;
  readonly digest: string;
  readonly createdAt: number;
  /** Later if a review names it. */
  readonly expiresAt: number;
}

/** The stored request of an Idempotency-Key. */
export interface IdempotencyRecord {
  readonly key: string;
  readonly bodyDigest: string;
  readonly reviewId: string;
  readonly expiresAt: number;
}

/** A secret as encrypted by the vault. */
export interface SealedSecret {
  /**
   * Its purpose as a path: `provider/github`, `webhook/whk_…`, `signing/token/<kid>`. Unique in its tenant, or in the
   * service.
   */
  readonly name: string;
  /** The kind of the secret, which is not confidential: `token`, `app`. */
  readonly kind: string;
  /** The id of the master key that opens it. */
  readonly keyId: string;
  readonly box: string;
  readonly updatedAt: number;
}

/** A subscription. Its signing secrets are in the vault under `webhook/<id>`. */
export interface StoredWebhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly EventKind[];
  readonly status: 'active' | 'disabled';
  /** Why it was disabled. */
  readonly reason: string | null;
  readonly createdAt: number;
  /** The start of a period in which every delivery has failed; null after a success. */
  readonly failingSince: number | null;
  /** Why the last attempt failed; null after a success. Left out in subscriptions that earlier versions stored. */
  readonly lastFailure?: string | null;
}

/** The delivery of one event to one subscription. `id` is the `webhook-id`, identical in every attempt. */
export interface StoredDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly event: EventKind;
  /** Null for a test delivery. */
  readonly reviewId: string | null;
  /** The bytes that are signed and sent. */
  readonly body: string;
  /** Number of attempts made. */
  readonly attempt: number;
  readonly status: 'pending' | 'delivered' | 'failed';
  readonly responseStatus: number | null;
  /** Why the last attempt failed; null if none did. Left out in deliveries that earlier versions stored. */
  readonly reason?: string | null;
  /** Null when the delivery has ended. */
  readonly nextAttemptAt: number | null;
  readonly createdAt: number;
}
