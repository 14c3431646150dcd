/** Formats texts of findings: short, on one line, without characters that a terminal or a page would interpret. */
import { getFileName } from '../../base/paths.js';

/** Cuts a text taken from a change to one printable line of at most `max` characters. */
export function clip(text: string, max: number): string {
  // Only twice the length is read, so that a long line costs no more than a short one.
  const line = text
    .slice(0, max * 2 + 20)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`;
}

/** A file's name without its folders, for titles. */
export function toFileName(path: string): string {
  return clip(getFileName(path), 40);
}
