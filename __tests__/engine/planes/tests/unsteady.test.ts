import { unsteady } from '../../../../src/engine/planes/tests/unsteady.js';
import { addedTo } from '../../run-planes.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const GOROUTINE = [
  ' func TestA(t *testing.T) {',
  ' \tgo func() {',
  '+\t\trequire.NoError(t, f())',
  ' \t}()',
  ' \tg()',
  ' }',
];

const LATCH = (test: string) => [
  ' class ATest {',
  `   ${test} void a() {`,
  '     start(latch::countDown);',
  '+    latch.await();',
  '     assertTrue(a);',
  '   }',
  ' }',
];

describeRule(unsteady, {
  invalid: [
    ...cases(
      [
        ['a wait without a limit', 'src/test/java/ATest.java', LATCH('@Test'), 4],
        ['a server of a script', 'test/run.sh', [' set -e', '+./serve &', '+sleep 2', '+./check'], 3],
        [
          'a server of a workflow',
          '.github/workflows/a.yml',
          [
            ' on: push',
            ' permissions: {}',
            ' jobs:',
            '   a:',
            '     steps:',
            '       - run: |',
            '           npm start &',
            '+          sleep 5',
            '           npm test',
          ],
          8,
        ],
      ],
      (name, path, marked, line) => ({ name, files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
    ),
    ...cases(
      [
        ['a_test.go', 'func TestA(t *testing.T) {', '\ttime.Sleep(time.Millisecond)', '\tassert.True(t, a)', '}'],
        ['test_a.py', 'def test_a():', '    time.sleep(0.5)', '    assert a', '# end'],
        [
          'src/test/java/ATest.java',
          'class ATest { @Test void a() {',
          '    Thread.sleep(100);',
          '    assertTrue(a);',
          '} }',
        ],
        [
          'tests/ATests.cs',
          'class ATests { [Fact] public void A() {',
          '    await Task.Delay(100);',
          '    Assert.True(a);',
          '} }',
        ],
        ['a.test.ts', "it('a', async () => {", '  await page.waitForTimeout(500);', '  expect(a).toBe(1);', '});'],
        [
          'a.test.ts',
          "it('a', async () => {",
          '  await new Promise((resolve) => setTimeout(resolve, 100));',
          '  expect(a).toBe(1);',
          '});',
        ],
        ['tests/a.rs', '#[test]\n fn a() {', '    thread::sleep(Duration::from_millis(5));', '    assert!(a);', '}'],
        ['spec/a_spec.rb', "it 'a' do", '    sleep 0.1', '    expect(a).to eq(1)', 'end'],
      ],
      (path, head, line, check, foot) => ({
        files: { [path]: diff(...` ${head}`.split('\n'), `+${line}`, ` ${check}`, ` ${foot}`) },
        findings: [`${head.split('\n').length + 1} info`],
      }),
    ),
    { name: 'an end from another goroutine', files: { 'a_test.go': diff(...GOROUTINE) }, findings: ['3 info'] },
  ],
  valid: [
    ...cases(
      [
        ['a test with a limit', 'src/test/java/ATest.java', LATCH('@Test @Timeout(5)')],
        [
          'a wait with a limit',
          'src/test/java/ATest.java',
          LATCH('@Test').map((line) => line.replace('await()', 'await(1, SECONDS)')),
        ],
        ['a script that waits for something else', 'test/run.sh', [' set -e', '+./stop', '+sleep 2']],
        ['two commands', 'test/run.sh', [' set -e', '+./a &&', '+sleep 2']],
        ['a loop that asks', 'test/run.sh', [' ./serve &', '+until ./ask; do', '+  sleep 2', '+done']],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
    ),
    ...cases(
      [
        ['a.go', '\ttime.Sleep(time.Millisecond)'],
        ['test_a.py', '    await asyncio.sleep(0)'],
        ['test_a.py', '    # time.sleep(1)'],
        ['a.test.ts', "  const a = 'sleep(1)';"],
        ['a_test.go', '\tfor !done() { time.Sleep(poll) }'],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) } }),
    ),
    // Without a check below it, in a loop or in a function of its own, a wait may be there for another reason.
    ...cases(
      [
        ['nothing is checked below it', ['+  await sleep(50);', '   close(a);', '   expect(b);'].slice(0, 2)],
        ['a loop', ['   for (const a of b) {', '+    await sleep(50);', '     expect(a).toBe(1);', '   }']],
        ['an act that takes long', ['+  await sleep(50);', '   await a.commit();', '   expect(a.done).toBe(1);']],
        ['a callback', ['   run(async () => {', '+    await sleep(50);', '   });', '   expect(a).toBe(1);']],
      ],
      (name, body) => ({
        name,
        files: { 'a.test.ts': diff(" it('a', async () => {", '   const a = b();', ...body, ' });') },
      }),
    ),
    {
      name: 'a helper beside the tests',
      files: {
        'a.test.ts': diff(
          ' async function settle(a) {',
          '+  await sleep(50);',
          '   expect(a).toBe(1);',
          ' }',
          " it('a', () => settle(1));",
        ),
      },
    },
    {
      name: 'an end from the test itself, below a goroutine',
      files: {
        'a_test.go': diff(
          ' func TestA(t *testing.T) {',
          ' \tgo func() {',
          ' \t\tf()',
          ' \t}()',
          '+\trequire.NoError(t, g())',
          ' }',
        ),
      },
    },
    {
      name: 'a stand-in that answers late',
      files: {
        'a.test.ts': diff(
          " it('a', async () => {",
          '   const load = async () => {',
          '+    await sleep(10);',
          "     return 'a';",
          '   };',
          '   expect(await load()).toBe(1);',
          ' });',
        ),
      },
    },
    {
      name: 'a function that is handed over under a name, and what takes a turn alone',
      files: {
        'a.test.ts': diff(
          " it('a', async () => {",
          '   const state = useQuery({',
          '+    load: async ({ page }) => {',
          '+      await sleep(10);',
          '+      if (broken) throw new Error();',
          '+      return page;',
          '+    },',
          '   });',
          '+  await new Promise((resolve) => setTimeout(resolve));',
          '+  await new Promise((r) => setTimeout(r, 0));',
          '   expect(state).toBe(1);',
          ' });',
        ),
      },
    },
    {
      name: 'a program that tests run',
      files: {
        'test/app.rb': diff(
          " get '/stream' do",
          '   stream do |out|',
          '+    sleep 1.25',
          '     out.close',
          '   end',
          ' end',
        ),
      },
    },
    {
      name: 'a wait that only takes longer',
      files: { 'test_a.py': diff(' def test_a():', '-    time.sleep(1)', '+    time.sleep(2)', '     assert a') },
    },
    {
      name: 'a wait that moved with its test to another file',
      files: {
        'a.test.js': { old: "it('a', async () => {\n  await sleep(50);\n  expect(a).toBe(1);\n});\n", new: null },
        'a.test.ts': { old: null, new: "it('a', async () => {\n  await sleep(50);\n  expect(a).toBe(1);\n});\n" },
      },
    },
    {
      name: 'a wait that only moved',
      files: { 'test_a.py': diff(' a()', '-time.sleep(1)', ' b()', '+time.sleep(1)') },
    },
  ],
  beside: ['tests/not-collected', 'integrity/workflow-permissions'],
});
