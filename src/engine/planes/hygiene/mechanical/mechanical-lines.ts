/** Lines that a reader does not have to read one by one: they only move, or only say another name that many lines say. */
import { addToCount, takeFromCount } from '../../../../base/groups.js';
import type { FileChange } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

/** A name is another one where so many lines of the change say the new one in place of the old one. */
const LEAST = 3;
const WORD = /[\p{IDS}_$][\p{IDC}$]*/gu;

/** Counts the lines of a file that are left. `isRead`: whether a line counts at all. */
export type CountLines = (file: FileChange) => number;

/** Reads the changed files once, and returns how many lines of each are no mechanical ones. */
export function createLineCounter(files: readonly FileChange[], isRead: (text: string) => boolean): CountLines {
  const moved = collectMoved(files);
  const renamed = collectRenames(files);
  const left = (file: FileChange, texts: readonly string[], side: Side) =>
    texts.filter((text) => isRead(text) && !moved.take(text.trim(), side) && !renamed(file, text, side)).length;
  return (file) =>
    left(
      file,
      file.added.map(({ text }) => text),
      'added',
    ) +
    left(
      file,
      file.removed.map(({ text }) => text),
      'removed',
    );
}

type Side = 'added' | 'removed';

/** Lines that one side has as often as the other one: in another order, at another place, in another file. */
function collectMoved(files: readonly FileChange[]) {
  const sides = { added: new Map<string, number>(), removed: new Map<string, number>() };
  for (const file of files) {
    for (const { text } of file.added) addToCount(sides.added, text.trim());
    for (const { text } of file.removed) addToCount(sides.removed, text.trim());
  }
  const both = new Map<string, number>();
  for (const [text, count] of sides.added) both.set(text, Math.min(count, sides.removed.get(text) ?? 0));
  const open = { added: new Map(both), removed: new Map(both) };
  return {
    /** Takes one of the lines that move; false if none is left. */
    take: (text: string, side: Side): boolean => takeFromCount(open[side], text),
  };
}

/** Two lines at the same place that differ by words alone, with the words that differ. */
interface Pair {
  readonly before: string;
  readonly after: string;
  readonly names: readonly string[];
}

function collectRenames(files: readonly FileChange[]): (file: FileChange, text: string, side: Side) => boolean {
  const pairs = new Map(files.map((file) => [file, pairLines(file)]));
  const counts = new Map<string, number>();
  for (const all of pairs.values()) for (const { names } of all) for (const name of names) addToCount(counts, name);
  const known = new Map(
    [...pairs].map(([file, all]) => {
      const often = all.filter(({ names }) => names.every((name) => (counts.get(name) ?? 0) >= LEAST));
      return [
        file,
        { added: new Set(often.map(({ after }) => after)), removed: new Set(often.map(({ before }) => before)) },
      ];
    }),
  );
  return (file, text, side) => known.get(file)?.[side].has(text) === true;
}

/** Pairs the lines of each place that has as many before as after. */
function pairLines(file: FileChange): readonly Pair[] {
  return file.regions.flatMap(({ added, removed }) => {
    if (added.length !== removed.length) return [];
    return removed.flatMap((before, at) => {
      const after = added[at];
      const names = after === undefined ? null : listRenamed(before.text, after.text);
      return after === undefined || names === null ? [] : [{ before: before.text, after: after.text, names }];
    });
  });
}

/** Returns `old new` for each word that differs; null if the lines differ by more than words, or by nothing. */
function listRenamed(before: string, after: string): readonly string[] | null {
  const [old, now] = [before.slice(0, REACH.longLine), after.slice(0, REACH.longLine)];
  if (old.replace(WORD, '_') !== now.replace(WORD, '_')) return null;
  const words = now.match(WORD) ?? [];
  const names = new Set(
    (old.match(WORD) ?? []).flatMap((word, at) => (word === words[at] ? [] : `${word} ${words[at]}`)),
  );
  return names.size === 0 ? null : [...names];
}
