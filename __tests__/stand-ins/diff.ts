/** An exact line diff for tests: computes hunks of small texts as git prints them, with three lines of context. */
import type { Hunk } from '../../src/engine/snapshot.js';

const CONTEXT = 3;
const NO_NEWLINE = '\\ No newline at end of file';

interface Side {
  readonly lines: readonly string[];
  readonly endsWithNewline: boolean;
}

/** One line of the diff. A line with and without a final newline are different lines. */
interface Edit {
  readonly mark: ' ' | '+' | '-';
  readonly text: string;
  readonly bare: boolean;
}

function toSide(text: string): Side {
  if (text === '') return { lines: [], endsWithNewline: true };
  const endsWithNewline = text.endsWith('\n');
  return { lines: (endsWithNewline ? text.slice(0, -1) : text).split('\n'), endsWithNewline };
}

function edits(oldSide: Side, newSide: Side): Edit[] {
  const keys = (side: Side) =>
    side.lines.map((line, index) => (index === side.lines.length - 1 && !side.endsWithNewline ? `${line}\n` : line));
  const [a, b] = [keys(oldSide), keys(newSide)];
  // Longest common subsequence: common[i][j] is its length for the suffixes a[i…] and b[j…].
  const common = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    const row = common[i];
    if (row === undefined) continue;
    for (let j = b.length - 1; j >= 0; j--)
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const made: Edit[] = [];
  const push = (mark: Edit['mark'], key: string | undefined) => {
    if (key !== undefined) made.push({ mark, text: key.replace(/\n$/u, ''), bare: key.endsWith('\n') });
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      push(' ', a[i++]);
      j++;
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) push('-', a[i++]);
    else push('+', b[j++]);
  }
  return made;
}

/** Returns the index ranges [from, to) of the edits of each hunk. */
function spans(made: readonly Edit[]): [number, number][] {
  const found: [number, number][] = [];
  made.forEach((edit, index) => {
    if (edit.mark === ' ') return;
    const from = Math.max(0, index - CONTEXT);
    const to = Math.min(made.length, index + CONTEXT + 1);
    const last = found.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = to;
    else found.push([from, to]);
  });
  return found;
}

/** Computes the hunks between two texts; null means that the file does not exist on that side. */
export function computeHunks(oldText: string | null, newText: string | null): Hunk[] {
  const made = edits(toSide(oldText ?? ''), toSide(newText ?? ''));
  return spans(made).map(([from, to]) => {
    const before = made.slice(0, from);
    const inside = made.slice(from, to);
    const count = (list: readonly Edit[], without: '+' | '-') => list.filter((edit) => edit.mark !== without).length;
    const [oldLines, newLines] = [count(inside, '+'), count(inside, '-')];
    const heading = before.findLast((edit) => edit.mark !== '+' && /^[A-Za-z_$]/u.test(edit.text));
    return {
      // As in git, a side without lines names the previous line.
      old_start: count(before, '+') + (oldLines === 0 ? 0 : 1),
      old_lines: oldLines,
      new_start: count(before, '-') + (newLines === 0 ? 0 : 1),
      new_lines: newLines,
      section: heading?.text.trimEnd().slice(0, 80) ?? '',
      lines: inside.flatMap((edit) => [edit.mark + edit.text, ...(edit.bare ? [NO_NEWLINE] : [])]),
    };
  });
}
