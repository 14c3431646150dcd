import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.js';

/** Findings name their rule. Those that are there keep null: which rule made them stands in their trace alone. */
export const rule: Migration = {
  name: '0002-rule',
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table findings add column rule text`.execute(db);
  },
};
