/** What speaks for a criterion in a unit: matches by where they stand, weighted by how rare they are in this change. */

import { addToCount } from '../../../base/groups.js';
import type { WordCutter } from '../../text/words.js';
import { IntentReader, type IntentWeight, scoreIntent } from '../query/intent.js';
import type { Query, Term } from '../query/query.js';
import { type RelatedWord, RelatedWordFinder } from '../query/related-words.js';
import { countMatches, type UnitCounts } from '../units/counts.js';
import { measureShapes } from '../units/shapes.js';
import type { Unit } from '../units/units.js';
import { readIntentWeights } from './intent-weights.js';
import { measureRarity } from './rarity.js';

/** The features of a pair, in the order of its row. */
export const FEATURES = [
  'added words',
  'share of own words',
  'new words',
  'gone words',
  'subject words',
  'context words',
  'file name words',
  'defined words',
  'file words',
  'density',
  'sole words',
  'missing words',
  'matches',
  'pairs',
  'names',
  'best removed line',
  'akin words',
  'akin words around',
  'words of one sense',
  'path named',
  'intent',
] as const;

/** The name of a feature, by which the model has its weight. */
export type Feature = (typeof FEATURES)[number];
const AT: ReadonlyMap<Feature, number> = new Map(FEATURES.map((feature, at) => [feature, at]));

/** The features of every pair of a unit and a criterion, with what they were counted from. */
export interface Evidence {
  readonly counts: readonly UnitCounts[];
  /**
   * FEATURES.length numbers per unit and criterion: `rows[(unit * criteria + criterion) * FEATURES.length + feature]`.
   */
  readonly rows: Float64Array;
  /** How rare a term is among the units of this change. */
  readonly idf: ReadonlyMap<Term, number>;
  /** Number of units that have the term in their added or removed lines. */
  readonly holders: ReadonlyMap<Term, number>;
  /** Returns whether a criterion names the file of a unit. */
  pathNamed(unit: number, criterion: number): boolean;
}

const SATURATION = 1.2;
const LENGTH_PART = 0.6;
/** Fixed lengths, in words, used for every context and every file name. */
const CONTEXT_LENGTH = 30;
const NAME_LENGTH = 4;
/** Words added to the length of a unit, so that one match in a short unit does not give a full score. */
const UNSEEN_WORDS = 3;

/** Counts all matches and computes the features of all pairs. Runs in time linear in the words of the change. */
export function collectEvidence(units: readonly Unit[], query: Query, cutter: WordCutter): Evidence {
  const relations = new RelatedWordFinder(query, cutter);
  const counts = units.map((unit) => countMatches(unit, query, relations, cutter));
  const holders = countUnitsByTerm(counts);
  const idf = new Map<Term, number>();
  for (const kind of [query.words, query.pairs, query.names])
    for (const term of kind.values()) idf.set(term, measureRarity(units.length, holders.get(term) ?? 0));
  const scorer = new Scorer(units, query, counts, idf, holders);
  for (let unit = 0; unit < units.length; unit++) scorer.score(unit);
  scorer.addFiles(new IntentReader(cutter), readIntentWeights());
  return {
    counts,
    rows: scorer.rows,
    idf,
    holders,
    pathNamed: (unit, criterion) => scorer.at(unit, criterion, 'path named') === 1,
  };
}

function countUnitsByTerm(counts: readonly UnitCounts[]): Map<Term, number> {
  const holders = new Map<Term, number>();
  for (const unit of counts) {
    const seen = new Set<Term>();
    for (const field of [unit.added, unit.removed]) {
      for (const kind of [field.words, field.pairs, field.names]) for (const term of kind.keys()) seen.add(term);
    }
    for (const term of seen) addToCount(holders, term);
  }
  return holders;
}

class Scorer {
  readonly rows: Float64Array;
  readonly #units: readonly Unit[];
  readonly #query: Query;
  readonly #counts: readonly UnitCounts[];
  readonly #idf: ReadonlyMap<Term, number>;
  readonly #holders: ReadonlyMap<Term, number>;
  readonly #kinIdf = new Map<RelatedWord, number>();
  readonly #meanLength: number;
  /** Per criterion: the weight of all its words, and the weight of those that the change contains. */
  readonly #all: readonly number[];
  readonly #had: readonly number[];

