/** The tables of fitted numbers: by name in their files, checked against the names that the code computes when they are read. */

/** A model file that does not fit the code: it was fitted for other features, or changed by hand. Fit it anew. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

/** Numbers by name, as a model file has them. */
export type NumberTable = Readonly<Record<string, number>>;

/**
 * The numbers of a table in the order of `names`. `where` says which table it is. Throws ModelError, which names every
 * name that is missing, every one that the code does not know, and every value that is no finite number.
 */
export function orderNumbers(where: string, table: NumberTable, names: readonly string[]): readonly number[] {
  const missing = names.filter((name) => !Object.hasOwn(table, name));
  if (missing.length > 0) throw new ModelError(`${where}: misses ${quote(missing)}${describeUnknown(table, names)}`);
  checkNames(where, table, names);
  const values = new Map(Object.entries(table));
  return names.map((name) => {
    const value = values.get(name);
    if (value === undefined || !Number.isFinite(value)) {
      throw new ModelError(`${where}: ${quote([name])} is no finite number`);
    }
    return value;
  });
}

/** Throws ModelError where a table has a name that is not among `names`; it need not have them all. */
export function checkNames(where: string, table: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  const unknown = describeUnknown(table, names);
  if (unknown !== '') throw new ModelError(`${where}:${unknown.slice(1)}`);
}

function describeUnknown(table: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  const unknown = Object.keys(table).filter((name) => !names.includes(name));
  return unknown.length === 0 ? '' : `; has ${quote(unknown)}, which nothing computes`;
}

const quote = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(', ');
