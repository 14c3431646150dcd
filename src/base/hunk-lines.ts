/** The lines of a hunk (unified diff, as git prints it): what stands before each, and its number on both sides. */

/** What a line of a hunk begins with: kept, added, removed, or a note of git's (`\ No newline at end of file`). */
export type HunkMark = ' ' | '+' | '-' | '\\';

/** The side before the change, or the one after it. */
export type HunkSide = 'old' | 'new';

/** A hunk as far as its lines are read: where it begins on each side, and its lines, each with its mark before it. */
export interface HunkText {
  readonly old_start: number;
  readonly new_start: number;
  readonly lines: readonly string[];
}

/** One line of a hunk. */
export interface HunkLine {
  readonly mark: HunkMark;
  /** The line without its mark. */
  readonly text: string;
  /** Its number on the old side; for a line that is not there, the number of the next one that is. */
  readonly oldNumber: number;
  /** The same on the new side. */
  readonly newNumber: number;
}

/** The mark of a line; null where it has none. */
export function readHunkMark(line: string): HunkMark | null {
  const mark = line[0];
  return mark === ' ' || mark === '+' || mark === '-' || mark === '\\' ? mark : null;
}

/** True for a mark of lines that stand on the side. */
export function isOnSide(mark: HunkMark, side: HunkSide): boolean {
  return mark === ' ' || mark === (side === 'old' ? '-' : '+');
}

/** All lines of a hunk, numbered. A line without a mark counts as kept. */
export function readHunkLines(hunk: HunkText): HunkLine[] {
  let oldNumber = firstNumber(hunk, 'old');
  let newNumber = firstNumber(hunk, 'new');
  return hunk.lines.map((line) => {
    const mark = readHunkMark(line) ?? ' ';
    const read = { mark, text: line.slice(1), oldNumber, newNumber };
    if (isOnSide(mark, 'old')) oldNumber += 1;
    if (isOnSide(mark, 'new')) newNumber += 1;
    return read;
  });
}

/** The lines of a hunk that stand on one side, without their marks. */
export function readSideTexts(lines: readonly string[], side: HunkSide): string[] {
  const texts: string[] = [];
  for (const line of lines) if (isOnSide(readHunkMark(line) ?? ' ', side)) texts.push(line.slice(1));
  return texts;
}

/** A hunk without a line on a side begins, by its head, at the line before it. */
function firstNumber(hunk: HunkText, side: HunkSide): number {
  const start = hunk[`${side}_start`];
  return hunk.lines.some((line) => isOnSide(readHunkMark(line) ?? ' ', side)) ? start : start + 1;
}

/** The head of a hunk: where it begins on each side, how many lines it has there, and what git guesses to be around it. */
export interface HunkHead {
  readonly old_start: number;
  readonly old_lines: number;
  readonly new_start: number;
  readonly new_lines: number;
  readonly section: string;
}

/** Reads `@@ -1,3 +1,4 @@ section`; null for a line that is no head. A count that is left out is 1. */
export function readHunkHead(line: string): HunkHead | null {
  const match = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@(?: ([\s\S]*))?$/u.exec(line);
  if (match === null) return null;
  const [, oldStart, oldLines = '1', newStart, newLines = '1', section = ''] = match;
  return {
    old_start: Number(oldStart),
    old_lines: Number(oldLines),
    new_start: Number(newStart),
    new_lines: Number(newLines),
    section,
  };
}
