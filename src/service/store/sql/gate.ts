import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Finding } from '../../../contract/index.js';
import type { Database } from './schema.js';
import { escapeSearchText } from './text.js';

/** A row without `tenant_id`, which callers may not choose. */
type Row<Table extends keyof Database> = Omit<Insertable<Database[Table]>, 'tenant_id'>;

/** Counts the criteria of a review's outcome for which a condition on `one` holds. */
const countBindings = (condition: RawBuilder<unknown>) =>
  sql<string>`(select count(*) from json_array_elements(reviews.outcome->'acBindings') as one where ${condition})`;

/**
 * The only access to tenants' rows: every query of a tenant's table is created here with the tenant's id. No other file
 * of the store names these tables, except `all-tenants.ts`, which has the queries for all tenants. A test of the
 * sources checks this. Keys across tables also begin with the tenant, so a row cannot refer to another tenant's row.
 */
export class TenantGate {
  constructor(
    private readonly db: Kysely<Database>,
    readonly tenantId: string,
    /** Whether this is a transaction. Outside of a transaction nothing is written or locked. */
    readonly writes: boolean,
  ) {}

  private get writable(): Kysely<Database> {
    if (!this.writes) throw new Error('what only reads must not write: use a transaction');
    return this.db;
  }

  selectTenant() {
    return this.db.selectFrom('tenants').where('id', '=', this.tenantId);
  }
  updateTenant() {
    return this.writable.updateTable('tenants').where('id', '=', this.tenantId);
  }

