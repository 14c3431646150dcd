/** Which lines an acceptance criterion of a trusted ticket asks for. */
import type { Binding, BoundRange, Criteria, Definition, FileChange, FileSyntax } from '../model.js';

/**
 * Minimum confidence of a range to account for its lines. Below it, a criterion may be met there, but the lines may
 * belong to something else.
 */
export const ASKED = 0.4;

/** The criteria whose lines count: those of a ticket, not of the pull request's own words. */
export function selectTrusted(criteria: Criteria, bindings: readonly Binding[]): readonly Binding[] {
  if (criteria.source !== 'ticket' && criteria.source !== 'closing_issue') return [];
  return bindings.filter(({ status, criterion }) => status === 'met' && criterion.codeVerifiable);
}

/** The lines that criteria ask for, by file. */
export class AskedLines {
  readonly #ranges = new Map<string, { readonly id: string; readonly range: BoundRange }[]>();

  /** `files` are those that speak of the ticket. */
  constructor(bindings: readonly Binding[], files: ReadonlySet<string>, least: number) {
    for (const { criterion, ranges } of bindings) {
      for (const range of ranges) {
        if (range.confidence < least || !files.has(range.file)) continue;
        const here = this.#ranges.get(range.file);
        if (here === undefined) this.#ranges.set(range.file, [{ id: criterion.id, range }]);
        else here.push({ id: criterion.id, range });
      }
    }
  }

  /** Returns the ids of the criteria that ask for an added line, in the order of the criteria. */
  at(file: string, line: number): readonly string[] {
    const here = this.#ranges.get(file) ?? [];
    const ids = here.filter(({ range }) => range.first <= line && line <= range.last).map(({ id }) => id);
    return [...new Set(ids)];
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
  for (const { kind, name, first, last } of syntax.after?.definitions ?? []) {
    if (!CALLABLE.has(kind)) continue;
    const lines = added.filter(({ number, text }) => first <= number && number <= last && text.trim() !== '');
    const wanted = lines.map(({ number }) => asked.at(file.path, number));
    const count = wanted.filter((ids) => ids.length > 0).length;
    if (count === 0 || count < lines.length * MOSTLY) continue;
    const criteria = [...new Set(wanted.flat())];
    for (const { number } of lines) if (!found.has(number)) found.set(number, { name, criteria });
  }
  return found;
}
