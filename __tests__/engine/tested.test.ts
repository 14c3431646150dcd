/** What reports of tests and coverage show of a criterion, and what is missing, in words. */
import { describe, expect, it } from '@jest/globals';
import { readChange } from '../../src/engine/change/index.js';
import type { BoundCriterion } from '../../src/engine/model.js';
import type { Reported, ReportedTest } from '../../src/engine/reported.js';
import { DeclaredTests } from '../../src/engine/status/declared-tests.js';
import { measureChange } from '../../src/engine/status/executed.js';
import { countReportedTests } from '../../src/engine/status/reported-tests.js';
import { ReportedEvidence } from '../../src/engine/status/tested.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../stand-ins/processor-time.js';
import { type CoverageSpec, reportCoverage, reportTests } from '../stand-ins/reported.js';
import { buildSnapshot, type FileSpec } from '../stand-ins/snapshot.js';

const SOURCE = `export function refund(order) {
  if (order.paid) {
    log.info('refund');
    return order.total;
  }
  return 0;
}
`;
const TESTS = `import { refund } from './refund';

describe('refund', () => {
  it('logs each refund', () => {
    expect(refund(PAID)).toBe(5);
  });

  it('is empty for unpaid orders', () => {
    expect(refund(OPEN)).toBe(0);
  });
});
`;
const FILES = { 'src/refund.ts': { new: SOURCE }, 'src/refund.test.ts': { new: TESTS } };

const range = (text: string) => {
  const [file = '', lines = ''] = text.split(':');
  const [first = 1, last = first] = lines.split('-').map(Number);
  return { file, first, last, confidence: 0.9, evidence: [] };
};
const criterion = (text: string, ...ranges: readonly string[]): Pick<BoundCriterion, 'criterion' | 'ranges'> => ({
  criterion: {
    id: 'AC1',
    text,
    asks: text,
    parts: [],
    kind: 'behaviour',
    codeVerifiable: true,
    origin: { ticket: '#1', line: 1 },
  },
  ranges: ranges.map(range),
});
const judge = (
  bound: Pick<BoundCriterion, 'criterion' | 'ranges'>,
  reported: readonly Reported[],
  files: Readonly<Record<string, FileSpec>> = FILES,
) => new ReportedEvidence(readChange(buildSnapshot({ files, reported: [...reported] }), [])).judge(bound);

const ran = (name: string, outcome: ReportedTest['outcome'] = 'passed', more: Partial<ReportedTest> = {}) => ({
  name,
  outcome,
  ...more,
});
const LOGGED = criterion('Every refund is logged', 'src/refund.ts:1-4');
const logs = ran('refund logs each refund');
const cover = (spec: CoverageSpec) => reportCoverage({ 'src/refund.ts': spec });

