/** Finds changes that were reverted or mended later, by what later commits say, and an ordinary one beside each. */
import { findMentions } from '../../src/backtest/mentions.js';
import { LOG_FORMAT, type MergedChange, parseLog } from '../../src/backtest/merged-changes.js';
import { type MeasuredChange, measureOrdinary, readGit, sortByHash } from './changes.js';

/** A change that was taken back or mended, and two ordinary ones of the same repository and time. */
export interface MatchedChange {
  readonly later: MeasuredChange;
  /** The nearest in size and folder. What a rule says can be compared with it: long changes have more findings. */
  readonly alike: MeasuredChange;
  /** Any one, drawn by hash. The tier rests on size and place, so it can be compared with this one alone. */
  readonly drawn: MeasuredChange;
}

/** Ordinary changes are looked for among so many merged before and after. */
const AROUND = 25;
/** What another folder counts for, beside the logarithms of the sizes: as much as half or double the lines and files. */
const OTHER_FOLDER = 1.5;

/** Matches at most `count` later mended changes with ordinary ones around each. What takes back another change is neither. */
export function matchMended(
  repository: string,
  tip: string,
  commits: readonly MergedChange[],
  count: number,
): readonly MatchedChange[] {
  const { mended, mending } = findMentions(
    parseLog(readGit(repository, ['log', `--format=${LOG_FORMAT}`, tip])),
    commits,
  );
  const measured = new Map<string, MeasuredChange | null>();
  const measure = (commit: MergedChange) => {
    const known = measured.get(commit.sha);
    const change = known === undefined ? measureOrdinary(repository, commit) : known;
    measured.set(commit.sha, change);
    return change;
  };
  const taken = new Set<string>();
  const matched: MatchedChange[] = [];
  for (const [at, commit] of commits.entries()) {
    if (matched.length >= count) break;
    const later = mended.has(commit.sha) && !mending.has(commit.sha) ? measure(commit) : null;
    if (later === null) continue;
    const around = commits
      .slice(Math.max(0, at - AROUND), at + AROUND)
      .filter(({ sha }) => !mended.has(sha) && !mending.has(sha) && !taken.has(sha))
      .flatMap((one) => measure(one) ?? []);
    const [alike] = around.toSorted((a, b) => measureDistance(a, later) - measureDistance(b, later));
    const [drawn] = sortByHash(around.filter((one) => one !== alike));
    if (alike === undefined || drawn === undefined) continue;
    taken.add(alike.sha).add(drawn.sha);
    matched.push({ later, alike, drawn });
  }
  return matched;
}

function measureDistance(one: MeasuredChange, other: MeasuredChange): number {
  const size = Math.abs(Math.log(one.lines / other.lines)) + Math.abs(Math.log(one.files / other.files));
  return size + (one.folder === other.folder ? 0 : OTHER_FOLDER);
}
