/** Which files of the change a report speaks of. */
import { describe, expect, it } from '@jest/globals';
import { ChangedPaths } from '../../src/external/place/paths.js';
import { ChangedModules, placeTests } from '../../src/external/place/tests.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../stand-ins/processor-time.js';

const place = (changed: readonly string[], named: readonly string[], roots: readonly string[] = []) =>
  new ChangedPaths(changed)
    .placeAll(
      named.map((name) => [name]),
      roots,
    )
    .map((one) => (one === null || one === 'ambiguous' ? one : one.path));

describe('a path of a report', () => {
  it.each<[string, string[], string[], string[], (string | null)[]]>([
    ['from the root', ['src/a.ts'], ['src/a.ts', './src/a.ts/../b.ts'], [], ['src/a.ts', null]],
    ['below a known root', ['src/a.ts'], ['/w/r/src/a.ts', '/w/r2/src/a.ts'], ['/w/r/'], ['src/a.ts', null]],
    ['of Windows', ['src/a.ts'], ['D:\\a\\r\\r\\src\\a.ts'], ['d:\\a\\r\\r'], ['src/a.ts']],
    ['as a URI', ['src/a.ts'], ['file:///w/r/src/a.ts'], ['/w/r'], ['src/a.ts']],
    ['below a root that nobody names', ['src/a.ts'], ['/x/y/src/a.ts', '/x/y/src/b.ts'], [], ['src/a.ts', null]],
    [
      "with a module's name before it",
      ['cart/a.go'],
      ['github.com/o/r/cart/a.go', 'github.com/o/r/b.go'],
      [],
      ['cart/a.go', null],
    ],
    ['in a package', ['packages/x/src/a.ts'], ['src/a.ts'], [], ['packages/x/src/a.ts']],
    [
      'without the folder of the sources',
      ['core/src/main/java/com/shop/Cart.java'],
      ['com/shop/Cart.java'],
      [],
      ['core/src/main/java/com/shop/Cart.java'],
    ],
    [
      'the longer one of two',
      ['a.go', 'pkg/a.go'],
      ['example.com/m/pkg/a.go', 'example.com/m/a.go'],
      [],
      ['pkg/a.go', 'a.go'],
    ],
    [
      'of another folder, though its end is a changed file',
      ['a.go'],
      ['example.com/m/pkg/a.go', 'example.com/m/b.go', 'example.com/m/c.go'],
      [],
      [null, null, null],
    ],
    ['of two packages', ['packages/x/src/a.ts', 'packages/y/src/a.ts'], ['src/a.ts'], [], ['ambiguous']],
    ['twice the same file', ['packages/x/src/a.ts'], ['x/src/a.ts', 'src/a.ts'], [], ['ambiguous', 'ambiguous']],
    ['a name alone', ['src/index.ts'], ['index.ts'], [], [null]],
    ['beside one from the root', ['src/a.ts', 'packages/x/lib/b.ts'], ['src/a.ts', 'lib/b.ts'], [], ['src/a.ts', null]],
    [
      'out of the repository',
      ['etc/passwd', 'src/a.ts'],
      ['../../etc/passwd', '../src/a.ts', 'src/../../src/a.ts'],
      [],
      [null, null, null],
    ],
    ['of nothing', ['src/a.ts'], ['', '.', '/', '\0', 'src/a.ts\0'], [], [null, null, null, null, null]],
  ])('%s', (_what, changed, named, roots, expected) => {
    expect(place(changed, named, roots)).toEqual(expected);
  });

  it('takes the first of several names that is a file of the change', () => {
    const names = [['a.py', '/x/shop/a.py', 'shop/a.py']];
    expect(new ChangedPaths(['shop/a.py']).placeAll(names, [])).toEqual([{ path: 'shop/a.py' }]);
  });

  it('costs little however many there are', () => {
    const clock = processorClock();
    const changed = Array.from({ length: 3_000 }, (_, at) => `d${at}/src/index.ts`);
    place(
      changed,
      Array.from({ length: 50_000 }, (_, at) => `/x${at}/d${at % 3_000}/src/index.ts`),
    );
    place(
      changed,
      Array.from({ length: 50_000 }, () => 'src/index.ts'),
    );
    expect(clock()).toBeLessThan(RUNAWAY_MILLISECONDS);
  });
});

describe('a test of a report', () => {
  const changed = ['tests/test_cart.py', 'core/src/test/java/com/shop/CartTest.java', 'src/cart.test.ts', 'src/x/a.ts'];
  const places = { paths: new ChangedPaths(changed), modules: new ChangedModules(changed), changed: new Set(changed) };
  const test = (suite: string, file: string | null = null, outcome: 'passed' | 'failed' = 'passed') => ({
    suite,
    name: 'n',
    file,
    line: null,
    outcome,
  });
  const fileOf = (suite: string, file: string | null = null) =>
    placeTests([test(suite, file)], 'd', ['/w'], places, 10).tests.map((one) => one.file);

  it.each([
    ['tests.test_cart', 'tests/test_cart.py'],
    ['tests.test_cart.TestCart', 'tests/test_cart.py'],
    ['com.shop.CartTest', 'core/src/test/java/com/shop/CartTest.java'],
    ['com.shop.CartTest$Inner', 'core/src/test/java/com/shop/CartTest.java'],
    ['CartTest', 'core/src/test/java/com/shop/CartTest.java'],
    ['src/cart.test.ts', 'src/cart.test.ts'],
    ['com.other.CartTest', null],
    ['github.com/o/r/cart', null],
    ['cart adds an item', null],
    ['', null],
  ])('of %j is in %j', (suite, file) => {
    expect(fileOf(suite)).toEqual([file]);
  });

  it('is where its file says, however its class is called', () => {
    expect(fileOf('com.shop.CartTest', '/w/src/cart.test.ts')).toEqual(['src/cart.test.ts']);
  });

  it('is counted alone where its file did not change, unless it failed', () => {
    const tests = [
      test('a', 'other/a.test.ts'),
      test('a', 'other/b.test.ts', 'failed'),
      test('x'),
      test('tests.test_cart'),
    ];
    const report = placeTests(tests, 'd', [], places, 10);
    expect(report.counts).toEqual({ passed: 3, failed: 1, skipped: 0, error: 0 });
    expect(report.tests.map(({ file }) => file)).toEqual(['other/b.test.ts', 'tests/test_cart.py', null]);
    expect(placeTests(tests, 'd', [], places, 1).tests).toMatchObject([{ outcome: 'failed' }]);
  });
});