describe('a criterion', () => {
  it.each<[string, readonly Reported[], string, readonly unknown[]]>([
    ['no reports', [], 'untested', ['no report of tests was given']],
    ['a test of its name that passed', [reportTests([logs])], 'tested', []],
    [
      'a test of its name that failed',
      [reportTests([ran('refund logs each refund', 'failed')])],
      'failed',
      ['the test “refund logs each refund” failed'],
    ],
    [
      'a test that passed once and failed once',
      [reportTests([logs]), reportTests([ran('refund logs each refund', 'error')])],
      'failed',
      ['the test “refund logs each refund” failed'],
    ],
    [
      'a test that was skipped',
      [reportTests([ran('refund logs each refund', 'skipped')])],
      'untested',
      ['the test “refund logs each refund” did not run'],
    ],
    [
      'tests of other things',
      [reportTests([ran('refund is empty for unpaid orders')])],
      'untested',
      ['no test that ran and that this change adds or edits is about it, by its lines or its name'],
    ],
    [
      'a failed test of other things',
      [reportTests([logs, ran('refund is empty for unpaid orders', 'failed')])],
      'tested',
      [],
    ],
    [
      'a test of its name in a file that did not change',
      [reportTests([ran('logs each refund', 'passed', { file: 'src/other.test.ts' })])],
      'untested',
      [expect.stringContaining('no test that ran')],
    ],
    ['an empty report', [reportTests([])], 'untested', [expect.stringContaining('no test that ran')]],
    ['all lines executed', [reportTests([logs]), cover({ executed: ['1-4'], missed: ['6'] })], 'tested', []],
    [
      'lines that did not run',
      [reportTests([logs]), cover({ executed: ['1-2'], missed: ['3-4', '6'] })],
      'untested',
      ['2 of its 4 executable lines did not run: src/refund.ts:3-4'],
    ],
    [
      'lines that ran in another report',
      [reportTests([logs]), cover({ executed: ['1-2'], missed: ['3-4'] }), cover({ executed: ['3-4'] })],
      'tested',
      [],
    ],
    [
      'its file in no report of coverage',
      [reportTests([logs]), reportCoverage({ 'src/a.ts': {} })],
      'untested',
      ['no report of coverage has src/refund.ts'],
    ],
    ['coverage of another language', [reportTests([logs]), reportCoverage({}, ['.py'])], 'tested', []],
    ['coverage without tests', [cover({ executed: ['1-4'] })], 'untested', ['no report of tests was given']],
    [
      'lines that its tests executed',
      [
        reportTests([logs]),
        cover({ executed: ['1-6'], by: { 'src/refund.test.ts::refund logs each refund': ['1-4'] } }),
      ],
      'tested',
      [],
    ],
  ])('%s', (_what, reported, state, missing) => {
    expect(judge(LOGGED, reported)).toEqual({ state, missing });
  });

  it('is tested by the tests whose lines it is bound to, whatever their names', () => {
    const bound = criterion('Money goes back', 'src/refund.ts:1-4', 'src/refund.test.ts:8-9');
    expect(judge(bound, [reportTests([ran('refund is empty for unpaid orders')])])).toEqual({
      state: 'tested',
      missing: [],
    });
    expect(judge(bound, [reportTests([logs])])).toEqual({
      state: 'untested',
      missing: ['the reports have no test of src/refund.test.ts:8-9'],
    });
  });

  it('of documents is asked for no test', () => {
    const files = { 'docs/refunds.md': { new: 'Refunds are logged.\n' } };
    expect(judge(criterion('Refunds are documented', 'docs/refunds.md:1'), [], files).state).toBe('exempt');
  });

  it('is not tested by a test that the change leaves as it was', () => {
    const files = { ...FILES, 'src/refund.test.ts': { old: TESTS, new: `${TESTS}\n// one line more\n` } };
    expect(judge(LOGGED, [reportTests([logs])], files).state).toBe('untested');
  });

  it('wants its lines to run by its own tests, where the report says which test ran what', () => {
    const python = {
      'shop/refund.py': { new: 'def refund(order):\n    log("refund")\n    return 0\n' },
      'tests/test_refund.py': {
        new: 'def test_refund_is_logged():\n    assert refund(1) == 0\n\n\ndef test_other():\n    pass\n',
      },
    };
    const bound = criterion('Every refund is logged', 'shop/refund.py:1-3');
    const tests = reportTests([
      ran('test_refund_is_logged', 'passed', { suite: 'tests.test_refund' }),
      ran('test_other', 'passed', { suite: 'tests.test_refund' }),
    ]);
    const by = (...lines: string[]) =>
      reportCoverage(
        {
          'shop/refund.py': {
            executed: ['1-3'],
            by: { 'tests/test_refund.py::test_refund_is_logged': lines, 'tests/test_refund.py::test_other': ['2'] },
          },
        },
        ['.py'],
      );
    expect(judge(bound, [tests, by('1-3')], python)).toEqual({ state: 'tested', missing: [] });
    // Line 1 defines the function: it runs when the file is loaded, in no test.
    expect(judge(bound, [tests, by('2-3')], python).state).toBe('tested');
    expect(judge(bound, [tests, by('1', '3')], python)).toEqual({
      state: 'untested',
      missing: ['1 of its 3 executable lines was not run by its tests: shop/refund.py:2'],
    });
  });
});

