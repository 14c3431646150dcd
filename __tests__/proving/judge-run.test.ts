/** What a run without a criterion's lines shows: rather no proof than a false one. */
import { describe, expect, it } from '@jest/globals';
import { type CommandRun, judgeRun, type TestRoles } from '../../src/proving/judge-run.js';
import type { TestResult, WrittenTest } from '../../src/proving/tests.js';

const test = (name: string, status: TestResult['status'] = 'passed', message = ''): TestResult => ({
  name,
  classname: 'cart',
  file: '',
  status,
  message,
});
const run = (tests: readonly TestResult[] | null, over: Partial<CommandRun> = {}): CommandRun => ({
  code: tests?.every(({ status }) => status === 'passed') === false ? 1 : 0,
  timedOut: false,
  output: '',
  tests,
  ...over,
});
const written = (name: string, asserts = true): WrittenTest => ({
  file: 'test/cart.test.js',
  name,
  first: 1,
  last: 3,
  asserts,
});
const roles = (over: Partial<TestRoles> = {}): TestRoles => ({ own: [], foreign: [], all: [], shared: false, ...over });

const head = run([test('adds'), test('caps'), test('ships')]);
const ASSERTION = 'AssertionError: 5 !== 6';
const broken = (name: string, message = ASSERTION) => test(name, 'failed', message);

describe('with a report by test', () => {
  it.each<[string, CommandRun, TestRoles, string, RegExp]>([
    [
      'a test fails while others pass',
      run([test('adds'), broken('caps'), test('ships')]),
      roles(),
      'proved',
      /^1 test fails .*"cart › caps"/u,
    ],
    ['the only test fails by an assertion', run([broken('adds')]), roles(), 'proved', /adds/u],
    ['every test passes', run([test('adds'), test('caps')]), roles(), 'not-proved', /^all 2 tests pass/u],
    [
      'every test passes, and its own asserts nothing',
      run([test('adds'), test('caps')]),
      roles({ own: [written('caps', false)] }),
      'not-proved',
      /"caps" assert nothing/u,
    ],
    ['the command is stopped', run([], { timedOut: true, code: null }), roles(), 'timed-out', /in time/u],
    ['no test is reported', run([], { code: 1 }), roles(), 'unloadable', /no test runs/u],
    ['tests are missing and none fails', run([test('adds')], { code: 1 }), roles(), 'unloadable', /do not load/u],
    [
      'a file fails as a whole, which is no test of the head',
      run([test('adds'), broken('test/cart.test.js')]),
      roles(),
      'unloadable',
      /do not load/u,
    ],
    [
      'a name is missing (JavaScript)',
      run([test('adds'), broken('caps', 'ReferenceError: cap is not defined')]),
      roles(),
      'unloadable',
      /miss a name/u,
    ],
    [
      'a name is missing (Python)',
      run([test('adds'), broken('caps', "AttributeError: module 'cart' has no attribute 'cap'")]),
      roles(),
      'unloadable',
      /miss a name/u,
    ],
    [
      'a parameter is missing (Python)',
      run([test('adds'), broken('caps', "TypeError: cap() got an unexpected keyword argument 'most'")]),
      roles(),
      'unloadable',
      /miss a name/u,
    ],
    [
      'the result of a function is used, and there is none',
      run([test('adds'), broken('caps', "AttributeError: 'NoneType' object has no attribute 'price'")]),
      roles(),
      'proved',
      /caps/u,
    ],
    [
      'all tests end in an error, nothing beside them passes',
      run([test('adds', 'error', 'boom'), test('caps', 'error', 'boom')]),
      roles(),
      'unloadable',
      /do not load/u,
    ],
    [
      'one test ends in an error, others beside it pass',
      run([test('adds', 'error', 'java.lang.NullPointerException'), test('caps')]),
      roles(),
      'proved',
      /adds/u,
    ],
    [
      'a text is parsed that is no program, while others pass',
      run([test('adds'), broken('caps', 'SyntaxError: Unexpected token in JSON')]),
      roles(),
      'proved',
      /caps/u,
    ],
    [
      'a text is parsed that is no program, and nothing passes',
      run([broken('caps', 'SyntaxError: Unexpected token')]),
      roles(),
      'unloadable',
      /do not load/u,
    ],
    ['a test fails that failed on the head', run([test('adds'), broken('new')]), roles(), 'unloadable', /do not load/u],
  ])('%s', (_, without, about, outcome, why) => {
    expect(judgeRun(without, head, about)).toMatchObject({ outcome, why: expect.stringMatching(why) });
  });

  it('a test that asserts nothing proves nothing, even if it breaks', () => {
    const about = roles({ all: [written('caps', false)], own: [written('caps', false)] });
    const judged = judgeRun(run([test('adds'), broken('caps', 'TypeError: x is null')]), head, about);
    expect(judged).toMatchObject({
      outcome: 'not-proved',
      why: expect.stringContaining('assert nothing: "cart › caps"'),
    });
  });

  it('a criterion whose own test passes without its lines has a gap, whatever else fails', () => {
    const about = roles({
      own: [written('caps')],
      foreign: [written('adds')],
      all: [written('caps'), written('adds')],
    });
    const judged = judgeRun(run([broken('adds'), test('caps'), test('ships')]), head, about);
    expect(judged).toMatchObject({
      outcome: 'not-proved',
      why: expect.stringMatching(/^its own tests pass .*"cart › caps"; .*"cart › adds"/u),
    });
  });

  it('of shared lines the tests of other criteria prove nothing', () => {
    const about = roles({ foreign: [written('adds')], all: [written('adds')], shared: true });
    const without = run([broken('adds'), test('caps'), test('ships')]);
    expect(judgeRun(without, head, about)).toMatchObject({
      outcome: 'not-proved',
      why: expect.stringContaining('shares lines'),
    });
    expect(judgeRun(without, head, { ...about, shared: false })).toMatchObject({ outcome: 'proved' });
    const older = run([broken('adds'), broken('ships'), test('caps')]);
    expect(judgeRun(older, head, about)).toMatchObject({ outcome: 'proved', failing: ['cart › ships'] });
  });
});

