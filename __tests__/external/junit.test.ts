/** JUnit XML as the writers of several ecosystems leave it, and as nobody should. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../../src/external/index.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../stand-ins/processor-time.js';

async function read(text: string) {
  const { report } = await readReport('junit', 'r.xml', text, []);
  return report.kind === 'junit' ? report.tests : [];
}
const catchFault = (text: string) =>
  readReport('junit', 'r.xml', text, []).then(
    () => 'none',
    (fault: unknown) =>
      fault instanceof Error && fault.name === 'ReportError' ? fault.message : `other: ${String(fault)}`,
  );
const test = (
  suite: string,
  name: string,
  outcome = 'passed',
  file: string | null = null,
  line: number | null = null,
) => ({
  suite,
  name,
  file,
  line,
  outcome,
});

describe('what is read', () => {
  it.each([
    [
      'pytest',
      `<?xml version="1.0" encoding="utf-8"?><testsuites><testsuite name="pytest" errors="0" failures="1" skipped="1" tests="3">
       <testcase classname="tests.test_cart.TestCart" name="test_total[1-2]" time="0.001" />
       <testcase classname="tests.test_cart" name="test_tax"><failure message="assert 1 == 2">trace &amp; more</failure></testcase>
       <testcase classname="tests.test_cart" name="test_later" file="tests/test_cart.py" line="7"><skipped type="pytest.skip"/></testcase>
       </testsuite></testsuites>`,
      [
        test('tests.test_cart.TestCart', 'test_total[1-2]'),
        test('tests.test_cart', 'test_tax', 'failed'),
        test('tests.test_cart', 'test_later', 'skipped', 'tests/test_cart.py', 7),
      ],
    ],
    [
      'Maven, flaky ones among them',
      `<testsuite xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="x" name="com.shop.CartTest" tests="3" errors="1" failures="0">
       <properties><property name="java.version" value="21"/></properties>
       <testcase name="total" classname="com.shop.CartTest"><flakyFailure message="m"/><system-out><![CDATA[<failure/>]]></system-out></testcase>
       <testcase name="tax" classname="com.shop.CartTest"><error type="java.lang.NullPointerException"/></testcase>
       </testsuite>`,
      [test('com.shop.CartTest', 'total'), test('com.shop.CartTest', 'tax', 'error')],
    ],
    [
      'Jest, with a file that could not be loaded',
      `<testsuites name="jest tests" tests="1" failures="0" errors="1">
       <testsuite name="cart" errors="0" failures="0"><testcase classname="cart adds" name="cart adds" file="src/cart.test.ts"></testcase></testsuite>
       <testsuite name="src/broken.test.ts" errors="1" failures="0" tests="0"></testsuite></testsuites>`,
      [
        test('cart adds', 'cart adds', 'passed', 'src/cart.test.ts'),
        test('src/broken.test.ts', 'src/broken.test.ts', 'error'),
      ],
    ],
    [
      'gotestsum',
      `<testsuites><testsuite name="github.com/o/r/cart" tests="1"><testcase classname="github.com/o/r/cart" name="TestTotal/empty"/></testsuite></testsuites>`,
      [test('github.com/o/r/cart', 'TestTotal/empty')],
    ],
    [
      'PHPUnit: suites in suites, a file each',
      `<testsuites><testsuite name="all" failures="1"><testsuite name="CartTest" file="/app/tests/CartTest.php" failures="1">
       <testcase name="testTotal" class="CartTest" classname="Cart" line="12"><failure/></testcase></testsuite></testsuite></testsuites>`,
      [test('Cart', 'testTotal', 'failed', '/app/tests/CartTest.php', 12)],
    ],
    [
      'GoogleTest',
      `<testsuites><testsuite name="Cart"><testcase name="Off" status="notrun" classname="Cart"/></testsuite></testsuites>`,
      [test('Cart', 'Off', 'skipped')],
    ],
    [
      'control characters in messages',
      `<testsuite><testcase name="a"><failure message="\u001b[31mred"/></testcase></testsuite>`,
      [test('', 'a', 'failed')],
    ],
    ['no test at all', '<testsuites/>', []],
  ])('%s', async (_what, text, tests) => {
    expect(await read(text)).toEqual(tests);
  });
});

describe('what cannot be used', () => {
  const bomb = `<!DOCTYPE t [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><testsuite name="&b;"/>`;
  it.each([
    ['an empty file', '', 'is no JUnit XML'],
    ['another file', '{"tests": []}', 'is no well-formed XML'],
    ['other XML', '<coverage/>', 'its first element is neither testsuites nor testsuite'],
    ['half a file', '<testsuite><testcase name="a">', 'is no well-formed XML'],
    ['entities that multiply', bomb, 'declares entities, which are never read: write the report without them (line 1)'],
    [
      'an entity of a file',
      '<!DOCTYPE t [<!ENTITY x SYSTEM "file:///etc/passwd">]><testsuite name="&x;"/>',
      'declares entities',
    ],
    ['an entity of nowhere', '<testsuite name="&secret;"/>', 'uses entities of its own'],
    ['too deep', '<testsuite>'.repeat(70), 'has elements in more than 64 others'],
    [
      'too many attributes',
      `<testsuite ${Array.from({ length: 70 }, (_, at) => `a${at}="1"`).join(' ')}/>`,
      'more than 64 attributes',
    ],
    [
      'names of what objects have',
      '<testsuite hasOwnProperty="1" __proto__="2"><testcase constructor="a"',
      'has attributes that cannot be read',
    ],
    [
      'too many tests',
      `<testsuite>${'<testcase name="a"/>'.repeat(200_001)}</testsuite>`,
      'holds more than 200000 tests',
    ],
    ['too large', ' '.repeat(10 * 1024 * 1024 + 1), 'is larger than 10 MiB'],
  ])('%s', async (_what, text, words) => {
    const fault = await catchFault(text);
    expect(fault).toContain(words);
    expect(fault.startsWith('r.xml ')).toBe(true);
  });

  it('costs no more than its size', async () => {
    const clock = processorClock();
    await catchFault(`<testsuite>${'<a>'.repeat(50)}${'x'.repeat(9_000_000)}`);
    await catchFault(`<testsuite name="${'&#65;'.repeat(1_900_000)}"/>`);
    expect(clock()).toBeLessThan(RUNAWAY_MILLISECONDS);
  });
});
