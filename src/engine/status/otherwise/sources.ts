/** The files of a change, taken apart when they are asked for. */
import { readSource, type Source, type SourceLine } from '../../change/source.js';
import type { FileChange } from '../../model.js';
import { LOADS } from '../../text/loads.js';
import type { TextLine } from '../change-text.js';
import { matchName } from './asked.js';
import { type Constants, readConstants } from './numbers.js';

/** So many added lines of code are few. */
const MOST_UNBOUND = 60;
/** A file with more lines of one criterion is not looked at: some checks must know all of them. */
const MOST_LINES = 200;

interface OwnSource {
  readonly source: Source;
  readonly lines: readonly SourceLine[];
  readonly constants: Constants;
}

/** The files of a change as the checks read them: each is taken apart when it is first asked for. */
export class SourcesOfChange {
  readonly #files: ReadonlyMap<string, FileChange>;
  readonly #sources = new Map<string, Source | null>();
  readonly #added = new Map<string, OwnSource | null>();
  #few: readonly OwnSource[] | null = null;

  constructor(files: readonly FileChange[]) {
    this.#files = new Map(files.map((one) => [one.file.path, one]));
  }

  /** Returns the new side of a file; null where it is no code. */
  find(path: string): Source | null {
    let source = this.#sources.get(path);
    if (source === undefined) {
      const file = this.#files.get(path);
      source = file === undefined ? null : readSource(file);
      this.#sources.set(path, source);
    }
    return source;
  }

  /**
   * Returns the files of code among some places, each with its added lines there. Where there are none in code, those of all
   * files of code, if they are few: something must do what the tests test.
   */
  listOwn(places: readonly Pick<TextLine, 'path' | 'side' | 'number'>[]): readonly OwnSource[] {
    const own = new Map<string, Set<number>>();
    for (const { path, side, number } of places) {
      const numbers = own.get(path) ?? new Set();
      own.set(path, side === 'added' ? numbers.add(number) : numbers);
    }
    const found = [...own].flatMap(([path, numbers]): OwnSource[] => {
      const one = this.#listAdded(path);
      if (one === null) return [];
      const lines = one.lines.filter(({ number }) => numbers.has(number));
      return lines.length > MOST_LINES ? [] : [{ ...one, lines }];
    });
    if (found.some(({ lines }) => lines.length > 0)) return found;
    this.#few ??= this.#listFew();
    return this.#few;
  }

  /** The added lines of all files of code, if they are few. */
  #listFew(): readonly OwnSource[] {
    const files = [...this.#files.values()].filter(({ class: fileClass }) => fileClass === 'source');
    if (files.reduce((sum, { added }) => sum + added.length, 0) > MOST_UNBOUND) return [];
    return files.flatMap(({ file }) => this.#listAdded(file.path) ?? []);
  }

  /** A file of code with all of its added lines; null where it is none, or a test. */
  #listAdded(path: string): OwnSource | null {
    const known = this.#added.get(path);
    if (known !== undefined) return known;
    const source = this.find(path);
    const added =
      source === null || source.isTest
        ? null
        : {
            source,
            lines: source.lines.filter(({ code, isAdded }) => isAdded && code !== ''),
            constants: readConstants(source),
          };
    this.#added.set(path, added);
    return added;
  }

  /** Returns whether code of the change, but tests and imports, says the name of a function that a line declares. */
  isCalled(name: string, head: SourceLine): boolean {
    const own = head.text.trim();
    const word = matchName(name);
    return [...this.#files.values()].some(({ class: fileClass, file, added }) => {
      if (fileClass === 'test' || fileClass === 'docs') return false;
      const texts = file.new_text?.split('\n') ?? added.map(({ text }) => text);
      return texts.some((text) => word.test(text) && text.trim() !== own && !LOADS.test(text.trim()));
    });
  }

  /** Returns whether a changed file has a word anywhere in its new text, or in its path. */
  isNamed(name: string): boolean {
    const word = matchName(name);
    return [...this.#files.values()].some(
      ({ file: { path, new_text: text }, added }) =>
        word.test(path) || (text === null ? added.some((line) => word.test(line.text)) : word.test(text)),
    );
  }
}
