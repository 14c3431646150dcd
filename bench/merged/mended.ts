/** Finds changes that were reverted or mended later, by what later commits say, and an ordinary one beside each. */
import { type MergeCommit, type MergedChange, measureOrdinary, readGit } from './changes.js';

/** A change that was taken back or mended, and one that was not, of the same repository, size and time. */
export interface MatchedPair {
  readonly later: MergedChange;
  readonly control: MergedChange;
}

/** "This reverts commit <sha>", "Reverts owner/repo#12", `Revert "subject"`, "Fixes: <sha>" and "regression from #12". */
const REVERTED_COMMIT =
  /(?:This reverts commit|Fixes:?|regressed in|introduced (?:in|by)|caused by|broken by|since)\s{1,3}(?:commit\s)?([0-9a-f]{8,40})\b/giu;
const REVERTED_PULL =
  /(?:Reverts [\w.-]{1,60}\/[\w.-]{1,60}|(?:regression|regressed|broken|introduced|caused|follow[- ]?up)[\w ,]{0,30}(?:PR )?)#(\d{1,7})/giu;
const REVERTED_SUBJECT = /^Revert "(.{5,200})"/u;
/** A change is mended soon or not because of itself. */
const DAYS = 180;
const SECONDS_A_DAY = 24 * 3600;

/** Pairs at most `count` later mended changes with the ordinary one that is nearest in size among those around it. */
export function matchMended(
  repository: string,
  tip: string,
  commits: readonly MergeCommit[],
  count: number,
): readonly MatchedPair[] {
  const mended = findMended(repository, tip, commits);
  const taken = new Set<string>();
  const pairs: MatchedPair[] = [];
  for (const [at, commit] of commits.entries()) {
    if (pairs.length >= count) break;
    const later = mended.has(commit.sha) ? measureOrdinary(repository, commit) : null;
    if (later === null) continue;
    const distance = (one: MergedChange) =>
      Math.abs(Math.log(one.lines / later.lines)) + Math.abs(Math.log(one.files / later.files));
    const [control] = commits
      .slice(Math.max(0, at - AROUND), at + AROUND)
      .filter(({ sha }) => !mended.has(sha) && !taken.has(sha))
      .flatMap((one) => measureOrdinary(repository, one) ?? [])
      .toSorted((a, b) => distance(a) - distance(b));
    if (control === undefined) continue;
    taken.add(control.sha);
    pairs.push({ later, control });
  }
  return pairs;
}

const AROUND = 25;

function findMended(repository: string, tip: string, changes: readonly MergeCommit[]): ReadonlySet<string> {
  const byPull = new Map<string, MergeCommit>();
  const bySubject = new Map<string, MergeCommit>();
  for (const change of changes) {
    const [, pull] = /#(\d{1,7})/u.exec(change.subject) ?? [];
    if (pull !== undefined) byPull.set(pull, change);
    bySubject.set(change.subject, change);
  }
  const all = readGit(repository, ['log', '--format=%x00%H%x01%ct%x01%B', tip]);
  const mended = new Set<string>();
  for (const entry of all.split('\0').slice(1)) {
    const [, time = '0', message = ''] = entry.split('\x01');
    const at = Number(time);
    const add = (change: MergeCommit | undefined) => {
      const after = at - (change?.time ?? at);
      if (change !== undefined && after > 0 && after < DAYS * SECONDS_A_DAY) mended.add(change.sha);
    };
    for (const [, sha = ''] of message.matchAll(REVERTED_COMMIT)) {
      add(changes.find((one) => one.sha.startsWith(sha) || one.head.startsWith(sha)));
    }
    for (const [, pull = ''] of message.matchAll(REVERTED_PULL)) add(byPull.get(pull));
    const [, subject] = REVERTED_SUBJECT.exec(message) ?? [];
    if (subject !== undefined) add(bySubject.get(subject));
  }
  return mended;
}
