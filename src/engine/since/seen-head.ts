/** Finds the last head of the change that a person saw. */
import type { GivenReview, SaidByPeople, SeenHead } from '../said-by-people.js';
import type { Snapshot } from '../snapshot.js';

/** A review of a person who counts, and what has changed since. */
export interface LastSeen {
  readonly review: GivenReview;
  /** The head of the review with what differs since; null if it is the head that stands now. */
  readonly head: SeenHead | null;
}

/**
 * Returns the newest review of a known head by somebody who may push, is no author of the change and no bot. A review
 * without a verdict counts too: that person looked. Null if there is none, or if not all was read that people said.
 */
export function findLastSeen({ people, head }: Pick<Snapshot, 'people' | 'head'>): LastSeen | null {
  if (people == null || !people.complete) return null;
  const isLooker = createLookerCheck(people);
  for (const review of people.reviews.toReversed()) {
    if (review.commit === null || !isLooker(review)) continue;
    if (review.commit === head.sha) return { review, head: null };
    const seen = people.seen.find(({ sha, tree }) => sha === review.commit && tree !== null);
    if (seen !== undefined) return { review, head: seen };
  }
  return null;
}

function createLookerCheck({ authors, accounts }: SaidByPeople): (review: GivenReview) => boolean {
  const bots = accounts.filter(({ kind }) => kind === 'bot').map(({ login }) => login);
  const others = new Set([...authors, ...bots].map((login) => login.toLowerCase()));
  return ({ can_push: mayPush, login }) => mayPush && !others.has(login.toLowerCase());
}
