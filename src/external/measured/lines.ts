/** Lines of a report that is plain text. */
import { setImmediate as yieldToLoop } from 'node:timers/promises';

/** After so many lines whoever else has work in this process gets to it. */
const AT_ONCE = 50_000;

/** Gives each line, without its end, to `take`, with its number from 1. */
export async function readTextLines(text: string, take: (line: string, number: number) => void): Promise<void> {
  let number = 0;
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    number += 1;
    take(text.slice(start, text[end - 1] === '\r' ? end - 1 : end), number);
    start = end + 1;
    if (number % AT_ONCE === 0) await yieldToLoop();
  }
}
