/**
 * How likely code has a word that is said of it. Of commits whose messages say "header", two of three write it; of those
 * that say "works", one in fourteen. So the lack of the first says much, and that of the second nothing.
 * `models/expected-words.json`, which `npm run fit:expected` writes, has the shares by stem.
 */
import fitted from '../../models/expected-words.json' with { type: 'json' };
import { ModelError, type NumberTable } from '../../models/table.js';

/** Of words that the table does not have: those of a project's own, which its code has. */
export const USUAL = 0.5;

/**
 * Returns the share of a stem, from 0 to 1. Throws ModelError for another value. The table is not read before: a review asks for few of
 * its thousands of words.
 */
export function findExpected(stem: string, { expected }: { readonly expected: NumberTable } = fitted): number {
  if (!Object.hasOwn(expected, stem)) return USUAL;
  const share = expected[stem] ?? Number.NaN;
  if (share >= 0 && share <= 1) return share;
  throw new ModelError(`expected-words.expected: ${JSON.stringify(stem)} is not from 0 to 1`);
}
