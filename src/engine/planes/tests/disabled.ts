import { addToCount } from '../../../base/groups.js';
import type { FileChange, Rule, ScannedLine } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { createHunkLookup } from '../hunk-lookup.js';
import { findNewLines } from '../new-lines.js';
import { createNewSideReader, findLineAbove } from '../new-side.js';
import { clip } from '../wording.js';
import { readCaseName } from './case-names.js';
import { findMarkedCases } from './marked-cases.js';
import { DISABLE, type Family, findFamily, SKIP_CALL, TEST_HEAD } from './vocabulary.js';

/** Reports a disabled test: marked as skipped unconditionally, skipped by its first statement, or commented out. */
export const disabled: Rule = {
  id: 'tests/disabled',
  severity: 'warn',
  summary: 'A test is disabled',
  docs: {
    why: 'A disabled test looks like coverage and checks nothing. Skips with a condition (an operating system, a missing service) are not meant.',
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
    return findNewLines(context, (change) => change.class === 'test').flatMap(({ change, lines }) => {
      const family = findFamily(change.language);
      if (change.file.status === 'copied') return [];
      const side = createNewSideReader(change);
      const removed = context.syntax.get(change.file.path)?.removed ?? [];
      const gone = family === null ? null : listRemovedCases(change, removed, family);
      const byWords = lines.filter(
        (line) =>
          family !== null && (disables(line, family, side) || (gone !== null && commentsOut(line, family, gone))),
      );
      const fresh = family === null ? byWords : dropReplacedMarks(change, byWords, removed, family);
      return findMarkedCases(context, change, lines, 'disabled', fresh).map((line) => ({
        file: change.file.path,
        first: line.number,
        last: line.number,
        title: `Disabled test: ${clip(line.text, 80)}`,
        rationale:
          'From here on this test does not run, whatever it would find. Make it pass, or delete it and say why; if it must be skipped under a condition, state the condition in code.',
        anchor: line.text,
        ...(SHOWN.test(change.file.path) ? { severity: 'info' as const } : {}),
      }));
    });
  },
};

/** Tests that are input data of other tests. */
const SHOWN = /(?:^|\/)(?:testdata|test[-_]data|fixtures?|__fixtures__)\//iu;

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
    if (DISABLE[family]?.test(line.code) !== true) continue;
    const hunk = oldHunk(line.number);
    addToCount(left, hunk);
  }
  return marked.filter(({ number }) => {
    const hunk = newHunk(number);
    const count = left.get(hunk) ?? 0;
    if (count > 0) left.set(hunk, count - 1);
    return count === 0;
  });
}

function disables(line: ScannedLine, family: Family, side: (number: number) => string | undefined): boolean {
  if (DISABLE[family]?.test(line.code) === true) return true;
  if (SKIP_CALL[family]?.test(line.code) !== true) return false;
  if (family === 'ruby' && /\s(?:if|unless)\s/u.test(line.code)) return false;
  return TEST_HEAD[family]?.test(findLineAbove(side, line.number).slice(0, REACH.line)) === true;
}

function listRemovedCases(
  change: FileChange,
  removed: readonly ScannedLine[],
  family: Family,
): ReadonlySet<string | null> {
  if (change.file.status === 'deleted') return new Set();
  return new Set(removed.map((line) => readCaseName(line, family)).filter((name) => name !== null && name !== ''));
}

/** Returns true for a comment with the head of a case that the same change removed from the code. */
function commentsOut(line: ScannedLine, family: Family, gone: ReadonlySet<string | null>): boolean {
  if (gone.size === 0 || line.code.trim() !== '') return false;
  const body = line.comment.slice(0, REACH.line).replace(/^\s*(?:\/\/|#|\/?\*)+\s?/u, '');
  const name = readCaseName({ number: line.number, text: body, code: body, comment: '' }, family);
  return name !== null && gone.has(name);
}
