/** Keeping a fetch from bringing any amount. Git has no setting for that, so what it writes is measured while it does. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemCode } from '../faults.js';
import type { Scratch } from './repository.js';

/** How often is looked, in milliseconds: what comes in between is beyond the limit. */
const LOOK_MILLISECONDS = 200;

/**
 * Runs a fetch into the repository, and aborts `enough` once it has written more than `most` bytes.
 * @returns what `fetch` gives; null where it wrote too much, however quickly, and then nothing of that is left.
 */
export async function withinBytes<T>(
  repository: Scratch,
  most: number,
  fetch: (enough: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const folder = join(repository.gitDir, 'objects', 'pack');
  const before = new Set(await readdir(folder));
  const enough = new AbortController();
  const ended = new AbortController();
  const [fetched, watched] = await Promise.allSettled([
    fetch(enough.signal).finally(() => ended.abort()),
    watch(folder, before, most, { enough, ended: ended.signal }),
  ]);
  if (fetched.status === 'rejected') throw fetched.reason;
  if (watched.status === 'rejected') throw watched.reason;
  const added = await addedTo(folder, before);
  if (added.bytes <= most) return fetched.value;
  for (const name of added.names) await rm(join(folder, name), { force: true });
  return null;
}

/** Settles when the fetch has ended or was enough. A folder that cannot be looked at is enough too: there is no fetch unwatched. */
async function watch(
  folder: string,
  before: ReadonlySet<string>,
  most: number,
  { enough, ended }: { readonly enough: AbortController; readonly ended: AbortSignal },
): Promise<void> {
  if (most === Infinity) return;
  try {
    while (!ended.aborted && (await addedTo(folder, before)).bytes <= most) {
      // Woken up when it has ended.
      await wait(LOOK_MILLISECONDS, undefined, { signal: ended }).catch(() => undefined);
    }
  } finally {
    enough.abort();
  }
}

/** The files of a folder that were not there before, unfinished ones among them, and their bytes. */
async function addedTo(folder: string, before: ReadonlySet<string>): Promise<{ names: string[]; bytes: number }> {
  const names = (await readdir(folder)).filter((name) => !before.has(name));
  let bytes = 0;
  for (const name of names) bytes += await sizeOf(join(folder, name));
  return { names, bytes };
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (fault) {
    // Git gives a pack its name when it is whole.
    if (systemCode(fault) === 'ENOENT') return 0;
    throw fault;
  }
}
