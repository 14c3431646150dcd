/** The names of a criterion that stand around the changed lines, and not in them. */
import type { Mentions } from '../lines/mentions.js';
import { type Here, weigh } from '../lines/nearness.js';
import type { Term } from '../query/query.js';
import { acts, hasValue, type Wanted } from './wanted.js';

/**
 * So much of what a criterion says beside its names must be in the change for what its lines stand in to count. Else
 * any line of `price` would speak for whatever is asked of `price`.
 */
const LEAST_OTHERS = 0.5;

/** Returns the words and names that a criterion writes as code. */
export function listNamed({ criterion, terms: { words, names } }: Wanted): ReadonlySet<Term> {
  const text = criterion.asks.toLowerCase();
  return new Set(
    [...words.map(({ term }) => term), ...names].filter(({ surface }) => text.includes(`\`${surface.toLowerCase()}`)),
  );
}

/**
 * Returns the names that a criterion writes as code and that declare what a line stands in. They count for lines that
 * something else speaks for: one of its words, which stands in `here`, where half of them do, or a value that it names
 * and that is new there.
 */
export function findInside(
  wanted: Wanted,
  { lines, values, enclosing }: Pick<Mentions, 'lines' | 'values' | 'enclosing'>,
  here: readonly Here[],
  named: ReadonlySet<Term>,
): readonly Here[] {
  const { words } = wanted.terms;
  if (named.size === 0) return [];
  const doing = (at: number) => {
    const line = lines[at];
    return line !== undefined && line.side === 'added' && acts(wanted, line);
  };
  const spoken = here.filter(({ line }) => doing(line));
  const others = new Map(words.filter(({ term }) => !named.has(term)).map(({ term, weight }) => [term, weight]));
  const isSpoken =
    weigh(new Set(spoken.map(({ term }) => term)), others) >= LEAST_OTHERS * (weigh(others.keys(), others) || 1);
  const valued = [...values.came].flatMap(([at, came]) => (hasValue(came, wanted.values) && doing(at) ? [at] : []));
  return [...new Set([...(isSpoken ? spoken.map(({ line }) => line) : []), ...valued])].flatMap((line) =>
    (enclosing.get(line) ?? []).filter((term) => named.has(term)).map((term) => ({ line, term })),
  );
}
