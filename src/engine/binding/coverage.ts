/** Whether a change covers a criterion at all: how much of what it says occurs in the changed lines. */
import { ln } from './arithmetic.js';
import type { UnitCounts } from './features.js';
import type { Query, Term } from './query.js';

/** The features of a criterion, in the order of its row. */
export const COVERAGE_FEATURES = [
  'words found',
  'words found in one place',
  'pairs found',
  'names found',
  'names missing',
  'path named',
  'length',
  'size of the change',
] as const;

/** One row a criterion. What must not be there any more may be found in removed lines too. Linear in the matches. */
export function coverageRows(
  query: Query,
  counts: readonly UnitCounts[],
  pathNamed: readonly boolean[],
  negative: readonly boolean[],
): number[][] {
  const anywhere = new Set<Term>();
  const best = new Float64Array(query.wishes.length);
  for (const unit of counts) {
    const here = new Map<number, number>();
    for (const kind of ['words', 'pairs', 'names'] as const) {
      for (const field of [unit.added, unit.removed, unit.path])
        for (const term of field[kind].keys()) anywhere.add(term);
    }
    const added = new Set([...unit.added.words.keys(), ...unit.path.words.keys()]);
    for (const term of new Set([...added, ...unit.removed.words.keys()])) {
      for (const { criterion, weight } of term.wanted) {
        if (!added.has(term) && negative[criterion] !== true) continue;
        here.set(criterion, (here.get(criterion) ?? 0) + weight * term.rarity);
      }
    }
    for (const [criterion, sum] of here) best[criterion] = Math.max(best[criterion] ?? 0, sum);
  }
  const size = ln(1 + counts.length);
  return query.wishes.map((wish, criterion) => {
    const all = wish.words.reduce((sum, { term, weight }) => sum + weight * term.rarity, 0);
    const found = wish.words.reduce(
      (sum, { term, weight }) => sum + (anywhere.has(term) ? weight * term.rarity : 0),
      0,
    );
    return [
      all > 0 ? found / all : 0,
      all > 0 ? (best[criterion] ?? 0) / all : 0,
      ln(1 + held(wish.pairs, anywhere)),
      ln(1 + held(wish.names, anywhere)),
      ln(1 + wish.names.length - held(wish.names, anywhere)),
      pathNamed[criterion] === true ? 1 : 0,
      ln(1 + wish.words.length),
      size,
    ];
  });
}

function held(terms: readonly Term[], anywhere: ReadonlySet<Term>): number {
  return terms.reduce((sum, term) => sum + (anywhere.has(term) ? 1 : 0), 0);
}
