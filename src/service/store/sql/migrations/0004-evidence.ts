import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.js';

const STATEMENTS: readonly string[] = [
  // The content is compressed with gzip. The root is JSON: text does not hold every string.
  `create table evidence (
    tenant_id text collate "C" not null references tenants,
    id text collate "C" not null,
    repo text collate "C" not null,
    head_sha text not null,
    kind text not null,
    digest text collate "C" not null,
    root text collate "C" not null,
    created_at bigint not null,
    expires_at bigint not null,
    bytes bigint not null,
    content bytea not null,
    primary key (tenant_id, id)
  )`,
  'alter table evidence alter column content set storage external',
  'create unique index evidence_same on evidence (tenant_id, repo, head_sha, kind, digest, root)',
  'create index evidence_expiry on evidence (tenant_id, expires_at)',
  'alter table reviews add column evidence json',
];

/** Reports that clients give to reviews, and which of them a review was given. Reviews that are there were given none. */
export const evidence: Migration = {
  name: '0004-evidence',
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
