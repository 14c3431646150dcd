/** Finds the lines of merged changes that a fix changed soon after: where the faults were (SZZ). */
import { execFileSync } from 'node:child_process';
import type { MergedChange } from '../../src/backtest/merged-changes.js';
import { groupBy } from '../../src/base/groups.js';
import { classifyMessage } from '../../src/sources/git/history/history-messages.js';
import { sortByHash } from './changes.js';

/** A line of a merged change, as it was merged. */
interface FaultyLine {
  readonly sha: string;
  readonly path: string;
  readonly line: number;
}

/** A change with the lines of it that fixes changed, by file. */
export interface FaultyChange {
  readonly change: MergedChange;
  readonly lines: ReadonlyMap<string, ReadonlySet<number>>;
}

/** A fix of more is no fix of a place. */
const MOST_HUNKS = 12;
const MOST_LINES = 40;
/** A line that is mended later may have been right when it was merged. */
const SECONDS = 180 * 24 * 3600;
const HUNK = /^@@ -(\d+)(?:,(\d+))? /u;
/** The head of a line in `git blame --porcelain`: the commit that wrote it, the line there, the line here. */
const BLAMED = /^([0-9a-f]{40}) (\d+) \d+/u;

/** Returns whether a change says that it fixes something. A merge says it below its first line. */
function isFix({ subject, body }: MergedChange): boolean {
  return classifyMessage(subject.startsWith('Merge pull request') ? body : `${subject}\n${body}`) === 'fix';
}

/**
 * Finds `count` changes of which a fix within half a year changed or removed lines, as `git blame` follows them. `commits`:
 * of the main line, newest first. Fixes are taken by the hash of their commit. Lines that a fix only adds are of no change.
 * Source of the method: Śliwerski, Zimmermann, Zeller, "When do changes induce fixes?" (MSR 2005).
 */
export function findFaultyChanges(
  repository: string,
  commits: readonly MergedChange[],
  count: number,
): readonly FaultyChange[] {
  const changes = new Map(commits.map((change) => [change.sha, change]));
  const found = new Map<string, FaultyLine[]>();
  for (const fix of sortByHash(commits.filter(isFix))) {
    if (found.size >= count) break;
    const since = commits.find(({ time }) => time < fix.time - SECONDS);
    if (since === undefined) continue;
    for (const one of blameRemovedLines(repository, since.sha, fix.sha)) {
      if (!changes.has(one.sha)) continue;
      const lines = found.get(one.sha) ?? [];
      found.set(one.sha, lines);
      lines.push(one);
    }
  }
  return [...found].flatMap(([sha, lines]) => {
    const change = changes.get(sha);
    if (change === undefined) return [];
    const isSame = (path: string) => sha === change.head || hasSameText(repository, change, path);
    const byPath = [...groupBy(lines, ({ path }) => path)].filter(([path]) => isSame(path));
    return [{ change, lines: new Map(byPath.map(([path, of]) => [path, new Set(of.map(({ line }) => line))])) }];
  });
}

/** Returns whether a file is after the merge what it is at the head of what was merged, so that lines have the same numbers. */
function hasSameText(repository: string, { sha, head }: MergedChange, path: string): boolean {
  const [merged, own] = [sha, head].map((commit) => tryGit(repository, ['rev-parse', '--verify', `${commit}:${path}`]));
  return merged !== '' && merged === own;
}

/** Returns the commits and lines that wrote what a fix takes out, as far back as `since`. */
function blameRemovedLines(repository: string, since: string, fix: string): readonly FaultyLine[] {
  const ranges = listRemovedRanges(tryGit(repository, ['diff', '-U0', '--no-color', '--no-ext-diff', `${fix}^`, fix]));
  return [...groupBy(ranges, ({ path }) => path)].flatMap(([path, of]) => {
    const wanted = of.flatMap(({ first, count }) => ['-L', `${first},+${count}`]);
    // Of the main line alone: the lines of a merge are those of the merge.
    const options = ['blame', '--porcelain', '--first-parent', '-w', ...wanted, `${since}..${fix}^`, '--', path];
    return parseBlame(tryGit(repository, options));
  });
}

function listRemovedRanges(
  diff: string,
): readonly { readonly path: string; readonly first: number; readonly count: number }[] {
  let path = '';
  const ranges = diff.split('\n').flatMap((row) => {
    if (row.startsWith('--- ')) path = row.startsWith('--- a/') ? row.slice('--- a/'.length).replace(/\t$/u, '') : '';
    const [, first, count = '1'] = HUNK.exec(row) ?? [];
    return first === undefined || count === '0' || path === ''
      ? []
      : [{ path, first: Number(first), count: Number(count) }];
  });
  const lines = ranges.reduce((sum, { count }) => sum + count, 0);
  return ranges.length > MOST_HUNKS || lines > MOST_LINES ? [] : ranges;
}

function parseBlame(printed: string): readonly FaultyLine[] {
  const names = new Map<string, string>();
  const older = new Set<string>();
  let sha = '';
  let line = 0;
  return printed.split('\n').flatMap((row): readonly FaultyLine[] => {
    const [, commit, at] = BLAMED.exec(row) ?? [];
    if (commit !== undefined) {
      sha = commit;
      line = Number(at);
    } else if (row === 'boundary') {
      older.add(sha);
    } else if (row.startsWith('filename ')) {
      names.set(sha, row.slice('filename '.length));
    }
    if (!row.startsWith('\t') || row.trim() === '' || older.has(sha)) return [];
    return [{ sha, path: names.get(sha) ?? '', line }];
  });
}

/** Copies leave out their largest blobs: git then ends with an error, and the fix is passed over. */
function tryGit(repository: string, args: readonly string[]): string {
  try {
    return execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', maxBuffer: 1 << 28, stdio: 'pipe' });
  } catch {
    return '';
  }
}
