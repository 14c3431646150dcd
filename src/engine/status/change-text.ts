/** The lines of a change in the forms in which a criterion's exact words are looked for. */
import { addToGroup } from '../../base/groups.js';
import type { FileClass } from '../../contract/index.js';
import type { Unit } from '../binding/units.js';
import type { WordCutter } from '../text/words.js';
import { type Quantity, readQuantities } from './quantities.js';

/** Where a line stands: what the change adds, what it takes away, and what stands beside it unchanged. */
export type LineSide = 'added' | 'removed' | 'around';

/** A line of a unit. */
export interface TextLine {
  /** Index of its unit. */
  readonly unit: number;
  readonly path: string;
  readonly class: FileClass;
  readonly side: LineSide;
  /** Number on the head side; for a line that is not there, the one of the unit's first line. */
  readonly number: number;
  readonly text: string;
  /** Its words as stems, each with a blank on both sides: `maxRetries = 3` is ` max retri 3 `. */
  readonly phrase: string;
  /** The stems of its words without stop words. */
  readonly stems: ReadonlySet<string>;
}

/** Maximum number of characters of all lines that are kept for a search as they are written. */
const MAX_TEXT = 4_000_000;

/** Two words are forms of one if one is the beginning of the other and so long; longer beginnings are not kept. */
const LEAST_FORM = 5;
const MOST_FORM = 16;

