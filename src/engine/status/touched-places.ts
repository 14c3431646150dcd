/** Where a change touches code: each region with its lines, what stands around it, and the blocks that it lies in. */
import { readHunkLines } from '../../base/hunk-lines.js';
import type { FileClass } from '../../contract/index.js';
import type { Change, FileChange, Line, Region } from '../model.js';
import { type Head, readBlocks } from '../text/blocks.js';
import { WordCutter } from '../text/words.js';

/** One changed region. */
export interface TouchedPlace {
  readonly file: string;
  readonly class: FileClass;
  readonly line: number;
  readonly side: 'added' | 'removed';
  /** The first changed line. */
  readonly text: string;
  /** Changed lines, and the first lines of the blocks around them. */
  readonly own: readonly string[];
  /** Stems of those, of the path and of the lines beside them. */
  readonly stems: ReadonlySet<string>;
  readonly removes: boolean;
}

/** What a change touches, and the words of what it leaves as it was in the same files. */
export interface TouchedPlaces {
  readonly places: readonly TouchedPlace[];
  /** Stems of the unchanged lines and the path, by file. */
  readonly left: readonly ReadonlySet<string>[];
}

/** A change that touches nothing. */
export const NOTHING_TOUCHED: TouchedPlaces = { places: [], left: [] };

/** Nothing is asked of these files: nobody wrote them. */
const NOT_WRITTEN: ReadonlySet<FileClass> = new Set<FileClass>(['lockfile', 'generated', 'vendored', 'asset']);
/** A text of more lines is read by its hunks alone. */
const MAX_FILE_LINES = 20_000;
const MAX_REGION_LINES = 200;
/** Blocks that a line is looked for in, innermost first. */
const MAX_BLOCKS = 8;

/** Reads where a change touches code. Linear in the texts of its files. */
export function readTouchedPlaces({ files }: Change): TouchedPlaces {
  const cutter = new WordCutter();
  const read = files.filter((file) => !NOT_WRITTEN.has(file.class));
  return {
    places: read.flatMap((file) => readFilePlaces(file, cutter)),
    left: read.map((file) => readLeftStems(file, cutter)),
  };
}

/** Returns the stems of a text. */
export function readStems(text: string, cutter: WordCutter): string[] {
  return cutter.cutLine(text).flatMap(({ cut }) => cut.tokens.flatMap(({ stem }) => (stem === '' ? [] : [stem])));
}

function readFilePlaces(file: FileChange, cutter: WordCutter): TouchedPlace[] {
  const kept = readHunkContext(file);
  const now =
    file.file.new_text === null
      ? toLines(new Map([...kept, ...file.added.map(({ number, text }) => [number, text] as const)]))
      : splitText(file.file.new_text);
  const before = splitText(file.file.old_text);
  const around = {
    now: readAround(
      now,
      file.regions.map(({ added }) => added[0]),
    ),
    before: readAround(
      before,
      file.regions.map(({ removed }) => removed[0]),
    ),
  };
  return file.regions.flatMap((region) => {
    const first = region.added[0] ?? region.removed[0];
    if (first === undefined) return [];
    const added = region.added[0] !== undefined;
    const blocks = [
      ...(around.now.get(region.added[0]?.number ?? 0) ?? []).slice(0, MAX_BLOCKS),
      ...(around.before.get(region.removed[0]?.number ?? 0) ?? []).slice(0, MAX_BLOCKS),
    ].map(({ text }) => text);
    const lines = [...region.added, ...region.removed].slice(0, MAX_REGION_LINES).map(({ text }) => text);
    const own = [...lines, ...blocks, region.section];
    const beside = [region.at - 1, region.at, endOf(region) + 1].flatMap((at) => kept.get(at) ?? []);
    return [
      {
        file: file.file.path,
        class: file.class,
        line: added ? first.number : Math.max(1, region.at),
        side: added ? ('added' as const) : ('removed' as const),
        text: first.text.trim(),
        own,
        stems: new Set([...own, ...beside, file.file.path].flatMap((text) => readStems(text, cutter))),
        removes: region.removed.length > 0,
      },
    ];
  });
}

/** Returns the lines that the hunks show, at their places; the others are empty. */
function toLines(kept: ReadonlyMap<number, string>): string[] {
  const last = [...kept.keys()].reduce((most, at) => Math.max(most, at), 0);
  return last > MAX_FILE_LINES ? [] : Array.from({ length: last }, (_, at) => kept.get(at + 1) ?? '');
}

function endOf(region: Region): number {
  return region.added.at(-1)?.number ?? region.at;
}

function splitText(text: string | null): readonly string[] {
  const lines = text === null ? [] : text.split('\n', MAX_FILE_LINES + 1);
  return lines.length > MAX_FILE_LINES ? [] : lines;
}

/** Returns the first lines of the blocks around each of some lines, by the number of the line. */
function readAround(
  lines: readonly string[],
  wanted: readonly (Line | undefined)[],
): ReadonlyMap<number, readonly Head[]> {
  const numbers = new Set(wanted.flatMap((line) => (line === undefined ? [] : [line.number])));
  return readBlocks(
    lines.map((text, at) => ({ number: at + 1, text })),
    numbers,
  ).around;
}

function readHunkContext({ file }: FileChange): Map<number, string> {
  const kept = new Map<number, string>();
  for (const hunk of file.hunks)
    for (const { mark, text, newNumber } of readHunkLines(hunk)) if (mark === ' ') kept.set(newNumber, text);
  return kept;
}

function readLeftStems(file: FileChange, cutter: WordCutter): ReadonlySet<string> {
  const lines = splitText(file.file.new_text);
  const added = new Set(file.added.map(({ number }) => number));
  const unchanged =
    lines.length > 0 ? lines.filter((_, at) => !added.has(at + 1)) : [...readHunkContext(file).values()];
  return new Set([...unchanged, file.file.path].flatMap((text) => readStems(text, cutter)));
}
