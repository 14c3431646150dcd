/** A condition about another value of the same kind than the one that the criterion names. */
import { readCondition } from '../../idioms/conditions.js';
import { type Asked, placeOf } from './asked.js';

const TEXT = /^["'](?<text>[\w-]{2,30})["']$/u;
const LISTED = /["'](?<text>[\w-]{2,30})["']/gu;
const OR = /["'][\w-]+["']\s*\|\s*["']/u;

/**
 * Finds an added condition that compares with a text that the criterion does not say, where a type of the file lists that text
 * beside one that it does say: `status === 'paid'` for "an order that is cancelled".
 */
export function findSiblingValue(asked: Asked): string | null {
  const { lines, source, text, speaksOf } = asked;
  for (const line of lines) {
    for (const { left, operator, right } of readCondition(line.text)?.atoms ?? []) {
      if (operator === null || !/^(?:[!=]==?|is)$/u.test(operator)) continue;
      const value = TEXT.exec(right.trim())?.groups?.['text'] ?? TEXT.exec(left.trim())?.groups?.['text'];
      if (value === undefined || speaksOf(value)) continue;
      const other = listSiblings(asked, value).find((one) => isState(one, text));
      if (other === undefined || source.lines.some((one) => one.isAdded && readTexts(one.text).includes(other)))
        continue;
      return `'${other}' at its place: the condition at ${placeOf(asked, line)} is about '${value}'`;
    }
  }
  return null;
}

/** Returns whether a sentence says of something that it is so: "an order that is cancelled". */
const isState = (word: string, text: string): boolean =>
  new RegExp(
    `\\b(?:is|are|was|were|be|been|already|not) (?:already |yet |still )?\`?${word.toLowerCase()}\\b`,
    'u',
  ).test(text);

/** The texts that a line of the file lists beside one. */
function listSiblings({ source }: Asked, value: string): readonly string[] {
  return source.lines.flatMap(({ text }) => {
    if (!OR.test(text)) return [];
    const all = readTexts(text);
    return all.includes(value) ? all.filter((one) => one !== value) : [];
  });
}

const readTexts = (text: string): readonly string[] =>
  [...text.matchAll(LISTED)].flatMap(({ groups = {} }) => groups['text'] ?? []);
