/** Leaves new declarations standing: others load the file by their names. A new function loses what is in it. */
import type { Declaration } from './declarations.js';
import type { Edit, TextLines } from './edits.js';
import { emptyFunction } from './hollow.js';
import type { Draft, FileReverter } from './reverter.js';
import { listRows } from './rows.js';
import type { SourceParser } from './source-parser.js';

const isWithin = (inner: Declaration, outer: Declaration) =>
  inner !== outer && outer.node.startIndex <= inner.node.startIndex && inner.node.endIndex <= outer.node.endIndex;

/**
 * Returns what goes of the wanted lines.
 * @param declared the declarations of the head
 * @param known the paths of those that the base has: they come back as they were
 */
export function spareDeclarations(
  { request, lines }: FileReverter,
  wanted: ReadonlySet<number>,
  declared: readonly Declaration[],
  known: ReadonlySet<string>,
  { language }: SourceParser,
): Draft {
  const drop = new Set(wanted);
  const emptied = new Map<Declaration, Edit>();
  const spare = (first: number, last: number) => {
    for (const row of listRows(first, last)) drop.delete(row);
  };
  for (const one of declared) {
    const body = one.body;
    const rows = listRows(one.first, one.last);
    if (!rows.some((row) => drop.has(row))) continue;
    if (known.has(one.path) && request.reach === 'lines') continue;
    if (one.kind === 'type') spare(one.first, one.last);
    if (one.kind === 'value' || one.kind === 'type') continue;
    if (body === null) {
      spare(one.first, one.last);
      continue;
    }
    const [top, bottom] = [body.startPosition.row + 1, body.endPosition.row + 1];
    const inside = listRows(top, bottom).filter((row) => !lines.isBlank(row) && !isEdge(row, one, lines));
    const whole = one.kind === 'function' && !known.has(one.path) && inside.every((row) => drop.has(row));
    if (whole && ![...emptied.keys()].some((outer) => isWithin(one, outer))) {
      const edit = emptyFunction(language, one);
      if (edit !== null) emptied.set(one, edit);
      spare(one.first, one.last);
      continue;
    }
    listRows(one.first, one.last).forEach((row) => {
      if (row < top || isEdge(row, one, lines)) drop.delete(row);
    });
  }
  if (request.reach === 'lines') return { drop, emptied };
  const functions = declared.filter(({ kind, body }) => kind === 'function' && body !== null);
  const inner = [...drop].filter((row) =>
    functions.some(
      (fn) => fn.body !== null && row >= fn.body.startPosition.row + 1 && row <= fn.last && !isEdge(row, fn, lines),
    ),
  );
  return { drop: new Set(inner), emptied };
}

/** Whether a line is part of what holds a body: its header, or a line of closing brackets. */
function isEdge(row: number, { body }: Declaration, lines: TextLines): boolean {
  if (body === null) return true;
  const [top, bottom] = [body.startPosition.row + 1, body.endPosition.row + 1];
  if (row < top || row > bottom) return true;
  if (top === bottom || !/^[{(]/u.test(body.text)) return false;
  return row === top || (row === bottom && /^[\s)\]};,]*$/u.test(lines.read(row)));
}
