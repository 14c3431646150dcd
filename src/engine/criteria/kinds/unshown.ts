/** Sentences that no line can show, and whose lack of lines says nothing: a person answers for them. */
import { splitClauses } from './clauses.js';
import { asksAsBefore } from './invariants.js';

/** What a change must not rest on or bring along. A change that keeps to it has no lines for that. */
const RESTRAINS =
  /\b(?:must|should|shall|may|can|does|do|will) ?(?:not|never|n['’]t) (?:\w+ly )?(?:rely|relies|depend|introduce|impose|assume|bring)s?\b/u;
/** The clause asks for something beside it. */
const ASKS = /\b(?:must|should|shall|will|has to|have to|needs? to)\b(?! (?:\w+ly )?(?:not|never)\b)/u;
/** How many at the same time: a run shows that. */
const LOAD =
  /\b\d[\d,._ ]{0,12}k? (?:simultaneous|concurrent|parallel) (?:\w+ )?(?:calls|requests|users|clients|connections|sessions|threads|goroutines|workers|tasks|jobs)\b|\bunder (?:high|heavy|peak|full) (?:load|concurrency|contention|traffic)\b/u;

const isRestraint = (clause: string): boolean => RESTRAINS.test(clause) && !ASKS.test(clause);

/** Returns who or what can say that a criterion without lines is met; null where lines would show it. */
export function findWhoShows(text: string): string | null {
  if (asksAsBefore(text)) return 'a person who says that it is as before: no line can show that';
  const clauses = splitClauses(text);
  if (clauses.every(isRestraint)) return 'a person who says that the change does not: no line can show that';
  return clauses.some((clause) => LOAD.test(clause)) ? 'a run under such a load: no line can show that' : null;
}
