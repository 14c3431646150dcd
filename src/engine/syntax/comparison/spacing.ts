/**
 * White space between the leaves of a tree that belongs to the code. Trees do not have it, and parsers are more lenient
 * than the languages: a line break may end a statement, and a shell joins what no space parts.
 */

/**
 * Returns what of a gap belongs to the code; empty if nothing does.
 * @param pieces the text of the gap, without the comments in it
 * @param next the leaf after it
 */
export type ReadGap = (pieces: readonly string[], next: string) => string;

/** A sign that continues an expression for the parser, and begins a new one for the language. */
const BEGINS = /^[-+!~([{]/u;
const BLANK_LINE = /\n[ \t\r]*\n/u;

const GAPS = new Map<string, ReadGap>([
  [
    'Shell',
    (pieces, next) => {
      if (next.trim() === '' || pieces.every((piece) => piece === '')) return '';
      return pieces.some((piece) => piece.includes('\n')) ? '\n' : ' ';
    },
  ],
  ['Kotlin', (pieces, next) => (BEGINS.test(next) && pieces.some((piece) => piece.includes('\n')) ? '\n' : '')],
  [
    'Scala',
    (pieces, next) => {
      // A blank line ends what a single line break does not.
      if (pieces.some((piece) => BLANK_LINE.test(piece))) return '\n\n';
      return BEGINS.test(next) && pieces.some((piece) => piece.includes('\n')) ? '\n' : '';
    },
  ],
]);

/** Returns how the gaps of a language are read. Signs that not every reader takes for white space are always code. */
export function createGapReader(language: string | null): ReadGap {
  const readMark = GAPS.get(language ?? '');
  const keepsReturn = language === 'Shell';
  return (pieces, next) => {
    const loose = pieces.map((piece) => trimSpace(piece, keepsReturn)).join('');
    return loose === '' ? (readMark?.(pieces, next) ?? '') : loose;
  };
}

/** Removes blanks, tabs and line ends from both ends of a text. A carriage return counts as one before a newline alone, and in a shell never. */
function trimSpace(text: string, keepsReturn: boolean): string {
  const isSpace = (at: number) =>
    text[at] === ' ' ||
    text[at] === '\t' ||
    text[at] === '\n' ||
    (text[at] === '\r' && text[at + 1] === '\n' && !keepsReturn);
  let [from, to] = [0, text.length];
  while (from < to && isSpace(from)) from += 1;
  while (to > from && isSpace(to - 1)) to -= 1;
  return text.slice(from, to);
}

/** Returns the line breaks beside a comment, as far as they say which line it is about: `before` and `after` are the texts around it. */
export function describePlace(before: string, after: string): readonly [string, string] {
  const [space = ''] = /^[ \t\r\n]*/u.exec(after) ?? [];
  const below = BLANK_LINE.test(space) ? '\n\n' : space.includes('\n') ? '\n' : '';
  return [before.includes('\n') ? '\n' : '', below];
}
