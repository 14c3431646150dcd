/** Which lines an acceptance criterion of a trusted ticket asks for. */
import { addToCount } from '../../base/groups.js';
import { countBefore } from '../../base/order.js';
import type { Binding, BoundRange, Criteria, Definition, FileChange, FileSyntax } from '../model.js';

/**
 * Minimum confidence of a range to account for its lines. Below it, a criterion may be met there, but the lines may
 * belong to something else.
 */
export const ASKED = 0.33;

/**
 * The criteria whose lines count: those of a ticket, not of the pull request's own words. A person who signs answers for
 * the criterion, and not for lines that may come later.
 */
export function selectTrusted(criteria: Criteria, bindings: readonly Binding[]): readonly Binding[] {
  if (criteria.source === 'body' || criteria.source === 'none') return [];
  return bindings.filter(
    ({ status, shown, criterion }) => status === 'met' && shown !== 'signed' && criterion.codeVerifiable,
  );
}

type Lines = Map<number, Set<string>>;

/** The lines that criteria ask for, by file. */
export class AskedLines {
  readonly #files = new Map<string, Lines>();
  /** Lines that are bound, and of which that is too little to say that they are asked for. */
  readonly #bound = new Map<string, Lines>();

  /**
   * `speaks` says of a line whether its file and its part speak of the ticket; `stated`: lines that set what a criterion
   * states, in any file. A line that several criteria ask for is owned by none of them: from `least` on their parts count
   * together. Without its own places a criterion would not be met, so they are asked for whoever else claims them.
   */
  constructor(
    bindings: readonly Binding[],
    speaks: (file: string, line: number) => boolean,
    least: number,
    stated: ReadonlyMap<string, ReadonlyMap<number, readonly string[]>> = new Map(),
  ) {
    for (const [file, lines] of stated)
      this.#files.set(file, new Map([...lines].map(([line, ids]) => [line, new Set(ids)])));
    for (const { criterion, ranges, own = [] } of bindings) {
      for (const range of own) addRange(this.#files, range, criterion.id);
      for (const range of ranges) {
        addRange(this.#bound, range, criterion.id);
        if (range.confidence >= least) addRange(this.#files, range, criterion.id, (line) => speaks(range.file, line));
      }
    }
    const together = sumParts(bindings);
    for (const { criterion, owned = [] } of bindings)
      for (const range of owned)
        addRange(
          this.#files,
          range,
          criterion.id,
          (line) => (together.get(range.file)?.get(line) ?? 0) >= least && speaks(range.file, line),
        );
  }

  /** Returns the ids of the criteria that ask for an added line, in the order of the criteria. */
  at(file: string, line: number): readonly string[] {
    return [...(this.#files.get(file)?.get(line) ?? [])];
  }

  /** Returns the ids of the criteria that a line is bound to, but not surely enough for them to ask for it. */
  near(file: string, line: number): readonly string[] {
    return [...(this.#bound.get(file)?.get(line) ?? [])];
  }
}

type Range = Omit<BoundRange, 'evidence'>;

/** Adds a criterion to the lines of a range that are wanted. */
function addRange(
  into: Map<string, Lines>,
  { file, first, last }: Range,
  id: string,
  isWanted: (line: number) => boolean = () => true,
): void {
  const lines = into.get(file) ?? new Map<number, Set<string>>();
  into.set(file, lines);
  for (let line = first; line <= last; line += 1)
    if (isWanted(line)) lines.set(line, (lines.get(line) ?? new Set()).add(id));
}

/** Returns how surely each line of the files belongs to any of the criteria. */
function sumParts(bindings: readonly Binding[]): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const sums = new Map<string, Map<number, number>>();
  for (const { file, first, last, confidence } of bindings.flatMap(({ owned = [] }) => owned)) {
    const lines = sums.get(file) ?? new Map<number, number>();
    sums.set(file, lines);
    for (let line = first; line <= last; line += 1) addToCount(lines, line, confidence);
  }
  return sums;
}

/** The part of a definition's added lines that must be asked for, so that the rest of it is too. */
const MOSTLY = 0.5;
const CALLABLE: ReadonlySet<Definition['kind']> = new Set(['function', 'method']);

/** Lines inside of a function or method that is mostly asked for: its number, and the criteria that ask for it. */
export function findEnclosedLines(
  { file, added }: FileChange,
  syntax: FileSyntax,
  asked: AskedLines,
): ReadonlyMap<number, { readonly name: string; readonly criteria: readonly string[] }> {
  const found = new Map<number, { readonly name: string; readonly criteria: readonly string[] }>();
  const written = added.filter(({ text }) => text.trim() !== '');
  for (const { kind, name, first, last } of syntax.after?.definitions ?? []) {
    if (!CALLABLE.has(kind)) continue;
    const lines = written.slice(
      countBefore(written, ({ number }) => number < first),
      countBefore(written, ({ number }) => number <= last),
    );
    const wanted = lines.map(({ number }) => asked.at(file.path, number));
    const count = wanted.filter((ids) => ids.length > 0).length;
    if (count === 0 || count < lines.length * MOSTLY) continue;
    const criteria = [...new Set(wanted.flat())];
    for (const { number } of lines) if (!found.has(number)) found.set(number, { name, criteria });
  }
  return found;
}
