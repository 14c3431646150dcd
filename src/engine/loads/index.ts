/**
 * What lines load of the repository's own files, and which of it is not there: a file that was not committed, a name that the loaded file
 * does not have. It speaks only of what a build or a run would fail at.
 */
import { readHunkLines } from '../../base/hunk-lines.js';
import { getFolder } from '../../base/paths.js';
import type { ChangedFile, Loaded } from '../snapshot.js';
import { containsName } from '../text/contains-name.js';
import { scanLines } from '../text/scan.js';
import { findTextForm } from '../text/text-forms.js';
import { readEcmascript } from './ecmascript.js';
import { readGo } from './go.js';
import type { LoadingFile, LoadReader, Missing } from './load.js';
import { readPlainLoads } from './plain.js';
import { readPython } from './python.js';
import { ChangedTree, type Questions } from './tree.js';

export type { Missing } from './load.js';
export { readNames } from './names.js';
export { isNamedSo } from './paths.js';
export type { Questions } from './tree.js';

/** By the ending of a path; the language says what is a comment and a string there. */
const READERS: readonly { readonly ends: RegExp; readonly language: string; readonly read: LoadReader }[] = [
  { ends: /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/u, language: 'TypeScript', read: readEcmascript },
  { ends: /\.pyi?$/u, language: 'Python', read: readPython },
  { ends: /\.go$/u, language: 'Go', read: readGo },
  { ends: /\.rb$/u, language: 'Ruby', read: readPlainLoads },
  { ends: /\.php$/u, language: 'PHP', read: readPlainLoads },
  { ends: /\.dart$/u, language: 'Dart', read: readPlainLoads },
  { ends: /\.rs$/u, language: 'Rust', read: readPlainLoads },
  { ends: /\.ya?ml$/u, language: 'YAML', read: readPlainLoads },
];
/** Files that no program loads as they are: data of tests, and what projects are made from. */
const MATERIAL =
  /(?:^|\/)(?:__?fixtures?__?|fixtures?|test[-_]?data|tests?\/data|templates?|snapshots?|__snapshots__|stubs?|scaffolds?|skeletons?|boilerplates?|vendor|node_modules|third_party)\/|[{}<>%$]/iu;
/** Files of a change that are read; a larger one is not read at all, so that it does not depend on the order. */
const MAX_FILES = 1_000;
/** Characters (UTF-16 code units) of one that is read. */
const MAX_TEXT = 512 * 1024;

/** What one file loads and is not there. */
interface MissingOfFile {
  readonly file: string;
  readonly missing: readonly Missing[];
}

/** What is said of a change, and what has to be known to say more. */
export interface LoadsOfChange {
  readonly missing: readonly MissingOfFile[];
  readonly questions: Questions;
}

/**
 * Reads the loads of all changed files beside what was looked up in the base. Nothing is said where it is not known: who reads the
 * base asks, looks up the questions, and asks again until there are none.
 */
export function readLoads(files: readonly ChangedFile[], loaded: Loaded | null): LoadsOfChange {
  const tree = new ChangedTree(files, loaded);
  const read = files.flatMap((file) => {
    const reader = READERS.find(({ ends }) => ends.test(file.path));
    return reader === undefined || !isRead(file) ? [] : [{ file, reader }];
  });
  if (read.length > MAX_FILES) return { missing: [], questions: tree };
  const missing = read.map(({ file, reader }) => {
    const loading = toLoadingFile(file, reader.language);
    return { file: file.path, missing: reader.read(loading, tree).filter((one) => isCode(loading, one)) };
  });
  return { missing: missing.filter((one) => one.missing.length > 0), questions: tree };
}

/** Returns whether the line is code where it loads: comments and texts speak of files, too. */
function isCode(file: LoadingFile, { line, word }: Missing): boolean {
  const code = file.readCode()[line - 1] ?? '';
  return word === '' ? code.trim() !== '' : containsName(code, word);
}

function isRead({ path, new_text: text, status, on_base: onBase }: ChangedFile): boolean {
  return status !== 'deleted' && onBase !== true && text !== null && text.length <= MAX_TEXT && !MATERIAL.test(path);
}

function toLoadingFile({ path, old_path: old, new_text: text, hunks }: ChangedFile, language: string): LoadingFile {
  const lines = (text ?? '').split(/\r?\n/u);
  const added = hunks
    .flatMap(readHunkLines)
    .filter(({ mark }) => mark === '+')
    .map((line) => line.newNumber);
  const numbers = new Set(added);
  // Relative paths lead elsewhere from another folder.
  const moved = old !== null && getFolder(old) !== getFolder(path);
  const fresh = (moved ? lines.map((_, at) => at + 1) : added).map((number) => ({
    number,
    text: lines[number - 1] ?? '',
  }));
  let code: readonly string[] | undefined;
  const readCode = () => {
    code ??= scanLines(lines, findTextForm(language), true).map((line) => line.code);
    return code;
  };
  return { path, lines, readCode, fresh, isNew: (line) => moved || numbers.has(line) };
}
