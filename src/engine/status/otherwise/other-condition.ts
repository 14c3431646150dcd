/** Conditions that ask for something else than the name that the criterion gives for the case. */
import { readCondition } from '../../idioms/conditions.js';
import { type Asked, FILE_ENDING, listBefore, placeOf, quote } from './asked.js';

/** A case with a name, which is not only a value that stands or goes somewhere: "when `loan.renewals` is at least 3", "whose `email` is empty", "that are `suspended`", "a negative `quantity`". */
const CASE =
  /\b(?:when|if|whose|unless|where|while|(?:that|which) (?:is|are|has|have)(?: not| no)?|with (?:an? )?(?:negative|empty|missing|unknown|invalid|blank)|(?:an? )?(?:negative|empty|missing|unknown|invalid|blank))\b(?: the| an?| its| their)? `(?<name>(?:[\w$]+(?:\.|::|->|#))*[\w$]+)(?:\(\))?`(?! (?:is|are) (?:\w+ly )?(?:followed|preceded|surrounded|passed (?:as|to|in))| (?:appears?|occurs?|stands?)\b)/u;

/** So many lines before a condition are read. */
const NEAR = 5;

/** Finds added conditions of which none says the name, where no other added line of code does. */
export function findOtherCondition(asked: Asked): string | null {
  const { written, lines, source } = asked;
  const [, name] = /(?:^|\.|::|->|#)([^.:>#]+)$/u.exec(CASE.exec(written)?.groups?.['name'] ?? '') ?? [];
  if (name === undefined || FILE_ENDING.test(name) || !asked.isAlone) return null;
  const flat = flatten(name);
  if (
    source.lines.some(
      ({ code, text, isAdded }) => isAdded && [code, readTexts(text)].some((one) => flatten(one).includes(flat)),
    )
  )
    return null;
  const other = lines.find(({ text }) => (readCondition(text)?.atoms.length ?? 0) > 0);
  const [atom] = other === undefined ? [] : (readCondition(other.text)?.atoms ?? []);
  if (other === undefined || atom === undefined) return null;
  // What the condition asks about may be the result of a line before it.
  if (
    listBefore(source, other)
      .slice(0, NEAR)
      .some(({ code }) => flatten(code).includes(flat))
  )
    return null;
  const asks = atom.operator === null ? atom.left : `${atom.left} ${atom.operator} ${atom.right}`;
  return `${quote(name)} in a condition: ${placeOf(asked, other)} asks for ${quote(asks)}`;
}

/** The short texts of a line: a name may be a key there. Sentences are for people. */
const readTexts = (text: string): string => (text.match(/["'`][\w.-]{1,60}["'`]/gu) ?? []).join(' ');

const flatten = (text: string): string => text.toLowerCase().replaceAll('_', '');
