/** The code of a line in the form that the patterns of the runners are written for. */
import type { ScannedLine } from '../../model.js';
import { REACH } from '../../text/reach.js';

/** A member in brackets: `it['only']`. In code without the contents of strings, blanks stand between the quotes. */
const BRACKETS = /\[(['"`])(\s{1,12})\1\]/gu;

/** Returns the code of a line, with members in brackets (`it['only']`) as members after a dot; columns stay. */
export function readRunnerCode({ code, text }: Pick<ScannedLine, 'code' | 'text'>): string {
  const start = code.slice(0, REACH.longLine);
  if (!start.includes('[')) return start;
  return start.replace(BRACKETS, (whole, _quote, blanks: string, at: number) => {
    const name = text.slice(at + 2, at + 2 + blanks.length);
    return /^\w+$/u.test(name) ? `.${name}   ` : whole;
  });
}
