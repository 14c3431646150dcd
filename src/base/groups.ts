/** Values gathered under keys. Keys and the members of a group stay in the order in which they come. */

/** What has the same key together. (`Map.groupBy` needs Node 21.) */
export function groupBy<T, K>(all: Iterable<T>, keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) addToGroup(groups, keyOf(one), one);
  return groups;
}

/** Puts a value into the group of its key, which is made where there is none. */
export function addToGroup<K, T>(groups: Map<K, T[]>, key: K, one: T): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [one]);
  else group.push(one);
}

/** Adds to the sum of a key, which begins at 0. */
export function addToCount<K>(counts: Map<K, number>, key: K, by: number = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
