/** Texts of files of the base, each read once. */
import type { FetchBlobs } from '../changed/changed-files.js';
import { readObjects } from '../program/objects.js';
import type { ScratchRepository } from '../program/repository.js';
import { listTreeEntries, type TreeEntry } from '../program/trees.js';
import { decodeTexts, isFile } from './base-files.js';
import { readFetchedInfo } from './fetched-info.js';

/** Bounds of one text, and of all, in bytes. */
const MAX_TEXT_BYTES = 512 * 1024;
const MAX_BYTES = 16 * 1024 * 1024;

/** The base, and how its blobs are had. */
export interface Base {
  readonly repository: ScratchRepository;
  readonly commit: string;
  readonly fetchBlobs: FetchBlobs;
}

/** Reads texts of the base, each once. */
export class BaseTexts {
  #bytes = 0;
  /** Files that are not read: too large, or a link. */
  readonly closed: string[] = [];
  readonly #base: Base;
  readonly #known = new Map<string, string | null>();

  constructor(base: Base) {
    this.#base = base;
  }

  /** Returns whether more was asked for than is read; then texts are missing. */
  isTooMuch(): boolean {
    return this.#bytes > MAX_BYTES;
  }

  /** Returns the texts by path, of those that there are. */
  async read(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const fresh = [...new Set(paths)].filter((path) => !this.#known.has(path));
    for (const path of fresh) this.#known.set(path, null);
    if (fresh.length > 0) for (const [path, text] of await this.#load(fresh)) this.#known.set(path, text);
    return new Map(
      paths.flatMap((path) => {
        const text = this.#known.get(path) ?? null;
        return text === null ? [] : [[path, text] as const];
      }),
    );
  }

  async #load(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { repository, commit, fetchBlobs } = this.#base;
    const all = await listTreeEntries(repository, commit, paths);
    const entries = all.filter(isFile);
    this.closed.push(...all.filter((entry) => !isFile(entry)).map(({ path }) => path));
    const names = entries.map(({ name }) => name);
    const known = await readFetchedInfo(repository, names, fetchBlobs);
    const sizeOf = ({ name }: TreeEntry) => known.get(name)?.size ?? Number.POSITIVE_INFINITY;
    const small = entries.filter((entry) => sizeOf(entry) <= MAX_TEXT_BYTES);
    this.closed.push(...entries.filter((entry) => sizeOf(entry) > MAX_TEXT_BYTES).map(({ path }) => path));
    this.#bytes += small.reduce((sum, entry) => sum + sizeOf(entry), 0);
    if (this.isTooMuch()) return new Map();
    return decodeTexts(
      small,
      await readObjects(
        repository,
        small.map(({ name }) => name),
      ),
    );
  }
}
