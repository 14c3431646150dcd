import { describe, expect, it } from '@jest/globals';
import type { FileSpec } from '../stand-ins/snapshot.js';
import { bare, whole } from './planes-marked.js';
import { addedTo, planesOf } from './planes-of.js';

const said = async (files: Readonly<Record<string, FileSpec>>) =>
  (await planesOf(files)).findings
    .filter(({ plane }) => plane === 'tests')
    .map(({ rule, severity, location }) => `${rule.slice('tests/'.length)} ${severity} ${location.lineRange[0]}`);

/** A case that loses its second check, language by language. */
const LOST: readonly (readonly [string, readonly string[]])[] = [
  ['a.test.ts', [" it('a', () => {", '   expect(f()).toBe(1);', '-  expect(g()).toBe(2);', ' });']],
  ['a.test.tsx', [" it('a', () => {", '   expect(f()).toBe(1);', '-  expect(g()).toBe(2);', ' });']],
  ['a.test.js', [" it('a', () => {", '   expect(f()).toBe(1);', '-  assert.equal(g(), 2);', ' });']],
  ['test_a.py', [' def test_a():', '     assert f() == 1', '-    assert g() == 2', '     h()']],
  ['a_test.go', [' package a', ' func TestA(t *testing.T) {', '-\trequire.Equal(t, 2, g())', ' \th()', ' }']],
  ['src/test/java/ATest.java', [' class ATest {', ' @Test void a() { f();', '-  assertEquals(2, g());', ' }', ' }']],
  ['tests/a.rs', [' #[test]', ' fn a() {', '   f();', '-  assert_eq!(g(), 2);', ' }']],
  ['tests/a_test.cpp', [' TEST(A, B) {', '   EXPECT_EQ(f(), 1);', '-  EXPECT_EQ(g(), 2);', ' }']],
  ['tests/ATests.cs', [' class ATests {', ' [Fact] public void A() { F();', '-  Assert.Equal(2, G());', ' }', ' }']],
  ['spec/a_spec.rb', [" it 'a' do", '   expect(f).to eq 1', '-  expect(g).to eq 2', ' end']],
  ['tests/ATest.php', [' <?php', ' class ATest { function testA() { f();', '-  $this->assertSame(2, g());', ' } }']],
  ['src/test/kotlin/ATest.kt', [' class ATest {', ' @Test fun a() { f()', '-  assertEquals(2, g())', ' }', ' }']],
  ['Tests/ATests.swift', [' func testA() {', '   f()', '-  XCTAssertEqual(g(), 2)', ' }']],
  ['test/a_test.dart', [" void main() { test('a', () {", '   f();', '-  expect(g(), 2);', ' }); }']],
  ['tests/a.c', [' static void test_a(void **s) {', '   f();', '-  assert_int_equal(g(), 2);', ' }']],
];

