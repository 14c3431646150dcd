/** Whether a change covers a criterion at all: how much of what it says occurs in the changed lines. */
import { addToCount } from '../../../base/groups.js';
import { ln } from '../../text/arithmetic.js';
import type { Query, Term } from '../query/query.js';
import type { UnitCounts } from '../units/counts.js';

/** The features of a criterion, in the order of its row. */
export const COVERAGE_FEATURES = [
  'words found',
  'words found in one place',
  'words found or around',
  'rare words found',
  'matches in one place',
  'density',
  'mean density',
  'pairs found',
  'names found',
  'names missing',
  'path named',
  'length',
  'size of the change',
] as const;

/**
 * Returns one row per criterion. For a negative criterion, words in removed lines count too. Runs in time linear in the
 * matches.
 */
export function buildCoverageRows(
  query: Query,
  counts: readonly UnitCounts[],
  pathNamed: readonly boolean[],
  negative: readonly boolean[],
): number[][] {
  const [anywhere, around] = [new Set<Term>(), new Set<Term>()];
  const best = new Float64Array(query.wishes.length);
  const density = computeDensities(query, counts);
  for (const unit of counts) {
    const here = new Map<number, number>();
    for (const kind of ['words', 'pairs', 'names'] as const) {
      for (const field of [unit.added, unit.removed, unit.path])
        for (const term of field[kind].keys()) anywhere.add(term);
    }
    for (const field of [unit.context, unit.section]) for (const term of field.words.keys()) around.add(term);
    const added = new Set([...unit.added.words.keys(), ...unit.path.words.keys()]);
    for (const term of new Set([...added, ...unit.removed.words.keys()])) {
      for (const { criterion, weight } of term.wanted) {
        if (!added.has(term) && negative[criterion] !== true) continue;
        addToCount(here, criterion, weight * term.rarity);
      }
    }
    for (const [criterion, sum] of here) best[criterion] = Math.max(best[criterion] ?? 0, sum);
  }
  const size = ln(1 + counts.length);
  return query.wishes.map((wish, criterion) => {
    const all = wish.words.reduce((sum, { term, weight }) => sum + weight * term.rarity, 0);
    const sumFound = (places: readonly ReadonlySet<Term>[]) =>
      wish.words.reduce(
        (sum, { term, weight }) => sum + (places.some((place) => place.has(term)) ? weight * term.rarity : 0),
        0,
      );
    const found = sumFound([anywhere]);
    const rare = wish.words.reduce(
      (sum, { term, weight }) => sum + (term.rarity === 1 && anywhere.has(term) ? weight : 0),
      0,
    );
    return [
      all > 0 ? found / all : 0,
      all > 0 ? (best[criterion] ?? 0) / all : 0,
      all > 0 ? sumFound([anywhere, around]) / all : 0,
      rare,
      (density.matches[criterion] ?? 0) / (1 + wish.words.length),
      density.most[criterion] ?? 0,
      (density.sum[criterion] ?? 0) / Math.max(1, counts.length),
      ln(1 + countFound(wish.pairs, anywhere)),
      ln(1 + countFound(wish.names, anywhere)),
      ln(1 + wish.names.length - countFound(wish.names, anywhere)),
      pathNamed[criterion] === true ? 1 : 0,
      ln(1 + wish.words.length),
      size,
    ];
  });
}

function countFound(terms: readonly Term[], anywhere: ReadonlySet<Term>): number {
  return terms.reduce((sum, term) => sum + (anywhere.has(term) ? 1 : 0), 0);
}

/** Smoothing: a constant number of words added to the length of each unit. */
const UNSEEN_WORDS = 3;

/**
 * Computes per criterion: the maximum and the sum over units of its share of the unit's new words, and the largest
 * number of its words in one unit.
 */
function computeDensities(query: Query, counts: readonly UnitCounts[]) {
  const criteria = query.wishes.length;
  const [most, sum, matches] = [
    new Float64Array(criteria),
    new Float64Array(criteria),
    new Float64Array(criteria),
  ] as const;
  for (const unit of counts) {
    const [share, here] = [new Map<number, number>(), new Map<number, number>()];
    for (const [term, count] of unit.fresh) {
      const part = count / (unit.freshLength + UNSEEN_WORDS);
      for (const { criterion } of term.wanted) addToCount(share, criterion, part);
    }
    for (const term of new Set([...unit.added.words.keys(), ...unit.removed.words.keys()]))
      for (const { criterion } of term.wanted) addToCount(here, criterion);
    for (const [criterion, part] of share) {
      most[criterion] = Math.max(most[criterion] ?? 0, part);
      sum[criterion] = (sum[criterion] ?? 0) + part;
    }
    for (const [criterion, count] of here) matches[criterion] = Math.max(matches[criterion] ?? 0, count);
  }
  return { most, sum, matches };
}
