import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.js';

/** Reviews show their base. Those that are there keep null: their base stands in their input alone. */
export const base: Migration = {
  name: '0003-base',
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table reviews add column base_ref text, add column base_sha text`.execute(db);
  },
};
