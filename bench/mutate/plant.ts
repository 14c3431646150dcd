/** Puts a faulty hunk into a real change: at the end of a file of it, as git would show it, or in a whole file of its own. */
import { compareText } from '../../src/base/order.js';
import type { ChangedFile, Snapshot } from '../../src/engine/snapshot.js';

/** A change with a fault in it. */
export interface Planted {
  readonly snapshot: Snapshot;
  readonly file: string;
  /** Line of the new side that shows the fault; for a pure removal, the line before it. */
  readonly line: number;
}

/** Number of lines between the last hunk of a file and the added one. */
const APART = 40;

interface Marked {
  readonly lines: readonly string[];
  readonly old: readonly string[];
  readonly fresh: readonly string[];
  /** Line of the fault on the new side, counted from 0. */
  readonly at: number;
}

function marked(hunk: string): Marked {
  const lines = hunk.split('\n').map((line) => (line === '' ? ' ' : line));
  const fresh = lines.filter((line) => !line.startsWith('-'));
  const added = fresh.findIndex((line) => line.startsWith('+'));
  const removed = lines.findIndex((line) => line.startsWith('-'));
  return {
    lines,
    old: lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1)),
    fresh: fresh.map((line) => line.slice(1)),
    at: added >= 0 ? added : Math.max(0, removed - 1),
  };
}

/**
 * Adds the hunk below the last hunk of a file of the change, or as a new file if the change has none with that path.
 * Texts are unavailable.
 */
export function plantHunk(snapshot: Snapshot, path: string, hunk: string): Planted {
  const { lines, old, fresh, at } = marked(hunk);
  const there = snapshot.files.find((file) => file.path === path);
  const last = there?.hunks.at(-1);
  const oldStart = (last === undefined ? 20 : last.old_start + last.old_lines) + APART;
  const newStart = (last === undefined ? 20 : last.new_start + last.new_lines) + APART;
  const planted = {
    old_start: oldStart,
    old_lines: old.length,
    new_start: newStart,
    new_lines: fresh.length,
    section: '',
    lines: [...lines],
  };
  const file = there ?? emptyFile(path);
  return {
    snapshot: withFile(snapshot, { ...file, hunks: [...file.hunks, planted] }),
    file: path,
    line: newStart + at,
  };
}

/** Adds the hunk as a whole file that the change modifies, with both texts. */
export function plantFile(snapshot: Snapshot, path: string, hunk: string, around: readonly [string, string]): Planted {
  const { lines, old, fresh, at } = marked(hunk);
  const before = around[0] === '' ? [] : around[0].split('\n');
  const after = around[1] === '' ? [] : around[1].split('\n');
  const start = before.length + 1;
  const joinText = (middle: readonly string[]) => `${[...before, ...middle, ...after].join('\n')}\n`;
  const file: ChangedFile = {
    ...emptyFile(path),
    old_text: joinText(old),
    new_text: joinText(fresh),
    hunks: [
      {
        old_start: start,
        old_lines: old.length,
        new_start: start,
        new_lines: fresh.length,
        section: '',
        lines: [...lines],
      },
    ],
  };
  return { snapshot: withFile(snapshot, file), file: path, line: start + at };
}

/** Adds the hunk as a new file. */
export function plantNewFile(snapshot: Snapshot, path: string, hunk: string): Planted {
  const { lines, fresh, at } = marked(hunk);
  const file: ChangedFile = {
    ...emptyFile(path),
    status: 'added',
    old_mode: null,
    new_text: `${fresh.join('\n')}\n`,
    hunks: [
      {
        old_start: 0,
        old_lines: 0,
        new_start: 1,
        new_lines: fresh.length,
        section: '',
        lines: lines.map((line) => (line.startsWith('+') ? line : `+${line.slice(1)}`)),
      },
    ],
  };
  return { snapshot: withFile(snapshot, file), file: path, line: at + 1 };
}

/** Deletes a file with these lines. */
export function plantDeleted(snapshot: Snapshot, path: string, hunk: string): Planted {
  const { lines, old } = marked(hunk);
  const file: ChangedFile = {
    ...emptyFile(path),
    status: 'deleted',
    new_mode: null,
    old_text: `${old.join('\n')}\n`,
    hunks: [{ old_start: 1, old_lines: old.length, new_start: 0, new_lines: 0, section: '', lines: [...lines] }],
  };
  return { snapshot: withFile(snapshot, file), file: path, line: 1 };
}

/** Changes what a planted file is besides its lines. */
export function alterFile({ snapshot, file, line }: Planted, by: Partial<ChangedFile>): Planted {
  const files = snapshot.files.map((one) => (one.path === file ? { ...one, ...by } : one));
  return { snapshot: { ...snapshot, files }, file, line };
}

function emptyFile(path: string): ChangedFile {
  return {
    path,
    old_path: null,
    status: 'modified',
    old_mode: '100644',
    new_mode: '100644',
    binary: false,
    omitted: null,
    utf8: true,
    old_text: null,
    new_text: null,
    hunks: [],
    history: null,
  };
}

function withFile(snapshot: Snapshot, file: ChangedFile): Snapshot {
  const files = [...snapshot.files.filter(({ path }) => path !== file.path), file];
  files.sort((a, b) => compareText(a.path, b.path));
  return { ...snapshot, files };
}
