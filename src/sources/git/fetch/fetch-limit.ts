/** Limits the size of a fetch. Git has no setting for it, so the written data is measured during the fetch. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readSystemCode } from '../../errors.js';
import type { ScratchRepository } from '../program/repository.js';

/** Interval of the measurement in milliseconds; the fetch can exceed the limit within one interval. */
const LOOK_MILLISECONDS = 200;

/**
 * Runs a fetch into the repository, and aborts `enough` once it has written more than `most` bytes.
 * @returns the result of `fetch`; null if it wrote too much, even if it ended before a measurement. Its files are then
 * removed.
 */
export async function limitFetchBytes<T>(
  repository: ScratchRepository,
  most: number,
  fetch: (enough: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const folder = join(repository.gitDir, 'objects', 'pack');
  const before = new Set(await readdir(folder));
  const enough = new AbortController();
  const ended = new AbortController();
  const [fetched, watched] = await Promise.allSettled([
    fetch(enough.signal).finally(() => ended.abort()),
    watchFetch(folder, before, most, { enough, ended: ended.signal }),
  ]);
  if (fetched.status === 'rejected') throw fetched.reason;
  if (watched.status === 'rejected') throw watched.reason;
  const added = await findAddedFiles(folder, before);
  if (added.bytes <= most) return fetched.value;
  for (const name of added.names) await rm(join(folder, name), { force: true });
  return null;
}

/**
 * Resolves when the fetch has ended or exceeded the limit. A folder that cannot be read also aborts the fetch, so that
 * no fetch is unmeasured.
 */
async function watchFetch(
  folder: string,
  before: ReadonlySet<string>,
  most: number,
  { enough, ended }: { readonly enough: AbortController; readonly ended: AbortSignal },
): Promise<void> {
  if (most === Infinity) return;
  try {
    while (!ended.aborted && (await findAddedFiles(folder, before)).bytes <= most) {
      // The wait ends early when the fetch has ended.
      await wait(LOOK_MILLISECONDS, undefined, { signal: ended }).catch(() => undefined);
    }
  } finally {
    enough.abort();
  }
}

/** Returns the new files of a folder, including unfinished ones, and their total size in bytes. */
async function findAddedFiles(
  folder: string,
  before: ReadonlySet<string>,
): Promise<{ names: string[]; bytes: number }> {
  const names = (await readdir(folder)).filter((name) => !before.has(name));
  let bytes = 0;
  for (const name of names) bytes += await readFileSize(join(folder, name));
  return { names, bytes };
}

async function readFileSize(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (fault) {
    // Git renames a pack when it is complete.
    if (readSystemCode(fault) === 'ENOENT') return 0;
    throw fault;
  }
}
