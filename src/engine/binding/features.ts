/** What speaks for a criterion in a unit: matches counted by field, weighted by how rare they are in this change. */
import { ln } from './arithmetic.js';
import type { Query, Term } from './query.js';
import type { Unit } from './units.js';
import type { WordCutter } from './words.js';

/** Where in a unit a match stands. */
export const FIELDS = ['added', 'removed', 'context', 'section', 'path'] as const;
export type Field = (typeof FIELDS)[number];

/** The features of a pair, in the order of its row. */
export const FEATURES = [
  'added words',
  'removed words',
  'context words',
  'section words',
  'path words',
  'pairs',
  'names',
  'names around',
  'path named',
  'file words',
  'share of own words',
] as const;

const PATH_NAMED = FEATURES.indexOf('path named');

/** The matches of one unit by criterion, for the evidence in words. */
export interface Counts {
  readonly words: ReadonlyMap<Term, number>;
  readonly pairs: ReadonlyMap<Term, number>;
  readonly names: ReadonlyMap<Term, number>;
  readonly length: number;
}

export type UnitCounts = Readonly<Record<Field, Counts>>;

export interface Evidence {
  readonly counts: readonly UnitCounts[];
  /** FEATURES.length numbers for each unit and criterion: `rows[(unit * criteria + criterion) * FEATURES.length + feature]`. */
  readonly rows: Float64Array;
  /** How rare a word is among the units of this change. */
  readonly idf: ReadonlyMap<Term, number>;
  /** How many units have a word in their added or removed lines. */
  readonly holders: ReadonlyMap<Term, number>;
  /** Whether a criterion names the file of a unit. */
  pathNamed(unit: number, criterion: number): boolean;
}

const SATURATION = 1.2;
const LENGTH_PART = 0.6;
/** Units that a small change is thought to have beside its own, so that a word in its only unit still counts. */
const UNSEEN_UNITS = 4;

/** Counts every match and scores every pair. Linear in the words of the change. */
export function gather(units: readonly Unit[], query: Query, cutter: WordCutter): Evidence {
  const counts = units.map((unit): UnitCounts => {
    const count = (lines: readonly string[]) => countsOf(lines, query, cutter);
    return {
      added: count(unit.added),
      removed: count(unit.removed),
      context: count(unit.context),
      section: count([unit.section]),
      path: count([unit.path]),
    };
  });
  const holders = holdersOf(counts);
  const idf = idfOf(query, holders, counts.length);
  const rows = new Float64Array(units.length * query.wishes.length * FEATURES.length);
  const scorer = new Scorer(units, query, counts, idf, rows);
  for (let unit = 0; unit < units.length; unit++) scorer.score(unit);
  scorer.addFileWords();
  const pathNamed = (unit: number, criterion: number) =>
    rows[(unit * query.wishes.length + criterion) * FEATURES.length + PATH_NAMED] === 1;
  return { counts, rows, idf, holders, pathNamed };
}

function countsOf(lines: readonly string[], query: Query, cutter: WordCutter): Counts {
  const words = new Map<Term, number>();
  const pairs = new Map<Term, number>();
  const names = new Map<Term, number>();
  let length = 0;
  for (const line of lines) {
    let before = '';
    for (const { cut } of cutter.cutsOf(line)) {
      const name = query.names.get(cut.name === '' ? (cut.tokens[0]?.word ?? '') : cut.name);
      if (name !== undefined) names.set(name, (names.get(name) ?? 0) + 1);
      for (const { stem } of cut.tokens) {
        if (stem === '') continue;
        length++;
        const word = query.words.get(stem);
        if (word !== undefined) words.set(word, (words.get(word) ?? 0) + 1);
        if (word !== undefined && before !== '') {
          const pair = query.pairs.get(`${before} ${stem}`);
          if (pair !== undefined) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
        }
        before = word === undefined ? '' : stem;
      }
    }
  }
  return { words, pairs, names, length };
}

function holdersOf(counts: readonly UnitCounts[]): Map<Term, number> {
  const holders = new Map<Term, number>();
  for (const unit of counts) {
    const seen = new Set<Term>();
    for (const field of [unit.added, unit.removed]) {
      for (const kind of [field.words, field.pairs, field.names]) for (const term of kind.keys()) seen.add(term);
    }
    for (const term of seen) holders.set(term, (holders.get(term) ?? 0) + 1);
  }
  return holders;
}

