import { madePublic } from '../../../../src/engine/planes/contract/made-public.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(madePublic, {
  beside: ['tests/logic-without-test', 'contract/signature-break', 'hygiene/undocumented-export'],
  invalid: [
    ...cases(
      [
        [
          'src/a.ts',
          [' export class A {', '-  private b(): number {', '+  b(): number {', '     return this.c;', '   }', ' }'],
          2,
        ],
        [
          'src/a.ts',
          [' export class A {', '-  #reset(): number {', '+  reset(): number {', '     return this.c;', '   }', ' }'],
          2,
        ],
        [
          'src/A.java',
          [' public class A {', '-  private int b() {', '+  public int b() {', '     return c;', '   }', ' }'],
          2,
        ],
        [
          'src/A.kt',
          [' class A {', '-  private fun b(): Int {', '+  fun b(): Int {', '     return c', '   }', ' }'],
          2,
        ],
        [
          'src/A.cs',
          [' public class A {', '-  private int B() {', '+  public int B() {', '     return C;', '   }', ' }'],
          2,
        ],
        [
          'src/A.php',
          [
            ' <?php',
            ' class A {',
            '-  private function b() {',
            '+  public function b() {',
            '     return 1;',
            '   }',
            ' }',
          ],
          3,
        ],
      ],
      (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
    ),
    {
      name: 'for those who inherit',
      files: {
        'src/A.kt': diff(
          ' open class A {',
          '-  private fun b(): Int {',
          '+  protected fun b(): Int {',
          '     return c',
          '   }',
          ' }',
        ),
      },
      findings: ['2 info'],
      titles: ['b was private and subclasses can use it now'],
    },
  ],
  valid: cases(
    [
      [
        'for the package',
        'src/A.java',
        [' public class A {', '-  private int b() {', '+  int b() {', '     return c;', '   }', ' }'],
      ],
      [
        'public before',
        'src/A.java',
        [' public class A {', '-  public int b() {', '+  public long b() {', '     return c;', '   }', ' }'],
      ],
      ['new', 'src/a.ts', [' export class A {', '+  b(): number {', '+    return this.c;', '+  }', ' }']],
      [
        'still private',
        'src/a.ts',
        [
          ' export class A {',
          '-  private b(): number {',
          '+  private c(): number {',
          '     return this.d;',
          '   }',
          ' }',
        ],
      ],
    ],
    (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
  ),
});
