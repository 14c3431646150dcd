/** Kinds of risk in a migration: losing data, locking a table or breaking running programs. */

export type RiskKind =
  | 'drop-table'
  | 'drop-column'
  | 'truncate'
  | 'delete'
  | 'update'
  | 'not-null'
  | 'type'
  | 'rename'
  | 'index';

/** `name`: the table or column, as written. `line` is on the new side. */
export interface Risk {
  readonly kind: RiskKind;
  readonly name: string;
  /** Lines of the statement or call, both ends included; `line` is the one that shows the risk. */
  readonly first: number;
  readonly last: number;
  readonly line: number;
}

/**
 * The contents of a whole migration. A table that it creates itself has no rows and no users, so changes to it are no
 * risk.
 */
export interface MigrationText {
  readonly risks: readonly Risk[];
  /** Tables and columns that it creates, in lower case. */
  readonly created: ReadonlySet<string>;
}

/** Returns a name without quotes and schema, in lower case: `"public"."Orders"` → `orders`. */
export function plainName(name: string): string {
  const bare = name.replace(/["'`[\]:]/gu, '').toLowerCase();
  return bare.slice(bare.lastIndexOf('.') + 1);
}
