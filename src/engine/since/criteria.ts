/** Compares what is shown of the criteria at two heads. */
import type { SeenCriterion, ShownStatus } from '../../contract/index.js';
import type { Binding } from '../model.js';
import { formatLineRange } from '../trace/evidence.js';
import type { TouchedLines } from './touched.js';

/** What is compared of a criterion. */
export type SeenBinding = Pick<Binding, 'criterion' | 'shown' | 'contradicts' | 'ranges'>;

/** How good a status is. Statuses with the same number are not told apart: the reports that show the difference are of one head only. */
const HEIGHTS: Readonly<Partial<Record<ShownStatus, number>>> = {
  contradicted: 0,
  unmet: 1,
  weak: 2,
  addressed: 3,
  tested: 3,
  proved: 3,
};

/** References that are named of a criterion, of each head. */
const MAX_LINES = 5;

/**
 * Returns the criteria that stand otherwise than they did, in the order of now, then those that are gone. A criterion
 * that people confirm is not compared, and one about test runs only where no head has a report.
 */
export function compareCriteria(
  then: readonly SeenBinding[],
  now: readonly SeenBinding[],
  touched: TouchedLines,
  reported: boolean,
): readonly SeenCriterion[] {
  const old = new Map(then.map((binding) => [binding.criterion.id, binding]));
  const ids = new Set(now.map(({ criterion }) => criterion.id));
  const comparable = ({ criterion }: SeenBinding) => !(reported && criterion.kind === 'passes');
  const gone = then.filter(({ criterion }) => !ids.has(criterion.id));
  return [
    ...now.filter(comparable).flatMap((binding) => {
      const was = old.get(binding.criterion.id);
      return describe(was, binding, findMove(was, binding), touched);
    }),
    ...gone.flatMap((was) => describe(was, undefined, 'gone', touched)),
  ];
}

function findMove(was: SeenBinding | undefined, now: SeenBinding): SeenCriterion['move'] | null {
  if (was === undefined) return 'new';
  if (was.criterion.text !== now.criterion.text) return 'reworded';
  const [low, high] = [HEIGHTS[was.shown], HEIGHTS[now.shown]];
  if (low === undefined || high === undefined || low === high) return null;
  return low < high ? 'up' : 'down';
}

function describe(
  was: SeenBinding | undefined,
  now: SeenBinding | undefined,
  move: SeenCriterion['move'] | null,
  touched: TouchedLines,
): readonly SeenCriterion[] {
  const criterion = (now ?? was)?.criterion;
  if (move === null || criterion === undefined) return [];
  const lines = listReferences(now, (lines) => touched.isNew(lines));
  const lost = listReferences(was, (lines) => touched.isGone(lines));
  return [{ id: criterion.id, move, was: was?.shown ?? null, now: now?.shown ?? null, lines, lost }];
}

/** Lists the lines that speak for or against a criterion, of those that differ: against it first. */
function listReferences(
  binding: SeenBinding | undefined,
  differs: (lines: { readonly file: string; readonly first: number; readonly last: number }) => boolean,
): string[] {
  if (binding === undefined) return [];
  const against = binding.contradicts.filter(({ side }) => side === 'added').map(({ location }) => location);
  const about = binding.ranges.filter(differs).map(formatLineRange);
  const named = against.filter((reference) => {
    const at = /^([\s\S]+):(\d+)(?:-(\d+))?$/u.exec(reference);
    const [, file = '', first = '', last = first] = at ?? [];
    return differs({ file, first: Number(first), last: Number(last) });
  });
  return [...new Set([...named, ...about])].slice(0, MAX_LINES);
}