/** All lines of a change. Built once for all criteria, in time linear in the text. */
export class ChangeText {
  readonly lines: readonly TextLine[];
  readonly #byUnit: readonly (readonly TextLine[])[];
  readonly #stems: Readonly<Record<LineSide, Set<string>>> = {
    added: new Set(),
    removed: new Set(),
    around: new Set(),
  };
  readonly #runs: Readonly<Record<LineSide, Set<string>>> = { added: new Set(), removed: new Set(), around: new Set() };
  /** The beginnings of the stems of changed lines, from LEAST_FORM characters on. */
  readonly #beginnings = new Set<string>();
  readonly #phrases: Readonly<Record<LineSide, string>>;
  readonly #texts: Readonly<Record<LineSide, string>>;
  /** By run of word characters: the run without signs. */
  readonly #squashed = new Map<string, string>();
  /** By stem: the added lines that have it, as indices of `lines`. Filled when it is first asked for. */
  readonly #added = new Map<string, number[]>();
  readonly #quantities = new Map<TextLine, readonly Quantity[]>();

  constructor(
    readonly units: readonly Unit[],
    private readonly cutter: WordCutter,
  ) {
    this.#byUnit = units.map((unit, index) => this.#readUnit(unit, index));
    this.lines = this.#byUnit.flat();
    for (const side of ['added', 'removed'] as const)
      for (const stem of this.#stems[side])
        for (let end = LEAST_FORM; end <= Math.min(stem.length, MOST_FORM); end++)
          this.#beginnings.add(stem.slice(0, end));
    const join = (show: (line: TextLine) => string, fold: (text: string) => string) => {
      const read = (side: LineSide) =>
        fold(
          this.lines
            .filter((line) => line.side === side)
            .map(show)
            .join('\n'),
        ).slice(0, MAX_TEXT);
      return { added: read('added'), removed: read('removed'), around: read('around') };
    };
    this.#phrases = join(
      (line) => line.phrase,
      (text) => text,
    );
    this.#texts = join((line) => line.text, foldLiteral);
  }

  /** Returns the lines of a unit: added, removed, then those around. */
  linesOf(unit: number): readonly TextLine[] {
    return this.#byUnit[unit] ?? [];
  }

  /** Returns the numbers of a line. */
  readNumbers(line: TextLine): readonly Quantity[] {
    let found = this.#quantities.get(line);
    if (found === undefined) {
      found = readQuantities(line.text);
      this.#quantities.set(line, found);
    }
    return found;
  }

  /** Returns the added lines that have one of some stems, in the order of the change. */
  listAdded(stems: readonly string[]): readonly TextLine[] {
    if (this.#added.size === 0)
      this.lines.forEach(({ side, stems: own }, at) => {
        if (side === 'added') for (const stem of own) addToGroup(this.#added, stem, at);
      });
    const found = new Set(stems.flatMap((stem) => this.#added.get(stem) ?? []));
    return [...found].sort((a, b) => a - b).flatMap((at) => this.lines[at] ?? []);
  }

  /** Returns a text's words as a phrase, in the form of `TextLine.phrase`. */
  toPhrase(text: string): string {
    return joinPhrase(this.cutter.cutLine(text).flatMap(({ cut }) => cut.tokens));
  }

  /** Returns the stems of a text's words without stop words, in its order. */
  listStems(text: string): string[] {
    return this.cutter
      .cutLine(text)
      .flatMap(({ cut }) => cut.tokens.flatMap(({ stem }) => (stem === '' ? [] : [stem])));
  }

  hasStem(stem: string, sides: readonly LineSide[]): boolean {
    return sides.some((side) => this.#stems[side].has(stem));
  }

  /** Returns whether a changed line has the stem or a longer or shorter form of it. */
  hasForm(stem: string): boolean {
    if (this.hasStem(stem, ['added', 'removed'])) return true;
    if (stem.length < LEAST_FORM) return false;
    if (this.#beginnings.has(stem)) return true;
    for (let end = LEAST_FORM; end < stem.length; end++)
      if (this.hasStem(stem.slice(0, end), ['added', 'removed'])) return true;
    return false;
  }

  /** Returns whether the words stand one after the other in a line, whatever signs separate them. */
  hasPhrase(phrase: string, sides: readonly LineSide[]): boolean {
    const stems = phrase.trim().split(' ');
    return sides.some(
      (side) => stems.every((stem) => this.#stems[side].has(stem)) && this.#phrases[side].includes(phrase),
    );
  }

  /** Returns whether a run of word characters reads so, but for case and signs: `gcMaxLifetime` is `gc_maxlifetime`. */
  hasRun(text: string, sides: readonly LineSide[]): boolean {
    const run = squash(text);
    return run !== '' && sides.some((side) => this.#runs[side].has(run));
  }

  /** Returns whether a line has the text as it is written, but for case, quotes and white space. */
  hasLiteral(text: string, sides: readonly LineSide[]): boolean {
    const literal = foldLiteral(text).replaceAll('\n', '');
    return literal !== '' && sides.some((side) => this.#texts[side].includes(literal));
  }

  #squash(raw: string): string {
    let run = this.#squashed.get(raw);
    if (run === undefined) {
      run = squash(raw);
      this.#squashed.set(raw, run);
    }
    return run;
  }

  #readUnit(unit: Unit, index: number): TextLine[] {
    const read = (text: string, side: LineSide, number: number): TextLine => {
      const cuts = this.cutter.cutLine(text);
      const tokens = cuts.flatMap(({ cut }) => cut.tokens);
      const stems = new Set(tokens.map(({ stem }) => stem));
      stems.delete('');
      for (const { stem, word } of tokens) this.#stems[side].add(stem === '' ? word : stem);
      for (const { raw } of cuts) this.#runs[side].add(this.#squash(raw));
      return {
        unit: index,
        path: unit.path,
        class: unit.class,
        side,
        number,
        text,
        phrase: joinPhrase(tokens),
        stems,
      };
    };
    return [
      ...unit.added.map((text, at) => read(text, 'added', Math.min(unit.last, unit.first + at))),
      ...unit.removed.map((text) => read(text, 'removed', unit.first)),
      ...[...unit.context, unit.section, unit.path].map((text) => read(text, 'around', unit.first)),
    ];
  }
}

function joinPhrase(tokens: readonly { readonly stem: string; readonly word: string }[]): string {
  return ` ${tokens.map(({ stem, word }) => (stem === '' ? word : stem)).join(' ')} `;
}

function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Leaves out quotes and white space. The ends of lines stay: nothing is found across them. */
function foldLiteral(text: string): string {
  return text.toLowerCase().replace(/["'`“”‘’«»\\]+|[^\S\n]+/gu, '');
}
