/** Which lines an acceptance criterion of a trusted ticket asks for. */
import type { Binding, BoundRange, Criteria } from '../model.js';

/**
 * Minimum confidence of a range to account for its lines. Below it, a criterion may be met there, but the lines may
 * belong to something else.
 */
export const ASKED = 0.5;

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
