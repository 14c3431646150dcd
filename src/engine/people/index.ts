/** Stage `people`: what people said of the change, and what of it counts for this head. */
import type { EffectivePolicy, People } from '../model.js';
import type { Snapshot } from '../snapshot.js';
import type { Grammars } from '../syntax/grammars.js';
import { judgeApprovals } from './approvals.js';
import { readCommands } from './commands.js';
import { findMissingOwners } from './owners.js';
import { HeadComparison } from './stale.js';

/** Where no host told what people said. */
export const NOBODY: People = {
  given: false,
  approvals: [],
  stale: [],
  uncounted: [],
  unknown: [],
  changesRequested: [],
  ownersMissing: [],
  commands: [],
  questions: [],
  leftOut: 0,
};

/** What of the policy the judgement of people needs. */
export interface PeoplePolicy {
  readonly wanted: EffectivePolicy['people'];
  readonly paths: EffectivePolicy['paths'];
}

/** Judges what people said. An earlier head is read only where somebody approved it. */
export async function judgePeople(
  snapshot: Snapshot,
  { wanted, paths }: PeoplePolicy,
  grammars: Grammars,
): Promise<People> {
  if (snapshot.people == null) return NOBODY;
  // Who opened the pull request made the change, also where the host lists the commits' authors alone.
  const said = { ...snapshot.people, authors: [snapshot.author, ...snapshot.people.authors] };
  const comparison = new HeadComparison({ snapshot, said, paths, grammars });
  const judged = await judgeApprovals(said, wanted.maySign, (review) => comparison.judge(review));
  const logins = judged.approvals.map(({ login }) => login);
  const owners = findMissingOwners(snapshot, said, logins);
  return {
    given: true,
    ...judged,
    unknown: [...(said.why === '' ? [] : [said.why]), ...(wanted.owners ? owners.unknown : [])],
    ownersMissing: owners.missing,
    ...readCommands(said),
  };
}
