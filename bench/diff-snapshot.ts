/** Unified diffs of the benchmarks (git's own, three lines of context, renames detected) → snapshots without texts. */
import { readHunkHead } from '../src/base/hunk-lines.js';
import { compareText } from '../src/base/order.js';
import type { ChangedFile, Hunk, Snapshot } from '../src/engine/snapshot.js';

/** The data of a benchmark about a change besides its diff. */
export interface DiffCase {
  readonly repo: string;
  readonly base: string;
  readonly head: string;
  readonly title: string;
  readonly body: string;
  readonly diff: string;
  readonly committedAt?: string;
  readonly history?: ReadonlyMap<string, ChangedFile['history']>;
  readonly past?: Snapshot['past'];
}

/** Builds a snapshot of a diff. Data that a diff does not contain (texts, owners, tickets) is missing. */
export function buildDiffSnapshot(given: DiffCase): Snapshot {
  const files = readDiff(given.diff).map((file) => ({ ...file, history: given.history?.get(file.path) ?? null }));
  files.sort((a, b) => compareText(a.path, b.path));
  return {
    schema: 'review-gate.snapshot/1',
    repo: given.repo,
    pr: 1,
    base: { ref: 'main', sha: given.base, committed_at: given.committedAt ?? '2025-01-01T00:00:00.000Z' },
    head: { ref: 'change', sha: given.head },
    merge_base: given.base,
    title: given.title,
    body: given.body,
    author: 'someone',
    labels: [],
    files,
    tickets: [],
    repository_policy: null,
    gitattributes: null,
    codeowners: null,
    coverage: { complete: true, files: files.length, omitted: [] },
    ...(given.past === undefined ? {} : { past: given.past }),
  };
}

function readDiff(diff: string): ChangedFile[] {
  return diff
    .split(/^(?=diff --git )/mu)
    .filter((part) => part.startsWith('diff --git '))
    .map(readFile);
}

function readFile(part: string): ChangedFile {
  const lines = part.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const firstHunk = lines.findIndex((line) => line.startsWith('@@ '));
  const head = firstHunk < 0 ? lines : lines.slice(0, firstHunk);
  const after = (prefix: string) => head.find((line) => line.startsWith(prefix))?.slice(prefix.length);
  const side = (prefix: string) => {
    const name = after(prefix);
    return name === undefined || name === '/dev/null'
      ? null
      : unquote(name)
          .replace(/^[ab]\//u, '')
          .replace(/\t$/u, '');
  };
  const named = / b\/(.*)$/u.exec(lines[0] ?? '')?.[1] ?? 'unknown';
  const newPath = after('rename to ') ?? after('copy to ') ?? side('+++ ');
  const oldPath = after('rename from ') ?? after('copy from ') ?? side('--- ');
  const isNew = after('new file mode') !== undefined;
  const isGone = after('deleted file mode') !== undefined;
  const renamed = after('rename from ') !== undefined;
  const binary = head.some((line) => line.startsWith('Binary files ') || line.startsWith('GIT binary patch'));
  const mode = after('index ')?.split(' ')[1] ?? '100644';
  return {
    path: newPath ?? oldPath ?? named,
    old_path: renamed ? (oldPath ?? null) : null,
    status: isNew ? 'added' : isGone ? 'deleted' : renamed ? 'renamed' : 'modified',
    old_mode: isNew ? null : (after('deleted file mode ') ?? after('old mode ') ?? mode),
    new_mode: isGone ? null : (after('new file mode ') ?? after('new mode ') ?? mode),
    binary,
    omitted: binary ? 'binary' : null,
    utf8: true,
    old_text: null,
    new_text: null,
    hunks: firstHunk < 0 ? [] : readHunks(lines.slice(firstHunk)),
    history: null,
  };
}

function readHunks(lines: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  for (const line of lines) {
    const head = readHunkHead(line);
    if (head === null) {
      hunks.at(-1)?.lines.push(line === '' ? ' ' : line);
      continue;
    }
    hunks.push({ ...head, lines: [] });
  }
  return hunks;
}

function unquote(name: string): string {
  if (!name.startsWith('"')) return name;
  return name.slice(1, -1).replace(/\\(["\\])/gu, '$1');
}
