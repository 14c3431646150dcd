/** The test cases that lines declare, by name. */

import type { ScannedLine } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { CASE, type Family } from '../vocabulary.js';

/** Longer names are compared by their start. */
const MAX_NAME = 200;

/** Returns the name of the case that a line declares; null if it declares none. */
export function readCaseName(line: ScannedLine, family: Family): string | null {
  const match = CASE[family]?.exec(line.code.slice(0, REACH.longLine));
  if (match === null || match === undefined) return null;
  const named = match[1];
  if (named !== undefined) return named;
  const open = match.index + match[0].length;
  const quote = line.text[open];
  if (quote === undefined) return '';
  const close = line.text.indexOf(quote, open + 1);
  return line.text.slice(open + 1, Math.min(close < 0 ? line.text.length : close, open + 1 + MAX_NAME));
}

/** The name in the head of a test: a string, or the word before the parenthesis. */
const QUOTED = /(['"`])(.{1,200}?)\1/u;
const NAMED = /\b(\w{1,200})\s{0,4}[(<{:]/u;

/** Returns the name in the head of any test or suite, marks before it left out; null if it has none. */
export function readHeadName(head: string): string | null {
  const words = head
    .slice(0, REACH.line)
    .replace(/^\s*(?:@[\w.]{1,100}(?:\(.{0,200}?\))?|#?\[.{0,200}?[)\]])\s*|\[['"`]\w{1,20}['"`]\]/gu, '');
  return QUOTED.exec(words)?.[2] ?? NAMED.exec(words)?.[1] ?? null;
}
