/** Changed files written as hunks: ` ` kept, `-` removed, `+` added; with their whole texts, or with the hunk only. */
import type { FileSpec } from '../stand-ins/snapshot.js';

const sideOf = (lines: readonly string[], without: string) =>
  `${lines
    .filter((line) => !line.startsWith(without))
    .map((line) => line.slice(1))
    .join('\n')}\n`;

/** Builds a file with both texts. */
export function whole(...lines: readonly string[]): FileSpec {
  return { old: sideOf(lines, '+'), new: sideOf(lines, '-') };
}

/** Builds the same change as in a diff without texts. */
export function bare(...lines: readonly string[]): FileSpec {
  return { ...whole(...lines), raw: { old_text: null, new_text: null } };
}
