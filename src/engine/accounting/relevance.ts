/**
 * How much a file says of a ticket: a line is asked for only in a file that speaks of the ticket at all. The binding
 * shares every changed line among the criteria, so a file that serves none of them is given to the one it is least
 * unlike. The weights are in `models/relevance.json`, which `npm run fit:relevance` writes.
 */
import { buildQuery, type Query, type Term } from '../binding/query/query.js';
import type { Criterion, FileChange, FileSyntax } from '../model.js';
import fitted from '../models/relevance.json' with { type: 'json' };
import { type NumberTable, orderNumbers } from '../models/table.js';
import { ln, logistic } from '../text/arithmetic.js';
import { WordCutter } from '../text/words.js';

/** The features of a file and a ticket, in the order of their row. Words count by how rare they are in code at large. */
export const RELEVANCE_FEATURES = [
  'bias',
  'words in added lines',
  'words in the path and in names around',
  'names in added lines or around',
  'words of the ticket',
] as const;

/** Lines of a file that are read; enough for a long generated file. */
const MAX_LINES = 20_000;

/**
 * What the words of a part have to weigh for each of its lines, so that it speaks of the ticket, and at most: the square root
 * of their rarities, as in the features, for a ticket of one word (a longer one has more words by chance). Chosen on the first
 * half of the tickets, with code of another repository put into a file that the ticket asks for: nine of ten lines that
 * criteria ask for are in such a part, and of the stranger's one of twenty.
 */
const LEAST_WORDS = 0.16;
const ENOUGH_WORDS = 0.4;

/** The model: its weights, and the probability from which a file counts as one that speaks of the ticket. */
export interface RelevanceModel {
  readonly weights: NumberTable;
  readonly least: number;
}

/** Tells which files of a change speak of a ticket. */
export class Relevance {
  readonly #cutter = new WordCutter();
  readonly #query: Query;
  readonly #weights: readonly number[];
  readonly #least: number;
  /** How much the ticket says. */
  readonly #all: number;

  constructor(criteria: readonly Criterion[], model: RelevanceModel = fitted) {
    this.#query = buildQuery(criteria, this.#cutter);
    this.#weights = orderNumbers('relevance.weights', model.weights, RELEVANCE_FEATURES);
    this.#least = model.least;
    this.#all = ln(1 + sumRarities(this.#query.words.values()));
  }

  /** Returns whether a file speaks of the ticket. */
  covers(file: FileChange, syntax: FileSyntax | null): boolean {
    const row = this.buildRow(file, syntax);
    return logistic(this.#weights.reduce((sum, weight, at) => sum + weight * (row[at] ?? 0), 0)) >= this.#least;
  }

  /**
   * Returns whether a part of a file has words of the ticket itself: a stranger in a file that speaks of it has not. Linear
   * in the part's lines.
   */
  speaks(texts: readonly string[]): boolean {
    const written = texts.filter((text) => text.trim() !== '').length;
    const least = Math.min(ENOUGH_WORDS, LEAST_WORDS * Math.sqrt(written)) * this.#all;
    return Math.sqrt(sumRarities(this.#match(texts).words)) >= least;
  }

  /** Returns the row of RELEVANCE_FEATURES of a file. Linear in its added lines. */
  buildRow({ added, file }: FileChange, syntax: FileSyntax | null): readonly number[] {
    const lines = this.#match(added.slice(0, MAX_LINES).map(({ text }) => text));
    const around = this.#match([file.path, ...(syntax?.symbols ?? []).map(({ name }) => name)]);
    const names = new Set([...lines.names, ...around.names]);
    return [
      1,
      Math.sqrt(sumRarities(lines.words)),
      Math.sqrt(sumRarities(around.words)),
      Math.sqrt(names.size),
      this.#all,
    ];
  }

  /** Returns the distinct words and names of the ticket that some texts contain. */
  #match(texts: readonly string[]): { readonly words: ReadonlySet<Term>; readonly names: ReadonlySet<Term> } {
    const words = new Set<Term>();
    const names = new Set<Term>();
    for (const text of texts) {
      for (const { cut } of this.#cutter.cutLine(text)) {
        const name = this.#query.names.get(cut.name === '' ? (cut.tokens[0]?.word ?? '') : cut.name);
        if (name !== undefined) names.add(name);
        for (const { stem } of cut.tokens) {
          const term = this.#query.words.get(stem);
          if (term !== undefined) words.add(term);
        }
      }
    }
    return { words, names };
  }
}

function sumRarities(terms: Iterable<Term>): number {
  return [...terms].reduce((sum, { rarity }) => sum + rarity, 0);
}
