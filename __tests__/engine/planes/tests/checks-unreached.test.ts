import { checksUnreached } from '../../../../src/engine/planes/tests/checks-unreached.js';
import { cases, diff, hunksAlone, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(checksUnreached, {
  invalid: [
    ...cases(
      [
        ['a.test.ts', [" it('a', () => {", '+  try {', '   expect(f(1)).toBe(2);', '+  } catch {}', ' });'], 4],
        [
          'test_a.py',
          [
            ' def test_a():',
            '-    assert f(1) == 2',
            '+    try:',
            '+        assert f(1) == 2',
            '+    except Exception:',
            '+        pass',
          ],
          4,
        ],
      ],
      (path, marked, line) => ({
        name: `a handler around a check of ${path}`,
        files: { [path]: diff(...marked) },
        findings: [`${line} info`],
        titles: ['The failure of a check is dropped'],
      }),
    ),
    {
      name: 'the runner of Go that runs nothing',
      files: {
        'a_test.go': diff(' package a', ' func TestMain(m *testing.M) {', '-\tos.Exit(m.Run())', '+\tos.Exit(0)', ' }'),
      },
      findings: ['3 info'],
    },
    ...wholeAndBare([
      {
        name: 'a test of Bats',
        files: { 'test/a.bats': diff(' @test "a" {', '+  return 0', '   run a 1', '   [ "$output" = 2 ]', ' }') },
        findings: ['2 info'],
      },
    ]),
    {
      name: 'a method of PHP that a piece shows outside of its class',
      files: hunksAlone({
        'tests/ATest.php': diff(
          '     public function testA(): void',
          '     {',
          '+        return;',
          '         $this->assertSame(2, f(1));',
          '     }',
        ),
      }),
      findings: ['3 info'],
    },
    ...cases(
      [
        [
          'a.test.js',
          2,
          [" it('a', (done) => {", '+  return done();', '   expect(f(1)).toBe(2);', '   done();', ' });'],
        ],
        [
          'ATest.java',
          3,
          [' class ATest {', ' @Test void a() {', '+  if (true) return;', '   assertEquals(2, f(1));', ' }', ' }'],
        ],
        ['a_test.cpp', 2, [' TEST(A, B) {', '+  if (true) return;', '   EXPECT_EQ(f(1), 2);', ' }']],
        ['a.test.ts', 2, [" it('a', () => {", '+  return', '   expect(f(1)).toBe(2)', ' })']],
        ['a.test.ts', 2, [" it('a', () => {", '+  process.exit(0)', '   expect(f(1)).toBe(2)', ' })']],
        [
          'a.test.ts',
          2,
          [" import { f } from './a.js'", '+process.exit(0)', " it('a', () => {", '   expect(f(1)).toBe(2)', ' })'],
        ],
        ['a.test.ts', 2, [" it('a', () => {", '+  if (false) {', '     expect(f(1)).toBe(2)', '+  }', ' })']],
        ['test_a.py', 2, [' def test_a():', '+    return', '     assert f(1) == 2']],
        [
          'test_b.py',
          2,
          [' def test_b():', '+    if False:', '+        yield', '-    assert f(1) == 2', '+        assert f(1) == 2'],
        ],
        ['test_a.py', 2, [' def test_a():', '+    if False:', '-    assert f(1) == 2', '+        assert f(1) == 2']],
        [
          'a_test.go',
          3,
          [
            ' package a',
            ' func TestA(t *testing.T) {',
            '+\treturn',
            ' \tif f(1) != 2 {',
            ' \t\tt.Fatal("a")',
            ' \t}',
            ' }',
          ],
        ],
        [
          'src/test/java/ATest.java',
          3,
          [' class ATest {', '   @Test void a() {', '+    if (false)', '     assertEquals(2, f(1));', '   }', ' }'],
        ],
        ['spec/a_spec.rb', 2, [" it 'a' do", '+  return', '   expect(f(1)).to eq(2)', ' end']],
        [
          'tests/ATest.php',
          4,
          [
            ' <?php',
            ' class ATest extends TestCase {',
            '   public function testA() {',
            '+    return;',
            '     $this->assertSame(2, f(1));',
            '   }',
            ' }',
          ],
        ],
        [
          'src/test/kotlin/ATest.kt',
          4,
          [' class ATest {', '   @Test', '   fun a() {', '+    return', '     assertEquals(2, f(1))', '   }', ' }'],
        ],
        ['tests/a.rs', 3, [' #[test]', ' fn a() {', '+    return;', '     assert_eq!(f(1), 2);', ' }']],
      ],
      (path, line, marked) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
    ),
  ],
  beside: ['tests/assertions-removed', 'tests/weaker-assertion'],
  valid: [
    ...cases(
      [
        [
          'a.test.ts',
          [" it('a', () => {", '+  try {', '+    clean();', '+  } catch {}', '   expect(f(1)).toBe(2);', ' });'],
        ],
        [
          'test_a.py',
          [
            ' def test_a():',
            '+    try:',
            '+        remove(path)',
            '+    except OSError:',
            '+        pass',
            '     assert f(1) == 2',
          ],
        ],
        [
          'a_test.go',
          [
            ' package a',
            ' func TestMain(m *testing.M) {',
            '-\tos.Exit(m.Run())',
            '+\tcode := m.Run()',
            '+\tos.Exit(code)',
            ' }',
          ],
        ],
      ],
      (path, marked) => ({ name: `a handler of ${path} around something else`, files: { [path]: diff(...marked) } }),
    ),
    ...wholeAndBare([
      {
        name: 'the end of a helper of Bats, and a way out under a condition',
        files: {
          'test/a.bats': diff(
            ' setup() {',
            '+  return 0',
            ' }',
            ' @test "a" {',
            '   if on_mac; then',
            '+    return 0',
            '   fi',
            '   [ "$(a 1)" = 2 ]',
            ' }',
          ),
        },
      },
    ]),
    ...cases(
      [
        [
          'a way out under a condition',
          'a.test.js',
          [" it('a', () => {", '+  if (windows) return;', '   expect(f(1)).toBe(2);', ' });'],
        ],
        [
          'the end of a test',
          'a.test.js',
          [" it('a', (done) => {", '   expect(f(1)).toBe(2);', '-  done();', '+  return done();', ' });'],
        ],
        [
          'a generator that gives nothing',
          'tests/ATest.php',
          [
            ' <?php',
            ' class ATest extends TestCase {',
            '   public function testFirst() {',
            '+    $none = (function () {',
            '+      while (false) {',
            '+        yield 1;',
            '+      }',
            '+    })();',
            '     $this->assertNull(first($none));',
            '   }',
            ' }',
          ],
        ],
        [
          'a generator of Python that gives nothing',
          'test_a.py',
          [
            ' def test_a():',
            '+    def none():',
            '+        if False:',
            '+            yield',
            '     assert first(none()) is None',
          ],
        ],
        [
          'under a condition',
          'a.test.ts',
          [" it('a', () => {", '+  if (windows) {', '+    return', '+  }', '   expect(f(1)).toBe(2)', ' })'],
        ],
        [
          'after a condition without braces',
          'a.test.ts',
          [" it('a', () => {", '+  if (windows)', '+    return', '   expect(f(1)).toBe(2)', ' })'],
        ],
        ['at the end', 'a.test.ts', [" it('a', () => {", '   expect(f(1)).toBe(2)', '+  return', ' })']],
        [
          'in a helper',
          'a.test.ts',
          [" it('a', () => {", '   const g = () => {', '+    return', '   }', '   expect(g()).toBe(2)', ' })'],
        ],
        ['in code', 'src/a.ts', [' function a() {', '+  return', '   f()', ' }']],
        ['a value', 'a.test.ts', [" it('a', () => {", '+  return expect(f(1)).resolves.toBe(2)', ' })']],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
    ),
  ],
});
