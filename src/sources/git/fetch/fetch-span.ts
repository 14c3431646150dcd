/** How much of the history a fetch asks for, and how much the next one should. */
import { PAST_LIMITS, type PastReach } from '../history/history.js';

/** Commits down from the tips, or commits of a time (in seconds since the epoch) and later. */
export type FetchSpan =
  | { readonly kind: 'depth'; readonly commits: number }
  | { readonly kind: 'since'; readonly seconds: number };

/** The depth of the first fetch, in commits from the tips. Most merge bases are so near. */
export const FIRST_DEPTH = 32;
/** By so much the depth grows at least: where the merge base is not certain yet, and where only older commits miss. */
const DEPTH_GROWTH = { mergeBase: 8, past: 2 } as const;
/** A depth over this is a fetch of everything. */
const MAX_DEPTH = 16_384;
const WHOLE: FetchSpan = { kind: 'depth', commits: 2_147_483_647 };

/** More time than the newest commits let expect, because a repository is sometimes busier and sometimes less. */
const SPARE_TIME = 1.4;
/** By so much the time grows at least: where the merge base is not certain yet, and where only older commits miss. */
const TIME_GROWTH = { mergeBase: 4, past: 1.25 } as const;

/** Returns whether a span is the whole history. */
export const isWhole = (span: FetchSpan): boolean => span.kind === 'depth' && span.commits >= WHOLE.commits;

/** Returns the argument of `git fetch`. */
export const toFetchArgument = (span: FetchSpan): string =>
  span.kind === 'depth' ? `--depth=${span.commits}` : `--shallow-since=@${span.seconds} +0000`;

/** Returns a line that `parseSpan` reads. */
export const formatSpan = (span: FetchSpan): string =>
  span.kind === 'depth' ? `depth ${span.commits}` : `since ${span.seconds}`;

/** Reads the span in a text; a depth of 0 if there is none. */
export function parseSpan(text: string): FetchSpan {
  const { kind, number } = /^(?<kind>depth|since) (?<number>\d{1,10})$/mu.exec(text)?.groups ?? {};
  return kind === 'since'
    ? { kind, seconds: Number(number) }
    : { kind: 'depth', commits: number === undefined ? 0 : Number(number) };
}

/**
 * Returns the time from which on a fetch probably has all commits that are counted. A depth would not tell: a branch that
 * was merged late makes thousands of old commits near.
 * @param reach what is here
 * @param last the span of the last fetch
 * @param mergeBase the time of the merge base, null if it is not certain
 */
export function estimateSince(reach: PastReach, last: FetchSpan, mergeBase: number | null): FetchSpan {
  const growth = mergeBase === null ? TIME_GROWTH.mergeBase : TIME_GROWTH.past;
  // A fetch by time has all commits of that time; those that are cut off in it are older than they look.
  const known =
    last.kind === 'since' ? { commits: reach.commits, seconds: Math.max(0, reach.tip - last.seconds) } : reach.known;
  const expected = (known.seconds * PAST_LIMITS.commits) / Math.max(1, known.commits);
  const span = Math.max(
    expected * SPARE_TIME,
    reach.tip - reach.middle,
    last.kind === 'since' ? (reach.tip - last.seconds) * growth : 0,
  );
  return { kind: 'since', seconds: Math.max(1, Math.floor(Math.min(reach.tip - span, mergeBase ?? Infinity))) };
}

/**
 * Returns the next depth. `reach`: how far the history before the base reaches, null if the merge base is not certain.
 * Merges make more commits of the same depth, so the depth is estimated from how many the last one gave.
 */
export function chooseNextDepth(depth: number, reach: PastReach | null): FetchSpan {
  const next =
    reach === null
      ? depth * DEPTH_GROWTH.mergeBase
      : Math.max(
          depth * DEPTH_GROWTH.past,
          Math.ceil((depth * (PAST_LIMITS.commits + 1)) / Math.max(1, reach.commits)),
        );
  return next > MAX_DEPTH ? WHOLE : { kind: 'depth', commits: next };
}
