/** What differs between the sides of a file that is read as text: by what a scanner makes of its lines. */
import { readSideTexts } from '../../../base/hunk-lines.js';
import type { FileChange, FileSyntax, ScannedLine } from '../../model.js';
import { scanLines } from '../../text/scan.js';
import { findTextForm } from '../../text/text-forms.js';
import { isDirective } from '../directives.js';

/** Returns whether the difference is only white space, only comments that no tool reads, or code. */
export function classifyTextChange(
  change: FileChange,
  { added, removed }: Pick<FileSyntax, 'added' | 'removed'>,
): FileSyntax['substance'] {
  if (change.formattingOnly) return 'formatting';
  if (change.language === null || change.file.status !== 'modified') return 'code';
  if (added.length + removed.length === 0) return 'code';
  return added.every(isComment) && removed.every(isComment) && hasSameCode(change) ? 'comments' : 'code';
}

/**
 * Returns whether no unchanged line moved into or out of a comment. A new comment start and end around code change the
 * code.
 */
function hasSameCode({ file, language }: FileChange): boolean {
  const form = findTextForm(language);
  const extractCode = (lines: readonly string[], whole: boolean) =>
    scanLines(lines, form, whole)
      .map(({ comment }, index) => (comment.trim() === (lines[index] ?? '').trim() ? '' : (lines[index] ?? '').trim()))
      .filter((text) => text !== '')
      .join('\n');
  if (file.old_text !== null && file.new_text !== null) {
    return extractCode(file.old_text.split('\n'), true) === extractCode(file.new_text.split('\n'), true);
  }
  return file.hunks.every(
    ({ lines }) => extractCode(readSideTexts(lines, 'old'), false) === extractCode(readSideTexts(lines, 'new'), false),
  );
}

function isComment(line: ScannedLine): boolean {
  if (line.text.trim() === '') return true;
  return line.comment.trim() === line.text.trim() && !isDirective(line.comment);
}
