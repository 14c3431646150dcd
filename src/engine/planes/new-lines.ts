/**
 * Finds added lines that are new, and not only moved or re-indented: each added line is matched with removed lines of
 * the change.
 */
import type { FileChange, RuleContext, ScannedLine } from '../model.js';

/** The added lines of a file that match no removed line of the change. */
export interface NewLines {
  readonly change: FileChange;
  readonly lines: readonly ScannedLine[];
}

/** Matches each added line with one removed line of the same text, first within its file, then in the whole change. */
export function newLinesOf(
  context: Pick<RuleContext, 'change' | 'syntax'>,
  wanted: (change: FileChange) => boolean,
): readonly NewLines[] {
  const pool = new Map<string, number>();
  for (const change of context.change.files) {
    for (const line of change.removed) pool.set(wordsOf(line.text), (pool.get(wordsOf(line.text)) ?? 0) + 1);
  }
  return context.change.files.filter(wanted).map((change) => ({
    change,
    lines: (context.syntax.get(change.file.path)?.added ?? []).filter((line) => {
      const key = wordsOf(line.text);
      const left = pool.get(key) ?? 0;
      if (left > 0) pool.set(key, left - 1);
      return left === 0;
    }),
  }));
}

/** Returns a line without indentation for comparison. Only the start of a long line is compared. */
function wordsOf(text: string): string {
  return text.slice(0, 500).trim();
}
