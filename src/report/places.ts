/** The places of a change that are left to people: what they are, in which order they come, and how they are named. Plain text, not escaped. */
import { groupBy } from '../base/groups.js';
import { hashSha256 } from '../base/hash.js';
import { formatCount } from '../base/text.js';
import { compareSpans, isOpenReason, type Location, type Span } from '../contract/index.js';
import { REASON_MEANINGS } from './accounting.js';
import { readAccountingEvidence, readSinceEvidence } from './evidence.js';
import { parseReference } from './reference.js';
import type { Report } from './report.js';

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

/** Returns a check whether one of the added lines of a reference `src/a.ts:3-5` is left to people. */
export function createOpenCheck(report: Pick<Report, 'trace'>): (reference: string) => boolean {
  const open = groupBy(listOpenPlaces(report), ({ location }) => location.file);
  return (reference) => {
    const place = parseReference(reference);
    const own = place === null ? [] : (open.get(place.path) ?? []);
    return own.some(
      ({ added }) => place !== null && added !== null && added.first <= place.last && place.first <= added.last,
    );
  };
}

/** Runs of removed lines that are named beside one reference. */
const NAMED_REMOVED = 3;

/**
 * Returns a teller of what was removed at a reference `src/a.ts:3`: `removed lines 4-5`. Empty where lines are added, and where the
 * trace does not list all spans.
 */
export function createRemovalTeller(report: Pick<Report, 'trace'>): (reference: string) => string {
  const evidence = readAccountingEvidence(report);
  const spans = groupBy(evidence?.left_out === 0 ? evidence.spans : [], ({ location }) => location.file);
  return (reference) => {
    const place = parseReference(reference);
    const own = (place === null ? [] : (spans.get(place.path) ?? [])).filter(({ location: { lineRange } }) => {
      const [first = 1, last = first] = lineRange;
      return place !== null && first <= place.last && place.first <= last;
    });
    const isRemoved = own.length > 0 && own.every(({ side }) => side === 'removed');
    const named = own.slice(0, NAMED_REMOVED).map((span) => toPlace(span, false));
    return isRemoved ? `${formatSides(named)}${own.length > NAMED_REMOVED ? ' and more' : ''}` : '';
  };
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
