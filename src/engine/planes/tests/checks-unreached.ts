import type { FileChange, Rule, RuleContext, ScannedLine, TestCase } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { createNewSideReader, findLineAbove } from '../new-side.js';
import { clip } from '../wording.js';
import { findFamily } from './vocabulary.js';

/** Reports a test that ends before its checks, or whose checks stand in a branch that is never taken. */
export const checksUnreached: Rule = {
  id: 'tests/checks-unreached',
  severity: 'warn',
  summary: 'A test ends before it checks anything',
  docs: {
    why: 'The test is still there and still green, and what it checks is never looked at.',
    bad: {
      files: {
        'src/price.test.ts': [" it('is limited', () => {", '+  return;', '   expect(price(500)).toBe(100);', ' });'],
      },
    },
    good: {
      files: {
        'src/price.test.ts': [
          " it('is limited', () => {",
          '+  const limited = price(500);',
          '   expect(price(500)).toBe(100);',
          ' });',
        ],
      },
    },
  },
  suppressible: true,
  check: (context) =>
    findNewLines(context, ({ class: kind, language }) => kind === 'test' && findFamily(language) !== null).flatMap(
      ({ change, lines }) =>
        lines
          .filter((line) => isDeadEnd(context, change, line))
          .map((line) => ({
            file: change.file.path,
            first: line.number,
            last: line.number,
            title: clip(`Checks are no longer reached: ${line.text.trim()}`, 110),
            rationale:
              'What stands after this line, or in this branch, never runs, so the test passes whatever the code does. Take the line out; if the test cannot pass, mend it or delete it openly.',
            anchor: line.text.trim(),
          })),
    ),
};

const ENDS = /^\s{0,200}return(?:\s(?:true|True|nil|null|None|undefined))?\s{0,4};?\s{0,4}$/u;
const EXITS =
  /^\s{0,200}(?:process\.exit\(0?\)|sys\.exit\(0?\)|os\._exit\(0\)|os\.Exit\(0\)|exit!?\(0?\)|exit 0|System\.exit\(0\)|std::process::exit\(0\)|pytest\.exit\(.{0,80}\))\s{0,4};?\s{0,4}$/u;
const NEVER =
  /^\s{0,200}(?:\}\s{0,4})?(?:if|while)\s{0,4}\(?\s{0,4}(?:false|False|0|!true|not True|!1)\s{0,4}\)?\s{0,4}(?:[:{]|then\b|$|(?:expect|assert)\b)|^\s{0,200}#if (?:false|0|NEVER)\s{0,4}$/u;

function isDeadEnd(context: RuleContext, change: FileChange, { number, code }: ScannedLine): boolean {
  const text = code.slice(0, REACH.statement);
  if (NEVER.test(text)) return true;
  const ends = ENDS.test(text);
  if (!ends && !EXITS.test(text)) return false;
  const after = context.syntax.get(change.file.path)?.after;
  if (after === null || after === undefined) return false;
  const around = after.cases.findLast((one) => !one.suite && one.first < number && one.last >= number) ?? null;
  if (around === null) return !ends && !after.definitions.some(({ first, last }) => first <= number && last >= number);
  return (
    isFirstLevel(change, around, number) && after.assertions.some(({ first }) => first > number && first <= around.last)
  );
}

/** Returns true if a line is a statement of the test itself, and follows no condition. */
function isFirstLevel(change: FileChange, around: TestCase, number: number): boolean {
  const side = createNewSideReader(change);
  let least = Number.POSITIVE_INFINITY;
  let head = around.first;
  while (head < number && !/(?:[{:]|\bdo|[=-]>)\s{0,4}$/u.test((side(head) ?? '').slice(0, REACH.line))) head += 1;
  for (
    let line = (head < number ? head : around.first) + 1;
    line <= Math.min(around.last - 1, number + MAX_BODY);
    line += 1
  ) {
    const text = side(line) ?? '';
    if (text.trim() !== '') least = Math.min(least, text.search(/\S/u));
  }
  const own = (side(number) ?? '').search(/\S/u);
  return (
    own <= least &&
    !/(?:^|[\s})])(?:if|else|elif|for|while|unless|case|except|catch)\b[^{};]{0,300}[:)]?\s{0,4}$/u.test(
      findLineAbove(side, number).slice(0, REACH.statement),
    )
  );
}

/** The number of lines after a line whose indentation is read. */
const MAX_BODY = 200;
