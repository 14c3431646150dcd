/**
 * Finds what the history changes together with the files of a change, and the change does not: association rules with
 * support and confidence, as Zimmermann et al. count them ("Mining version histories to guide software changes", ICSE 2004).
 */
import { compareText } from '../../../base/order.js';
import { listFoldersAbove } from '../../../base/paths.js';
import type { Habit } from '../../../engine/snapshot.js';
import type { PastCommit, PastFile } from './history-log.js';

/** Larger commits change files together that have nothing to do with each other. */
const MOST_FILES = 40;
/** A pair of files is a habit from so many common changes, and such a share of those to the first file. */
const LEAST_TOGETHER = 10;
const LEAST_SHARE = 0.85;
/** The newest changes to a folder that are counted, the fewest that say anything, and the share that is a habit. */
const NEWEST = 100;
const LEAST_CHANGES = 40;
const LEAST_FOLDER_SHARE = 0.3;
/** Maximum number of files of the change for which partners are counted, and of habits that are told. */
const MAX_CHANGED = 200;
const MAX_HABITS = 20;

/**
 * Finds the habits that concern `changed`, the paths of a change.
 * @param commits the newest ones, newest first
 * @param merged the files of each change as it was merged, by `joinMerged`
 */
export function findHabits(
  commits: readonly PastCommit[],
  merged: readonly (readonly PastFile[])[],
  changed: readonly string[],
): Habit[] {
  const paths = changed.slice(0, MAX_CHANGED);
  return [...findPairs(commits, paths), ...findFolders(merged, paths)]
    .toSorted(
      (a, b) =>
        b.together / b.of - a.together / a.of ||
        compareText(a.changed, b.changed) ||
        compareText(a.companion, b.companion),
    )
    .slice(0, MAX_HABITS);
}

function findPairs(commits: readonly PastCommit[], changed: readonly string[]): readonly Habit[] {
  const wanted = new Set(changed);
  const partners = new Map<string, Map<string, number>>();
  const gone = new Set<string>();
  const known = new Set<string>();
  for (const { files } of commits) {
    for (const { path, status } of files) {
      // The newest commit comes first: what it removed is no companion any more.
      if (!known.has(path) && status === 'removed') gone.add(path);
      known.add(path);
    }
    if (files.length > MOST_FILES) continue;
    for (const { path } of files) if (wanted.has(path)) countPartners(partners, path, files);
  }
  return [...partners].flatMap(([path, counts]) => {
    const of = counts.get(path) ?? 0;
    return [...counts].flatMap(([companion, together]): Habit[] =>
      wanted.has(companion) || gone.has(companion) || together < LEAST_TOGETHER || together < of * LEAST_SHARE
        ? []
        : [{ kind: 'file', changed: path, companion, together, of }],
    );
  });
}

/** Counts the files of a commit that changes `path`, itself included. */
function countPartners(partners: Map<string, Map<string, number>>, path: string, files: readonly PastFile[]): void {
  const counts = partners.get(path) ?? new Map<string, number>();
  partners.set(path, counts);
  for (const { path: other } of files) counts.set(other, (counts.get(other) ?? 0) + 1);
}

/** Finds folders below which changes to a folder of the root usually add a file, such as notes for the change log. */
function findFolders(all: readonly (readonly PastFile[])[], changed: readonly string[]): readonly Habit[] {
  const roots = [...new Set(changed.flatMap((path) => listFolderPrefixes(path).slice(0, 1)))];
  const touched = new Set(changed.flatMap(listFolderPrefixes));
  if (roots.length === 0) return [];
  const merged = all.filter((files) => files.length <= MOST_FILES);
  return roots.flatMap((root) => {
    const newest = merged.filter((files) => files.some(({ path }) => path.startsWith(root))).slice(0, NEWEST);
    if (newest.length < LEAST_CHANGES) return [];
    const counts = new Map<string, number>();
    for (const files of newest) {
      const added = files.filter(({ status }) => status === 'added').flatMap(({ path }) => listFolderPrefixes(path));
      for (const folder of new Set(added)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const habits = [...counts].filter(
      ([folder, together]) =>
        !folder.startsWith(root) && !touched.has(folder) && together >= newest.length * LEAST_FOLDER_SHARE,
    );
    // Of a folder and the one above it that say the same, the inner one says more.
    const inner = habits.filter(
      ([folder, together]) =>
        !habits.some(([other, count]) => other !== folder && other.startsWith(folder) && count === together),
    );
    return inner.map(
      ([companion, together]): Habit => ({ kind: 'new-file', changed: root, companion, together, of: newest.length }),
    );
  });
}

/** `a/b/c.ts` → `a/`, `a/b/`. */
function listFolderPrefixes(path: string): readonly string[] {
  return listFoldersAbove(path).map((folder) => `${folder}/`);
}
