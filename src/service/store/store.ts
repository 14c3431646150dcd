/**
 * The interface of the store. Every access to a tenant's rows is in a transaction that was opened for that tenant. No
 * query has a tenant's id as a parameter, so none can omit it.
 */
import type {
  EventKind,
  Finding,
  FindingFilter,
  Policy,
  ReviewFilter,
  Tenant,
  TenantPatch,
  Trace,
} from '../../contract/index.js';
import type {
  Client,
  FirstReview,
  IdempotencyRecord,
  Outcome,
  QueueCommit,
  ReviewSummary,
  SealedSecret,
  StoredDelivery,
  StoredReport,
  StoredReview,
  StoredWebhook,
} from './rows.js';

export type * from './rows.js';

/** A slice of a list: at most `limit` rows after `after` (exclusive; null for the start). */
export interface Slice {
  readonly after: string | null;
  readonly limit: number;
}

/** The tenant's reviews. What is not there, or is another tenant's, is null here and in the other parts. */
export interface Reviews {
  insert(review: StoredReview): Promise<void>;
  get(id: string): Promise<StoredReview | null>;
  /** Returns the fields that are displayed; faster than `get`. */
  summary(id: string): Promise<ReviewSummary | null>;
  /** Newest first, by descending id. */
  list(filter: ReviewFilter, slice: Slice): Promise<readonly ReviewSummary[]>;
  /**
   * Of each pull request that is not closed the newest review with a verdict, where that is needs-review: at most
   * `limit`, newest first. Reviews for the commit of a merge queue do not count: people act on the pull request.
   */
  waiting(filter: Pick<ReviewFilter, 'repo' | 'tier'>, limit: number): Promise<readonly ReviewSummary[]>;
  /** The first review with a verdict of each pull request, of those that were created from `from` on: at most `limit`, newest first. */
  firsts(filter: Pick<ReviewFilter, 'repo'>, from: number, limit: number): Promise<readonly FirstReview[]>;
  /** Notes that the pull request is closed: its reviews wait for nobody. Null: all pull requests of the repository. */
  closePulls(repo: string, pr: number | null): Promise<void>;
  /**
   * Those that were completed from `from` on and before `to` (milliseconds since the epoch), in the order of that time
   * and then of their ids: at most `limit` after `after` (exclusive; null for the start).
   */
  completed(
    period: { readonly from: number; readonly to: number },
    slice: { readonly after: { readonly completedAt: number; readonly id: string } | null; readonly limit: number },
  ): Promise<readonly ReviewSummary[]>;
  /** Ends a queued review. Returns false and writes nothing if there is no such review or it has already ended. */
  finish(id: string, outcome: Exclude<Outcome, { status: 'queued' }>): Promise<boolean>;
  /** Which of these have ended. */
  ended(ids: readonly string[]): Promise<readonly string[]>;
  /** The other reviews with the key that are complete: at most `limit`, newest first. What of them is shown, for there may be many. */
  alike(review: { readonly id: string; readonly key: string }, limit: number): Promise<readonly ReviewSummary[]>;
  /** The newest queued review with the key, and for the same commit, that an event asked for; null if there is none. */
  findQueuedEvent(review: Pick<StoredReview, 'key' | 'queue'>): Promise<StoredReview | null>;
  /** Numbers of the repository's pull requests of which an event asked for a review of this head. Rising. */
  pullsOfHead(repo: string, headSha: string): Promise<readonly number[]>;
  /** The commit of a merge queue, as the newest review for it names it, and its pull request; null if none is for it. */
  findQueueCommit(repo: string, headSha: string): Promise<{ readonly pr: number; readonly queue: QueueCommit } | null>;
  /** Notes that the commit of a merge queue is gone. Returns whether a review for it has no check run yet. */
  closeQueueCommit(repo: string, headSha: string): Promise<boolean>;
  /** Whether the pull request was closed after the review, or the commit of the merge queue that it is for is gone. */
  isClosed(id: string): Promise<boolean>;
  /** Stores the check run of the review. Returns false if one is already stored. */
  noteCheckRun(id: string, checkRunId: number): Promise<boolean>;
  getCheckRunId(id: string): Promise<number | null>;
  /**
   * Removes at most `limit` ended reviews created before `before`, with all their data, and the texts that are no
   * longer referenced.
   * @returns how many were removed
   */
  expire(before: number, limit: number): Promise<number>;
}

