/** A header that comes too late, or goes to the wrong side. */
import { type Asked, listBefore, placeOf } from './asked.js';

const ASKED = /\bheaders?\b/u;
const OF_ANSWER = /\b(?:answers?|response|reply|replies|responds?|returns?|sent back)\b/u;
const SETS =
  /^(?<to>[\p{IDS}_$][\w$]*)(?<path>(?:\.\w+(?:\(\))?)*?)(?:\.|->)(?:Header\(\)\.(?:Set|Add)|[Hh]eaders?\.(?:Set|Add|set|append|put)|setHeader|addHeader|header|set_header|headers\[|AddHeader)\b/u;
const REQUEST = /^(?:r|req|request)$/u;

/** Finds an added line that sets a header of the request, or one of an answer that was written before it. */
export function findWrongHeader(asked: Asked): string | null {
  const { lines, text, source } = asked;
  if (!ASKED.test(text) || !OF_ANSWER.test(text)) return null;
  for (const line of lines) {
    const { to, path = '' } = SETS.exec(line.code)?.groups ?? {};
    if (to === undefined) continue;
    if (REQUEST.test(to) && !/\bres/u.test(path))
      return `a header of the answer: ${placeOf(asked, line)} sets one of \`${to}\``;
    const written = listBefore(source, line).find(({ code }) => isWritten(code, to));
    if (written !== undefined)
      return `a header before the answer: ${placeOf(asked, line)} sets it after line ${written.number} has begun to write`;
  }
  return null;
}

/** Returns whether a line writes the answer. */
function isWritten(code: string, to: string): boolean {
  if (!code.includes(to)) return false;
  return (
    new RegExp(
      `(?<![\\w.])${to}\\.(?:Write(?:Header)?|WriteString|write(?:Head)?|send|end|json|flushHeaders|sendFile)\\(`,
      'u',
    ).test(code) ||
    new RegExp(`(?:NewEncoder|Fprint\\w*|Error|Copy|WriteString|ServeContent|Redirect)\\(${to}[,)]`, 'u').test(code)
  );
}
