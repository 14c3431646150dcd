/** Tickets of the tree that a pull request names by its branch, title or description, as they are at the base. */
import { recognizeTicketFile } from '../../../base/ticket-places.js';
import type { Ticket } from '../../../engine/snapshot.js';
import type { FetchBlobs } from '../changed/changed-files.js';
import type { ScratchRepository } from '../program/repository.js';
import { listTreeEntries, type TreeEntry } from '../program/trees.js';
import { isFile, readTexts } from './base-files.js';
import { readFetchedInfo } from './fetched-info.js';

/** The words in which tickets are named. */
export interface NamingWords {
  readonly branch: string;
  readonly title: string;
  readonly body: string;
}

/** Maximum number of named tickets; of more none is meant. */
const MAX_NAMED = 5;
/** Characters of a description that are searched. */
const MAX_WORDS = 20_000;
/** Folders of tickets, and folders that have one folder for each ticket. */
const FOLDERS = ['backlog/tasks/', '.backlog/tasks/', 'docs/stories/'] as const;
const OWN_FOLDERS = ['specs/', 'openspec/changes/'] as const;

/** Reads the tickets at a commit that the words name. */
export async function readNamedTickets(
  repository: ScratchRepository,
  commit: string,
  words: NamingWords,
  fetchBlobs: FetchBlobs,
): Promise<Ticket[]> {
  const entries = await listNamedTickets(repository, commit, words);
  await readFetchedInfo(
    repository,
    entries.map(({ name }) => name),
    fetchBlobs,
  );
  return toNamedTickets(entries, await readTexts(repository, entries));
}

/** Lists the tickets at a commit that the words name, at most `MAX_NAMED`, by path. */
async function listNamedTickets(
  repository: ScratchRepository,
  commit: string,
  words: NamingWords,
): Promise<TreeEntry[]> {
  const text = `${words.branch}\n${words.title}\n${words.body.slice(0, MAX_WORDS)}`.toLowerCase();
  const listed = await listTreeEntries(repository, commit, [...FOLDERS, ...OWN_FOLDERS]);
  const files = listed.filter((entry) => isFile(entry) && isNamed(entry.path, text));
  const folders = listed.filter(({ path }) =>
    OWN_FOLDERS.some((folder) => path.startsWith(folder) && names(text, path.slice(folder.length))),
  );
  const inside = await listSpecs(repository, commit, folders.slice(0, MAX_NAMED));
  const found = [...files, ...inside];
  return found.length > MAX_NAMED ? [] : found;
}

/** The tickets of entries whose texts could be read; `texts` are by path. */
function toNamedTickets(entries: readonly TreeEntry[], texts: ReadonlyMap<string, string>): Ticket[] {
  return entries.flatMap(({ path }) => {
    const body = texts.get(path);
    if (body === undefined) return [];
    const title = /^#\s+(.+?)\s*#*\s*$/mu.exec(body)?.[1] ?? path;
    return [{ id: path, provider: 'file' as const, url: null, title, body, relation: 'closing' as const }];
  });
}

/** Lists what the folders of tickets say: `spec.md`, and those of OpenSpec one folder deeper. */
async function listSpecs(
  repository: ScratchRepository,
  commit: string,
  folders: readonly TreeEntry[],
): Promise<TreeEntry[]> {
  if (folders.length === 0) return [];
  const specs = await listTreeEntries(
    repository,
    commit,
    folders.flatMap(({ path }) => [`${path}/spec.md`, `${path}/specs/`]),
  );
  const deeper = specs.filter((entry) => !isFile(entry)).map(({ path }) => `${path}/spec.md`);
  const deep = deeper.length === 0 ? [] : await listTreeEntries(repository, commit, deeper);
  return [...specs, ...deep].filter((entry) => isFile(entry) && recognizeTicketFile(entry.path)?.role === 'criteria');
}

function isNamed(path: string, text: string): boolean {
  const file = recognizeTicketFile(path);
  if (file === null || file.role !== 'criteria') return false;
  if (file.tool !== 'BMAD') return names(text, file.key);
  const [epic = '', story = ''] = file.key.split(/[.-]/u);
  return (
    names(text, `story ${epic}.${story}`) ||
    names(text, `story-${epic}.${story}`) ||
    names(text, `story-${epic}-${story}`)
  );
}

/** A name of one word and without a digit may be any word of the text. */
const CLEAR_NAME = /[\d-]/u;

/** Returns whether a text, in lower case, has a name as a word of its own. */
function names(text: string, name: string): boolean {
  const wanted = name.toLowerCase();
  if (!CLEAR_NAME.test(wanted)) return false;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.slice(at + wanted.length, at + wanted.length + 2)];
    if (!/[\p{IDC}-]/u.test(before) && !/^(?:[\p{IDC}]|[.-]\d)/u.test(after)) return true;
  }
  return false;
}
