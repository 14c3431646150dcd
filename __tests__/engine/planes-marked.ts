/** Changed files written as hunks: ` ` kept, `-` removed, `+` added; with their whole texts, or as the hunk alone. */
import type { FileSpec } from '../stand-ins/snapshot.js';

const sideOf = (lines: readonly string[], without: string) =>
  `${lines
    .filter((line) => !line.startsWith(without))
    .map((line) => line.slice(1))
    .join('\n')}\n`;

/** A file whose two texts are at hand. */
export function whole(...lines: readonly string[]): FileSpec {
  return { old: sideOf(lines, '+'), new: sideOf(lines, '-') };
}

/** The same change as a bare diff shows it. */
export function bare(...lines: readonly string[]): FileSpec {
  return { ...whole(...lines), raw: { old_text: null, new_text: null } };
}
