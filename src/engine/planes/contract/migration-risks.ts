/** What may lose data, lock a table or break running programs, as a migration's text says it. */

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

/** `name`: the table or column, as written. `line` is of the new side. */
export interface Risk {
  readonly kind: RiskKind;
  readonly name: string;
  /** Lines of the statement or call, both ends included; `line` is the one that says it. */
  readonly first: number;
  readonly last: number;
  readonly line: number;
}

/** What a whole migration says beside its risks: who has just been made holds no rows and is known to nobody. */
export interface MigrationText {
  readonly risks: readonly Risk[];
  /** Tables and columns that it creates, in lower case. */
  readonly created: ReadonlySet<string>;
}

/** A name without quotes and schema, in lower case: `"public"."Orders"` → `orders`. */
export function plainName(name: string): string {
  const bare = name.replace(/["'`[\]:]/gu, '').toLowerCase();
  return bare.slice(bare.lastIndexOf('.') + 1);
}
