/** Finds the changes that later commits say to be reverted or mended. */
import type { MergeCommit } from './changes.js';

/** "This reverts commit <sha>", "Fixes: <sha>", "regressed in <sha>": git's own words, and those of the kernel's rules. */
const COMMIT =
  /(?:This (?:partially )?reverts commit|(?:^|\n)Fixes:|regress(?:ed|ion) (?:in|from|of|since)|(?:introduced|broken|caused|added) (?:in|by)|broke in|since|after)\s{1,3}(?:commit\s)?`?([0-9a-f]{8,40})\b/giu;
/** "Reverts owner/repo#12", "Revert #12", "regression from #12", "broken by #12", "since #12", "follow-up to #12". */
const PULL =
  /(?:Reverts? (?:[\w.-]{1,60}\/[\w.-]{1,60})?|(?:regression|regressed|broken?|introduced|caused|missed|overlooked|forgotten|follow[- ]?up|amends?|since|fix(?:e[sd]|up)?)(?: [\w,]{1,20}){0,6} \(?(?:PR |pull request |GH-|pull\/)?)#(\d{1,7})\b/giu;
const SUBJECT = /^Revert "(.{5,200})"/u;
/** The number of its own pull request, as GitHub writes it into the subject of a merge or a squashed commit. */
const OWN_NUMBER = /^Merge pull request #(\d{1,7})\b|\(#(\d{1,7})\)\s*$/u;
/** What takes back or brings back another change is as large as that one, at the same place and time, and is no ordinary one. */
const TAKES_BACK =
  /\b(?:re-?verts?|re-?verted|re-?land(?:ed)?|re-?appl(?:y|ies)|back(?:s|ed)? ?out|roll(?:s|ed)? ?back|undo)\b/iu;
/** A change is mended soon or not because of itself. */
const DAYS = 180;
const SECONDS_A_DAY = 24 * 3600;

/** What git prints for `findMended`: a zero byte, then id, time in seconds and message, with bytes of value 1 between. */
export const MENTION_FORMAT = '%x00%H%x01%ct%x01%B';

/** Changes by the ids of their commits on the main line. */
export interface Mentions {
  readonly mended: ReadonlySet<string>;
  /** Those that mend or take back another one, or say that they do. */
  readonly mending: ReadonlySet<string>;
}

/**
 * Finds the changes that a later one reverts or mends within half a year, and these later ones. `log`: commits in
 * `MENTION_FORMAT`. A number that an issue has is of no change, so "fixes #12" counts only where 12 is the pull request of a
 * change.
 */
export function findMentions(log: string, changes: readonly MergeCommit[]): Mentions {
  const byPull = new Map<string, MergeCommit>();
  const bySubject = new Map<string, MergeCommit>();
  for (const change of changes) {
    const [, merged, squashed] = OWN_NUMBER.exec(change.subject) ?? [];
    const pull = merged ?? squashed;
    if (pull !== undefined) byPull.set(pull, change);
    bySubject.set(change.subject, change);
  }
  const byCommit = new Map(
    changes.flatMap((change) => [[change.sha, change] as const, [change.head, change] as const]),
  );
  const mended = new Set<string>();
  const mending = new Set(changes.filter(({ subject }) => TAKES_BACK.test(subject)).map(({ sha }) => sha));
  for (const entry of log.split('\0').slice(1)) {
    const [id = '', time = '0', message = ''] = entry.split('\x01');
    const add = (change: MergeCommit | undefined) => {
      const after = change === undefined ? 0 : Number(time) - change.time;
      if (change === undefined || after <= 0 || after >= DAYS * SECONDS_A_DAY) return;
      mended.add(change.sha);
      mending.add(byCommit.get(id)?.sha ?? id);
    };
    for (const [, sha = ''] of message.matchAll(COMMIT)) {
      add(changes.find((one) => one.sha.startsWith(sha) || one.head.startsWith(sha)));
    }
    for (const [, pull = ''] of message.matchAll(PULL)) add(byPull.get(pull));
    const [, subject] = SUBJECT.exec(message) ?? [];
    if (subject !== undefined) add(bySubject.get(subject));
  }
  return { mended, mending };
}
