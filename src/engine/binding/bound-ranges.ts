/** From units to the ranges that a binding shows. */
import { compareText } from '../../base/order.js';
import type { FileClass } from '../../contract/index.js';
import type { BoundRange } from '../model.js';
import { roundConfidence } from '../text/arithmetic.js';
import { describeNames } from './evidence.js';
import type { ChangedLine } from './lines/changed-lines.js';
import type { OwnPlace } from './met/own-lines.js';
import type { Term } from './query/query.js';
import type { Gathered } from './scores/score.js';
import type { Unit } from './units/units.js';

/** Maximum number of ranges per criterion; the strongest are kept. */
const MAX_RANGES = 200;
/**
 * Probability that lines belong to a criterion if they use a name that only it contains, in units that mostly belong to
 * another criterion. Measured: 0.40 of 208 such lines on the development split, where each line has one owner. A real
 * line may serve two criteria.
 */
const NAMED = 0.4;
/** A name in more units does not show where a criterion is implemented. */
const FEW_UNITS = 4;

/** Converts a unit to a range. */
export function toRange(unit: Unit, confidence: number, evidence: readonly string[]): BoundRange {
  return { file: unit.path, first: unit.first, last: unit.last, confidence: roundConfidence(confidence), evidence };
}

/**
 * Returns the places of a criterion's own lines as ranges, the place with most of its words first. The confidence and
 * the reasons are those of the unit that the place begins in: another criterion may have the better claim to it.
 */
export function toOwnRanges(
  places: readonly OwnPlace[],
  lines: readonly ChangedLine[],
  units: readonly Unit[],
  describe: (unit: number) => { readonly confidence: number; readonly evidence: readonly string[] },
): BoundRange[] {
  return places.flatMap(({ first, last }) => {
    const [from, to] = [lines[first], lines[last]];
    if (from === undefined || from.place === null || to?.place === null || to === undefined) return [];
    const [start, end] = [from.place, Math.max(from.place, to.place)];
    const at = units.findIndex((unit) => unit.file === from.file && unit.first <= start && start <= unit.last);
    const unit = units[at];
    if (unit === undefined) return [];
    const { confidence, evidence } = describe(at);
    return [{ file: unit.path, first: start, last: end, confidence: roundConfidence(confidence), evidence }];
  });
}

/**
 * Returns the lines of a unit that use a name that only this criterion contains. They are bound to it even if the rest
 * of the unit belongs to another criterion.
 */
export function findNamedLines(
  gathered: Gathered,
  unit: number,
  criterion: number,
): { readonly range: BoundRange; readonly class: FileClass }[] {
  const here = gathered.units[unit];
  const added = gathered.evidence.counts[unit]?.added.names;
  const wanted = gathered.query.wishes[criterion]?.names ?? [];
  if (added === undefined || !wanted.some((term) => added.has(term))) return [];
  const names = [...added.keys()].filter(
    (term) =>
      term.wanted.length === 1 &&
      term.wanted[0]?.criterion === criterion &&
      (gathered.evidence.holders.get(term) ?? 0) <= FEW_UNITS,
  );
  if (here === undefined || names.length === 0) return [];
  const found: { first: number; last: number; terms: Set<Term> }[] = [];
  here.added.forEach((line, at) => {
    const terms = findNames(line, names, gathered);
    if (terms.length === 0) return;
    const number = Math.min(here.last, here.first + at);
    const before = found.at(-1);
    if (before !== undefined && number <= before.last + 1) before.last = number;
    else found.push({ first: number, last: number, terms: new Set() });
    for (const term of terms) found.at(-1)?.terms.add(term);
  });
  return found.map(({ first, last, terms }) => ({
    range: { file: here.path, first, last, confidence: NAMED, evidence: [describeNames([...terms])] },
    class: here.class,
  }));
}

function findNames(line: string, names: readonly Term[], gathered: Gathered): Term[] {
  const inLine = new Set(gathered.cutter.cutLine(line).map(({ cut }) => cut.name || (cut.tokens[0]?.word ?? '')));
  return names.filter((term) => [...inLine].some((name) => gathered.query.names.get(name) === term));
}

/** Sorts ranges, strongest first, and joins ranges of one file that touch or overlap. */
export function mergeRanges(ranges: readonly BoundRange[]): BoundRange[] {
  const byPlace = [...ranges].sort((a, b) => compareText(a.file, b.file) || a.first - b.first || a.last - b.last);
  const joined: BoundRange[] = [];
  for (const range of byPlace) {
    const before = joined.at(-1);
    if (before !== undefined && before.file === range.file && range.first <= before.last + 1)
      joined[joined.length - 1] = joinRanges(before, range);
    else joined.push(range);
  }
  return joined
    .sort((a, b) => b.confidence - a.confidence || compareText(a.file, b.file) || a.first - b.first)
    .slice(0, MAX_RANGES);
}

/** Joins two ranges: the confidence is the mean over their lines, the evidence is that of the stronger range. */
function joinRanges(a: BoundRange, b: BoundRange): BoundRange {
  const [left, right] = [a.last - a.first + 1, b.last - b.first + 1];
  const confidence = (a.confidence * left + b.confidence * right) / (left + right);
  const last = Math.max(a.last, b.last);
  const evidence = b.confidence > a.confidence ? b.evidence : a.evidence;
  return { file: a.file, first: a.first, last, confidence: roundConfidence(confidence), evidence };
}
