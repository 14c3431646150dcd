/** Who needs whom in a lock file. */
import type { Doubt, Entry, Lock, Need } from './model.js';

/** Returns the names that the entries of some names need, directly or not, by what one of the lock files says. */
export function reachFrom(names: readonly string[], locks: readonly Lock[]): ReadonlySet<string> {
  const needed = new Map<string, Set<string>>();
  for (const { entries } of locks)
    for (const { name, needs } of entries.values()) {
      const known = needed.get(name) ?? new Set();
      needed.set(name, known);
      for (const need of needs) known.add(need.name);
    }
  const reached = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    queue.push(...(needed.get(name) ?? []));
  }
  return reached;
}

/** Returns an entry that nothing needs, or a need that nothing fulfils, where that was not so before; null if there is none. */
export function findLoose(before: Lock, after: Lock): Doubt | null {
  const { used, missing } = walk(after);
  const earlier = walk(before);
  for (const [key, { name, version }] of after.entries)
    if (!used.has(key) && (earlier.used.has(key) || !before.entries.has(key)))
      return { entry: `${name}@${version}`, why: 'nothing needs it' };
  for (const [key, { name, version }] of before.entries)
    if (!after.entries.has(key) && !earlier.used.has(key))
      return { entry: `${name}@${version}`, why: 'it goes, and it is not seen what it was for' };
  for (const [need, name] of missing)
    if (!earlier.missing.has(need)) return { entry: name, why: 'it is needed, and the file has no entry for it' };
  return null;
}

interface Walk {
  readonly used: ReadonlySet<string>;
  /** Needs without an entry: who needs what, and the name of what is needed. */
  readonly missing: ReadonlyMap<string, string>;
}

function walk({ own, entries }: Lock): Walk {
  const used = new Set<string>();
  const missing = new Map<string, string>();
  const queue: string[] = [];
  const follow = (by: string, needs: readonly Need[]) => {
    for (const { name, to, optional } of needs)
      if (to !== null && entries.has(to)) queue.push(to);
      else if (!optional) missing.set(`${by}\n${name}`, name);
  };
  for (const [place, needs] of own) follow(`from ${place}`, needs);
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (used.has(key)) continue;
    used.add(key);
    const entry: Entry | undefined = entries.get(key);
    if (entry !== undefined) follow(key, entry.needs);
  }
  return { used, missing };
}
