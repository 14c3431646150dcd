/** The teams whose members a review must know. */
import { compareText } from '../../base/order.js';
import { RULES } from '../planes/index.js';
import { selectRepositoryFiles } from '../policy/bases.js';
import { resolvePolicy } from '../policy/resolve.js';
import type { PolicySources, Snapshot } from '../snapshot.js';
import { isTeam, listOwnerTeams } from './owners.js';

/**
 * Returns the teams (`@org/team`) whose members are to be read: those that own a changed path and those that the policy
 * lets sign. None where nobody approved or wrote a command.
 * @throws PolicyError if a policy cannot be used
 */
export async function listWantedTeams(snapshot: Snapshot, sources: PolicySources): Promise<readonly string[]> {
  const said = snapshot.people ?? null;
  if (said === null) return [];
  const heard = said.comments.length > 0 || said.reviews.some(({ state, body }) => state === 'approved' || body !== '');
  if (!heard) return [];
  const { people } = (await resolvePolicy(sources, selectRepositoryFiles(snapshot), RULES)).effective;
  const may = people.maySign.flat();
  const owners = people.owners || may.includes('owners') ? listOwnerTeams(snapshot) : [];
  const teams = [...owners, ...may.filter(isTeam)];
  return [...new Map(teams.map((team) => [team.toLowerCase(), team])).values()].sort(compareText);
}
