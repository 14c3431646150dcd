/** What became of each merged change: reverted, mended, or neither as far as git says. */
import { addToCount, groupBy } from '../base/groups.js';
import type { FileClass } from '../contract/index.js';
import type { LaterFate } from '../report/index.js';
import { classifyMessage } from '../sources/git/history/history-messages.js';
import type { TouchedLines } from './later-fixes.js';
import type { Mention } from './mentions.js';
import type { LoggedCommit, MergedChange } from './merged-changes.js';

/** A fix that comes later than this says less of the change whose lines it changes. */
export const FIX_DAYS = 30;

/** Seconds of a day; git has its times in seconds. */
export const SECONDS_A_DAY = 24 * 3600;

/** Files whose lines are mended. Others are edited with every change: a change log, a lock file, the tests of a fix. */
const MENDED: ReadonlySet<FileClass> = new Set(['source', 'config', 'ci', 'infra', 'migration']);

/** What is known of later commits. */
export interface Later {
  readonly mentions: ReadonlyMap<string, Mention>;
  /** By the commit that added the lines. */
  readonly touched: ReadonlyMap<string, readonly TouchedLines[]>;
  /** Commits of the main line by id. */
  readonly commits: ReadonlyMap<string, LoggedCommit>;
}

/** Puts together what later commits say and what they change. */
export function gatherLater(
  mentions: ReadonlyMap<string, Mention>,
  touched: readonly TouchedLines[],
  mainLine: readonly LoggedCommit[],
): Later {
  return {
    mentions,
    touched: groupBy(touched, ({ of }) => of),
    commits: new Map(mainLine.map((commit) => [commit.sha, commit])),
  };
}

/**
 * Finds what became of a change: what a later commit says of it counts before lines that a fix changed.
 * @param classes the classes of its files, by path
 */
export function findFate(
  change: MergedChange,
  later: Later,
  classes: ReadonlyMap<string, FileClass>,
): LaterFate | null {
  const countDays = (time: number) => Math.floor((time - change.time) / SECONDS_A_DAY);
  const said = later.mentions.get(change.sha);
  if (said !== undefined) {
    const kind = said.kind === 'reverted' ? 'reverted' : 'named';
    return { kind, by: said.by, days: countDays(said.time), lines: null };
  }
  const counts = new Map<string, number>();
  for (const { by, path, lines } of later.touched.get(change.sha) ?? []) {
    const kind = classes.get(path);
    if (kind !== undefined && MENDED.has(kind)) addToCount(counts, by, lines);
  }
  const fixes = [...counts].flatMap(([by, lines]): LaterFate[] => {
    const commit = later.commits.get(by);
    if (commit === undefined || classifyMessage(`${commit.subject}\n${commit.body}`) !== 'fix') return [];
    const seconds = commit.time - change.time;
    if (seconds < 0 || seconds > FIX_DAYS * SECONDS_A_DAY) return [];
    return [{ kind: 'lines', by, days: countDays(commit.time), lines }];
  });
  return fixes.reduce<LaterFate | null>((first, one) => (first === null || one.days < first.days ? one : first), null);
}
