import type { AcceptedBy } from '../../contract/index.js';
import type { EffectivePolicy, PeopleCommand } from '../model.js';
import type { Snapshot } from '../snapshot.js';
import { createOwnerLookup } from './owners.js';
import { Ties } from './ties.js';
import { Signers } from './who-may.js';

/** By what an answer of a person is judged: who may give it, and whether it is for what is there now. */
export interface Judging {
  readonly signers: Signers;
  readonly ties: Ties;
}

/** The people are those of the policy at the base. Nobody may, where no host told who people are. */
export function createJudging(snapshot: Snapshot, { maySign, owners }: EffectivePolicy['people']): Judging {
  const said = snapshot.people ?? { accounts: [], teams: [] };
  return { signers: new Signers(said, maySign, createOwnerLookup(snapshot), owners), ties: new Ties(snapshot) };
}

/** Returns who answered, as the contract shows it. */
export function toAnswer({ by, at, url, because }: PeopleCommand): AcceptedBy {
  return { by, at, url, because };
}
