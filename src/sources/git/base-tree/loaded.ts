/** What the base has of the files that lines of a change load, looked up as far as the engine asks. */
import ignore from 'ignore';
import { addToGroup } from '../../../base/groups.js';
import { compareText } from '../../../base/order.js';
import { getFileName, getFolder, getFolderPrefix, listFoldersAbove } from '../../../base/paths.js';
import { isNamedSo, type Questions, readLoads, readNames } from '../../../engine/loads/index.js';
import type { ChangedFile, Loaded } from '../../../engine/snapshot.js';
import type { FetchBlobs } from '../changed/changed-files.js';
import { readObjectInfo, readObjects } from '../program/objects.js';
import type { ScratchRepository } from '../program/repository.js';
import { isFolder, listTreeEntries, type TreeEntry } from '../program/trees.js';
import { decodeTexts, isFile } from './base-files.js';

/** Bounds, so that it is the same on every machine. A change that reaches further is told nothing, because a part may mislead. */
const MAX_ROUNDS = 12;
const MAX_STEMS = 20_000;
const MAX_TEXTS = 1_000;
const MAX_TEXT_BYTES = 512 * 1024;
const MAX_BYTES = 16 * 1024 * 1024;

type Place = Loaded['places'][number];
type Names = Loaded['names'][number];

/** The base, and how its blobs are had. */
interface Base {
  readonly repository: ScratchRepository;
  readonly commit: string;
  readonly fetchBlobs: FetchBlobs;
}

/** Looks up what the changed files load; null if they load nothing of the repository, or too much. */
export async function readLoaded(base: Base, files: readonly ChangedFile[]): Promise<Loaded | null> {
  const texts = new BaseTexts(base);
  let loaded: Loaded = { places: [], names: [] };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { stems, names } = readLoads(files, loaded).questions;
    if (stems.size === 0 && names.size === 0) return loaded.places.length === 0 ? null : sort(loaded);
    if (loaded.places.length + stems.size > MAX_STEMS) return null;
    const places = await findPlaces(base, texts, files, stems);
    const found = await findNames(base, texts, files, names);
    if (found === null) return null;
    loaded = { places: [...loaded.places, ...places], names: joinNames(loaded.names, found) };
  }
  return null;
}

function sort({ places, names }: Loaded): Loaded {
  return {
    places: places.toSorted((a, b) => compareText(a.stem, b.stem)),
    names: names
      .map(({ path, has, lacks }) => ({ path, has: has.toSorted(compareText), lacks: lacks.toSorted(compareText) }))
      .toSorted((a, b) => compareText(a.path, b.path)),
  };
}

function joinNames(known: readonly Names[], found: readonly Names[]): Names[] {
  const joined = new Map(known.map((one) => [one.path, one]));
  for (const { path, has, lacks } of found) {
    const before = joined.get(path);
    joined.set(path, { path, has: [...(before?.has ?? []), ...has], lacks: [...(before?.lacks ?? []), ...lacks] });
  }
  return [...joined.values()];
}

/** Finds what is there by each stem. */
async function findPlaces(
  { repository, commit }: Base,
  texts: BaseTexts,
  files: readonly ChangedFile[],
  stems: ReadonlySet<string>,
): Promise<Place[]> {
  if (stems.size === 0) return [];
  const folders = new Set([...stems].map(getFolderPrefix));
  const above = new Set([...stems].flatMap(listFoldersAbove));
  const entries = await listTreeEntries(repository, commit, [...folders, ...above]);
  const inside = new Map<string, TreeEntry[]>();
  for (const entry of entries) addToGroup(inside, getFolder(entry.path), entry);
  // What lies behind a link or in a submodule is not in the tree.
  const outside = new Set(
    entries.filter((entry) => above.has(entry.path) && !isFolder(entry)).map(({ path }) => `${path}/`),
  );
  const places = [...stems].map((stem): Place => {
    const name = getFileName(stem);
    const there = (inside.get(getFolder(stem)) ?? [])
      .filter(({ path }) => isNamedSo(getFileName(path), name))
      .map((entry) => (isFolder(entry) ? `${entry.path}/` : entry.path));
    const behind = [...outside].some((path) => stem.startsWith(path));
    return { stem, there: there.toSorted(compareText), ...(behind && { made: true as const }) };
  });
  const empty = places.filter(({ there, made }) => there.length === 0 && made !== true).map(({ stem }) => stem);
  const made = await findMade(texts, files, empty);
  return places.map((place) => (made.has(place.stem) ? { ...place, made: true as const } : place));
}

/** What files of programs end with. */
const ENDINGS = [
  '',
  '/',
  '.js',
  '.ts',
  '.tsx',
  '.jsx',
  '.mjs',
  '.d.ts',
  '.json',
  '.css',
  '.py',
  '.go',
  '.rb',
  '.rs',
  '.php',
];