/** The findings of the tenant's reviews. */
export interface Findings {
  /** Inserts all findings of one review, by ascending id. */
  insert(reviewId: string, findings: readonly Finding[]): Promise<void>;
  get(id: string): Promise<Finding | null>;
  /** By ascending id, which is the contract's order, because ids are assigned in that order. */
  list(filter: FindingFilter, slice: Slice): Promise<readonly Finding[]>;
}

/** The traces of the tenant's completed reviews, by the id of the review. */
export interface Traces {
  insert(trace: Trace): Promise<void>;
  get(reviewId: string): Promise<Trace | null>;
}

/** Texts by the digest of their UTF-8 bytes. */
export interface Blobs {
  put(text: string): Promise<string>;
  get(digest: string): Promise<string | null>;
}

/** The text of a report, and the absolute path of the repository that the tool saw; null if it was not named. */
export interface ReportText {
  readonly root: string | null;
  readonly text: string;
}

/** Reports that clients gave. */
export interface EvidenceStore {
  /** Stores a report, or finds the one with the same text, kind, root and head. Returns the one that is stored. */
  put(report: StoredReport, text: ReportText): Promise<StoredReport>;
  /** Returns those of these that have not expired at `now`. */
  find(ids: readonly string[], now: number): Promise<readonly StoredReport[]>;
  read(id: string): Promise<ReportText | null>;
  /** Keeps these at least until then. */
  keep(ids: readonly string[], until: number): Promise<void>;
  /** Returns the compressed size of all, in bytes. */
  measure(): Promise<number>;
  /** Removes at most `limit` that have expired at `now`. */
  expire(now: number, limit: number): Promise<number>;
}

/** The keys of `Idempotency-Key` that the tenant used, each until it expires. */
export interface IdempotencyKeys {
  /** Returns the record that has not expired at `now`. */
  find(key: string, now: number): Promise<IdempotencyRecord | null>;
  /** Returns false and writes nothing if the key is in use at `now`. So two concurrent requests create one review. */
  insert(record: IdempotencyRecord, now: number): Promise<boolean>;
  /** Removes at most `limit` records that have expired at `now`. */
  expire(now: number, limit: number): Promise<number>;
}

/** The tenant's own policies, by name. */
export interface Policies {
  get(name: string): Promise<Policy | null>;
  put(policy: Policy): Promise<void>;
  /** Returns false if there is none. */
  remove(name: string): Promise<boolean>;
  /** Returns the names, sorted. */
  names(): Promise<readonly string[]>;
}

/** The state of the rate limit, a single number. It is read for update, so that the limit is exact across processes. */
export interface RateState {
  load(): Promise<number | null>;
  save(value: number): Promise<void>;
}

/** Encrypted secrets by name. */
export interface Secrets {
  get(name: string): Promise<SealedSecret | null>;
  put(secret: SealedSecret): Promise<void>;
  remove(name: string): Promise<boolean>;
  /** Returns those whose names begin with `prefix`, by name. */
  list(prefix: string): Promise<readonly SealedSecret[]>;
}

/** The tenant's subscriptions. */
export interface Webhooks {
  insert(webhook: StoredWebhook): Promise<void>;
  get(id: string): Promise<StoredWebhook | null>;
  /** Newest first. */
  list(slice: Slice): Promise<readonly StoredWebhook[]>;
  /** Returns the active subscriptions to the event. */
  subscribed(event: EventKind): Promise<readonly StoredWebhook[]>;
  /** Replaces the row with the same id, if there is one. */
  update(webhook: StoredWebhook): Promise<void>;
  /** Removes it with its deliveries. Returns false if there is none. */
  remove(id: string): Promise<boolean>;
}

