import { undocumentedExport } from '../../../../src/engine/planes/hygiene/undocumented-export.js';
import { cases, diff, hunksAlone } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const names = ['Open', 'Close', 'Clear', 'Count', 'Price'];
/** A file of documented functions, language by language. */
const TS = names.flatMap((name) => [
  ` /** Does ${name}. */`,
  ` export function ${name}(a: number) {`,
  '   b(a);',
  ' }',
]);
const GO = [
  ' package cart',
  ...names.flatMap((name) => [` // ${name} does it.`, ` func ${name}(a int) {`, ' \tb(a)', ' }']),
];
const PY = names.flatMap((name) => [` def ${name.toLowerCase()}(a):`, '     """Does it."""', '     b(a)', ' ']);
const RS = names.flatMap((name) => [
  ` /// Does ${name}.`,
  ` pub fn ${name.toLowerCase()}(a: u8) {`,
  '     b(a);',
  ' }',
]);
const JAVA = names.flatMap((name) => [
  '   /**',
  `    * Does ${name}.`,
  '    */',
  `   public void do${name}(int a) {`,
  '     b(a);',
  '   }',
]);

const TYPES = names.flatMap((name) => [` /** A ${name}. */`, ` export interface ${name} {`, '   a: number;', ' }']);
const PHP = [
  ' <?php',
  ' class Shop',
  ' {',
  ...names.flatMap((name) => [
    '     /**',
    `      * Does ${name}.`,
    '      */',
    `     public function do${name}($a)`,
    '     {',
    '         b($a);',
    '     }',
  ]),
  ' }',
];

const NEW_TS = ['+export function merge(a: number) {', '+  b(a);', '+  return c(a);', '+}'];

describeRule(undocumentedExport, {
  invalid: [
    ...cases(
      [
        ['src/a.ts', [...TS, ...NEW_TS], 21],
        ['cart/a.go', [...GO, '+func Merge(a int) {', '+\tb(a)', '+\tc(a)', '+}'], 22],
        ['shop/a.py', [...PY, '+def merge(a):', '+    b(a)', '+    d(a)', '+    return c(a)'], 21],
        ['src/a.rs', [...RS, '+#[must_use]', '+pub fn merge(a: u8) -> u8 {', '+    b(a);', '+    c(a)', '+}'], 22],
        [
          'src/main/java/A.java',
          [
            ' public class A {',
            ...JAVA,
            '+  public int merge(int a) {',
            '+    b(a);',
            '+    return c(a);',
            '+  }',
            ' }',
          ],
          32,
        ],
      ],
      (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
    ),
  ],
  valid: [
    {
      name: 'a new file beside a documented one',
      files: {
        'src/a.ts': diff(...TYPES, '+// here', ' '),
        'src/b.ts': { old: null, new: 'export interface Cart {\n  readonly total: number;\n}\n' },
      },
    },
    {
      name: 'one neighbour without documentation',
      files: { 'src/a.ts': diff(...TS, ' export function bare(a: number) {', '   b(a);', '   c(a);', ' }', ...NEW_TS) },
    },
    ...cases(
      [
        ['documented', 'src/a.ts', [...TS, '+/** Merges. */', ...NEW_TS]],
        [
          'documented, below an attribute',
          'src/a.rs',
          [...RS, '+/// Merges.', '+#[must_use]', '+pub fn merge() {', '+    a();', '+    b();', '+}'],
        ],
        ['not exported', 'src/a.ts', [...TS, '+function merge(a: number) {', '+  b(a);', '+  return c(a);', '+}']],
        ['short', 'src/a.ts', [...TS, '+export const merge = (a: number) => a;']],
        ['neighbours without documentation', 'src/a.ts', [...TS.filter((line) => !line.startsWith(' /**')), ...NEW_TS]],
        ['a test', 'src/a.test.ts', [...TS, ...NEW_TS]],
        [
          'what overrides another',
          'src/main/java/A.java',
          [
            ' public class A {',
            ...JAVA,
            '+  @Override',
            '+  public int merge(int a) {',
            '+    b(a);',
            '+    return c(a);',
            '+  }',
            ' }',
          ],
        ],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
    ),
    {
      name: 'a type beside documented functions',
      files: {
        'src/a.ts': diff(...TS, '+// here', ' '),
        'src/b.ts': { old: null, new: 'export interface Cart {\n  readonly total: number;\n}\n' },
      },
    },
    {
      name: 'a class beside a class whose methods alone are documented',
      files: {
        'src/Shop.php': diff(...PHP, '+// here', ' '),
        'src/Cart.php': { old: null, new: '<?php\n\nclass Cart\n{\n    public $total = 0;\n}\n' },
      },
    },
    ...cases(
      [
        ['an error', 'export class CartError extends Error {\n  code = 1;\n}\n'],
        ['a marker', 'export interface Kept {\n}\n'],
        ['a marker on one line', 'export class Kept extends Cart {}\n'],
      ],
      (name, text) => ({
        name,
        files: { 'src/a.ts': diff(...TYPES, '+// here', ' '), 'src/b.ts': { old: null, new: text } },
      }),
    ),
    { name: 'three neighbours alone', files: { 'src/a.ts': diff(...TS.slice(0, 12), ...NEW_TS) } },
    { name: 'hunks alone', files: hunksAlone({ 'src/a.ts': diff(...TS, ...NEW_TS) }) },
  ],
});