describe('tests/assertions-removed, by language', () => {
  it.each(LOST)('%s', async (path, lines) => {
    const at = lines.findIndex((line) => line.startsWith('-'));
    expect(await said({ [path]: whole(...lines) })).toEqual([`assertions-removed warn ${at}`]);
    expect(await said({ [path]: bare(...lines) })).toEqual([`assertions-removed warn ${at}`]);
  });

  it('speaks up once for a file that loses many, and tells of the others', async () => {
    const cases = [1, 2, 3, 4].flatMap((n) => [
      ` it('a${n}', () => {`,
      `   f(${n});`,
      `-  expect(g(${n})).toBe(${n}${n});`,
      ' });',
      ' ',
      ' ',
      ' ',
    ]);
    const found = await said({ 'a.test.ts': whole(...cases) });
    expect(found.map((one) => one.split(' ')[1])).toEqual(['warn', 'info', 'info', 'info']);
  });

  it.each([
    ['something came in its place', [" it('a', () => {", '-  expect(g().total).toBe(2);', '+  run(b);', ' });']],
    [
      'the test around it is written anew',
      [" it('a', () => {", '-  expect(g().total).toBe(2);', '   f();', '+  h(1);', '+  h(2);', '+  h(3);', ' });'],
    ],
    [
      'a like one comes elsewhere in its case',
      [" it('a', () => {", '-  expect(g().total).toBe(2);', '   f();', '+  expect(h().total).toBe(2);', ' });'],
    ],
    [
      'the same one comes in another case',
      [
        " it('a', () => {",
        '-  expect(g()).toBe(2);',
        '   f();',
        ' });',
        " it('b', () => {",
        '+  expect(g()).toBe(2);',
        ' });',
      ],
    ],
    [
      'the same one comes several times in its case',
      [
        " it('a', () => {",
        '-  expect(g()).toBe(2);',
        '   f();',
        '+  expect(g()).toBe(2);',
        '   h();',
        '+  expect(g()).toBe(2);',
        ' });',
      ],
    ],
  ])('is information where %s', async (_, lines) => {
    expect(await said({ 'a.test.ts': whole(...lines) })).toEqual([expect.stringMatching(/^assertions-removed info/u)]);
  });

  it('is told of at its own line where a case beside it is only written anew', async () => {
    const lines = [
      "-it('a', (done) => {",
      '-  expect(g()).toBe(2);',
      "+it('a', () => {",
      '+  expect(g()).toBe(2);',
      ' });',
      " it('b', () => {",
      '   f();',
      '-  expect(g()).toBe(2);',
      ' });',
      ' ',
      "-it('c', (done) => {",
      '-  expect(g()).toBe(2);',
      "+it('c', () => {",
      '+  expect(g()).toBe(2);',
      ' });',
    ];
    expect(await said({ 'a.test.ts': whole(...lines) })).toEqual([
      expect.stringMatching(/^assertions-removed \w+ 5$/u),
    ]);
  });

  it.each([
    ['spec/a_spec.rb', [" it 'a' do", '   f', '-  expect(g).to eq 2', '-  [200, {}]', '+  [404, {}]', ' end'], 2],
    ['spec/a_spec.rb', [" it 'a' do", '   f', '-  expect(g).to eq 2', '-  @shop = nil', '+  @shop = 1', ' end'], 2],
    [
      'test_a.py',
      [
        ' def test_a():',
        '     f()',
        '-    # of the one shop',
        '+    # of the first shop',
        '-    assert g() == 2',
        '     h()',
      ],
      2,
    ],
  ] as const)('is told of beside lines that look like attributes or speak: %s %j', async (path, lines, at) => {
    expect(await said({ [path]: whole(...lines) })).toEqual([expect.stringMatching(`^assertions-removed \\w+ ${at}$`)]);
  });

  it.each([
    ['a.test.ts', [" it('a', () => {", '-  expect(g()).toBe(2);', '   f();', '+  expect(g()).toBe(2);', ' });']],
    [
      'tests/ATests.cs',
      [' class ATests {', '-[Fact]', '-public void A() { F();', '-  Assert.Equal(2, G());', '-}', ' }'],
    ],
    ['tests/a.rs', ['-#[test]', '-fn a() {', '-  f();', '-  assert_eq!(g(), 2);', '-}', ' fn b() {}']],
  ])('is not what moves within its case, or goes with it: %s %j', async (path, lines) => {
    expect((await said({ [path]: whole(...lines) })).filter((one) => one.startsWith('assertions-'))).toEqual([]);
  });

  it.each([
    [
      'done by a function that is new',
      [
        " it('a', () => {",
        '-  expect(g().total).toBe(2);',
        '+  total(2);',
        ' });',
        '+function total(n) {',
        '+  return g(n);',
        '+}',
      ],
    ],
    ['gone with its helper', [' f();', '-function look(a) {', '-  expect(a).toBe(2);', '-}', ' g();']],
    ['an import of a checker', [" import { a } from 'a';", "-const assert = require('assert');", ' a();']],
  ])('not one that is %s', async (_, lines) => {
    expect(await said({ 'a.test.ts': whole(...lines) })).toEqual([]);
  });

  it('reads a file that loses thousands in time', async () => {
    const lines = Array.from(
      { length: 3_000 },
      (_, at) => `${at % 3 === 0 ? ' f();' : `-  expect(g(${at})).toBe(${at});`}`,
    );
    expect((await said({ 'a.test.ts': bare(...lines) })).length).toBeGreaterThan(0);
  });
});

