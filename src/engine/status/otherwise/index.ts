/**
 * Lines that speak of what a criterion asks for, and do it otherwise: a refusal comes after what it should prevent, a loop
 * ends where one thing should be left out, a list is cut before it is sorted. Each check knows one such form and reads it from
 * the criterion's own lines and what stands around them, without a syntax tree. Where it is not sure, it says nothing.
 */
import type { SourceLine } from '../../change/source.js';
import { toLowerCase } from '../../text/lower-case.js';
import type { Statement } from '../statement.js';
import { findAlwaysSet } from './always-set.js';
import type { Check } from './asked.js';
import { findCaught } from './caught.js';
import { findCountMissed } from './count-missed.js';
import { findDistantError } from './distant-error.js';
import { findEarlyCut } from './early-cut.js';
import { findEarlyEnd } from './early-end.js';
import { findEndedLoop } from './ended-loop.js';
import { findForeignCondition } from './foreign-condition.js';
import { findInvertedAnswer } from './inverted-answer.js';
import { findLateRefusal } from './late-refusal.js';
import { findNotStored } from './not-stored.js';
import { findOneSign } from './one-sign.js';
import { findOnlySorted } from './only-sorted.js';
import { findOtherBranch } from './other-branch.js';
import { findOtherCondition } from './other-condition.js';
import { findOtherField } from './other-field.js';
import { findOtherModule } from './other-module.js';
import { findOtherUnit } from './other-unit.js';
import { findRemaining } from './remaining.js';
import { findSiblingValue } from './sibling-value.js';
import { findSortedByOther } from './sorted-by-other.js';
import type { SourcesOfChange } from './sources.js';
import { findStillUsed } from './still-used.js';
import { findUncalledAnew } from './uncalled-anew.js';
import { findUnreadState } from './unread-state.js';
import { findWrongBound } from './wrong-bound.js';
import { findWrongHeader } from './wrong-header.js';

const CHECKS: readonly Check[] = [
  findLateRefusal,
  findCaught,
  findDistantError,
  findEndedLoop,
  findForeignCondition,
  findInvertedAnswer,
  findEarlyEnd,
  findSiblingValue,
  findOtherCondition,
  findCountMissed,
  findWrongBound,
  findOtherField,
  findOtherBranch,
  findOneSign,
  findOtherModule,
  findOtherUnit,
  findEarlyCut,
  findOnlySorted,
  findSortedByOther,
  findNotStored,
  findWrongHeader,
  findRemaining,
  findUnreadState,
  findStillUsed,
  findUncalledAnew,
  findAlwaysSet,
];

/** Returns what a criterion lacks because its lines do it otherwise. `stemsOf` cuts a text into its stems. */
export function findOtherwise(
  { criterion, bound, content }: Statement,
  sources: SourcesOfChange,
  stemsOf: (text: string) => readonly string[],
): readonly string[] {
  if (criterion.kind === 'test' || criterion.kind === 'doc') return [];
  const missing: string[] = [];
  const speaksOf = (code: string) => stemsOf(code).some((stem) => content.has(stem));
  const own = sources.listOwn(bound);
  const isAlone = own.filter(({ lines }) => lines.length > 0).length === 1;
  for (const { source, lines, constants } of own) {
    const asked = {
      written: criterion.asks,
      text: toLowerCase(criterion.asks),
      source,
      lines,
      constants,
      isAlone,
      removed: bound.flatMap(({ path, side, text }) =>
        side === 'removed' && path === source.path ? [text.trim()] : [],
      ),
      speaksOf,
      isCalled: (name: string, head: SourceLine) => sources.isCalled(name, head),
      isNamed: (word: string) => sources.isNamed(word),
    };
    for (const check of CHECKS) {
      const found = check(asked);
      if (found !== null) missing.push(found);
    }
  }
  return missing.slice(0, MOST_TOLD);
}

/** More would say the same in other words. */
const MOST_TOLD = 2;
