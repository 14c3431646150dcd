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
  let listed: readonly (readonly string[])[] | null = null;
  for (const line of lines) {
    for (const { left, operator, right } of readCondition(line.text)?.atoms ?? []) {
      if (operator === null || !/^(?:[!=]==?|is)$/u.test(operator)) continue;
      const value = TEXT.exec(right.trim())?.groups?.['text'] ?? TEXT.exec(left.trim())?.groups?.['text'];
      if (value === undefined || speaksOf(value)) continue;
      listed ??= readListed(asked);
      const other = listed
        .flatMap((all) => (all.includes(value) ? all : []))
        .find((one) => one !== value && isState(one, text));
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

/** The texts that lines of the file list as alternatives. */
const readListed = ({ source }: Asked): readonly (readonly string[])[] =>
  source.lines.flatMap(({ text }) => (OR.test(text) ? [readTexts(text)] : []));

const readTexts = (text: string): readonly string[] =>
  [...text.matchAll(LISTED)].flatMap(({ groups = {} }) => groups['text'] ?? []);
