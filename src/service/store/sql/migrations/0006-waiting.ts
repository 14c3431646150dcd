import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.js';

/** Reviews show title and author of the change, and whether its pull request was closed. Those that are there show neither. */
export const waiting: Migration = {
  name: '0006-waiting',
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table reviews add column shown json, add column closed boolean not null default false`.execute(db);
  },
};
