/**
 * The check runs that stand on a commit already. GitHub shows a check run on every pull request with that commit as its
 * head, whatever branch it goes into, and the newest of a name counts for all of them. So a new check run must not open
 * the gate for another pull request, and an old one must not keep it open for another base.
 */
import type { CheckOutput } from '../../contract/index.js';
import { type CheckIdentity, type Conclusion, isSameBase, parseIdentity } from './check-identity.js';
import type { CheckRun } from './check-run.js';

/** A check run of the name, on the commit. */
export interface StandingCheckRun {
  readonly id: number;
  readonly url: string | null;
  readonly externalId: string | null;
  /** Null while it is in progress. */
  readonly conclusion: string | null;
  /** ISO 8601; null if GitHub does not say. */
  readonly completedAt: string | null;
  readonly title: string | null;
  readonly annotations: number;
}

/** Where a check run stands. */
export type CheckPlace = Pick<CheckRun, 'repo' | 'headSha' | 'name'>;

/** A change of a check run that is complete already. Its time stays, so that it does not become the newest one. */
export interface RevisedCheckRun {
  /** `cancelled` for one that nobody waits for: GitHub does not count it as passed. */
  readonly conclusion: Conclusion | 'cancelled';
  readonly output: CheckOutput;
  readonly completedAt: string | null;
}

/** What of a pull request decides whether its check run still counts. */
export interface PullState {
  readonly open: boolean;
  readonly draft: boolean;
  readonly headSha: string;
  readonly baseRef: string;
}

/** The API calls. Each throws what its client throws. */
export interface StandingChecks {
  /** Lists the check runs of a name on a commit, newest first. */
  listCheckRuns(place: CheckPlace, signal: AbortSignal): Promise<readonly StandingCheckRun[]>;
  reviseCheckRun(repo: string, id: number, revised: RevisedCheckRun, signal: AbortSignal): Promise<void>;
  readPullState(repo: string, pr: number, signal: AbortSignal): Promise<PullState>;
}

interface OwnCheckRun extends StandingCheckRun {
  readonly identity: CheckIdentity;
}

const SUPERSEDED = 'Superseded';

/** Returns those that we posted, newest first. */
function listOurs(standing: readonly StandingCheckRun[]): OwnCheckRun[] {
  return standing.flatMap((run) => {
    const identity = parseIdentity(run.externalId);
    return identity === null || run.title?.startsWith(SUPERSEDED) === true ? [] : [{ ...run, identity }];
  });
}

/**
 * Returns the numbers of the other open pull requests with this head that keep the gate closed, in order: by their own
 * review, or because they go into another base than the one that they were reviewed for. One that cannot be read
 * counts as closed too.
 */
export async function findClosedPeers(
  checks: StandingChecks,
  { repo, headSha }: CheckPlace,
  standing: readonly StandingCheckRun[],
  { pr }: Pick<CheckIdentity, 'pr'>,
  signal: AbortSignal,
): Promise<readonly number[]> {
  const newest = new Map<number, CheckIdentity>();
  for (const { identity } of listOurs(standing)) if (!newest.has(identity.pr)) newest.set(identity.pr, identity);
  const closed: number[] = [];
  for (const peer of newest.values()) {
    if (peer.pr !== pr && (await isClosed(checks, repo, headSha, peer, signal))) closed.push(peer.pr);
  }
  return closed.sort((a, b) => a - b);
}

async function isClosed(
  checks: StandingChecks,
  repo: string,
  headSha: string,
  peer: CheckIdentity,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const state = await checks.readPullState(repo, peer.pr, signal);
    const shares = state.open && state.headSha === headSha;
    return shares && (peer.own === 'failure' || !isSameBase(peer.base, { ref: state.baseRef }));
  } catch {
    signal.throwIfAborted();
    return true;
  }
}

/** Words a check run that stays closed because of other pull requests. */
export function explainPeers(output: CheckOutput, peers: readonly number[]): CheckOutput {
  const named = peers.map((pr) => `#${pr}`).join(', ');
  const note = `> This commit is also the head of ${named}, whose review keeps the gate closed. A check run counts for every pull request with its commit, so this one stays closed until that review opens the gate, or that pull request is closed or gets another commit. The review below is that of this pull request.\n\n`;
  return { ...output, title: `Closed by ${named} · ${output.title ?? ''}`, summary: `${note}${output.summary}` };
}

/**
 * Updates the older check runs of the pull request for another base to neutral. Call it when the new one stands: a
 * neutral check run does not close the gate.
 * @returns what could not be updated
 */
export async function supersedeOthers(
  checks: StandingChecks,
  { repo }: CheckPlace,
  standing: readonly StandingCheckRun[],
  { pr, base }: Pick<CheckIdentity, 'pr' | 'base'>,
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const old = listOurs(standing).filter(({ identity }) => identity.pr === pr && !isSameBase(identity.base, base));
  return reviseAll(checks, repo, old, signal, ({ identity }) => ({
    conclusion: 'neutral',
    output: {
      title: `${SUPERSEDED}: this was about ${identity.base?.ref ?? 'another base'}`,
      summary: `Pull request #${pr} now goes into \`${base?.ref ?? ''}\`. The newer check run of this name is about that.`,
      text: null,
    },
  }));
}

/**
 * Closes what another pull request or another base left open on the commit, while `asked` is reviewed. The check run
 * that follows replaces it.
 * @returns what could not be updated
 */
export async function withdrawOthers(
  checks: StandingChecks,
  place: CheckPlace,
  asked: { readonly pr: number; readonly baseRef: string | null },
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const base = asked.baseRef === null ? null : { ref: asked.baseRef };
  const named = asked.baseRef === null ? `#${asked.pr}` : `#${asked.pr} into ${asked.baseRef}`;
  const standing = await checks.listCheckRuns(place, signal);
  const open = listOurs(standing).filter(
    ({ conclusion, identity }) =>
      conclusion !== 'failure' && !(identity.pr === asked.pr && isSameBase(identity.base, base)),
  );
  return reviseAll(checks, place.repo, open, signal, ({ identity }) => ({
    conclusion: 'failure',
    output: {
      title: `Taken back: ${named} is being reviewed`,
      summary: `This was about #${identity.pr} into \`${identity.base?.ref ?? 'an unknown base'}\`. It counts for every pull request with this commit, so the gate is closed until the review of ${named} is done.`,
      text: null,
    },
  }));
}

async function reviseAll(
  checks: StandingChecks,
  repo: string,
  runs: readonly OwnCheckRun[],
  signal: AbortSignal,
  revise: (run: OwnCheckRun) => Omit<RevisedCheckRun, 'completedAt'>,
): Promise<readonly unknown[]> {
  const faults: unknown[] = [];
  for (const run of runs) {
    try {
      await checks.reviseCheckRun(repo, run.id, { ...revise(run), completedAt: run.completedAt }, signal);
    } catch (fault) {
      signal.throwIfAborted();
      faults.push(fault);
    }
  }
  return faults;
}
