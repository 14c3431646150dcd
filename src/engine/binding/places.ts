/**
 * Where a reader would look for a criterion: the paragraphs of added lines with most of its words near each other, in
 * units that are likely its own. What a ticket asks for is more: the whole units that the criterion is bound to.
 */
import type { BoundRange } from '../model.js';
import { ln, roundConfidence } from '../text/arithmetic.js';
import type { ChangedLine } from './lines/changed-lines.js';
import type { Mentions } from './lines/mentions.js';
import { weighWords } from './met/met-row.js';
import type { CriterionTerms } from './query/query.js';
import type { Unit } from './units/units.js';

/** So many lines away from a word nothing of it is left; up to there it fades evenly. */
const REACH = 12;
/**
 * A paragraph with less than this part of the score of the best one is left out. A smaller part gives the same F1 with
 * less precision.
 */
const LEAST_PART = 0.35;
/** What a paragraph counts where its unit is surely another criterion's, as a part of one that is surely its own. */
const SHARED = 0.1;
/** A word in more lines tells no paragraph from another. */
const MOST_LINES = 500;
/** In the place of a confidence: the criterion cannot be bound to the unit. */
const NO_CANDIDATE = -1;
/** Maximum number of places per criterion; the best are kept. */
const MAX_PLACES = 200;

/** Added lines without a blank one between them, as indices of the changed lines. */
export interface Paragraph {
  readonly first: number;
  readonly last: number;
  /** Index of the unit that it stands in. */
  readonly unit: number;
}

/** A unit that a criterion may be bound to, with the probability that it is its own. */
interface Candidate {
  readonly index: number;
  readonly confidence: number;
}

/** Finds the paragraphs of all units, in the order of the change. */
export function listParagraphs(lines: readonly ChangedLine[], units: readonly Unit[]): readonly Paragraph[] {
  const paragraphs: { first: number; last: number; unit: number }[] = [];
  let unit = 0;
  lines.forEach((line, at) => {
    if (line.side === 'removed' || isBlank(line)) return;
    const before = paragraphs.at(-1);
    if (before !== undefined && before.last === at - 1 && lines[before.last]?.run === line.run) {
      before.last = at;
      return;
    }
    while (isBefore(units[unit], line)) unit += 1;
    const here = units[unit];
    if (here !== undefined && here.file === line.file && here.first <= line.number)
      paragraphs.push({ first: at, last: at, unit });
  });
  return paragraphs;
}

const isBlank = ({ code, strings, comment }: ChangedLine) => `${code}${strings}${comment}`.trim() === '';

function isBefore(unit: Unit | undefined, { file, number }: ChangedLine): boolean {
  return unit !== undefined && (unit.file < file || (unit.file === file && unit.last < number));
}

/**
 * Returns the places of a criterion, in the order of the probability that they are its own; none where no word of it
 * stands in its candidates.
 *
 * @param describe says why a unit is bound
 */
export function findPlaces(
  terms: CriterionTerms,
  { lines, found }: Mentions,
  units: readonly Unit[],
  paragraphs: readonly Paragraph[],
  candidates: readonly Candidate[],
  describe: (unit: number) => readonly string[],
): readonly BoundRange[] {
  const own = new Float64Array(units.length).fill(NO_CANDIDATE);
  for (const { index, confidence } of candidates) own[index] = confidence;
  const scores = scoreLines(terms, lines, found);
  const rated = new Float64Array(paragraphs.length);
  let best = 0;
  paragraphs.forEach(({ first, last, unit }, at) => {
    const confidence = own[unit] ?? NO_CANDIDATE;
    if (confidence === NO_CANDIDATE) return;
    const score = computeMean(scores, first, last) * (SHARED + confidence);
    rated[at] = score;
    best = Math.max(best, score);
  });
  if (best === 0) return [];
  const kept = paragraphs.flatMap((paragraph, at): Scored | readonly [] => {
    const score = rated[at] ?? 0;
    return score < LEAST_PART * best ? [] : { ...paragraph, score, confidence: own[paragraph.unit] ?? 0 };
  });
  return joinNeighbours(kept, lines)
    .sort((a, b) => b.confidence - a.confidence || b.score - a.score || a.first - b.first)
    .slice(0, MAX_PLACES)
    .flatMap(({ first, last, unit, confidence }) => {
      const [from, to, here] = [lines[first], lines[last], units[unit]];
      if (from === undefined || to === undefined || here === undefined) return [];
      const range = { file: here.path, first: from.number, last: to.number };
      return [{ ...range, confidence: roundConfidence(confidence), evidence: describe(unit) }];
    });
}

function computeMean(scores: Float64Array, first: number, last: number): number {
  let sum = 0;
  for (let at = first; at <= last; at += 1) sum += scores[at] ?? 0;
  return sum / (last - first + 1);
}

/** Returns by changed line the weight of the words in it and near it, each by how near it is and how rare it is here. */
function scoreLines(terms: CriterionTerms, lines: readonly ChangedLine[], found: Mentions['found']): Float64Array {
  const scores = new Float64Array(lines.length);
  const nearest = new Float64Array(lines.length);
  for (const [term, weight] of weighWords(terms)) {
    const holders = new Set((found.get(term) ?? []).flatMap(({ line }) => (lines[line]?.side === 'added' ? line : [])));
    if (holders.size > MOST_LINES) continue;
    const rare = weight * ln(1 + lines.length / (1 + holders.size));
    const touched = new Set<number>();
    for (const holder of holders) {
      const { run, side } = lines[holder] ?? {};
      for (let at = Math.max(0, holder - REACH + 1); at < holder + REACH; at += 1) {
        if (lines[at]?.run !== run || lines[at]?.side !== side) continue;
        nearest[at] = Math.max(nearest[at] ?? 0, 1 - Math.abs(at - holder) / REACH);
        touched.add(at);
      }
    }
    for (const at of touched) {
      scores[at] = (scores[at] ?? 0) + rare * (nearest[at] ?? 0);
      nearest[at] = 0;
    }
  }
  return scores;
}

interface Scored extends Paragraph {
  readonly confidence: number;
  readonly score: number;
}

/** Joins paragraphs with nothing but blank lines between them. The better one stands for both. */
function joinNeighbours(paragraphs: readonly Scored[], lines: readonly ChangedLine[]): Scored[] {
  const joined: Scored[] = [];
  for (const paragraph of paragraphs) {
    const before = joined.at(-1);
    const between = before === undefined ? [] : lines.slice(before.last + 1, paragraph.first);
    if (before === undefined || lines[before.last]?.run !== lines[paragraph.first]?.run || !between.every(isBlank)) {
      joined.push(paragraph);
      continue;
    }
    const better = paragraph.score > before.score ? paragraph : before;
    joined[joined.length - 1] = { ...better, first: before.first, last: paragraph.last };
  }
  return joined;
}
