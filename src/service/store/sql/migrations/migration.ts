/** A step from one version of the tables to the next. There is no way back: a release that goes wrong is followed by another. */
import type { Kysely } from 'kysely';

export interface Migration {
  /** Sorts after those before it: `0002-what-it-does`. */
  readonly name: string;
  /** Runs in a transaction. Rows of every earlier version may be in place. */
  up(db: Kysely<unknown>): Promise<void>;
}
