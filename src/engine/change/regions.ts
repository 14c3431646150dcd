/** Converts hunks to changed lines and regions: contiguous runs of added lines with the lines that they replaced. */
import type { Line, Region } from '../model.js';
import type { Hunk } from '../snapshot.js';

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
    // The line number of a hunk without a new side is that of the line before it.
    let newLine = hunk.new_lines === 0 ? hunk.new_start + 1 : hunk.new_start;
    let oldLine = hunk.old_lines === 0 ? hunk.old_start + 1 : hunk.old_start;
    let run: { added: Line[]; removed: Line[] } | null = null;
    const close = (): void => {
      if (run === null) return;
      const at = run.added[0]?.number ?? Math.max(0, newLine - 1);
      regions.push({ at, added: run.added, removed: run.removed, section: hunk.section });
      run = null;
    };
    for (const text of hunk.lines) {
      const mark = text[0];
      if (mark === '+') {
        const line = { number: newLine, text: text.slice(1) };
        run ??= { added: [], removed: [] };
        run.added.push(line);
        added.push(line);
        newLine += 1;
      } else if (mark === '-') {
        const line = { number: oldLine, text: text.slice(1) };
        run ??= { added: [], removed: [] };
        run.removed.push(line);
        removed.push(line);
        oldLine += 1;
      } else if (mark !== '\\') {
        close();
        newLine += 1;
        oldLine += 1;
      }
    }
    close();
  }
  return { regions, added, removed };
}
