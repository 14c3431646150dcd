/** Finds files of the base that a new path clashes with where file systems do not tell names apart by case. */
import { addToGroup } from '../../../base/groups.js';
import { listFoldersAbove } from '../../../base/paths.js';
import type { ChangedFile } from '../../../engine/snapshot.js';
import type { ScratchRepository } from '../program/repository.js';
import { isFolder, listChildren, openRoot } from '../program/trees.js';

/** Maximum number of folders listed; a change with new files in more of them gets no answer for the rest, by path. */
const MAX_FOLDERS = 2_000;

/** What file systems of macOS and Windows compare names by. */
const fold = (name: string) => name.normalize('NFC').toLowerCase();

/**
 * Adds to each new file its twins: unchanged files and folders of a commit whose path differs only by case or by the form of its
 * letters. Reads the trees of the folders that new files are in, and of their twins, a level at a time.
 */
export async function nameTwins(
  repository: ScratchRepository,
  commit: string,
  files: readonly ChangedFile[],
): Promise<ChangedFile[]> {
  const fresh = files.filter(({ status }) => status === 'added' || status === 'renamed' || status === 'copied');
  const wanted = new Map<string, string[]>();
  for (const { path } of fresh) addToGroup(wanted, fold(path), path);
  const changed = new Set(files.flatMap(({ path, old_path: old }) => (old === null ? [path] : [path, old])));
  const found = new Map<string, string[]>();
  for (const path of await listAlike(repository, commit, [...wanted.keys()])) {
    if (changed.has(path)) continue;
    for (const own of wanted.get(fold(path)) ?? []) if (own !== path) addToGroup(found, own, path);
  }
  return files.map((file) => {
    const twins = found.get(file.path);
    return twins === undefined ? file : { ...file, twins };
  });
}

/** Returns the files and folders of a commit whose folded paths are among these. */
async function listAlike(
  repository: ScratchRepository,
  commit: string,
  folded: readonly string[],
): Promise<readonly string[]> {
  const prefixes = new Set(folded.flatMap(listFoldersAbove));
  const asked = new Set(folded);
  const files: string[] = [];
  let left = MAX_FOLDERS;
  for (let level = folded.length === 0 ? [] : [openRoot(commit)]; level.length > 0 && left > 0; ) {
    const entries = await listChildren(repository, level.slice(0, left));
    left -= level.length;
    files.push(...entries.filter(({ path }) => asked.has(fold(path))).map(({ path }) => path));
    level = entries.filter((entry) => isFolder(entry) && prefixes.has(fold(entry.path)));
  }
  return files;
}
