import { describe, expect, it } from '@jest/globals';
import type { FileSpec } from '../stand-ins/snapshot.js';
import { addedTo, findingsOf, planesOf } from './planes-of.js';

const rulesOf = async (files: Readonly<Record<string, FileSpec>>) =>
  (await findingsOf(files)).map((finding) => finding.split(' ')[0]);

describe('tests/focused', () => {
  it.each([
    ['a.test.ts', "it.only('adds', () => {});"],
    ['a.test.ts', "describe.only('cart', () => {"],
    ['a.test.ts', "test.concurrent.only('adds', f);"],
    ['a.test.ts', "test.only.each([1])('adds %s', f);"],
    ['a.spec.js', "fdescribe('cart', () => {"],
    ['a.spec.tsx', "  fit('adds', () => {});"],
    ['a_spec.rb', "  fit 'adds' do"],
    ['a_spec.rb', "  it 'adds', focus: true do"],
    ['a_spec.rb', "  it 'adds', :focus do"],
    ['a_test.go', '\tFIt("adds", func() {'],
    ['aTest.php', "it('adds', fn () => 1)->only();"],
    ['a_test.dart', "  test('adds', () {}, solo: true);"],
  ])('%s: %s', async (path, line) => {
    expect(await findingsOf({ [path]: addedTo('first', line) })).toEqual([`tests/focused ${path}:2`]);
  });

  it.each([
    ['a.test.ts', "it('adds', () => {});"],
    ['a.test.ts', "// it.only('adds', f)"],
    ['a.test.ts', "const help = 'use it.only(…)';"],
    ['a.test.ts', 'options.only = true;'],
    ['a.test.ts', 'terminal.fit();'],
    ['a.test.ts', "profit('a');"],
    ['src/a.ts', "it.only('adds', f);"],
    ['README.md', "it.only('adds', f)"],
    ['a_spec.rb', "  it 'keeps the focus' do"],
    ['a_test.go', '\tFitAll("adds")'],
  ])('not %s: %s', async (path, line) => {
    expect(await rulesOf({ [path]: addedTo('first', line) })).not.toContain('tests/focused');
  });

  it('is not what only moved or was indented anew', async () => {
    const line = "it.only('adds', f);";
    expect(await findingsOf({ 'a.test.ts': { old: `${line}\na\n`, new: `a\n  ${line}\n` } })).toEqual([]);
    expect(await findingsOf({ 'a.test.ts': { old: `${line}\n`, new: '' }, 'b.test.ts': addedTo('x', line) })).toEqual(
      [],
    );
    expect(await findingsOf({ 'a.test.ts': { old: `${line}\n`, new: `${line}\n${line}\n` } })).toHaveLength(1);
  });
});

describe('tests/disabled', () => {
  it.each([
    ['a.test.ts', "it.skip('adds', f);"],
    ['a.test.ts', "describe.skip('cart', f);"],
    ['a.test.ts', "xit('adds', f);"],
    ['a.test.ts', "xdescribe('adds', f);"],
    ['a.test.ts', "test.fixme('adds', f);"],
    ['test_a.py', '@pytest.mark.skip(reason="later")'],
    ['test_a.py', '@unittest.skip("later")'],
    ['ATest.java', '  @Disabled("later")'],
    ['ATest.java', '  @Ignore'],
    ['ATest.kt', '  @Ignore("later")'],
    ['ATests.cs', '  [Ignore("later")]'],
    ['ATests.cs', '  [Fact(Skip = "later")]'],
    ['a_spec.rb', "  xit 'adds' do"],
    ['a_spec.rb', "  it 'adds', skip: true do"],
    ['tests/a.rs', '#[ignore]'],
    ['a_test.dart', "  test('a', f, skip: true);"],
    ['a_test.go', '\tPIt("adds", func() {'],
    ['a_test.cc', 'TEST(Cart, DISABLED_Adds) {'],
    ['a_test.exs', '  @tag :skip'],
  ])('%s: %s', async (path, line) => {
    expect(await findingsOf({ [path]: addedTo('first', line) })).toEqual([`tests/disabled ${path}:2`]);
  });

  it.each([
    ['a_test.go', ['func TestAdd(t *testing.T) {', '\tt.Skip("later")']],
    ['test_a.py', ['def test_add(self):', '    pytest.skip("later")']],
    ['ATest.php', ['public function testAdd() {', '  $this->markTestSkipped();']],
    ['a_test.rb', ["test 'adds' do", "  skip 'later'"]],
  ])('%s: a test that skips first thing', async (path, lines) => {
    expect(await rulesOf({ [path]: addedTo('first', ...lines) })).toEqual(['tests/disabled']);
  });

  it.each([
    ['a_test.go', ['func TestAdd(t *testing.T) {', '\tif testing.Short() {', '\t\tt.Skip("slow")']],
    ['test_a.py', ['def test_add(self):', '    if windows:', '        pytest.skip("later")']],
    ['test_a.py', ['@pytest.mark.skipif(windows, reason="no fork")']],
    ['a_test.rb', ["test 'adds' do", '  skip "no" if windows?']],
    ['a.test.ts', ["test.skip(browserName === 'webkit', 'no');"]],
    ['a.test.ts', ["it.todo('adds');", "it.skipIf(windows)('a', f);", 'list.skip(3);']],
    ['ATest.java', ['  @DisabledOnOs(OS.WINDOWS)', '  @JsonIgnore', '  // @Disabled']],
    ['src/A.java', ['  @Ignore']],
  ])('not %s: %j', async (path, lines) => {
    expect(await rulesOf({ [path]: addedTo('first', ...lines) })).not.toContain('tests/disabled');
  });

  it('is a test that was commented out', async () => {
    const old = "it('adds', () => {\n  expect(1).toBe(1);\n});\n";
    const commented = old.replace(/^(?=.)/gmu, '// ');
    expect(await findingsOf({ 'a.test.ts': { old, new: commented } })).toContain('tests/disabled a.test.ts:1');
  });
});

