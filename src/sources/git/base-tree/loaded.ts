/** What the base has of the files that lines of a change load, looked up as far as the engine asks. */
import { addToGroup } from '../../../base/groups.js';
import { compareText } from '../../../base/order.js';
import { getFileName, getFolder, getFolderPrefix, listFoldersAbove } from '../../../base/paths.js';
import { isNamedSo, type Questions, readLoads, readNames } from '../../../engine/loads/index.js';
import type { ChangedFile, Loaded } from '../../../engine/snapshot.js';
import { isFolder, listTreeEntries, type TreeEntry } from '../program/trees.js';
import { isFile } from './base-files.js';
import { type Base, BaseTexts } from './base-texts.js';
import { findIgnored, makesGo, readIgnored } from './ignored.js';

/** Bounds, so that it is the same on every machine. A change that reaches further is told nothing, because a part may mislead. */
const MAX_ROUNDS = 12;
const MAX_STEMS = 20_000;
const MAX_TEXTS = 1_000;

type Place = Loaded['places'][number];
type Names = Loaded['names'][number];

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

/** Files that say what a folder is. */
const MARK = /(?:^|\/)(?:__init__|index|package|go\.mod)$/u;

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
  // What only says what a folder is was asked to look further.
  const empty = places
    .filter(({ stem, there, made }) => there.length === 0 && made !== true && !MARK.test(stem))
    .map(({ stem }) => stem);
  const made = empty.length === 0 ? new Set() : findIgnored(await readIgnored(texts, files, empty), empty);
  return places.map((place) => (made.has(place.stem) ? { ...place, made: true as const } : place));
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
  if (texts.isTooMuch()) return null;
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
