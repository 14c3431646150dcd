/** Rows of a table of tests that go: each was a case of its own, with the values that it ran on. */
import { addToCount, takeFromCount } from '../../../../base/groups.js';
import type { FileChange, Line } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { readWholeSide } from '../../side-lines.js';

/** A row that is an attribute of its test: xUnit, NUnit, MSTest; rstest and test-case; PHPUnit. */
const ATTRIBUTE =
  /^\s{0,200}(?:\[(?:InlineData|TestCase|DataRow)\(.{1,400}\)\]|#\[(?:case(?:::\w{1,60})?|test_case)\(.{1,400}\)\]|#\[TestWith\(.{1,400}\)\])\s{0,4}$/u;
/** Values between brackets, or a line of CSV: what a row of a table looks like. */
const VALUES =
  /^\s{0,200}(?:pytest\.param)?(?:\[[^[\]]{1,400}\]|\([^()]{1,400}\)|\{[^{}]{1,400}\}|"[^"]{0,300},[^"]{0,300}"),?\s{0,4}$/u;
/** What opens a table: pytest, Jest and its kin, JUnit, tests of Go. */
const OPENS =
  /\bparametrize\(|\.each\(\[|@(?:CsvSource|ValueSource)\b|\b(?:tests|cases|testCases|tt|tcs|testcases)\s{0,4}:?=\s{0,4}(?:\[\]|map\[)/u;
/** A table goes on for so many lines above a row. */
const MAX_TABLE = 60;

/** Returns the rows of a file that go and do not come again, where fewer come. Empty if the file has none. */
export function findLostRows(change: FileChange): readonly Line[] {
  const gone = change.removed.filter(isRow);
  if (gone.length === 0 || change.file.status === 'deleted') return [];
  const come = new Map<string, number>();
  const fresh = change.added.filter(isRow);
  for (const { text } of fresh) addToCount(come, text.trim());
  if (fresh.length >= gone.length) return [];
  const isInTable = createTableTest(change);
  const others = new Set(change.regions.filter(({ added }) => added.length > 0).flatMap(({ removed }) => removed));
  return gone.filter((line) => {
    const stays = takeFromCount(come, line.text.trim());
    return !stays && !others.has(line) && isInTable(line);
  });
}

const isRow = ({ text }: Line): boolean => {
  const line = text.slice(0, REACH.line);
  return ATTRIBUTE.test(line) || VALUES.test(line);
};

/** Returns a function that tells whether a row of the old side stays in a table: its head, or another row of its test, is kept. */
function createTableTest(change: FileChange): (line: Line) => boolean {
  const lines = new Map(readWholeSide(change, 'old').flatMap((run) => run.map((line) => [line.number, line])));
  const keeps = (number: number, form: RegExp) => {
    const other = lines.get(number);
    return other !== undefined && !other.changed && form.test(other.text.slice(0, REACH.line));
  };
  return ({ number, text }) => {
    if (ATTRIBUTE.test(text.slice(0, REACH.line))) {
      for (let at = 1; at <= MAX_TABLE; at += 1)
        if (keeps(number - at, ATTRIBUTE) || keeps(number + at, ATTRIBUTE)) return true;
      return false;
    }
    const indent = text.search(/\S/u);
    for (let above = number - 1; above >= number - MAX_TABLE; above -= 1) {
      const other = lines.get(above);
      if (other === undefined) return false;
      const own = other.text.search(/\S/u);
      if (own >= 0 && own < indent) return !other.changed && OPENS.test(other.text.slice(0, REACH.line));
    }
    return false;
  };
}
