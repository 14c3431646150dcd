/** Which lines an acceptance criterion of a trusted ticket asks for. */
import { countBefore } from '../../base/order.js';
import type { Binding, Criteria, Definition, FileChange, FileSyntax } from '../model.js';

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

/** The lines that criteria ask for, by file. */
export class AskedLines {
  readonly #files = new Map<string, Map<number, Set<string>>>();
  /** Lines that are bound, and of which that is too little to say that they are asked for. */
  readonly #bound = new Map<string, Map<number, Set<string>>>();

  /** `files` are those that speak of the ticket; `stated`: lines that set what a criterion states, in any file. */
  constructor(
    bindings: readonly Binding[],
    files: ReadonlySet<string>,
    least: number,
    stated: ReadonlyMap<string, ReadonlyMap<number, readonly string[]>> = new Map(),
  ) {
    for (const [file, lines] of stated)
      this.#files.set(file, new Map([...lines].map(([line, ids]) => [line, new Set(ids)])));
    for (const { criterion, ranges } of bindings) {
      for (const { file, first, last, confidence } of ranges) {
        const into = confidence < least || !files.has(file) ? this.#bound : this.#files;
        const lines = into.get(file) ?? new Map<number, Set<string>>();
        into.set(file, lines);
        for (let line = first; line <= last; line += 1)
          lines.set(line, (lines.get(line) ?? new Set()).add(criterion.id));
      }
    }
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
