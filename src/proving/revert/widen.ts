/** Takes lines out that cannot go alone: with the smallest statement around them that can. */
import type { Node } from 'web-tree-sitter';
import type { Draft, FileReverter } from './reverter.js';
import { listRows } from './rows.js';

/** Runs of lines that are tried one by one. */
const MAX_RUNS = 100;

/** A run of lines, both ends included. */
interface Run {
  readonly first: number;
  readonly last: number;
}

function listRuns(drop: ReadonlySet<number>): readonly Run[] {
  const runs: Run[] = [];
  for (const row of [...drop].sort((a, b) => a - b)) {
    const before = runs.at(-1);
    if (before !== undefined && before.last === row - 1) runs[runs.length - 1] = { ...before, last: row };
    else runs.push({ first: row, last: row });
  }
  return runs;
}

/**
 * Finds, run by run, what can go so that the file still parses: the run, else the smallest statement around it, else
 * the region it is in. Only added lines go, and none that only other criteria are bound to. Null if nothing can go.
 */
export function widenRuns(
  { request, added, lines }: FileReverter,
  draft: Draft,
  root: Node,
  parses: (draft: Draft) => boolean,
): Draft | null {
  const mayGo = (row: number) =>
    lines.isBlank(row) || (added.has(row) && !request.kept.has(row) && !request.barred.has(row));
  let best: Draft = { drop: new Set(), emptied: draft.emptied };
  if (!parses(best)) best = { drop: new Set(), emptied: new Map() };
  let any = best.emptied.size > 0 || request.deletions.length > 0;
  for (const run of listRuns(draft.drop).slice(0, MAX_RUNS)) {
    for (const around of [run, trimRun(run, lines), ...listAround(run, root, request.file.regions)]) {
      const rows = listRows(around.first, around.last);
      if (!rows.every(mayGo)) continue;
      const next = { ...best, drop: new Set([...best.drop, ...rows.filter((row) => added.has(row))]) };
      if (!parses(next)) continue;
      best = next;
      any = true;
      break;
    }
  }
  return any ? best : null;
}

/** A diff may take the closing bracket of one block for that of another: such lines at the ends are left standing. */
function trimRun({ first, last }: Run, lines: FileReverter['lines']): Run {
  const closes = (row: number) => /^[\s)\]};,]*$/u.test(lines.read(row));
  let [from, to] = [first, last];
  while (from < to && closes(from)) from += 1;
  while (to > from && closes(to)) to -= 1;
  return { first: from, last: to };
}

/** Returns the statements around a run, the smallest first, and then the region that the run is in. */
function listAround(run: Run, root: Node, regions: FileReverter['request']['file']['regions']): readonly Run[] {
  const around: Run[] = [];
  const start = { row: run.first - 1, column: 0 };
  const end = { row: run.last - 1, column: Number.MAX_SAFE_INTEGER };
  for (let node = root.descendantForPosition(start, { ...end, column: 0 }); node !== null; ) {
    const rows = { first: node.startPosition.row + 1, last: node.endPosition.row + 1 };
    const before = around.at(-1) ?? run;
    if (rows.first <= run.first && rows.last >= run.last)
      if (rows.first < before.first || rows.last > before.last) around.push(rows);
    const { parent } = node;
    if (parent === null) break;
    node = parent;
  }
  const region = regions.find(({ added }) => added.some(({ number }) => number === run.first));
  const [first, last] = [region?.added[0]?.number, region?.added.at(-1)?.number];
  if (first !== undefined && last !== undefined && last >= run.last) around.push({ first, last });
  return around;
}
