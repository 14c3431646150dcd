/** Tests as runners report them, and as the change writes them: the same test is known again. */
import { describe, expect, it } from '@jest/globals';
import { isSameTest, nameTest, readTests } from '../../src/proving/tests.js';

const NODE = `<?xml version="1.0" encoding="utf-8"?>
<testsuites>
	<testcase name="adds" time="0.001" classname="test" file="/x/test/cart.test.js"/>
	<testsuite name="cart" tests="1">
		<testcase name="caps &quot;&lt;50&gt;&quot;" classname="test">
			<failure type="testCodeFailure" message="5 !== 6">
[Error [ERR_TEST_FAILURE]: 5 &amp; 6]
			</failure>
		</testcase>
	</testsuite>
</testsuites>`;

const PYTEST = `<testsuites><testsuite name="pytest"><testcase classname="tests.test_cart" name="test_cap[1]"><failure message="assert 1 == 2"><![CDATA[<testcase name="no"/>]]></failure></testcase><testcase classname="tests.test_cart" name="test_skip"><skipped type="pytest.skip" message="x"/></testcase><testcase classname="" name="tests.test_ship"><error message="collection failure">ImportError</error></testcase></testsuite></testsuites>`;

const VITEST = `<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests" tests="2" failures="1" errors="0" time="0.007">
    <testsuite name="test/cart.test.ts" tests="2" failures="1" errors="0" skipped="0" time="0.007">
        <testcase classname="test/cart.test.ts" name="cart &gt; adds up" time="0.001">
        </testcase>
        <testcase classname="test/cart.test.ts" name="cart &gt; caps a discount" time="0.004">
            <failure message="expected +0 to be 40 // Object.is equality" type="AssertionError">
AssertionError: expected +0 to be 40 // Object.is equality
 ❯ test/cart.test.ts:10:31
            </failure>
        </testcase>
    </testsuite>
</testsuites>`;

describe('a report', () => {
  it.each([
    [
      'of node',
      NODE,
      [
        ['test › adds', 'passed'],
        ['test › caps "<50>"', 'failed'],
      ],
    ],
    [
      'of pytest',
      PYTEST,
      [
        ['tests.test_cart › test_cap[1]', 'failed'],
        ['tests.test_cart › test_skip', 'skipped'],
        ['tests.test_ship', 'error'],
      ],
    ],
    [
      'of Vitest',
      VITEST,
      [
        ['test/cart.test.ts › cart > adds up', 'passed'],
        ['test/cart.test.ts › cart > caps a discount', 'failed'],
      ],
    ],
    ['without tests', '<testsuites/>', []],
  ])('%s is read', async (_, text, expected) => {
    expect((await readTests(text)).map((one) => [nameTest(one), one.status])).toEqual(expected);
  });

  it('keeps what is said of a failure', async () => {
    expect((await readTests(NODE))[1]?.message).toMatch(/5 !== 6[\s\S]*5 & 6/u);
  });

  it.each(['', 'no XML', '<html></html>', '<testcase name="a"/>'])('%j is none', async (text) => {
    expect(await readTests(text)).toEqual([]);
  });
});

const reported = (name: string, classname = '', file = '') => ({
  name,
  classname,
  file,
  status: 'passed' as const,
  message: '',
});
const written = (name: string, file = 'test/cart.test.js') => ({ name, file, first: 1, last: 2, asserts: true });

it.each([
  ['node', reported('caps', 'test'), written('caps'), true],
  ['a suite before the name', reported('cart caps'), written('caps'), true],
  ['vitest', reported('cart > caps', 'test/cart.test.js'), written('caps'), true],
  [
    'pytest with parameters',
    reported('test_cap[1-2]', 'tests.test_cart'),
    written('test_cap', 'tests/test_cart.py'),
    true,
  ],
  [
    'pytest in a class',
    reported('test_cap', 'tests.test_cart.TestCart'),
    written('test_cap', 'tests/test_cart.py'),
    true,
  ],
  [
    'pytest in another module',
    reported('test_cap', 'tests.test_ship'),
    written('test_cap', 'tests/test_cart.py'),
    false,
  ],
  ['a part of a Go test', reported('TestCap/high', 'shop'), written('TestCap', 'cart_test.go'), true],
  ['another file', reported('caps', '', '/x/test/ship.test.js'), written('caps'), false],
  ['the same file', reported('caps', '', '/x/test/cart.test.js'), written('caps'), true],
  ['another name', reported('caps more'), written('caps'), false],
])('is known again: %s', (_, one, other, same) => {
  expect(isSameTest(one, other)).toBe(same);
});
