/** Learns from the repository's history: properties of changes that were reverted or fixed soon after. */

import type { Lesson, Past } from '../snapshot.js';
import { ln } from '../text/arithmetic.js';

type Lessons = Extract<Past, { state: 'read' }>['lessons'];

/** With fewer reverted changes, or fewer changes with a property, nothing is learned. */
const LEAST_REVERTED = 3;
const LEAST_SEEN = 3;
/** Smoothing: added to both the counted and the expected reverts, because a rare property is weak evidence. */
const PRIOR_REVERTS = 1.2;
/** Smoothing: a kind with one property counts for a quarter of a kind with many. */
const PRIOR_SIGNS = 3;

const KINDS: readonly Lesson['kind'][] = ['path word', 'file type', 'title word', 'size', 'author'];

/**
 * Averages the properties of each kind and adds up the kinds. The value of a property is the logarithm of how much more
 * often than expected such changes were reverted. 0 means as often as others, or unknown.
 */
export function scoreLessons({ commits, reverted, signs }: Lessons): number {
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
