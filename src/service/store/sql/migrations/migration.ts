import type { Kysely } from 'kysely';

/**
 * A step from one version of the tables to the next. There is no downgrade: a bad release is corrected by another one.
 */
export interface Migration {
  /** Sorts after the earlier ones: `0002-what-it-does`. */
  readonly name: string;
  /** Runs in a transaction. The tables may contain rows of every earlier version. */
  up(db: Kysely<unknown>): Promise<void>;
}
