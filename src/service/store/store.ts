/**
 * The store as the service sees it. Every read and write of a tenant's rows happens in a transaction that was opened for
 * that tenant: there is no query that takes a tenant's id, so none can forget it. Rows are values: nobody changes one.
 */
import type {
  AcBinding,
  Counts,
  ErrorCode,
  Finding,
  FindingFilter,
  Policy,
  ReviewFilter,
  Scope,
  Tenant,
  Tier,
  Trace,
  Verdict,
} from '../../contract/index.js';
import type { PolicySources } from '../../engine/snapshot.js';
import type { PinnedChange } from '../../providers/provider.js';

/** What the caller asked for, with what was left out filled in. */
export interface Asked {
  readonly repo: string;
  readonly pr: number;
  readonly ticket: string | null;
  readonly policy: string | null;
  readonly dry_run: boolean;
}

/** How a review ended, or that it has not. Times are milliseconds since the epoch. */
export type Outcome =
  | { readonly status: 'queued' }
  | {
      readonly status: 'complete';
      /** Null for a dry run: everything is kept but this. */
      readonly verdict: Verdict | null;
      readonly tier: Tier;
      readonly confidence: number;
      readonly acBindings: readonly AcBinding[];
      readonly counts: Counts;
      readonly completedAt: number;
      /** Names the blob that holds the ReviewInput. */
      readonly inputDigest: string;
    }
  | {
      readonly status: 'failed';
      readonly error: { readonly code: ErrorCode; readonly detail: string };
      readonly failedAt: number;
    };

/** A review with what the worker needs to run it. */
export interface StoredReview {
  readonly id: string;
  readonly asked: Asked;
  readonly change: PinnedChange;
  readonly policy: PolicySources;
  readonly createdAt: number;
  readonly outcome: Outcome;
}

/** An integration that may mint tokens. */
export interface Client {
  readonly id: string;
  readonly tenantId: string;
  /** In contract order. */
  readonly scopes: readonly Scope[];
  /** As `auth/secrets.ts` writes it; the secret itself is kept nowhere. */
  readonly secretHash: string;
}

/** What an Idempotency-Key stands for. */
export interface IdempotencyRecord {
  readonly key: string;
  readonly bodyDigest: string;
  readonly reviewId: string;
  readonly expiresAt: number;
}

/** A slice of a list: rows after `after` (exclusive; null for the start), at most `limit` of them. */
export interface Slice {
  readonly after: string | null;
  readonly limit: number;
}

export interface Reviews {
  insert(review: StoredReview): Promise<void>;
  get(id: string): Promise<StoredReview | null>;
  /** Newest first, that is by falling id. */
  list(filter: ReviewFilter, slice: Slice): Promise<readonly StoredReview[]>;
  /** Ends a queued review. False, and nothing written, where there is none of that id or it has ended: it ends once. */
  finish(id: string, outcome: Exclude<Outcome, { status: 'queued' }>): Promise<boolean>;
}

export interface Findings {
  /** All findings of one review, by rising id. */
  insert(reviewId: string, findings: readonly Finding[]): Promise<void>;
  get(id: string): Promise<Finding | null>;
  /** By rising id, which is the contract's order: ids are given in it. */
  list(filter: FindingFilter, slice: Slice): Promise<readonly Finding[]>;
}

export interface Traces {
  insert(trace: Trace): Promise<void>;
  get(reviewId: string): Promise<Trace | null>;
}

/** Texts by the digest of their UTF-8 bytes. */
export interface Blobs {
  put(text: string): Promise<string>;
  get(digest: string): Promise<string | null>;
}

export interface IdempotencyKeys {
  /** The record that has not expired at `now`. */
  find(key: string, now: number): Promise<IdempotencyRecord | null>;
  /** False, and nothing written, where the key is taken at `now`: two requests at one time make one review. */
  insert(record: IdempotencyRecord, now: number): Promise<boolean>;
}

export interface Policies {
  get(name: string): Promise<Policy | null>;
  put(policy: Policy): Promise<void>;
  /** By name, sorted. */
  names(): Promise<readonly string[]>;
}

/** The one number behind the rate limit; read for update, so that it is exact over several processes. */
export interface RateState {
  load(): Promise<number | null>;
  save(value: number): Promise<void>;
}

/** What one transaction of one tenant can do. All of it takes effect or none; use it only until `work` settles. */
export interface Transaction {
  readonly tenantId: string;
  tenant(): Promise<Tenant>;
  readonly reviews: Reviews;
  readonly findings: Findings;
  readonly traces: Traces;
  readonly blobs: Blobs;
  readonly idempotency: IdempotencyKeys;
  readonly policies: Policies;
  readonly rate: RateState;
}

/** A tenant's rows, and the only door to them. */
export interface TenantScope<Tx extends Transaction> {
  /** Runs `work`; commits when it resolves, rolls back and rethrows when it rejects. Do not nest: the inner one waits for the outer. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** What must be found before the tenant is known. Gives no rows of a tenant but these. */
export interface Directory {
  client(id: string): Promise<Client | null>;
  /** For links that open without a bearer. */
  tenantOfReview(reviewId: string): Promise<string | null>;
}

export interface Store<Tx extends Transaction = Transaction> {
  readonly directory: Directory;
  tenant(id: string): TenantScope<Tx>;
  createTenant(tenant: Tenant): Promise<void>;
  createClient(client: Client): Promise<void>;
  /** Rejects where the store cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
