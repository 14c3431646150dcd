/** What changed conditions decide and the change leaves as it is: the lines of their branches, as far as a hunk shows them. */
import { type HunkText, readHunkLines } from '../../../base/hunk-lines.js';
import type { FileChange } from '../../model.js';
import { measureIndent } from '../../text/line-shape.js';

const CONDITION = /^(?:\}\s*)?(?:else\s+)?(?:if|elif|elsif|unless|guard|while|when|case)\b/u;
const COMMENT = /^(?:\/\/|\/?\*|#|"""|--\s)/u;

/** Returns the unchanged lines of code that stand in the branches of added conditions, in the order of the change. */
export function listKeptLines(files: readonly FileChange[]): readonly string[] {
  return files.flatMap(({ file, class: fileClass }) =>
    fileClass === 'source' ? file.hunks.flatMap(listKeptOfHunk) : [],
  );
}

function listKeptOfHunk(hunk: HunkText): readonly string[] {
  const kept: string[] = [];
  let head: number | null = null;
  for (const { mark, text } of readHunkLines(hunk)) {
    const code = text.trim();
    if (code === '' || mark === '-' || mark === '\\') continue;
    const indent = measureIndent(text);
    if (head !== null && indent <= head) head = null;
    if (head === null) head = mark === '+' && CONDITION.test(code) ? indent : null;
    else if (mark === ' ' && !COMMENT.test(code)) kept.push(code);
  }
  return kept;
}
