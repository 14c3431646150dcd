/** Names that may have been meant where a name is not known. */
import { compareText } from '../../base/order.js';

/** Names that are suggested at most, and the least likeness of one. */
const MAX_NEAREST = 3;
const MIN_LIKENESS = 0.34;
/** Characters of the asked name that are compared; names of rules are shorter. */
const MAX_COMPARED = 100;

/** Returns known names that an unknown one resembles, the most alike first. A rule is also compared without its plane. */
export function listNearest(name: string, known: readonly string[]): string[] {
  const asked = name.slice(0, MAX_COMPARED);
  return known
    .map((id) => ({ id, likeness: Math.max(compareNames(asked, id), compareNames(asked, id.replace(/^.*\//u, ''))) }))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness || compareText(a.id, b.id))
    .slice(0, MAX_NEAREST)
    .map(({ id }) => id);
}

const listPairs = (name: string) =>
  new Set(Array.from({ length: name.length + 1 }, (_, at) => ` ${name} `.slice(at, at + 2)));

/** The share of pairs of neighbouring letters that two names have in common (Dice's coefficient): 0 to 1. */
function compareNames(a: string, b: string): number {
  const [first, second] = [listPairs(a), listPairs(b)];
  const common = [...first].filter((pair) => second.has(pair)).length;
  return (2 * common) / (first.size + second.size);
}
