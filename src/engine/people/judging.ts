/** By what an answer of a person is judged: who may give it, and whether it is for what is there now. */
import type { EffectivePolicy, PeopleCommand, Refusal } from '../model.js';
import type { Snapshot } from '../snapshot.js';
import { createOwnerLookup } from './owners.js';
import { Ties } from './ties.js';
import { Signers } from './who-may.js';

export interface Judging {
  readonly signers: Signers;
  readonly ties: Ties;
}

/** `maySign`: of the policy at the base. Nobody may, where no host told who people are. */
export function createJudging(snapshot: Snapshot, maySign: EffectivePolicy['people']['maySign']): Judging {
  const said = snapshot.people ?? { accounts: [], teams: [] };
  return { signers: new Signers(said, maySign, createOwnerLookup(snapshot)), ties: new Ties(snapshot) };
}

/** Returns the first command that answers for something and holds; undefined if none does. */
export function findHolding(
  commands: readonly PeopleCommand[],
  isFor: (command: PeopleCommand) => boolean,
  refuse: (command: PeopleCommand) => Refusal | null,
): PeopleCommand | undefined {
  return commands.find((command) => isFor(command) && refuse(command) === null);
}

/** Returns who answered, as the contract shows it. */
export function toAnswer({ by, at, url, because }: PeopleCommand): Pick<PeopleCommand, 'by' | 'at' | 'url' | 'because'> {
  return { by, at, url, because };
}
