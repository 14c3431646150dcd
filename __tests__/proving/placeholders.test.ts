/** The tests of a criterion in a command: a name is never more than a word to the shell. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fillPlaceholders, listUnknownPlaceholders, quoteForShell } from '../../src/proving/placeholders.js';

const test = (name: string, file = 'test/cart.test.js') => ({ name, file, first: 1, last: 2, asserts: true });

describe('a command', () => {
  it.each([
    ['npm test', [test('a')], 'npm test'],
    ['pytest {test_files}', [test('a', 'tests/a.py'), test('b', 'tests/a.py')], "pytest 'tests/a.py'"],
    ['go test -run {test_pattern} ./...', [test('TestA'), test('TestB')], "go test -run 'TestA|TestB' ./..."],
    ['jest -t {test_pattern}', [test('adds 1+1 (fast)')], "jest -t 'adds 1\\+1 \\(fast\\)'"],
    ['run {tests}', [test('a b'), test('c')], "run 'a b' 'c'"],
    ['run {tests} {test_files}', [], 'run  '],
    ['run {other} {test_pattern}', [], "run {other} ''"],
    ['cat {test_files}', [test('a', '-rf.js')], "cat './-rf.js'"],
  ])('%s', (command, tests, expected) => {
    expect(fillPlaceholders(command, tests)).toBe(expected);
  });
});

it.each<[string, string[]]>([
  ['jest {test_file} -t {Tests}', ['{test_file}', '{Tests}']],
  ['run {test}', ['{test}']],
  ['jest {test_files} {tests} {test_pattern} \u0024{tests} \u0024{test_dir} {a,b} {testing}', []],
])('%s has the placeholders that do not exist: %j', (command, unknown) => {
  expect(listUnknownPlaceholders(command)).toEqual(unknown);
});

it.each(["it's", '$(touch x)', '`id`', 'a; rm -rf .', 'a\nb', '{tests}', '"', '\\', '$HOME', '$&'])(
  '%j stays one word',
  (name) => {
    const line = fillPlaceholders('printf "%s|" {tests}', [test(name)]);
    expect(execFileSync('sh', ['-c', line], { encoding: 'utf8' })).toBe(`${name}|`);
  },
);

it('quotes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const quoted = quoteForShell(text);
      expect(quoted.startsWith("'") && quoted.endsWith("'")).toBe(true);
      expect(quoted.slice(1, -1).replaceAll(`'\\''`, '')).not.toContain("'");
    }),
  );
});
