/** What a text said before a change: a line that says nothing else loads, installs and names nothing else. */
import { type Places, readPlaces } from './addresses.js';

const SEPARATOR = /[\s"'`]+/u;

/** The text of one side, as far as it is known. */
export class SaidBefore {
  readonly #words: ReadonlySet<string>;
  readonly #text: string;
  /** Where its addresses lead. */
  readonly places: Places;

  constructor(lines: Iterable<string>) {
    const all = [...lines];
    this.#text = all.join('\n');
    this.#words = new Set(this.#text.split(SEPARATOR));
    this.places = readPlaces(all);
  }

  /** Returns whether a line has a word that the text did not have. Words are what stands between white space, quotes or marks of code. */
  lacks(line: string): boolean {
    return line.split(SEPARATOR).some((word) => !this.#words.has(word));
  }

  /** Returns whether it had a text, wherever it stood. */
  has(text: string): boolean {
    return this.#text.includes(text);
  }
}