/** The deliveries of the tenant's subscriptions. */
export interface Deliveries {
  insert(delivery: StoredDelivery): Promise<void>;
  get(id: string): Promise<StoredDelivery | null>;
  /** Lists those of one subscription, newest first. */
  list(webhookId: string, slice: Slice): Promise<readonly StoredDelivery[]>;
  /** Replaces the row with the same id, if there is one, and ends its lease. */
  update(delivery: StoredDelivery): Promise<void>;
  /** Removes at most `limit` ended deliveries created before `before`. */
  expire(before: number, limit: number): Promise<number>;
}

/**
 * The operations of one transaction of one tenant. Either all of them take effect or none. Use it only until `work`
 * settles.
 */
export interface Transaction {
  readonly tenantId: string;
  tenant(): Promise<Tenant>;
  /** Changes settings. Fields that the patch omits stay unchanged. */
  updateTenant(patch: TenantPatch): Promise<Tenant>;
  /** Assigns the events of this GitHub installation to the tenant; null for none. */
  setInstallation(installationId: string | null): Promise<void>;
  readonly reviews: Reviews;
  readonly findings: Findings;
  readonly traces: Traces;
  readonly blobs: Blobs;
  readonly evidence: EvidenceStore;
  readonly idempotency: IdempotencyKeys;
  readonly policies: Policies;
  readonly rate: RateState;
  readonly secrets: Secrets;
  readonly webhooks: Webhooks;
  readonly deliveries: Deliveries;
}

/** The only access to a tenant's rows. */
export interface TenantScope<Tx extends Transaction> {
  readonly id: string;
  /**
   * Runs `work`, which only reads. Its queries may see different points in time, so it is meant for calls with one
   * query.
   */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs `work`. Commits when it resolves; rolls back and rethrows when it rejects. Do not nest: the inner one waits
   * for the outer one.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Lookups before the tenant is known. It returns no other rows of a tenant. */
export interface Directory {
  client(id: string): Promise<Client | null>;
  /** For links that need no bearer token. */
  tenantOfReview(reviewId: string): Promise<string | null>;
  tenantNamed(name: string): Promise<Tenant | null>;
  tenantsOfInstallation(installationId: string): Promise<readonly string[]>;
}

/** The operator's operations, over all tenants. They are not reachable over HTTP. */
export interface Administration {
  /** Returns false if the name is in use. */
  createTenant(tenant: Tenant): Promise<boolean>;
  /** By name. */
  tenants(): Promise<readonly Tenant[]>;
  createClient(client: Client): Promise<void>;
  /** Lists those of one tenant, oldest first. */
  clients(tenantId: string): Promise<readonly Client[]>;
  /** Replaces the row with the same id. Returns false if there is none, or if it is revoked, which is permanent. */
  updateClient(client: Client): Promise<boolean>;
  /** Secrets of the service itself (signing keys). */
  readonly secrets: Secrets;
  /**
   * Returns at most `limit` secrets that were sealed with a master key other than `keyId`. `tenantId` is null for the
   * service's own.
   */
  sealedOtherwise(
    keyId: string,
    limit: number,
  ): Promise<readonly { readonly tenantId: string | null; readonly secret: SealedSecret }[]>;
  /** Replaces `before` by `after`. Returns false if the row was changed in the meantime. */
  reseal(tenantId: string | null, before: SealedSecret, after: SealedSecret): Promise<boolean>;
}

/** Deliveries that are due, of all tenants. */
export interface Outbox {
  /**
   * Claims at most `limit` pending deliveries that are due, for `leaseMilliseconds`. Until then, or until an update, no
   * other claim returns them.
   */
  claim(
    now: number,
    leaseMilliseconds: number,
    limit: number,
  ): Promise<readonly { readonly tenantId: string; readonly deliveryId: string }[]>;
}

/** The store: what belongs to a tenant through `tenant`, and what belongs to none or to all through the other parts. */
export interface Store<Tx extends Transaction = Transaction> {
  readonly directory: Directory;
  readonly administration: Administration;
  readonly outbox: Outbox;
  tenant(id: string): TenantScope<Tx>;
  /** Rejects if the store cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
