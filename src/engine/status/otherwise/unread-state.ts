/** State that a function which the criterion names does not look at. */
import { escapePattern } from '../../text/escape-pattern.js';
import { type Asked, listNames, quote } from './asked.js';

const SPAN = /`(?<name>[\p{IDS}_$][\w$]*)(?:\(\))?`/gu;
const THEN = /\b(?:after (?:that|it|this|which)|then|afterwards|from then on)\b/u;
const WRITES = /(?:\[\s*["':]?(?<key>\w+)["']?\s*\]|(?:\.|->)(?<field>[\w$]+)|@(?<own>\w+))\s*=(?![=>~])/gu;
/** So many lines of a function are read. */
const MOST_LINES = 80;

/** Finds a function of the file, unchanged and named behind "after that", that reads nothing of what the added lines write. */
export function findUnreadState({ written, text, source, lines }: Asked): string | null {
  const then = THEN.exec(text);
  if (then === null) return null;
  const keys = lines.flatMap(({ text: code }) =>
    [...code.matchAll(WRITES)].flatMap(({ groups = {} }) => groups['key'] ?? groups['field'] ?? groups['own'] ?? []),
  );
  if (keys.length === 0) return null;
  for (const { groups = {} } of written.slice(then.index).matchAll(SPAN)) {
    const name = groups['name'] ?? '';
    const declares = new RegExp(
      `\\b(?:def|function|func|fn|fun)\\s+(?:\\([^)]*\\)\\s*)?${escapePattern(name)}(?![\\w$])`,
      'u',
    );
    const head = source.lines.find(({ code }) => declares.test(code));
    if (head === undefined) continue;
    const body = [head];
    for (const line of source.lines.slice(head.number, head.number + MOST_LINES)) {
      if (line.code === '') continue;
      if (line.indent <= head.indent) break;
      body.push(line);
    }
    const read = new Set(body.flatMap(({ text: code }) => listNames(code)));
    if (!body.some(({ isAdded }) => isAdded) && !keys.some((key) => read.has(key)))
      return `${quote(name)} to look at it: nothing that the change writes is read there`;
  }
  return null;
}
