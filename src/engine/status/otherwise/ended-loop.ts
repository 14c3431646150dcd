/** A loop that ends where one of its things should be left out. */
import { listHeads, type SourceLine } from '../../change/source.js';
import type { Head } from '../../text/blocks.js';
import { type Asked, listAfter, listBefore, listNames, placeOf } from './asked.js';
import { IF, LEFT_OUT, REFUSED } from './refusals.js';

const ENDS = /^(?:(?:\}\s*)?(?:else\s+)?(?:if|unless)\b.{0,160}?[\s)}:{])?(?:return|break|throw|raise)\b/u;
const LOOP = /^(?:await\s+)?(?:for|foreach|while|loop|until)\b/u;
const FUNCTION = /=>|\b(?:function|func|fun|fn|def|sub|lambda|do)\b|->/u;

/** Finds an added line that ends the loop around it, where the criterion says that something is left out. */
export function findEndedLoop(asked: Asked): string | null {
  const { source, lines, text } = asked;
  if (!LEFT_OUT.test(text) || REFUSED.test(text) || /\b(?:stops?|ends?|rest|first|until)\b/u.test(text)) return null;
  for (const line of lines) {
    if (!ENDS.test(line.code)) continue;
    const heads = listHeads(source, line).map((head) => ({ ...head, code: head.text.trim() }));
    const loop = heads.findIndex(({ code }) => LOOP.test(code));
    const own = heads.slice(0, loop);
    const returned = /\breturn\b(?<value>.*)$/u.exec(line.code)?.groups?.['value'] ?? '';
    if (loop < 0) continue;
    if (isElsewhere(asked, heads.slice(loop)) || isFound(asked, line, heads[loop], returned)) continue;
    if (own.some(({ code }) => FUNCTION.test(code) || /^(?:switch|match|case)\b/u.test(code))) continue;
    if (
      IF.test(line.code) ||
      own.some(({ code, number }) => IF.test(code) && source.lines[number - 1]?.isAdded === true)
    )
      return `the rest of the loop: ${placeOf(asked, line)} ends it, so what comes behind is left out too`;
  }
  return null;
}

const SPAN = /`(?:[\w$]+(?:\.|::|->|#))*(?<name>[\p{IDS}_$][\w$]*)(?:\([^`]*\))?`/gu;

/** Returns whether a line stands in no function that the criterion names, where others of its lines do. */
function isElsewhere({ source, lines, written }: Asked, heads: readonly Head[]): boolean {
  const names = [...written.matchAll(SPAN)].flatMap(({ groups = {} }) => groups['name'] ?? []);
  const isNamed = ({ text }: Head) => FUNCTION.test(text) && listNames(text).some((name) => names.includes(name));
  return !heads.some(isNamed) && lines.some((line) => listHeads(source, line).some(isNamed));
}

const GIVES = /^(?:(?:const|let|var)\s+)?[\p{IDS}_$][\w$.]*\s*:?=(?![=>])\s*(?<value>.+)$/u;

/**
 * A loop that looks for one thing ends with it: it returns the thing, keeps what it gives, or says yes, and no where there is
 * none.
 */
function isFound({ source }: Asked, line: SourceLine, loop: Head | undefined, returned: string): boolean {
  const inLoop = listNames(loop?.text ?? '');
  const isOfLoop = (code: string) => listNames(code).some((name) => inLoop.includes(name));
  if (isOfLoop(returned)) return true;
  if (/^\s*true\b/iu.test(returned)) {
    const head = loop === undefined ? undefined : source.lines[loop.number - 1];
    const [next] =
      head === undefined
        ? []
        : listAfter(source, head).filter(({ indent, code }) => indent === head.indent && !/^[})\]]/u.test(code));
    return next !== undefined && /^return\s+false\b/iu.test(next.code);
  }
  return (
    /^break\b/u.test(line.code) &&
    listBefore(source, line).some(({ code }) => isOfLoop(GIVES.exec(code)?.groups?.['value'] ?? ''))
  );
}
