import { unusedValue } from '../../../../src/engine/planes/robustness/unused-value.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const TOML = [' [plugins]', ' kotlin = { id = "kotlin" }', '+android-library = { id = "com.android.library" }'];

describeRule(unusedValue, {
  invalid: [
    {
      name: 'an import, which is given no value',
      files: { 'src/A.java': diff('+import java.util.List;', ' class A {', ' }') },
      findings: ['1 info'],
      titles: ['Nothing uses the import List'],
    },
    ...cases(
      [
        ['src/a.py', [' def a(b):', '+    total = 0', '     for c in b:', '+        total += c', '         d(c)'], 2],
        ['src/a.ts', [' export function a() {', "+  const total = b('x');", '   return c();', ' }'], 2],
        ['src/a.php', [' <?php', ' function a() {', '+  $total = b();', '   return c();', ' }'], 3],
        ['src/A.java', [' class A {', '   void a() {', '+    int total = 0;', '     b();', '   }', ' }'], 3],
        ['src/A.java', ['+import java.util.List;', ' class A {', ' }'], 1],
        ['src/A.cs', [' class A {', '   void B() {', '+    var total = C();', '     D();', '   }', ' }'], 3],
      ],
      (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
    ),
    ...cases(
      [
        ['src/A.php', [' <?php', '+use Shop\\Once;', ' class A {', ' }'], 2],
        [
          'src/a.ts',
          [
            ' function set(a: A, { value, old }: B) {',
            '-  if (value === old) return;',
            '   a.set(value);',
            ' }',
            ' export { set };',
          ],
          1,
        ],
        ['src/a.ts', [' const LIMIT = 4;', ' export function a() {', '-  return b(LIMIT);', '+  return b();', ' }'], 1],
        [
          'src/a.py',
          [' POOL_TIMEOUT = None', ' def a():', '-    return b(timeout=POOL_TIMEOUT)', '+    return b()'],
          1,
        ],
        [
          'src/A.java',
          [
            ' class A {',
            '   private final int limit = 3;',
            '   void a() {',
            '-    b(limit);',
            '+    b();',
            '   }',
            ' }',
          ],
          2,
        ],
      ],
      (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
    ),
    ...cases(
      [
        [
          'src/a.go',
          [
            ' func a() {',
            '+\tbbb := func(ccc map[string]string) string {',
            '+\t\treturn d(e)',
            '+\t}',
            '+\tf(bbb(g), bbb(h))',
            ' }',
          ],
          2,
        ],
        ['src/a.ts', ['+function a(b: number, ccc: number) {', '+  d(b);', '+}', '+a(1, 2);'], 1],
        [
          'src/A.java',
          [
            ' class A {',
            '+  private int a(int b, int ccc) {',
            '+    return b;',
            '+  }',
            '+  int d() {',
            '+    return a(1, 2);',
            '+  }',
            ' }',
          ],
          2,
        ],
        ['src/a.py', ['+def a(b, ccc):', '+    """Reads ccc."""', '+    return b', '+', '+a(1, 2)'], 1],
      ],
      (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
    ),
    {
      name: 'an alias of a catalogue',
      files: {
        'gradle/libs.versions.toml': diff(...TOML),
        'app/build.gradle.kts': diff(' plugins {', '+  id("com.android.library")', ' }'),
      },
      findings: ['gradle/libs.versions.toml:3 info'],
    },
  ],
  valid: [
    ...cases(
      [
        [
          'a function that is handed on',
          'src/a.ts',
          ['+function a(b: number, ccc: number) {', '+  d(b);', '+}', '+e(a);'],
        ],
        [
          'a parameter said to be unused',
          'src/a.ts',
          ['+function a(b: number, _c: number) {', '+  d(b);', '+}', '+a(1, 2);'],
        ],
        [
          'a function that is yet to come',
          'src/a.py',
          ['+def a(b, ccc):', '+    # later', '+    raise NotImplementedError', '+a(1, 2)'],
        ],
        [
          'a parameter in a text with holes',
          'src/a.py',
          ['+def a(b, ccc):', '+    d(b)', '+    return f"{ccc}"', '+a(1, 2)'],
        ],
        [
          'a class of PHP that a comment names',
          'src/A.php',
          [' <?php', '+use Shop\\Once;', ' /** @see Once */', ' class A {', ' }'],
        ],
        ['a trait', 'src/A.php', [' <?php', ' class A {', '+  use Once;', ' }']],
        [
          'a part that is read elsewhere',
          'src/a.ts',
          [' export function a({ value, old }: B) {', '-  if (value === old) return;', '   b(value, old);', ' }'],
        ],
        [
          'a part that is left out of the rest',
          'src/a.ts',
          [' export function a({ old, ...rest }: B) {', '-  c(old);', '   b(rest);', ' }'],
        ],
        [
          'an exported constant',
          'src/a.ts',
          [' export const LIMIT = 4;', ' export function a() {', '-  b(LIMIT);', '   c();', ' }'],
        ],
        [
          'a public field',
          'src/A.java',
          [' class A {', '   final int limit = 3;', '   void a() {', '-    b(limit);', '+    b();', '   }', ' }'],
        ],
        [
          'a constant that was never read',
          'src/a.py',
          [' POOL_TIMEOUT = None', ' def a():', '-    return b()', '+    return c()'],
        ],
        ['a parameter', 'src/a.py', [' def a(', '     b,', '+    option: str | None = None,', ' ):', '     return b']],
        [
          'what Java reads when it writes objects',
          'src/A.java',
          [' public class A {', '+    private static final long serialVersionUID = 1L;', ' }'],
        ],
        [
          'a field of Go, which all files of the package can read',
          'a.go',
          [
            ' package a',
            ' type mapping struct {',
            ' \tchecked map[string]bool // what has been checked',
            ' }',
            ' func f() *mapping {',
            ' \treturn &mapping{',
            ' \t\tchecked: make(map[string]bool),',
            ' \t}',
            ' }',
            '-func (m *mapping) has(name string) bool { return m.checked[name] }',
          ],
        ],
        ['it is read', 'src/a.py', [' def a(b):', '+    total = b()', '+    return total']],
        ['it is read in a text', 'src/a.py', [' def a(b):', '+    total = b()', '+    return f"{total}"']],
        ['an argument by name', 'src/a.py', [' def a(b):', '     return b(', '+        total=1,', '     )']],
        ['a field', 'src/a.py', [' class A:', '+    total = 0', '     other = 1']],
        ['a name of the module', 'src/a.py', [' import b', '+total = 0']],
        ['the result of a body', 'lib/a.rb', [' def a', '+  total = 1', ' end']],
        ['locals are read by name', 'src/a.py', [' def a(b):', '+    total = b()', '     return c(**locals())']],
        [
          'said to be unused',
          'src/a.ts',
          [' export function a() {', '+  const unusedTotal = b();', '   return c();', ' }'],
        ],
        ['an exported value', 'src/a.ts', [' b();', '+export const total = c();']],
        [
          'parameters of a constructor that are fields',
          'src/a.ts',
          [
            '+class Cart {',
            '+  constructor(',
            '+    private readonly lines: number,',
            '+    private readonly owner: string',
            '+  ) {}',
            '+',
            '+  copy() {',
            '+    return new Cart(this.lines, this.owner);',
            '+  }',
            '+  twice() {',
            '+    return this.constructor(1, 2);',
            '+  }',
            '+}',
            '+use(Cart);',
          ],
        ],
        ['a test', 'src/a.test.ts', [' export function a() {', '+  const total = b();', '   return c();', ' }']],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
    ),
    {
      name: 'an alias that a script uses',
      files: {
        'gradle/libs.versions.toml': diff(...TOML),
        'app/build.gradle.kts': diff(' plugins {', '+  alias(libs.plugins.android.library)', ' }'),
      },
    },
  ],
  beside: ['supply-chain/new-dependency'],
});
