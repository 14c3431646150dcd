import type { Rule, ScannedLine } from '../../model.js';
import { findNewLines } from '../new-lines.js';
import { createInnerTest } from './cases/inner-tests.js';
import { findMarkedCases } from './cases/marked-cases.js';
import { type Place, reportPlaces } from './report-places.js';
import { readRunnerCode, readRunnerNames } from './runner-code.js';
import { FOCUS, findFamily } from './vocabulary.js';

/** Reports an added focused test: `.only`, `fit`, `focus: true` and similar exclude all other tests of the file. */
export const focused: Rule = {
  id: 'tests/focused',
  severity: 'error',
  summary: 'A test is focused, so that others no longer run',
  docs: {
    why: 'With a focused test the runner leaves out the other tests. The run is green although most tests did not run.',
    bad: {
      files: {
        'src/add.test.ts': [" import { add } from './add.js';", "+it.only('adds', () => expect(add(1, 2)).toBe(3));"],
      },
    },
    good: {
      files: {
        'src/add.test.ts': [" import { add } from './add.js';", "+it('adds', () => expect(add(1, 2)).toBe(3));"],
      },
    },
  },
  suppressible: true,
  check(context) {
    const marked = findNewLines(context, (change) => change.class === 'test').flatMap(({ change, lines }) => {
      const family = findFamily(change.language);
      const pattern = family === null ? undefined : FOCUS[family];
      const { aliases } = readRunnerNames(change);
      const marks = (line: ScannedLine) => pattern?.test(readRunnerCode(line, aliases)) === true;
      const byWords = lines.filter(marks);
      // A name that the file gives to another function is no mark.
      const own = lines.filter(
        (line) => aliases.size === 0 || marks(line) || readRunnerCode(line) === readRunnerCode(line, aliases),
      );
      const found = findMarkedCases(context, change, own, 'focused', byWords);
      if (found.length === 0) return [];
      const isInner = createInnerTest(change, 'new', context.syntax.get(change.file.path)?.after ?? null);
      return found
        .filter(({ number }) => !isInner(number))
        .map(
          ({ number, text }): Place => ({ file: change.file.path, line: number, text: text.trim(), severity: 'error' }),
        );
    });
    return reportPlaces(marked, {
      title: (count, { text }) => (count === 1 ? `Focused test: ${text}` : `Focused tests, the first: ${text}`),
      rationale: (list, count) =>
        `This mark makes the test runner run this test and leave out the others, so nobody notices if they fail. Remove the mark before merging.${count === 1 ? '' : ` The places: ${list}.`}`,
    });
  },
};
