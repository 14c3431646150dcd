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

describeRule(unsteady, {
  invalid: [
    ...cases(
      [
        ['a_test.go', 'func TestA(t *testing.T) {', '\ttime.Sleep(time.Millisecond)', '}'],
        ['test_a.py', 'def test_a():', '    time.sleep(0.5)', '    assert a'],
        ['src/test/java/ATest.java', 'class ATest { @Test void a() {', '    Thread.sleep(100);', '} }'],
        ['tests/ATests.cs', 'class ATests { [Fact] public void A() {', '    await Task.Delay(100);', '} }'],
        ['a.test.ts', "it('a', async () => {", '  await page.waitForTimeout(500);', '});'],
        ['a.test.ts', "it('a', async () => {", '  await new Promise((resolve) => setTimeout(resolve, 100));', '});'],
        ['tests/a.rs', '#[test] fn a() {', '    thread::sleep(Duration::from_millis(5));', '}'],
        ['spec/a_spec.rb', "it 'a' do", '    sleep 0.1', 'end'],
        ['test/a_test.exs', 'test "a" do', '    Process.sleep(50)', 'end'],
      ],
      (path, head, line, foot) => ({
        files: { [path]: diff(` ${head}`, `+${line}`, ` ${foot}`) },
        findings: ['2 info'],
      }),
    ),
    { name: 'an end from another goroutine', files: { 'a_test.go': diff(...GOROUTINE) }, findings: ['3 info'] },
  ],
  valid: [
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
      name: 'a wait that only moved',
      files: { 'test_a.py': diff(' a()', '-time.sleep(1)', ' b()', '+time.sleep(1)') },
    },
  ],
  beside: ['tests/not-collected'],
});
