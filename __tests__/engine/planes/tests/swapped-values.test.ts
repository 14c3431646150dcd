import { swappedValues } from '../../../../src/engine/planes/tests/swapped-values.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const java = (...lines: readonly string[]) => [
  ' import org.junit.Test;',
  ' class ATest {',
  '   @Test public void a() {',
  ...lines,
  '   }',
  ' }',
];
const kept = (...lines: readonly string[]) => lines.map((line) => ` ${line}`);

describeRule(swappedValues, {
  invalid: cases(
    [
      ['src/test/ATest.java', java('+    assertEquals(cart.total(), 12);'), 4],
      ['src/test/ATest.java', java('+    Assert.assertEquals(cart.name(1, 2), "a, b");'), 4],
      [
        'test/ATests.cs',
        [' using Xunit;', ' class A {', '   [Fact] void A() {', '+    Assert.Equal(cart.Total, 12);', '   }', ' }'],
        4,
      ],
      [
        'a_test.go',
        [
          ' import "github.com/stretchr/testify/assert"',
          ' func TestA(t *testing.T) {',
          '+\tassert.Equal(t, cart.Total(), 12)',
          ' }',
        ],
        3,
      ],
      ['test/a_test.rb', [' class ATest', '   def test_a', '+    assert_equal cart.total, 12', '   end', ' end'], 3],
      [
        'tests/ATest.php',
        [
          ' <?php',
          ' class ATest extends TestCase {',
          '   function testA() {',
          '+    $this->assertSame($cart->total(), 12);',
          '   }',
          ' }',
        ],
        4,
      ],
    ],
    (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
  ),
  valid: cases(
    [
      ['the usual order', 'src/test/ATest.java', java('+    assertEquals(12, cart.total());')],
      ['two values of the code', 'src/test/ATest.java', java('+    assertEquals(cart.total(), sum);')],
      ['two literals', 'src/test/ATest.java', java('+    assertEquals(12, 13);')],
      ['a message', 'src/test/ATest.java', java('+    assertEquals(cart.name(), name, "the name");')],
      ['a name for what is expected', 'src/test/ATest.java', java('+    assertEquals(expected.get(0), "a");')],
      [
        'a library with another order',
        'src/test/ATest.java',
        [' import org.testng.annotations.Test;', ...java('+    assertEquals(cart.total(), 12);')],
      ],
      [
        'a library of Go with another order',
        'a_test.go',
        [
          ' import "gotest.tools/v3/assert"',
          ' func TestA(t *testing.T) {',
          '+\tassert.Equal(t, cart.Total(), 12)',
          ' }',
        ],
      ],
      [
        'the habit of the file',
        'src/test/ATest.java',
        java(...kept('    assertEquals(cart.total(), 11);'), '+    assertEquals(cart.total(), 12);'),
      ],
      ['a call over two lines', 'src/test/ATest.java', java('+    assertEquals(cart.total(),', '+      12);')],
      [
        'a check that moves',
        'src/test/ATest.java',
        ['-    assertEquals(cart.total(), 12);', ...java('+    assertEquals(cart.total(), 12);')],
      ],
      ['code', 'src/main/A.java', java('+    assertEquals(cart.total(), 12);')],
    ],
    (name, path, marked) => ({
      name,
      files: { [path]: diff(...marked) },
      also: name === 'a check that moves' ? [`tests/assertions-removed ${path}:1`] : [],
    }),
  ),
});
