/** Stage `people`: what people said of the change, and what of it counts for this head. */
import type { EffectivePolicy, People, Signatures } from '../model.js';
import type { Snapshot } from '../snapshot.js';

/** Where no host told what people said. */
export const NOBODY: People = {
  given: false,
  approvals: [],
  stale: [],
  changesRequested: [],
  ownersMissing: [],
  commands: [],
};

/** Judges what people said. `policy` says who may. */
export function judgePeople(_snapshot: Snapshot, _policy: EffectivePolicy['people']): People {
  return NOBODY;
}

/** Says of each command what it did in the end. */
export function settleSignatures(people: People): Signatures {
  return people.commands.map(({ refused, verb, target, because, by, at, url }) => ({
    verb,
    target,
    because,
    by,
    at,
    url,
    holds: refused === null,
    why: refused ?? '',
  }));
}
