/**
 * The store as the service sees it. Every read and write of a tenant's rows happens in a transaction that was opened for
 * that tenant: there is no query that takes a tenant's id, so none can forget it.
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
  IdempotencyRecord,
  Outcome,
  ReviewSummary,
  SealedSecret,
  StoredDelivery,
  StoredReview,
  StoredWebhook,
} from './rows.js';

export type * from './rows.js';

/** A slice of a list: rows after `after` (exclusive; null for the start), at most `limit` of them. */
export interface Slice {
  readonly after: string | null;
  readonly limit: number;
}

export interface Reviews {
  insert(review: StoredReview): Promise<void>;
  get(id: string): Promise<StoredReview | null>;
  /** What of it is shown: cheaper to read. */
  summary(id: string): Promise<ReviewSummary | null>;
  /** Newest first, that is by falling id. */
  list(filter: ReviewFilter, slice: Slice): Promise<readonly ReviewSummary[]>;
  /** Ends a queued review. False, and nothing written, where there is none of that id or it has ended: it ends once. */
  finish(id: string, outcome: Exclude<Outcome, { status: 'queued' }>): Promise<boolean>;
  /** Which of these have ended. */
  ended(ids: readonly string[]): Promise<readonly string[]>;
  /** The other reviews with the key that are complete: at most `limit`, newest first. What of them is shown, for there may be many. */
  alike(review: { readonly id: string; readonly key: string }, limit: number): Promise<readonly ReviewSummary[]>;
  /** Notes the check run that shows the review. False where one is noted already. */
  noteCheckRun(id: string, checkRunId: number): Promise<boolean>;
  checkRunOf(id: string): Promise<number | null>;
  /**
   * Removes at most `limit` ended reviews that were made before `before`, with all that belongs to them; texts that
   * nothing names any more go too.
   * @returns how many were removed
   */
  expire(before: number, limit: number): Promise<number>;
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
  /** Removes at most `limit` that have expired at `now`. */
  expire(now: number, limit: number): Promise<number>;
}

export interface Policies {
  get(name: string): Promise<Policy | null>;
  put(policy: Policy): Promise<void>;
  /** False where there is none. */
  remove(name: string): Promise<boolean>;
  /** By name, sorted. */
  names(): Promise<readonly string[]>;
}

/** The one number behind the rate limit; read for update, so that it is exact over several processes. */
export interface RateState {
  load(): Promise<number | null>;
  save(value: number): Promise<void>;
}

/** Sealed secrets by name. */
export interface Secrets {
  get(name: string): Promise<SealedSecret | null>;
  put(secret: SealedSecret): Promise<void>;
  remove(name: string): Promise<boolean>;
  /** Those whose names begin with `prefix`, by name. */
  list(prefix: string): Promise<readonly SealedSecret[]>;
}

export interface Webhooks {
  insert(webhook: StoredWebhook): Promise<void>;
  get(id: string): Promise<StoredWebhook | null>;
  /** Newest first. */
  list(slice: Slice): Promise<readonly StoredWebhook[]>;
  /** The active ones that want the event. */
  subscribed(event: EventKind): Promise<readonly StoredWebhook[]>;
  /** Replaces the row of the same id, where there is one. */
  update(webhook: StoredWebhook): Promise<void>;
  /** With its deliveries. False where there is none. */
  remove(id: string): Promise<boolean>;
}

export interface Deliveries {
  insert(delivery: StoredDelivery): Promise<void>;
  get(id: string): Promise<StoredDelivery | null>;
  /** Of one subscription, newest first. */
  list(webhookId: string, slice: Slice): Promise<readonly StoredDelivery[]>;
  /** Replaces the row of the same id, where there is one, and ends its lease. */
  update(delivery: StoredDelivery): Promise<void>;
  /** Removes at most `limit` that are over and were made before `before`. */
  expire(before: number, limit: number): Promise<number>;
}

/** What one transaction of one tenant can do. All of it takes effect or none; use it only until `work` settles. */
export interface Transaction {
  readonly tenantId: string;
  tenant(): Promise<Tenant>;
  /** Changes settings; what the patch leaves out stays. */
  updateTenant(patch: TenantPatch): Promise<Tenant>;
  /** Makes the tenant the one that events of this GitHub installation belong to; null for none. */
  setInstallation(installationId: string | null): Promise<void>;
  readonly reviews: Reviews;
  readonly findings: Findings;
  readonly traces: Traces;
  readonly blobs: Blobs;
  readonly idempotency: IdempotencyKeys;
  readonly policies: Policies;
  readonly rate: RateState;
  readonly secrets: Secrets;
  readonly webhooks: Webhooks;
  readonly deliveries: Deliveries;
}

/** A tenant's rows, and the only door to them. */
export interface TenantScope<Tx extends Transaction> {
  readonly id: string;
  /** Runs `work`, which only reads, and perhaps at several moments: for calls that make one query. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work`; commits when it resolves, rolls back and rethrows when it rejects. Do not nest: the inner one waits for the outer. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** What must be found before the tenant is known. Gives no rows of a tenant but these. */
export interface Directory {
  client(id: string): Promise<Client | null>;
  /** For links that open without a bearer. */
  tenantOfReview(reviewId: string): Promise<string | null>;
  tenantNamed(name: string): Promise<Tenant | null>;
  tenantsOfInstallation(installationId: string): Promise<readonly string[]>;
}

/** What the operator does, over all tenants. No call over HTTP reaches it. */
export interface Administration {
  /** False where the name is taken. */
  createTenant(tenant: Tenant): Promise<boolean>;
  /** By name. */
  tenants(): Promise<readonly Tenant[]>;
  createClient(client: Client): Promise<void>;
  /** Of one tenant, oldest first. */
  clients(tenantId: string): Promise<readonly Client[]>;
  /** Replaces the row of the same id. False where there is none, or it is revoked: that is for good. */
  updateClient(client: Client): Promise<boolean>;
  /** Secrets of the service itself (signing keys). */
  readonly secrets: Secrets;
  /** Those that another master key than `keyId` sealed: at most `limit`. `tenantId` is null for the service's own. */
  sealedOtherwise(
    keyId: string,
    limit: number,
  ): Promise<readonly { readonly tenantId: string | null; readonly secret: SealedSecret }[]>;
  /** Puts `after` where `before` still is. False where it was changed meanwhile. */
  reseal(tenantId: string | null, before: SealedSecret, after: SealedSecret): Promise<boolean>;
}

/** Deliveries that are due, whosever they are. */
export interface Outbox {
  /**
   * Takes at most `limit` pending deliveries whose time has come, for `leaseMilliseconds`: nobody else is given them until
   * then, or until they are updated.
   */
  claim(
    now: number,
    leaseMilliseconds: number,
    limit: number,
  ): Promise<readonly { readonly tenantId: string; readonly deliveryId: string }[]>;
}

export interface Store<Tx extends Transaction = Transaction> {
  readonly directory: Directory;
  readonly administration: Administration;
  readonly outbox: Outbox;
  tenant(id: string): TenantScope<Tx>;
  /** Rejects where the store cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
