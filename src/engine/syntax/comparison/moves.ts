/** Changes that only put whole definitions and imports elsewhere, in their file or in another one of the change. */
import { addToCount } from '../../../base/groups.js';
import type { Definition, FileChange } from '../../model.js';
import type { Piece } from '../sides.js';
import type { ParsedFile } from './symbol-changes.js';

/** The changed parts of a file. */
interface FileParts {
  readonly path: string;
  /** Per part: how many times it was added (above 0) or removed (below 0). */
  readonly difference: ReadonlyMap<string, number>;
  /** Whether all text outside the parts is the same on both sides. */
  readonly sameRest: boolean;
}

/** Returns the paths of the files that contain only moves. */
export function findPureMoves(files: readonly ParsedFile[]): ReadonlySet<string> {
  const lines = new LineCounts(files.map(({ change }) => change));
  let left = files.filter(({ change }) => lines.balanced(change)).map(takeApart);
  left = left.filter(({ sameRest }) => sameRest);
  // A file with other changes is removed together with its parts. Files that share parts with it then no longer balance
  // and are removed too.
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    const sums = new Map<string, number>();
    for (const { difference } of left) {
      for (const [part, count] of difference) addToCount(sums, part, count);
    }
    left = left.filter(({ difference }) => [...difference.keys()].every((part) => sums.get(part) === 0));
  }
  return new Set(left.map(({ path }) => path));
}

/** Counts how often each line was added and removed in the whole change. */
class LineCounts {
  private readonly added = new Map<string, number>();
  private readonly removed = new Map<string, number>();

  constructor(changes: readonly FileChange[]) {
    for (const { added, removed } of changes) {
      for (const { text } of added) addToCount(this.added, text.trim(), 1);
      for (const { text } of removed) addToCount(this.removed, text.trim(), 1);
    }
  }

  /**
   * Returns whether every added line was removed elsewhere, and every removed line added elsewhere. Other files need no
   * closer comparison.
   */
  balanced({ added, removed, file }: FileChange): boolean {
    if (added.length + removed.length === 0 || (file.old_mode ?? file.new_mode) !== (file.new_mode ?? file.old_mode))
      return false;
    return (
      added.every(({ text }) => text.trim() === '' || this.removed.has(text.trim())) &&
      removed.every(({ text }) => text.trim() === '' || this.added.has(text.trim()))
    );
  }
}

function takeApart({ change, sides }: ParsedFile): FileParts {
  const difference = new Map<string, number>();
  const rests = [sides.before, sides.after].map((side, at) =>
    (side?.pieces ?? []).map((piece) => {
      const { parts, rest } = splitParts(piece);
      for (const part of parts) addToCount(difference, part, at === 0 ? -1 : 1);
      return piece.errors > 0 ? null : rest;
    }),
  );
  for (const [part, sum] of difference) if (sum === 0) difference.delete(part);
  const [before = [], after = []] = rests;
  const sameRest = Array.from(
    { length: Math.max(before.length, after.length) },
    (_, at) => before[at] !== null && after[at] !== null && (before[at] ?? '') === (after[at] ?? ''),
  ).every((same) => same);
  return { path: change.file.path, difference, sameRest };
}

/** Kinds that contain parts and are not parts themselves. */
const HOLDERS: ReadonlySet<Definition['kind']> = new Set(['class', 'interface', 'module']);

/**
 * Returns the parts of a text, each with its container and with the comments and decorators directly above it, and the
 * lines outside the parts.
 */
function splitParts({ reading, first, last }: Piece): { readonly parts: readonly string[]; readonly rest: string } {
  const lines = reading.text.split('\n').map((line) => line.trimEnd());
  const codes = reading.code.split('\n');
  const stretches = [
    ...reading.found
      .filter((found, index) => !HOLDERS.has(found.definition.kind) && isInHoldersOnly(reading.found, index))
      .map(({ definition }) => ({ ...definition, place: definition.container ?? '' })),
    ...reading.side.imports.map((one) => ({ ...one, place: '' })),
  ].sort((a, b) => a.first - b.first || b.last - a.last);
  const parts: string[] = [];
  const rest: string[] = [];
  let at = first;
  const end = Math.min(last, lines.length);
  for (const { first: from, last: to, place } of stretches) {
    if (from < at || to > end) continue;
    let start = from;
    while (start > at && isAttachedLine(lines[start - 2] ?? '', codes[start - 2] ?? '')) start -= 1;
    rest.push(...lines.slice(at - 1, start - 1));
    parts.push(`${place}\n${lines.slice(start - 1, to).join('\n')}`);
    at = to + 1;
  }
  rest.push(...lines.slice(at - 1, end));
  return { parts, rest: rest.filter((line) => line !== '').join('\n') };
}

/** Returns whether all enclosing definitions are of the kinds in HOLDERS. */
function isInHoldersOnly(found: Piece['reading']['found'], index: number): boolean {
  for (let around = found[index]?.parent ?? -1; around >= 0; around = found[around]?.parent ?? -1) {
    if (!HOLDERS.has(found[around]?.definition.kind ?? 'function')) return false;
  }
  return true;
}

/** Returns whether a line is a comment, a decorator or an attribute. */
function isAttachedLine(line: string, code: string): boolean {
  return line !== '' && (code.trim() === '' || /^\s*(?:@|#\[)/u.test(line));
}
