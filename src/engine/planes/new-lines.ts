/** Which added lines are new, and not moved or indented anew: what was removed elsewhere in the change is set off. */

import type { FileChange, RuleContext, ScannedLine } from '../model.js';
import { normaliseLine } from '../text/line-shape.js';

/** A file's added lines that match no removed line of the change. */
export interface NewLines {
  readonly change: FileChange;
  readonly lines: readonly ScannedLine[];
}

/** Matches each added line with one removed line of the same words, first within its file, then across the change. */
export function findNewLines(
  context: Pick<RuleContext, 'change' | 'syntax'>,
  wanted: (change: FileChange) => boolean,
): readonly NewLines[] {
  const pool = new Map<string, number>();
  for (const change of context.change.files) {
    for (const line of change.removed)
      pool.set(normaliseLine(line.text), (pool.get(normaliseLine(line.text)) ?? 0) + 1);
  }
  return context.change.files.filter(wanted).map((change) => ({
    change,
    lines: (context.syntax.get(change.file.path)?.added ?? []).filter((line) => {
      const key = normaliseLine(line.text);
      const left = pool.get(key) ?? 0;
      if (left > 0) pool.set(key, left - 1);
      return left === 0;
    }),
  }));
}
