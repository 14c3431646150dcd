/**
 * Check runs that are in progress until their review is done. Only the commit of a merge queue gets one: a queue waits for
 * it, and people see there that somebody works on it.
 */
import type { CheckOutput } from '../../contract/index.js';
import { formatIdentity, isAbout, parseIdentity } from './check-identity.js';
import type { CheckRun, CheckRunWriter } from './check-run.js';
import type { CheckPlace, StandingCheckRun, StandingChecks } from './standing-checks.js';

/** The commit of a merge queue, and the pull request that it is for. */
export interface BegunPlace extends CheckPlace {
  readonly pr: number;
}

/** What is shown while the review runs. */
interface BegunCheckRun extends CheckPlace {
  readonly output: CheckOutput;
  readonly externalId: string;
}

/** The API calls. Each throws what its client throws. */
export interface BegunChecks {
  beginCheckRun(run: BegunCheckRun, signal: AbortSignal): Promise<void>;
  /** Completes it, with at most 50 annotations. */
  completeCheckRun(id: number, run: CheckRun, signal: AbortSignal): ReturnType<CheckRunWriter['createCheckRun']>;
}

/** Until it is complete it has no id of a review, and counts as closed. */
const formatBegunId = ({ pr, headSha }: BegunPlace) =>
  formatIdentity({ pr, base: null, headSha, own: 'failure', about: 'in progress' });

/** Finds the check run that was begun and is still in progress; null if there is none. */
export async function findBegun(
  checks: StandingChecks,
  place: BegunPlace,
  signal: AbortSignal,
): Promise<StandingCheckRun | null> {
  return pickBegun(await checks.listCheckRuns(place, signal), place);
}

function pickBegun(standing: readonly StandingCheckRun[], place: BegunPlace): StandingCheckRun | null {
  const externalId = formatBegunId(place);
  return standing.find((run) => run.externalId === externalId && run.conclusion === null) ?? null;
}

/**
 * Begins a check run, unless one is in progress, or one stands already that says what became of `about`: nobody would
 * complete another one.
 */
export async function beginOnce(
  checks: BegunChecks & StandingChecks,
  place: BegunPlace,
  { about, output }: { readonly about: string; readonly output: CheckOutput },
  signal: AbortSignal,
): Promise<void> {
  const standing = await checks.listCheckRuns(place, signal);
  const isEnded = standing.some(({ externalId }) => isAbout(parseIdentity(externalId), about));
  if (isEnded || pickBegun(standing, place) !== null) return;
  await checks.beginCheckRun({ ...place, output, externalId: formatBegunId(place) }, signal);
}

/** Returns calls that complete the check run that was begun where they would create one. */
export async function continueBegun<Checks extends BegunChecks & StandingChecks & CheckRunWriter>(
  checks: Checks,
  place: BegunPlace,
  signal: AbortSignal,
): Promise<CheckRunWriter & StandingChecks> {
  const begun = await findBegun(checks, place, signal);
  if (begun === null) return checks;
  return { ...checks, createCheckRun: (run, at) => checks.completeCheckRun(begun.id, run, at) };
}
