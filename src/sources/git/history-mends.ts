/** Finds which commits of the history were reverted or fixed later, from the messages of later commits. */
import type { PastCommit } from './history-log.js';

/** The statements of a message about other commits. */
export interface ParsedMessage {
  /** Whether it reverts another commit. */
  readonly reverts: boolean;
  /** Whether it says that it fixes something, other than by a revert. */
  readonly fixes: boolean;
  /** Abbreviated ids of commits that it reverts or fixes. */
  readonly names: readonly string[];
  /** The title of the commit that it reverts. */
  readonly title: string | null;
}

/** Maximum number of characters of a message that are read; the rest is quotation. */
const MAX_MESSAGE = 20_000;
/** Maximum number of commits that one message may name. */
const MAX_NAMES = 20;

const REVERTS =
  /\bthis (?:reverts|partially reverts|effectively reverts) (?:the )?(?:commit |merge )?([0-9a-f]{7,64})\b/giu;
const MENDS =
  /\b(?:fixes|fix(?:es)? (?:for|of)|fixup (?:of|for)|fixup!|fixed|follow-?up (?:to|of))[ :]{1,3}(?:commit )?([0-9a-f]{7,64})\b/giu;
const REVERT_TITLE = /^(?:\[[^\]]{1,40}\] ?)?revert(?:ed|s)?[ :]{1,3}["“]([^\n]{1,500})["”]/iu;
const TAKES_BACK = /^(?:\[[^\]]{1,40}\] ?|\w{1,20}(?:\([^)]{1,60}\))?: ?)?revert/iu;
const SAYS_FIX = /\b(?:fix|fixes|fixed|fixing|bug|bugfix|hotfix|regression|resolves?)\b/iu;

/** Reads a message. */
export function parseMessage(message: string): ParsedMessage {
  const text = message.slice(0, MAX_MESSAGE);
  const end = text.indexOf('\n');
  const subject = end === -1 ? text : text.slice(0, end);
  const [, title = null] = REVERT_TITLE.exec(subject) ?? [];
  const takenBack = [...text.matchAll(REVERTS)].map(([, name = '']) => name.toLowerCase());
  const mended = [...text.matchAll(MENDS)].map(([, name = '']) => name.toLowerCase());
  const reverts = takenBack.length > 0 || title !== null || TAKES_BACK.test(subject);
  return {
    reverts,
    fixes: !reverts && (SAYS_FIX.test(subject) || mended.length > 0),
    names: [...takenBack, ...mended].filter((name) => /\d/u.test(name)).slice(0, MAX_NAMES),
    title,
  };
}

/**
 * Returns the commits that a later commit reverts or names as fixed: the one with the named id, or the latest earlier
 * one with exactly that title.
 */
export function findMendedCommits(commits: readonly PastCommit[], said: readonly ParsedMessage[]): ReadonlySet<string> {
  const mended = new Set<string>();
  const names = new Map<string, string[]>();
  const titles = new Map<string, number>();
  commits.forEach(({ sha, message }, index) => {
    const end = message.indexOf('\n');
    const title = (end === -1 ? message : message.slice(0, end)).trim();
    const waiting = titles.get(title) ?? 0;
    if ((names.get(sha.slice(0, 7)) ?? []).some((name) => sha.startsWith(name))) mended.add(sha);
    // A commit that is named by id is not matched by title as well, because a title may be reused.
    else if (waiting > 0) mended.add(sha);
    if (waiting > 0) titles.set(title, waiting - 1);
    const own = said[index];
    for (const name of own?.names ?? []) names.set(name.slice(0, 7), [...(names.get(name.slice(0, 7)) ?? []), name]);
    if (own !== undefined && own.title !== null) titles.set(own.title.trim(), 1);
  });
  return mended;
}
