/** What the repository's own mishaps teach about a change: signs that changes had which were taken back, or mended, soon after. */

import type { Lesson, Past } from '../snapshot.js';
import { ln } from '../text/arithmetic.js';

type Lessons = Extract<Past, { state: 'read' }>['lessons'];

/** With fewer changes taken back, and fewer of a sign, nothing is learned. */
const LEAST_REVERTED = 3;
const LEAST_SEEN = 3;
/** Beside the reverts counted, and those that chance would give, stand so many of each: a sign seen seldom says little. */
const PRIOR_REVERTS = 1.2;
/** A kind with one sign counts for a quarter of a kind with many. */
const PRIOR_SIGNS = 3;

const KINDS: readonly Lesson['kind'][] = ['path word', 'file type', 'title word', 'size', 'author'];

/**
 * The signs of each kind averaged, as the logarithm of how much more often than chance such changes were taken back, and
 * the kinds added up. 0: as often as others, or nothing is known.
 */
export function lessonOf({ commits, reverted, signs }: Lessons): number {
  if (reverted < LEAST_REVERTED || commits < reverted) return 0;
  const share = reverted / commits;
  return KINDS.reduce((sum, kind) => {
    const known = signs.filter((sign) => sign.kind === kind && sign.commits >= LEAST_SEEN);
    const total = known.reduce(
      (all, sign) => all + ln((sign.reverted + PRIOR_REVERTS) / (sign.commits * share + PRIOR_REVERTS)),
      0,
    );
    return sum + total / (known.length + PRIOR_SIGNS);
  }, 0);
}
