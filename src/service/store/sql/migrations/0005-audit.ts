import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.js';

const STATEMENTS: readonly string[] = [
  'alter table reviews add column completed_at bigint',
  `update reviews set completed_at = (outcome->>'completedAt')::bigint where status = 'complete'`,
  'create index reviews_completed on reviews (tenant_id, completed_at, id) where completed_at is not null',
  // Traces that are there have none.
  'alter table traces add column vsa json',
];

/** The time at which a review was completed, for the export of a period, and the verification summaries of traces. */
export const audit: Migration = {
  name: '0005-audit',
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
