/** A header that comes too late, or goes to the wrong side. */
import { escapePattern } from '../../text/escape-pattern.js';
import { type Asked, listBefore, placeOf } from './asked.js';

const OF_ANSWER =
  /\b(?:answers?|responses?|repl(?:y|ies))\b.{0,40}\b(?:has|have|carr(?:y|ies)|with|sets?|gets?|contains?|includes?)\b.{0,30}\bheaders?\b|\bheaders?\b.{0,40}\b(?:of|on|in|to) (?:the|each|every|its) (?:\w+ )?(?:answers?|responses?|repl(?:y|ies))\b/u;
const SETS =
  /^(?<to>[\p{IDS}_$][\w$]*)(?<path>(?:\.\w+(?:\(\))?)*?)(?:\.|->)(?:Header\(\)\.(?:Set|Add)|[Hh]eaders?\.(?:Set|Add|set|append|put)|setHeader|addHeader|header|set_header|headers\[|AddHeader)\b/u;
const REQUEST = /^(?:r|req|request)$/u;

/** Finds an added line that sets a header of the request, or one of an answer that was written before it. */
export function findWrongHeader(asked: Asked): string | null {
  const { lines, text, source } = asked;
  if (!OF_ANSWER.test(text)) return null;
  for (const line of lines) {
    const { to, path = '' } = SETS.exec(line.code)?.groups ?? {};
    if (to === undefined) continue;
    if (REQUEST.test(to) && !/\bres/u.test(path))
      return `a header of the answer: ${placeOf(asked, line)} sets one of \`${to}\``;
    const writes = createWrites(to);
    const written = listBefore(source, line).find(({ code }) => writes.test(code));
    if (written !== undefined)
      return `a header before the answer: ${placeOf(asked, line)} sets it after line ${written.number} has begun to write`;
  }
  return null;
}

/** What writes an answer with a name. */
function createWrites(to: string): RegExp {
  const name = escapePattern(to);
  return new RegExp(
    `(?<![\\w.$])${name}(?:\\.|->)(?:Write(?:Header)?|WriteString|write(?:Head)?|send|end|json|flushHeaders|sendFile)\\(|(?:NewEncoder|Fprint\\w*|Error|Copy|WriteString|ServeContent|Redirect)\\(${name}[,)]`,
    'u',
  );
}
