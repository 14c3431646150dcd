/** The tests that a change writes: which assert anything, and which criterion each is about. */
import { describe, expect, it } from '@jest/globals';
import { readChange } from '../../src/engine/change/index.js';
import { readSyntax } from '../../src/engine/syntax/index.js';
import { assignTests, listWrittenTests } from '../../src/proving/written-tests.js';
import { binding } from '../engine/planes/intent/bound.js';
import { GRAMMARS } from '../stand-ins/grammars.js';
import { buildSnapshot, type FileSpec } from '../stand-ins/snapshot.js';

async function read(files: Readonly<Record<string, FileSpec>>) {
  const change = readChange(buildSnapshot({ files }), []);
  return { change, tests: listWrittenTests(change, await readSyntax(change, GRAMMARS)) };
}

describe('a test asserts', () => {
  it.each([
    ['test/a.test.js', "it('t', () => {\n  expect(f(1)).toBe(2);\n});\n", true],
    ['test/a.test.js', "it('t', () => {\n  const r = f(1);\n  assert.equal(r, 2);\n});\n", true],
    ['test/a.test.js', "it('t', () => {\n  checkTotal(f(1), 2);\n});\n", true],
    ['test/a.test.js', "it('t', () => {\n  f(1);\n});\n", false],
    ['test/a.test.js', "it('t', () => {\n  f(1);\n  expect(true).toBe(true);\n});\n", false],
    ['test/a.test.js', "it('t', () => {\n  f(1);\n  assert.ok(true);\n});\n", false],
    ['tests/test_a.py', 'def test_t():\n    assert f(1) == 2\n', true],
    ['tests/test_a.py', 'def test_t():\n    with pytest.raises(ValueError):\n        f(1)\n', true],
    ['tests/test_a.py', 'def test_t():\n    f(1)\n', false],
    ['tests/test_a.py', 'def test_t():\n    f(1)\n    assert True\n', false],
    ['a_test.go', 'package a\n\nfunc TestT(t *testing.T) {\n\tif F(1) != 2 {\n\t\tt.Errorf("bad")\n\t}\n}\n', true],
    ['a_test.go', 'package a\n\nfunc TestT(t *testing.T) {\n\tF(1)\n}\n', false],
  ])('%s: %s', async (path, text, asserts) => {
    const { tests } = await read({ [path]: { new: text } });
    expect(tests.map((one) => one.asserts)).toEqual([asserts]);
  });
});

const TESTS = `import { cap, ship } from '../src/cart.js';

describe('cart', () => {
  it('refuses a discount above fifty percent', () => {
    expect(() => cap(60)).toThrow(RangeError);
  });

  it('ships for free from 100 on', () => {
    expect(ship(100)).toBe(0);
  });

  it('is quick', () => {
    expect(1).toBe(1);
  });
});
`;

it('a test is about the criterion whose words it has, and about none without any', async () => {
  const { change, tests } = await read({ 'test/cart.test.js': { new: TESTS } });
  const bindings = [
    binding({}, { id: 'AC1', text: 'A discount above fifty percent is refused with a RangeError' }),
    binding({}, { id: 'AC2', text: 'Shipping is free from an amount of 100 on' }),
    binding({}, { id: 'AC3', text: 'The invoice names the buyer' }),
  ];
  const names = [...assignTests(bindings, tests, change)].map(([id, own]) => [id, own.map(({ name }) => name)]);
  expect(names).toEqual([
    ['AC1', ['refuses a discount above fifty percent']],
    ['AC2', ['ships for free from 100 on']],
    ['AC3', []],
  ]);
});

it('tests that the change leaves alone are not among them', async () => {
  const old = TESTS.replace('ship(100)', 'ship(101)');
  const { tests } = await read({ 'test/cart.test.js': { old, new: TESTS } });
  expect(tests.map(({ name }) => name)).toEqual(['ships for free from 100 on']);
});
