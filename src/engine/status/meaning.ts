/** What a text says beyond its words: their contraries, and what is negated. */
import { fold } from '../text/fold.js';
import type { WordCutter } from '../text/words.js';
import { NEGATIONS } from './lexica/negations.js';
import { OPPOSITES } from './lexica/opposites.js';

/** A word of a text as it is compared. */
export interface Word {
  /** The stem, or the word itself where it is a stop word. */
  readonly key: string;
  readonly word: string;
  /** It carries a meaning of its own. */
  readonly hasContent: boolean;
  readonly isNegation: boolean;
}

/** Where a clause ends. A point inside of a name is no end. */
const CLAUSE_END = /[,;:.](?=\s|$)|[()]/u;

/** Reads words and knows which of them are contraries. */
export class Meaning {
  readonly #contraries = new Map<string, Set<string>>();

  constructor(private readonly cutter: WordCutter) {
    for (const line of OPPOSITES.trim().split('\n')) {
      const [left = [], right = []] = line.split('|').map((side) => this.readWords(side).map(({ key }) => key));
      for (const one of left)
        for (const other of right) {
          this.#add(one, other);
          this.#add(other, one);
        }
    }
  }

  readWords(text: string): Word[] {
    return this.#cut(fold(text.replace(/n['’]t\b/gu, ' not'))).flat();
  }

  /** Returns the words of each clause of a text. */
  readClauses(text: string): Word[][] {
    return text.split(CLAUSE_END).map((clause) => this.readWords(clause));
  }

  /** Returns the names and words of a line of code, each as its parts. */
  readNames(code: string): Word[][] {
    return this.#cut(code);
  }

  #cut(text: string): Word[][] {
    return this.cutter.cutLine(text).map(({ cut }) =>
      cut.tokens.map(({ stem, word }) => ({
        key: stem === '' ? word : stem,
        word,
        hasContent: stem !== '',
        isNegation: NEGATIONS.has(word),
      })),
    );
  }

  /** Returns the keys of the words that say the contrary of a word. */
  listContraries(key: string): ReadonlySet<string> {
    return this.#contraries.get(key) ?? NO_KEYS;
  }

  #add(one: string, other: string): void {
    if (one === other) return;
    const known = this.#contraries.get(one) ?? new Set();
    this.#contraries.set(one, known.add(other));
  }
}

const NO_KEYS: ReadonlySet<string> = new Set();
