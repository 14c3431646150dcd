/** Chooses merged changes of a repository by what git alone says of them, so that nobody's taste decides. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chooseMerged, LOG_FORMAT, type MergedChange, parseLog } from '../../src/backtest/merged-changes.js';

/** The same with its size. */
export interface MeasuredChange extends MergedChange {
  readonly files: number;
  /** Added and removed lines of text. */
  readonly lines: number;
  /** The first two folders above the file that changed most. */
  readonly folder: string;
}

/** What is no ordinary change of a person: too small to say anything of, or too large to read. */
const LEAST_LINES = 5;
const MOST_LINES = 800;
const MOST_FILES = 40;
/** Older changes tell less of how a project works now; those that were mended later are rare, so more of them count. */
export const YEARS = { ordinary: 4, mended: 10 } as const;
const SECONDS_A_YEAR = 365 * 24 * 3600;
const MAX_OUTPUT = 1 << 29;
const MACHINE = /\[bot\]|dependabot|renovate|greenkeeper|pre-commit-ci|BrewTestBot|github-actions/iu;

/** Runs git in a repository, and returns what it prints. */
export function readGit(repository: string, args: readonly string[]): string {
  return execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', maxBuffer: MAX_OUTPUT, stdio: 'pipe' });
}

/** Returns the merged changes of people on the first-parent line in the `years` before `tip`, newest first. */
export function listMergedChanges(repository: string, tip: string, years: number): readonly MergedChange[] {
  const end = Number(readGit(repository, ['log', '-1', '--format=%ct', tip]));
  const since = `--since=${end - years * SECONDS_A_YEAR}`;
  const commits = parseLog(readGit(repository, ['log', '--first-parent', since, `--format=${LOG_FORMAT}`, tip]));
  return chooseMerged(commits.filter(({ author }) => !MACHINE.test(author)));
}

/** Measures a change; null if it is too small or too large, or if the copy lacks a part of it. */
export function measureOrdinary(repository: string, commit: MergedChange): MeasuredChange | null {
  const { base, head } = commit;
  const counted = readNumbers(repository, [`${base}...${head}`]);
  if (counted === null) return null;
  const { files, lines } = counted;
  return lines < LEAST_LINES || lines > MOST_LINES || files > MOST_FILES ? null : { ...commit, ...counted };
}

function readNumbers(
  repository: string,
  range: readonly string[],
): Pick<MeasuredChange, 'files' | 'lines' | 'folder'> | null {
  try {
    const rows = readGit(repository, ['diff', '--numstat', '--no-renames', ...range])
      .trim()
      .split('\n')
      .map((row) => {
        const [added, removed, path = ''] = row.split('\t');
        return { lines: (Number(added) || 0) + (Number(removed) || 0), path };
      });
    const [most] = rows.toSorted((a, b) => b.lines - a.lines);
    return {
      files: rows.length,
      lines: rows.reduce((sum, { lines }) => sum + lines, 0),
      folder: (most?.path ?? '').split('/').slice(0, -1).slice(0, 2).join('/'),
    };
  } catch {
    // Copies leave out their largest blobs; git then ends with an error, and the change is not drawn.
    return null;
  }
}

/** Draws `count` ordinary ones by the hash of their commit, after the first `skip` of them. */
export function drawOrdinary(
  repository: string,
  commits: readonly MergedChange[],
  { skip, count }: { readonly skip: number; readonly count: number },
): readonly MeasuredChange[] {
  const drawn: MeasuredChange[] = [];
  for (const commit of sortByHash(commits)) {
    if (drawn.length >= skip + count) break;
    const change = measureOrdinary(repository, commit);
    if (change !== null) drawn.push(change);
  }
  return drawn.slice(skip);
}

/** Puts changes into an order that says nothing of them: by the hash of their commit. */
export function sortByHash<Change extends MergedChange>(commits: readonly Change[]): readonly Change[] {
  const hash = (sha: string) => createHash('sha256').update(`merged:${sha}`).digest('hex');
  return commits
    .map((commit) => ({ commit, key: hash(commit.sha) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ commit }) => commit);
}
