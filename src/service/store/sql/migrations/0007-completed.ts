import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.js';

const STATEMENTS: readonly string[] = [
  `create function reviews_note_completion() returns trigger language plpgsql as $$
    begin
      new.completed_at := (new.outcome->>'completedAt')::bigint;
      return new;
    end
  $$`,
  `create trigger reviews_completion before insert or update on reviews for each row
    when (new.status = 'complete' and new.completed_at is null) execute function reviews_note_completion()`,
  `update reviews set completed_at = (outcome->>'completedAt')::bigint
    where status = 'complete' and completed_at is null`,
];

/**
 * The time of completion of reviews that a process of before migration 0005 completes after it: old and new processes run
 * side by side during an upgrade, and the old one does not write the column. Without it, the export of a period would not
 * have the review.
 */
export const completed: Migration = {
  name: '0007-completed',
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
