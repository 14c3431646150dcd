/** Whether the people that a policy asks for have approved. */
import type { Tier } from '../../contract/index.js';
import type { EffectivePolicy, People } from '../model.js';

type Wanted = EffectivePolicy['people'];

/** From the tier that a policy names on, as many people must approve. */
const FOUR_EYES = 2;

/** Returns how many approvals a policy asks for at a tier; `null`: at any tier. */
export function countNeeded(wanted: Wanted, tier: Tier | null): number {
  const high = wanted.fourEyesFrom !== null && (tier === null || tier >= wanted.fourEyesFrom);
  return Math.max(wanted.approvals, high ? FOUR_EYES : 0);
}

/** Returns whether so many people approved, the code owners among them if the policy asks, and nobody asks for changes. */
export function areEnough(people: People, wanted: Wanted, needed: number): boolean {
  const missing = wanted.owners ? people.ownersMissing : [];
  return people.approvals.length >= needed && missing.length === 0 && people.changesRequested.length === 0;
}
