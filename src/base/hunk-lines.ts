/** The lines of a hunk (unified diff, as git prints it): the mark of each line, and its line number on both sides. */

/** The first character of a hunk line: kept, added, removed, or a note of git (`\ No newline at end of file`). */
export type HunkMark = ' ' | '+' | '-' | '\\';

/** The version before the change, or the one after it. */
export type HunkSide = 'old' | 'new';

/** The parts of a hunk that are read here: its start line on each side, and its lines, each with its mark. */
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
  /** The line number on the old side. For a line that is not on the old side: the number of the next line that is. */
  readonly oldNumber: number;
  /** The same on the new side. */
  readonly newNumber: number;
}

/** Returns the mark of a line; null if it has none. */
export function readHunkMark(line: string): HunkMark | null {
  const mark = line[0];
  return mark === ' ' || mark === '+' || mark === '-' || mark === '\\' ? mark : null;
}

/** Returns true if lines with this mark are part of the side. */
export function isOnSide(mark: HunkMark, side: HunkSide): boolean {
  return mark === ' ' || mark === (side === 'old' ? '-' : '+');
}

/** Numbers all lines of a hunk. A line without a mark counts as kept. */
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

/** Returns the lines of a hunk that are part of one side, without their marks. */
export function readSideTexts(lines: readonly string[], side: HunkSide): string[] {
  const texts: string[] = [];
  for (const line of lines) if (isOnSide(readHunkMark(line) ?? ' ', side)) texts.push(line.slice(1));
  return texts;
}

/** Returns the number of the first line. If a hunk has no line on a side, its header gives the line before it. */
function firstNumber(hunk: HunkText, side: HunkSide): number {
  const start = hunk[`${side}_start`];
  return hunk.lines.some((line) => isOnSide(readHunkMark(line) ?? ' ', side)) ? start : start + 1;
}

/** The header of a hunk: its start line and line count on each side, and the enclosing symbol as git guesses it. */
export interface HunkHead {
  readonly old_start: number;
  readonly old_lines: number;
  readonly new_start: number;
  readonly new_lines: number;
  readonly section: string;
}

/** Reads `@@ -1,3 +1,4 @@ section`; returns null for a line that is not a hunk header. A missing count is 1. */
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
