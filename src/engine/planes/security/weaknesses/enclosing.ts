/** The lines around a line: those whose brackets are open around it, and the rest of its function. */
import type { SideLine } from '../../../model.js';

/** What is farther up is not looked at. */
const MOST_LINES = 40;
const STRINGS = /"[^"\\]{0,400}"|'[^'\\]{0,400}'/gu;

/** Returns the words of these lines, the nearest first. `read` gives a line by its number, where it is known. */
export function readEnclosing(read: (number: number) => SideLine | undefined, number: number): string {
  const heads: string[] = [];
  let closed = 0;
  for (let at = number - 1; at >= number - MOST_LINES; at -= 1) {
    const line = read(at);
    if (line === undefined) break;
    let opens = false;
    for (const char of [...line.text.replace(STRINGS, '')].reverse()) {
      if (char === ')' || char === ']' || char === '}') closed += 1;
      else if (char === '(' || char === '[' || char === '{') {
        if (closed > 0) closed -= 1;
        else opens = true;
      }
    }
    // A bracket on its own line belongs to the line above.
    if (opens) heads.push(/\w/u.test(line.text) ? line.text.trim() : (read(at - 1)?.text.trim() ?? ''));
  }
  return heads.join(' ');
}

/** The head of a function or a class: a line of it that stands less deep than another ends that one's function. */
const HEAD =
  /^\s{0,80}(?:@\w|(?:export|default|async|public|private|protected|internal|static|final|pub|override|virtual)\s|(?:def|func|function|fun|fn|class|module|interface|struct|impl)\s)/u;

/** Returns the lines after a line, up to the end of its function as far as heads of others show it. */
export function readRest(read: (number: number) => SideLine | undefined, number: number): readonly string[] {
  const depth = measureDepth(read(number)?.text ?? '');
  const found: string[] = [];
  for (let at = number + 1; at <= number + MOST_LINES; at += 1) {
    const text = read(at)?.text;
    if (text === undefined || (HEAD.test(text) && measureDepth(text) < depth)) break;
    found.push(text);
  }
  return found;
}

const measureDepth = (text: string) => text.length - text.trimStart().length;
