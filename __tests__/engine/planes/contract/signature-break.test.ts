import { signatureBreak } from '../../../../src/engine/planes/contract/signature-break.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

/** A function's head that changes; its body stays. */
function changed(path: string, before: string, after: string, head = '') {
  const body = '\n  return make(a, one, two, three);\n}\n';
  return { name: `${path}: ${before} → ${after}`, files: edit(path, head + before + body, head + after + body) };
}

describeRule(signatureBreak, {
  invalid: [
    ...cases(
      [
        ['src/a.ts', 'export function f(a: A, b: B): C {', 'export function f(a: A): C {'],
        ['src/a.ts', 'export function f(a: A, b: B): C {', 'export function f(b: B, a: A): C {'],
        ['src/a.ts', 'export function f(a: A): C {', 'export function f(a: A, b: B): C {'],
        ['src/a.ts', 'export function f(a: A, b?: B): C {', 'export function f(a: A, b: B): C {'],
        ['src/a.ts', 'export function f(a: string | number): C {', 'export function f(a: string): C {'],
        ['src/a.ts', 'export function f(a: A): C {', 'export async function f(a: A): Promise<C> {'],
        ['src/a.ts', 'export function f(a: A): Cents {', 'export function f(a: A): Euros {'],
        ['src/a.js', 'export function f(a, b) {', 'export function f(a) {'],
        ['a/b.go', 'func F(a int) error {', 'func F(a int, b string) error {'],
      ],
      (path, before, after) => ({
        ...changed(path, before, after, path.endsWith('.go') ? 'package a\n\n' : 'const z = 1;\n\n'),
        findings: ['3 info'],
      }),
    ),
    {
      ...changed('src/index.ts', 'export function f(a: A, b: B): C {', 'export function f(a: A): C {'),
      findings: ['1 warn'],
    },
  ],
  valid: cases(
    [
      ['src/a.ts', 'export function f(a: A): C {', 'export function f(a: A, b?: B): C {'],
      ['src/a.ts', 'export function f(a: A): C {', 'export function f(a: A, b = 1): C {'],
      ['src/a.ts', 'export function f(a: string): C {', 'export function f(a: string | number): C {'],
      ['src/a.ts', 'export function f(a: A): C {', 'export function f(b: A): C {'],
      ['src/a.ts', 'export function f(a: Cart): C {', 'export function f<T>(a: T): C {'],
      ['src/a.ts', 'function f(a: A, b: B): C {', 'function f(a: A): C {'],
      ['src/internal/a.ts', 'export function f(a: A, b: B): C {', 'export function f(a: A): C {'],
    ],
    (path, before, after) => changed(path, before, after),
  ),
});
