import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.js';

/** What waits for a person is a few of very many reviews: the list of it must not read the others. */
export const waitingIndex: Migration = {
  name: '0008-waiting-index',
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index reviews_waiting on reviews (tenant_id, id) where verdict = 'needs-review' and not closed`.execute(
      db,
    );
  },
};
