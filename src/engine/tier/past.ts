/** Measures the risk from the past of the changed files: how often they were changed and mended, and by how many. */
import type { ChangedFile, FileHistory, Past } from '../snapshot.js';
import { approximateLog2, maximum, sum } from '../text/arithmetic.js';

/** Values of the past by name. */
export interface PastFeatures {
  /** People who changed the files before: those of each file, and those of the file that most changed. */
  readonly past_people: number;
  readonly past_authors: number;
  /** Earlier commits to the files that mended something, and those that took something back. */
  readonly past_fixes: number;
  readonly past_reverts: number;
  /** Decisions by people: for each file, the people who changed it times the steps of its decisions. */
  readonly decisions_shared: number;
  /** The same with lines. */
  readonly lines_shared: number;
  /** Decisions by mends: for each file, the commits that mended it times the steps of its decisions. */
  readonly decisions_mended: number;
}

/** The past of one file. */
export interface FilePast {
  readonly past: FileHistory;
  /** False if the past is not at hand and `past` is assumed. */
  readonly known: boolean;
}

/** Gives the past of a file. */
export type ReadPast = (past: Past | undefined, file: ChangedFile) => FilePast;

const NONE: FileHistory = { commits: 0, authors: 0, fixes: 0, reverts: 0 };

/**
 * Returns the reader of the past. A new file has none. `assumed` stands for a past that is not at hand: it is more than
 * most files have, so that nobody gains from hiding it.
 */
export function createPastReader(assumed: FileHistory): ReadPast {
  return (past, { status, history }) => {
    if (status === 'added' || status === 'copied') return { past: NONE, known: true };
    if (past?.state !== 'read') return { past: assumed, known: false };
    return { past: history ?? NONE, known: true };
  };
}

interface Measured extends FilePast {
  readonly lines: number;
  readonly decisions: number;
}

/** Measures the past of the counted files. */
export function measurePast(files: readonly Measured[]): PastFeatures {
  return {
    past_people: sum(files.map(({ past }) => past.authors)),
    past_authors: maximum(files.map(({ past }) => past.authors)),
    past_fixes: sum(files.map(({ past }) => past.fixes)),
    past_reverts: sum(files.map(({ past }) => past.reverts)),
    decisions_shared: sum(files.map(({ decisions, past }) => approximateLog2(decisions) * past.authors)),
    lines_shared: sum(files.map(({ lines, past }) => approximateLog2(lines) * past.authors)),
    decisions_mended: sum(files.map(({ decisions, past }) => approximateLog2(decisions) * past.fixes)),
  };
}
