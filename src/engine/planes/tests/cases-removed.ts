import { addToCount } from '../../../base/groups.js';
import type { FileChange, Rule, RuleContext } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { mapRemovedLines } from '../side-lines.js';
import { clip, toFileName } from '../wording.js';
import { createSuccessorTest } from './cases/case-successors.js';
import { type ChangedCase, listChangedCases } from './cases/changed-cases.js';
import { createSubjectTest } from './cases/gone-subject.js';
import { findLostRows } from './cases/lost-rows.js';
import { isSampleTest } from './cases/sample-tests.js';
import { type Place, reportPlaces } from './report-places.js';

/** Reports test cases that were removed, and not moved or renamed. */
export const casesRemoved: Rule = {
  id: 'tests/cases-removed',
  severity: 'info',
  summary: 'Test cases were removed while the code they test stays',
  docs: {
    why: 'A deleted test cannot fail. Often the code that it tested is removed too, so a person must decide.',
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
    const rows = context.change.files
      .filter(({ class: kind, file }) => kind === 'test' && !isSampleTest(file.path))
      .flatMap(listLostRows);
    if (removed.length === 0) return reportLost(rows);
    const added = listChangedCases(context, 'added');
    const livesOn = createSuccessorTest(context, added);
    const goesWithSubject = createSubjectTest(context);
    const overrides = listOverrides(context, removed);
    const lost = removed.filter(
      (one) =>
        !isKept(context, one) &&
        !overrides.has(toPlace(one.change.file.path, one.name)) &&
        !livesOn(one) &&
        !goesWithSubject(one) &&
        !hasTwin(context, one),
    );
    const places = lost.map(
      ({ change, at, name }): Place => ({
        file: change.file.path,
        line: at,
        text: name,
        severity: 'info',
      }),
    );
    return reportLost([...places, ...rows]);
  },
};

const reportLost = (places: readonly Place[]) =>
  reportPlaces(places, {
    title: (count, { file, text }) =>
      `Test case removed from ${clip(toFileName(file), 40)}: ${clip(text, 50)}${count === 1 ? '' : ' and others'}`,
    rationale: (list) =>
      `No case in this change has the name or most of the words of what is gone: ${list}. A rule cannot know whether the code that they checked is gone too. If it is not, keep the cases.`,
  });

/** Lists the rows of tables that go, by their places on the new side. */
function listLostRows(change: FileChange): readonly Place[] {
  const rows = findLostRows(change);
  if (rows.length === 0) return [];
  const places = mapRemovedLines(change);
  return rows.map(({ number, text }) => ({
    file: change.file.path,
    line: Math.max(1, places.get(number) ?? 1),
    text: text.trim(),
    severity: 'info',
  }));
}

/** Benchmarks, and cases of a table whose names are in a variable. */
const NO_CASE = /^(?:[tT]est_?)?[bB]enchmark|^[a-z]\w{0,20}\.\w{1,40}$/u;

/** Returns true if the file still has a case of this name, which only moved within it. */
function isKept({ syntax }: RuleContext, { change, name }: ChangedCase): boolean {
  return syntax.get(change.file.path)?.after?.cases.some((one) => one.name === name) === true;
}

/** Lists the methods that the files of these cases have as overrides after the change: the case of their base runs them. */
function listOverrides({ syntax }: RuleContext, removed: readonly ChangedCase[]): ReadonlySet<string> {
  const files = new Set(removed.map(({ change }) => change));
  return new Set(
    [...files].flatMap(({ file }) => {
      const lines = file.new_text?.split('\n') ?? [];
      const methods = syntax.get(file.path)?.after?.definitions ?? [];
      return methods
        .filter(({ signature, first }) =>
          /\boverride\b/u.test(`${signature.slice(0, REACH.line)} ${(lines[first - 1] ?? '').slice(0, REACH.line)}`),
        )
        .map(({ name }) => toPlace(file.path, name));
    }),
  );
}

const toPlace = (path: string, name: string): string => `${path}\0${name}`;

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
    for (const part of line.toLowerCase().match(/[\p{IDS}_][\p{IDC}]*|[\d.]*\d|[-+!<>=*/%&|^~]{1,3}/gu) ?? [])
      addToCount(parts, part);
  return parts;
}