describe('by the exit code alone', () => {
  const passed = run(null);
  it.each<[string, CommandRun, TestRoles, string]>([
    ['the command fails', run(null, { code: 1, output: 'not ok 1 - caps' }), roles(), 'proved'],
    ['the command passes', run(null), roles(), 'not-proved'],
    [
      'nothing is loaded (JavaScript)',
      run(null, { code: 1, output: "SyntaxError: The requested module './a.js' does not provide an export named 'b'" }),
      roles(),
      'unloadable',
    ],
    [
      'nothing is loaded (Python)',
      run(null, { code: 2, output: 'E   ImportError: cannot import name x\n1 error during collection' }),
      roles(),
      'unloadable',
    ],
    [
      'nothing is built (Go)',
      run(null, { code: 1, output: './a.go:3:2: undefined: Cap\nFAIL\tshop [build failed]' }),
      roles(),
      'unloadable',
    ],
    [
      'another criterion shares the lines',
      run(null, { code: 1, output: 'not ok' }),
      roles({ shared: true }),
      'not-proved',
    ],
    [
      'its own tests assert nothing',
      run(null, { code: 1, output: 'not ok' }),
      roles({ own: [written('caps', false)] }),
      'not-proved',
    ],
    ['it is stopped', run(null, { code: null, timedOut: true }), roles(), 'timed-out'],
  ])('%s', (_, without, about, outcome) => {
    expect(judgeRun(without, passed, about)).toMatchObject({ outcome });
  });

  it('what the head says too is no sign of a program that does not load', () => {
    const noisy = run(null, { output: 'logs: SyntaxError' });
    expect(judgeRun(run(null, { code: 1, output: 'logs: SyntaxError\nnot ok' }), noisy, roles())).toMatchObject({
      outcome: 'proved',
    });
  });
});
