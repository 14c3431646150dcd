import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.js';

/** Reviews for the commit of a merge queue name it. Those that are there are for none. */
export const queue: Migration = {
  name: '0009-queue',
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table reviews add column queue_sha text, add column queue_base json`.execute(db);
    await sql`create index reviews_queue on reviews (tenant_id, repo, queue_sha, id) where queue_sha is not null`.execute(
      db,
    );
  },
};
