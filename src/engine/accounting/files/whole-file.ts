/** Reasons that hold for all changed lines of a file. */
import { GIT_MODES } from '../../../base/git-modes.js';
import { readSideTexts } from '../../../base/hunk-lines.js';
import { formatCount } from '../../../base/text.js';
import { ASSET_NAME } from '../../change/file-patterns.js';
import { isLargeFilePointer } from '../../change/large-file-pointer.js';
import { describeOmission } from '../../change/omission.js';
import type { FileChange, FileSyntax, Line } from '../../model.js';
import type { ChangedFile } from '../../snapshot.js';
import { hasLooseText } from '../lines/blank.js';
import { hasContinuedLine, mayRunComments, movesHead } from '../lines/comments.js';
import type { ObeyedLines } from '../lines/obeyed-lines.js';
import { because, type LineReason } from '../reasons.js';

/** Nobody reads a line that is longer, in UTF-16 code units. */
const MAX_READ_LINE = 1_000;

/** Returns why the lines of a file are not read by anybody; null if they are. */
export function findOpaqueReason({ file, added, removed }: FileChange, isProse: boolean): LineReason | null {
  if (file.old_mode === GIT_MODES.submodule || file.new_mode === GIT_MODES.submodule)
    return because('opaque', 'a submodule: its commits are not part of the change');
  if (file.binary || file.omitted !== null)
    return because('opaque', `not read: ${describeOmission(file.omitted ?? 'binary')}`);
  if (isPointer(file)) return because('opaque', 'a pointer of Git LFS: what it points at is not part of the change');
  if (!file.utf8) return because('opaque', 'its bytes are not UTF-8, so the lines shown are not what a tool reads');
  if (isProse) return null;
  if (ASSET_NAME.test(file.path) && !/\.svgz?$/iu.test(file.path) && added.length > 0)
    return because('opaque', 'text in a file that is named as a picture or another binary');
  const long = [...added, ...removed].filter(({ text }) => text.length > MAX_READ_LINE);
  return long.length === 0 ? null : because('opaque', `not read: ${describeLong(long)}`);
}

function describeLong([first, ...others]: readonly Line[]): string {
  if (first !== undefined && others.length === 0) return `one line of ${formatCount(first.text.length)} characters`;
  return `${formatCount(others.length + 1)} lines of more than ${formatCount(MAX_READ_LINE)} characters`;
}

/** Returns whether a side of a file, as far as it is known, is a pointer. */
function isPointer(file: ChangedFile): boolean {
  return (['old', 'new'] as const).some((side) =>
    isLargeFilePointer(file[`${side}_text`] ?? readSideTexts(file.hunks[0]?.lines ?? [], side).join('\n')),
  );
}

/** Why a file cannot matter, by the substance of its change. */
const IDLE: ReadonlyMap<FileSyntax['substance'], string> = new Map([
  ['comments', 'the same tokens on both sides: only comments'],
  ['renamed', 'the same tokens on both sides but for the names of local variables'],
]);

/** Returns why no line of a file can matter, by the syntax trees of both sides; null if one may. */
export function findIdleReason(change: FileChange, syntax: FileSyntax | null, obeyed: ObeyedLines): LineReason | null {
  const { file } = change;
  if (file.status !== 'modified' || file.old_mode !== file.new_mode) return null;
  // The text of a link is a path, whatever language its name promises.
  if (file.new_mode === GIT_MODES.link) return null;
  if (isSameJson(file.path, file.old_text, file.new_text)) return because('inert', 'the same JSON value on both sides');
  // Of what does not parse nobody knows what it is.
  if (syntax === null || syntax.mode !== 'tree' || syntax.reason !== '') return null;
  if (movesHead(file) || hasContinuedLine(change) || hasLooseText(change)) return null;
  const sides = ['added', 'removed'] as const;
  const follows = (side: 'added' | 'removed') =>
    syntax[side].some(
      ({ number, text, comment }) =>
        (text.trim() === '' || comment.trim() !== text.trim()) && obeyed.endsOn(number - 1, side),
    );
  if (sides.some(follows)) return null;
  // On the line of such a comment, and on that after it, what stands there is what it is about.
  if (sides.some((side) => syntax[side].some((line) => obeyed.has(line, side)))) return null;
  if (syntax.substance === 'formatting') return because('inert', 'the same tokens on both sides: only white space');
  const why = IDLE.get(syntax.substance);
  if (why === undefined || mayRunComments(change)) return null;
  return because('inert', why);
}

/** Returns whether two texts are JSON with the same tokens in the same order. */
function isSameJson(path: string, before: string | null, after: string | null): boolean {
  if (before === null || after === null || !path.toLowerCase().endsWith('.json')) return false;
  try {
    JSON.parse(before);
    JSON.parse(after);
  } catch {
    return false;
  }
  return removeJsonSpace(before) === removeJsonSpace(after);
}

/** Removes white space outside strings. */
function removeJsonSpace(text: string): string {
  return text.replace(/("(?:[^"\\]|\\.)*")|\s+/gu, '$1');
}
