/**
 * Says whether a change leaves the lines that it does not touch what they were. A comment of one line, in the middle of a
 * longer one, ends that: the code behind it runs then.
 */
import type { FileChange, ScannedLine } from '../../model.js';
import type { Piece, Sides } from '../sides.js';
import { buildMarks } from '../tree/marks.js';

/**
 * Returns whether every line that did not change is code, comment and string in the same places on both sides. False where that is
 * not known, and where more of the file does not parse than before.
 *
 * Linear in the file.
 */
export function keepsBorders(
  change: FileChange,
  { before, after }: Sides,
  { added, removed }: { readonly added: readonly ScannedLine[]; readonly removed: readonly ScannedLine[] },
): boolean {
  // Without a comment in it, no line is taken for one.
  if (![...added, ...removed].some(({ comment }) => comment.trim() !== '')) return true;
  if (before === null || after === null) return true;
  const [old, now] = [before.pieces[0], after.pieces[0]];
  if (old === undefined || now === undefined || !before.syntax.whole || !after.syntax.whole) return false;
  if (now.errors > old.errors) return false;
  const [gone, come] = [change.removed, change.added].map((lines) => new Set(lines.map(({ number }) => number)));
  const [left, right] = [describeLines(old), describeLines(now)];
  const kept = (lines: readonly string[], changed: ReadonlySet<number> | undefined) =>
    lines.filter((_, at) => changed?.has(at + 1) !== true);
  const [oldKept, newKept] = [kept(left, gone), kept(right, come)];
  return oldKept.length === newKept.length && oldKept.every((line, at) => line === newKept[at]);
}

/** Describes each line of a text: what it begins as, and where it becomes something else. */
function describeLines({ reading: { text, marked } }: Piece): readonly string[] {
  const marks = buildMarks(text, marked);
  let start = 0;
  let next = 0;
  let kind = 'code';
  return text.split('\n').map((line) => {
    const end = start + line.length;
    for (; next < marks.length && (marks[next]?.start ?? 0) <= start; next += 1) kind = marks[next]?.kind ?? kind;
    let said = kind;
    for (; next < marks.length && (marks[next]?.start ?? 0) <= end; next += 1) {
      kind = marks[next]?.kind ?? kind;
      said += ` ${(marks[next]?.start ?? 0) - start}${kind}`;
    }
    start = end + 1;
    return said;
  });
}
