/** How much of a change needs nobody, and the places that are left to people. Plain text, not escaped. */
import { groupBy } from '../base/groups.js';
import { hashSha256 } from '../base/hash.js';
import { counted, formatCount } from '../base/text.js';
import { compareSpans, isOpenReason, type Location, type Span, SpanReason } from '../contract/index.js';
import { readAccountingEvidence, readSinceEvidence } from './evidence.js';
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

interface LineRange {
  readonly first: number;
  readonly last: number;
}

/**
 * A place that is left to people: an unbroken run of added lines, the lines they replaced, or both; or a file as a
 * whole.
 */
export interface OpenPlace {
  readonly location: Location;
  /** On the head side. */
  readonly added: LineRange | null;
  /** On the base side. */
  readonly removed: LineRange | null;
  readonly reason: Span['reason'];
  readonly why: string;
  /** The definitions that contain the lines, each once. */
  readonly symbols: readonly string[];
  readonly lines: number;
  readonly weight: number;
  /** Whether a part of it was not there, or not so, when a person last looked. False where nobody did. */
  readonly isNew: boolean;
}

type SpanPlace = Pick<Span, 'location' | 'side' | 'old_line_range'>;

const formatKey = ({ location, side, old_line_range: old }: SpanPlace) =>
  JSON.stringify([location.file, side, old ?? location.lineRange]);

function toPlace(span: Span, isNew: boolean): OpenPlace {
  const { location, side, old_line_range: old, lines, reason, why, symbol, weight } = span;
  const toRange = ([first = 1, last = first]: readonly number[]) => ({ first, last: Math.max(first, last) });
  return {
    location,
    added: side === 'added' ? toRange(location.lineRange) : null,
    removed: side === 'removed' && old !== null ? toRange(old) : null,
    reason,
    why,
    symbols: symbol === null ? [] : [symbol],
    lines,
    weight,
    isNew,
  };
}

/** Whether the second place goes on where the first ends, or holds the lines that replaced those of the first. */
function goesOn(before: OpenPlace, after: OpenPlace): boolean {
  if (before.location.file !== after.location.file || before.reason !== after.reason) return false;
  const at = before.location.lineRange[0] ?? 0;
  if (after.added === null) {
    const old = before.added === null ? before.removed : null;
    return old !== null && after.removed?.first === old.last + 1 && after.location.lineRange[0] === at;
  }
  if (before.added !== null) return after.added.first === before.added.last + 1;
  return before.removed !== null && (after.added.first === at || after.added.first === at + 1);
}

function joinRanges(before: LineRange | null, after: LineRange | null): LineRange | null {
  if (before === null || after === null) return before ?? after;
  return { first: before.first, last: after.last };
}

/** What holds of any open line says nothing beside what is known of a part of them. */
function joinReasons(before: OpenPlace, after: OpenPlace): string {
  if (isUsual(after)) return before.why;
  if (isUsual(before)) return after.why;
  return [...new Set([...before.why.split('; '), ...after.why.split('; ')])].join('; ');
}

function joinPlaces(before: OpenPlace, after: OpenPlace): OpenPlace {
  const added = joinRanges(before.added, after.added);
  const { file } = before.location;
  return {
    location: added === null ? before.location : { file, lineRange: [added.first, added.last] },
    added,
    removed: joinRanges(before.removed, after.removed),
    reason: before.reason,
    why: joinReasons(before, after),
    symbols: [...new Set([...before.symbols, ...after.symbols])],
    lines: before.lines + after.lines,
    weight: Math.max(before.weight, after.weight),
    isNew: before.isNew || after.isNew,
  };
}

/**
 * Lists the places with a reason that is wanted. The trace lists spans by place, what was removed before what stands
 * there now; a span ends where its definition ends, but people read lines that follow each other as one place.
 */
export function listPlaces(
  report: Pick<Report, 'trace'>,
  isWanted: (reason: Span['reason']) => boolean,
): readonly OpenPlace[] {
  const added = new Set(readSinceEvidence(report)?.spans.added.map(formatKey));
  const places: OpenPlace[] = [];
  for (const span of readAccountingEvidence(report)?.spans ?? []) {
    if (!isWanted(span.reason)) continue;
    const place = toPlace(span, added.has(formatKey(span)));
    const before = places.at(-1);
    if (before !== undefined && goesOn(before, place)) places[places.length - 1] = joinPlaces(before, place);
    else places.push(place);
  }
  return places;
}

/**
 * Lists the places that are left to people. What nobody could read is first, then what is new since a person looked;
 * of those the heaviest first, in the contract's order.
 */
export function listOpenPlaces(report: Pick<Report, 'trace'>): readonly OpenPlace[] {
  const rank = ({ reason, isNew }: OpenPlace) => (reason === 'opaque' ? 2 : 0) + (isNew ? 1 : 0);
  return listPlaces(report, isOpenReason).toSorted((a, b) => rank(b) - rank(a) || compareSpans(a, b));
}

/**
 * Groups places by their file, that of the first place first. Inside of a file they stand as in the file: people read it from its
 * top to its end.
 */
