/** Measures the risk from the history of the changed files: how often they were changed before, and by how many. */
import type { FileChange } from '../model.js';
import type { Past } from '../snapshot.js';

/** Values of the history by name. If it is unavailable, all are 0 except `past_unknown`, which is 1. */
export interface PastFeatures {
  /** Earlier commits and authors of the most changed file. */
  readonly past_changes: number;
  readonly past_authors: number;
  /** 1 if the history is unavailable. */
  readonly past_unknown: number;
}

/** Measures the history of the counted files. `past` is null or undefined if it was not read. */
export function measurePast(past: Past | null | undefined, counted: readonly FileChange[]): PastFeatures {
  if (past?.state !== 'read') return { past_changes: 0, past_authors: 0, past_unknown: 1 };
  const files = counted.flatMap(({ file }) => (file.history === null ? [] : [file.history]));
  return {
    past_changes: files.reduce((most, one) => Math.max(most, one.commits), 0),
    past_authors: files.reduce((most, one) => Math.max(most, one.authors), 0),
    past_unknown: 0,
  };
}
