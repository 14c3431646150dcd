/** Reads the log of the newest commits in one pass of git. It reads only trees and no contents of files. */
import { GitError } from '../program/program.js';
import type { ScratchRepository } from '../program/repository.js';

/** A commit of the history. Merges are included, without files: their files are those of the commits they bring. */
export interface PastCommit {
  readonly sha: string;
  /** The author: the mail address in lower case, or the name if there is none. */
  readonly person: string;
  readonly message: string;
  readonly parents: readonly string[];
  /** What the commit added, changed or removed. */
  readonly files: readonly PastFile[];
}

/** A file of a commit of the history. */
export interface PastFile {
  readonly path: string;
  readonly status: 'added' | 'changed' | 'removed';
}

/** The bounds of the history: counts, so that they are the same on every machine. */
export interface PastLimits {
  readonly commits: number;
  /** Maximum output of git in bytes; the commits after it are left out. */
  readonly bytes: number;
}

/** The commits read, newest first. `whole`: they reach back to the first commit. */
export interface PastLog {
  readonly commits: readonly PastCommit[];
  readonly whole: boolean;
}

/**
 * The format that git prints for a commit. The word at its start may also occur in paths and messages, but not at the
 * positions where it is searched.
 */
const FORMAT = 'commit %H%x00%P%x00%an%x00%ae%x00%B%x00';

/**
 * Reads the newest commits that lead to `tip`, including it. Git walks from the newest to the oldest.
 * @throws GitError
 */
export async function readLog(repository: ScratchRepository, tip: string, limits: PastLimits): Promise<PastLog> {
  const result = await repository.run(
    [
      'log',
      '-z',
      '--name-status',
      '--no-renames',
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
    { maxBytes: limits.bytes },
  );
  const cut = result.stdout.length >= limits.bytes;
  if (result.code !== 0 && !cut) throw new GitError('log', result.code, result.stderr);
  const parsed = parseLog(result.stdout);
  // The last one may be incomplete.
  const commits = cut ? parsed.slice(0, -1) : parsed;
  return { commits, whole: !cut && commits.length < limits.commits };
}

/** The length of the letter of a status, with the line break that may be before it. */
const LONGEST_LETTER = 2;

/** Parses the output of git; exported for its test. Parts that do not have git's format are skipped. */
export function parseLog(printed: Buffer): PastCommit[] {
  const commits: PastCommit[] = [];
  // One text that is split costs a tenth of a text for each field.
  const fields = printed.toString('utf8').split('\0');
  let at = 0;
  const next = (): string => fields[at++] ?? '';
  let files: PastFile[] = [];
  while (at < fields.length) {
    const field = next();
    if (field.length > LONGEST_LETTER) {
      const [, sha] = /^\n?commit ([0-9a-f]{40,64})$/u.exec(field) ?? [];
      if (sha === undefined) continue;
      const [parents, name, mail, message] = [next(), next(), next(), next()];
      files = [];
      commits.push({ sha, parents: parents.split(' '), person: toPerson(name, mail), message, files });
      continue;
    }
    const [, letter] = /^\n?([ADMTUX])$/u.exec(field) ?? [];
    if (letter === undefined) continue;
    files.push({ path: next(), status: letter === 'A' ? 'added' : letter === 'D' ? 'removed' : 'changed' });
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