/** Returns the stems of which `.gitignore`, of the base or the change, says that what has such a name is not kept. */
async function findMade(
  texts: BaseTexts,
  files: readonly ChangedFile[],
  stems: readonly string[],
): Promise<ReadonlySet<string>> {
  if (stems.length === 0) return new Set();
  const rules = await readIgnored(texts, files, stems);
  const tests = [...rules].map(([folder, text]) => ({
    prefix: folder === '' ? '' : `${folder}/`,
    rules: ignore().add(text),
  }));
  return new Set(
    stems.filter((stem) =>
      tests.some(
        (test) =>
          stem.startsWith(test.prefix) &&
          ENDINGS.some((ending) => test.rules.ignores(`${stem.slice(test.prefix.length)}${ending}`)),
      ),
    ),
  );
}

/** The texts of `.gitignore` above some paths, by folder. */
async function readIgnored(
  texts: BaseTexts,
  files: readonly ChangedFile[],
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const folders = new Set(['', ...paths.flatMap(listFoldersAbove)]);
  const wanted = [...folders].map((folder) => (folder === '' ? '.gitignore' : `${folder}/.gitignore`));
  const found = await texts.read(wanted);
  return new Map(
    wanted.flatMap((path) => {
      const own = files.find((file) => file.path === path)?.new_text ?? '';
      const text = `${found.get(path) ?? ''}\n${own}`;
      return text.trim() === '' ? [] : [[getFolder(path), text] as const];
    }),
  );
}

/** Finds which names texts have; null if there are too many texts. */
async function findNames(
  { repository, commit }: Base,
  texts: BaseTexts,
  files: readonly ChangedFile[],
  asked: Questions['names'],
): Promise<Names[] | null> {
  if (asked.size === 0) return [];
  const changed = new Set(files.flatMap(({ path, old_path: old }) => (old === null ? [path] : [path, old])));
  const folders = [...asked.keys()].filter((path) => path.endsWith('/'));
  const children = await listTreeEntries(
    repository,
    commit,
    folders.map((folder) => (folder === '/' ? '' : folder)),
  );
  const inside = new Map<string, string[]>();
  for (const entry of children)
    if (isFile(entry) && entry.path.endsWith('.go') && !changed.has(entry.path))
      addToGroup(inside, `${getFolder(entry.path)}/`, entry.path);
  const wanted = [...asked.keys()].flatMap((path) => (path.endsWith('/') ? (inside.get(path) ?? []) : [path]));
  if (wanted.length > MAX_TEXTS) return null;
  const read = await texts.read(wanted);
  if (texts.bytes > MAX_BYTES) return null;
  const ignored = await readIgnored(texts, files, folders);
  return [...asked].map(([path, names]) => {
    const isFolderOfGo = path.endsWith('/');
    const parts = isFolderOfGo ? (inside.get(path) ?? []) : [path];
    const known = parts.map((part) => (read.has(part) ? readNames(part, read.get(part) ?? '') : null));
    // A file that is not read may have any name; so may a package of which a build makes files.
    const isOpen = texts.closed.some((one) => parts.includes(one)) || (isFolderOfGo && makesGo(path, ignored));
    const hasName = (name: string) => isOpen || known.some((one) => one?.has(name) === true);
    return { path, has: [...names].filter(hasName), lacks: [...names].filter((name) => !hasName(name)) };
  });
}

/** Returns whether `.gitignore` leaves files of Go in a folder to a build: by a sign for any name, or by the folder. */
function makesGo(folder: string, ignored: ReadonlyMap<string, string>): boolean {
  return [...ignored].some(([above, text]) => {
    if (above !== '' && !folder.startsWith(`${above}/`)) return false;
    return [...text.matchAll(/^(?!#)(.*\/)?([^/\n]*)\.go\s*$/gmu)].some(([, path = '', name = '']) =>
      path === '' || path === '**/'
        ? name.includes('*') && !name.endsWith('_test')
        : folder.endsWith(path.replace(/^\//u, '')),
    );
  });
}

/** Reads texts of the base, each once. */
class BaseTexts {
  /** Bytes that were read. */
  bytes = 0;
  /** Files that are not read: too large, or a link. */
  readonly closed: string[] = [];
  readonly #base: Base;
  readonly #known = new Map<string, string | null>();

  constructor(base: Base) {
    this.#base = base;
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
    let known = await readObjectInfo(repository, names);
    const missing = names.filter((name) => !known.has(name));
    if (missing.length > 0) {
      await fetchBlobs(missing);
      known = await readObjectInfo(repository, names);
    }
    const sizeOf = ({ name }: TreeEntry) => known.get(name)?.size ?? Number.POSITIVE_INFINITY;
    const small = entries.filter((entry) => sizeOf(entry) <= MAX_TEXT_BYTES);
    this.closed.push(...entries.filter((entry) => sizeOf(entry) > MAX_TEXT_BYTES).map(({ path }) => path));
    this.bytes += small.reduce((sum, entry) => sum + sizeOf(entry), 0);
    if (this.bytes > MAX_BYTES) return new Map();
    return decodeTexts(
      small,
      await readObjects(
        repository,
        small.map(({ name }) => name),
      ),
    );
  }
}