describe('tests/disabled and tests/focused, by trees and marks', () => {
  it.each([
    ['a.test.ts', [" describe('a', () => {", "-  it('b', () => {", "+  it.skip('b', () => {", '   });', ' });']],
    ['test/a.bats', [' @test "a" {', '+  skip "later"', '   run a', ' }']],
    ['Tests/ATests.swift', [' func testA() throws {', '+  throw XCTSkip("later")', '   f()', ' }']],
    ['src/test/kotlin/ATest.kt', [' class ATest {', '+  @Disabled', '   @Test fun a() { }', ' }']],
  ])('%s is disabled', async (path, lines) => {
    expect(await said({ [path]: whole(...lines) })).toEqual([expect.stringMatching(/^disabled warn/u)]);
  });

  it('is no news where it was disabled before', async () => {
    const lines = [
      ' class ATest {',
      '-  @Test(enabled=false)',
      '+  @Test(enabled=false, groups="UNIX")',
      '   void a() {}',
      ' }',
    ];
    expect(await said({ 'src/test/java/ATest.java': whole(...lines) })).toEqual([]);
  });

  it('is information in the data of other tests', async () => {
    expect(await said({ 'tests/testdata/a.test.ts': addedTo('f();', "it.skip('a', g);") })).toEqual([
      'disabled info 2',
    ]);
  });
});

describe('tests/cases-removed, what is none', () => {
  it.each([
    ['a name on the next line', ["-test('adds', f);", '+test(', "+  'adds',", '+  f,', '+);']],
    ['a runner of its own', ["-test('adds', f);", "+testWithClock('adds', f);"]],
  ])('%s', async (_, lines) => {
    expect(await said({ 'test/a_test.dart': whole(' x();', ...lines) })).toEqual([]);
  });

  it('is information where a file of the same name takes part', async () => {
    const files = {
      'tests/v3/test_a.py': { old: 'def test_a():\n    pass\n', new: null },
      'tests/v2/test_a.py': addedTo('import a', 'b = 1'),
    };
    expect(await said(files)).toEqual([expect.stringMatching(/^cases-removed info/u)]);
  });
});

describe('tests/logic-without-test', () => {
  const logic = addedTo('f();', 'if (a) b();', 'for (const c of d) e(c);', 'while (g()) h();');

  it.each([
    ['src/a.ts', logic],
    ['src/a.py', addedTo('f()', 'if a:', '    b()', 'for c in d:', '    e(c)', 'while g():', '    h()')],
    [
      'a.go',
      { old: 'package a\n', new: 'package a\nfunc f() {\n\tif a {\n\t}\n\tfor b {\n\t}\n\tswitch c {\n\t}\n}\n' },
    ],
    ['src/a.rs', addedTo('mod b;', 'fn f() {', '  if a { b(); }', '  while c { d(); }', '  match e { _ => g() }', '}')],
    ['src/a.rb', addedTo('f', 'a if b', 'unless c', 'end', 'while d', 'end', 'if e', 'end')],
  ])('%s', async (path, spec) => {
    expect(await said({ [path]: spec })).toEqual([expect.stringMatching(/^logic-without-test info/u)]);
  });

  it.each([
    ['a test changes too', { 'src/a.ts': logic, 'a.test.ts': addedTo('f();', 'g();') }],
    ['too little is decided', { 'src/a.ts': addedTo('f();', 'if (a) b();') }],
    [
      'it only moved',
      {
        'src/a.ts': {
          old: 'a();\nif (b) c();\nif (d) e();\nif (f) g();\n',
          new: 'if (b) c();\nif (d) e();\nif (f) g();\na();\n',
        },
      },
    ],
    ['it is words', { 'src/a.ts': addedTo('f();', '// if for while', "const a = 'if for while';", '/* switch */') }],
    ['it is no code', { 'docs/a.md': addedTo('f', 'if a', 'for b', 'while c') }],
  ])('not where %s', async (_, files) => {
    expect(await said(files)).toEqual([]);
  });
});
