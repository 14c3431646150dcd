/** Which lines of the change differ from those of an earlier head. */
import { readHunkLines } from '../../base/hunk-lines.js';
import type { Span } from '../../contract/index.js';
import type { SeenHead } from '../said-by-people.js';
import type { ChangedFile, Snapshot } from '../snapshot.js';
import type { LineSpan } from '../text/line-spans.js';

/** A range of lines of a file. */
interface FileLines extends LineSpan {
  readonly file: string;
}

type Lines = ReadonlyMap<string, ReadonlySet<number>>;

/** What differs between an earlier head and this one, line by line. */
export class TouchedLines {
  /** By the path at this head, and by the path at the earlier one. */
  readonly #now: Lines;
  readonly #then: Lines;
  readonly #paths: ReadonlySet<string>;
  /** Files of which the hunks are not known. */
  readonly #whole: ReadonlySet<string>;
  /** Files that the change does something else to, as their base is another. */
  readonly #rebased: ReadonlySet<string>;
  /** Lines that the change already removed then, by the path of the base. */
  readonly #removed: Lines;
  /** The changed files of then and of now, by their path. */
  readonly #before: ReadonlyMap<string, ChangedFile>;
  readonly #files: ReadonlyMap<string, ChangedFile>;

  constructor(
    { since, before, rebased }: Pick<SeenHead, 'since' | 'before' | 'rebased'>,
    { files }: Pick<Snapshot, 'files'>,
  ) {
    this.#now = new Map(since.map((file) => [file.path, listLines(file, '+')]));
    this.#then = new Map(since.map((file) => [findOldPath(file), listLines(file, '-')]));
    this.#removed = new Map(before.map((file) => [findOldPath(file), listLines(file, '-')]));
    this.#paths = new Set(since.flatMap((file) => [file.path, findOldPath(file)]));
    const unread = since.filter(({ omitted }) => omitted !== null);
    this.#whole = new Set(unread.flatMap((file) => [file.path, findOldPath(file)]));
    this.#rebased = new Set(rebased);
    this.#before = new Map(before.map((file) => [file.path, file]));
    this.#files = new Map(files.map((file) => [file.path, file]));
  }

  /** Returns whether one of the lines of this head was not there, or not so, at the earlier one. */
  isNew({ file, first, last }: FileLines): boolean {
    return this.#whole.has(file) || hasLine(this.#now.get(file), first, last);
  }

  /** Returns whether one of the lines of the earlier head is gone, or not so any more. */
  isGone({ file, first, last }: FileLines): boolean {
    return this.#whole.has(file) || hasLine(this.#then.get(file), first, last);
  }

  /** Returns whether a part of the change as it is now was not a part of it then. */
  isNewSpan({ location, side, old_line_range: old }: Pick<Span, 'location' | 'side' | 'old_line_range'>): boolean {
    const { file, lineRange } = location;
    if (this.#rebased.has(file)) return true;
    if (!this.#paths.has(file)) return false;
    const [first = 1, last = first] = old ?? lineRange;
    if (side === 'added') return this.isNew({ file, first, last });
    const now = this.#files.get(file);
    if (side === 'file') return !isSameWhole(this.#before.get(file), now);
    return !hasEveryLine(this.#removed.get(now?.old_path ?? file), first, last);
  }
}

function findOldPath({ path, old_path: old }: Pick<ChangedFile, 'path' | 'old_path'>): string {
  return old ?? path;
}

/** Returns whether a file's name, mode and removal are as they were. What is no text may differ in its bytes. */
function isSameWhole(then: ChangedFile | undefined, now: ChangedFile | undefined): boolean {
  if (then === undefined || now === undefined || then.omitted !== null || now.omitted !== null) return false;
  return (
    then.status === now.status &&
    then.old_path === now.old_path &&
    then.old_mode === now.old_mode &&
    then.new_mode === now.new_mode
  );
}

function listLines({ hunks }: ChangedFile, wanted: '+' | '-'): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const hunk of hunks) {
    for (const { mark, oldNumber, newNumber } of readHunkLines(hunk)) {
      if (mark === wanted) numbers.add(mark === '+' ? newNumber : oldNumber);
    }
  }
  return numbers;
}

function hasLine(lines: ReadonlySet<number> | undefined, first: number, last: number): boolean {
  if (lines === undefined) return false;
  // A range may be far longer than what differs.
  if (last - first >= lines.size) return [...lines].some((line) => line >= first && line <= last);
  for (let line = first; line <= last; line += 1) if (lines.has(line)) return true;
  return false;
}

function hasEveryLine(lines: ReadonlySet<number> | undefined, first: number, last: number): boolean {
  if (lines === undefined || last - first >= lines.size) return false;
  for (let line = first; line <= last; line += 1) if (!lines.has(line)) return false;
  return true;
}
