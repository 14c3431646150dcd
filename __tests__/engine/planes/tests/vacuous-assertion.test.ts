import { vacuousAssertion } from '../../../../src/engine/planes/tests/vacuous-assertion.js';
import { cases, diff, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const around = (path: string, line: string) => ({
  [path]: path.endsWith('.py')
    ? diff(' def test_a():', '     assert f() == 1', `+    ${line}`)
    : path.endsWith('.rb')
      ? diff(" it 'a' do", '   expect(f).to eq 1', `+  ${line}`, ' end')
      : path.endsWith('.ts')
        ? diff(" it('a', () => {", '   expect(f()).toBe(1);', `+  ${line}`, ' });')
        : diff(' void testA() {', '   fill(cart);', `+  ${line}`, ' }'),
});

/** A file of a test with a line in it. */
const inCase = (path: string, head: string, line: string) =>
  path.endsWith('.java')
    ? [head, 'class ATest {', '  @Test void adds() {', `    ${line}`, '  }', '}']
    : path.endsWith('.go')
      ? ['package a', head, 'func TestAdds(t *testing.T) {', `\t${line}`, '}']
      : path.endsWith('.py')
        ? [head, 'def test_adds():', `    ${line}`]
        : [head, "it('adds', () => {", `  ${line}`, '});'];

describeRule(vacuousAssertion, {
  invalid: [
    ...wholeAndBare([
      {
        name: 'a truth in the words of Dart',
        files: {
          'test/a_test.dart': diff(
            " void main() { test('a', () {",
            '+  expect(true, isTrue);',
            '   expect(f(), 1);',
            ' }); }',
          ),
        },
        findings: ['2 info'],
      },
      {
        name: 'a value in the place of a message',
        files: {
          'test_a.py': diff(
            ' class ATest(unittest.TestCase):',
            '     def test_a(self):',
            '+        self.assertTrue(add(1, 2), 3)',
            '+        self.assertIsNone(find(1), [])',
            '         self.assertEqual(f(), 1)',
          ),
        },
        findings: ['3 info'],
        titles: ['A value where a message stands: self.assertTrue(add(1, 2), 3)'],
      },
    ]),
    {
      name: 'both branches of a condition',
      files: {
        'a_test.exs': diff(
          ' defmodule ATest do',
          '   test "counts" do',
          '+    if count() < 3 do',
          '+      assert(true)',
          '+    else',
          '+      assert(true)',
          '+    end',
          '   end',
          ' end',
        ),
      },
      findings: ['4 info'],
      titles: ['Assertions cannot fail, the first: assert(true)'],
    },
    ...cases(
      [
        ['a.test.ts', 'expect(add(1, 2) === 3);'],
        ['a.test.ts', 'expect(add(1, 2));'],
        ['a.test.ts', 'expect(add(1, 2)).toBe;'],
        ['a.test.ts', 'expect(add(1, 2)).not;'],
        ['a.test.ts', 'expect(add(1, 2)).to.equal;'],
        ['a.test.ts', 'expect(cart).to.have.property;'],
        ['a.test.ts', 'assert.fail;'],
        ['a.test.ts', 'await assert.rejects;'],
        ['a.test.ts', 'expect(add(1, 2)).resolves.toBeNull;'],
        ['a_spec.rb', 'expect(add(1, 2))'],
        ['test_a.py', 'assert (add(1, 2) == 3, "three")'],
        ['test_a.py', 'mock.send.assert_called_once'],
        ['test_a.py', 'assert mock_send.called_once_with(1)'],
        ['test_a.py', 'send_mock.not_called()'],
        ['a.test.ts', 'expect(load()).resolves.toBe(3);'],
        ['a.test.ts', 'expect(load()).rejects.toThrow();'],
      ],
      (path, line) => ({ files: around(path, line), findings: ['3 warn'] }),
    ),
    // Operands that are named, in any order, and literals that differ.
    ...cases(
      [
        ['ATests.cs', 'Assert.IsTrue(message: "always", condition: true);'],
        ['ATests.cs', 'Assert.AreEqual(expected: 1, message: "always", actual: 1);'],
        ['ATests.cs', 'Assert.AreNotEqual(notExpected: 1, actual: 2);'],
        ['ATest.java', 'assertNotEquals("a", "b");'],
        ['ATest.kt', 'assertEquals(expected = 1, actual = 1, message = "always")'],
        ['ATest.php', "$this->assertNotSame(1, '1');"],
        ['test_a.py', 'self.assertNotEqual(1, 2, msg="always")'],
      ],
      (path, line) => ({ name: line, files: around(path, line), findings: ['3 info'] }),
    ),
    // Something is named, and nothing is said of it.
    ...cases(
      [
        ['ATest.java', 'import static org.assertj.core.api.Assertions.assertThat;', 'assertThat(total());'],
        [
          'ATest.java',
          'import static org.assertj.core.api.Assertions.assertThat;',
          'assertThat(total()).as("the total");',
        ],
        ['ATest.java', 'import org.assertj.core.api.Assertions;', 'Assertions.assertThatIOException();'],
        ['ATest.java', 'import static org.mockito.Mockito.verify;', 'verify(cart);'],
        ['a_test.go', 'import . "github.com/onsi/gomega"', 'Expect(total())'],
        ['test_a.py', 'from assertpy import assert_that', 'assert_that(total())'],
        ['a.test.js', "import { expect, test } from '@playwright/test';", "expect(page.locator('a')).toBeVisible();"],
        ['a.test.js', "const expect = require('chai').expect;", 'expect(total()).to.be'],
      ],
      (path, head, line) => ({
        files: { [path]: { new: lines(...inCase(path, head, line)) } },
        findings: [`${inCase(path, head, line).findIndex((one) => one.includes(line)) + 1} warn`],
      }),
    ),
    // A library whose words nothing shows: there it may be a whole check.
    ...cases(
      [
        ['a.test.js', "import { expect } from './expect.js';", 'expect(total() === 3);'],
        ['a.test.js', "const expect = require('power-expect');", 'expect(total());'],
        ['ATest.java', 'import static com.shop.Checks.assertThat;', 'assertThat(total());'],
      ],
      (path, head, line) => ({
        files: { [path]: { new: lines(...inCase(path, head, line)) } },
        findings: [`${inCase(path, head, line).findIndex((one) => one.includes(line)) + 1} info, asked`],
      }),
    ),
    // A literal is a place holder as often as a fault.
    ...cases(
      [
        ['a.test.ts', 'expect(true).toBe(true);'],
        ['a.test.ts', 'assert.equal(1, 1);'],
        ['a.test.ts', 'assert(true);'],
        ['a_spec.rb', 'expect(true).to eq true'],
        ['test_a.py', 'assert True'],
        ['test_a.py', 'self.assertTrue(True)'],
        ['test_a.py', 'self.assertEqual(1, 1)'],
        ['test_a.py', 'self.assertEqual(order.total, order.total)'],
        ['test_a.py', 'assert total == total'],
        ['a.test.ts', 'expect(cart.total).toBe(cart.total);'],
        ['a.test.ts', 't.deepEqual(rows[0].name, rows[0].name);'],
        ['a_spec.rb', 'assert_equal total, total'],
        ['a_spec.rb', 'assert_nil nil'],
        ['cart_test.go', 'assert.Equal(t, total, total)'],
        ['cart_test.go', 'require.Nil(t, nil)'],
        ['cart_test.go', 'assert.True(t, total >= total)'],
        ['cart_test.go', 'assert.False(t, total != total)'],
        ['cart_test.go', 'assert.GreaterOrEqual(t, len(items), 0)'],
        ['a.test.ts', 'expect(cart.items.length).toBeGreaterThanOrEqual(0);'],
        ['CartTest.java', 'assertEquals("the total", total, total);'],
        ['CartTest.php', '$this->assertSame($total, $total);'],
      ],
      (path, line) => ({ files: around(path, line), findings: ['3 info'] }),
    ),
    {
      name: 'several, told once',
      files: {
        'a.test.ts': diff(" it('a', () => {", '   expect(f()).toBe(1);', '+  expect(g());', '+  expect(h());', ' });'),
      },
      findings: ['3 warn'],
      titles: ['Assertions cannot fail, the first: expect(g());'],
    },
  ],
  valid: [
    ...wholeAndBare([
      {
        name: 'a message, a value that may be one, and a check that compares',
        files: {
          'test_a.py': diff(
            ' class ATest(unittest.TestCase):',
            '     def test_a(self):',
            '+        self.assertTrue(add(1, 2), "three")',
            '+        self.assertTrue(add(1, 2), message)',
            '+        self.assertTrue(add(1, 2) in (3, 4))',
            '+        self.assertEqual(add(1, 2), 3)',
            '         self.assertEqual(f(), 1)',
          ),
        },
      },
      {
        name: 'a call of Dart whose answer is checked',
        files: {
          'test/a_test.dart': diff(
            " void main() { test('a', () {",
            '+  expect(f(true), isTrue);',
            '   expect(f(), 1);',
            ' }); }',
          ),
        },
      },
    ]),
    {
      name: 'an assertion that is given as an argument',
      files: { 'a.test.js': diff(" it('a', () => {", '+  expect(f(), "to be", 0);', ' });') },
    },
    {
      name: 'an assertion of the project’s own, with names of numbers',
      files: { 'ATests.swift': diff(' func testA() {', '+  handler.assert(calls: 1, misses: 0)', ' }') },
    },
    {
      name: 'the end of a plan, which a promise tells',
      files: { 'a.test.js': diff(" test('a', async () => {", '   assert.ok(f())', '+  await assert.completed', ' })') },
    },
    {
      name: 'one branch of a test that the other branch fails',
      files: {
        'a_test.exs': diff(
          ' defmodule ATest do',
          '   test "counts" do',
          '+    if count() < 3 do',
          '+      assert(true)',
          '+    else',
          '+      assert(false)',
          '+    end',
          '   end',
          ' end',
        ),
      },
    },
    {
      name: 'a module that a test declares',
      files: {
        'a_test.exs': diff(
          ' defmodule ATest do',
          '   test "counts" do',
          '+    defmodule Sample do',
          '+      use ExUnit.Case',
          '+      test "passes", do: assert(true)',
          '+      test "passes too", do: assert(true)',
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
          '+            def test_b(self):',
          '+                self.assertTrue(True)',
          '         self.assertEqual(run(Sample), 1)',
        ),
      },
    },
    ...cases(
      [
        ['ATests.cs', 'Assert.IsTrue(message: "three", condition: total == 3);'],
        ['ATests.cs', 'Assert.AreNotEqual(notExpected: 1, actual: total);'],
        ['ATests.cs', 'Assert.AreNotEqual(1, 1);'],
        ['ATest.java', 'assertNotEquals("a", name);'],
      ],
      (path, line) => ({ name: line, files: around(path, line) }),
    ),
    ...cases(
      [
        [
          'ATest.java',
          'import static org.assertj.core.api.Assertions.assertThat;',
          'assertThat(total()).as("it").isEqualTo(3);',
        ],
        ['ATest.java', 'import static org.junit.Assert.assertThat;', 'assertThat(total(), is(3));'],
        ['ATest.java', 'import static org.easymock.EasyMock.verify;', 'verify(cart);'],
        ['ATest.java', 'import static org.mockito.Mockito.verify;', 'verify(cart).add(12);'],
        ['a_test.go', 'import . "github.com/onsi/gomega"', 'Expect(total()).To(Equal(3))'],
      ],
      (path, head, line) => ({ files: { [path]: { new: lines(...inCase(path, head, line)) } } }),
    ),
    ...cases(
      [
        ['a.test.ts', 'expect(add(1, 2)).toBe(3);'],
        ['a.test.ts', 'expect(isOpen).to.be.true;'],
        ['a.test.ts', 'expect(cart).to.be.an.instanceof(Cart);'],
        ['a.test.ts', 'expect(cart.list).to.be.empty;'],
        ['a.test.ts', 'await expect(load()).resolves.toBeNull();'],
        ['a.test.ts', 'return expect(load()).rejects.toThrow();'],
        ['a.test.ts', 'const done = expect(load()).rejects.toThrow();'],
        ['test_a.py', 'mock.send.assert_called_once()'],
        ['test_a.py', 'assert mock.called'],
        ['test_a.py', 'assert mock.send.called_once_with is not None'],
        ['a.test.ts', 'expect(true).toBe(isOpen);'],
        ['a.test.ts', 't.not(total, total);'],
        ['a.test.ts', 'expect(next()).toBe(next());'],
        ['test_a.py', 'assert total == other.total'],
        ['test_a.py', 'self.assertTrue(area <= area)'],
        ['test_a.py', 'self.assertFalse(area < area)'],
        ['a_spec.rb', 'assert area >= area'],
        ['cart_test.go', 'assert.Equal(t, want, total)'],
        ['cart_test.go', 'assert.NotEqual(t, total, total)'],
        ['cart_test.go', 'assert.Equal(t, "a", strings.ToLower("a"))'],
        ['CartTest.java', 'assertEquals("total", cart.total, 3);'],
        ['a.test.ts', 'parser.expect(token);'],
        ['a.test.ts', '// expect(add(1, 2));'],
        ['a_spec.rb', 'expect(add(1, 2)).to eq 3'],
        ['a_spec.rb', 'expect { add }.to raise_error'],
        ['test_a.py', 'assert (add(1, 2) == 3), "three"'],
        ['test_a.py', 'assert (1, 2) == add()'],
        ['test_a.py', 'assert (add(1, 2))'],
        ['test_a.py', 'self.assertEqual(1, one)'],
      ],
      (path, line) => ({ files: around(path, line) }),
    ),
    {
      name: 'a function of that name',
      files: {
        'a.test.ts': diff(" it('a', () => {", '+  expect(token);', ' });', ' function expect(t) { if (!t) throw t; }'),
      },
    },
  ],
});
