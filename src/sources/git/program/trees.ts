/** Reads the trees of commits: which files there are, without their contents. */
import { getFolderPrefix, listFoldersAbove } from '../../../base/paths.js';
import { readObjects } from './objects.js';
import { GitError } from './program.js';
import type { ScratchRepository } from './repository.js';

/** A file, folder, link or submodule of a commit. */
export interface TreeEntry {
  readonly path: string;
  /** Six octal digits. */
  readonly mode: string;
  readonly name: string;
}

const FOLDER = '040000';

/** Returns whether an entry is a folder. */
export const isFolder = ({ mode }: TreeEntry): boolean => mode === FOLDER;

/** The root folder of a commit. */
export const openRoot = (commit: string): TreeEntry => ({ path: '', mode: FOLDER, name: `${commit}^{tree}` });

/**
 * Returns what is in folders, in the order of the folders and of git.
 * @throws GitError if a folder cannot be read
 */
export async function listChildren(
  repository: ScratchRepository,
  folders: readonly TreeEntry[],
): Promise<readonly TreeEntry[]> {
  const trees = await readObjects(
    repository,
    folders.map(({ name }) => name),
  );
  return folders.flatMap(({ path, name }) => {
    const tree = trees.get(name);
    if (tree === undefined) throw new GitError('cat-file', null, `fatal: the tree ${name} is missing`);
    return parseTree(tree, path === '' ? '' : `${path}/`, hashBytes(name));
  });
}

/** Bytes of an object's name in a tree, by the name of one, in hex, with `^{tree}` after it or not. */
const hashBytes = (name: string): number => (name.length >= 64 ? 32 : 20);

/** Parses `<mode> SP <name> NUL <bytes of the object's name>`. */
function parseTree(tree: Buffer, folder: string, hash: number): TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let at = 0; at < tree.length; ) {
    const space = tree.indexOf(0x20, at);
    const end = tree.indexOf(0, space);
    if (space === -1 || end === -1) throw new GitError('cat-file', null, 'fatal: a tree ends early');
    entries.push({
      path: `${folder}${tree.toString('utf8', space + 1, end)}`,
      mode: tree.toString('latin1', at, space).padStart(6, '0'),
      name: tree.toString('hex', end + 1, end + 1 + hash),
    });
    at = end + 1 + hash;
  }
  return entries;
}

/**
 * Returns the entries of a commit at exactly these paths, in git's order; paths that do not exist are left out. Of a path
 * with a slash at its end, what is in that folder.
 * @throws GitError
 */
export async function listTreeEntries(
  repository: ScratchRepository,
  commit: string,
  paths: readonly string[],
): Promise<TreeEntry[]> {
  const wanted = new Set(paths);
  const ways = new Set(paths.flatMap(listFoldersAbove));
  const found: TreeEntry[] = [];
  for (let level: readonly TreeEntry[] = [openRoot(commit)]; level.length > 0; ) {
    const children: readonly TreeEntry[] = await listChildren(repository, level);
    const asked = children.filter(({ path }) => wanted.has(path) || wanted.has(getFolderPrefix(path)));
    found.push(...asked);
    level = children.filter((child) => isFolder(child) && ways.has(child.path));
  }
  return found.toSorted((a, b) => Buffer.compare(toOrder(a), toOrder(b)));
}

/** What git orders entries by: a folder has a slash at its end. */
const toOrder = (entry: TreeEntry): Buffer => Buffer.from(isFolder(entry) ? `${entry.path}/` : entry.path);

/**
 * Returns all files of a commit. `whole`: git printed less than `maxBytes`, beyond which the rest is left out.
 * @throws GitError
 */
export async function listTree(
  repository: ScratchRepository,
  commit: string,
  maxBytes: number,
): Promise<{ readonly entries: readonly TreeEntry[]; readonly whole: boolean }> {
  const { code, stdout, stderr } = await repository.run(['ls-tree', '-r', '-z', '--full-tree', commit], { maxBytes });
  const cut = stdout.length >= maxBytes;
  if (code !== 0 && !cut) throw new GitError('ls-tree', code, stderr);
  // The last row may be incomplete.
  const rows = (cut ? stdout.subarray(0, stdout.lastIndexOf(0)) : stdout).toString('utf8').split('\0');
  const entries = rows.flatMap((row) => {
    const [, mode, name, path] = /^(\d{6}) \w+ ([0-9a-f]+)\t([\s\S]+)$/u.exec(row) ?? [];
    return mode === undefined || name === undefined || path === undefined ? [] : [{ path, mode, name }];
  });
  return { entries, whole: !cut };
}
