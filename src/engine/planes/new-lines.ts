/** Which added lines are new, and not moved or indented anew: what was removed elsewhere in the change is set off. */
import { addToCount } from '../../base/groups.js';
import { foldSpace } from '../../base/text.js';
import type { FileChange, RuleContext, ScannedLine } from '../model.js';
import { listChanged } from './side-lines.js';

/** A file's added lines that match no removed line of the change. */
export interface NewLines {
  readonly change: FileChange;
  readonly lines: readonly ScannedLine[];
}

/**
 * Matches each added line with one removed line of the same words, anywhere in the change. A line that moves from a
 * document into code, or from a test into what it tests, is new there: it did not run before.
 */
export function findNewLines(
  context: Pick<RuleContext, 'change' | 'syntax'>,
  wanted: (change: FileChange) => boolean,
): readonly NewLines[] {
  const found = context.change.files.filter((change) => wanted(change) && listChanged(change, 'new').length > 0);
  if (found.length === 0) return [];
  const pool = new Map<string, number>();
  const toKey = (change: FileChange, text: string) =>
    `${change.language} ${change.class === 'test'}\n${foldSpace(text)}`;
  for (const change of context.change.files) {
    for (const line of listChanged(change, 'old')) addToCount(pool, toKey(change, line.text));
  }
  return found.map((change) => ({
    change,
    lines: listScanned(context, change).filter((line) => {
      if (pool.size === 0) return true;
      const key = toKey(change, line.text);
      const left = pool.get(key) ?? 0;
      if (left > 0) pool.set(key, left - 1);
      return left === 0;
    }),
  }));
}

/** The added lines, split into code and comment. A parser leaves no comments. */
function listScanned(context: Pick<RuleContext, 'syntax'>, change: FileChange): readonly ScannedLine[] {
  if (change.parsed === undefined) return context.syntax.get(change.file.path)?.added ?? [];
  return listChanged(change, 'new').map(({ number, text }) => ({
    number,
    text,
    code: text,
    comment: ' '.repeat(text.length),
  }));
}
