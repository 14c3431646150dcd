import { disabled } from '../../../../src/engine/planes/tests/disabled.js';
import { addedTo } from '../../run-planes.js';
import { cases, diff, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(disabled, {
  invalid: [
    ...cases(
      [
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
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 warn'] }),
    ),
    // A test that skips first thing.
    ...cases(
      [
        ['a_test.go', ['func TestAdd(t *testing.T) {', '\tt.Skip("later")']],
        ['test_a.py', ['def test_add(self):', '    pytest.skip("later")']],
        ['ATest.php', ['public function testAdd() {', '  $this->markTestSkipped();']],
        ['a_test.rb', ["test 'adds' do", "  skip 'later'"]],
      ],
      (path, all) => ({ files: { [path]: addedTo('first', ...all) }, findings: ['3 warn'] }),
    ),
    ...cases(
      [
        ['a.test.ts', [" describe('a', () => {", "-  it('b', () => {", "+  it.skip('b', () => {", '   });', ' });']],
        ['test/a.bats', [' @test "a" {', '+  skip "later"', '   run a', ' }']],
        ['Tests/ATests.swift', [' func testA() throws {', '+  throw XCTSkip("later")', '   f()', ' }']],
        ['src/test/kotlin/ATest.kt', [' class ATest {', '+  @Disabled', '   @Test fun a() { }', ' }']],
      ],
      (path, marked) => ({ files: { [path]: diff(...marked) }, findings: ['2 warn'] }),
    ),
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
    ...cases(
      [
        ['a_test.go', ['func TestAdd(t *testing.T) {', '\tif testing.Short() {', '\t\tt.Skip("slow")']],
        ['test_a.py', ['def test_add(self):', '    if windows:', '        pytest.skip("later")']],
        ['test_a.py', ['@pytest.mark.skipif(windows, reason="no fork")']],
        ['a_test.rb', ["test 'adds' do", '  skip "no" if windows?']],
        ['a.test.ts', ["test.skip(browserName === 'webkit', 'no');"]],
        ['a.test.ts', ["it.todo('adds');", "it.skipIf(windows)('a', f);", 'list.skip(3);']],
        ['ATest.java', ['  @DisabledOnOs(OS.WINDOWS)', '  @JsonIgnore', '  // @Disabled']],
        ['src/A.java', ['  @Ignore']],
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
  ],
});