export function groupByFile<T extends Pick<OpenPlace, 'location'>>(
  places: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const readLine = ({ location: { lineRange } }: T) => lineRange[0] ?? 0;
  const files = [...groupBy(places, ({ location }) => location.file)];
  return new Map(files.map(([file, own]) => [file, own.toSorted((a, b) => readLine(a) - readLine(b))]));
}

/** Groups places of one file of which the same is said, in the order of the file: a list says it once for all of them. */
export function groupByReason(places: readonly OpenPlace[]): readonly (readonly [OpenPlace, ...OpenPlace[]])[] {
  const alike = groupBy(places, ({ reason, why, isNew }) => JSON.stringify([reason, why, isNew]));
  return [...alike.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others] as const],
  );
}

/** Returns where such places are: `lines 3, 10-24 and removed lines 8-9 in total`. */
export function formatGroup(places: readonly OpenPlace[]): string {
  const symbols = [...new Set(places.flatMap((place) => place.symbols))];
  return `${formatSides(places)}${formatWithin({ symbols }, (name) => `\`${name}\``)}`;
}

function formatSides(places: readonly OpenPlace[]): string {
  const format = (ranges: readonly LineRange[]) =>
    `${ranges.length === 1 && ranges[0]?.first === ranges[0]?.last ? 'line' : 'lines'} ${ranges.map(formatRange).join(', ')}`;
  const list = (side: 'added' | 'removed') =>
    places.flatMap((place) => place[side] ?? []).toSorted((a, b) => a.first - b.first);
  const [added, removed] = [list('added'), list('removed')];
  const sides = [added.length === 0 ? '' : format(added), removed.length === 0 ? '' : `removed ${format(removed)}`];
  return sides.filter((side) => side !== '').join(' and ') || 'the whole file';
}

/** Returns whether nothing more is known of a place than what its reason means: that is said once for all of them. */
export const isUsual = ({ reason, why }: Pick<OpenPlace, 'reason' | 'why'>): boolean => why === REASON_MEANINGS[reason];

/** Says what the words of the partition mean, as far as lines have them: `asked: an acceptance criterion asks for it`. */
export function listTallyMeanings({ byReason }: AccountingTally): readonly string[] {
  const told = TOLD_REASONS.filter((reason) => reason !== 'opaque' && byReason[reason] > 0);
  return told.map((reason) => `${reason === 'unaccounted' ? 'to look at' : reason}: ${REASON_MEANINGS[reason]}`);
}

/** Says what the reasons of places mean of which nothing more is known: `unaccounted: nothing shows that …`. */
export function listMeanings(places: readonly OpenPlace[]): readonly string[] {
  const reasons = new Set(places.filter(isUsual).map(({ reason }) => reason));
  return [...reasons].map((reason) => `${reason}: ${REASON_MEANINGS[reason]}`);
}

/** Definitions of one place that are named. */
const NAMED_SYMBOLS = 3;

/**
 * Returns the definitions that contain a place: ` in total, tea`. Empty if none is known.
 * @param render how one name is shown
 */
export function formatWithin(
  { symbols }: Pick<OpenPlace, 'symbols'>,
  render: (name: string) => string = (name) => name,
): string {
  if (symbols.length === 0) return '';
  const left = symbols.length - NAMED_SYMBOLS;
  return ` in ${symbols.slice(0, NAMED_SYMBOLS).map(render).join(', ')}${left > 0 ? ` and ${formatCount(left)} more` : ''}`;
}

/** Returns how many spans are left to people beyond those that the trace lists. */
export function countUnlisted({ trace }: Pick<Report, 'trace'>): number {
  const evidence = readAccountingEvidence({ trace });
  if (evidence === null) return 0;
  const listed = evidence.spans.filter(({ reason }) => isOpenReason(reason)).length;
  return Math.max(0, evidence.counts.opaque.spans + evidence.counts.unaccounted.spans - listed);
}

function formatRange({ first, last }: LineRange): string {
  return first === last ? `${first}` : `${first}-${last}`;
}

/** Returns where a place is in its file: `lines 10-24, removed 8-9`. Removed lines have the numbers of the base. */
export function formatPlaceLines({ added, removed }: OpenPlace): string {
  const noun = ({ first, last }: LineRange) => (first === last ? 'line' : 'lines');
  if (added === null && removed === null) return 'the whole file';
  if (added === null) return removed === null ? '' : `removed ${noun(removed)} ${formatRange(removed)}`;
  return `${noun(added)} ${formatRange(added)}${removed === null ? '' : `, removed ${formatRange(removed)}`}`;
}

/** Returns the anchor of a place in the "Files changed" of a pull request on GitHub. */
export function buildDiffAnchor({ location, added, removed }: OpenPlace): string {
  const side = added === null ? 'L' : 'R';
  const lines = added ?? removed;
  const range = lines === null ? '' : `${side}${lines.first}${lines.last > lines.first ? `-${side}${lines.last}` : ''}`;
  return `diff-${hashSha256(location.file)}${range}`;
}
