/** The added and removed lines of a change, each taken apart into what acts, what it says in strings, and comments. */
import { readHunkLines } from '../../../base/hunk-lines.js';
import type { FileClass } from '../../../contract/index.js';
import { isProsePath } from '../../accounting/prose.js';
import { isChangeNote } from '../../change/change-notes.js';
import { findIdleLines, type Idle } from '../../idle/index.js';
import type { Change, FileChange, Line, Region, ScannedLine } from '../../model.js';
import { scanChange } from '../../syntax/text-fallback.js';
import { findTextForm } from '../../text/text-forms.js';
import { readEnclosing } from './enclosing.js';

/** A changed line, and what stands in it. */
export interface ChangedLine {
  /** Index into the change's files. */
  readonly file: number;
  /**
   * The class of its file; `test` for tests inside a file of code, `data` for texts that tools or agents obey, `docs` for
   * notes for the change log: whatever their format, they tell what changed, and do nothing.
   */
  readonly class: FileClass;
  readonly side: 'added' | 'removed';
  /** On the line's own side. */
  readonly number: number;
  /** The line of the new side: its own, or for a removed line the one next to it; null where the file has none. */
  readonly place: number | null;
  /** Which run of changed lines it is part of: runs are numbered over the whole change. */
  readonly run: number;
  readonly code: string;
  /** The contents of its string literals. */
  readonly strings: string;
  readonly comment: string;
  /** The names of what an added line stands in, the nearest first, as far as the change leaves them as they are. */
  readonly inside: readonly string[];
  /** Why an added line does nothing: then its code is read as a comment, unless it hangs on a flag. */
  readonly idle: Idle | null;
}

/** Maximum number of lines of one side of a run that are read; enough for a generated file. */
const MAX_LINES = 2000;
/** Classes of files in which nothing is looked for. */
const UNREAD: ReadonlySet<FileClass> = new Set<FileClass>(['lockfile', 'generated', 'vendored']);
/** From such a line on, a file of code has its own tests (Rust, D, Zig); such a heading stands over one of them. */
const TESTS_FROM = /^\s*(?:#\[cfg\(test\)\]|#\[(?:\w{1,40}::)?test\b|(?:pub )?mod tests?\b|unittest\s*\{|test ")/u;
const TEST_HEADING = /\bmod tests?\b|\bfn test_|\bunittest\b/u;
/** A docstring: a string of several lines, or one that is a statement. */
const DOCSTRING = /^\s*[rRuU]?(?:"""|''')/u;
/** Characters of a line that are searched for the start of tests. */
const HEADING_REACH = 120;

const NOT_INSIDE: ReadonlyMap<number, readonly string[]> = new Map();
const NOT_IDLE: ReadonlyMap<number, Idle> = new Map();

/** Reads the changed lines of all files that people write, in the order of the change. */
export function readChangedLines(change: Change, findIdle = findIdleLines): readonly ChangedLine[] {
  const lines: ChangedLine[] = [];
  let run = 0;
  const idle = findIdle(change);
  change.files.forEach((file, index) => {
    if (UNREAD.has(file.class)) return;
    const scanned = scanChange(file.added, file.removed, file.file, file.language);
    const [added, removed] = [byNumber(scanned.added), byNumber(scanned.removed)];
    const tests = file.class === 'source' ? findInnerTests(file) : [];
    const inside = readEnclosing(file);
    for (const region of file.regions) {
      readSide(file, index, 'removed', region, removed, run, lines, [], NOT_INSIDE, NOT_IDLE);
      readSide(file, index, 'added', region, added, run, lines, tests, inside, idle.get(index) ?? NOT_IDLE);
      run += 1;
    }
  });
  return lines;
}

function byNumber(lines: readonly ScannedLine[]): ReadonlyMap<number, ScannedLine> {
  return new Map(lines.map((line) => [line.number, line]));
}

function readSide(
  { file: source, class: fileClass, language }: FileChange,
  file: number,
  side: ChangedLine['side'],
  region: Region,
  scanned: ReadonlyMap<number, ScannedLine>,
  run: number,
  into: ChangedLine[],
  tests: readonly LineSpan[],
  inside: ReadonlyMap<number, readonly string[]>,
  idle: ReadonlyMap<number, Idle>,
): void {
  const isGone = source.status === 'deleted' || source.new_text === '';
  const beside = isGone ? null : (region.added[0]?.number ?? Math.max(1, region.at));
  const docstrings = findTextForm(language).docstrings === true;
  const actual = readClass(source.path, fileClass, language === null);
  for (const line of region[side].slice(0, MAX_LINES)) {
    const isTest = tests.some(({ first, last }) => first <= line.number && line.number <= last);
    const parts = fileClass === 'docs' ? null : (scanned.get(line.number) ?? null);
    const strings = parts === null ? '' : listStrings(line, parts);
    const isDocstring = docstrings && (DOCSTRING.test(line.text) || (parts?.code.trim() === '' && strings !== ''));
    const idleness = idle.get(line.number) ?? null;
    const isSaidOnly = isDocstring || (idleness !== null && idleness.flag === null);
    into.push({
      file,
      class: isTest ? 'test' : actual,
      side,
      number: line.number,
      place: side === 'added' ? line.number : beside,
      run,
      code: idleness !== null && isSaidOnly ? '' : (parts?.code ?? line.text),
      strings: isSaidOnly ? '' : strings,
      comment: isSaidOnly ? line.text : (parts?.comment ?? ''),
      inside: inside.get(line.number) ?? [],
      idle: idleness,
    });
  }
}

/** Classes that a note for the change log may be given by its ending. A program is none, wherever it is kept. */
const NOTE_CLASSES: ReadonlySet<FileClass> = new Set(['docs', 'data', 'config']);

function readClass(path: string, fileClass: FileClass, isUnknown: boolean): FileClass {
  if ((NOTE_CLASSES.has(fileClass) || (fileClass === 'source' && isUnknown)) && isChangeNote(path)) return 'docs';
  return fileClass === 'docs' && !isProsePath(path) ? 'data' : fileClass;
}

interface LineSpan {
  readonly first: number;
  readonly last: number;
}

/** Returns the lines of a file of code that are tests: in each hunk, from the first line that says so. */
function findInnerTests({ file }: FileChange): LineSpan[] {
  return file.hunks.flatMap((hunk) => {
    const lines = readHunkLines(hunk);
    const from = TEST_HEADING.test(hunk.section.slice(0, HEADING_REACH))
      ? lines[0]
      : lines.find(({ mark, text }) => mark !== '-' && TESTS_FROM.test(text.slice(0, HEADING_REACH)));
    return from === undefined ? [] : [{ first: from.newNumber, last: hunk.new_start + hunk.new_lines }];
  });
}

/** Returns what of a line is neither code nor comment: the contents of its strings, each at its own place. */
function listStrings({ text }: Line, { code, comment }: ScannedLine): string {
  if (code === text) return '';
  let strings = '';
  for (let at = 0; at < text.length; at += 1)
    strings += code.charAt(at).trim() === '' && comment.charAt(at).trim() === '' ? text.charAt(at) : ' ';
  return strings.trim() === '' ? '' : strings;
}
