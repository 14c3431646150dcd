/** The lines whose brackets are open around a line: they say what a setting in it is about. */
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
