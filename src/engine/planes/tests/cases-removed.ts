import { addToCount } from '../../../base/groups.js';
import { counted } from '../../../base/text.js';
import type { FileChange, Rule, RuleContext } from '../../model.js';
import { readAnswers } from '../security/guards/answers.js';
import { tokenizeBody } from '../security/guards/body-tokens.js';
import { findLostExit } from '../security/guards/lost-exit.js';
import { toFileName } from '../wording.js';
import { createSuccessorTest } from './cases/case-successors.js';
import { type ChangedCase, listChangedCases } from './cases/changed-cases.js';
import { CHECKING_CALL } from './checks/checks.js';
import { type Place, reportPlaces } from './places.js';
import { isSampleTest } from './sample-tests.js';
import { ASSERTION, findFamily } from './vocabulary.js';

/** Reports test cases that were removed, and not moved or renamed. */
export const casesRemoved: Rule = {
  id: 'tests/cases-removed',
  severity: 'warn',
  summary: 'Test cases were removed while the code they test stays',
  docs: {
    why: 'A test that is deleted cannot fail. Where the same change takes away what a function refused, this is a warning.',
    bad: {
      files: {
        'src/refunds.test.ts': [
          " it('refunds', () => expect(refund(1)).toBe(1));",
          "-it('refuses a negative amount', () => expect(refund(-1)).toBe(null));",
        ],
      },
    },
    good: {
      files: {
        'src/refunds.test.ts': [
          " it('refunds', () => expect(refund(1)).toBe(1));",
          "-it('refuses a negative amount', () => expect(refund(-1)).toBe(null));",
          "+it('refuses an amount of zero or less', () => expect(refund(0)).toBe(null));",
        ],
      },
    },
  },
  suppressible: true,
  checksLess: true,
  check(context) {
    const removed = listChangedCases(context, 'removed').filter(
      ({ change, name, skipped, stays }) =>
        !skipped && !stays && !NO_CASE.test(name) && !isSampleTest(change.file.path),
    );
    if (removed.length === 0) return [];
    const added = listChangedCases(context, 'added');
    const livesOn = createSuccessorTest(context, added);
    const lost = removed.filter((one) => !isKept(context, one) && !livesOn(one) && !hasTwin(context, one));
    if (lost.length === 0) return [];
    const refusesLess = losesRefusal(context);
    const places = lost.map((one): Place => {
      const { path } = one.change.file;
      const here = added.filter(({ change }) => change === one.change).length;
      const balanced = here >= lost.filter(({ change }) => change === one.change).length;
      const grave = refusesLess && !balanced && !checksNothing(one) && !hasNamesake(context.change.files, one.change);
      return { file: path, line: one.at, text: one.name, severity: grave ? 'warn' : 'info' };
    });
    return reportPlaces(places, {
      title: (count, { file }) =>
        `${counted(count, 'test case')} removed${count === 1 ? ' from' : ', the first from'} ${toFileName(file)}`,
      rationale: (list) =>
        `No case in this change has the name or most of the words of what is gone: ${list}. What they checked may be unchecked from now on. If the behaviour is gone, say so in the pull request; if not, keep the cases.`,
    });
  },
};

/** Benchmarks, and cases of a table whose names are in a variable. */
const NO_CASE = /^(?:[tT]est_?)?[bB]enchmark|^[a-z]\w{0,20}\.\w{1,40}$/u;

/** Returns true if the body of a case is there, and neither checks anything nor calls what may. */
function checksNothing({ change, body }: ChangedCase): boolean {
  const pattern = ASSERTION[findFamily(change.language) ?? 'js'];
  const own = body.slice(1).filter((line) => /\w\s{0,2}[(=]/u.test(line));
  return own.length > 0 && !own.some((line) => pattern?.test(line) === true || CHECKING_CALL.test(line));
}

/** Returns true if the file still has a case of this name, which only moved within it. */
function isKept({ syntax }: RuleContext, { change, name }: ChangedCase): boolean {
  return syntax.get(change.file.path)?.after?.cases.some((one) => one.name === name) === true;
}

/** A body with fewer words and signs is too small to be called the same as another. */
const MIN_TWIN = 12;
/** A case that is so much longer may have the words for something else. */
const MOST_TWIN = 1.5;
/** One word in so many may be another one. */
const TWIN_WORDS = 20;
/** Words and signs that turn a check into another one. */
const DECIDES = /^(?:[\d.]+|[-+!<>=*/%&|^~]+|not|true|false|null|nil|none|undefined)$/u;

/** Returns true if a case that stays in the file does all that the removed one did: it was there twice. */
function hasTwin({ syntax }: RuleContext, { change, body }: ChangedCase): boolean {
  const lines = change.file.new_text?.split('\n');
  const own = countParts(body.slice(1));
  const size = sum(own);
  if (lines === undefined || size < MIN_TWIN) return false;
  const stays = syntax.get(change.file.path)?.after?.cases.filter(({ suite }) => !suite) ?? [];
  return stays.some(({ first, last }) => {
    const other = countParts(lines.slice(first, last));
    if (sum(other) > MOST_TWIN * size) return false;
    let missing = 0;
    for (const [part, count] of own) {
      const lacks = Math.max(0, count - (other.get(part) ?? 0));
      if (lacks > 0 && DECIDES.test(part)) return false;
      missing += lacks;
    }
    return missing * TWIN_WORDS <= size;
  });
}

function sum(parts: ReadonlyMap<string, number>): number {
  return [...parts.values()].reduce((all, count) => all + count, 0);
}

/** Counts the words, numbers and signs of lines. */
function countParts(lines: readonly string[]): ReadonlyMap<string, number> {
  const parts = new Map<string, number>();
  for (const line of lines)
    for (const part of line.toLowerCase().match(/[\p{L}_][\p{L}\p{N}_]*|[\d.]*\d|[-+!<>=*/%&|^~]{1,3}/gu) ?? [])
      addToCount(parts, part);
  return parts;
}

/** Returns true if the file is deleted and another file with its name is changed or added: its cases may be there. */
function hasNamesake(files: readonly FileChange[], gone: FileChange): boolean {
  const name = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  if (gone.file.status !== 'deleted') return false;
  return files.some(
    (other) => other !== gone && other.file.status !== 'deleted' && name(other.file.path) === name(gone.file.path),
  );
}

/** Returns true if a function that stays no longer refuses something: its test may have gone because it failed. */
function losesRefusal({ change, syntax }: RuleContext): boolean {
  return change.files.some(
    (one) =>
      one.class === 'source' &&
      syntax.get(one.file.path)?.symbolChanges.some(({ bodies }) => {
        if (bodies === null) return false;
        const [old, now] = [bodies.before, bodies.after].map((body) => readAnswers(tokenizeBody(body), 'yes'));
        return old !== undefined && now !== undefined && findLostExit(old, now, bodies, () => true) !== null;
      }) === true,
  );
}