/** BM25's inverse document frequency over the units. */
function idfOf(query: Query, holders: ReadonlyMap<Term, number>, units: number): Map<Term, number> {
  const total = units + UNSEEN_UNITS;
  const idf = new Map<Term, number>();
  for (const kind of [query.words, query.pairs, query.names]) {
    for (const term of kind.values()) {
      const held = holders.get(term) ?? 0;
      idf.set(term, ln(1 + (total - held + 0.5) / (held + 0.5)));
    }
  }
  return idf;
}

class Scorer {
  readonly #units: readonly Unit[];
  readonly #query: Query;
  readonly #counts: readonly UnitCounts[];
  readonly #idf: ReadonlyMap<Term, number>;
  readonly #rows: Float64Array;
  readonly #meanLength: number;
  readonly #ownWeight: readonly number[];

  constructor(
    units: readonly Unit[],
    query: Query,
    counts: readonly UnitCounts[],
    idf: ReadonlyMap<Term, number>,
    rows: Float64Array,
  ) {
    this.#units = units;
    this.#query = query;
    this.#counts = counts;
    this.#idf = idf;
    this.#rows = rows;
    this.#meanLength = counts.reduce((sum, unit) => sum + unit.added.length, 0) / Math.max(1, counts.length) || 1;
    this.#ownWeight = query.wishes.map((wish) =>
      wish.words.reduce((sum, { term, weight }) => sum + weight * (idf.get(term) ?? 0), 0),
    );
  }

  score(unit: number): void {
    const counts = this.#counts[unit];
    if (counts === undefined) return;
    const { added, removed, context, section, path } = counts;
    this.#add(unit, 0, added.words, added.length);
    this.#add(unit, 1, removed.words, removed.length);
    this.#add(unit, 2, context.words, context.length);
    this.#add(unit, 3, section.words, section.length);
    this.#add(unit, 4, path.words, path.length);
    this.#add(unit, 5, added.pairs, added.length);
    this.#add(unit, 6, added.names, added.length);
    this.#add(unit, 7, removed.names, removed.length);
    this.#add(unit, 7, context.names, context.length);
    this.#add(unit, 7, section.names, section.length);
    this.#add(unit, 7, path.names, path.length);
    const path0 = this.#units[unit]?.path.toLowerCase() ?? '';
    this.#query.wishes.forEach((wish, criterion) => {
      const at = this.#at(unit, criterion);
      if (wish.paths.some((named) => names(path0, named))) this.#rows[at + 8] = 1;
      const own = this.#ownWeight[criterion] ?? 0;
      this.#rows[at + 10] = own > 0 ? (this.#rows[at] ?? 0) / own : 0;
    });
  }

  #at(unit: number, criterion: number): number {
    return (unit * this.#query.wishes.length + criterion) * FEATURES.length;
  }

  #add(unit: number, feature: number, terms: ReadonlyMap<Term, number>, length: number): void {
    const norm = SATURATION * (1 - LENGTH_PART + (LENGTH_PART * length) / this.#meanLength);
    for (const [term, count] of terms) {
      const gain = ((this.#idf.get(term) ?? 0) * count * (SATURATION + 1)) / (count + norm);
      for (const { criterion, weight } of term.wanted) {
        const at = this.#at(unit, criterion) + feature;
        this.#rows[at] = (this.#rows[at] ?? 0) + gain * weight;
      }
    }
  }

  /** Each unit's file as a whole: the words anywhere in its changed lines. */
  addFileWords(): void {
    let from = 0;
    while (from < this.#units.length) {
      const file = this.#units[from]?.file;
      let to = from;
      const seen = new Set<Term>();
      for (; this.#units[to]?.file === file && to < this.#units.length; to++) {
        const counts = this.#counts[to];
        if (counts === undefined) continue;
        for (const field of [counts.added, counts.removed, counts.path])
          for (const term of field.words.keys()) seen.add(term);
      }
      for (const term of seen) {
        for (const { criterion, weight } of term.wanted) {
          for (let unit = from; unit < to; unit++) {
            const at = this.#at(unit, criterion) + 9;
            this.#rows[at] = (this.#rows[at] ?? 0) + weight * (this.#idf.get(term) ?? 0);
          }
        }
      }
      from = to;
    }
  }
}

/** Whether a file is the one that a criterion names: the path's end, on a boundary. */
function names(path: string, named: string): boolean {
  return path === named || path.endsWith(`/${named}`) || (named.includes('/') && path.startsWith(`${named}/`));
}
