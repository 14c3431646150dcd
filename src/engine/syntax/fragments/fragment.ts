/** A piece out of the middle of a file, and what is put around it to read it. */
import { type HunkSide, readSideTexts } from '../../../base/hunk-lines.js';
import type { Hunk } from '../../snapshot.js';

/** One side of a hunk. */
export interface Fragment {
  /** The number of its first line in the file. */
  readonly start: number;
  readonly lines: readonly string[];
}

/** A way to read a fragment: what goes before it, in lines of their own, and after it. */
export interface Framing {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** One side of a hunk. */
export function extractFragment(hunk: Hunk, side: HunkSide): Fragment {
  return {
    start: Math.max(1, hunk[`${side}_start`]),
    lines: readSideTexts(hunk.lines, side),
  };
}

/** The fragment in its framing, as one text. */
export function frameFragment({ lines }: Fragment, { before, after }: Framing): string {
  return [...before, ...lines, ...after].join('\n');
}
