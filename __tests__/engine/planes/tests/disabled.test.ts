import { disabled } from '../../../../src/engine/planes/tests/disabled.js';
import { addedTo } from '../../run-planes.js';
import { cases, diff, edit, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

/** Lines that stay, so many that the lines around them are in two hunks. */
const KEPT = Array.from({ length: 9 }, (_, at) => ` f${at}();`);

describeRule(disabled, {
  beside: ['tests/without-assertion'],
  invalid: [
    ...cases(
      [
        [
          'test/a_test.dart',
          ["+@Skip('later')", ' library a_test;', " void main() { test('a', () { expect(f(), 1); }); }"],
          1,
        ],
        [
          'src/test/groovy/ASpec.groovy',
          [
            ' class ASpec extends Specification {',
            '+  @PendingFeature',
            '   def "adds"() {',
            '     expect: f() == 1',
            '   }',
            ' }',
          ],
          2,
        ],
        [
          'src/test/kotlin/ASpec.kt',
          [
            ' class ASpec : FunSpec({',
            '-  test("adds").config(invocations = 2) {',
            '+  test("adds").config(enabled = false) {',
            '     f() shouldBe 1',
            '   }',
            ' })',
          ],
          2,
        ],
        [
          'src/test/kotlin/BTest.kt',
          [
            ' class BTest {',
            '-  @Test(priority = 1)',
            '+  @Test(enabled = false)',
            '   fun adds() {',
            '     assertEquals(1, f())',
            '   }',
            ' }',
          ],
          2,
        ],
        [
          'test/b_test.dart',
          [
            ' void main() {',
            "-  test('adds', () {",
            "+  test('adds', skip: true, () {",
            '     expect(f(), 1);',
            '   });',
            ' }',
          ],
          2,
        ],
        [
          'tests/a_test.cpp',
          ['-TEST_CASE("adds") {', '+TEST_CASE("adds" * doctest::skip()) {', '   CHECK(f() == 1);', ' }'],
          1,
        ],
      ],
      (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} warn`] }),
    ),
    {
      name: 'a mark above a test, whose title names the test',
      files: {
        'src/test/java/RefundTest.java': diff(
          ' class RefundTest {',
          '+  @Disabled',
          '   @Test',
          '   void refundsTwice() {',
          '     assertEquals(2, refunds());',
          '   }',
          ' }',
        ),
      },
      findings: ['2 warn'],
      titles: ['Disabled test: refundsTwice, by @Disabled'],
    },
    ...wholeAndBare([
      {
        name: 'a name of Kotest that says so',
        files: {
          'src/test/kotlin/ASpec.kt': diff(
            ' class ASpec : StringSpec({',
            '-  "adds" {',
            '+  "!adds" {',
            '     f() shouldBe 1',
            '   }',
            ' })',
          ),
        },
        findings: ['2 warn'],
      },
      {
        name: 'an option of Deno',
        files: {
          'a_test.ts': diff(
            ' Deno.test({',
            "   name: 'adds',",
            '+  ignore: true,',
            '   fn() {',
            '     assertEquals(f(), 1);',
            '   },',
            ' });',
          ),
        },
        findings: ['3 warn'],
      },
      {
        name: 'the first statement of a case of ScalaTest',
        files: {
          'src/test/scala/ASuite.scala': diff(
            ' class ASuite extends AnyFunSuite {',
            '   test("adds") {',
            '+    pending',
            '     assert(f() == 1)',
            '   }',
            ' }',
          ),
        },
        findings: ['3 warn'],
      },
      {
        name: 'the line of C that runs a case',
        files: {
          'test/test_a.c': diff(
            ' int main(void) {',
            '-  RUN_TEST(test_adds);',
            '+  // RUN_TEST(test_adds);',
            '   RUN_TEST(test_counts);',
            '   return 0;',
            ' }',
          ),
        },
        findings: ['2 info'],
      },
      {
        name: 'lines that make a comment of a case',
        files: {
          'a.test.ts': diff(
            " describe('a', () => {",
            '+  /*',
            "   it('adds', () => {",
            '     expect(f()).toBe(1);',
            '   });',
            '+  */',
            "   it('counts', () => {",
            '     expect(f()).toBe(2);',
            '   });',
            ' });',
          ),
        },
        findings: ['3 warn'],
      },
    ]),
    // What the disabled case does may be run by another one.
    ...cases(
      [
        ['with all of its lines', '1 info, asked', [], 'Assert.Equal(9, cart.Total);'],
        ['with one of them in other words', '1 warn', [], 'Assert.NotNull(cart);'],
        ['that is disabled too', '1 warn', ['+  [Fact(Skip = "later")]'], 'Assert.Equal(9, cart.Total);'],
      ],
      (name, finding, mark, check) => ({
        name: `beside a case ${name}`,
        files: {
          'CartTests.cs': diff(
            ' class CartTests {',
            '-  [Theory, MemberData(nameof(Data))]',
            '+  [Theory(Skip = "later"), MemberData(nameof(Data))]',
            '   public void Adds(Cart cart) {',
            '     cart.Fill();',
            '     Assert.Equal(9, cart.Total);',
            '   }',
            ' ',
            ...(mark.length > 0 ? mark : ['+  [Fact]']),
            '+  public void AddsAll() {',
            '+    foreach (var cart in Data) {',
            '+      cart.Fill();',
            `+      ${check}`,
            '+    }',
            '+  }',
            ' }',
          ),
        },
        findings: [finding.replace('1', '2')],
      }),
    ),
    {
      name: 'a test beside the code of Rust',
      files: {
        'src/a.rs': diff(
          ' pub fn f() -> u8 { 1 }',
          ' #[cfg(test)]',
          ' mod tests {',
          '     #[test]',
          '+    #[ignore]',
          '     fn adds() { assert_eq!(f(), 1); }',
          ' }',
        ),
      },
      findings: ['5 warn'],
    },
    ...cases(
      [
        ['ATest.java', '  @Disabled', '  @Test void refunds() { f(); }', '  @Test void adds() { f(); }', 1],
        ['test_a.py', '@pytest.mark.skip', 'def test_refunds(): f()', 'def test_adds(): f()', 1],
        ['tests/a.rs', '#[ignore]', '#[test] fn refunds() { f(); }', '#[test] fn adds() { f(); }', 2],
      ],
      (path, mark, gone, stays, line) => ({
        name: `a mark of ${path} that goes with its case, and stands on the next one`,
        files: { [path]: diff(`-${mark}`, `-${gone}`, `+${mark}`, ` ${stays}`) },
        findings: [`${line} warn`],
      }),
    ),
    {
      name: 'one that ran, beside one of the same name that did not',
      files: {
        'a.test.ts': diff("-// it('adds', f);", "-it('adds', f);", "+// it('adds', f);", "+it.skip('adds', f);"),
      },
      findings: ['2 warn'],
    },
    ...cases(
      [
        ['a.test.ts', ["-it.skip('adds', () => f());", "-it('takes', () => g());", "+it.skip('takes', () => g());"], 1],
        [
          'ATest.java',
          [
            ' class A {',
            ' @Test',
            ' @Disabled',
            '-void adds() { f(); }',
            '-',
            '-@Test',
            ' void takes() { g(); }',
            ' }',
          ],
          2,
        ],
        [
          'ATests.cs',
          [' class A {', ' [Fact(Skip = "later")]', '-void Adds() { F(); }', '-[Fact]', ' void Takes() { G(); }', ' }'],
          2,
        ],
        ['tests/a.rs', [' #[test]', ' #[ignore]', '-fn adds() { f(); }', '-#[test]', ' fn takes() { g(); }'], 3],
        [
          'test_a.py',
          [
            ' @pytest.mark.skip(reason="later")',
            '-def test_adds():',
            '-    f()',
            '-',
            ' def test_takes():',
            '     g()',
          ],
          1,
        ],
      ],
      (path, marked, line) => ({
        name: `a test of ${path} below one that goes and leaves its mark to it`,
        files: { [path]: diff(...marked) },
        findings: [`${line} warn`],
      }),
    ),
    // A new test that arrives switched off never ran: information.
    ...cases(
      [
        ['a.test.ts', "it.skip('adds', f);"],
        ['a.test.ts', "describe.skip('cart', f);"],
        ['a.test.js', "QUnit.skip('adds', (assert) => {"],
        ['a.test.js', "skip('adds', function (assert) {"],
        ['a.test.js', "module.skip('cart', () => {"],
        ['a.test.js', 'test.skip((t) => {'],
        ['a.test.js', "test.step.skip('adds', async () => {});"],
        ['a.test.js', "// QUnit.test('adds', (assert) => {"],
        ['a.test.js', "/** asyncTest('adds', f); */"],
        ['a.test.ts', "it['skip']('adds', f);"],
        ['a.test.ts', "it.concurrent['skip']('adds', f);"],
        ['a.test.ts', "it.skip.each([1, 2])('adds %s', f);"],
        ['a.test.ts', "it('adds', { skip: true }, f);"],
        ['a.test.ts', "it('adds');"],
        ['a.test.ts', "test('adds');"],
        ['a.test.ts', "it('adds', () => { pending(); });"],
        ['a.test.ts', "xit('adds', f);"],
        ['a.test.ts', "xdescribe('adds', f);"],
        ['a.test.ts', "test.fixme('adds', f);"],
        ['a.test.ts', "test.fail('adds', f);"],
        ['a.test.ts', "// it('adds', f);"],
        ['test_a.py', '# def test_adds():'],
        ['a_test.go', '// func TestAdds(t *testing.T) {'],
        ['a_spec.rb', "  # it 'adds' do"],
        ['a_spec.rb', "  xit 'adds' do"],
        ['a_spec.rb', '  xdescribe Cart do'],
        ['a_spec.rb', "  it 'adds', skip: true do"],
        ['a_spec.rb', "  it 'adds', :pending do"],
        ['a_spec.rb', "  it 'adds', :skip do"],
        ['a_spec.rb', "  it 'adds', :slow, :skip => true do"],
        ['a_spec.rb', "  it 'adds', :skip => 'later' do"],
        ['a_spec.rb', "  it 'adds', pending: 'later' do"],
        ['a_spec.rb', "  it 'adds', :pending=>true do"],
        ['a_spec.rb', "  it 'adds', skip: !false do"],
        ['a_spec.rb', "  it 'adds', :skip => :later do"],
        ['a_spec.rb', "  pending 'adds' do"],
        ['ATests.kt', '  xit("adds") {'],
        ['a_test.dart', "  test('a', f, skip: true);"],
        ['a_test.go', '\tPIt("adds", func() {'],
        ['a_test.cc', 'TEST(Cart, DISABLED_Adds) {'],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 info'] }),
    ),
    // A mark above what stays.
    ...cases(
      [
        ['test_a.py', '@pytest.mark.skip(reason="later")'],
        ['test_a.py', '@pytest.mark.xfail(reason="later")'],
        ['test_a.py', '@unittest.skip("later")'],
        ['ATest.java', '  @Disabled("later")'],
        ['ATest.java', '  @Ignore'],
        ['ATest.kt', '  @Ignore("later")'],
        ['ATests.cs', '  [Ignore("later")]'],
        ['ATests.cs', '  [Test, Explicit]'],
        ['ATests.cs', '  [Fact(Skip = "later")]'],
        ['a.test.js', '  t.is.skip(total, 12);'],
        ['tests/a.rs', '#[ignore]'],
        ['a_test.exs', '  @tag :skip'],
        ['a_test.exs', '  @tag skip: "later"'],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 warn'] }),
    ),
    // A test that skips first thing.
    ...cases(
      [
        ['a_test.go', [' func TestAdd(t *testing.T) {', '+\tt.Skip("later")']],
        ['test_a.py', [' def test_add(self):', '+    pytest.skip("later")']],
        ['ATest.php', [' public function testAdd() {', '+  $this->markTestSkipped();']],
        ['a_test.rb', [" test 'adds' do", "+  skip 'later'"]],
        ['a.test.ts', [" it('adds', (ctx) => {", '+  ctx.skip();', ' });']],
        ['a.test.ts', ["-it('adds', f);", "+it('adds', { skip: true }, f);"], '1'],
        ['a.test.ts', ["-it('adds', f);", "+it['skip']('adds', f);"], '1'],
        ['a_spec.rb', ["-  it 'adds' do", "+  xit 'adds' do"], '1'],
        ['a.test.ts', [" describe('a', () => {", "-  it('b', () => {", "+  it.skip('b', () => {", '   });', ' });']],
        ['test/a.bats', [' @test "a" {', '+  skip "later"', '   run a', ' }']],
        ['Tests/ATests.swift', [' func testA() throws {', '+  throw XCTSkip("later")', '   f()', ' }']],
        ['src/test/kotlin/ATest.kt', [' class ATest {', '+  @Disabled', '   @Test fun a() { }', ' }']],
      ] as readonly (readonly [string, readonly string[], string?])[],
      (path, marked, line = '2') => ({ files: { [path]: diff(...marked) }, findings: [`${line} warn`] }),
    ),
    {
      name: 'several, told once',
      files: {
        'a.test.ts': diff("-it('adds', f);", "+it.skip('adds', f);", "-it('takes', f);", "+it.skip('takes', f);"),
        'b.test.ts': diff("-it('gives', f);", "+it.skip('gives', f);"),
      },
      findings: ['a.test.ts:1 warn'],
      titles: ["Disabled tests, the first: it.skip('adds', f);"],
    },
    {
      name: 'a test that was commented out',
      files: edit(
        'a.test.ts',
        "it('adds', () => {\n  expect(1).toBe(1);\n});\n",
        "// it('adds', () => {\n//   expect(1).toBe(1);\n// });\n",
      ),
      findings: ['1 warn'],
    },
    {
      name: 'in the data of other tests, which is information',
      files: { 'tests/testdata/a.test.ts': addedTo('f();', "it.skip('a', g);") },
      findings: ['2 info'],
    },
  ],
  valid: [
    ...wholeAndBare([
      {
        name: 'a case of C# that is skipped on other systems, with its brace below',
        files: {
          'Shop.Tests/ATests.cs': diff(
            ' public class ATests {',
            '   [Test]',
            '   public void Adds()',
            '   {',
            '+    if (!OperatingSystem.IsLinux())',
            '+    {',
            '+      Assert.Ignore("only on Linux");',
            '+      return;',
            '+    }',
            '     Assert.AreEqual(1, f());',
            '   }',
            ' }',
          ),
        },
      },
      {
        name: 'an argument of what a case calls',
        files: {
          'src/test/kotlin/ATest.kt': diff(
            ' class ATest {',
            '   @Test',
            '   fun `turns it off`() {',
            '-    flags.set(enabled = true)',
            '+    flags.set(enabled = false)',
            '     assertEquals(1, flags.count())',
            '   }',
            ' }',
          ),
          'test/a_test.dart': diff(
            ' void main() {',
            "   test('skips a line', () {",
            '-    expect(read(skip: false), 1);',
            '+    expect(read(skip: true), 1);',
            '+    run(solo: true);',
            '   });',
            ' }',
          ),
        },
      },
      {
        name: 'a name of Kotest with a sign inside, and a value called pending',
        files: {
          'src/test/kotlin/ASpec.kt': diff(
            ' class ASpec : StringSpec({',
            '-  "adds" {',
            '+  "adds !all" {',
            '     f() shouldBe 1',
            '   }',
            ' })',
          ),
          'src/test/scala/ASuite.scala': diff(
            ' class ASuite extends AnyFunSuite {',
            '   test("adds") {',
            '+    pending.foreach(run)',
            '     assert(f() == 1)',
            '   }',
            ' }',
          ),
        },
      },
      {
        name: 'a comment above a case, and another form of one that was there',
        files: {
          'a.test.ts': diff(
            " describe('a', () => {",
            '+  /*',
            '+   * adds all',
            '+   */',
            "   it('adds', () => {",
            '     expect(f()).toBe(1);',
            '   });',
            '-  /**',
            '+  /*',
            "   it('counts', () => {",
            '     expect(f()).toBe(2);',
            '   });',
            '   */',
            ' });',
          ),
        },
      },
    ]),
    {
      name: 'a mark that is imported in another way',
      files: edit(
        'test_a.py',
        'from pytest import mark\n\n\n@mark.xfail(reason="h2")\ndef test_a():\n    assert f()\n',
        'import pytest\n\n\n@pytest.mark.xfail(reason="h2")\ndef test_a():\n    assert f()\n',
      ),
    },
    ...cases(
      [
        [
          'a comment that gets another form',
          'a.test.ts',
          ["-// it('adds', f);", "+  // it('adds', (done) => g(done));"],
        ],
        ['a comment that moves', 'a.test.ts', ["-// it('adds', f);", ...KEPT, "+/* it('adds', f); */"]],
        ['a comment that becomes a mark', 'a.test.ts', ["-// it('adds', f);", "+it.skip('adds', f);"]],
        ['a mark that becomes a comment', 'a.test.ts', ["-it.skip('adds', f);", "+// it('adds', f);"]],
        [
          'a mark that moves',
          'a_spec.rb',
          ["-xit 'adds' do", '-  f', '-end', ...KEPT, "+skip 'adds' do", '+  f', '+end'],
        ],
        ['a comment of Python', 'test_a.py', ['-# def test_adds():', ...KEPT, '+    # def test_adds(self):']],
        [
          'a comment that becomes a mark above',
          'ATest.java',
          ['-  // public void testAdds() {', '+  @Disabled', '+  @Test', '+  public void testAdds() {', '   }'],
        ],
      ],
      (name, path, marked) => ({ name: `off before: ${name}`, files: { [path]: diff(...marked) } }),
    ),
    {
      name: 'a module that a test declares',
      files: {
        'a_test.exs': diff(
          ' defmodule ATest do',
          '   test "counts" do',
          '+    defmodule Sample do',
          '+      use ExUnit.Case',
          '+      @tag :skip',
          '+      test "waits", do: assert(f())',
          '+    end',
          '     assert run() == 1',
          '   end',
          ' end',
        ),
      },
    },
    {
      name: 'a class that a test declares',
      files: {
        'test_a.py': diff(
          ' import unittest',
          ' class TestRunner(unittest.TestCase):',
          '     def test_counts(self):',
          '+        class Sample(unittest.TestCase):',
          '+            @unittest.skip("always")',
          '+            def test_b(self):',
          '+                self.assertEqual(f(), 1)',
          '         self.assertEqual(run(Sample), 1)',
        ),
      },
    },
    ...cases(
      [
        [
          'test/a.bats',
          [
            ' @test "one" {',
            '   run a',
            ' }',
            '-@test "two" {',
            '-  skip "no"',
            '+@test "two & <more>" {',
            '+  skip "no & <more>"',
            ' }',
          ],
        ],
        [
          'a.test.ts',
          ["-it.skip('adds', () => expect(f()).toBe(1));", "+it.skip('adds up', () => expect(f()).toBe(1));"],
        ],
      ],
      (path, marked) => ({
        name: `a skipped case that gets another name: ${path}`,
        files: { [path]: diff(...marked) },
      }),
    ),
    ...cases(
      [
        ['a_test.go', ['func TestAdd(t *testing.T) {', '\tif testing.Short() {', '\t\tt.Skip("slow")']],
        ['test_a.py', ['def test_add(self):', '    if windows:', '        pytest.skip("later")']],
        ['test_a.py', ['@pytest.mark.skipif(windows, reason="no fork")']],
        ['a_test.rb', ["test 'adds' do", '  skip "no" if windows?']],
        ['a_spec.rb', ["it 'adds', :skip => !Host.forks? do", '  f', 'end']],
        ['a_spec.rb', ["it 'adds', :slow, :pending => WINDOWS do", '  f', 'end']],
        ['a_spec.rb', ["it 'adds', skip: windows? do", '  f', 'end']],
        ['a_spec.rb', ["it 'adds', pending: (ENV['CI'] && 'later') do", '  f', 'end']],
        ['a_spec.rb', ["it 'adds', skip: false do", '  f', 'end']],
        ['a_spec.rb', ["it 'adds', :skip => nil do", '  f', 'end']],
        ['a.test.ts', ["test.skip(browserName === 'webkit', 'no');"]],
        [
          'a.test.ts',
          ["test('adds', async ({ page }) => {", '  test.skip(windows || !process.env.DEV);', '  f();', '});'],
        ],
        [
          'a.test.ts',
          [
            "test('adds', async () => {",
            '  test.skip(',
            "    process.env.SLOW === 'true',",
            "    'later',",
            '  );',
            '});',
          ],
        ],
        ['a.test.ts', ["test.describe('cart', () => {", '  test.skip(({ browserName }) => !browserName);', '});']],
        ['a.test.ts', ["it.todo('adds');", "it.skipIf(windows)('a', f);", 'list.skip(3);']],
        [
          'ATests.cs',
          ['class A {', '  [Fact(Skip = "slow", SkipWhen = nameof(Slow))]', '  public void Adds() { }', '}'],
        ],
        ['ATest.java', ['  @DisabledOnOs(OS.WINDOWS)', '  @JsonIgnore', '  // @Disabled']],
        ['src/A.java', ['  @Ignore']],
        ['test_a.py', ['@pytest.mark.xfail(sys.platform == "win32", reason="no fork")']],
        [
          'test_a.py',
          ['@pytest.mark.xfail(', '    sys.platform == "win32", reason="no fork"', ')', 'def test_a():', '    f()'],
        ],
        ['a.test.ts', ["it.skipIf(windows)('a', () => {", '  f();', '});']],
        ['a.test.ts', ['test.runIf(unix)(', "  'a',", '  () => {', '    f();', '  },', ');']],
        ['a.test.ts', ['const skipped = (name, fn) => it.skip(name, fn);', 'var later = it.skip;']],
        ['a.test.ts', ['// it (the parser) has to be told', '// test the limits (all of them)']],
        ['a.test.ts', ["import { test } from './own-test.js';", "test('adds');"]],
        ['a.test.ts', ['const pending = () => list;', 'pending();']],
        ['tests/a.rs', ['#[cfg_attr(windows, ignore)]']],
        ['ATest.java', ['  @Test(enabled = RUNS_SLOW)']],
        ['ATests.swift', ['  @Test(.disabled(if: isSlow))']],
      ],
      (path, all) => ({ files: { [path]: addedTo('first', ...all) } }),
    ),
    {
      name: 'what was disabled before',
      files: {
        'src/test/java/ATest.java': diff(
          ' class ATest {',
          '-  @Test(enabled=false)',
          '+  @Test(enabled=false, groups="UNIX")',
          '   void a() {}',
          ' }',
        ),
      },
    },
    {
      name: 'another reason',
      files: {
        'test_a.py': diff(
          '-@pytest.mark.skip(reason="a")',
          '+@pytest.mark.skip(reason="b")',
          ' def test_a():',
          '     f()',
        ),
        'a_test.go': diff(' func TestAdd(t *testing.T) {', '-\tt.Skip("a")', '+\tt.Skip("b")', ' }'),
      },
    },
    ...cases(
      [
        ['ATest.java', '@Test', '@Ignore', 'public void disabled_adds() {', 'public void adds() {'],
        ['ATests.cs', '[Fact]', '[Ignore("later")]', 'public void OffAdds() {', 'public void Adds() {'],
        ['tests/a.rs', '#[test]', '#[ignore]', 'fn off_adds() {', 'fn adds() {'],
      ],
      (path, test, mark, before, after) => ({
        name: `a test of ${path} that gets another name below its mark`,
        files: {
          [path]: diff(' class ATest {', ` ${test}`, ` ${mark}`, `-${before}`, `+${after}`, '   f();', ' }', ' }'),
        },
      }),
    ),
    {
      name: 'a skip in other words',
      files: { 'a.test.ts': diff("-xit('a', f);", "+it.skip('a', f);") },
    },
  ],
});
