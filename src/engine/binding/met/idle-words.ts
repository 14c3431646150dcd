/** Words of a criterion that only lines which do nothing have. */
import { isIdleFor } from '../../idle/index.js';
import type { Mentions } from '../lines/mentions.js';
import type { Term } from '../query/query.js';
import { weighWords } from './met-row.js';
import { acts, type Wanted } from './wanted.js';

/** A line that says what a criterion asks for and does nothing. */
export interface IdleLine {
  /** Index of the changed line. */
  readonly line: number;
  readonly why: string;
}

/** Up to this share of a criterion's words may stand in such lines alone: where the others are there, it is not done by them. */
const FEW = 0.125;

/**
 * Returns the first line that has a word of the criterion, and does nothing, where no other line that acts has that word.
 * Words of tests and of comments do not make up for it: they are no code. Null where there is none, or where only few of its
 * words stand so.
 */
export function findIdleLine(
  wanted: Wanted,
  { lines, found, around, enclosing }: Pick<Mentions, 'lines' | 'found' | 'around' | 'enclosing'>,
): IdleLine | null {
  const { criterion, terms } = wanted;
  if (criterion.kind === 'doc' || criterion.kind === 'negative') return null;
  if (!lines.some(({ idle }) => idle !== null)) return null;
  const inside = new Set<Term>();
  for (const [at, some] of enclosing) if (lines[at]?.idle === null) for (const term of some) inside.add(term);
  let first: IdleLine | null = null;
  const weights = weighWords(terms);
  let [share, all] = [0, 0];
  for (const weight of weights.values()) all += weight;
  for (const term of weights.keys()) {
    if (around.has(term) || inside.has(term)) continue;
    let [idle, isDone]: [IdleLine | null, boolean] = [null, false];
    for (const { line: at, part } of found.get(term) ?? []) {
      const line = lines[at];
      if (line === undefined || line.side !== 'added') continue;
      // A test that checks nothing takes nothing from the code: without it, the code would show as much.
      if (line.class === 'test' && criterion.kind !== 'test') continue;
      if (line.idle !== null && isIdleFor(line.idle, criterion.asks)) idle ??= { line: at, why: line.idle.why };
      else if (acts(wanted, line, part)) isDone = true;
    }
    if (idle === null || isDone) continue;
    share += (weights.get(term) ?? 0) / all;
    if (first === null || idle.line < first.line) first = idle;
  }
  return share > FEW ? first : null;
}
