/** The code of the places that are left to people. Neighbours share one box, so that no line is shown twice. */
import { counted } from '../../../base/text.js';
import { formatPlaceLines, type OpenPlace } from '../../places.js';
import { formatLine } from '../display-text.js';
import type { Html } from '../html.js';
import { type CodeContext, renderCodeBox, renderCodeRows, renderGap, renderRows } from './code.js';
import { type FileCode, findChangedRows, haveWords, type RowRange } from './diff.js';

/** Places that are shown with their code, rows of one box, and rows around a place. */
const MAX_WITH_CODE = 200;
const MAX_ROWS = 60;
const AROUND = 2;

/** A place with its number in the order of all. */
export interface RankedPlace extends OpenPlace {
  readonly rank: number;
}

interface PlaceCode {
  readonly run: RowRange;
  /** The indexes of the rows that are left to people. */
  readonly rows: ReadonlySet<number>;
}

/** Places that are shown together. `code` is null if there are no lines to show. */
export interface PlaceGroup {
  readonly places: readonly OpenPlace[];
  readonly code: PlaceCode | null;
}

function findPlaceCode(place: RankedPlace, { hunks }: FileCode): PlaceCode | null {
  if (place.rank >= MAX_WITH_CODE || (place.added === null && place.removed === null)) return null;
  for (const hunk of hunks) {
    const found = findChangedRows(hunk, place, AROUND);
    if (found === null) continue;
    const { from, to } = found.run;
    return haveWords(hunk.rows.slice(from, Math.min(to, from + MAX_ROWS))) ? found : null;
  }
  return null;
}

/** Joins two stretches that have rows in common; null if they have none, or are too much for one box. */
function joinCode(a: PlaceCode, b: PlaceCode): PlaceCode | null {
  const [from, to] = [Math.min(a.run.from, b.run.from), Math.max(a.run.to, b.run.to)];
  const touch = a.run.hunk === b.run.hunk && a.run.from < b.run.to && b.run.from < a.run.to;
  return touch && to - from <= MAX_ROWS
    ? { run: { hunk: a.run.hunk, from, to }, rows: new Set([...a.rows, ...b.rows]) }
    : null;
}

/** Groups the places of a file, in the order of their lines: one joins the group before it if their code overlaps. */
export function groupPlaces(ranked: readonly RankedPlace[], file: FileCode | null): readonly PlaceGroup[] {
  const groups: PlaceGroup[] = [];
  for (const one of ranked) {
    const code = file === null ? null : findPlaceCode(one, file);
    const last = groups.at(-1);
    const joined = last === undefined || last.code === null || code === null ? null : joinCode(last.code, code);
    if (last !== undefined && joined !== null)
      groups[groups.length - 1] = { places: [...last.places, one], code: joined };
    else groups.push({ places: [one], code });
  }
  return groups;
}

/** Renders the lines of a group; null if there are none, or no room for them. */
export function renderGroupCode({ places, code }: PlaceGroup, file: FileCode | null, means: CodeContext): Html | null {
  const [first] = places;
  if (code === null || file === null || first === undefined) return null;
  const { from, to } = code.run;
  const run = { ...code.run, to: Math.min(to, from + MAX_ROWS) };
  const hit = (index: number) => (code.rows.has(index) ? 'hit open' : null);
  const rows = renderRows({ run, grammar: file.grammar, marker: null, hit }, means).filter((row) => row !== null);
  if (rows.length === 0) return null;
  const left = to - from - rows.length;
  return renderCodeBox(`${formatLine(first.location.file, 200)}, ${places.map(formatPlaceLines).join('; ')}`, [
    renderCodeRows(rows),
    left > 0 ? renderGap(`${counted(left, 'more line')} of this place`) : null,
  ]);
}
