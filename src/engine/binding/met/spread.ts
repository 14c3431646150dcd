/**
 * Where the words of a criterion stand that no place of the change shows: why it is not bound to lines. It is said to the reader,
 * and decides nothing.
 */
import type { Mention, Mentions } from '../lines/mentions.js';
import { type Here, measureNearness, weigh } from '../lines/nearness.js';
import { weighWords } from './met-row.js';
import { acts, checks, type Wanted } from './wanted.js';

/**
 * `beside`: most of them stand in unchanged lines or in paths; `apart`: in changed lines, and no place has most of them;
 * `before`: in one place, where most of them stood before the change; `together`: in one place, to which they are new.
 */
export type Spread = 'beside' | 'apart' | 'before' | 'together';

const MOST = 0.5;

/**
 * Says where the words of a criterion stand. `anywhere` is the share of its words that changed lines, lines beside them or paths
 * have. Linear in the mentions.
 */
export function findSpread(
  wanted: Wanted,
  { lines, found }: Pick<Mentions, 'lines' | 'found'>,
  anywhere: number,
): Spread {
  const weights = weighWords(wanted.terms);
  const all = weigh(weights.keys(), weights) || 1;
  const counts = ({ line: at, part }: Mention) => {
    const line = lines[at];
    return line !== undefined && line.side === 'added' && (acts(wanted, line, part) || checks(wanted, line, part));
  };
  const here = [...weights.keys()].flatMap((term) =>
    (found.get(term) ?? []).filter(counts).map(({ line, fresh }) => ({ line, term, fresh })),
  );
  const measure = (some: readonly Here[]) => measureNearness(some, weights, lines).place / all;
  const changed = weigh(new Set(here.map(({ term }) => term)), weights) / all;
  const together = measure(here);
  if (changed < MOST * anywhere) return 'beside';
  if (together < MOST * changed) return 'apart';
  return measure(here.filter(({ fresh }) => fresh)) < MOST * together ? 'before' : 'together';
}
