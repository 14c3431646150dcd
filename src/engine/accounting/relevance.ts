/**
 * How much a file says of a ticket: a line is asked for only in a file that speaks of the ticket at all. The binding
 * shares every changed line among the criteria, so a file that serves none of them is given to the one it is least
 * unlike. The weights are in `models/relevance.json`, which `npm run fit:relevance` writes.
 */
import type { Query } from '../binding/query.js';
import { buildQuery } from '../binding/query.js';
import type { Criterion, FileChange } from '../model.js';
import fitted from '../models/relevance.json' with { type: 'json' };
import { type NumberTable, orderNumbers } from '../models/table.js';
import { ln, logistic } from '../text/arithmetic.js';
import { WordCutter } from '../text/words.js';

/** The features of a file and a ticket, in the order of their row. Words count by how rare they are in code at large. */
export const RELEVANCE_FEATURES = ['bias', 'words in added lines', 'words in the path', 'words of the ticket'] as const;

/** Lines of a file that are read; enough for a long generated file. */
const MAX_LINES = 20_000;

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

  constructor(criteria: readonly Criterion[], model: RelevanceModel = fitted) {
    this.#query = buildQuery(criteria, this.#cutter);
    this.#weights = orderNumbers('relevance.weights', model.weights, RELEVANCE_FEATURES);
    this.#least = model.least;
  }

  /** Returns whether a file speaks of the ticket. */
  covers(file: FileChange): boolean {
    const row = this.buildRow(file);
    return logistic(this.#weights.reduce((sum, weight, at) => sum + weight * (row[at] ?? 0), 0)) >= this.#least;
  }

  /** Returns the row of RELEVANCE_FEATURES of a file. Linear in its added lines. */
  buildRow({ added, file }: FileChange): readonly number[] {
    const lines = added.slice(0, MAX_LINES).map(({ text }) => text);
    const all = [...this.#query.words.values()].reduce((sum, { rarity }) => sum + rarity, 0);
    return [1, Math.sqrt(this.#weigh(lines)), Math.sqrt(this.#weigh([file.path])), ln(1 + all)];
  }

  /** Returns the sum of the rarities of the distinct words of the ticket that some lines contain. */
  #weigh(lines: readonly string[]): number {
    const found = new Map<string, number>();
    for (const line of lines) {
      for (const { cut } of this.#cutter.cutLine(line)) {
        for (const { stem } of cut.tokens) {
          const term = this.#query.words.get(stem);
          if (term !== undefined) found.set(stem, term.rarity);
        }
      }
    }
    return [...found.values()].reduce((sum, rarity) => sum + rarity, 0);
  }
}
