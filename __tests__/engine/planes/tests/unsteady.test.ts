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
        ['a_test.go', '\ttime.Sleep(time.Millisecond)'],
        ['test_a.py', '    time.sleep(0.5)'],
        ['src/test/java/ATest.java', '    Thread.sleep(100);'],
        ['tests/ATests.cs', '    await Task.Delay(100);'],
        ['a.test.ts', '  await page.waitForTimeout(500);'],
        ['a.test.ts', '  await new Promise((resolve) => setTimeout(resolve, 100));'],
        ['tests/a.rs', '    thread::sleep(Duration::from_millis(5));'],
        ['spec/a_spec.rb', '    sleep 0.1'],
        ['test/a_test.exs', '    Process.sleep(50)'],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 info'] }),
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
      name: 'a wait that only moved',
      files: { 'test_a.py': diff(' a()', '-time.sleep(1)', ' b()', '+time.sleep(1)') },
    },
  ],
  beside: ['tests/not-collected'],
});
