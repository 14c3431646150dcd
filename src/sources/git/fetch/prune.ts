/**
 * Removes cached repositories that were not used for a long time. Any number of processes may prune and use the caches
 * at the same time.
 */
import { mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSystemCode } from '../../errors.js';
import { buildRemovalMarkPath, readModifiedTime, SCRATCH, USED } from './cache.js';

/**
 * A scratch repository that is older, in milliseconds, belongs to a killed process, because no review takes so long.
 */
const IN_USE_FOR = 60 * 60_000;
/** A marker that is older, in milliseconds, was left by a killed process. */
const MARK_LASTS = 60_000;
/** Prefix of the folders in which repositories are deleted. */
const GONE = 'gone-';

/** The limits of the caches. */
export interface PruneLimits {
  /** Bytes, for all roots together. */
  readonly bytes: number;
  /** Milliseconds since the last use. */
  readonly age: number;
}

/** The numbers before and after. */
export interface PruneResult {
  readonly removed: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

interface CachedRepository {
  readonly root: string;
  /** The time at which its root was read. */
  readonly now: number;
  readonly name: string;
  readonly bytes: number;
  readonly usedAt: number;
}

/**
 * Removes repositories that were not used for too long, and then the least recently used ones until the rest is within
 * the limit. A repository in use is never removed, whatever its size.
 * @param roots the folders that providers were given as their `cacheDirectory`; a missing one counts as empty
 */
export async function pruneCaches(roots: readonly string[], limits: PruneLimits): Promise<PruneResult> {
  const kept: CachedRepository[] = [];
  const removable: CachedRepository[] = [];
  for (const root of roots) {
    const now = await readFileSystemTime(root);
    if (now === null) continue;
    await removeLeftovers(root, now);
    for (const one of await listRepositories(root, now)) {
      kept.push(one);
      if (now - one.usedAt > limits.age) removable.push(one);
    }
  }
  const bytesBefore = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  let bytesAfter = bytesBefore;
  let removed = 0;
  const old = new Set(removable);
  for (const one of kept.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (!old.has(one) && bytesAfter <= limits.bytes) continue;
    if (!(await removeRepository(one.root, one.name, one.now))) continue;
    bytesAfter -= one.bytes;
    removed++;
  }
  return { removed, bytesBefore, bytesAfter };
}

/**
 * Returns the current time by the clock of the file system, which is the source of all times below; null if the folder
 * does not exist.
 */
async function readFileSystemTime(root: string): Promise<number | null> {
  const path = join(root, 'pruned');
  try {
    await writeFile(path, '');
  } catch (fault) {
    if (readSystemCode(fault) === 'ENOENT' || readSystemCode(fault) === 'ENOTDIR') return null;
    throw fault;
  }
  return readModifiedTime(path);
}

/** Removes what a killed process left while it deleted. */
async function removeLeftovers(root: string, now: number): Promise<void> {
  for (const name of await readdir(root)) {
    const at = name.startsWith(GONE) ? await readModifiedTime(join(root, name)) : null;
    if (at !== null && now - at > IN_USE_FOR) await rm(join(root, name), { recursive: true, force: true });
  }
}

async function listRepositories(root: string, now: number): Promise<CachedRepository[]> {
  const found: CachedRepository[] = [];
  for (const name of await readdir(root)) {
    if (!/-[0-9a-f]{16}$/u.test(name)) continue;
    const directory = join(root, name);
    const usedAt = (await readModifiedTime(join(directory, USED))) ?? (await readModifiedTime(directory));
    if (usedAt !== null) found.push({ root, now, name, usedAt, bytes: await measureRepository(directory) });
  }
  return found;
}

/** Returns the size of a repository; only its packs count. */
async function measureRepository(directory: string): Promise<number> {
  const packs = join(directory, 'objects', 'pack');
  let sum = 0;
  for (const name of await listNames(packs)) sum += await readFileSize(join(packs, name));
  return sum;
}

/**
 * Removes a repository from a cache atomically, unless it is in use or another process is removing it.
 * @param now by the clock of the file system
 * @returns whether it was removed
 */
async function removeRepository(root: string, name: string, now: number): Promise<boolean> {
  const mark = buildRemovalMarkPath(root, name);
  try {
    await writeFile(mark, '', { flag: 'wx' });
  } catch (fault) {
    if (readSystemCode(fault) !== 'EEXIST') throw fault;
    const at = await readModifiedTime(mark);
    if (at !== null && now - at > MARK_LASTS) await rm(mark, { force: true });
    return false;
  }
  let gone: string | null = null;
  try {
    if (await isInUse(root, name, (await readModifiedTime(mark)) ?? 0)) return false;
    gone = await mkdtemp(join(root, GONE));
    await rename(join(root, name), join(gone, name));
  } catch (fault) {
    // Another process removed it first.
    if (readSystemCode(fault) !== 'ENOENT') throw fault;
  } finally {
    await rm(mark, { force: true });
    // Deleting is slow; the marker is removed first so that no process waits for it.
    if (gone !== null) await rm(gone, { recursive: true, force: true, maxRetries: 3 });
  }
  return true;
}

async function isInUse(root: string, name: string, now: number): Promise<boolean> {
  const scratch = join(root, SCRATCH);
  for (const one of await listNames(scratch)) {
    const at = one.startsWith(`${name}-`) ? await readModifiedTime(join(scratch, one)) : null;
    if (at !== null && now - at < IN_USE_FOR) return true;
  }
  return false;
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (fault) {
    if (readSystemCode(fault) === 'ENOENT') return [];
    throw fault;
  }
}

async function readFileSize(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (fault) {
    if (readSystemCode(fault) === 'ENOENT') return 0;
    throw fault;
  }
}
