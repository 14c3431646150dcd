/** A comparison of two different fields where both should be the same one. */
import { type Asked, placeOf, quote } from './asked.js';

const SAME = /\b(?:same|equal|identical|match(?:es|ing)?)\b/u;
/** `story.iteration_id === iteration.id` compares the same. */
const IDENTIFIES = /(?:^|_)(?:id|key|uuid|sha|ref)$|I[dD]$|Key$/u;
const PATH = String.raw`[\p{IDS}_$][\w$]*(?:(?:\.|\?\.|->)[\w$]+)*(?:\.|\?\.|->)`;
const EQUALITY = new RegExp(
  String.raw`(?<![\w.$>])${PATH}(?<one>\w+)(?:\(\))?\s?(?:[!=]==?|\beq\b)\s?${PATH}(?<other>\w+)(?![\w.(])`,
  'gu',
);

/** Finds an added equality of two fields with different names, of which one is what the criterion wants the same. */
export function findOtherField(asked: Asked): string | null {
  const { lines, text, speaksOf } = asked;
  if (!SAME.test(text)) return null;
  for (const line of lines)
    for (const { 0: whole, groups = {} } of line.text.matchAll(EQUALITY)) {
      const [one, other] = [groups['one'] ?? '', groups['other'] ?? ''];
      if (/(?:^|\s)[A-Z]/u.test(whole) || IDENTIFIES.test(one) || IDENTIFIES.test(other)) continue;
      if (one.toLowerCase() === other.toLowerCase() || speaksOf(one) === speaksOf(other)) continue;
      return `the same on both sides: ${placeOf(asked, line)} compares ${quote(whole)}`;
    }
  return null;
}
