/** Reads a statement from where it begins to its end, over lines. */
import { isClosing, walkCode } from '../text/walk-code.js';

/** The lines of a text by their numbers. */
export interface NumberedLines {
  readonly lines: ReadonlyMap<number, string>;
  readonly language: string;
}

/** A statement is read over so many lines. */
const MAX_STATEMENT = 16;

/** Reads the rest of a statement: on, as long as brackets are open or an operator joins the lines. */
export const readStatement = (begin: string, number: number, file: NumberedLines): string =>
  readWholeStatement(begin, number, file).text;

/** Reads the rest of a statement, and says on which line it ends. */
export function readWholeStatement(
  begin: string,
  number: number,
  { lines, language }: NumberedLines,
): { readonly text: string; readonly last: number } {
  let text = begin.trim();
  let last = number;
  for (let next = number + 1; next <= number + MAX_STATEMENT; next += 1) {
    const line = lines.get(next)?.trim();
    if (line === undefined || line === '') break;
    const goesOn =
      text === '' ||
      /(?:[+,([{?:&|%\\]|=>|<<|(?:^|\s)\.)$/u.test(text) ||
      /^(?:[+?&|%]|\.(?!\.\.)|:\s)/u.test(line) ||
      (language !== 'Python' && /["'`]$/u.test(text) && /^["'`]/u.test(line)) ||
      countOpen(text) > 0;
    if (!goesOn) break;
    text = `${text.replace(/\\$/u, '')} ${line}`;
    last = next;
  }
  return { text: cutStatement(text), last };
}

/** The number of brackets and quotes that are open at the end. */
function countOpen(text: string): number {
  let depth = 0;
  let quote = '';
  // Texts of C# that go on over lines: @"…".
  let verbatim = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (quote !== '') {
      if (char === '\\' && !verbatim) at += 1;
      else if (text.startsWith(quote, at)) {
        at += quote.length - 1;
        quote = '';
      }
    } else if (char === '"' || char === "'" || char === '`') {
      verbatim = char === '"' && /(?:@|@\$)$/u.test(text.slice(Math.max(0, at - 2), at));
      quote = text.startsWith(char.repeat(3), at) && char !== '`' ? char.repeat(3) : char;
      at += quote.length - 1;
    } else if (char === '(' || char === '[' || char === '{') depth += 1;
    else if (char === ')' || char === ']' || char === '}') depth -= 1;
  }
  return depth + (quote.length === 3 || quote === '`' || (quote !== '' && verbatim) ? 1 : 0);
}

/** Returns a statement up to its end: a semicolon, a comment, or a bracket that was opened before it. */
export function cutStatement(text: string): string {
  const { at: end } = walkCode(
    text,
    (sign, at, depth) =>
      depth === 0 &&
      (isClosing(sign) ||
        sign === ';' ||
        (text.startsWith(' #', at) && text.charAt(at + 2) !== '{') ||
        text.startsWith(' // ', at)),
  );
  return text.slice(0, end);
}