  constructor(
    units: readonly Unit[],
    query: Query,
    counts: readonly UnitCounts[],
    idf: ReadonlyMap<Term, number>,
    holders: ReadonlyMap<Term, number>,
  ) {
    this.#units = units;
    this.#query = query;
    this.#counts = counts;
    this.#idf = idf;
    this.#holders = holders;
    this.rows = new Float64Array(units.length * query.wishes.length * FEATURES.length);
    this.#meanLength = counts.reduce((sum, unit) => sum + unit.added.length, 0) / Math.max(1, counts.length) || 1;
    this.#all = query.wishes.map(({ words }) =>
      words.reduce((sum, { term, weight }) => sum + weight * (idf.get(term) ?? 0), 0),
    );
    this.#had = query.wishes.map(({ words }) =>
      words.reduce((sum, { term, weight }) => sum + (holders.has(term) ? weight * this.#rare(term) : 0), 0),
    );
    const kinHolders = new Map<RelatedWord, number>();
    for (const unit of counts) for (const kin of unit.kin) addToCount(kinHolders, kin);
    for (const [kin, held] of kinHolders) this.#kinIdf.set(kin, measureRarity(units.length, held));
  }

  at(unit: number, criterion: number, feature: Feature): number {
    return this.rows[this.#index(unit, criterion, feature)] ?? 0;
  }

  #index(unit: number, criterion: number, feature: Feature): number {
    return (unit * this.#query.wishes.length + criterion) * FEATURES.length + (AT.get(feature) ?? 0);
  }

  #add(unit: number, criterion: number, feature: Feature, value: number): void {
    const index = this.#index(unit, criterion, feature);
    this.rows[index] = (this.rows[index] ?? 0) + value;
  }

  /** Returns how rare a term is: its rarity in this change times its rarity in code in general. */
  #rare(term: Term): number {
    return (this.#idf.get(term) ?? 0) * term.rarity;
  }

