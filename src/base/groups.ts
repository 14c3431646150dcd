/** Grouping of values by key. Keys, and the members of a group, keep the order of the input. */

/** Groups values by key. (`Map.groupBy` needs Node 21.) */
export function groupBy<T, K>(all: Iterable<T>, keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) addToGroup(groups, keyOf(one), one);
  return groups;
}

/** Adds a value to the group of its key; creates the group if it is missing. */
export function addToGroup<K, T>(groups: Map<K, T[]>, key: K, one: T): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [one]);
  else group.push(one);
}

/** Adds to the sum of a key; a new sum starts at 0. */
export function addToCount<K>(counts: Map<K, number>, key: K, by: number = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Takes one from the count of a key. Returns false if none is left. */
export function takeFromCount<K>(counts: Map<K, number>, key: K): boolean {
  const left = counts.get(key) ?? 0;
  if (left <= 0) return false;
  counts.set(key, left - 1);
  return true;
}
