/** What changed conditions decide and the change leaves as it is: the lines of their branches, as far as a hunk shows them. */
import { readHunkLines } from '../../../base/hunk-lines.js';
import type { FileChange } from '../../model.js';
import { measureIndent } from '../../text/line-shape.js';
import type { ChangedLine } from './changed-lines.js';

/** An unchanged line in the branch of an added condition. */
export interface KeptLine {
  /** Index of the condition among the changed lines. */
  readonly condition: number;
  readonly code: string;
}

const CONDITION = /^(?:\}\s*)?(?:else\s+)?(?:if|elif|elsif|unless|guard|while|when|case)\b/u;
const COMMENT = /^(?:\/\/|\/?\*|#|"""|--\s)/u;

/** Returns the unchanged lines of code that stand in the branches of added conditions, in the order of the change. */
export function listKeptLines(files: readonly FileChange[], lines: readonly ChangedLine[]): readonly KeptLine[] {
  const added = new Map(
    lines.flatMap(({ file, number, side }, at) => (side === 'added' ? [[`${file}:${number}`, at] as const] : [])),
  );
  return files.flatMap(({ file, class: fileClass }, index) =>
    fileClass === 'source'
      ? file.hunks.flatMap((hunk) => listKeptOfHunk(hunk, (number) => added.get(`${index}:${number}`)))
      : [],
  );
}

function listKeptOfHunk(
  hunk: Parameters<typeof readHunkLines>[0],
  find: (number: number) => number | undefined,
): readonly KeptLine[] {
  const kept: KeptLine[] = [];
  let head: { readonly indent: number; readonly condition: number } | null = null;
  for (const { mark, text, newNumber } of readHunkLines(hunk)) {
    const code = text.trim();
    if (code === '' || mark === '-' || mark === '\\') continue;
    const indent = measureIndent(text);
    if (head !== null && indent <= head.indent) head = null;
    const condition = mark === '+' && CONDITION.test(code) ? find(newNumber) : undefined;
    if (head === null && condition !== undefined) head = { indent, condition };
    else if (head !== null && mark === ' ' && !COMMENT.test(code)) kept.push({ condition: head.condition, code });
  }
  return kept;
}
