/** Objects that were fetched before, kept between reviews. */

import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sha256Hex } from '../../base/hash.js';
import { systemCode } from '../faults.js';
import type { Sleep } from './remote.js';
import { readShallow, type Scratch } from './repository.js';

/** A folder's name: so much of the repository's, in UTF-16 code units, and so many hex digits of its address's hash. */
const NAME_CHARACTERS = 40;
const HASH_DIGITS = 16;

/** Folders that a killed process left behind are removed once they are so old, in milliseconds. */
const ABANDONED_AFTER = 24 * 60 * 60 * 1000;

/** Where scratch repositories are made, beside the repositories of a cache. */
export const SCRATCH = 'scratch';

/** Its time of change is when the repository was last used. */
export const USED = 'used';

/** The commit whose past is here, then where it is cut off. */
const PAST = 'past';
/** There while the past was found to be too much, and when that is tried again, in milliseconds. */
const TOO_MUCH = 'past-too-much';
const TRIED_AGAIN_AFTER = 7 * 24 * 60 * 60 * 1000;

/** A repository that is being removed is waited for, so often and so long. It is no more than a look and a change of name. */
const WAITS = 100;
const WAIT_MILLISECONDS = 50;

/** Says that a repository is being removed. */
export function removalMark(root: string, name: string): string {
  return join(root, `${name}.removing`);
}

/** Two commits whose history is in the cache. */
export interface Kept {
  readonly base: string;
  readonly head: string;
  readonly shallow: readonly string[];
}

/** A commit whose past is in the cache. */
export type KeptPast = Omit<Kept, 'head'>;

/**
 * The cache of one remote repository: packs, and a file for each pair of commits that were fetched with the history between
 * them, and a file that says whose past is here. Nothing in it is ever changed, only added, or replaced as a whole, and each addition appears at once and whole. So any number of processes may use it
 * at the same time without a lock. It has no refs and no settings: git is never run in it.
 *
 * It goes as a whole or not at all (`prune.ts`). Who uses it makes a scratch repository with its label first and enters then; who
 * removes it marks that first and looks for such scratch repositories then. So one of the two always sees the other.
 */
export class ObjectCache {
  private readonly directory: string;
  /** What the scratch repositories that use it are called by. */
  readonly label: string;

  constructor(
    private readonly root: string,
    url: string,
  ) {
    const readable = basename(url, '.git')
      .replace(/[^A-Za-z0-9._-]/gu, '-')
      .slice(0, NAME_CHARACTERS);
    this.label = `${readable}-${sha256Hex(url.toLowerCase()).slice(0, HASH_DIGITS)}`;
    this.directory = join(root, this.label);
  }

  /** To be borrowed from by a scratch repository. */
  get objects(): string {
    return join(this.directory, 'objects');
  }

  /** Makes a place for scratch repositories on the same disk. */
  async open(): Promise<string> {
    const scratch = join(this.root, SCRATCH);
    await mkdir(scratch, { recursive: true, mode: 0o700 });
    await sweep(scratch);
    return scratch;
  }

  /** Makes the folders. To be called before anything else is done with it, once there is a scratch repository with its label. */
  async enter(sleep: Sleep, signal: AbortSignal): Promise<void> {
    const mark = removalMark(this.root, this.label);
    for (let waits = 0; waits < WAITS && (await modified(mark)) !== null; waits++)
      await sleep(WAIT_MILLISECONDS, signal);
    // Whoever has kept it so long was killed.
    await rm(mark, { force: true });
    await mkdir(join(this.objects, 'pack'), { recursive: true });
    await mkdir(this.pairs, { recursive: true });
    await writeFile(join(this.directory, USED), '');
  }

  /** The pair, where its history is here. */
  async find(base: string, head: string): Promise<Kept | null> {
    const path = join(this.pairs, `${base}-${head}`);
    return (await modified(path)) === null ? null : { base, head, shallow: await readShallow(path) };
  }

