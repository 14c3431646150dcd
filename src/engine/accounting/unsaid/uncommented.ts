/** Lines without their comments. */
import type { ScannedLine } from '../../model.js';

/** Lines by their numbers. */
export type Uncommented = ReadonlyMap<number, string>;

/** Returns lines by their numbers, with blanks for their comments. Strings stay: they name modules. */
export function readUncommented(lines: readonly ScannedLine[] | undefined): Uncommented {
  return new Map((lines ?? []).map((line) => [line.number, removeComment(line)]));
}

/** What a comment says: the rest of its line is blank. */
const SAID = /[^ ]+/gu;

function removeComment({ text, comment }: ScannedLine): string {
  if (comment.trim() === '') return text;
  let [code, at] = ['', 0];
  for (const { 0: said, index } of comment.matchAll(SAID)) {
    code += text.slice(at, index) + ' '.repeat(said.length);
    at = index + said.length;
  }
  return code + text.slice(at);
}
