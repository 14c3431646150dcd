/** What criteria are bound to: unbroken runs of added lines, each with what stands around it. */

import { readHunkLines } from '../../../base/hunk-lines.js';
import type { FileClass } from '../../../contract/index.js';
import type { Change, FileChange, Line, Region } from '../../model.js';
import { measureIndent } from '../../text/line-shape.js';

/** A contiguous range of changed lines of one file. */
export interface Unit {
  /** Index into the change's files. */
  readonly file: number;
  readonly path: string;
  readonly class: FileClass;
  /** Line number on the head side; for a pure deletion, the line next to it. */
  readonly first: number;
  readonly last: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly context: readonly string[];
  readonly section: string;
}

/** Number of context lines kept before and after a run. */
const CONTEXT = 3;
/** Maximum number of lines of one unit that are read per side; enough for a generated file of 100,000 lines. */
const MAX_LINES = 2000;
/** Longer runs of added lines are split into pieces of at least LEAST_PIECE lines. */
const LONG_RUN = 12;
const LEAST_PIECE = 4;
/** File classes to which no criterion is bound. */
const UNBOUND: ReadonlySet<FileClass> = new Set<FileClass>(['lockfile', 'generated', 'vendored']);

/** Returns the units of a change in file and line order. Runs of one file are joined if there are more than `most`. */
export function collectUnits(change: Change, most: number): Unit[] {
  const units = change.files.flatMap((file, index) => (UNBOUND.has(file.class) ? [] : collectFileUnits(file, index)));
  if (units.length <= most) return units;
  const stride = Math.ceil(units.length / most);
  return joinUnits(units, stride);
}

function collectFileUnits(file: FileChange, index: number): Unit[] {
  if (file.file.status === 'deleted') return [];
  const kept = collectKeptLines(file);
  return file.regions.flatMap(splitRegion).flatMap((region) => {
    const span = findSpan(region, file);
    if (span === null || !hasContent(region)) return [];
    const around: string[] = [];
    for (let at = span.first - CONTEXT; at <= span.last + CONTEXT; at++) {
      if (at === span.first && region.added.length > 0) at = span.last + 1;
      const text = kept.get(at);
      if (text !== undefined) around.push(text);
    }
    return [
      {
        file: index,
        path: file.file.path,
        class: file.class,
        ...span,
        added: listTexts(region.added),
        removed: listTexts(region.removed),
        context: around,
        section: region.section,
      },
    ];
  });
}

/** Returns whether any line of the region is not blank. */
function hasContent(region: Region): boolean {
  return [...region.added, ...region.removed].some((line) => line.text.trim() !== '');
}

/**
 * Splits a long run at blank lines, before a line that is indented no more than the earlier lines of the piece. A piece
 * is about one declaration.
 */
function splitRegion(region: Region): Region[] {
  if (region.added.length <= LONG_RUN) return [region];
  const out: Region[] = [];
  let piece: Line[] = [];
  let outer = Infinity;
  for (const line of region.added) {
    const text = line.text;
    const blankBefore = piece.length >= LEAST_PIECE && piece.at(-1)?.text.trim() === '';
    if (blankBefore && text.trim() !== '' && measureIndent(text) <= outer) {
      out.push({
        ...region,
        at: piece[0]?.number ?? region.at,
        added: piece,
        removed: out.length === 0 ? region.removed : [],
      });
      piece = [];
      outer = Infinity;
    }
    if (text.trim() !== '') outer = Math.min(outer, measureIndent(text));
    piece.push(line);
  }
  out.push({
    ...region,
    at: piece[0]?.number ?? region.at,
    added: piece,
    removed: out.length === 0 ? region.removed : [],
  });
  return out;
}

function listTexts(lines: readonly Line[]): string[] {
  return lines.slice(0, MAX_LINES).map((line) => line.text);
}

/**
 * Returns the lines of a region on the head side. For a deletion it is the line before it, or the first line; null if
 * the file is empty.
 */
function findSpan(region: Region, file: FileChange): { first: number; last: number } | null {
  const [first, last] = [region.added[0], region.added.at(-1)];
  if (first !== undefined && last !== undefined) return { first: first.number, last: last.number };
  if (file.file.new_text === '') return null;
  const beside = Math.max(1, region.at);
  return { first: beside, last: beside };
}

/** Returns the unchanged lines inside the hunks, by their number on the head side. */
function collectKeptLines(file: FileChange): Map<number, string> {
  const kept = new Map<number, string>();
  for (const hunk of file.file.hunks) {
    for (const { mark, text, newNumber } of readHunkLines(hunk)) if (mark === ' ') kept.set(newNumber, text);
  }
  return kept;
}

/**
 * Joins up to `stride` neighbouring runs of one file. The result is less exact, but limits the cost of a hostile
 * change.
 */
function joinUnits(units: readonly Unit[], stride: number): Unit[] {
  const out: Unit[] = [];
  let group: Unit[] = [];
  const close = () => {
    const [first, last] = [group[0], group.at(-1)];
    if (first !== undefined && last !== undefined)
      out.push({
        ...first,
        last: Math.max(first.last, last.last),
        added: group.flatMap((unit) => unit.added).slice(0, MAX_LINES),
        removed: group.flatMap((unit) => unit.removed).slice(0, MAX_LINES),
        context: group.flatMap((unit) => unit.context).slice(0, MAX_LINES),
      });
    group = [];
  };
  for (const unit of units) {
    if (group.length >= stride || (group[0] !== undefined && group[0].file !== unit.file)) close();
    group.push(unit);
  }
  close();
  return out;
}
