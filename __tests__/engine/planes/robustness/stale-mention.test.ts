import { staleMention } from '../../../../src/engine/planes/robustness/stale-mention.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const HOLDS = ' // Independent of cartHash, which may repeat.';

describeRule(staleMention, {
  beside: [
    'tests/logic-without-test',
    'robustness/unused-value',
    'hygiene/undocumented-export',
    'contract/signature-break',
    'intent/claim-not-held',
  ],
  invalid: [
    ...cases(
      [
        [
          'src/a.ts',
          [HOLDS, ' export function a() {', '-  const cartHash = hash(b);', '-  c(cartHash);', '+  c(1);', ' }'],
          1,
        ],
        [
          'src/a.go',
          [' package a', HOLDS, ' func a() {', '-\tcartHash := hash(b)', '-\tc(cartHash)', '+\tc(1)', ' }'],
          2,
        ],
        [
          'src/a.py',
          [
            ' # Independent of cart_hash, which may repeat.',
            ' def a():',
            '-    cart_hash = hash(b)',
            '-    c(cart_hash)',
            '+    c(1)',
          ],
          1,
        ],
        [
          'src/a.ts',
          [
            HOLDS,
            '-function cartHash(b: B) {',
            '-  return b.c;',
            '-}',
            ' export function a(b: B) {',
            '-  return cartHash(b);',
            '+  return b.c;',
            ' }',
          ],
          1,
        ],
      ],
      (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
    ),
    {
      name: 'a parameter that is renamed, and not in its comment',
      files: {
        'src/a.ts': diff(
          ' /**',
          '  * Counts.',
          '  * @param lines what is counted',
          '  */',
          '-function count(lines: number[]) {',
          '-  return lines.length;',
          '+function count(rows: number[]) {',
          '+  return rows.length;',
          ' }',
          ' export const total = count([1]);',
        ),
      },
      findings: ['3 info'],
    },
  ],
  valid: cases(
    [
      [
        'still there',
        'src/a.ts',
        [
          HOLDS,
          ' export function a() {',
          '-  const cartHash = hash(b);',
          '+  const cartHash = digest(b);',
          '   c(cartHash);',
          ' }',
        ],
      ],
      [
        'what was',
        'src/a.ts',
        [
          ' // Formerly cartHash.',
          ' export function a() {',
          '-  const cartHash = hash(b);',
          '-  c(cartHash);',
          '+  c(1);',
          ' }',
        ],
      ],
      [
        'a word',
        'src/a.ts',
        [
          ' // Independent of event, which may repeat.',
          ' export function a() {',
          '-  const event = hash(b);',
          '-  c(event);',
          '+  c(1);',
          ' }',
        ],
      ],
      [
        'a text of the program',
        'src/a.ts',
        [HOLDS, ' export function a() {', '-  const cartHash = hash(b);', '-  c(cartHash);', "+  c('cartHash');", ' }'],
      ],
      [
        'the comment went too',
        'src/a.ts',
        [
          `-${HOLDS.slice(1)}`,
          ' export function a() {',
          '-  const cartHash = hash(b);',
          '-  c(cartHash);',
          '+  c(1);',
          ' }',
        ],
      ],
      [
        'a comment that follows',
        'src/a.ts',
        [
          ' /**',
          '  * Counts.',
          '- * @param lines what is counted',
          '+ * @param rows what is counted',
          '  */',
          '-function count(lines: number[]) {',
          '-  return lines.length;',
          '+function count(rows: number[]) {',
          '+  return rows.length;',
          ' }',
          ' export const total = count([1]);',
        ],
      ],
    ],
    (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
  ),
});
