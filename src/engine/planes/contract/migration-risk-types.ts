/** The risks of a migration's text: data loss, a table lock, or breaking running programs. */

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
  /** Lines of the statement or call, both ends included; `line` is the line of the risk itself. */
  readonly first: number;
  readonly last: number;
  readonly line: number;
}

/**
 * The risks of a whole migration, and the names it creates: a new table contains no rows, and no program uses it yet.
 */
export interface MigrationText {
  readonly risks: readonly Risk[];
  /** Tables and columns that the migration creates, in lower case. */
  readonly created: ReadonlySet<string>;
}

/** Removes quotes and the schema from a name and converts it to lower case: `"public"."Orders"` → `orders`. */
export function normalizeName(name: string): string {
  const bare = name.replace(/["'`[\]:]/gu, '').toLowerCase();
  return bare.slice(bare.lastIndexOf('.') + 1);
}
