/** Writes one file without some of its lines. */
import type { FileChange, Region } from '../../engine/model.js';
import type { Declaration } from './declarations.js';
import { applyEdits, type Edit, TextLines } from './edits.js';
import { mendText } from './mend.js';
import { chooseReturning } from './returning.js';
import type { SourceParser } from './source-parser.js';

/** How much goes: the lines with the declarations they hold, or only what stands inside of functions. */
export type Reach = 'lines' | 'bodies';

/** What is wanted of a file. */
export interface FileRequest {
  readonly file: FileChange;
  readonly head: string;
  /** Empty for a new file. */
  readonly base: string;
  /** Added lines of the criterion, by number on the head side. */
  readonly wanted: ReadonlySet<number>;
  /** Regions without added lines that come back whole. */
  readonly deletions: readonly Region[];
  /** Lines that stay: imports, tests, and those of other criteria where more than the wanted lines must go. */
  readonly kept: ReadonlySet<number>;
  readonly barred: ReadonlySet<number>;
  /** Null where the language has no grammar: then the lines go as they are. */
  readonly parser: SourceParser | null;
  readonly reach: Reach;
}

/** Lines that go, and declarations that are emptied. */
export interface Draft {
  readonly drop: ReadonlySet<number>;
  readonly emptied: ReadonlyMap<Declaration, Edit>;
}

/** Writes a file without lines. Knows the file; every draft of it is written by `write`. */
export class FileReverter {
  readonly lines: TextLines;
  readonly added: ReadonlySet<number>;
  readonly #removed: TextLines;

  constructor(readonly request: FileRequest) {
    this.lines = new TextLines(request.head);
    this.#removed = new TextLines(request.base);
    this.added = new Set(request.file.added.map(({ number }) => number));
  }

  /** Returns the file by a draft. */
  write({ drop, emptied }: Draft): string {
    const { head, file, deletions, parser } = this.request;
    const edits: Edit[] = [...emptied.values()];
    const hidden = [...emptied.values()];
    const back = new Set(deletions);
    for (const number of drop) {
      const edit = { start: this.lines.start(number), end: this.lines.end(number), text: '' };
      if (!hidden.some(({ start, end }) => start <= edit.start && edit.end <= end)) edits.push(edit);
    }
    for (const region of file.regions) {
      const text = back.has(region) ? this.#readRemoved(region.removed) : this.#readReturning(region, drop);
      if (text === '') continue;
      const first = region.added.find(({ number }) => drop.has(number))?.number ?? region.at + 1;
      const at = this.lines.start(first);
      const open = at === head.length && head !== '' && !head.endsWith('\n') ? '\n' : '';
      edits.push({ start: at, end: at, text: open + text });
    }
    const text = applyEdits(head, edits);
    return parser === null ? text : mendText(head, text, parser);
  }

  #readReturning({ added, removed }: Region, drop: ReadonlySet<number>): string {
    if (removed.length === 0) return '';
    const gone = new Set(added.flatMap(({ number }, index) => (drop.has(number) ? [index] : [])));
    if (gone.size === 0) return '';
    const texts = (lines: Region['added']) => lines.map(({ text }) => text);
    const back = chooseReturning(texts(removed), texts(added), gone);
    return this.#readRemoved(back.flatMap((index) => removed[index] ?? []));
  }

  /** As the base wrote them: with their own ends. */
  #readRemoved(removed: Region['removed']): string {
    return removed.map(({ number }) => this.#removed.read(number).replace(/([^\n])$/u, '$1\n')).join('');
  }
}
