/** Finds changes that were reverted or mended later, by what later commits say, and an ordinary one beside each. */
import { type MergeCommit, type MergedChange, measureOrdinary, readGit } from './changes.js';
import { findMentions, MENTION_FORMAT } from './mentions.js';

/** A change that was taken back or mended, and one that was not, of the same repository, size, folder and time. */
export interface MatchedPair {
  readonly later: MergedChange;
  readonly control: MergedChange;
}

/** Ordinary changes are looked for among so many merged before and after. */
const AROUND = 25;
/** What another folder counts for, beside the logarithms of the sizes: as much as half or double the lines and files. */
const OTHER_FOLDER = 1.5;

/**
 * Pairs at most `count` later mended changes with the ordinary one that is nearest in size and folder around it. What takes
 * back another change is on neither side.
 */
export function matchMended(
  repository: string,
  tip: string,
  commits: readonly MergeCommit[],
  count: number,
): readonly MatchedPair[] {
  const { mended, mending } = findMentions(readGit(repository, ['log', `--format=${MENTION_FORMAT}`, tip]), commits);
  const measured = new Map<string, MergedChange | null>();
  const measure = (commit: MergeCommit) => {
    const known = measured.get(commit.sha);
    const change = known === undefined ? measureOrdinary(repository, commit) : known;
    measured.set(commit.sha, change);
    return change;
  };
  const taken = new Set<string>();
  const pairs: MatchedPair[] = [];
  for (const [at, commit] of commits.entries()) {
    if (pairs.length >= count) break;
    const later = mended.has(commit.sha) && !mending.has(commit.sha) ? measure(commit) : null;
    if (later === null) continue;
    const [control] = commits
      .slice(Math.max(0, at - AROUND), at + AROUND)
      .filter(({ sha }) => !mended.has(sha) && !mending.has(sha) && !taken.has(sha))
      .flatMap((one) => measure(one) ?? [])
      .toSorted((a, b) => measureDistance(a, later) - measureDistance(b, later));
    if (control === undefined) continue;
    taken.add(control.sha);
    pairs.push({ later, control });
  }
  return pairs;
}

function measureDistance(one: MergedChange, other: MergedChange): number {
  const size = Math.abs(Math.log(one.lines / other.lines)) + Math.abs(Math.log(one.files / other.files));
  return size + (one.folder === other.folder ? 0 : OTHER_FOLDER);
}
