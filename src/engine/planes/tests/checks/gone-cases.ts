/** Cases that are deleted: their heads go, and no other comes in the place. */
import type { FileChange } from '../../../model.js';
import { readWholeSide } from '../../side-lines.js';
import { findBlockEnd } from '../cases/block-end.js';
import type { Checks } from './checks.js';

/** Returns a function that tells whether a line of the old side stands in a case that is deleted, not renamed. */
export function createGoneCaseTest(change: FileChange, checks: Checks): (line: number) => boolean {
  const heads = change.regions.flatMap(({ removed, added }) =>
    added.some(({ number }) => checks.addedHeads.has(number))
      ? []
      : removed.map(({ number }) => number).filter((number) => checks.removedHeads.has(number)),
  );
  if (heads.length === 0) return () => false;
  const texts = new Map<number, string>();
  for (const run of readWholeSide(change, 'old')) for (const { number, text } of run) texts.set(number, text);
  const gone = new Set<number>();
  let done = 0;
  for (const head of heads) {
    if (head <= done) continue;
    done = findBlockEnd(texts, head, Number.POSITIVE_INFINITY);
    for (let line = head; line <= done; line += 1) gone.add(line);
  }
  return (line) => gone.has(line);
}
