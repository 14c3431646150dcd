/** Formats the texts of findings: short, on one line, without characters that a terminal or a web page interprets. */

/** Cuts a text taken from a change to one printable line of at most `max` characters. */
export function clip(text: string, max: number): string {
  // At most about twice the length is read, so that a long line costs no more than a short one.
  const line = text
    .slice(0, max * 2 + 20)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`;
}

/** Returns `1 assertion`, `2 assertions`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Returns the name of a file without its folders, for titles. */
export function nameOf(path: string): string {
  return clip(path.slice(path.lastIndexOf('/') + 1), 40);
}
