/** Reads what kind of work a criterion asks for, and scores how well that matches the kind of change in a unit. */

import type { WordCutter } from '../../text/words.js';
import type { CriterionTerms } from './query.js';

/** The kinds of work, each with the words that indicate it. The words are written by hand; their weights are fitted. */
const TELLING = [
  ['test', 'test spec coverage unittest regression fixture mock'],
  ['document', 'doc document readme javadoc docstring changelog comment guide explain news note describe description'],
  ['error', 'error exception fail failure throw raise panic err crash catch abort bail handle'],
  ['log', 'log logger warn message print debug trace output report'],
  ['remove', 'remove drop delete unused rid strip deprecate disable clean'],
  ['rename', 'rename move relocate extract split'],
  ['add', 'add introduce implement create support allow provide enable expose'],
  ['fix', 'fix correct bug wrong issue broken prevent avoid ensure properly'],
  [
    'refactor',
    'refactor simplify cleanup clean rework restructure reorganize consolidate reuse deduplicate convert replace switch',
  ],
  ['configure', 'option flag config configure set default parameter argument property env'],
  ['type', 'type annotation hint generic cast signature mypy'],
  ['build', 'ci build dependency workflow makefile pom bump version upgrade cmake'],
  ['small', 'typo minor small trivial whitespace indent format spelling'],
  ['null', 'null nil none undefined check guard validate empty missing'],
] as const;

/** Kinds that count again when the first word of a criterion indicates them. */
const BEGINNING = ['add', 'fix', 'remove', 'rename', 'refactor'] as const;

/** A kind of work, as the fitted model names it; `add first`: the first word of the criterion says it. */
export type Intent = (typeof TELLING)[number][0] | `${(typeof BEGINNING)[number]} first`;

/** The names of the intents, in the order of their indices. */
export const INTENTS: readonly Intent[] = [
  ...TELLING.map(([name]) => name),
  ...BEGINNING.map((name) => `${name} first` as const),
];

/** Reads the intents of criteria. */
export class IntentReader {
  readonly #stems: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(cutter: WordCutter) {
    this.#stems = new Map(
      TELLING.map(([name, words]) => [
        name,
        new Set(cutter.cutLine(words).flatMap(({ cut }) => cut.tokens.map((token) => token.stem))),
      ]),
    );
  }

  /**
   * Returns the strength of each intent: 1 if a word of the first line indicates it, less for a word of later lines.
   */
  read(wish: CriterionTerms): number[] {
    const telling = [...this.#stems.values()].map((stems) =>
      wish.words.reduce((most, { term, weight }) => (stems.has(term.key) ? Math.max(most, weight) : most), 0),
    );
    const first = wish.words[0];
    const beginning = BEGINNING.map((name) =>
      first !== undefined && this.#stems.get(name)?.has(first.term.key) === true ? 1 : 0,
    );
    return [...telling, ...beginning];
  }
}

/** What an intent scores in a unit of a shape, as a part of the logarithm of its chance; both by their numbers. */
export interface IntentWeight {
  readonly intent: number;
  readonly shape: number;
  readonly weight: number;
}

/** How well intents go with shapes: the sum of the weights. */
export function scoreIntent(
  weights: readonly IntentWeight[],
  intents: readonly number[],
  shapes: readonly number[],
): number {
  let score = 0;
  for (const { intent, shape, weight } of weights) score += weight * (intents[intent] ?? 0) * (shapes[shape] ?? 0);
  return score;
}
