/** Lines without their comments, by their numbers. */
import type { ScannedLine } from '../../model.js';
import { removeComment } from '../../text/remove-comment.js';

/** Lines by their numbers. */
export type Uncommented = ReadonlyMap<number, string>;

/** Returns lines by their numbers, with blanks for their comments. Strings stay: they name modules. */
export function readUncommented(lines: readonly ScannedLine[] | undefined): Uncommented {
  return new Map((lines ?? []).map(({ number, text, comment }) => [number, removeComment(text, comment)]));
}
