import { sameTwice } from '../../../../src/engine/planes/robustness/same-twice.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(sameTwice, {
  beside: ['tests/logic-without-test', 'robustness/unused-value'],
  invalid: cases(
    [
      ['src/a.ts', [' export function a(b: B) {', '+  if (b.c === b.c) d();', ' }'], 2],
      ['src/a.go', [' func a(b B) {', '+\tif b.open && b.open {', '+\t\tc()', '+\t}', ' }'], 2],
      ['src/a.ts', [' export function a(b: B) {', '+  b.c = b.c;', ' }'], 2],
      ['src/a.php', [' <?php', ' function a($b) {', '+  return $b ? 1 : 1;', ' }'], 3],
      ['src/a.kt', [' fun a() {', '+  file = open("b")', '+  file = open("c")', ' }'], 3],
      ['src/a.py', [' def a(b):', '     if b == 1:', '         c()', '+    elif b == 1:', '+        d()'], 4],
      ['src/a.ts', [' export const A = [', "   'one',", "   'two',", "   'three',", "+  'two',", ' ];'], 5],
      ['config/app.yml', [' cart:', '   - one', '   - two', '+  - one', '   - three'], 4],
    ],
    (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
  ),
  valid: cases(
    [
      ['not a number', 'src/a.ts', [' export function a(b: number) {', '+  return b !== b;', ' }']],
      ['a guard', 'src/a.ts', [' export function a(b?: number) {', '+  return b && b > 1;', ' }']],
      ['bits', 'src/a.py', [' def a(b):', '+    return b.c & D.E == D.E']],
      ['a part', 'src/a.ts', [' export function a(b: B) {', '+  return b.c === b.cd;', ' }']],
      ['a product', 'src/a.ts', [' export function a(b: number, c: number) {', '+  return b * c === c;', ' }']],
      ['read between', 'src/a.kt', [' fun a() {', '+  file = open("b")', '+  file = wrap(file)', ' }']],
      [
        'another chain',
        'src/a.py',
        [' def a(b):', '     if b == 1:', '         c()', '+    if b == 1:', '+        d()'],
      ],
      [
        'data',
        'src/a.ts',
        [' export const A = [', "+  'one',", "+  'one',", "+  'one',", "+  'two',", "+  'two',", ' ];'],
      ],
      [
        'two lists',
        'config/app.yml',
        [' cart:', '   - one', '   - two', ' shop:', '+  - one', '+  - two', '+  - three'],
      ],
      [
        'a field of the same name',
        'src/A.java',
        [' class A {', '   void a(int b) {', '+    this.b = b;', '   }', ' }'],
      ],
    ],
    (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
  ),
});
