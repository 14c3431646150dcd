/** Finds the changes that later commits say to be reverted or mended. */
import { classifyMessage } from '../sources/git/history/history-messages.js';
import type { LoggedCommit, MergedChange } from './merged-changes.js';

/** "This reverts commit <sha>", "Fixes: <sha>", "regressed in <sha>": git's own words, and those of the kernel's rules. */
const COMMIT =
  /(?:This (?:partially )?reverts commit|(?:^|\n)Fixes:|regress(?:ed|ion) (?:in|from|of|since)|(?:introduced|broken|caused|added) (?:in|by)|broke in|since|after)\s{1,3}(?:commit\s)?`?([0-9a-f]{8,40})\b/giu;
/** "Reverts owner/repo#12", "Revert #12", "regression from #12", "broken by #12", "since #12", "follow-up to #12". */
const PULL =
  /(?:Reverts? (?:[\w.-]{1,60}\/[\w.-]{1,60})?|(?:regression|regressed|broken?|introduced|caused|missed|overlooked|forgotten|follow[- ]?up|amends?|since|fix(?:e[sd]|up)?)(?: [\w,]{1,20}){0,6} \(?(?:PR |pull request |GH-|pull\/)?)#(\d{1,7})\b/giu;
const SUBJECT = /^Revert "(.{5,200})"/u;
/** What takes back or brings back another change is as large as that one, at the same place and time, and is no ordinary one. */
const TAKES_BACK =
  /\b(?:re-?verts?|re-?verted|re-?land(?:ed)?|re-?appl(?:y|ies)|back(?:s|ed)? ?out|roll(?:s|ed)? ?back|undo)\b/iu;
const SECONDS_A_DAY = 24 * 3600;
/** A change is mended soon or not because of itself. */
const MENTION_DAYS = 180;

/** What a later commit says of a change. */
export interface Mention {
  readonly kind: 'reverted' | 'mended';
  /** The commit that says so, and its time in seconds since 1970. */
  readonly by: string;
  readonly time: number;
}

/** Changes by the ids of their commits on the main line. */
export interface Mentions {
  /** Those that a later commit names, with the earliest that does. */
  readonly mended: ReadonlyMap<string, Mention>;
  /** Those that mend or take back another one, or say that they do. */
  readonly mending: ReadonlySet<string>;
}

/**
 * Finds the changes that a later one reverts or mends within half a year, and these later ones. `log`: commits, newest
 * first. A number that an issue has is of no change, so "fixes #12" counts only where 12 is the pull request of a change.
 */
export function findMentions(log: readonly LoggedCommit[], changes: readonly MergedChange[]): Mentions {
  const byPull = new Map(changes.flatMap((change) => (change.pull === null ? [] : [[change.pull, change] as const])));
  const bySubject = new Map(changes.map((change) => [change.subject, change]));
  const byCommit = new Map(
    changes.flatMap((change) => [[change.sha, change] as const, [change.head, change] as const]),
  );
  const mended = new Map<string, Mention>();
  const mending = new Set(changes.filter(({ subject }) => TAKES_BACK.test(subject)).map(({ sha }) => sha));
  for (const { sha: by, time, subject, body } of log) {
    const message = `${subject}\n\n${body}`;
    const kind = classifyMessage(message) === 'revert' ? 'reverted' : 'mended';
    const add = (change: MergedChange | undefined) => {
      const after = change === undefined ? 0 : time - change.time;
      if (change === undefined || after <= 0 || after >= MENTION_DAYS * SECONDS_A_DAY) return;
      const known = mended.get(change.sha);
      if (known === undefined || time < known.time) mended.set(change.sha, { kind, by, time });
      mending.add(byCommit.get(by)?.sha ?? by);
    };
    for (const [, sha = ''] of message.matchAll(COMMIT)) {
      add(changes.find((one) => one.sha.startsWith(sha) || one.head.startsWith(sha)));
    }
    for (const [, pull = ''] of message.matchAll(PULL)) add(byPull.get(Number(pull)));
    const [, quoted] = SUBJECT.exec(message) ?? [];
    if (quoted !== undefined) add(bySubject.get(quoted));
  }
  return { mended, mending };
}
