/**
 * The tables. Columns are what queries search, order or guard by; the rest of a row is one JSON document, written and read
 * by this store alone. (`json` and not `jsonb`: it keeps every string, and nobody searches in it.) Times are milliseconds
 * since the epoch, in `bigint`, which the driver gives as strings.
 */
import type { ColumnType } from 'kysely';
import type { Finding, Policy, Tenant, Trace } from '../../../contract/index.js';
import type { Client, Outcome, SealedSecret, StoredDelivery, StoredReview, StoredWebhook } from '../rows.js';

/** Read as T, written as its JSON text. */
type Document<T> = ColumnType<T, string, string>;
type Milliseconds = ColumnType<string, number, number>;
type MaybeMilliseconds = ColumnType<string | null, number | null, number | null>;

/** Everything that is a tenant's has its id in front of the key. */
interface OfTenant {
  readonly tenant_id: ColumnType<string, string, never>;
}

export interface TenantsTable {
  readonly id: ColumnType<string, string, never>;
  readonly name: string;
  /** Of the GitHub App whose events are this tenant's. */
  readonly installation_id: ColumnType<string | null, string | null | undefined, string | null>;
  readonly doc: Document<Tenant>;
}

export interface ClientsTable {
  readonly id: string;
  readonly tenant_id: string;
  readonly created_at: Milliseconds;
  readonly doc: Document<Client>;
}

export interface ReviewsTable extends OfTenant {
  readonly id: string;
  readonly origin: StoredReview['origin'];
  readonly key: string;
  readonly repo: string;
  readonly pr: number;
  readonly head_sha: string;
  readonly status: Outcome['status'];
  readonly verdict: string | null;
  readonly tier: string | null;
  readonly created_at: Milliseconds;
  readonly asked: Document<StoredReview['asked']>;
  readonly outcome: Document<Outcome>;
  /** The blob that holds its input; null before it is complete. */
  readonly input_digest: string | null;
  readonly check_run_id: ColumnType<string | null, number | null | undefined, number>;
  /** The large part, which only the worker needs. */
  readonly prepared: Document<Pick<StoredReview, 'change' | 'policy'>>;
}

export interface FindingsTable extends OfTenant {
  readonly review_id: string;
  readonly id: string;
  readonly severity: string;
  readonly plane: string;
  readonly file: string;
  /** As in `doc`; null, and missing there, for findings of before 0002. */
  readonly rule: string | null;
  readonly doc: Document<Omit<Finding, 'rule'> & Partial<Pick<Finding, 'rule'>>>;
}

/** A trace is a blob, which reviews with the same result share, and what is its review's own. */
export interface TracesTable extends OfTenant {
  readonly review_id: string;
  readonly digest: string;
  readonly signature: Document<Trace['signature']>;
}

export interface BlobsTable extends OfTenant {
  /** `sha256:` and the hex digest of the UTF-8 bytes. */
  readonly digest: string;
  /** Those bytes, gzip'd. */
  readonly content: Buffer;
}

export interface IdempotencyTable extends OfTenant {
  readonly key: string;
  readonly body_digest: string;
  readonly review_id: string;
  readonly expires_at: Milliseconds;
}

export interface PoliciesTable extends OfTenant {
  readonly name: string;
  readonly doc: Document<Policy>;
}

export interface RatesTable extends OfTenant {
  readonly value: number | null;
}

export interface SecretsTable extends OfTenant {
  readonly name: string;
  readonly key_id: string;
  readonly doc: Document<SealedSecret>;
}

export type ServiceSecretsTable = Omit<SecretsTable, 'tenant_id'>;

export interface WebhooksTable extends OfTenant {
  readonly id: string;
  readonly status: StoredWebhook['status'];
  readonly doc: Document<StoredWebhook>;
}

export interface DeliveriesTable extends OfTenant {
  readonly id: string;
  readonly webhook_id: string;
  readonly status: StoredDelivery['status'];
  readonly created_at: Milliseconds;
  /** When it may be claimed: its next attempt, or the end of the lease of whoever has it. */
  readonly due_at: MaybeMilliseconds;
  readonly doc: Document<StoredDelivery>;
}

export interface Database {
  readonly tenants: TenantsTable;
  readonly clients: ClientsTable;
  readonly reviews: ReviewsTable;
  readonly findings: FindingsTable;
  readonly traces: TracesTable;
  readonly blobs: BlobsTable;
  readonly idempotency_keys: IdempotencyTable;
  readonly policies: PoliciesTable;
  readonly rates: RatesTable;
  readonly secrets: SecretsTable;
  readonly service_secrets: ServiceSecretsTable;
  readonly webhooks: WebhooksTable;
  readonly deliveries: DeliveriesTable;
}