  /** The pair that was kept last: what a new fetch starts from. */
  async latest(): Promise<Kept | null> {
    let newest: { name: string; at: number } | null = null;
    for (const name of await readdir(this.pairs)) {
      const at = /^[0-9a-f]+-[0-9a-f]+$/u.test(name) ? await modified(join(this.pairs, name)) : null;
      if (at !== null && (newest === null || at > newest.at)) newest = { name, at };
    }
    const [base, head] = newest?.name.split('-') ?? [];
    return base === undefined || head === undefined ? null : this.find(base, head);
  }

  /** Adds what a scratch repository fetched: its packs first, then the note that the pair is here. */
  async keep(scratch: Scratch, pair: { readonly base: string; readonly head: string }): Promise<void> {
    await this.keepPacks(scratch);
    const shallow = await scratch.shallow();
    const path = join(this.pairs, `${pair.base}-${pair.head}`);
    const unfinished = join(this.pairs, `${basename(scratch.directory)}.tmp`);
    await writeFile(unfinished, shallow.map((sha) => `${sha}\n`).join(''));
    await rename(unfinished, path);
  }

  /** Adds the packs of a scratch repository. Git sees a pack once its index is there: that comes last. */
  async keepPacks(scratch: Scratch): Promise<void> {
    const from = join(scratch.gitDir, 'objects', 'pack');
    const rank = (name: string) => (name.endsWith('.idx') ? 2 : name.endsWith('.pack') ? 1 : 0);
    const names = (await readdir(from)).filter((name) => /^pack-[0-9a-f]+\.(?:pack|idx|rev|promisor)$/u.test(name));
    for (const name of names.sort((a, b) => rank(a) - rank(b))) {
      await place(join(from, name), join(this.objects, 'pack', name), `${basename(scratch.directory)}.tmp`);
    }
  }

  /** The commit whose past was kept last, with where it is cut off; null where there is none. */
  async past(): Promise<KeptPast | null> {
    const path = join(this.directory, PAST);
    const [, base] = /^([0-9a-f]{40,64})$/mu.exec(await textOf(path)) ?? [];
    return base === undefined ? null : { base, shallow: (await readShallow(path)).slice(1) };
  }

  /** Adds the commits before one that a scratch repository fetched, and notes it in place of the one before. */
  async keepPast(scratch: Scratch, base: string): Promise<void> {
    await this.keepPacks(scratch);
    await this.write(PAST, [base, ...(await scratch.shallow())], scratch);
  }

  /** Whether the past of this repository was too much to fetch, not long ago. */
  async pastIsTooMuch(): Promise<boolean> {
    const [noted, used] = [await modified(join(this.directory, TOO_MUCH)), await modified(join(this.directory, USED))];
    return noted !== null && used !== null && used - noted < TRIED_AGAIN_AFTER;
  }

  /** Notes that the past was too much, so that not every review tries it. */
  async notePastTooMuch(scratch: Scratch): Promise<void> {
    await this.write(TOO_MUCH, [], scratch);
  }

  /** Puts a list in its place at once and whole. */
  private async write(name: string, lines: readonly string[], scratch: Scratch): Promise<void> {
    const unfinished = join(this.directory, `${basename(scratch.directory)}.${name}.tmp`);
    await writeFile(unfinished, lines.map((line) => `${line}\n`).join(''));
    await rename(unfinished, join(this.directory, name));
  }

  private get pairs(): string {
    return join(this.directory, 'pairs');
  }
}

/** Puts a file in its place at once and whole. Its name says its content: one that is there already is the same. */
async function place(from: string, to: string, unfinished: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    if ((await modified(to)) !== null) return;
    // A file system without links.
    await copyFile(from, `${to}.${unfinished}`);
    await rename(`${to}.${unfinished}`, to);
  }
}

/** A file's text; empty where there is none. */
async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (fault) {
    if (systemCode(fault) === 'ENOENT') return '';
    throw fault;
  }
}

/** When a file or folder was last changed, by the file system's clock; null where there is none. */
export async function modified(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch {
    return null;
  }
}

/** Removes what killed processes left. The folder's own time of change stands for now: a scratch was just made or removed in it. */
async function sweep(folder: string): Promise<void> {
  const now = (await modified(folder)) ?? 0;
  for (const name of await readdir(folder)) {
    const at = await modified(join(folder, name));
    if (at !== null && now - at > ABANDONED_AFTER) await rm(join(folder, name), { recursive: true, force: true });
  }
}
