/** How near to each other the words of a criterion stand: in one line, in lines near each other. */

import type { Term } from '../query/query.js';
import type { ChangedLine } from './changed-lines.js';

/** A word in a changed line. */
export interface Here {
  /** Index of the changed line. */
  readonly line: number;
  readonly term: Term;
}

/** Lines that stand within so many of each other are one place. */
const PLACE = 12;

type Weights = ReadonlyMap<Term, number>;

/** Groups words by their lines, in the order of the change. */
export function groupByLine(here: readonly Here[]): ReadonlyMap<number, ReadonlySet<Term>> {
  const lines = new Map<number, Set<Term>>();
  for (const { line, term } of here.toSorted((a, b) => a.line - b.line))
    lines.set(line, (lines.get(line) ?? new Set()).add(term));
  return lines;
}

/** Returns the weight of some words. */
export function weigh(terms: Iterable<Term>, weights: Weights): number {
  let sum = 0;
  for (const term of terms) sum += weights.get(term) ?? 0;
  return sum;
}

/**
 * Returns the greatest weight of words in one line and in one place, and the number of lines with two words and with half
 * of the weight. Runs in time linear in the words.
 */
export function measureNearness(here: readonly Here[], weights: Weights, lines: readonly ChangedLine[]) {
  const all = weigh(weights.keys(), weights);
  const most = { line: 0, place: 0, two: 0, half: 0 };
  const held = new Map<Term, number>();
  const byLine = [...groupByLine(here)];
  let [sum, first] = [0, 0];
  for (const [at, terms] of byLine) {
    for (const term of terms) {
      const before = held.get(term) ?? 0;
      if (before === 0) sum += weights.get(term) ?? 0;
      held.set(term, before + 1);
    }
    for (let old = byLine[first]; old !== undefined && !isOnePlace(lines[old[0]], lines[at]); old = byLine[first]) {
      for (const term of old[1]) {
        const left = (held.get(term) ?? 0) - 1;
        held.set(term, left);
        if (left === 0) sum -= weights.get(term) ?? 0;
      }
      first += 1;
    }
    const inLine = weigh(terms, weights);
    most.line = Math.max(most.line, inLine);
    most.place = Math.max(most.place, sum);
    if (terms.size >= 2) most.two += 1;
    if (inLine >= all / 2) most.half += 1;
  }
  return most;
}

/** Returns whether two lines, the first of which stands before, are one place. */
export function isOnePlace(first: ChangedLine | undefined, last: ChangedLine | undefined): boolean {
  return first !== undefined && last !== undefined && first.file === last.file && last.number - first.number < PLACE;
}

/**
 * Returns the share of neighbouring words of a text that stand together in a line, whatever else stands between them
 * there. Runs in time linear in the words here.
 */
export function measureNeighbours(words: readonly Term[], here: readonly Here[]): number {
  const after = new Map(words.map((word, at) => [word, words[at + 1]] as const));
  const together = new Set<Term>();
  for (const line of groupByLine(here).values()) {
    for (const word of line) {
      const next = after.get(word);
      if (next !== undefined && line.has(next)) together.add(word);
    }
  }
  return together.size / Math.max(1, words.length - 1);
}
