import { notCollected } from '../../../../src/engine/planes/tests/not-collected.js';
import type { FileSpec } from '../../../stand-ins/snapshot.js';
import { cases, diff, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const JS = lines("test('a', () => {", '  expect(f(1)).toBe(2)', '})');
const PY = lines('def test_a():', '    assert f(1) == 2');
const GO = lines('package a', '', 'func TestA(t *testing.T) {', '\tt.Fatal("a")', '}');

const renamed = (from: string, text: string): FileSpec => ({
  old: text,
  new: text,
  raw: { status: 'renamed', old_path: from },
});

describeRule(notCollected, {
  invalid: [
    ...wholeAndBare([
      {
        name: 'a function of Rust that loses its attribute',
        files: {
          'tests/a.rs': diff(
            ' use a::f;',
            '-#[test]',
            ' fn adds() {',
            '     assert_eq!(f(), 1);',
            ' }',
            ' #[test]',
            ' fn counts() {',
            '     assert_eq!(f(), 2);',
            ' }',
          ),
        },
        findings: ['2 info, asked'],
        titles: ['adds is no test any more'],
      },
    ]),
    ...cases(
      [
        ['test/price.test.ts', 'test/price.test.ts.disabled', JS],
        ['src/price.spec.js', 'src/price.js.off', JS],
        ['test/price.test.ts', 'test/price.ts', JS],
        ['tests/test_perms.py', 'tests/perms_helper.py', PY],
        ['tests/test_perms.py', 'tests/test_perms.py.bak', PY],
        ['a/guard_test.go', 'a/guard_test.go.txt', GO],
        ['a/guard_test.go', 'a/guard_tests_off.go', GO],
      ],
      (from, to, text) => ({
        name: `${from} → ${to}`,
        files: { [to]: renamed(from, text) },
        findings: ['1 info, asked'],
      }),
    ),
    ...cases(
      [
        ['a_test.go', 1, ['+//go:build ignore', ' package a']],
        ['tests/a.rs', 1, ['+#![cfg(any())]', ' use a::b;']],
        ['src/a.rs', 2, [' use a::b;', '+#[cfg(any())]', ' mod tests { #[test] fn a() {} }']],
        ['tests/conftest.py', 2, [' import a', "+collect_ignore = ['test_perms.py']"]],
        ['tests/test_a.py', 2, [' import a', '+__test__ = False']],
        [
          'tests/test_a.py',
          2,
          [' class TestCart:', '+    __test__ = False', '     def test_add(self):', '         assert add(1)'],
        ],
        ['tests/test_a.py', 2, [' class TestCart(CartTests):', '+    __test__ = False', '     rate = 2']],
        ['tests/test_a.py', 2, [' import pytest', "+pytestmark = pytest.mark.skip(reason='slow')"]],
      ],
      (path, line, marked) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info, asked`] }),
    ),
  ],
  valid: [
    ...wholeAndBare([
      {
        name: 'a function of Rust that gets another attribute of a test, and one that others call now',
        files: {
          'tests/a.rs': diff(
            ' use a::f;',
            '-#[test]',
            '+#[tokio::test]',
            ' async fn adds() {',
            '     assert_eq!(f(), 1);',
            ' }',
            '-#[test]',
            ' fn counts() {',
            '     assert_eq!(f(), 2);',
            ' }',
            ' #[test]',
            ' fn counts_all() {',
            '+    counts();',
            '     assert_eq!(f(), 3);',
            ' }',
          ),
        },
      },
    ]),
    ...cases(
      [
        ['another name that is found', 'test/price.test.ts', 'test/prices.test.ts', JS],
        ['a folder of tests', 'src/price.test.ts', 'src/__tests__/price.ts', JS],
        ['no tests in it', 'test/price.test.ts', 'test/prices.ts', 'export const a = 1\n'],
      ],
      (name, from, to, text) => ({ name, files: { [to]: renamed(from, text) } }),
    ),
    { name: 'a system', files: { 'a_test.go': diff('+//go:build linux', ' package a') } },
    {
      name: 'a class that only looks like a test by its name',
      files: {
        'tests/test_a.py': diff(
          ' class TestTransport(Transport):',
          '+    __test__ = False',
          '     def send(self):',
          '         pass',
          ' def test_send():',
          '     assert send(TestTransport())',
        ),
      },
    },
    {
      name: 'a folder that is left out where a package is missing',
      files: {
        'conftest.py': diff(
          ' import a',
          '+if find_spec("codspeed") is None:',
          '+    collect_ignore.append("tests/bench")',
        ),
      },
    },
    {
      name: 'a skip with a condition',
      files: { 'tests/test_a.py': diff(' import pytest', '+pytestmark = pytest.mark.skipif(windows)') },
    },
  ],
});
