/** Reads the log of the commits before a change in one pass of git. It reads only trees and no file contents. */
import { GitError } from './program.js';
import type { ScratchRepository } from './repository.js';

/** A commit of the history. Merges are included, without files. */
export interface PastCommit {
  readonly sha: string;
  /** Time in seconds since the epoch, by the committer's clock. */
  readonly time: number;
  /** The author: the mail address in lower case, or the name if there is none. */
  readonly person: string;
  readonly name: string;
  readonly message: string;
  readonly files: readonly PastFile[];
}

/** A file that a commit touched, with git's status letter. `from` is its earlier name if the commit moved it. */
interface PastFile {
  readonly status: string;
  readonly path: string;
  readonly from: string | null;
}

/**
 * The limits of the history. They are the same everywhere, because the snapshot must not depend on where it was made.
 */
export interface PastLimits {
  readonly commits: number;
  /** Maximum output of git in bytes; the rest is left out. */
  readonly bytes: number;
  /** Maximum run time of git in milliseconds; if it takes longer, there is no history. */
  readonly milliseconds: number;
}

/** Ten thousand commits take about half a second. */
export const PAST_LIMITS: PastLimits = { commits: 10_000, bytes: 64 * 1024 * 1024, milliseconds: 15_000 };

/** The commits read, newest first, or why none were read. `whole`: they reach back to the first commit. */
export type PastLog =
  | { readonly kind: 'read'; readonly commits: readonly PastCommit[]; readonly whole: boolean }
  | { readonly kind: 'shallow' | 'too_slow' }
  | { readonly kind: 'unreadable'; readonly why: string };

/**
 * The format that git prints for a commit. The word at its start may also occur in paths and messages, but not at the
 * positions where it is searched.
 */
const FORMAT = 'commit %H %ct%x00%an%x00%ae%x00%B%x00';

/**
 * Reads the newest commits that lead to `tip`, including it. Git walks from the newest to the oldest. If no commit it
 * reached is cut off from its parents, the result is that of a complete repository.
 */
export async function readLog(repository: ScratchRepository, tip: string, limits: PastLimits): Promise<PastLog> {
  const late = AbortSignal.timeout(limits.milliseconds);
  const result = await repository.run(
    [
      'log',
      '-z',
      '--name-status',
      // Identical content is detected without reading it; similar content would have to be available.
      '--find-renames=100%',
      '--no-ext-diff',
      '--no-textconv',
      '--no-show-signature',
      '--no-mailmap',
      '--encoding=UTF-8',
      '--ignore-submodules=none',
      `--max-count=${limits.commits}`,
      `--format=${FORMAT}`,
      tip,
      '--',
    ],
    { maxBytes: limits.bytes, enough: late },
  );
  if (late.aborted) return { kind: 'too_slow' };
  const cut = result.stdout.length >= limits.bytes;
  if (result.code !== 0 && !cut) {
    return { kind: 'unreadable', why: new GitError('log', result.code, result.stderr).message };
  }
  const parsed = parseLog(result.stdout);
  // The last one may be incomplete.
  const commits = cut ? parsed.slice(0, -1) : parsed;
  const shallow = new Set(await repository.shallow());
  if (commits.some(({ sha }) => shallow.has(sha))) return { kind: 'shallow' };
  return { kind: 'read', commits, whole: !cut && commits.length < limits.commits };
}

/** Parses the output of git; exported for its test. Parts that do not have git's format are skipped. */
export function parseLog(printed: Buffer): PastCommit[] {
  const commits: PastCommit[] = [];
  let at = 0;
  const next = (): string | null => {
    if (at >= printed.length) return null;
    const end = printed.indexOf(0, at);
    const field = printed.toString('utf8', at, end === -1 ? printed.length : end);
    at = end === -1 ? printed.length : end + 1;
    return field;
  };
  let files: PastFile[] = [];
  for (let field = next(); field !== null; field = next()) {
    const [, sha, time] = /^\n?commit ([0-9a-f]{40,64}) (\d{1,15})$/u.exec(field) ?? [];
    if (sha !== undefined) {
      const [name, mail, message] = [next() ?? '', next() ?? '', next() ?? ''];
      files = [];
      commits.push({ sha, time: Number(time), person: toPerson(name, mail), name, message, files });
      continue;
    }
    const [, letter] = /^\n?([ACDMRTUX])\d*$/u.exec(field) ?? [];
    if (letter === undefined) continue;
    const first = next() ?? '';
    const moved = letter === 'R' || letter === 'C';
    files.push({ status: letter, path: moved ? (next() ?? '') : first, from: letter === 'R' ? first : null });
  }
  return commits;
}

/**
 * Returns the person of a commit. GitHub hides addresses as `12345+login@users.noreply.github.com`; the number was
 * added later than the name.
 */
function toPerson(name: string, mail: string): string {
  const address = mail
    .trim()
    .toLowerCase()
    .replace(/^\d{1,12}\+(?=[^@]{1,100}@users\.noreply\.)/u, '');
  return address === '' ? name.trim().toLowerCase() : address;
}
