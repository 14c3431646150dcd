/** Findings inside the diff of their file, each behind the lines that it is about. */

import { groupBy } from '../../../base/groups.js';
import { counted } from '../../../base/text.js';
import type { ObservedFinding } from '../../../contract/index.js';
import { toWeight } from '../../findings.js';
import { formatLine, formatPath } from '../display-text.js';
import { type Html, html, type Piece } from '../html.js';
import { type CodeContext, renderCodeBox, renderCodeRows, renderGap, renderRows } from './code.js';
import {
  type FileCode,
  findHunk,
  findRowRanges,
  type HunkRows,
  haveWords,
  type RowRange,
  type WantedLines,
} from './diff.js';

/** A finding as the page has it: its number in the worst-first order is its anchor, and how much of it is shown. */
export interface Found {
  readonly finding: ObservedFinding;
  readonly rank: number;
  readonly first: number;
  readonly last: number;
  /** The rule, and what it is about; empty if the trace does not say it. */
  readonly rule: string;
  readonly summary: string;
  readonly piece: Html;
}

/** Lines of a finding's own that are shown. */
const MAX_OWN = 12;

/** Returns how much code a finding gets, by its rank: the worst get more, the last ones get none. */
function selectSize(rank: number): { readonly own: number; readonly around: number } | null {
  if (rank < 400) return { own: MAX_OWN, around: 3 };
  if (rank < 2_000) return { own: 3, around: 1 };
  return rank < 4_000 ? { own: 1, around: 0 } : null;
}

/** The diff with the findings in it, and the findings whose lines are not shown. */
export interface FoundCode {
  readonly box: Html | null;
  readonly rest: readonly Found[];
}

interface PlacedFinding {
  readonly found: Found;
  readonly wanted: WantedLines;
  readonly hunk: HunkRows;
  /** The rows of the finding; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

/**
 * Locates a finding in the diff; null if its lines are not in the diff, if no line around it has a word, or if its rank
 * gets no code.
 */
function placeFinding(file: FileCode, found: Found): PlacedFinding | null {
  const size = selectSize(found.rank);
  if (size === null) return null;
  const last = Math.min(found.last, found.first + size.own - 1);
  const wanted = { first: found.first, last, around: size.around };
  const place = findHunk(file.hunks, wanted);
  if (place === null) return null;
  const { hunk, from, to } = place;
  const near = hunk.rows.slice(Math.max(0, from - size.around), to + size.around);
  return haveWords(near) ? { found, wanted, ...place } : null;
}

/** Renders the box of a file's findings. */
export function renderFoundCode(file: FileCode, found: readonly Found[], means: CodeContext): FoundCode {
  const places = found.map((one) => ({ one, place: placeFinding(file, one) }));
  const rest = places.filter(({ place }) => place === null).map(({ one }) => one);
  const byHunk = groupBy(
    places.flatMap(({ place }) => (place === null ? [] : [place])),
    ({ hunk }) => hunk,
  );
  const hunks = file.hunks.filter((hunk) => byHunk.has(hunk));
  if (hunks.length === 0) return { box: null, rest };
  const pieces = hunks.map((hunk, at): Piece => {
    const here = byHunk.get(hunk) ?? [];
    let behind = 0;
    return findRowRanges(
      hunk,
      here.map(({ wanted }) => wanted),
    ).map((run, index): Piece => {
      const head =
        index === 0 ? renderHunkHead(hunk, at > 0) : renderGap(`${counted(run.from - behind, 'line')} not shown`);
      behind = run.to;
      return [head, renderStretch(file, run, here, means, rest)];
    });
  });
  return { box: renderCodeBox(`Diff of ${formatPath(file.file.path, 200)}`, pieces), rest };
}

function renderHunkHead({ section }: HunkRows, later: boolean): Piece {
  const words = formatLine(section, 100);
  if (words !== '') return renderGap(`… ${words}`);
  return later ? renderGap('…') : null;
}

/**
 * Renders the rows of a stretch, with each finding after its last row. Findings that do not fit are added to `rest`.
 */
function renderStretch(
  file: FileCode,
  run: RowRange,
  inHunk: readonly PlacedFinding[],
  means: CodeContext,
  rest: Found[],
): Piece {
  const here = inHunk.filter(({ to }) => to > run.from && to <= run.to);
  const tones = new Map<number, string>();
  // The worst last, so that a row with several findings shows the worst.
  for (const { found, from, to } of here.toSorted((a, b) => b.found.rank - a.found.rank)) {
    for (let index = from; index < to; index += 1) tones.set(index, `hit ${toWeight(found.finding)}`);
  }
  const behind = groupBy(here, ({ to }) => to);
  const rows = renderRows(
    { run, grammar: file.grammar, marker: null, hit: (index) => tones.get(index) ?? null },
    means,
  );
  const pieces: Piece[] = [];
  let open: Html[] = [];
  let lost = 0;
  rows.forEach((row, at) => {
    if (row === null) lost += 1;
    else open.push(row);
    const found = behind.get(run.from + at + 1);
    if (found === undefined) return;
    if (open.length === 0) {
      rest.push(...found.map((one) => one.found));
      return;
    }
    pieces.push(
      renderCodeRows(open),
      found.map((one) => one.found.piece),
    );
    open = [];
  });
  pieces.push(renderCodeRows(open));
  if (lost > 0) pieces.push(renderGap(`${counted(lost, 'line')} not shown, to save space`));
  return html`<div class="stretch">${pieces}</div>`;
}
