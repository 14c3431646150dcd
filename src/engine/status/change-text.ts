/** The lines of a change in the forms in which a criterion's exact words are looked for. */
import { addToGroup } from '../../base/groups.js';
import type { FileClass } from '../../contract/index.js';
import type { ChangedLine } from '../binding/lines/changed-lines.js';
import type { Unit } from '../binding/units/units.js';
import { removeComment } from '../text/remove-comment.js';
import type { WordCutter } from '../text/words.js';
import { type Quantity, readQuantities } from './quantities.js';

/** Where a line stands: what the change adds, what it takes away, and what stands beside it unchanged. */
type LineSide = 'added' | 'removed' | 'around';

/** Where words stand: in code and its strings, in comments and documents, in what is gone, beside the change. */
export type Place = 'code' | 'prose' | 'removed' | 'around';

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
  /** Its text without comments; empty in documents. */
  readonly code: string;
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
  readonly #stems = createIndex();
  readonly #runs = createIndex();
  /** The beginnings of the stems of changed lines, from LEAST_FORM characters on. */
  readonly #beginnings = new Set<string>();
  readonly #phrases: Readonly<Record<Place, string>>;
  readonly #texts: Readonly<Record<Place, string>>;
  readonly #changed: ReadonlyMap<string, ChangedLine>;
  /** By run of word characters: the run without signs. */
  readonly #squashed = new Map<string, string>();
  /** By stem: the added lines that have it, as indices of `lines`. Filled when it is first asked for. */
  readonly #added = new Map<string, number[]>();
  /** By text of a line. */
  readonly #quantities = new Map<string, readonly Quantity[]>();

  constructor(
    readonly units: readonly Unit[],
    private readonly cutter: WordCutter,
    changed: readonly ChangedLine[] = [],
  ) {
    this.#changed = new Map(
      changed.filter(({ side }) => side === 'added').map((line) => [`${line.file}:${line.number}`, line]),
    );
    this.#byUnit = units.map((unit, index) => this.#readUnit(unit, index));
    this.lines = this.#byUnit.flat();
    for (const place of CHANGED)
      for (const stem of this.#stems[place])
        for (let end = LEAST_FORM; end <= Math.min(stem.length, MOST_FORM); end++)
          this.#beginnings.add(stem.slice(0, end));
    const join = (place: Place, show: (line: TextLine, text: string) => string) => {
      const shown: string[] = [];
      for (const line of this.lines) {
        const text = readAt(line, place);
        if (text !== '') shown.push(show(line, text));
      }
      return shown.join('\n');
    };
    const each = (show: (line: TextLine, text: string) => string, fold: (text: string) => string) => {
      const read = (place: Place) => fold(join(place, show)).slice(0, MAX_TEXT);
      return { code: read('code'), prose: read('prose'), removed: read('removed'), around: read('around') };
    };
    this.#phrases = each(
      (line, text) => (text === line.text ? line.phrase : this.toPhrase(text)),
      (text) => text,
    );
    this.#texts = each((_, text) => text, foldLiteral);
  }

  /** Returns the lines of a unit: added, removed, then those around. */
  linesOf(unit: number): readonly TextLine[] {
    return this.#byUnit[unit] ?? [];
  }

  /** Returns the numbers of a line, with those in its comment or without. */
  readNumbers(line: TextLine, inProse = true): readonly Quantity[] {
    const text = inProse ? line.text : line.code;
    let found = this.#quantities.get(text);
    if (found === undefined) {
      found = readQuantities(text);
      this.#quantities.set(text, found);
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
    return joinPhrase(this.cutter.listTokens(text));
  }

  /** Returns the stems of a text's words without stop words, in its order. */
  listStems(text: string): string[] {
    const stems: string[] = [];
    for (const { stem } of this.cutter.listTokens(text)) if (stem !== '') stems.push(stem);
    return stems;
  }

  hasStem(stem: string, places: readonly Place[]): boolean {
    return places.some((place) => this.#stems[place].has(stem));
  }

  /** Returns whether a changed line has the stem, a longer or shorter form of it, or the parts that it is of: `songCount`. */
  hasForm(stem: string): boolean {
    if (this.hasStem(stem, CHANGED) || this.hasRun(stem, CHANGED)) return true;
    if (stem.length < LEAST_FORM) return false;
    if (this.#beginnings.has(stem)) return true;
    for (let end = LEAST_FORM; end < stem.length; end++) if (this.hasStem(stem.slice(0, end), CHANGED)) return true;
    return false;
  }

  /** Returns whether the words stand one after the other in a line, whatever signs separate them. */
  hasPhrase(phrase: string, places: readonly Place[]): boolean {
    const stems = phrase.trim().split(' ');
    return places.some(
      (place) => stems.every((stem) => this.#stems[place].has(stem)) && this.#phrases[place].includes(phrase),
    );
  }

  /** Returns whether a run of word characters reads so, but for case and signs: `gcMaxLifetime` is `gc_maxlifetime`. */
  hasRun(text: string, places: readonly Place[]): boolean {
    const run = squash(text);
    return run !== '' && places.some((place) => this.#runs[place].has(run));
  }

  /** Returns whether a line has the text as it is written, but for case, quotes and white space. */
  hasLiteral(text: string, places: readonly Place[]): boolean {
    const literal = foldLiteral(text).replaceAll('\n', '');
    return literal !== '' && places.some((place) => this.#texts[place].includes(literal));
  }

  #index(text: string, place: Place): void {
    if (text === '') return;
    for (const { raw, cut } of this.cutter.cutLine(text)) {
      for (const { stem, word } of cut.tokens) this.#stems[place].add(stem === '' ? word : stem);
      this.#runs[place].add(this.#squash(raw));
    }
  }

  #squash(raw: string): string {
    let run = this.#squashed.get(raw);
    if (run === undefined) {
      run = squash(raw);
      this.#squashed.set(raw, run);
    }
    return run;
  }

  /** The names of what the lines of a unit stand in. */
  #listInside({ file, first, last, added }: Unit): readonly string[] {
    const names = new Set<string>();
    if (added.length > 0)
      for (let at = first; at <= last; at++)
        for (const name of this.#changed.get(`${file}:${at}`)?.inside ?? []) names.add(name);
    return [...names];
  }

  #readUnit(unit: Unit, index: number): TextLine[] {
    const read = (text: string, side: LineSide, number: number): TextLine => {
      const changed = side === 'added' ? this.#changed.get(`${unit.file}:${number}`) : undefined;
      const isProse = side === 'added' && (changed?.class ?? unit.class) === 'docs';
      const code = isProse ? '' : removeComment(text, changed?.comment ?? '');
      const tokens = this.cutter.listTokens(text);
      const stems = new Set<string>();
      for (const { stem } of tokens) if (stem !== '') stems.add(stem);
      const line: TextLine = {
        unit: index,
        path: unit.path,
        // Tests stand in files of code, too.
        class: changed?.class === 'test' ? 'test' : unit.class,
        side,
        number,
        text,
        code,
        phrase: joinPhrase(tokens),
        stems,
      };
      for (const place of PLACES) this.#index(readAt(line, place), place);
      return line;
    };
    return [
      ...unit.added.map((text, at) => read(text, 'added', Math.min(unit.last, unit.first + at))),
      ...unit.removed.map((text) => read(text, 'removed', unit.first)),
      ...[...unit.context, unit.section, unit.path, ...this.#listInside(unit)].map((text) =>
        read(text, 'around', unit.first),
      ),
    ];
  }
}

const PLACES: readonly Place[] = ['code', 'prose', 'removed', 'around'];
/** The lines that the change adds and takes away, whatever they are. */
export const CHANGED: readonly Place[] = ['code', 'prose', 'removed'];

function createIndex(): Readonly<Record<Place, Set<string>>> {
  return { code: new Set(), prose: new Set(), removed: new Set(), around: new Set() };
}

/** Returns what of a line stands in a place. What is no code of an added line is prose. */
function readAt({ side, text, code }: TextLine, place: Place): string {
  if (side !== 'added') return side === place ? text : '';
  if (place === 'code') return code;
  return place === 'prose' && code !== text ? text : '';
}

function joinPhrase(tokens: readonly { readonly stem: string; readonly word: string }[]): string {
  return ` ${tokens.map(({ stem, word }) => (stem === '' ? word : stem)).join(' ')} `;
}

function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{Alpha}\d]+/gu, '');
}

/** Leaves out quotes and white space. The ends of lines stay: nothing is found across them. */
function foldLiteral(text: string): string {
  return text.toLowerCase().replace(/["'`“”‘’«»\\]+|[^\S\n]+/gu, '');
}
