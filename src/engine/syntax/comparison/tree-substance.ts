/** Classifies the difference between the sides of a changed file: formatting, comments, names of local variables or code. */
import type { FileChange, FileSyntax } from '../../model.js';
import type { Piece, Sides } from '../sides.js';
import { hasRenamedLocalsOnly } from './renamed-locals.js';
import { serializeTree } from './structure.js';

type Substance = FileSyntax['substance'];

/** Classifies a file that is read as trees. Moves between files are not considered here. */
export function classifyTreeChange(change: FileChange, { before, after }: Sides, text: () => Substance): Substance {
  const { file } = change;
  if (before === null || after === null || file.status === 'type_changed') return 'code';
  if (change.added.length + change.removed.length === 0) return 'code';
  let commented = false;
  for (const [at, old] of before.pieces.entries()) {
    const now = after.pieces[at];
    if (now === undefined) return 'code';
    const difference = classifyDifference(old, now, change.language);
    // Text that does not parse is classified by the scanner.
    if (difference === null) return text();
    if (difference === 'code')
      return before.pieces.length === 1 && hasRenamedLocalsOnly(change, old, now) ? 'renamed' : 'code';
    if (difference === 'comments') commented = true;
  }
  return commented ? 'comments' : 'formatting';
}

/** Returns how two corresponding texts differ; null if one of them does not parse. */
function classifyDifference(
  before: Piece,
  after: Piece,
  language: string | null,
): 'code' | 'comments' | 'formatting' | null {
  if (removeWhiteSpace(before.reading.code) !== removeWhiteSpace(after.reading.code))
    return before.errors + after.errors > 0 ? null : 'code';
  const [old, now] = [before, after].map(({ tree, reading }) => serializeTree(tree, reading, language));
  if (old == null || now == null) return null;
  if (old.code !== now.code) return 'code';
  return old.comments === now.comments ? 'formatting' : 'comments';
}

/** Returns the text without white space. */
function removeWhiteSpace(code: string): string {
  return code.replace(/\s+/gu, '');
}
