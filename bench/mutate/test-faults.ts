/** Faults in tests: cases that check nothing, assertions that cannot fail, tests in comments, runners told to run fewer. */
import { drawn, type PlainFault } from './other-faults.js';

const WITHOUT = [/^tests\/without-assertion$/u];
const VACUOUS = [/^tests\/vacuous-assertion$/u];
const DISABLED = [/^tests\/disabled$/u];
const FOCUSED = [/^tests\/focused$/u];
const NARROWED = [/^integrity\/tests-narrowed$/u];

/** Returns the faults of one round; names and values differ between rounds. */
export function testFaults(seed: number): readonly PlainFault[] {
  const name = drawn('abcdefghijklmnop', 7, seed);
  const js = (kind: string, rules: readonly RegExp[], ...lines: readonly string[]): PlainFault => ({
    kind,
    rules,
    path: `src/${name}.test.ts`,
    hunk: lines.join('\n'),
  });
  const inCase = (kind: string, line: string): PlainFault =>
    js(
      kind,
      VACUOUS,
      ` it('${name} adds', () => {`,
      `   const sum = ${name}(1, 2);`,
      `+  ${line}`,
      '   expect(sum).toBe(3);',
      ' });',
    );
  return [
    js(
      'member in brackets',
      DISABLED,
      ` const ${name} = 1;`,
      `+it['skip']('${name}', () => expect(f()).toBe(${seed}));`,
    ),
    js(
      'option of a test',
      FOCUSED,
      ` const ${name} = 1;`,
      `+it('${name}', { only: true }, () => expect(f()).toBe(${seed}));`,
    ),
    js('test in a comment', DISABLED, ` const ${name} = 1;`, `+// it('${name}', () => expect(f()).toBe(${seed}));`),
    inCase('matcher missing', `expect(${name}(${seed}, 1) === ${seed});`),
    inCase('matcher not called', `expect(${name}(${seed}, 1)).toBeTruthy;`),
    inCase('literal checked', 'expect(true).toBe(true);'),
    {
      kind: 'tuple asserted',
      rules: VACUOUS,
      path: `tests/test_${name}.py`,
      hunk: ` def test_${name}():\n     value = ${name}()\n+    assert (value == ${seed}, "${name}")\n     assert value > 0`,
    },
    {
      kind: 'case without assertion',
      rules: WITHOUT,
      path: `tests/test_${name}_new.py`,
      hunk: `+def test_${name}():\n+    cart = Cart(${seed})\n+    cart.add("${name}")\n+`,
    },
    {
      kind: 'focus of RSpec',
      rules: FOCUSED,
      path: `spec/${name}_spec.rb`,
      hunk: ` describe ${name.toUpperCase()} do\n-  it 'adds' do\n+  it 'adds', :focus do\n     expect(sum).to eq ${seed}`,
    },
    {
      kind: 'options of a runner',
      rules: NARROWED,
      path: 'pytest.ini',
      hunk: ` [pytest]\n-addopts = -ra\n+addopts = -ra -m "not ${name}"`,
    },
  ];
}
