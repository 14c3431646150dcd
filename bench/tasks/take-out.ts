/** Takes lines out of a change, as if their author had not come to them yet. */
import { readSideTexts } from '../../src/base/hunk-lines.js';
import type { ChangedFile, Hunk } from '../../src/engine/changed-file.js';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { convertText } from '../diff-texts.js';

/** Lines of a file after the change, both ends included. */
export interface Place {
  readonly file: string;
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the snapshot without the added lines of some places. A block of changed lines that lies in the places as a whole goes back to
 * what it was; of a larger one the lines of the places go, and its removed lines stay removed. Files and commits are the same.
 */
export function takeOut(snapshot: Snapshot, places: readonly Place[]): Snapshot {
  const files = snapshot.files.map((file) => {
    const own = places.filter((place) => place.file === file.path);
    return own.length === 0 ? file : takeOutOfFile(file, (line) => own.some((place) => isIn(line, place)));
  });
  return { ...snapshot, files: files.filter(({ status, hunks }) => status !== 'modified' || hunks.length > 0) };
}

function isIn(line: number, { first, last }: Place): boolean {
  return first <= line && line <= last;
}

function takeOutOfFile(file: ChangedFile, isOut: (line: number) => boolean): ChangedFile {
  const hunks: Hunk[] = [];
  let shift = 0;
  for (const hunk of file.hunks) {
    const lines = putBack(hunk, isOut);
    const count = readSideTexts(lines, 'new').length;
    // A side without lines is counted from the line before it.
    const first = (start: number, length: number) => (length === 0 ? start + 1 : start);
    const start = file.status === 'added' ? 1 : first(hunk.old_start, hunk.old_lines) + shift;
    shift += count - hunk.old_lines;
    if (lines.some((line) => line.startsWith('+') || line.startsWith('-')))
      hunks.push({ ...hunk, new_start: count === 0 ? start - 1 : start, new_lines: count, lines });
  }
  const less = { ...file, hunks };
  return { ...less, new_text: file.old_text === null ? rebuild(hunks) : convertText(less, file.old_text, 'old') };
}

/** The text of a file that is new. */
function rebuild(hunks: readonly Hunk[]): string {
  return hunks.flatMap(({ lines }) => readSideTexts(lines, 'new').map((line) => `${line}\n`)).join('');
}

/** The lines of a hunk without those that are out. */
function putBack({ lines, new_start }: Hunk, isOut: (line: number) => boolean): string[] {
  const kept: string[] = [];
  let number = new_start;
  for (let at = 0; at < lines.length; ) {
    const block = lines.slice(at).findIndex((line) => line.startsWith(' '));
    const end = block === -1 ? lines.length : at + block;
    const changed = lines.slice(at, end);
    const added = changed.filter((line) => line.startsWith('+'));
    const outs = added.map((_, by) => isOut(number + by));
    if (added.length > 0 && outs.every(Boolean))
      kept.push(...changed.filter((line) => line.startsWith('-')).map((line) => ` ${line.slice(1)}`));
    else {
      let by = 0;
      kept.push(...changed.filter((line) => !(line.startsWith('+') && outs[by++] === true)));
    }
    number += added.length;
    const context = lines[end];
    if (context !== undefined) {
      kept.push(context);
      number += 1;
    }
    at = end + 1;
  }
  return kept;
}