describe('tests/assertions-removed', () => {
  const js = "it('adds', () => {\n  const a = add(1, 2);\n  expect(a).toBe(3);\n  expect(a).not.toBe(4);\n});\n";

  it.each([
    ['a.test.ts', js, js.replace('  expect(a).toBe(3);\n', '')],
    ['a.test.ts', js, js.replace('expect(a).toBe(3);', '// expect(a).toBe(3);')],
    [
      'test_a.py',
      'def test_a():\n    a = f()\n    assert a == 1\n    assert a\n',
      'def test_a():\n    a = f()\n    assert a\n',
    ],
    [
      'a_test.go',
      'func TestA(t *testing.T) {\n\ta := f()\n\trequire.Equal(t, 1, a)\n}\n',
      'func TestA(t *testing.T) {\n\ta := f()\n}\n',
    ],
    ['ATest.java', 'void testA() {\n  a();\n  assertEquals(1, b());\n}\n', 'void testA() {\n  a();\n}\n'],
    ['a_spec.rb', "it 'a' do\n  x = 1\n  expect(x).to eq 1\nend\n", "it 'a' do\n  x = 1\nend\n"],
    ['ATests.cs', 'void A() {\n  b();\n  Assert.Equal(1, b());\n}\n', 'void A() {\n  b();\n}\n'],
    ['tests/a.rs', 'fn a() {\n  b();\n  assert_eq!(1, c());\n}\n', 'fn a() {\n  b();\n}\n'],
  ])('%s', async (path, before, after) => {
    const { findings } = await planesOf({ [path]: { old: before, new: after } });
    expect(findings.map(({ rule }) => rule)).toEqual(['tests/assertions-removed']);
    expect(findings[0]?.title).toMatch(/^1 assertion (?:removed from|rewritten in) a test that stays in /u);
  });

  it('is found although the change adds other assertions', async () => {
    const before = `${js}\nfiller();\nfiller();\nfiller();\n`;
    const after = `${before.replace('  expect(a).toBe(3);\n', '')}it('subtracts', () => {\n  expect(sub(3, 1)).toBe(2);\n});\n`;
    expect(await rulesOf({ 'a.test.ts': { old: before, new: after } })).toEqual(['tests/assertions-removed']);
  });

  it.each([
    ['replaced by another', js, js.replace('expect(a).toBe(3);', 'expect(a).toEqual(3);')],
    ['replaced by a check of the project', js, js.replace('expect(a).toBe(3);', 'checkSum(a, 3);')],
    ['moved down', js, js.replace(/( {2}expect\(a\)\.toBe\(3\);\n)( {2}expect.*\n)/u, '$2$1')],
    ['gone with its case', `${js}x();\n`, 'x();\n'],
  ])('not one that was %s', async (_, before, after) => {
    expect(await rulesOf({ 'a.test.ts': { old: before, new: after } })).not.toContain('tests/assertions-removed');
  });

  it('not in source, and not in a test file that is deleted', async () => {
    expect(await rulesOf({ 'src/a.ts': { old: 'a();\nassert(b);\n', new: 'a();\n' } })).toEqual([]);
    expect(await rulesOf({ 'a.test.ts': { old: js, new: null } })).toEqual(['tests/cases-removed']);
  });
});

describe('tests/cases-removed', () => {
  it.each([
    ['a.test.ts', "it('adds', f);\n", 'it'],
    ['test_a.py', 'def test_adds():\n    pass\n', 'def'],
    ['a_test.go', 'func TestAdds(t *testing.T) {\n}\n', 'func'],
    ['ATest.java', '  public void testAdds() {\n  }\n', 'void'],
    ['a_spec.rb', "  it 'adds' do\n  end\n", 'it'],
    ['ATest.php', '  public function testAdds() {\n  }\n', 'function'],
    ['a_test.cc', 'TEST(Cart, Adds) {\n}\n', 'TEST'],
    ['a_test.dart', "  test('adds', () {});\n", 'test'],
  ])('%s', async (path, text) => {
    const { findings } = await planesOf({ [path]: { old: `x\n${text}y\n`, new: 'x\ny\n' } });
    expect(findings.map(({ rule, severity, location }) => [rule, severity, location.lineRange])).toEqual([
      ['tests/cases-removed', 'warn', [1, 1]],
    ]);
    expect(findings[0]?.rationale).toMatch(/“(?:adds|[tT]est_?[aA]dds|Cart, Adds)”/u);
  });

  it('is information where code goes too', async () => {
    const files = {
      'a.test.ts': { old: "x\nit('adds', f);\n", new: 'x\n' },
      'src/a.ts': { old: 'a\nb\nc\nd\n', new: 'a\n' },
    };
    expect((await planesOf(files)).findings.map(({ severity }) => severity)).toEqual(['info']);
  });

  it('is not a renamed, rewritten or moved case', async () => {
    const old = "it('adds', f);\n";
    expect(await rulesOf({ 'a.test.ts': { old, new: "it('adds two numbers', f);\n" } })).toEqual([]);
    expect(await rulesOf({ 'a.test.ts': { old, new: 'x\n' }, 'b.test.ts': { new: old } })).toEqual([]);
  });
});
