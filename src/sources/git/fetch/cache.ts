/** Objects that were fetched before, kept between reviews. */

import { copyFile, link, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hashSha256 } from '../../../base/hash.js';
import { makeFolder } from '../../../base/make-folder.js';
import { readShallow, type ScratchRepository } from '../program/repository.js';
import { type FetchSpan, formatSpan, parseSpan } from './fetch-span.js';
import type { Sleep } from './remote.js';

/** A folder's name: so much of the repository's, in UTF-16 code units, and so many hex digits of its address's hash. */
const NAME_CHARACTERS = 40;
const HASH_DIGITS = 16;

/** Folders that a killed process left behind are removed once they are so old, in milliseconds. */
const ABANDONED_AFTER = 24 * 60 * 60 * 1000;

/** The folder of scratch repositories, next to the repositories of a cache. */
export const SCRATCH = 'scratch';

/** A file whose modification time is the last use of the repository. */
export const USED = 'used';

/**
 * How often, and for how many milliseconds each time, to wait for the removal of a repository. A removal only reads a
 * folder and renames another.
 */
const WAITS = 100;
const WAIT_MILLISECONDS = 50;

/** Returns the path of the file that marks a repository as being removed. */
export function buildRemovalMarkPath(root: string, name: string): string {
  return join(root, `${name}.removing`);
}

/** Two commits whose history is in the cache. */
export interface CachedHistory {
  readonly base: string;
  readonly head: string;
  /** The span of the fetch; a depth of 0 if it is not known. */
  readonly span: FetchSpan;
  readonly shallow: readonly string[];
}

/**
 * The cache of one remote repository: packs, and a file for each pair of commits that were fetched with the history
 * before them. Files are never changed, only added or replaced as a whole, and each addition is atomic. Any number of processes can therefore use the cache at the same
 * time without a lock. It has no refs and no settings: git never runs in it.
 *
 * It is removed completely or not at all (`prune.ts`). A user of the cache first creates a scratch repository with its
 * label and then enters. A process that removes it first writes a marker and then looks for such scratch repositories.
 * So at least one of the two always sees the other.
 */
export class ObjectCache {
  private readonly directory: string;
  /** The prefix of the names of scratch repositories that use it. */
  readonly label: string;

  constructor(
    private readonly root: string,
    url: string,
  ) {
    const readable = basename(url, '.git')
      .replace(/[^A-Za-z0-9._-]/gu, '-')
      .slice(0, NAME_CHARACTERS);
    this.label = `${readable}-${hashSha256(url.toLowerCase()).slice(0, HASH_DIGITS)}`;
    this.directory = join(root, this.label);
  }

  /** The object folder that a scratch repository can use as an alternate. */
  get objects(): string {
    return join(this.directory, 'objects');
  }

  /** Creates the folder for scratch repositories, on the same disk. */
  async open(): Promise<string> {
    const scratch = join(this.root, SCRATCH);
    makeFolder(scratch, 0o700);
    await removeStaleFiles(scratch);
    return scratch;
  }

  /**
   * Creates the folders. Call it before any other use of the cache, after creating a scratch repository with its label.
   */
  async enter(sleep: Sleep, signal: AbortSignal): Promise<void> {
    const mark = buildRemovalMarkPath(this.root, this.label);
    for (let waits = 0; waits < WAITS && (await readModifiedTime(mark)) !== null; waits++)
      await sleep(WAIT_MILLISECONDS, signal);
    // A process that kept the marker for so long was killed.
    await rm(mark, { force: true });
    makeFolder(join(this.objects, 'pack'));
    makeFolder(this.pairs);
    await writeFile(join(this.directory, USED), '');
  }

  /** Returns the pair if its history is cached, else null. */
  async find(base: string, head: string): Promise<CachedHistory | null> {
    const path = join(this.pairs, `${base}-${head}`);
    if ((await readModifiedTime(path)) === null) return null;
    return { base, head, span: parseSpan(await readFile(path, 'utf8')), shallow: await readShallow(path) };
  }

  /** Returns the pair that was cached last, as the start of a new fetch; null if there is none. */
  async latest(): Promise<CachedHistory | null> {
    let newest: { name: string; at: number } | null = null;
    for (const name of await readdir(this.pairs)) {
      const at = /^[0-9a-f]+-[0-9a-f]+$/u.test(name) ? await readModifiedTime(join(this.pairs, name)) : null;
      if (at !== null && (newest === null || at > newest.at)) newest = { name, at };
    }
    const [base, head] = newest?.name.split('-') ?? [];
    return base === undefined || head === undefined ? null : this.find(base, head);
  }

  /** Adds what a scratch repository fetched: first its packs, then the file for the pair. */
  async keep(scratch: ScratchRepository, pair: Omit<CachedHistory, 'shallow'>): Promise<void> {
    await this.keepPacks(scratch);
    const shallow = await scratch.shallow();
    const path = join(this.pairs, `${pair.base}-${pair.head}`);
    const unfinished = join(this.pairs, `${basename(scratch.directory)}.tmp`);
    await writeFile(unfinished, [formatSpan(pair.span), ...shallow].map((line) => `${line}\n`).join(''));
    await rename(unfinished, path);
  }

  /** Adds the packs of a scratch repository. Git uses a pack once its index exists, so the index is added last. */
  async keepPacks(scratch: ScratchRepository): Promise<void> {
    const from = join(scratch.gitDir, 'objects', 'pack');
    const rank = (name: string) => (name.endsWith('.idx') ? 2 : name.endsWith('.pack') ? 1 : 0);
    const names = (await readdir(from)).filter((name) => /^pack-[0-9a-f]+\.(?:pack|idx|rev|promisor)$/u.test(name));
    for (const name of names.sort((a, b) => rank(a) - rank(b))) {
      await placeFile(join(from, name), join(this.objects, 'pack', name), `${basename(scratch.directory)}.tmp`);
    }
  }

  private get pairs(): string {
    return join(this.directory, 'pairs');
  }
}

/** Puts a file in place atomically. Its name identifies its content, so an existing file is identical. */
async function placeFile(from: string, to: string, unfinished: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    if ((await readModifiedTime(to)) !== null) return;
    // The file system has no hard links.
    await copyFile(from, `${to}.${unfinished}`);
    await rename(`${to}.${unfinished}`, to);
  }
}

/** Returns the modification time of a file or folder by the file system's clock; null if it does not exist. */
export async function readModifiedTime(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch {
    return null;
  }
}

/**
 * Removes folders that killed processes left. The modification time of the parent folder serves as the current time,
 * because a scratch repository was just created or removed in it.
 */
async function removeStaleFiles(folder: string): Promise<void> {
  const now = (await readModifiedTime(folder)) ?? 0;
  for (const name of await readdir(folder)) {
    const at = await readModifiedTime(join(folder, name));
    if (at !== null && now - at > ABANDONED_AFTER) await rm(join(folder, name), { recursive: true, force: true });
  }
}
