/** Which added lines are new, and not moved or indented anew: what was removed elsewhere in the change is set off. */
import { addToCount } from '../../base/groups.js';
import { foldSpace } from '../../base/text.js';
import type { AddedLines, Change, ChangedLines, FileChange, RuleContext, ScannedLine, Syntax } from '../model.js';
import { listChanged } from './side-lines.js';

/** A file's added lines that match no removed line of the change. */
export interface NewLines {
  readonly change: FileChange;
  readonly lines: readonly ScannedLine[];
}

/** Reads the changed lines of files, each file once for all rules. */
export class ChangedLineReader implements ChangedLines {
  readonly #added = new Map<FileChange, AddedLines>();
  readonly #removed = new Map<Change, ReadonlyMap<string, number>>();

  constructor(private readonly syntax: Syntax) {}

  readAdded(change: FileChange): AddedLines {
    const known = this.#added.get(change);
    if (known !== undefined) return known;
    const lines = listScanned(this.syntax, change);
    const read = { lines, keys: lines.map(({ text }) => toKey(change, text)) };
    this.#added.set(change, read);
    return read;
  }

  countRemoved(change: Change): ReadonlyMap<string, number> {
    const known = this.#removed.get(change);
    if (known !== undefined) return known;
    const counts = new Map<string, number>();
    for (const file of change.files) {
      for (const { text } of listChanged(file, 'old')) addToCount(counts, toKey(file, text));
    }
    this.#removed.set(change, counts);
    return counts;
  }
}

const toKey = (change: FileChange, text: string): string =>
  `${change.language} ${change.class === 'test'}\n${foldSpace(text)}`;

/**
 * Matches each added line with one removed line of the same words, anywhere in the change. A line that moves from a
 * document into code, or from a test into what it tests, is new there: it did not run before.
 */
export function findNewLines(
  { change: whole, changedLines }: Pick<RuleContext, 'change' | 'changedLines'>,
  wanted: (change: FileChange) => boolean,
): readonly NewLines[] {
  const found = whole.files.filter((change) => wanted(change) && listChanged(change, 'new').length > 0);
  if (found.length === 0) return [];
  const removed = changedLines.countRemoved(whole);
  const taken = new Map<string, number>();
  return found.map((change) => {
    const { lines, keys } = changedLines.readAdded(change);
    if (removed.size === 0) return { change, lines };
    return {
      change,
      lines: lines.filter((_, index) => {
        const key = keys[index] ?? '';
        const left = (removed.get(key) ?? 0) - (taken.get(key) ?? 0);
        if (left > 0) addToCount(taken, key);
        return left <= 0;
      }),
    };
  });
}

/** The added lines, split into code and comment. A parser leaves no comments. */
function listScanned(syntax: Syntax, change: FileChange): readonly ScannedLine[] {
  if (change.parsed === undefined) return syntax.get(change.file.path)?.added ?? [];
  return listChanged(change, 'new').map(({ number, text }) => ({
    number,
    text,
    code: text,
    comment: ' '.repeat(text.length),
  }));
}
