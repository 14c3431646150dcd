/** How much of a change needs nobody. Plain text, not escaped. */
import { counted, formatCount } from '../base/text.js';
import { isOpenReason, SpanReason } from '../contract/index.js';
import { readAccountingEvidence } from './evidence.js';
import type { Report } from './report.js';

/** What each reason of a line means, in words. Where nothing more is known of a place, its own words are these. */
export const REASON_MEANINGS: Readonly<Record<SpanReason, string>> = {
  asked: 'an acceptance criterion asks for it',
  supporting: 'it only carries what is asked for',
  derived: 'it follows from another part of the change',
  vouched: 'a person who may has vouched for it',
  inert: 'it cannot change what runs, is built, checked or deployed',
  unaccounted: 'no criterion is seen to ask for it, and it may matter',
  opaque: 'nobody could read it',
};

type Accounted = Pick<Report, 'review' | 'trace'>;

/** The reasons in the order in which they are told: what needs nobody first. */
export const TOLD_REASONS = [
  'asked',
  'supporting',
  'derived',
  'vouched',
  'inert',
  'unaccounted',
  'opaque',
] as const satisfies readonly SpanReason[];

/** Changed lines by what became of them. */
export interface AccountingTally {
  readonly lines: number;
  /** Lines by reason; none for a reason that the review does not name. */
  readonly byReason: Readonly<Record<SpanReason, number>>;
  /** Lines that are left to people. */
  readonly openLines: number;
  /** Files that are left to people as a whole: their bytes, mode, name or removal. */
  readonly openFiles: number;
}

/** Counts the lines; null if the review says nothing about them. */
export function countAccounting({ review, trace }: Accounted): AccountingTally | null {
  const evidence = readAccountingEvidence({ trace });
  const counts = evidence?.counts ?? review.accounting ?? null;
  if (counts === null) return null;
  const lines = Object.values(counts).reduce((sum, count) => sum + count.lines, 0);
  const byReason = { opaque: 0, inert: 0, asked: 0, supporting: 0, derived: 0, vouched: 0, unaccounted: 0 };
  for (const reason of SpanReason.options) byReason[reason] = counts[reason]?.lines ?? 0;
  const openLines = byReason.opaque + byReason.unaccounted;
  const unlisted = (counts['opaque']?.files ?? 0) + (counts['unaccounted']?.files ?? 0);
  const whole = evidence?.spans.filter(({ reason, side }) => isOpenReason(reason) && side === 'file');
  const files = new Set(whole?.map(({ location }) => location.file)).size;
  // Without the spans it is not known which counts stand for whole files; where there are no lines, all do.
  return { lines, byReason, openLines, openFiles: whole === undefined && openLines === 0 ? unlisted : files };
}

/** Returns what is left to people: `37 lines`, `2 files`. */
export function listOpen({ openLines, openFiles }: AccountingTally): readonly string[] {
  return [
    ...(openLines > 0 ? [counted(openLines, 'line')] : []),
    ...(openFiles > 0 ? [counted(openFiles, 'file')] : []),
  ];
}

/** Returns what is left to people in one: `37 lines and 2 files`. Empty if nothing is. */
export function formatOpen(tally: AccountingTally): string {
  return listOpen(tally).join(' and ');
}

function listSettled({ byReason }: AccountingTally): string[] {
  return TOLD_REASONS.flatMap((reason) =>
    isOpenReason(reason) || byReason[reason] === 0 ? [] : [`${formatCount(byReason[reason])} ${reason}`],
  );
}

/** Returns the whole as its parts: `212 lines: 180 asked, 20 supporting, 8 inert, 4 to look at`. */
export function formatPartition(tally: AccountingTally): string {
  const { lines, openLines, openFiles } = tally;
  const parts = [...listSettled(tally), ...(openLines > 0 ? [`${formatCount(openLines)} to look at`] : [])];
  const whole = openFiles > 0 ? `, and ${counted(openFiles, 'file')} to look at as a whole` : '';
  if (lines === 0) return `no changed lines${whole}`;
  return `${counted(lines, 'line')}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}${whole}`;
}

/**
 * Returns the sentence for a change with no line to look at.
 * @param waiting number of criteria that a person must look at
 */
export function formatNothingLeft(tally: AccountingTally, waiting = 0): string {
  const told =
    tally.lines === 0 ? 'no line was changed' : [counted(tally.lines, 'line'), ...listSettled(tally)].join(', ');
  return `${waiting > 0 ? 'No line' : 'Nothing'} is left to look at: ${told}.`;
}

/** Says what the words of the partition mean, as far as lines have them: `asked: an acceptance criterion asks for it`. */
export function listTallyMeanings({ byReason }: AccountingTally): readonly string[] {
  const told = TOLD_REASONS.filter((reason) => reason !== 'opaque' && byReason[reason] > 0);
  return told.map((reason) =>
    reason === 'unaccounted'
      ? 'to look at: not seen to be asked for; where more is known, it stands behind the lines'
      : `${reason}: ${REASON_MEANINGS[reason]}`,
  );
}
