/** Hunks → changed lines and regions: unbroken runs of added lines with what they replaced. */
import { readHunkLines } from '../../base/hunk-lines.js';
import type { Line, Region } from '../model.js';
import type { Hunk } from '../snapshot.js';

/** What the hunks of one file change: every added and removed line, each list in the order of the hunks. */
export interface ChangedLines {
  readonly regions: readonly Region[];
  readonly added: readonly Line[];
  readonly removed: readonly Line[];
}

/** Reads a file's hunks. The lines are used instead of the counts in the hunk header. */
export function readRegions(hunks: readonly Hunk[]): ChangedLines {
  const regions: Region[] = [];
  const added: Line[] = [];
  const removed: Line[] = [];
  for (const hunk of hunks) {
    let run: { at: number; added: Line[]; removed: Line[]; section: string } | null = null;
    for (const { mark, text, oldNumber, newNumber } of readHunkLines(hunk)) {
      if (mark === ' ') run = null;
      if (mark !== '+' && mark !== '-') continue;
      if (run === null) {
        run = { at: Math.max(0, newNumber - 1), added: [], removed: [], section: hunk.section };
        regions.push(run);
      }
      const line = { number: mark === '+' ? newNumber : oldNumber, text };
      if (mark === '+') {
        run.at = run.added[0]?.number ?? newNumber;
        run.added.push(line);
        added.push(line);
      } else {
        run.removed.push(line);
        removed.push(line);
      }
    }
  }
  return { regions, added, removed };
}
