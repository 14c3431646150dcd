/** So many parts of a path are told apart. */
const MAX_PARTS = 64;
/** Two are as bad as many: neither is meant. */
const KEPT = 2;

/** Paths by their ends: `c`, `b/c` and `a/b/c` find `a/b/c`. */
export class PathEnds {
  private readonly found = new Map<string, string[]>();

  /** Adds a value under each end of a path. */
  add(path: string, value: string): void {
    const parts = path.split('/');
    for (let at = Math.max(0, parts.length - MAX_PARTS); at < parts.length; at += 1) {
      const end = parts.slice(at).join('/');
      const values = this.found.get(end) ?? [];
      if (values.length < KEPT) this.found.set(end, [...values, value]);
    }
  }

  /** Returns the values whose path ends so; two at most. */
  find(end: string): readonly string[] {
    return this.found.get(end) ?? [];
  }
}