describe('the place of a test', () => {
  const find = (text: string, name: string) => {
    const [file] = readChange(buildSnapshot({ files: { 'tests/cart_test.x': { new: text } } }), []).files;
    const span = file === undefined ? null : new DeclaredTests(file).find({ name });
    return span === null ? null : `${span.first}-${span.last}`;
  };

  it.each([
    ['Jest', TESTS, 'refund › logs each refund', '4-6'],
    ['Vitest', TESTS, 'refund > is empty for unpaid orders', '8-10'],
    ['a table of cases', "it.each([\n  1,\n])('adds %i to it', (n) => {\n  f(n);\n});\n", 'cart adds 1 to it', '3-5'],
    ['a title on its own line', 'it(\n  "adds",\n  () => {\n    f();\n  },\n);\n', 'cart adds', '2-5'],
    [
      'pytest',
      'class TestCart:\n    def test_total(self):\n        a()\n\n        b()\n\n    def test_tax(self):\n        c()\n',
      'test_total[1-2]',
      '2-5',
    ],
    [
      'Go, with a subtest',
      'func TestTotal(t *testing.T) {\n\tt.Run("no items", func(t *testing.T) {\n\t\tf()\n\t})\n}\n',
      'TestTotal/no_items',
      '2-4',
    ],
    ['Go, a subtest of a table', 'func TestTotal(t *testing.T) {\n\tf()\n}\n', 'TestTotal/case_7', '1-3'],
    ['JUnit 5', '@Test\nvoid total()\n{\n    f();\n}\n', 'total()', '2-5'],
    ['Kotlin', '@Test\nfun `adds up the items`() {\n    f()\n}\n', 'adds up the items()', '2-4'],
    ['Rust', '#[test]\nfn adds_up() {\n    f();\n}\n', 'cart::tests::adds_up', '2-4'],
    ['RSpec', "describe Cart do\n  it 'adds up' do\n    f\n  end\nend\n", 'Cart adds up', '2-4'],
    ['Gherkin', 'Feature: cart\n  Scenario: adds up\n    Given items\n    Then a total\n', 'adds up', '2-4'],
    ['GoogleTest', 'TEST(Cart, AddsUp) {\n  f();\n}\n', 'AddsUp', '1-3'],
    ['nowhere', TESTS, 'refund pays twice', null],
    ['a word that the file only uses', TESTS, 'expect', null],
  ])('%s', (_what, text, name, lines) => {
    expect(find(text, name)).toBe(lines);
  });
});

describe('the facts', () => {
  const measure = (files: Readonly<Record<string, FileSpec>>, ...reported: readonly Reported[]) =>
    measureChange(readChange(buildSnapshot({ files, reported: [...reported] }), []));

  it('count the tests of all reports', () => {
    expect(countReportedTests({})).toBeNull();
    expect(countReportedTests({ reported: [cover({})] })).toBeNull();
    const reported = [reportTests([logs, ran('b', 'failed')]), reportTests([ran('c', 'error'), ran('d', 'skipped')])];
    expect(countReportedTests({ reported })).toEqual({ run: 3, failed: 2, skipped: 1 });
  });

  it('count the added lines that can run, and those that ran', () => {
    expect(measure(FILES)).toBeNull();
    expect(measure(FILES, cover({ executed: ['1-3'], missed: ['4', '6'] }))).toEqual({ lines: 5, executed: 3 });
    const old = SOURCE.replace("    log.info('refund');\n", '');
    const edited = { 'src/refund.ts': { old, new: SOURCE } };
    expect(measure(edited, cover({ executed: ['1-2'], missed: ['3-4'] }))).toEqual({ lines: 1, executed: 0 });
  });

  it('count a measured file that no report has as not executed, and others not at all', () => {
    const files = { 'src/new.ts': { new: 'export const a = 1;\n\n}\n' }, 'src/a.css': { new: 'a {}\n' } };
    expect(measure(files, reportCoverage({}))).toEqual({ lines: 1, executed: 0 });
    expect(measure(files, reportCoverage({}, ['.py']))).toEqual({ lines: 0, executed: 0 });
  });
});

it('costs little however many tests, files and criteria there are', () => {
  const names = (file: number) =>
    Array.from({ length: 40 }, (_, at) => `  it('case ${at} of ${file % 7} %s works', () => {\n  });\n`);
  const files = Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [`src/${at}.test.ts`, { new: `${names(at).join('')}it('shared', f);\n` }]),
  );
  const tests = Array.from({ length: 20_000 }, (_, at) => ran(`suite case ${at % 40} of ${at % 7} x works > shared`));
  const coverage = reportCoverage({ 'src/0.test.ts': { executed: ['1-80'], by: { shared: ['1-80'] } } });
  const clock = processorClock();
  const evidence = new ReportedEvidence(
    readChange(buildSnapshot({ files, reported: [reportTests(tests), coverage] }), []),
  );
  for (let at = 0; at < 50; at += 1) {
    const ranges = Array.from({ length: 200 }, (_, file) => `src/${file}.test.ts:1-9`);
    evidence.judge(criterion(`case ${at} of a suite is shared`, ...ranges));
  }
  expect(clock()).toBeLessThan(RUNAWAY_MILLISECONDS);
});
