/** Which removed lines of a region come back when only some of its added lines go. */
import { addToCount } from '../../base/groups.js';

/** Two lines belong together from this share of common words on. */
const ALIKE = 0.5;
/** Regions with more lines on a side are not aligned. */
const MOST = 400;

const WORD = /[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu;

function countWords(line: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of line.match(WORD) ?? []) addToCount(counts, word);
  return counts;
}

/** Returns the share of words that two lines have in common, 0 to 1 (Dice). */
function compareWords(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let common = 0;
  let all = 0;
  for (const [word, count] of a) {
    common += Math.min(count, b.get(word) ?? 0);
    all += count;
  }
  for (const count of b.values()) all += count;
  return all === 0 ? 1 : (2 * common) / all;
}

/**
 * Pairs each removed line with the added line that replaced it, in order; null for one that nothing replaced.
 * Gives the index of the added line for each removed one. The alignment has the largest sum of likeness.
 */
function pairRemovedLines(removed: readonly string[], added: readonly string[]): readonly (number | null)[] {
  if (removed.length > MOST || added.length > MOST) return removed.map(() => null);
  const before = removed.map(countWords);
  const after = added.map(countWords);
  const width = added.length + 1;
  const best = new Float64Array((removed.length + 1) * width);
  const like = (r: number, a: number): number => {
    const [left, right] = [before[r], after[a]];
    const share = left === undefined || right === undefined ? 0 : compareWords(left, right);
    return share >= ALIKE ? share : 0;
  };
  for (let r = removed.length - 1; r >= 0; r -= 1) {
    for (let a = added.length - 1; a >= 0; a -= 1) {
      const share = like(r, a);
      const paired = share === 0 ? 0 : share + (best[(r + 1) * width + a + 1] ?? 0);
      best[r * width + a] = Math.max(paired, best[(r + 1) * width + a] ?? 0, best[r * width + a + 1] ?? 0);
    }
  }
  const pairs: (number | null)[] = [];
  let a = 0;
  for (let r = 0; r < removed.length; r += 1) {
    while (a < added.length && best[r * width + a] === best[r * width + a + 1]) a += 1;
    const share = a < added.length ? like(r, a) : 0;
    const paired = share > 0 && best[r * width + a] === share + (best[(r + 1) * width + a + 1] ?? 0);
    pairs.push(paired ? a : null);
    if (paired) a += 1;
  }
  return pairs;
}

/**
 * Returns the indexes of the removed lines that come back when the added lines at `gone` go: all if the whole region
 * goes; else those that are paired with a line that goes, and unpaired ones that stand between such lines, or where
 * most of the region goes.
 */
export function chooseReturning(
  removed: readonly string[],
  added: readonly string[],
  gone: ReadonlySet<number>,
): readonly number[] {
  const all = removed.map((_, index) => index);
  if (added.every((line, index) => gone.has(index) || line.trim() === '')) return all;
  const pairs = pairRemovedLines(removed, added);
  const written = added.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  const most = written.filter((index) => gone.has(index)).length * 2 > written.length;
  const returns = pairs.map((pair) => (pair === null ? null : gone.has(pair)));
  return all.filter((index) => {
    const own = returns[index];
    if (own !== null && own !== undefined) return own;
    const before = returns.slice(0, index).findLast((one) => one !== null);
    const after = returns.slice(index + 1).find((one) => one !== null);
    const beside = [before, after].filter((one) => one !== undefined);
    return most || (beside.length > 0 && beside.every((one) => one === true));
  });
}