  score(unit: number): void {
    const counts = this.#counts[unit];
    const path = this.#units[unit]?.path.toLowerCase();
    if (counts === undefined || path === undefined) return;
    const { added, removed } = counts;
    this.#saturated(unit, 'added words', added.words, added.length, false);
    this.#saturated(unit, 'new words', counts.fresh, added.length, true);
    this.#saturated(unit, 'gone words', counts.gone, removed.length, true);
    this.#saturated(unit, 'context words', counts.context.words, CONTEXT_LENGTH, true);
    this.#saturated(unit, 'file name words', counts.fileName.words, NAME_LENGTH, true);
    this.#saturated(unit, 'defined words', counts.defined.words, NAME_LENGTH, false);
    this.#countChanged(unit, counts);
    this.#countRemovedLines(unit, counts);
    this.#addKin(unit, counts);
    this.#query.wishes.forEach((wish, criterion) => {
      if (wish.paths.some((named) => matchesPath(path, named))) this.#add(unit, criterion, 'path named', 1);
      const all = this.#all[criterion] ?? 0;
      if (all > 0) this.#add(unit, criterion, 'share of own words', this.at(unit, criterion, 'added words') / all);
    });
  }

  /** Adds the BM25 score of a field: each repetition of a word adds less, and words in longer units add less. */
  #saturated(unit: number, feature: Feature, terms: ReadonlyMap<Term, number>, length: number, atLarge: boolean): void {
    const norm = SATURATION * (1 - LENGTH_PART + (LENGTH_PART * length) / this.#meanLength);
    for (const [term, count] of terms) {
      const rare = atLarge ? this.#rare(term) : (this.#idf.get(term) ?? 0);
      const gain = (rare * count * (SATURATION + 1)) / (count + norm);
      for (const { criterion, weight } of term.wanted) {
        this.#add(unit, criterion, feature, gain * weight);
        if (feature === 'added words' && weight === 1) this.#add(unit, criterion, 'subject words', gain);
      }
    }
  }

  /** Computes the features that count each word of the changed lines once. */
  #countChanged(unit: number, counts: UnitCounts): void {
    const { added, removed, context, section, path } = counts;
    const changed = new Set([...added.words.keys(), ...removed.words.keys()]);
    for (const term of changed) for (const { criterion } of term.wanted) this.#add(unit, criterion, 'matches', 1);
    for (const term of added.words.keys()) {
      const [only, second] = term.wanted;
      if (only !== undefined && second === undefined)
        this.#add(unit, only.criterion, 'sole words', only.weight * this.#rare(term));
    }
    for (const [term, count] of counts.fresh)
      for (const { criterion } of term.wanted)
        this.#add(unit, criterion, 'density', count / (counts.freshLength + UNSEEN_WORDS));
    for (const term of added.pairs.keys())
      for (const { criterion, weight } of term.wanted) this.#add(unit, criterion, 'pairs', weight);
    for (const term of added.names.keys())
      for (const { criterion, weight } of term.wanted)
        this.#add(unit, criterion, 'names', weight * (this.#idf.get(term) ?? 0));
    this.#had.forEach((had, criterion) => {
      this.#add(unit, criterion, 'missing words', had);
    });
    for (const field of [context, section, path]) for (const term of field.words.keys()) changed.add(term);
    for (const term of changed)
      for (const { criterion, weight } of term.wanted)
        if (this.#holders.has(term)) this.#add(unit, criterion, 'missing words', -weight * this.#rare(term));
  }

  #countRemovedLines(unit: number, counts: UnitCounts): void {
    for (const line of counts.removedLines) {
      const here = new Map<number, number>();
      for (const term of line)
        for (const { criterion, weight } of term.wanted) addToCount(here, criterion, weight * this.#rare(term));
      for (const [criterion, sum] of here) {
        const index = this.#index(unit, criterion, 'best removed line');
        this.rows[index] = Math.max(this.rows[index] ?? 0, sum);
      }
    }
  }

  /**
   * Adds the score of related words for query terms that the changed lines do not contain. Each term gets its rarest
   * related word.
   */
  #addKin(unit: number, counts: UnitCounts): void {
    const [akin, senses, around] = [new Map<Term, number>(), new Map<Term, number>(), new Set<Term>()];
    const there = (term: Term) => counts.added.words.has(term) || counts.removed.words.has(term);
    for (const kin of counts.kin) {
      const best = typeof kin.key === 'number' ? senses : akin;
      for (const term of kin.terms)
        if (!there(term)) best.set(term, Math.max(best.get(term) ?? 0, this.#kinIdf.get(kin) ?? 0));
    }
    for (const kin of counts.kinAround)
      if (typeof kin.key === 'string')
        for (const term of kin.terms) if (!there(term) && !akin.has(term)) around.add(term);
    const each = (feature: Feature, term: Term, value: number) => {
      for (const { criterion, weight } of term.wanted) this.#add(unit, criterion, feature, weight * value);
    };
    for (const [term, rare] of akin) each('akin words', term, rare * term.rarity);
    for (const [term, rare] of senses) each('words of one sense', term, rare);
    for (const term of around) each('akin words around', term, 1);
  }

  /** What is known of a file as a whole: the words anywhere in its changed lines, and whether it is new. */
  addFiles(reader: IntentReader, weights: readonly IntentWeight[]): void {
    const intents = this.#query.wishes.map((wish) => reader.read(wish));
    for (let from = 0, to = 0; from < this.#units.length; from = to) {
      const file = this.#units[from]?.file;
      const seen = new Set<Term>();
      let isNew = true;
      for (; to < this.#units.length && this.#units[to]?.file === file; to++) {
        const counts = this.#counts[to];
        if (counts === undefined) continue;
        for (const field of [counts.added, counts.removed, counts.path])
          for (const term of field.words.keys()) seen.add(term);
        isNew &&= this.#units[to]?.removed.length === 0 && this.#units[to]?.context.length === 0;
      }
      for (const term of seen) {
        for (const { criterion, weight } of term.wanted)
          for (let unit = from; unit < to; unit++)
            this.#add(unit, criterion, 'file words', weight * (this.#idf.get(term) ?? 0));
      }
      for (let unit = from; unit < to; unit++) this.#addIntents(unit, intents, weights, isNew);
    }
  }

  #addIntents(
    unit: number,
    intents: readonly (readonly number[])[],
    weights: readonly IntentWeight[],
    isNew: boolean,
  ): void {
    const [here, counts] = [this.#units[unit], this.#counts[unit]];
    if (here === undefined || counts === undefined) return;
    const shapes = measureShapes(here, counts, isNew);
    intents.forEach((intent, criterion) => {
      this.#add(unit, criterion, 'intent', scoreIntent(weights, intent, shapes));
    });
  }
}

/**
 * Returns whether a criterion names this path. The name must be the path, its last segments, or a leading directory.
 */
export function matchesPath(path: string, named: string): boolean {
  return path === named || path.endsWith(`/${named}`) || (named.includes('/') && path.startsWith(`${named}/`));
}
