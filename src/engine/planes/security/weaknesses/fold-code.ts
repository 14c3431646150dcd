/** A line as rules read it. */
import { foldSpace } from '../../../../base/text.js';
import type { ScannedLine } from '../../../model.js';

/** The line without its comment and with single spaces, or null if all of it is a comment. */
export function foldCode({ text, comment }: ScannedLine): string | null {
  const said = comment.trim();
  if (said === '') return foldSpace(text);
  return said === text.trim() ? null : foldSpace(text.replace(said, ' '));
}
