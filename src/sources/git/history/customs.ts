/** Counts what the history changes besides the files of a change: tests and documents. */
import { compareText } from '../../../base/order.js';
import { getFolderPrefix } from '../../../base/paths.js';
import { isDocumentPath, isTestPath } from '../../../engine/change/path-names.js';
import type { Custom } from '../../../engine/snapshot.js';
import type { PastCommit, PastFile } from './history-log.js';

/** Larger commits change files together that have nothing to do with each other. */
const MOST_FILES = 40;
/** The newest changes that are counted, and the fewest that say anything. */
const NEWEST = 100;
const LEAST_CHANGES = 20;
/** Maximum number of changed files that are asked for, of places told, and of documents of each. */
const MAX_CHANGED = 200;
const MAX_CUSTOMS = 40;
const MAX_DOCUMENTS = 6;
/** A document that came along fewer times came by chance. */
const LEAST_TOGETHER = 3;

/**
 * Counts around `changed`, the paths of a change.
 * @param commits the newest ones, newest first
 * @param merged the files of each change as it was merged, by `joinMerged`
 */
export function findCustoms(
  commits: readonly PastCommit[],
  merged: readonly (readonly PastFile[])[],
  changed: readonly string[],
): Custom[] {
  const paths = changed.filter((path) => !isTestPath(path) && !isDocumentPath(path)).slice(0, MAX_CHANGED);
  if (paths.length === 0) return [];
  const wanted = new Set(paths.flatMap(listPlaces));
  const changes = new Map<string, Past[]>();
  for (const [at, files] of merged.entries()) {
    if (files.length > MOST_FILES) continue;
    for (const place of selectPlaces(files, wanted)) {
      const known = changes.get(place) ?? [];
      changes.set(place, known);
      if (known.length < NEWEST) known.push({ at, files });
    }
  }
  const gone = findGone(commits);
  const often = (place: string) => (changes.get(place)?.length ?? 0) >= LEAST_CHANGES;
  const places = new Set(paths.flatMap((path) => listPlaces(path).find(often) ?? []));
  const kinds = { isTest: remember(isTestPath), isDocument: remember(isDocumentPath) };
  const counted = [...places]
    .toSorted(compareText)
    .slice(0, MAX_CUSTOMS)
    .map((path) => countBeside(path, changes.get(path) ?? [], gone, kinds));
  const starts = findStarts(merged, new Set(counted.flatMap(({ documents }) => documents.map(({ path }) => path))));
  return counted.map((custom) => countSince(custom, changes.get(custom.path) ?? [], starts));
}

/** The files of a change, and how many merged ones are newer. */
interface Past {
  readonly at: number;
  readonly files: readonly PastFile[];
}

/** Returns for each document, or folder of documents, how many merged changes are newer than the first that has it. */
function findStarts(
  merged: readonly (readonly PastFile[])[],
  documents: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  for (const [at, files] of merged.entries()) {
    for (const { path } of files) {
      const folder = getFolderPrefix(path);
      if (documents.has(path)) starts.set(path, at);
      if (documents.has(folder)) starts.set(folder, at);
    }
  }
  return starts;
}

/** Says of each document that is younger than the oldest change how many changes it could have come with. */
function countSince(custom: Custom, changes: readonly Past[], starts: ReadonlyMap<string, number>): Custom {
  return {
    ...custom,
    documents: custom.documents.map((document) => {
      const start = starts.get(document.path);
      const since = start === undefined ? custom.of : changes.filter(({ at }) => at <= start).length;
      return since === custom.of ? document : { ...document, since };
    }),
  };
}

/** Returns the paths of which the newest commit that has them says that they were removed. */
function findGone(commits: readonly PastCommit[]): ReadonlySet<string> {
  const newest = new Map<string, PastFile['status']>();
  for (const { files } of commits) {
    for (const { path, status } of files) if (!newest.has(path)) newest.set(path, status);
  }
  return new Set([...newest].filter(([, status]) => status === 'removed').map(([path]) => path));
}

/** What a path is. */
interface PathKinds {
  readonly isTest: (path: string) => boolean;
  readonly isDocument: (path: string) => boolean;
}

/** Asks once of each path: the places of a change have the same files in their history. */
function remember(ask: (path: string) => boolean): (path: string) => boolean {
  const known = new Map<string, boolean>();
  return (path) => {
    const answer = known.get(path) ?? ask(path);
    known.set(path, answer);
    return answer;
  };
}

function countBeside(
  path: string,
  changes: readonly Past[],
  gone: ReadonlySet<string>,
  { isTest, isDocument }: PathKinds,
): Custom {
  const counts = new Map<string, number>();
  for (const { files } of changes) {
    const documents = files
      .filter((file) => file.status !== 'removed' && isDocument(file.path) && !isTest(file.path))
      .map((file) => (file.status === 'added' ? getFolderPrefix(file.path) : file.path));
    for (const document of new Set(documents)) {
      if (document !== '') counts.set(document, (counts.get(document) ?? 0) + 1);
    }
  }
  return {
    path,
    of: changes.length,
    tests: changes.filter(({ files }) => files.some((file) => isTest(file.path))).length,
    documents: [...counts]
      .filter(([document, together]) => together >= LEAST_TOGETHER && !gone.has(document))
      .toSorted(([a, one], [b, other]) => other - one || compareText(a, b))
      .slice(0, MAX_DOCUMENTS)
      .map(([document, together]) => ({ path: document, together })),
  };
}

/** `a/b/c.ts` → `a/b/c.ts`, `a/b/`, `a/`. */
function listPlaces(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return [path, ...parts.map((_, at) => `${parts.slice(0, parts.length - at).join('/')}/`)];
}

/** Returns the places of the files that are wanted. Of each wanted place, the folders above it are wanted too. */
function selectPlaces(files: readonly PastFile[], wanted: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { path } of files) {
    if (wanted.has(path)) found.add(path);
    for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
      const folder = path.slice(0, end + 1);
      if (!wanted.has(folder)) break;
      found.add(folder);
    }
  }
  return found;
}
