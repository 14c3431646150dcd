/** In which order people read the places of a criterion: what acts first, then settings, tests and documents; imports and comments last. */
import type { FileClass } from '../../contract/index.js';
import type { BoundRange, Change, Criterion } from '../model.js';
import { LOADS } from '../text/loads.js';
import type { ChangedLine } from './lines/changed-lines.js';

const CLASSES: readonly FileClass[] = ['source', 'config', 'data', 'test', 'docs'];
/** The line of Go and Java that says which package a file is of. */
const PACKAGE = /^\s*package\b/u;
const WORD = /[\p{Alpha}\d_]/u;

/** Orders the places of criteria of one change. */
export class ReadingOrder {
  /** By path and number of an added line: how late it is read. */
  readonly #ranks = new Map<string, number>();

  constructor({ files }: Change, lines: readonly ChangedLine[]) {
    for (const { side, file, number, class: fileClass, code, strings } of lines) {
      if (side !== 'added') continue;
      const acts = WORD.test(code) ? !LOADS.test(code) && !PACKAGE.test(code) : strings.trim() !== '';
      const rank = Math.max(0, CLASSES.indexOf(fileClass)) + (acts ? 0 : CLASSES.length);
      this.#ranks.set(`${files[file]?.file.path}:${number}`, rank);
    }
  }

  /** Returns the places as people read them, those of a kind in the order given. A criterion about tests or documents has its own order. */
  sort({ kind }: Criterion, places: readonly BoundRange[]): readonly BoundRange[] {
    if (kind === 'test' || kind === 'doc') return places;
    return places
      .map((place) => ({ place, rank: this.#rank(place) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ place }) => place);
  }

  /** What acts in a place decides. Without an added line it is where something went. */
  #rank({ file, first, last }: BoundRange): number {
    let best = Number.POSITIVE_INFINITY;
    for (let number = first; number <= last; number++)
      best = Math.min(best, this.#ranks.get(`${file}:${number}`) ?? best);
    return Number.isFinite(best) ? best : 0;
  }
}
