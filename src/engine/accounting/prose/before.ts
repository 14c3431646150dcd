/** What a text said before a change: a line that says nothing else loads, installs and names nothing else. */
import { type Places, readPlaces } from './addresses.js';

const SEPARATOR = /[\s"'`]+/u;

/** The text of one side, as far as it is known. */
export class SaidBefore {
  readonly #words: ReadonlySet<string>;
  /** The same, whatever the numbers in them are. */
  readonly #names: ReadonlySet<string>;
  readonly #text: string;
  readonly lines: readonly string[];
  /** Where its addresses lead. */
  readonly places: Places;

  constructor(lines: Iterable<string>) {
    const all = [...lines];
    this.lines = all;
    this.#text = all.join('\n');
    this.#words = new Set(this.#text.split(SEPARATOR));
    this.#names = new Set([...this.#words].map(maskNumbers));
    this.places = readPlaces(all);
  }

  /** Returns whether a line has a word that the text did not have. Words are what stands between white space, quotes or marks of code. */
  lacks(line: string): boolean {
    return line.split(SEPARATOR).some((word) => !this.#words.has(word));
  }

  /** As `lacks`, where other numbers name nothing else: of a version, of a port. */
  lacksName(line: string): boolean {
    return line.split(SEPARATOR).some((word) => !this.#names.has(maskNumbers(word)));
  }

  /** Returns whether it had a text, wherever it stood. */
  has(text: string): boolean {
    return this.#text.includes(text);
  }
}

function maskNumbers(word: string): string {
  return word.replace(/\d+(?:\.\d+)*/gu, '0');
}
