/** The log of the commits before a change, read by git in one pass. Trees alone are looked at: no content of a file is needed. */
import { GitFailure } from './program.js';
import type { Scratch } from './repository.js';

/** A commit of the past. Merges are among them, without files. */
export interface PastCommit {
  readonly sha: string;
  /** Seconds since the epoch, as the committer's clock had it. */
  readonly time: number;
  /** The author: the mail address in lower case, or the name where there is none. */
  readonly person: string;
  readonly name: string;
  readonly message: string;
  readonly files: readonly PastFile[];
}

/** A file that a commit touched, with git's letter for how; `from` is its name before, where the commit moved it. */
export interface PastFile {
  readonly status: string;
  readonly path: string;
  readonly from: string | null;
}

/** How far back is read. The same everywhere: the snapshot must not depend on where it was made. */
export interface PastLimits {
  readonly commits: number;
  /** Most that git prints, in bytes; what is beyond is left out. */
  readonly bytes: number;
  /** Longest that git may take, in milliseconds: then there is no past. */
  readonly milliseconds: number;
}

/** Ten thousand commits take about half a second. */
export const PAST_LIMITS: PastLimits = { commits: 10_000, bytes: 64 * 1024 * 1024, milliseconds: 15_000 };

/** What was read, the newest first; or why nothing was. `whole`: back to the first commit. */
export type PastLog =
  | { readonly kind: 'read'; readonly commits: readonly PastCommit[]; readonly whole: boolean }
  | { readonly kind: 'shallow' | 'too_slow' }
  | { readonly kind: 'unreadable'; readonly why: string };

/** What git prints for a commit. The word at its start may stand in paths and messages too, but not where it is looked for. */
const FORMAT = 'commit %H %ct%x00%an%x00%ae%x00%B%x00';

/**
 * Reads the newest commits that lead to `tip`, it among them. Git walks from the newest to the oldest: as long as none of those
 * it met is cut off from its parents, they are the ones that a whole repository would give.
 */
export async function readLog(repository: Scratch, tip: string, limits: PastLimits): Promise<PastLog> {
  const late = AbortSignal.timeout(limits.milliseconds);
  const result = await repository.run(
    [
      'log',
      '-z',
      '--name-status',
      // Content that is the same is found without reading it; content that is alike would have to be there.
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
    return { kind: 'unreadable', why: new GitFailure('log', result.code, result.stderr).message };
  }
  const parsed = parseLog(result.stdout);
  // The last one may have been cut through.
  const commits = cut ? parsed.slice(0, -1) : parsed;
  const shallow = new Set(await repository.shallow());
  if (commits.some(({ sha }) => shallow.has(sha))) return { kind: 'shallow' };
  return { kind: 'read', commits, whole: !cut && commits.length < limits.commits };
}

/** Reads what git printed; exported for its test. Whatever is in no form that git prints is passed over. */
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
      commits.push({ sha, time: Number(time), person: personOf(name, mail), name, message, files });
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

/** GitHub hides addresses behind `12345+login@users.noreply.github.com`; the number came later than the name. */
function personOf(name: string, mail: string): string {
  const address = mail
    .trim()
    .toLowerCase()
    .replace(/^\d{1,12}\+(?=[^@]{1,100}@users\.noreply\.)/u, '');
  return address === '' ? name.trim().toLowerCase() : address;
}
