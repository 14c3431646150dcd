/** What a Go function gives (go.dev/ref/spec, “Function types”): the names of results are nothing to its callers. */
import { REACH } from '../../../text/reach.js';
import { areOtherPlainTypes } from './plain-types.js';

/** Returns true if two result lists, as tokens separated by one space, have as many types, of which none is surely another. */
export function isSameGoResult(before: string, after: string): boolean {
  const [old, now] = [listTypes(before), listTypes(after)];
  return old.length === now.length && old.every((one, index) => !areOtherPlainTypes(one, now[index] ?? ''));
}

function listTypes(written: string): readonly string[] {
  const text = written.slice(0, REACH.longLine).trim();
  const parts = splitParts(text.startsWith('(') && text.endsWith(')') ? text.slice(1, -1) : text);
  // Either all results have names, or none has. A name stands before a type; a type has no blank after a first word.
  const isNamed = parts.some(
    (part) => /^[\p{IDS}_]\w* (?:[\p{IDS}_*]|\[ (?:\]|\d))/u.test(part) && !KEYWORD.test(part),
  );
  let type = '';
  const types: string[] = [];
  for (const part of parts.toReversed()) {
    const named = isNamed ? /^[\p{IDS}_]\w* (.+)$/u.exec(part)?.[1] : part;
    if (named !== undefined) type = named;
    types.unshift(type.replace(/interface \{ \}/gu, 'any').replace(/\s+/gu, ''));
  }
  return types;
}

const KEYWORD = /^(?:chan|func|map|interface|struct) /u;

function splitParts(text: string): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const word of text.split(' ')) {
    if ('([{'.includes(word)) depth += 1;
    if (')]}'.includes(word)) depth -= 1;
    if (depth === 0 && word === ',') parts.push('');
    else parts.push(`${parts.pop() ?? ''} ${word}`.trim());
  }
  return parts.filter((part) => part !== '');
}
