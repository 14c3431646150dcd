/** Reads objects in batches, with one git process for any number of them. */
import { GitError } from './program.js';
import type { ScratchRepository } from './repository.js';

/** An object that exists. */
export interface ObjectInfo {
  readonly type: string;
  readonly size: number;
}

/** Returns type and size of each object that exists; missing names are not in the map. */
export async function readObjectInfo(
  repository: ScratchRepository,
  names: Iterable<string>,
): Promise<Map<string, ObjectInfo>> {
  const asked = [...new Set(names)];
  const found = new Map<string, ObjectInfo>();
  if (asked.length === 0) return found;
  const printed = await repository.output(['cat-file', '--batch-check', '--buffer'], {
    input: `${asked.join('\n')}\n`,
  });
  for (const line of printed.toString('latin1').split('\n')) {
    const [name, type, size] = line.split(' ');
    if (name !== undefined && type !== undefined && size !== undefined) found.set(name, { type, size: Number(size) });
  }
  return found;
}

/**
 * Returns the bytes of objects; missing names are not in the map. The caller must make sure that they fit into memory.
 */
export async function readObjects(
  repository: ScratchRepository,
  names: Iterable<string>,
): Promise<Map<string, Buffer>> {
  const asked = [...new Set(names)];
  const found = new Map<string, Buffer>();
  if (asked.length === 0) return found;
  const printed = await repository.output(['cat-file', '--batch', '--buffer'], { input: `${asked.join('\n')}\n` });
  let at = 0;
  while (at < printed.length) {
    const end = printed.indexOf(0x0a, at);
    if (end === -1) break;
    const [name, type, size] = printed.toString('latin1', at, end).split(' ');
    at = end + 1;
    // `<name> missing` has no third word and no content after it.
    if (name === undefined || type === undefined || size === undefined) continue;
    found.set(name, printed.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return found;
}

/**
 * Returns the first bytes of a blob that is too large to be read completely.
 * @throws GitError
 */
export async function readStart(repository: ScratchRepository, name: string, bytes: number): Promise<Buffer> {
  const { code, stdout, stderr } = await repository.run(['cat-file', 'blob', name], { maxBytes: bytes });
  // Git is stopped once it has printed enough; if it ends before that, it failed.
  if (code !== 0 && stdout.length < bytes) throw new GitError('cat-file', code, stderr);
  return stdout;
}

/** A file of a tree. */
export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly name: string;
}

/** Returns the files of a commit at exactly these paths; paths that do not exist are left out. */
export async function listTreeEntries(
  repository: ScratchRepository,
  commit: string,
  paths: readonly string[],
): Promise<TreeEntry[]> {
  return parseTree(await repository.output(['ls-tree', '-z', '--full-tree', commit, '--', ...paths]));
}

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
  return { entries: parseTree(cut ? stdout.subarray(0, stdout.lastIndexOf(0)) : stdout), whole: !cut };
}

function parseTree(printed: Buffer): TreeEntry[] {
  return printed
    .toString('utf8')
    .split('\0')
    .flatMap((row) => {
      const [, mode, name, path] = /^(\d{6}) \w+ ([0-9a-f]+)\t([\s\S]+)$/u.exec(row) ?? [];
      return mode === undefined || name === undefined || path === undefined ? [] : [{ path, mode, name }];
    });
}
