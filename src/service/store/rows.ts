/** The rows of the store: values, nobody changes one. Times are milliseconds since the epoch. */
import type { EventKind, Scope } from '../../contract/index.js';
import type { PolicySources } from '../../engine/snapshot.js';
import type { AskedReview, CompleteOutcome, ReviewOutcome } from '../../reviewing/present-review.js';
import type { PinnedChange } from '../../sources/provider.js';

/** How a review ended, or that it has not; with the name of the blob that holds the ReviewInput. */
export type Outcome = Exclude<ReviewOutcome, CompleteOutcome> | (CompleteOutcome & { readonly inputDigest: string });

/** A review with what the worker needs to run it. */
export interface StoredReview {
  readonly id: string;
  /** Who asked: a call, or an event of the provider. */
  readonly origin: 'api' | 'event';
  /** What the result depends on, digested: two reviews with the same key say the same. */
  readonly key: string;
  readonly asked: AskedReview;
  readonly change: PinnedChange;
  readonly policy: PolicySources;
  readonly createdAt: number;
  readonly outcome: Outcome;
}

/** A review without the large part of it, which only the worker needs. */
export interface ReviewSummary extends Omit<StoredReview, 'change' | 'policy'> {
  readonly change: { readonly head: Pick<PinnedChange['head'], 'sha'> };
}

/** A secret of a client, as `auth/secrets.ts` hashes it; the secret itself is kept nowhere. */
export interface ClientSecret {
  readonly hash: string;
  readonly createdAt: number;
  /** Milliseconds since the epoch; null where it does not end. */
  readonly expiresAt: number | null;
}

/** An integration that may mint tokens. */
export interface Client {
  readonly id: string;
  readonly tenantId: string;
  /** In contract order. */
  readonly scopes: readonly Scope[];
  /** Newest first, at most two: during a rotation both are good. */
  readonly secrets: readonly ClientSecret[];
  readonly createdAt: number;
  /** Since when none of its secrets and tokens are good any more; null while they are. */
  readonly revokedAt: number | null;
}

/** What an Idempotency-Key stands for. */
export interface IdempotencyRecord {
  readonly key: string;
  readonly bodyDigest: string;
  readonly reviewId: string;
  readonly expiresAt: number;
}

/** A secret as the vault seals it. */
export interface SealedSecret {
  /** What it is for, as a path: `provider/github`, `webhook/whk_…`, `signing/token/<kid>`. Unique in its tenant, or in the system. */
  readonly name: string;
  /** A word on its form that may be shown: `token`, `app`. */
  readonly kind: string;
  /** Which master key opens it. */
  readonly keyId: string;
  readonly box: string;
  readonly updatedAt: number;
}

/** A subscription; its signing secrets are in the vault under `webhook/<id>`. */
export interface StoredWebhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly EventKind[];
  readonly status: 'active' | 'disabled';
  /** Why it was disabled. */
  readonly reason: string | null;
  readonly createdAt: number;
  /** Since when every delivery has failed; null after one that did not. */
  readonly failingSince: number | null;
}

/** One event on its way to one subscription. `id` is the `webhook-id`, the same in every attempt. */
export interface StoredDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly event: EventKind;
  /** Null for a test delivery. */
  readonly reviewId: string | null;
  /** The bytes that are signed and sent. */
  readonly body: string;
  /** Attempts made. */
  readonly attempt: number;
  readonly status: 'pending' | 'delivered' | 'failed';
  readonly responseStatus: number | null;
  /** Null once it is over. */
  readonly nextAttemptAt: number | null;
  readonly createdAt: number;
}
