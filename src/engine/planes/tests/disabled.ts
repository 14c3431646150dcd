import { addToCount, takeFromCount } from '../../../base/groups.js';
import type { FileChange, Rule, RuleContext, ScannedLine } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { createHunkLookup } from '../hunk-lookup.js';
import { findNewLines } from '../new-lines.js';
import { createNewSideReader, findLineAbove } from '../new-side.js';
import { readCaseName, readHeadName } from './cases/case-names.js';
import { findCommentedCases, findWrappedCases } from './cases/commented-cases.js';
import { createInnerTest } from './cases/inner-tests.js';
import { findMarkedCases } from './cases/marked-cases.js';
import { OffBefore } from './cases/off-before.js';
import { createElsewhereTest } from './cases/runs-elsewhere.js';
import { isSampleTest } from './cases/sample-tests.js';
import { type Place, reportPlaces } from './report-places.js';
import { type RunnerNames, readRunnerCode, readRunnerNames } from './runner-code.js';
import { DISABLE, type Family, findFamily, mayHoldTests, SKIP_CALL, TEST_HEAD } from './vocabulary.js';

/** Reports a disabled test: marked as skipped unconditionally, skipped by its first statement, or commented out. */
export const disabled: Rule = {
  id: 'tests/disabled',
  severity: 'warn',
  summary: 'A test is disabled',
  docs: {
    why: 'A disabled test is still in the file, but it checks nothing. The rule leaves out skips with a condition (an operating system, a missing service).',
    bad: {
      files: {
        'src/test/java/RefundTest.java': [
          ' class RefundTest {',
          '+  @Disabled',
          '   @Test void refundsTwice() { assertEquals(2, refunds()); }',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'src/test/java/RefundTest.java': [
          ' class RefundTest {',
          '+  @Tag("slow")',
          '   @Test void refundsTwice() { assertEquals(2, refunds()); }',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    const fresh = new Map(findNewLines(context, mayHoldTests).map(({ change, lines }) => [change, lines]));
    // Where lines only go, a case may get the mark of one that goes.
    const places = context.change.files
      .filter((one) => mayHoldTests(one) && one.file.status !== 'copied' && one.file.status !== 'deleted')
      .flatMap((change) => findDisabled(context, change, fresh.get(change) ?? []));
    return reportPlaces(places, {
      title: (count, { text, shown = text }) =>
        count === 1 ? `Disabled test: ${shown}` : `Disabled tests, the first: ${shown}`,
      rationale: (list, count) =>
        `From now on this test does not run, or is expected to fail. Make it pass, or delete it and say why; if it must be skipped under a condition, state the condition in code.${count === 1 ? '' : ` The places: ${list}.`}`,
    });
  },
};

function findDisabled(context: RuleContext, change: FileChange, lines: readonly ScannedLine[]): readonly Place[] {
  const family = findFamily(change.language);
  const side = createNewSideReader(change);
  const names = readRunnerNames(change);
  const removed = context.syntax.get(change.file.path)?.removed ?? [];
  const gone = family === null ? new Set<string | null>() : listRemovedCases(change, removed, family);
  const comments =
    family === null
      ? []
      : [
          ...findCommentedCases(lines, family, gone),
          ...findWrappedCases(lines, family, context.syntax.get(change.file.path), side),
        ];
  const marks = family === null ? [] : lines.filter((line) => disables(line, family, names, side));
  const fresh = family === null ? [] : dropReplacedMarks(change, marks, removed, family);
  const gonePlain = new Set(removed.map(({ text }) => dropQualifiers(text)));
  const replaced = new Set(marks.filter((line) => !fresh.includes(line) && gonePlain.has(dropQualifiers(line.text))));
  const isNew = createNewCaseTest(change, removed, side);
  const shown = isSampleTest(change.file.path);
  const after = context.syntax.get(change.file.path)?.after ?? null;
  const runsElsewhere = createElsewhereTest(change, after, (first, last) =>
    marks.some(({ number }) => first <= number && number <= last),
  );
  const toPlace = ({ number, text }: ScannedLine, loud: boolean): Place => {
    const taken = loud && !shown && runsElsewhere(number);
    const head = findHead(number, text, side);
    const name = head !== null && head.number > number ? readHeadName(head.text) : null;
    return {
      file: change.file.path,
      line: number,
      text: text.trim(),
      // A mark above a test does not name it.
      ...(name === null ? {} : { shown: `${name}, by ${text.trim()}` }),
      severity: loud && !shown && !taken ? 'warn' : 'info',
      ...(taken ? { checksLess: true } : {}),
    };
  };
  const off = new OffBefore(removed, family);
  const places = [
    ...findMarkedCases(context, change, lines, 'disabled', fresh)
      .filter((line) => !replaced.has(line) && !off.take(findHead(line.number, line.text, side)?.text ?? line.text))
      .map((line) => toPlace(line, !isNew(line))),
    ...comments.filter(({ head }) => !off.take(head)).map(({ line, ran }) => toPlace(line, ran)),
  ];
  if (places.length === 0) return [];
  const isInner = createInnerTest(change, 'new', after);
  return places.filter(({ line }) => !isInner(line));
}

/** `@pytest.mark.xfail(…)` and `@mark.xfail(…)` are one mark, imported in two ways. */
const dropQualifiers = (text: string): string =>
  text
    .slice(0, REACH.line)
    .trim()
    .replace(/^@(?:\w{1,60}\.){1,4}/u, '@');

/** Omits marks if the same hunk removes as many similar ones: those tests were disabled before. */
function dropReplacedMarks(
  change: FileChange,
  marked: readonly ScannedLine[],
  removed: readonly ScannedLine[],
  family: Family,
): readonly ScannedLine[] {
  const left = new Map<number, number>();
  const oldHunk = createHunkLookup(change, 'old');
  const newHunk = createHunkLookup(change, 'new');
  for (const line of removed) {
    if (DISABLE[family]?.test(readRunnerCode(line)) !== true && SKIP_CALL[family]?.test(line.code) !== true) continue;
    const hunk = oldHunk(line.number);
    addToCount(left, hunk);
  }
  return marked.filter(({ number }) => !takeFromCount(left, newHunk(number)));
}

function disables(
  line: ScannedLine,
  family: Family,
  names: RunnerNames,
  side: (number: number) => string | undefined,
): boolean {
  const code = readRunnerCode(line, names.aliases);
  if (DISABLE[family]?.test(code) === true) return true;
  if (family === 'js' && !names.own && WITHOUT_BODY.test(code)) return true;
  if (family === 'js' && !names.pending && PENDING.test(code)) return true;
  if (SKIP_CALL[family]?.test(code) !== true) return false;
  if (family === 'ruby' && /\s(?:if|unless)\s/u.test(code)) return false;
  const above = findLineAbove(side, line.number).slice(0, REACH.line);
  if (family === 'dotnet' && isUnderCondition(side, line.number, above)) return false;
  return TEST_HEAD[family]?.test(above) === true;
}

/** Returns whether the block that a line begins belongs to a condition: in C#, its brace often stands below it. */
function isUnderCondition(side: (number: number) => string | undefined, number: number, above: string): boolean {
  let at = number - 1;
  while (at > 0 && side(at)?.trim() === '') at -= 1;
  const opener = above.trim() === '{' ? findLineAbove(side, at).slice(0, REACH.line) : above;
  return /^\s*(?:\}\s*)?(?:if|else|catch|for|foreach|while|switch)\b/u.test(opener);
}

/** A test with a name and nothing to run: runners of JavaScript report it as pending. */
const WITHOUT_BODY = /^\s{0,200}(?:it|specify|test)\(\s{0,4}(['"`])[^'"`]{0,300}\1\s{0,4}\)\s{0,4};?\s{0,4}$/u;

/** Jasmine's `pending()` as a statement. */
const PENDING = /(?:^|[{;])\s{0,200}pending\(\s{0,4}(?:['"`][^'"`]{0,300}['"`])?\s{0,4}\)\s{0,4}(?:[;}]|$)/u;

/** How far below an attribute the head of its test is looked for. */
const HEAD_REACH = 8;

/**
 * Returns a function that tells whether the test that a marked line belongs to is new in the change. Such a test is added
 * without ever having run: nothing that ran before is lost.
 */
function createNewCaseTest(
  change: FileChange,
  removed: readonly ScannedLine[],
  side: (number: number) => string | undefined,
): (line: ScannedLine) => boolean {
  if (change.file.status === 'added') return () => true;
  const added = new Set(change.added.map(({ number }) => number));
  const before = removed.map(({ text }) => text.slice(0, REACH.line));
  return ({ number, text }) => {
    const head = findHead(number, text, side);
    if (head === null || !added.has(head.number)) return false;
    // Kotest reads a sign before a name as its mark: https://kotest.io/docs/framework/conditional/conditional-tests-with-focus-and-bang.html
    const name = readHeadName(head.text)?.replace(/^!/u, '') ?? null;
    return name === null || !before.some((one) => one.includes(name));
  };
}

/** A statement that skips the test around it. */
const CALLS =
  /^\s*(?:(?:raise|throw) |(?:skip|pending)\b(?!.{0,300}(?:\bdo\s*$|\bfunction\b|=>))|t\.(?:skip\.\w{1,30}|\w{1,30}\.skip)\(|[$\w]{1,20}(?:\.|->|::)(?:skip\w{0,10}|Skip\w{0,10}|mark\w{1,20}|Ignore|Inconclusive)\(\s*(?:true\b.{0,200})?(?:['"`][^'"`]{0,300}['"`])?\s*\))/u;

/** Returns the head of the test that a mark belongs to: its own line, a line below an attribute, or the line above a call. */
function findHead(
  number: number,
  text: string,
  side: (number: number) => string | undefined,
): { readonly number: number; readonly text: string } | null {
  if (/^\s*(?:@|\[|#\[)/u.test(text)) {
    for (let below = number + 1; below <= number + HEAD_REACH; below += 1) {
      const line = side(below);
      if (line === undefined) return null;
      if (line.trim() !== '' && !/^\s*(?:@|\[|#|\/\/|\*|[)\]}]+\s*$|[\w]+\s*=)/u.test(line))
        return { number: below, text: line };
    }
    return null;
  }
  if (CALLS.test(text)) {
    for (let above = number - 1; above >= number - 4; above -= 1) {
      const line = side(above);
      if (line === undefined) return null;
      if (/\w/u.test(line)) return { number: above, text: line };
    }
    return null;
  }
  if (OPTION.test(text)) {
    for (let above = number - 1; above >= number - HEAD_REACH; above -= 1) {
      const line = side(above);
      if (line === undefined) return null;
      if (/\(\s{0,4}\{\s{0,4}$/u.test(line.slice(0, REACH.line))) return { number: above, text: line };
    }
  }
  return { number, text };
}

/** An option of a case on a line of its own. */
const OPTION = /^\s{0,200}(?:skip|ignore)\s{0,4}:/u;

function listRemovedCases(
  change: FileChange,
  removed: readonly ScannedLine[],
  family: Family,
): ReadonlySet<string | null> {
  if (change.file.status === 'deleted') return new Set();
  return new Set(removed.map((line) => readCaseName(line, family)).filter((name) => name !== null && name !== ''));
}
