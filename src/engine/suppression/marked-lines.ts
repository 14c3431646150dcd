/** The markers of a file on both sides, and the line that each was written for. */
import { type HunkSide, readSideTexts } from '../../base/hunk-lines.js';
import type { FileChange } from '../model.js';
import { scanLines } from '../text/scan.js';
import { findTextForm } from '../text/text-forms.js';
import { type Marker, readMarkers } from './markers.js';

/** Maximum number of comment lines between a marker and its line. */
const MAX_COMMENT_LINES = 5;

/** A marker on the new side. */
export interface PlacedMarker extends Marker {
  readonly line: number;
  /** The line that it is about: its own, or the first below that is no comment. */
  readonly covers: number;
  /**
   * `added`: this change brings it; `holds`: it was there, and so was the line that it covers; `outdated`: it was written
   * for another line.
   */
  readonly state: 'added' | 'holds' | 'outdated';
}

/** Reads the markers of the new side, in the order of their lines. */
export function readPlacedMarkers(change: FileChange): readonly PlacedMarker[] {
  const after = readSide(change, 'new');
  if (after.markers.size === 0) return [];
  const before = readSide(change, 'old');
  const added = new Set(change.added.map(({ number }) => number));
  const toOld = createOldNumbers(change);
  return [...after.markers].flatMap(([line, markers]) => {
    const covers = findCovered(after, line);
    const same = () => {
      const was = before.texts.get(findCovered(before, toOld(line)))?.trim();
      return was !== undefined && was === after.texts.get(covers)?.trim();
    };
    const state = added.has(line) ? 'added' : same() ? 'holds' : 'outdated';
    return markers.map((marker) => ({ ...marker, line, covers, state }));
  });
}

interface MarkedSide {
  readonly markers: ReadonlyMap<number, readonly Marker[]>;
  /** Lines that contain only a comment. */
  readonly commentOnly: ReadonlySet<number>;
  readonly texts: ReadonlyMap<number, string>;
}

function readSide(change: FileChange, side: HunkSide): MarkedSide {
  const markers = new Map<number, readonly Marker[]>();
  const commentOnly = new Set<number>();
  const all = new Map<number, string>();
  for (const { start, texts, whole } of listRuns(change, side)) {
    if (!texts.some((text) => text.includes('review-gate-ignore'))) continue;
    scanLines(texts, findTextForm(change.language), whole).forEach((line, index) => {
      const found = readMarkers(line.comment);
      all.set(start + index, texts[index] ?? '');
      if (found.length > 0) markers.set(start + index, found);
      if (line.code.trim() === '' && line.comment.trim() !== '') commentOnly.add(start + index);
    });
  }
  return { markers, commentOnly, texts: all };
}

function listRuns(
  { file }: FileChange,
  side: HunkSide,
): readonly { start: number; texts: readonly string[]; whole: boolean }[] {
  const text = file[`${side}_text`];
  if (text !== null) return [{ start: 1, texts: text.split('\n'), whole: true }];
  return file.hunks.map((hunk) => ({
    start: hunk[`${side}_start`],
    texts: readSideTexts(hunk.lines, side),
    whole: hunk[`${side}_start`] <= 1,
  }));
}

function findCovered({ commentOnly }: MarkedSide, line: number): number {
  let covered = line;
  while (commentOnly.has(covered) && covered - line <= MAX_COMMENT_LINES) covered += 1;
  return covered;
}

/** Returns a function from an unchanged line of the new side to its number on the old side. */
function createOldNumbers({ regions }: FileChange): (line: number) => number {
  return (line) => {
    let shift = 0;
    for (const { at, added, removed } of regions) {
      // A region without added lines is behind the line that it names.
      if (added.length > 0 ? at > line : at >= line) break;
      shift += removed.length - added.length;
    }
    return line + shift;
  };
}