  selectReviews() {
    return this.db.selectFrom('reviews').where('tenant_id', '=', this.tenantId);
  }
  /** Selects of each pull request the newest review with a verdict, of those that are not for a merge queue. */
  selectNewestVerdicts() {
    return this.selectReviews()
      .where('queue_sha', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('reviews as later')
              .select('later.id')
              .whereRef('later.tenant_id', '=', 'reviews.tenant_id')
              .whereRef('later.repo', '=', 'reviews.repo')
              .whereRef('later.pr', '=', 'reviews.pr')
              .whereRef('later.id', '>', 'reviews.id')
              .where('later.queue_sha', 'is', null)
              .where('later.verdict', 'is not', null),
          ),
        ),
      );
  }
  /** Selects of each pull request the first review with a verdict. */
  selectFirstVerdicts() {
    return this.selectReviews()
      .where('verdict', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('reviews as earlier')
              .select('earlier.id')
              .whereRef('earlier.tenant_id', '=', 'reviews.tenant_id')
              .whereRef('earlier.repo', '=', 'reviews.repo')
              .whereRef('earlier.pr', '=', 'reviews.pr')
              .whereRef('earlier.id', '<', 'reviews.id')
              .where('earlier.verdict', 'is not', null),
          ),
        ),
      );
  }
  insertReview(row: Row<'reviews'>) {
    return this.writable.insertInto('reviews').values({ ...row, tenant_id: this.tenantId });
  }
  updateReviews() {
    return this.writable.updateTable('reviews').where('tenant_id', '=', this.tenantId);
  }
  deleteReviews() {
    return this.writable.deleteFrom('reviews').where('tenant_id', '=', this.tenantId);
  }

  selectFindings() {
    return this.db.selectFrom('findings').where('tenant_id', '=', this.tenantId);
  }
  /**
   * Inserts all rows at once, with one list per column. For thousands of rows, building single values takes longer than
   * storing them.
   */
  insertFindings(reviewId: string, findings: readonly Finding[]) {
    return this.writable
      .insertInto('findings')
      .columns(['tenant_id', 'review_id', 'id', 'severity', 'plane', 'file', 'rule', 'doc'])
      .expression(
        sql`select ${this.tenantId}, ${reviewId}, id, severity, plane, file, rule, doc::json from unnest(
          ${findings.map(({ id }) => id)}::text[],
          ${findings.map(({ severity }) => severity)}::text[],
          ${findings.map(({ plane }) => escapeSearchText(plane))}::text[],
          ${findings.map(({ location }) => escapeSearchText(location.file))}::text[],
          ${findings.map(({ rule }) => (rule === null ? null : escapeSearchText(rule)))}::text[],
          ${findings.map((finding) => JSON.stringify(finding))}::text[]
        ) as given (id, severity, plane, file, rule, doc)`,
      );
  }

  selectTraces() {
    return this.db.selectFrom('traces').where('tenant_id', '=', this.tenantId);
  }
  /** Selects traces with their blobs. */
  selectTraceContents() {
    return this.db
      .selectFrom('traces')
      .innerJoin('blobs', (join) =>
        join.onRef('blobs.tenant_id', '=', 'traces.tenant_id').onRef('blobs.digest', '=', 'traces.digest'),
      )
      .where('traces.tenant_id', '=', this.tenantId);
  }
  insertTrace(row: Row<'traces'>) {
    return this.writable.insertInto('traces').values({ ...row, tenant_id: this.tenantId });
  }

  selectBlobs() {
    return this.db.selectFrom('blobs').where('tenant_id', '=', this.tenantId);
  }
  insertBlob(row: Row<'blobs'>) {
    return this.writable.insertInto('blobs').values({ ...row, tenant_id: this.tenantId });
  }
  deleteBlobs() {
    return this.writable.deleteFrom('blobs').where('tenant_id', '=', this.tenantId);
  }

  selectEvidence() {
    return this.db.selectFrom('evidence').where('tenant_id', '=', this.tenantId);
  }
  insertEvidence(row: Row<'evidence'>) {
    return this.writable.insertInto('evidence').values({ ...row, tenant_id: this.tenantId });
  }
  updateEvidence() {
    return this.writable.updateTable('evidence').where('tenant_id', '=', this.tenantId);
  }
  deleteEvidence() {
    return this.writable.deleteFrom('evidence').where('tenant_id', '=', this.tenantId);
  }

  selectIdempotencyKeys() {
    return this.db.selectFrom('idempotency_keys').where('tenant_id', '=', this.tenantId);
  }
  insertIdempotencyKey(row: Row<'idempotency_keys'>) {
    return this.writable.insertInto('idempotency_keys').values({ ...row, tenant_id: this.tenantId });
  }
  deleteIdempotencyKeys() {
    return this.writable.deleteFrom('idempotency_keys').where('tenant_id', '=', this.tenantId);
  }

  selectPolicies() {
    return this.db.selectFrom('policies').where('tenant_id', '=', this.tenantId);
  }
  insertPolicy(row: Row<'policies'>) {
    return this.writable.insertInto('policies').values({ ...row, tenant_id: this.tenantId });
  }
  deletePolicies() {
    return this.writable.deleteFrom('policies').where('tenant_id', '=', this.tenantId);
  }

  selectRate() {
    return this.db.selectFrom('rates').where('tenant_id', '=', this.tenantId);
  }
  insertRate(row: Row<'rates'>) {
    return this.writable.insertInto('rates').values({ ...row, tenant_id: this.tenantId });
  }

  selectSecrets() {
    return this.db.selectFrom('secrets').where('tenant_id', '=', this.tenantId);
  }
  insertSecret(row: Row<'secrets'>) {
    return this.writable.insertInto('secrets').values({ ...row, tenant_id: this.tenantId });
  }
  deleteSecrets() {
    return this.writable.deleteFrom('secrets').where('tenant_id', '=', this.tenantId);
  }

  selectWebhooks() {
    return this.db.selectFrom('webhooks').where('tenant_id', '=', this.tenantId);
  }
  insertWebhook(row: Row<'webhooks'>) {
    return this.writable.insertInto('webhooks').values({ ...row, tenant_id: this.tenantId });
  }
  updateWebhooks() {
    return this.writable.updateTable('webhooks').where('tenant_id', '=', this.tenantId);
  }
  deleteWebhooks() {
    return this.writable.deleteFrom('webhooks').where('tenant_id', '=', this.tenantId);
  }

  selectDeliveries() {
    return this.db.selectFrom('deliveries').where('tenant_id', '=', this.tenantId);
  }
  insertDelivery(row: Row<'deliveries'>) {
    return this.writable.insertInto('deliveries').values({ ...row, tenant_id: this.tenantId });
  }
  updateDeliveries() {
    return this.writable.updateTable('deliveries').where('tenant_id', '=', this.tenantId);
  }
  deleteDeliveries() {
    return this.writable.deleteFrom('deliveries').where('tenant_id', '=', this.tenantId);
  }
}

/** Selects what became of first reviews: their time, when a review of the pull request first opened the gate, and their criteria. */
export function selectOutcomes(firsts: ReturnType<TenantGate['selectFirstVerdicts']>) {
  return firsts.select(({ selectFrom }) => [
    'created_at',
    selectFrom('reviews as green')
      .select(({ fn }) => fn.min('green.completed_at').as('at'))
      .whereRef('green.tenant_id', '=', 'reviews.tenant_id')
      .whereRef('green.repo', '=', 'reviews.repo')
      .whereRef('green.pr', '=', 'reviews.pr')
      .where('green.verdict', '=', 'auto-approve')
      .as('green_at'),
    countBindings(sql`one->>'met' is not null`).as('criteria'),
    countBindings(sql`one->>'met' = 'true'`).as('met'),
  ]);
}
