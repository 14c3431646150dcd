/** Publishes a check run in the light of those that stand on its commit already. */
import { type CheckIdentity, formatIdentity } from './check-identity.js';
import { type CheckRun, type CheckRunWriter, type PostedCheckRun, postCheckRun } from './check-run.js';
import { explainPeers, findClosedPeers, type StandingChecks, supersedeOthers } from './standing-checks.js';

/** A check run that says what it is about. */
export interface IdentifiedCheckRun extends Omit<CheckRun, 'externalId'> {
  readonly identity: Omit<CheckIdentity, 'headSha' | 'own'>;
}

/** The result. */
export interface PublishedCheckRun extends PostedCheckRun {
  /** The other pull requests with this head that keep the check run closed, by number; empty if none does. */
  readonly closedBy: readonly number[];
  /** Why older check runs for another base could not be updated; empty if all were. */
  readonly leftStanding: readonly unknown[];
}

/**
 * Posts the check run once: one of an earlier attempt is found by its external id and completed. It stays closed while
 * another open pull request with the same head is closed by its own review. That is asked again once it stands, because
 * the other one may have been posted meanwhile, and the newest counts. Then the older ones of the pull request for another
 * base are superseded. Never throws: `fault` says why not everything was posted.
 */
export async function publishCheckRun(
  checks: CheckRunWriter & StandingChecks,
  { identity, ...run }: IdentifiedCheckRun,
  signal: AbortSignal,
): Promise<PublishedCheckRun> {
  const nothing = { id: null, url: null, count: 0, closedBy: [], leftStanding: [] };
  try {
    const externalId = formatIdentity({ ...identity, headSha: run.headSha, own: run.conclusion });
    const standing = await checks.listCheckRuns(run, signal);
    const found = standing.find((one) => one.externalId === externalId) ?? null;
    const closedBy = run.conclusion === 'success' ? await findClosedPeers(checks, run, standing, identity, signal) : [];
    const shown: CheckRun =
      closedBy.length === 0
        ? { ...run, externalId }
        : { ...run, externalId, conclusion: 'failure', output: explainPeers(run.output, closedBy) };
    const posted = await postCheckRun(checks, shown, signal, found);
    if (posted.fault !== null) return { ...posted, closedBy, leftStanding: [] };
    const isOpen = (found?.conclusion ?? shown.conclusion) === 'success';
    const late = isOpen ? await closeLate(checks, run, identity, posted, signal) : { closedBy, fault: null };
    if (late.fault !== null) return { ...posted, ...late, leftStanding: [] };
    const leftStanding = await supersedeOthers(checks, run, standing, identity, signal);
    return { ...posted, ...late, leftStanding };
  } catch (cause) {
    return { ...nothing, fault: { cause } };
  }
}

/** Closes a check run that stands open, if another pull request was closed while it was posted. Never throws. */
async function closeLate(
  checks: StandingChecks,
  run: Omit<IdentifiedCheckRun, 'identity'>,
  identity: IdentifiedCheckRun['identity'],
  { id }: PostedCheckRun,
  signal: AbortSignal,
): Promise<Pick<PublishedCheckRun, 'closedBy' | 'fault'>> {
  try {
    const others = (await checks.listCheckRuns(run, signal)).filter((other) => other.id !== id);
    const closedBy = await findClosedPeers(checks, run, others, identity, signal);
    if (closedBy.length === 0 || id === null) return { closedBy, fault: null };
    // Without its old time it becomes the newest.
    const revised = { conclusion: 'failure', output: explainPeers(run.output, closedBy), completedAt: null } as const;
    await checks.reviseCheckRun(run.repo, id, revised, signal);
    return { closedBy, fault: null };
  } catch (cause) {
    return { closedBy: [], fault: { cause } };
  }
}
