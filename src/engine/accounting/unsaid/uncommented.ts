/** Lines without their comments. */
import type { ScannedLine } from '../../model.js';

/** Returns lines by their numbers, with blanks for their comments. Strings stay: they name modules. */
export function readUncommented(lines: readonly ScannedLine[] | undefined): ReadonlyMap<number, string> {
  return new Map((lines ?? []).map((line) => [line.number, removeComment(line)]));
}

function removeComment({ text, comment }: ScannedLine): string {
  if (comment.trim() === '') return text;
  let code = '';
  for (let at = 0; at < text.length; at += 1) code += comment.charAt(at) === ' ' ? text.charAt(at) : ' ';
  return code;
}
