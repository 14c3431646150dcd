/** Conditions that ask for something else than the name that the criterion gives for the case. */
import { readCondition } from '../../idioms/conditions.js';
import { type Asked, placeOf, quote } from './asked.js';

/** A case with a name: "when `loan.renewals` is at least 3", "whose `email` is empty", "that are `suspended`", "a negative `quantity`". */
const CASE =
  /\b(?:when|if|whose|unless|where|while|(?:that|which) (?:is|are|has|have)(?: not| no)?|with (?:an? )?(?:negative|empty|missing|unknown|invalid|blank)|(?:an? )?(?:negative|empty|missing|unknown|invalid|blank))\b(?: the| an?| its| their)? `(?<name>(?:[\w$]+(?:\.|::|->|#))*[\w$]+)(?:\(\))?`/u;

/** Finds added conditions of which none says the name, where no other added line of code does. */
export function findOtherCondition(asked: Asked): string | null {
  const { written, lines } = asked;
  const name = CASE.exec(written)
    ?.groups?.['name']?.split(/\.|::|->|#/u)
    .at(-1)
    ?.toLowerCase();
  if (name === undefined) return null;
  const flat = name.replaceAll('_', '');
  if (
    lines.some(({ code, text }) =>
      [code, readTexts(text)].some((one) => one.toLowerCase().replaceAll('_', '').includes(flat)),
    )
  )
    return null;
  const other = lines.find(({ text }) => (readCondition(text)?.atoms.length ?? 0) > 0);
  const [atom] = other === undefined ? [] : (readCondition(other.text)?.atoms ?? []);
  if (other === undefined || atom === undefined) return null;
  const asks = atom.operator === null ? atom.left : `${atom.left} ${atom.operator} ${atom.right}`;
  return `${quote(name)} in a condition: ${placeOf(asked, other)} asks for ${quote(asks)}`;
}

/** The short texts of a line: a name may be a key there. Sentences are for people. */
const readTexts = (text: string): string => (text.match(/["'`][\w.-]{1,60}["'`]/gu) ?? []).join(' ');
