import { expect, it } from '@jest/globals';
import { casesRemoved } from '../../../../src/engine/planes/tests/cases-removed.js';
import { addedTo, runPlanesOn } from '../../run-planes.js';
import { cases, diff, edit, hunksAlone, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const twin = (name: string, sign: string) =>
  [
    `it('keeps the type${name}', (done) => {`,
    "  app.get('/', (req, res) => {",
    "    res.type('application/json');",
    `    res.jsonp({ count: ${sign}1 });`,
    '  });',
    "  request(app).get('/').expect('content-type', 'application/json').expect(200, done);",
    '});',
    '',
  ].join('\n');

describeRule(casesRemoved, {
  invalid: [
    {
      name: 'a case of C# that a piece shows outside of its class',
      files: hunksAlone({
        'tests/CartTests.cs': diff(
          '         [Fact]',
          '         public void Adds()',
          '         {',
          '             Assert.Equal(1, Total(1));',
          '         }',
          '-',
          '-        [Fact]',
          '-        public void Refuses()',
          '-        {',
          '-            Assert.Throws<ArgumentException>(() => Share(-1));',
          '-        }',
        ),
      }),
      findings: ['5 info'],
    },
    {
      name: 'a test beside the code of Rust',
      files: {
        'src/a.rs': diff(
          ' pub fn f(n: i8) -> Option<i8> { g(n) }',
          ' #[cfg(test)]',
          ' mod tests {',
          '     #[test]',
          '     fn adds() { assert_eq!(f(2), Some(4)); }',
          '-    #[test]',
          '-    fn refuses() { assert!(f(-1).is_none()); }',
          ' }',
        ),
      },
      findings: ['5 info'],
    },
    ...cases(
      [
        [
          'ATests.cs',
          3,
          [
            ' class ATests {',
            '   [Theory]',
            '   [InlineData(1, 2)]',
            '-  [InlineData(-1, 0)]',
            '   public void Sums(int n, int sum)',
            '   {',
            '     Assert.Equal(sum, F(n));',
            '   }',
            ' }',
          ],
        ],
        [
          'test_a.py',
          2,
          [
            ' @pytest.mark.parametrize("n, sum", [',
            '     (1, 2),',
            '-    (-1, 0),',
            ' ])',
            ' def test_sums(n, sum):',
            '     assert f(n) == sum',
          ],
        ],
        [
          'a.test.js',
          2,
          [
            ' test.each([',
            '   [1, 2],',
            '-  [-1, 0],',
            " ])('sums', (n, sum) => {",
            '   expect(f(n)).toBe(sum);',
            ' });',
          ],
        ],
        [
          'a_test.go',
          4,
          [
            ' package a',
            ' func TestSums(t *testing.T) {',
            ' \ttests := []struct{ n, sum int }{',
            ' \t\t{1, 2},',
            '-\t\t{-1, 0},',
            ' \t}',
            ' \tfor _, tt := range tests {',
            ' \t\tassert.Equal(t, tt.sum, F(tt.n))',
            ' \t}',
            ' }',
          ],
        ],
      ],
      (path, line, marked) => ({
        name: `a row of a table of ${path}`,
        files: { [path]: diff(...marked) },
        findings: [`${line} info`],
      }),
    ),
    {
      name: 'a case in whose place another one stands that has to do with other things',
      files: {
        'CartTest.java': diff(
          ' class CartTest {',
          '   @Test',
          '-  void has_a_helpful_message_for_the_total_of_nothing() {',
          '-    Cart empty = null;',
          '-    thatThrows(() -> total(empty).inEuro().rounded()).withMessage("Nothing to add up");',
          '+  void ships_by_weight() {',
          '+    Parcel heavy = parcel(40);',
          '+    var price = carrier.quote(heavy);',
          '+    then(price).isEqualTo(12);',
          '   }',
          ' }',
        ),
      },
      findings: ['3 info'],
    },
    {
      name: 'a case beside one that does nearly the same, with another number',
      files: edit('a.test.js', `${twin('', '')}${twin(' twice', '-')}`, twin('', '')),
      findings: ['7 info'],
    },
    {
      name: 'a test function, in which calls have the names of cases',
      files: edit(
        'ATest.kt',
        'class A {\n    @Test\n    fun testAdds() {\n        it("one") {\n            assertEquals(1, f())\n        }\n    }\n}\n',
        'class A {\n}\n',
      ),
      findings: ['1 info'],
      titles: ['Test case removed from ATest.kt: testAdds'],
    },
    {
      name: 'a case that checks nothing',
      files: edit('test_a.py', 'x = 1\ndef test_adds():\n    print(f(1))\n\ny = 1\n', 'x = 1\ny = 1\n'),
      findings: ['1 info'],
    },
    ...cases(
      [
        ['a.test.ts', "it('adds', f);\n", 'it'],
        ['test_a.py', 'def test_adds():\n    pass\n', 'def'],
        ['a_test.go', 'func TestAdds(t *testing.T) {\n}\n', 'func'],
        ['ATest.java', '  public void testAdds() {\n  }\n', 'void'],
        ['a_spec.rb', "  it 'adds' do\n  end\n", 'it'],
        ['ATest.php', '  public function testAdds() {\n  }\n', 'function'],
        ['a_test.cc', 'TEST(Cart, Adds) {\n}\n', 'TEST'],
        ['a_test.dart', "  test('adds', () {});\n", 'test'],
      ],
      (path, text) => ({ files: edit(path, `x\n${text}y\n`, 'x\ny\n'), findings: ['1 info'] }),
    ),
    {
      name: 'where code goes too',
      files: { ...edit('a.test.ts', "x\nit('adds', f);\n", 'x\n'), ...edit('src/a.ts', 'a\nb\nc\nd\n', 'a\n') },
      findings: ['a.test.ts:1 info'],
    },
    {
      name: 'where a function loses what it refuses',
      files: {
        ...edit('a.test.ts', "x\nit('refuses', f);\n", 'x\n'),
        'src/a.ts': diff(
          ' export function price(n: number) {',
          '-  if (n < 0) {',
          "-    throw new RangeError('negative');",
          '-  }',
          '   return n;',
          ' }',
        ),
      },
      findings: ['a.test.ts:1 info'],
    },
    {
      name: 'beside an unrelated new one',
      files: edit(
        'a.test.ts',
        "it('refuses a negative amount', () => expect(refund(-1)).toBe(null));\n",
        "it('prints a receipt', () => expect(print(order)).toContain('Total'));\n",
      ),
      findings: ['1 info'],
    },
    {
      name: 'whatever the title says',
      title: 'Remove redundant tests',
      files: edit('a.test.ts', "x\nit('adds', f);\n", 'x\n'),
      findings: ['1 info'],
    },
    {
      name: 'where what it tests is gone',
      files: {
        ...edit('a.test.ts', "x\nit('rounds', () => expect(roundUp(1.5)).toBe(2));\n", 'x\n'),
        'src/a.ts': diff('-export const roundUp = Math.ceil;', '+export const cents = 100;'),
      },
      findings: ['a.test.ts:1 info'],
    },
    {
      name: 'several files, told once',
      files: {
        ...edit('a.test.ts', "x\nit('adds', f);\n", 'x\n'),
        ...edit('b.test.ts', "x\nit('takes', f);\n", 'x\n'),
      },
      findings: ['a.test.ts:1 info'],
      titles: ['Test case removed from a.test.ts: adds and others'],
    },
    {
      name: 'where a file of the same name takes part',
      files: {
        ...edit('tests/v3/test_a.py', 'def test_a():\n    pass\n', null),
        'tests/v2/test_a.py': addedTo('import a', 'b = 1'),
      },
      findings: ['tests/v3/test_a.py:1 info'],
    },
  ],
  valid: [
    {
      name: 'code of Rust that goes, and a test that goes to a file of tests',
      files: {
        'src/a.rs': diff(
          ' pub fn f(n: i8) -> Option<i8> { g(n) }',
          '-fn tests_limit() -> u8 { 3 }',
          ' #[cfg(test)]',
          ' mod tests {',
          '     #[test]',
          '     fn adds() { assert_eq!(f(2), Some(4)); }',
          '-    #[test]',
          '-    fn refuses() { assert!(f(-1).is_none()); }',
          ' }',
        ),
        'tests/b.rs': diff('+#[test]', '+fn refuses() { assert!(f(-1).is_none()); }'),
      },
    },
    ...cases(
      [
        [
          'other values',
          'test_a.py',
          [
            ' @pytest.mark.parametrize("n, sum", [',
            '     (1, 2),',
            '-    (-1, 0),',
            '+    (-2, 0),',
            ' ])',
            ' def test_sums(n, sum):',
            '     assert f(n) == sum',
          ],
        ],
        [
          'a row that moves',
          'test_a.py',
          [
            ' @pytest.mark.parametrize("n, sum", [',
            '-    (-1, 0),',
            '     (1, 2),',
            '+    (-1, 0),',
            ' ])',
            ' def test_sums(n, sum):',
            '     assert f(n) == sum',
          ],
        ],
        [
          'a list of something else',
          'test_a.py',
          [' def test_sums():', '     assert f([', '         (1, 2),', '-        (-1, 0),', '     ]) == 3'],
        ],
      ],
      (name, path, marked) => ({ name: `${name} in a table`, files: { [path]: diff(...marked) } }),
    ),
    {
      name: 'a case that is written anew in its place, under another name',
      files: {
        'CartTest.java': diff(
          ' class CartTest {',
          '   @Test',
          '-  void has_a_helpful_message_for_the_total_of_nothing() {',
          '-    Cart empty = null;',
          '-    thatThrows(() -> total(empty).inEuro().rounded()).withMessage("Nothing to add up");',
          '+  void refuses_none() {',
          '+    // GIVEN',
          '+    Cart<Line> empty = null;',
          '+    var fault = catchFault(() -> total(empty).inEuro().rounded());',
          '+    then(fault).hasText(none());',
          '   }',
          ' }',
        ),
      },
    },
    {
      name: 'a case within another goes up into it',
      files: edit(
        'pkg/build_test.go',
        'package pkg\n\nfunc TestBuildSecrets(t *testing.T) {\n\tt.Run("build with secrets", func(t *testing.T) {\n\t\tc := open(t)\n\t\tres := c.run("build", "--secret", "key")\n\t\tres.assert(t, "key is there")\n\t})\n}\n',
        'package pkg\n\nfunc TestBuildSecrets(t *testing.T) {\n\ts := newScenario(t)\n\tres := s.run("build", "--secret", "key")\n\tres.assert(t, "key is there")\n}\n',
      ),
    },
    {
      name: 'a case that another file has under a suite with the rest of its words',
      files: {
        ...edit(
          'a_test.exs',
          'describe "frozen columns" do\n  test "select with frozen column" do\n    assert one(2) == load(Order)\n  end\nend\n',
          'use A\n',
        ),
        'b_test.exs': addedTo(
          'defmodule B do',
          '  describe "the column option" do',
          '    test "select" do',
          '      assert run() == :ok',
          '    end',
          '  end',
          'end',
        ),
      },
    },
    {
      name: 'a case of a module that a test declares',
      files: {
        'a_test.exs': diff(
          ' defmodule ATest do',
          '   test "counts" do',
          '     defmodule Sample do',
          '       use ExUnit.Case',
          '       test "stays", do: assert(f())',
          '-      test "goes away", do: assert(other())',
          '     end',
          '     assert run() == 1',
          '   end',
          ' end',
        ),
      },
    },
    {
      name: 'an attribute of an override, which its base has too',
      files: {
        'tests/ATests.cs': diff(
          ' class ATests : BaseTests {',
          '-  [Fact]',
          '   public override Task Adds() => base.Adds();',
          '-  [Fact]',
          '   public override Task Takes() {',
          '     return base.Takes();',
          '   }',
          ' }',
        ),
      },
    },
    {
      name: 'a case that is run again when it fails',
      files: {
        'src/test/java/ATest.java': diff(
          ' class ATest {',
          '-  @Test void reaches() {',
          '+  @RetryingTest(5) void reaches() {',
          '     assertEquals(1, f());',
          '   }',
          ' }',
        ),
        'src/test/kotlin/BTest.kt': diff(
          ' class BTest {',
          '-  @Test',
          '+  @RetryingTest(5)',
          '   fun reaches() {',
          '     assertEquals(1, f())',
          '   }',
          ' }',
        ),
      },
    },
    {
      name: 'a benchmark',
      files: edit('ATest.java', 'x\n  public void testBenchmark() {\n  }\ny\n', 'x\ny\n'),
    },
    ...cases(
      [
        [
          'test_a.py',
          [
            ' class T:',
            '-    def test_no_use(self):',
            '+    def test_simple(self):',
            '         a = f()',
            '         assert a == 1',
            '         assert a.b',
          ],
        ],
        [
          'a.test.ts',
          ["-it('stops', () => {", "+it('goes on', () => {", '   const a = f();', '   expect(a).toBe(1);', ' });'],
        ],
      ],
      (path, marked) => ({
        name: `${path}: a case with another name and the same lines`,
        files: { [path]: diff(...marked) },
      }),
    ),
    {
      name: 'one of two that do the same',
      files: edit('a.test.js', `${twin('', '')}${twin(' twice', '')}`, twin('', '')),
    },
    {
      name: 'a case whose name was misspelt',
      files: edit('a.test.ts', "it('should presist', f);\n", "it('should persist', g);\n"),
    },
    { name: 'a case with another name', files: edit('a.test.ts', "it('adds', f);\n", "it('adds two numbers', f);\n") },
    {
      name: 'a case of a function that goes with its file',
      files: {
        ...edit('src/paths.go', 'package paths\n\nfunc Expand(a string) string {\n\treturn a\n}\n', null),
        ...edit(
          'src/paths_test.go',
          'package paths\n\nfunc TestTilde(t *testing.T) {\n\tassert.Equal(t, Expand("a"), "a")\n}\n',
          null,
        ),
      },
      also: ['contract/export-removed src/paths.go:1'],
    },
    ...wholeAndBare([
      {
        name: 'a case of a function that goes with it',
        files: {
          ...edit(
            'src/cart.ts',
            'export function refuse(a: number) {\n  return a < 0;\n}\nexport const b = 1;\n',
            'export const b = 1;\n',
          ),
          ...edit(
            'src/cart.test.ts',
            "it('adds', f);\nit('refuses what is negative', () => {\n  expect(refuse(-1)).toBe(true);\n  expect(refuse(1)).toBe(false);\n});\n",
            "it('adds', f);\n",
          ),
        },
      },
    ]),
    {
      name: 'a case that was skipped before',
      files: {
        ...edit('a.test.ts', "x\nit.skip('adds', f);\n", 'x\n'),
        ...edit('a_test.go', 'func TestA(t *testing.T) {\n\tt.Skip("later")\n}\n', 'package a\n'),
        ...edit('test_a.py', 'def test_a():\n    pytest.skip("later")\n', 'x = 1\n'),
      },
    },
    {
      name: 'XCTest in Swift Testing',
      files: {
        'Tests/ATests.swift': diff(
          '-func testUsageLines() throws {',
          '-  XCTAssertEqual(usage(of: "a"), "A")',
          '+@Test func usageLines() throws {',
          '+  #expect(usage(of: "a") == "A")',
          ' }',
        ),
      },
    },
    {
      name: 'unittest in pytest, in another file',
      files: {
        ...edit(
          'tests/test_a.py',
          'class A(TestCase):\n    def test_addsUp(self):\n        self.assertEqual(add(1, 2), 3)\n',
          null,
        ),
        'tests/test_b.py': { new: 'def test_adds_up():\n    assert add(1, 2) == 3\n' },
      },
    },
    {
      name: 'several cases in one of a table',
      files: edit(
        'a.test.ts',
        "it('limits a large order', () => expect(price(order, 500, 'EUR')).toBe(100));\nit('leaves a small one', () => expect(price(order, 5, 'USD')).toBe(5));\n",
        "it.each([[500, 'EUR', 100], [5, 'USD', 5]])('price %s', (n, currency, is) => expect(price(order, n, currency)).toBe(is));\n",
      ),
    },
    {
      name: 'a case that moved',
      files: { ...edit('a.test.ts', "it('adds', f);\n", 'x\n'), 'b.test.ts': { new: "it('adds', f);\n" } },
    },
    ...cases(
      [
        ['a name on the next line', ["-test('adds', f);", '+test(', "+  'adds',", '+  f,', '+);']],
        ['a runner of its own', ["-test('adds', f);", "+testWithClock('adds', f);"]],
      ],
      (name, marked) => ({ name, files: { 'test/a_test.dart': diff(' x();', ...marked) } }),
    ),
  ],
});

it.each([
  ['a.test.ts', "it('adds', f);\n", 'it'],
  ['test_a.py', 'def test_adds():\n    pass\n', 'def'],
  ['a_test.go', 'func TestAdds(t *testing.T) {\n}\n', 'func'],
  ['ATest.java', '  public void testAdds() {\n  }\n', 'void'],
  ['a_spec.rb', "  it 'adds' do\n  end\n", 'it'],
  ['ATest.php', '  public function testAdds() {\n  }\n', 'function'],
  ['a_test.cc', 'TEST(Cart, Adds) {\n}\n', 'TEST'],
  ['a_test.dart', "  test('adds', () {});\n", 'test'],
])('names the case that went: %s', async (path, text) => {
  const { findings } = await runPlanesOn(edit(path, `x\n${text}y\n`, 'x\ny\n'));
  expect(findings[0]?.rationale).toMatch(/“(?:adds|[tT]est_?[aA]dds|(?:Cart, )?Adds)”/u);
});
