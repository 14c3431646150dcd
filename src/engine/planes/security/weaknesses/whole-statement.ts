/** Puts a statement together that is written over several lines. */
import type { ScannedLine } from '../../../model.js';

/** Longer statements are not read. */
const MOST_LINES = 25;
/** A line that ends so is continued: `name =`, `(a, b) =>`, `one,`. */
const TAIL = /(?:\\|(?<![=!<>])=|=>|->|,)\s{0,40}$/u;

/** A statement and the lines that are read with it. */
export interface WholeStatement {
  readonly text: string;
  /** Number of its last line. */
  readonly last: number;
}

/**
 * Takes lines and the place of one of them. Returns the statement that begins there: up to where its brackets are closed
 * and nothing at the end of a line continues it, and `after` lines more where these follow, up to the end of the block. Null if the lines
 * do not hold all of it.
 */
export function readStatement(lines: readonly ScannedLine[], at: number, after: number): WholeStatement | null {
  const from = lines[at];
  if (from === undefined) return null;
  const texts: string[] = [];
  let depth = 0;
  for (let next = at; next < at + MOST_LINES; next += 1) {
    const line = lines[next];
    if (line === undefined || line.number !== from.number + next - at) return null;
    texts.push(withoutComment(line));
    depth += countOpened(line.code);
    if (depth > 0 || TAIL.test(withoutComment(line)) || continuesWithCall(lines[next + 1], line)) continue;
    for (let more = next + 1; more <= next + after; more += 1) {
      const other = lines[more];
      if (
        other === undefined ||
        other.number !== line.number + more - next ||
        /^\s{0,200}\}\s{0,200}$/u.test(other.text)
      )
        break;
      texts.push(withoutComment(other));
    }
    return { text: texts.join(' '), last: line.number };
  }
  return null;
}

function withoutComment({ text, comment }: ScannedLine): string {
  const said = comment.trim();
  return (said === '' ? text : text.replace(said, ' ')).trim();
}

/** Calls are often chained with one on each line. */
function continuesWithCall(next: ScannedLine | undefined, line: ScannedLine): boolean {
  return next !== undefined && next.number === line.number + 1 && /^\s{0,200}\??\.\w/u.test(next.text);
}

function countOpened(code: string): number {
  let depth = 0;
  for (const char of code.replace(/"[^"\\]{0,400}"|'[^'\\]{0,400}'/gu, '')) {
    if (char === '(' || char === '[' || char === '{') depth += 1;
    else if (char === ')' || char === ']' || char === '}') depth -= 1;
  }
  return depth;
}
