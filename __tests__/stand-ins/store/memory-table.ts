/** A table in memory: rows by id, ids in order, and every change undoable until its transaction commits. */

/** What takes back the changes of a transaction, in the order they were made. */
export type UndoLog = (() => void)[];

/** Where `key` stands, or would stand, in `sorted`: the number of keys before it. Keys compare by code unit. */
function lowerBound(sorted: readonly string[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = sorted[middle];
    if (at !== undefined && at < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

export class MemoryTable<Row> {
  private readonly rows = new Map<string, Row>();
  private readonly keys: string[] = [];

  get(key: string): Row | undefined {
    return this.rows.get(key);
  }

  /** Inserts or replaces. Appending in key order, the usual case, costs no move. */
  put(key: string, row: Row, undo: UndoLog): void {
    const before = this.rows.get(key);
    if (before === undefined) this.keys.splice(lowerBound(this.keys, key), 0, key);
    this.rows.set(key, row);
    undo.push(() => {
      if (before === undefined) this.remove(key);
      else this.rows.set(key, before);
    });
  }

  delete(key: string, undo: UndoLog): void {
    const before = this.rows.get(key);
    if (before === undefined) return;
    this.remove(key);
    undo.push(() => {
      this.keys.splice(lowerBound(this.keys, key), 0, key);
      this.rows.set(key, before);
    });
  }

  /** The keys, rising. */
  names(): readonly string[] {
    return this.keys;
  }

  /** Rows whose keys follow `after`, rising. */
  *rising(after: string | null): Generator<Row> {
    let at = after === null ? 0 : lowerBound(this.keys, after);
    if (after !== null && this.keys[at] === after) at += 1;
    for (; at < this.keys.length; at += 1) yield* this.at(at);
  }

  /** Rows whose keys precede `after`, falling. */
  *falling(after: string | null): Generator<Row> {
    const start = after === null ? this.keys.length : lowerBound(this.keys, after);
    for (let at = start - 1; at >= 0; at -= 1) yield* this.at(at);
  }

  private *at(index: number): Generator<Row> {
    const key = this.keys[index];
    const row = key === undefined ? undefined : this.rows.get(key);
    if (row !== undefined) yield row;
  }

  private remove(key: string): void {
    this.rows.delete(key);
    this.keys.splice(lowerBound(this.keys, key), 1);
  }
}

/** The first `limit` rows that pass. */
export function take<Row>(rows: Iterable<Row>, limit: number, passes: (row: Row) => boolean): Row[] {
  const taken: Row[] = [];
  if (limit < 1) return taken;
  for (const row of rows) {
    if (!passes(row)) continue;
    taken.push(row);
    if (taken.length >= limit) break;
  }
  return taken;
}
