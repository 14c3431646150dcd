/**
 * The tables. Columns contain only what queries filter, order or lock by. The rest of a row is one JSON document that
 * only this store reads and writes. (`json` and not `jsonb`: it preserves every string, and is not searched.) Times are
 * milliseconds since the epoch in `bigint`, which the driver returns as strings.
 */
import type { ColumnType } from 'kysely';
import type { Finding, Policy, Tenant, Trace } from '../../../contract/index.js';
import type {
  Client,
  Outcome,
  QueueCommit,
  SealedSecret,
  StoredDelivery,
  StoredReport,
  StoredReview,
  StoredWebhook,
} from '../rows.js';

/** Read as T, written as JSON text. */
type Document<T> = ColumnType<T, string, string>;
type Milliseconds = ColumnType<string, number, number>;
type Count = ColumnType<string, number, never>;
type MaybeMilliseconds = ColumnType<string | null, number | null, number | null>;

/** The key of every table of a tenant begins with the tenant's id. */
interface TenantRow {
  readonly tenant_id: ColumnType<string, string, never>;
}

interface TenantsTable {
  readonly id: ColumnType<string, string, never>;
  readonly name: string;
  /** The installation of the GitHub App whose events belong to this tenant. */
  readonly installation_id: ColumnType<string | null, string | null | undefined, string | null>;
  readonly doc: Document<Tenant>;
}

interface ClientsTable {
  readonly id: string;
  readonly tenant_id: string;
  readonly created_at: Milliseconds;
  readonly doc: Document<Client>;
}

interface ReviewsTable extends TenantRow {
  readonly id: string;
  readonly origin: StoredReview['origin'];
  readonly key: string;
  readonly repo: string;
  readonly pr: number;
  readonly head_sha: string;
  /** Shown beside the head; null in rows of before 0003. */
  readonly base_ref: string | null;
  readonly base_sha: string | null;
  /** What lists show of the change; null in rows of before 0006. */
  readonly shown: ColumnType<Pick<StoredReview['change'], 'title' | 'author'> | null, string, never>;
  /** The commit of a merge queue that it is for; null for the head of the pull request, as in rows of before 0009. */
  readonly queue_sha: ColumnType<string | null, string | null, never>;
  /** Null without a commit of a merge queue. */
  readonly queue_base: ColumnType<QueueCommit['base'] | null, string | null, never>;
  /** Whether the pull request was closed after it, or the commit of the merge queue is gone. */
  readonly closed: ColumnType<boolean, never, boolean>;
  readonly status: Outcome['status'];
  readonly verdict: string | null;
  readonly tier: string | null;
  readonly created_at: Milliseconds;
  /** Null for reviews that are queued or failed. */
  readonly completed_at: MaybeMilliseconds;
  readonly asked: Document<StoredReview['asked']>;
  readonly outcome: Document<Outcome>;
  /** The blob that contains its input; null until the review is complete. */
  readonly input_digest: string | null;
  /** The reports that it was given; null without any, and in rows of before 0004. */
  readonly evidence: ColumnType<StoredReview['evidence'] | null, string | null, never>;
  readonly check_run_id: ColumnType<string | null, number | null | undefined, number>;
  /** The large fields, which only the worker needs. */
  readonly prepared: Document<Pick<StoredReview, 'change' | 'policy'>>;
}

/** Findings, by the id of their review. The columns besides `doc` are copies of its fields, for filters. */
export interface FindingsTable extends TenantRow {
  readonly review_id: string;
  readonly id: string;
  readonly severity: string;
  readonly plane: string;
  readonly file: string;
  /** As in `doc`; null, and missing there, for findings of before 0002. */
  readonly rule: string | null;
  readonly doc: Document<Omit<Finding, 'rule'> & Partial<Pick<Finding, 'rule'>>>;
}

/** A trace consists of a blob, which reviews with the same result share, and of the fields of one review. */
interface TracesTable extends TenantRow {
  readonly review_id: string;
  readonly digest: string;
  readonly signature: Document<Trace['signature']>;
  /** Null for traces of before 0005 too. */
  readonly vsa: ColumnType<Trace['vsa'], string | null, never>;
}

interface BlobsTable extends TenantRow {
  /** `sha256:` and the hex digest of the UTF-8 bytes. */
  readonly digest: string;
  /** The bytes, compressed with gzip. */
  readonly content: Buffer;
}

/** Nothing but the time of its end changes. */
interface EvidenceTable extends TenantRow {
  readonly id: string;
  readonly repo: string;
  readonly head_sha: string;
  readonly kind: StoredReport['kind'];
  readonly digest: string;
  /** As JSON; `null` if none was named. */
  readonly root: string;
  readonly created_at: Milliseconds;
  readonly expires_at: Milliseconds;
  /** The length of `content`. */
  readonly bytes: Count;
  /** The text, compressed with gzip. */
  readonly content: Buffer;
}

interface IdempotencyTable extends TenantRow {
  readonly key: string;
  readonly body_digest: string;
  readonly review_id: string;
  readonly expires_at: Milliseconds;
}

interface PoliciesTable extends TenantRow {
  readonly name: string;
  readonly doc: Document<Policy>;
}

interface RatesTable extends TenantRow {
  readonly value: number | null;
}

interface SecretsTable extends TenantRow {
  readonly name: string;
  readonly key_id: string;
  readonly doc: Document<SealedSecret>;
}

type ServiceSecretsTable = Omit<SecretsTable, 'tenant_id'>;

interface WebhooksTable extends TenantRow {
  readonly id: string;
  readonly status: StoredWebhook['status'];
  readonly doc: Document<StoredWebhook>;
}

interface DeliveriesTable extends TenantRow {
  readonly id: string;
  readonly webhook_id: string;
  readonly status: StoredDelivery['status'];
  readonly created_at: Milliseconds;
  /** When it may be claimed: at its next attempt, or at the end of the present lease. */
  readonly due_at: MaybeMilliseconds;
  readonly doc: Document<StoredDelivery>;
}

/** Every table by its name, as Kysely wants it. */
export interface Database {
  readonly tenants: TenantsTable;
  readonly clients: ClientsTable;
  readonly reviews: ReviewsTable;
  readonly findings: FindingsTable;
  readonly traces: TracesTable;
  readonly blobs: BlobsTable;
  readonly evidence: EvidenceTable;
  readonly idempotency_keys: IdempotencyTable;
  readonly policies: PoliciesTable;
  readonly rates: RatesTable;
  readonly secrets: SecretsTable;
  readonly service_secrets: ServiceSecretsTable;
  readonly webhooks: WebhooksTable;
  readonly deliveries: DeliveriesTable;
}
