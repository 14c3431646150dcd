/**
 * The lines that are a criterion's own: the places where most of its words stand, judged without any other criterion. How
 * far the probability falls when they are thought away says whether anything of the change was for it.
 */
import type { ChangedLine } from '../lines/changed-lines.js';
import type { Mention, Mentions } from '../lines/mentions.js';
import { groupByLine, type Here, isOnePlace, weigh } from '../lines/nearness.js';
import type { Term } from '../query/query.js';
import { findDone, listExact } from './done.js';
import { findInside, listNamed } from './inside.js';
import { weighWords } from './met-row.js';
import { acts, checks, isFresh, type Wanted } from './wanted.js';

/** A place: changed lines near each other in one file, first and last as indices of the changed lines. */
export interface OwnPlace {
  readonly first: number;
  readonly last: number;
  /** The share of the weight of the criterion's words that stands there. */
  readonly share: number;
}

/** A place with less than this part of the words of the best one, in tests or outside of them, is not a criterion's own. */
const LEAST_PART = 0.4;
const MOST_PLACES = 40;

/** Returns the places of a criterion, the one with most of its words first. Empty if none of its words stands in the change. */
export function findOwnPlaces(wanted: Wanted, mentions: Mentions): readonly OwnPlace[] {
  const { lines, found } = mentions;
  const weights = weighWords(wanted.terms);
  const isCounted = (line: ChangedLine, part: Mention['part']) =>
    line.side === 'removed'
      ? wanted.criterion.kind === 'negative' && part !== 'comment'
      : acts(wanted, line, part) || checks(wanted, line, part);
  const exact = listExact(wanted, mentions);
  const here: Here[] = [];
  for (const term of weights.keys()) {
    for (const mention of found.get(term) ?? []) {
      const at = lines[mention.line];
      if (at !== undefined && isFresh(wanted, mention, mentions, exact) && isCounted(at, mention.part))
        here.push({ line: mention.line, term });
    }
  }
  const named = listNamed(wanted);
  here.push(...findDone(wanted, mentions, here, named));
  here.push(...findInside(wanted, mentions, here, named).filter(({ term }) => weights.has(term)));
  const all = weigh(weights.keys(), weights) || 1;
  const places = cutPlaces(here, lines).map(({ first, last, terms }) => ({
    first,
    last,
    share: weigh(terms, weights) / all,
    isTest: lines[first]?.class === 'test',
  }));
  // A test says the criterion's words more fully than the code that it tests: each is measured by its own kind.
  const findLeast = (kind: boolean) =>
    LEAST_PART * places.reduce((most, { share, isTest }) => (isTest === kind ? Math.max(most, share) : most), 0);
  const [leastOfCode, leastOfTests] = [findLeast(false), findLeast(true)];
  return places
    .filter(({ share, isTest }) => share >= (isTest ? leastOfTests : leastOfCode))
    .sort((a, b) => b.share - a.share || a.first - b.first)
    .slice(0, MOST_PLACES)
    .map(({ first, last, share }) => ({ first, last, share }));
}

interface Place {
  readonly first: number;
  last: number;
  readonly terms: Set<Term>;
}

/** Cuts the lines with words into places: of one run of changes and side, and no longer than a place is. */
function cutPlaces(here: readonly Here[], lines: readonly ChangedLine[]): readonly Place[] {
  const places: Place[] = [];
  for (const [at, terms] of groupByLine(here)) {
    const [open, line] = [places.at(-1), lines[at]];
    const first = lines[open?.first ?? -1];
    if (open !== undefined && isOnePlace(first, line) && first?.run === line?.run && first?.side === line?.side) {
      open.last = at;
      for (const term of terms) open.terms.add(term);
    } else places.push({ first: at, last: at, terms: new Set(terms) });
  }
  return places;
}

/** Returns the indices of the lines of some places. */
export function listLines(places: readonly OwnPlace[]): ReadonlySet<number> {
  return new Set(places.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, by) => first + by)));
}
