/**
 * Added lines that do nothing: they are never reached, nobody calls them, or what they work out is not used. That such a
 * line says what a criterion asks for shows as little as a comment that says it. Read from lines and indentation, with no
 * syntax tree: where it is not sure, a line counts.
 */

import { readSource } from '../change/source.js';
import type { Change } from '../model.js';
import { REACH } from '../text/reach.js';
import { findEmptyBranches } from './empty-branches.js';
import { findEmptyTests } from './empty-tests.js';
import type { Idle } from './idle.js';
import { findLeftValues } from './left-values.js';
import { ASKS_FOR_LOG, findLogged, LOG } from './logged.js';
import { findNeverLocked } from './never-locked.js';
import { findOverwritten } from './overwritten.js';
import { isPureCall } from './pure-calls.js';
import { findSameEitherWay } from './same-either-way.js';
import { findSwallowed } from './swallowed.js';
import { findUncalled } from './uncalled.js';
import { findAfterLeaving, findBehindFalse, listFalseNames } from './unreached.js';
import { findLeft, findUnread, findUnreadConstants } from './unread.js';
import { findUnthrown } from './unthrown.js';

export type { Idle } from './idle.js';

/** Why added lines of a change do nothing, by the index of their file and their number. */
export type IdleLines = ReadonlyMap<number, ReadonlyMap<number, Idle>>;

/** Returns `findIdleLines` for one review: the lines of a change are looked at once, though several stages ask for them. */
export function createIdleFinder(): typeof findIdleLines {
  const known = new WeakMap<Change, IdleLines>();
  return (change) => {
    const idle = known.get(change) ?? findIdleLines(change);
    known.set(change, idle);
    return idle;
  };
}

/**
 * Returns why added lines of a change do nothing, by the index of their file and their number. Files without their text are
 * not looked at. Linear in the texts.
 */
export function findIdleLines({ files }: Change): IdleLines {
  const sources = files.flatMap((file, index) => {
    const source = readSource(file);
    return source === null ? [] : [{ index, source }];
  });
  const falseNames = new Set(sources.flatMap(({ source }) => [...listFalseNames(source)]));
  const [all, gone] = [sources.map(({ source }) => source), listGone(files)];
  const uncalled = findUncalled(all, gone);
  const constants = findUnreadConstants(all, gone);
  return new Map(
    sources.map(({ index, source }) => {
      const idle = source.isTest
        ? [findAfterLeaving(source), findEmptyTests(source)]
        : [
            constants.get(source) ?? [],
            findLogged(source),
            findUnread(source),
            findLeft(source, isPureCall),
            findLeftValues(source),
            findOverwritten(source),
            findSwallowed(source),
            findEmptyBranches(source),
            findSameEitherWay(source),
            findNeverLocked(source),
            findUnthrown(source),
            uncalled.get(source) ?? [],
            findBehindFalse(source, falseNames),
            findAfterLeaving(source),
          ];
      return [index, new Map(idle.flatMap((one) => [...one]))] as const;
    }),
  );
}

/** The words of the removed lines: what they had is not new. */
function listGone(files: Change['files']): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ removed }) => removed.flatMap(({ text }) => text.slice(0, REACH.line).match(WORD) ?? [])),
  );
}

const WORD = /[\p{IDS}_$][\w$]*/gu;

/**
 * Returns whether a line does nothing for a criterion: it never does anything, or hangs on something that the criterion does
 * not speak of.
 */
export function isIdleFor({ flag, isSwitch = false }: Idle, criterion: string): boolean {
  if (flag === null) return true;
  if (flag === LOG) return !ASKS_FOR_LOG.test(criterion);
  const words = criterion.toLowerCase();
  if (/\b(?:flag|toggle|feature|switch|option|setting|disabled|off)\b/u.test(words)) return false;
  if (isSwitch) return !words.includes(flag.toLowerCase());
  return !flag
    .split(/[._]|(?<=[a-z])(?=[A-Z])/u)
    .filter((word) => word.length > 2)
    .every((word) => words.includes(word.toLowerCase().replace(/(?:s|ed|ing)$/u, '')));
}
