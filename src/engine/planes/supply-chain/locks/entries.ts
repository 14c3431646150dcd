/** Reads the entries of lock files around the changed lines, on both sides. */
import type { HunkSide } from '../../../../base/hunk-lines.js';
import type { FileChange, SideLine } from '../../../model.js';
import { readWindows } from '../../side-lines.js';
import { findLockFormat, type LockFormat } from './formats.js';

/** A value and its line. */
export interface LockValue {
  readonly value: string;
  readonly line: number;
  readonly changed: boolean;
}

/** A locked package, as far as the available lines show it. */
export interface LockEntry {
  /** Empty if its first line is not available. */
  readonly name: string;
  /** The package's own name, if the entry has another one (npm's aliases). */
  readonly realName: string | null;
  readonly version: string | null;
  readonly line: number;
  readonly urls: readonly LockValue[];
  readonly hash: LockValue | null;
  readonly script: LockValue | null;
}

/** A changed lock file, with the entries near its changed lines on both sides. */
export interface LockChange {
  readonly change: FileChange;
  readonly format: LockFormat;
  readonly before: readonly LockEntry[];
  readonly after: readonly LockEntry[];
}

/** Returns the lock files of a change that have lines on the new side, with their entries near the changed lines. */
export function readLocks(files: readonly FileChange[]): readonly LockChange[] {
  return files.flatMap((change) => {
    const format = findLockFormat(change.file.path);
    if (format === null || change.file.status === 'deleted' || change.file.path.includes('node_modules/')) return [];
    const read = (side: HunkSide) => readWindows(change, side).flatMap((run) => readEntries(run, format));
    return [{ change, format, before: read('old'), after: read('new') }];
  });
}

interface Draft {
  name: string;
  realName: string | null;
  version: string | null;
  line: number;
  urls: LockValue[];
  hash: LockValue | null;
  script: LockValue | null;
}

function createDraft(line: number, name: string, version: string | null): Draft {
  return { name, realName: null, version, line, urls: [], hash: null, script: null };
}

function readEntries(run: readonly SideLine[], format: LockFormat): readonly LockEntry[] {
  const found: Draft[] = [];
  // Lines before the first header belong to an entry whose name is not visible.
  let open: Draft | null = createDraft(run[0]?.number ?? 1, '', null);
  const add = (one: Draft | null) => {
    if (one !== null && (one.urls.length > 0 || one.hash !== null || one.script !== null || one.version !== null))
      found.push(one);
  };
  for (const line of run) {
    const single = readSingleLine(line, format);
    if (single !== null) {
      add(single);
      continue;
    }
    if (format.end?.test(line.text) === true) {
      add(open);
      open = null;
      continue;
    }
    const head = format.header.exec(line.text);
    if (head !== null) {
      add(open);
      const { name = '', version = null } = head.groups ?? {};
      open = createDraft(line.number, name, version);
      open.realName = findAlias(line.text, open.name);
    }
    if (open !== null) readFields(open, line, format);
  }
  add(open);
  return found;
}

function readFields(open: Draft, line: SideLine, format: LockFormat): void {
  const of = (field: RegExp | undefined) => field?.exec(line.text)?.[1];
  const said = (value: string): LockValue => ({ value, line: line.number, changed: line.changed });
  const name = of(format.name);
  if (name !== undefined) {
    if (open.name === '') open.name = name;
    else open.realName = name;
  }
  const version = of(format.version);
  // npm's first lock format stores an alias as the version.
  const alias = version === undefined ? null : /^npm:(@?[^@]{1,200})@(.{1,100})$/u.exec(version);
  if (alias !== null) open.realName = alias[1] ?? null;
  open.version = alias?.[2] ?? version ?? open.version;
  const url = of(format.url);
  if (url !== undefined) {
    open.urls.push(said(url.replaceAll('\\', '')));
    // Yarn's first format stored the hash at the end of the link.
    const fragment = /^https?:.*#([0-9a-f]{40})$/u.exec(url)?.[1];
    if (fragment !== undefined && !/\.git#/u.test(url)) open.hash ??= said(`sha1-hex:${fragment}`);
  }
  const hash = of(format.hash);
  if (hash !== undefined) open.hash = said(hash);
  const script = of(format.script);
  if (script !== undefined) open.script = said(script);
}

function readSingleLine(line: SideLine, format: LockFormat): Draft | null {
  for (const shape of format.single ?? []) {
    const groups = shape.exec(line.text)?.groups;
    if (groups === undefined) continue;
    const { name, version = '', url = '', hash } = groups;
    const one = createDraft(line.number, name ?? url, version);
    const said = (value: string): LockValue => ({ value, line: line.number, changed: line.changed });
    if (url !== '') one.urls.push(said(url));
    if (hash !== undefined) one.hash = said(hash);
    return one;
  }
  return null;
}

/** Reads the alias in `alias@npm:real@^1.0.0` of yarn.lock. */
function findAlias(text: string, name: string): string | null {
  const real = /@npm:(@?[\w.-]{1,100}(?:\/[\w.-]{1,100})?)@/u.exec(text)?.[1];
  return real === undefined || real === name ? null : real;
}
