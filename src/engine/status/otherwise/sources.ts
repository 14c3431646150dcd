/** The files of a change, taken apart when they are asked for. */
import { readSource, type Source, type SourceLine } from '../../change/source.js';
import type { FileChange } from '../../model.js';
import type { TextLine } from '../change-text.js';

/** So many added lines of code are few. */
const MOST_UNBOUND = 60;

interface OwnSource {
  readonly source: Source;
  readonly lines: readonly SourceLine[];
}
const IMPORTS = /^(?:import\b|from\b|use\b|using\b|require\b|#include\b)/u;

/** The files of a change as the checks read them: each is taken apart when it is first asked for. */
export class SourcesOfChange {
  readonly #files: ReadonlyMap<string, FileChange>;
  readonly #sources = new Map<string, Source | null>();

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
   * Returns the files of code among some places, each with its added lines there. Where the places are in tests alone, those of
   * all files of code, if they are few: something must do what the tests test.
   */
  listOwn(places: readonly Pick<TextLine, 'path' | 'side' | 'number'>[]): readonly OwnSource[] {
    const own = new Set(places.flatMap(({ path, side, number }) => (side === 'added' ? [`${path}:${number}`] : [])));
    const select = (paths: Iterable<string>, isOwn: (place: string) => boolean) =>
      [...paths].flatMap((path): OwnSource[] => {
        const source = this.find(path);
        if (source === null || source.isTest) return [];
        const lines = source.lines.filter(
          ({ number, code, isAdded }) => isAdded && code !== '' && isOwn(`${path}:${number}`),
        );
        return [{ source, lines }];
      });
    const found = select(new Set(places.map(({ path }) => path)), (place) => own.has(place));
    if (found.some(({ lines }) => lines.length > 0)) return found;
    const all = select(this.#files.keys(), () => true);
    return all.reduce((sum, { lines }) => sum + lines.length, 0) > MOST_UNBOUND ? [] : all;
  }

  /** Returns whether code of the change, but tests and imports, says the name of a function that a line declares. */
  isCalled(name: string, head: SourceLine): boolean {
    const own = head.text.trim();
    const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'u');
    return [...this.#files.values()].some(({ class: fileClass, file, added }) => {
      if (fileClass === 'test' || fileClass === 'docs') return false;
      const texts = file.new_text?.split('\n') ?? added.map(({ text }) => text);
      return texts.some((text) => word.test(text) && text.trim() !== own && !IMPORTS.test(text.trim()));
    });
  }
}
