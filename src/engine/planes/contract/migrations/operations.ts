/** What a migration does to a database, read from SQL, from calls of the frameworks or from change sets. */

/** What an operation does. `fill`: it gives values to a column; `begin`, `commit`: a transaction begins or ends. */
export type OperationKind =
  | 'create-table'
  | 'drop-table'
  | 'create-schema'
  | 'drop-schema'
  | 'drop-view'
  | 'drop-partition'
  | 'rename-table'
  | 'add-column'
  | 'drop-column'
  | 'rename-column'
  | 'change-type'
  | 'set-not-null'
  | 'set-default'
  | 'drop-default'
  | 'fill'
  | 'add-index'
  | 'drop-index'
  | 'add-foreign-key'
  | 'add-check'
  | 'add-unique'
  | 'add-exclusion'
  | 'add-primary-key'
  | 'validate'
  | 'truncate'
  | 'delete-all'
  | 'update-all'
  | 'rename-value'
  | 'lock'
  | 'begin'
  | 'commit';

/**
 * How an operation is done. `required`: NOT NULL. `default`: rows get a value. `volatile`: a default that is computed for
 * each row. `generated`: a stored generated column. `numbered`: serial, identity, auto-increment. `concurrently`: without
 * a lock on writers. `online`: MySQL lets writers go on. `not-valid`: old rows are not checked. `ready`: with an index or
 * a check that is there already. `forced`: drops what is there first. `cascade`: takes what depends on it along. `program-default`: a default that only
 * the new program knows. `using`: with an expression. `answered`: the author marks it as safe.
 */
export type How =
  | 'required'
  | 'default'
  | 'volatile'
  | 'generated'
  | 'numbered'
  | 'concurrently'
  | 'online'
  | 'not-valid'
  | 'ready'
  | 'forced'
  | 'cascade'
  | 'program-default'
  | 'using'
  | 'answered';

/** One operation. Lines are of the side that was read. */
export interface Operation {
  readonly kind: OperationKind;
  /** In lower case, without quotes and schema; empty if unknown. */
  readonly table: string;
  /** The column, index or constraint, in lower case; empty if there is none. */
  readonly name: string;
  readonly how: ReadonlySet<How>;
  /** The type of a column, as written in lower case; empty if unknown. `before`: the type it had. */
  readonly type: string;
  readonly before: string;
  /** What else is said: the condition of a check, the word of a lock. */
  readonly detail: string;
  /** The line of the operation, and the lines of its statement or call, both ends included. */
  readonly line: number;
  readonly first: number;
  readonly last: number;
}

/** Where an operation stands. */
export type OperationPlace = Pick<Operation, 'line' | 'first' | 'last'>;

/** Makes an operation; what is not given is empty. */
export function createOperation(
  kind: OperationKind,
  place: OperationPlace,
  given: Partial<Omit<Operation, 'kind' | 'how' | keyof OperationPlace>> & { readonly how?: Iterable<How> } = {},
): Operation {
  return {
    kind,
    line: place.line,
    first: place.first,
    last: place.last,
    table: normalizeName(given.table ?? ''),
    name: normalizeName(given.name ?? ''),
    type: given.type ?? '',
    before: given.before ?? '',
    detail: given.detail ?? '',
    how: new Set(given.how ?? []),
  };
}

/** Removes quotes and the schema from a name and converts it to lower case: `"public"."Orders"` → `orders`. */
export function normalizeName(name: string): string {
  const bare = name.replace(/["'`[\]:]/gu, '').toLowerCase();
  return bare.slice(bare.lastIndexOf('.') + 1);
}
