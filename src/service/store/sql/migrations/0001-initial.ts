import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.js';

/** Ids and names are ordered by bytes, which for ids is the order of creation, whatever the database's collation is. */
const STATEMENTS: readonly string[] = [
  `create table tenants (
    id text collate "C" primary key,
    name text collate "C" not null unique,
    installation_id text collate "C",
    doc json not null
  )`,
  'create index tenants_installation on tenants (installation_id) where installation_id is not null',

  `create table clients (
    id text collate "C" primary key,
    tenant_id text collate "C" not null references tenants,
    created_at bigint not null,
    doc json not null
  )`,
  'create index clients_tenant on clients (tenant_id, created_at, id)',

  // The content is already compressed with gzip, so the database must not compress it again.
  `create table blobs (
    tenant_id text collate "C" not null references tenants,
    digest text collate "C" not null,
    content bytea not null,
    primary key (tenant_id, digest)
  )`,
  'alter table blobs alter column content set storage external',

  `create table reviews (
    tenant_id text collate "C" not null references tenants,
    id text collate "C" not null unique,
    origin text not null,
    key text collate "C" not null,
    repo text collate "C" not null,
    pr bigint not null,
    head_sha text not null,
    status text not null,
    verdict text,
    tier text,
    created_at bigint not null,
    asked json not null,
    outcome json not null,
    input_digest text collate "C",
    check_run_id bigint,
    prepared json not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, input_digest) references blobs
  )`,
  'create index reviews_repo on reviews (tenant_id, repo, id)',
  'create index reviews_repo_pr on reviews (tenant_id, repo, pr, id)',
  'create index reviews_pr on reviews (tenant_id, pr, id)',
  'create index reviews_status on reviews (tenant_id, status, id)',
  'create index reviews_verdict on reviews (tenant_id, verdict, id) where verdict is not null',
  'create index reviews_tier on reviews (tenant_id, tier, id) where tier is not null',
  'create index reviews_key on reviews (tenant_id, key, id)',
  `create index reviews_ended on reviews (tenant_id, created_at) where status <> 'queued'`,
  'create index reviews_input on reviews (tenant_id, input_digest) where input_digest is not null',

  // A review has at most 5,000 findings, so a filter never scans more rows than that. The index on the id is a hash
  // index because it cannot be scanned in order: so a page always uses the primary key, whatever the planner's
  // statistics are.
  `create table findings (
    tenant_id text collate "C" not null,
    review_id text collate "C" not null,
    id text collate "C" not null,
    severity text not null,
    plane text not null,
    file text not null,
    doc json not null,
    primary key (review_id, id),
    foreign key (tenant_id, review_id) references reviews on delete cascade
  )`,
  'create index findings_id on findings using hash (id)',

  `create table traces (
    tenant_id text collate "C" not null,
    review_id text collate "C" not null,
    digest text collate "C" not null,
    signature json not null,
    primary key (tenant_id, review_id),
    foreign key (tenant_id, review_id) references reviews on delete cascade,
    foreign key (tenant_id, digest) references blobs
  )`,
  'create index traces_digest on traces (tenant_id, digest)',

  `create table idempotency_keys (
    tenant_id text collate "C" not null references tenants,
    key text collate "C" not null,
    body_digest text not null,
    review_id text collate "C" not null,
    expires_at bigint not null,
    primary key (tenant_id, key)
  )`,
  'create index idempotency_keys_expiry on idempotency_keys (tenant_id, expires_at)',

  `create table policies (
    tenant_id text collate "C" not null references tenants,
    name text collate "C" not null,
    doc json not null,
    primary key (tenant_id, name)
  )`,

  // Unlogged: the table may be lost if the database crashes, which allows one additional burst. In exchange its writes
  // do not wait for the disk.
  `create unlogged table rates (
    tenant_id text collate "C" primary key references tenants,
    value double precision
  )`,

  `create table secrets (
    tenant_id text collate "C" not null references tenants,
    name text collate "C" not null,
    key_id text not null,
    doc json not null,
    primary key (tenant_id, name)
  )`,
  `create table service_secrets (
    name text collate "C" primary key,
    key_id text not null,
    doc json not null
  )`,

  `create table webhooks (
    tenant_id text collate "C" not null references tenants,
    id text collate "C" not null,
    status text not null,
    doc json not null,
    primary key (tenant_id, id)
  )`,
  `create table deliveries (
    tenant_id text collate "C" not null,
    id text collate "C" not null,
    webhook_id text collate "C" not null,
    status text not null,
    created_at bigint not null,
    due_at bigint,
    doc json not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, webhook_id) references webhooks on delete cascade
  )`,
  'create index deliveries_webhook on deliveries (tenant_id, webhook_id, id)',
  `create index deliveries_due on deliveries (due_at) where status = 'pending'`,
  `create index deliveries_over on deliveries (tenant_id, created_at) where status <> 'pending'`,
];

/** The first version. */
export const initial: Migration = {
  name: '0001-initial',
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
