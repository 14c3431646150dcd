/** A loop that ends where one of its things should be left out. */
import { listHeads } from '../../change/source.js';
import { type Asked, listNames, placeOf } from './asked.js';
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
    // A loop that looks for one ends with it.
    if (loop >= 0 && listNames(returned).some((name) => listNames(heads[loop]?.code ?? '').includes(name))) continue;
    if (loop < 0 || own.some(({ code }) => FUNCTION.test(code) || /^(?:switch|match|case)\b/u.test(code))) continue;
    if (
      IF.test(line.code) ||
      own.some(({ code, number }) => IF.test(code) && source.lines[number - 1]?.isAdded === true)
    )
      return `the rest of the loop: ${placeOf(asked, line)} ends it, so what comes behind is left out too`;
  }
  return null;
}
