/** Definitions that stand elsewhere in their file, without a change of any line. */
import type { Definition, FileChange, FileSyntax } from '../../model.js';

/** The lines of moved definitions, by side. */
export interface MovedLines {
  readonly added: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
}

/** Finds definitions of one file that moved inside of their container without a change. */
export function findMovedLines({ file }: FileChange, { symbolChanges }: FileSyntax): MovedLines {
  const added = new Set<number>();
  const removed = new Set<number>();
  const [old, now] = [file.old_text?.split('\n') ?? [], file.new_text?.split('\n') ?? []];
  for (const { change, before, after } of symbolChanges) {
    if (change !== 'moved' || before === null || after === null || before.container !== after.container) continue;
    if (readLines(old, before) !== readLines(now, after)) continue;
    for (let line = before.first; line <= before.last; line += 1) removed.add(line);
    for (let line = after.first; line <= after.last; line += 1) added.add(line);
  }
  return { added, removed };
}

function readLines(lines: readonly string[], { first, last }: Definition): string {
  return lines
    .slice(first - 1, last)
    .map((line) => line.trimEnd())
    .join('\n');
}
