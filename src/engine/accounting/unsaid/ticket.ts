/** What a ticket says, for comparison with what a change does. */
import { WordCutter } from '../../text/words.js';
import { listWords } from '../lines/words.js';

/** Shorter parts of a name say little. */
const MIN_PART = 3;
const NUMBER = /(?<![\p{IDC}.])\d+(?:[_,]\d{3})*(?:\.\d+)?/gu;
/** A version as a ticket writes it: `3.0`, `v1.2.3`. */
const VERSION = /(?<![\p{IDC}.])v?(\d+(?:\.\d+){1,4})(?!\p{IDC}|\.\d)/gu;
/** Parts of a version that say nothing: 3.0 is 3.0.0. */
const ZEROS = /(?:\.0+)+$/u;
/** Units of time and of bytes, and what they are in smaller ones. */
const FACTORS = [1, 60, 3600, 24, 86_400, 1000, 60_000, 3_600_000, 86_400_000, 7, 604_800, 1024, 1_048_576];
/** Parts of a whole: percent, and cents. */
const HUNDREDTHS = /%|percent|cent|euro|dollar|pound|[€$£]/u;
const SPELLED = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** What may stand behind a number without being a unit. */
const TYPE_OF_NUMBER = /^(?:n|l|u|f|d|ul|ll|[iuf](?:8|16|32|64|size))?$/u;

/** The words of a ticket. */
export class TicketWords {
  readonly #spoken = new Map<RegExp, boolean>();
  readonly #cutter = new WordCutter();
  readonly #stems: ReadonlySet<string>;
  readonly #joined: ReadonlySet<string>;
  readonly #exact: ReadonlySet<string>;
  readonly #written: ReadonlySet<number>;
  readonly #numbers: ReadonlySet<number>;
  readonly #versions: ReadonlySet<string>;
  /** The criteria in lower case, a line each. */
  readonly text: string;
  readonly words: ReadonlySet<string>;

  /** Takes the texts of the criteria. */
  constructor(criteria: readonly string[]) {
    this.text = criteria.join('\n').toLowerCase();
    this.words = listWords(this.text);
    this.#joined = new Set([...this.words].map(joinParts));
    this.#exact = listWords(criteria.join('\n'));
    const lines = criteria.flatMap((one) => one.split('\n'));
    this.#stems = new Set(lines.flatMap((line) => this.#cutter.listTokens(line).map(({ stem }) => stem)));
    this.#written = new Set(listNumbers(this.text, this.words));
    const factors = HUNDREDTHS.test(this.text) ? [...FACTORS, 100, 0.01] : FACTORS;
    this.#numbers = new Set([...this.#written].flatMap((one) => factors.map((factor) => one * factor)));
    this.#versions = new Set([...this.text.matchAll(VERSION)].map(([, version = '']) => version.replace(ZEROS, '')));
  }

  /** Returns whether the ticket has a word as it is written, capitals too. */
  writes(word: string): boolean {
    return this.#exact.has(word);
  }

  /** Returns whether the ticket has a word of a name. */
  namesPart(name: string): boolean {
    return this.#joined.has(joinParts(name)) || this.#listParts(name).some((stem) => this.#stems.has(stem));
  }

  /** Returns whether the ticket has all words of a name. */
  namesWhole(name: string): boolean {
    const parts = this.#listParts(name);
    return this.#joined.has(joinParts(name)) || (parts.length > 0 && parts.every((stem) => this.#stems.has(stem)));
  }

  /**
   * Returns whether the ticket has a number, also in another unit. A unit that stands at the number must be there, too. A
   * version must be there as a whole.
   */
  hasNumber(text: string): boolean {
    const plain = text.toLowerCase().replaceAll('_', '');
    const [value = ''] = /^(?:0x[\da-f]+|[\d.]*\d)/u.exec(plain) ?? [];
    if (!TYPE_OF_NUMBER.test(plain.slice(value.length))) return this.text.includes(plain);
    if (/\..*\./u.test(value)) return this.#versions.has(value.replace(ZEROS, ''));
    return this.#numbers.has(Number(value));
  }

  /** Returns whether the text matches a pattern. The answer is kept, since many lines ask. */
  speaksOf(pattern: RegExp): boolean {
    const known = this.#spoken.get(pattern) ?? pattern.test(this.text);
    this.#spoken.set(pattern, known);
    return known;
  }

  /** Returns whether the ticket has a number as it is. */
  isWritten(number: number): boolean {
    return this.#written.has(number);
  }

  #listParts(name: string): readonly string[] {
    return this.#cutter
      .listTokens(name)
      .flatMap(({ stem, word }) => (stem === '' || word.length < MIN_PART ? [] : [stem]));
  }
}

/** Writes `user_id`, `userId` and `USER_ID` alike: none of their parts may be a word that says something. */
const joinParts = (name: string): string => name.replaceAll('_', '').toLowerCase();

function listNumbers(text: string, words: ReadonlySet<string>): readonly number[] {
  const written = (text.match(NUMBER) ?? []).map((one) => Number(one.replaceAll(/[_,]/gu, '')));
  return [...written, ...SPELLED.flatMap((word, at) => (words.has(word) ? [at] : []))];
}
