/** The lines around a line: those whose brackets are open around it, and the rest of its function. */
import type { SideLine } from '../../../model.js';
import { measureIndent } from '../../../text/line-shape.js';
import { isClosing, isOpening } from '../../../text/walk-code.js';

/** What is farther up is not looked at. */
const MOST_LINES = 40;
const STRINGS = /"[^"\\]{0,400}"|'[^'\\]{0,400}'/gu;

/**
 * Returns a function that takes the lines above a place, from the nearest one on, and says of each whether it opens a
 * bracket that is still open at the place.
 */
export function createOpenTest(): (text: string) => boolean {
  let closed = 0;
  return (text) => {
    let opens = false;
    for (const char of [...text.replace(STRINGS, '')].reverse()) {
      if (isClosing(char)) closed += 1;
      else if (isOpening(char)) {
        if (closed > 0) closed -= 1;
        else opens = true;
      }
    }
    return opens;
  };
}

/** Returns the words of these lines, the nearest first. `read` gives a line by its number, where it is known. */
export function readEnclosing(read: (number: number) => SideLine | undefined, number: number): string {
  const heads: string[] = [];
  const opens = createOpenTest();
  for (let at = number - 1; at >= number - MOST_LINES; at -= 1) {
    const line = read(at);
    if (line === undefined) break;
    // A bracket on its own line belongs to the line above.
    if (opens(line.text)) heads.push(/\w/u.test(line.text) ? line.text.trim() : (read(at - 1)?.text.trim() ?? ''));
  }
  return heads.join(' ');
}

/** The head of a function or a class: a line of it that stands less deep than another ends that one's function. */
const HEAD =
  /^\s{0,80}(?:@\w|(?:export|default|async|public|private|protected|internal|static|final|pub|override|virtual)\s|(?:def|func|function|fun|fn|class|module|interface|struct|impl)\s|(?!(?:return|await|throw|new|else|using|lock|yield|case|in|is|not|var|val|let|const|puts|raise)\s)[A-Za-z_][\w.<>[\],?]{0,60}\s{1,4}\w{1,60}\s{0,2}\([^;=]{0,300}$)/u;

/** Returns the lines after a line, up to the end of its function as far as heads of others show it. */
export function readRest(read: (number: number) => SideLine | undefined, number: number): readonly string[] {
  const depth = measureIndent(read(number)?.text ?? '');
  const found: string[] = [];
  for (let at = number + 1; at <= number + MOST_LINES; at += 1) {
    const text = read(at)?.text;
    if (text === undefined || (HEAD.test(text) && measureIndent(text) < depth)) break;
    found.push(text);
  }
  return found;
}

/** The head of a block that runs under a condition. */
const CONDITION = /^\s{0,200}(?:\}?\s{0,4}(?:el(?:se ?)?if|elsif)\b|if\b|unless\b|when\b|case\b)/u;

/** Returns the conditions under which a line runs, within its function: the heads of the blocks around it, by how deep they stand. */
export function readConditions(read: (number: number) => SideLine | undefined, number: number): readonly string[] {
  let depth = measureIndent(read(number)?.text ?? '');
  const found: string[] = [];
  for (let at = number - 1; at >= number - MOST_LINES && depth > 0; at -= 1) {
    const text = read(at)?.text;
    if (text === undefined) break;
    if (!/\w/u.test(text) || measureIndent(text) >= depth) continue;
    depth = measureIndent(text);
    if (HEAD.test(text)) break;
    if (CONDITION.test(text)) found.push(text.slice(0, MAX_CONDITION));
  }
  return found;
}

const MAX_CONDITION = 400;
