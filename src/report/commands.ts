/** The `/review-gate` lines that a person can copy from a report. The trace has each with its digest. */
import type { CommandOffer } from '../contract/index.js';
import { readSignaturesEvidence } from './evidence.js';
import type { Report } from './report.js';
import { getFact } from './verdict.js';

type Traced = Pick<Report, 'trace'>;

/** A longer line is not shown: one that is cut would do something else. */
export const MAX_COMMAND_CHARACTERS = 400;

/** Lists what people can answer for now, in the order of the review: criteria, files, findings. */
export function listCommands(report: Traced): readonly CommandOffer[] {
  return readSignaturesEvidence(report)?.offers ?? [];
}

/**
 * Lists the lines that help to open the gate: none where only an approval does, and none that vouch for lines where an approval
 * is wanted too, since it answers for all of them.
 */
export function listOpeningCommands(report: Traced): readonly CommandOffer[] {
  const offers = listCommands(report);
  const [answered, then] = [getFact(report, 'if_answered.verdict'), getFact(report, 'if_answered.then_approved')];
  if (answered === undefined || answered === 'auto-approve' || then !== 'auto-approve') return offers;
  return report.trace?.decision.verdict === 'request-changes' ? offers.filter(({ verb }) => verb !== 'vouch') : [];
}

function findLine(report: Traced, verb: CommandOffer['verb'], target: string): string | null {
  return listOpeningCommands(report).find((offer) => offer.verb === verb && offer.target === target)?.line ?? null;
}

/** Returns the line that signs a criterion, up to the reason; null if no signature helps it. */
export function formatSignCommand(report: Traced, criterion: string): string | null {
  return findLine(report, 'sign', criterion);
}

/** Lists the lines that accept findings, up to the reason, by fingerprint. Of others nobody may accept one. */
export function listAcceptCommands(report: Traced): ReadonlyMap<string, string> {
  const offers = listOpeningCommands(report).filter(({ verb }) => verb === 'accept');
  return new Map(offers.map(({ target, line }) => [target, line]));
}

/** Returns the line that vouches for all that is left to people in a file, up to the reason; null if nothing is. */
export function formatVouchCommand(report: Traced, path: string): string | null {
  return findLine(report, 'vouch', path);
}
