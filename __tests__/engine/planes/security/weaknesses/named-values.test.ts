import { expect, it } from '@jest/globals';
import { FileFlow } from '../../../../../src/engine/flow/file-flow.js';
import { createNamedValues } from '../../../../../src/engine/planes/security/weaknesses/named-values.js';

/** Returns a line with values in the place of its names. */
function fill(language: string, line: number, ...texts: readonly string[]): string {
  const lines = new Map(texts.map((text, at) => [at + 1, text] as const));
  return createNamedValues(() => FileFlow.ofLines({ lines, language }))(texts[line - 1] ?? '', line).text;
}

it('puts in the last value that reaches the line, of the function around it', () => {
  const texts = [
    'def load(url):',
    '    check = False',
    '    get(url, verify=check)',
    'def save(url):',
    '    check = True',
    '    get(url, verify=check)',
  ];
  expect(fill('Python', 3, ...texts)).toContain('verify=False');
  expect(fill('Python', 6, ...texts)).toContain('verify=True');
});

it('takes what a branch may give before what stands above it', () => {
  const texts = ['check = True', 'if local:', '    check = False', 'get(url, verify=check)'];
  expect(fill('Python', 4, ...texts)).toContain('verify=False');
});

it('takes the only value of the file, and reads one over lines', () => {
  expect(fill('Kotlin', 4, 'val MODE = "ecb"', 'class A {', '  fun f() {', '    make(MODE)', '  }', '}')).toContain(
    '"ecb"',
  );
  expect(fill('JavaScript', 4, 'const all = [', '  "a",', '];', 'use(all)')).toContain('[ "a", ]');
});

it('leaves names alone that have several values elsewhere, or one that is computed', () => {
  const texts = ['def f():', '    a = True', 'def g():', '    a = False', 'def h():', '    get(verify=a)'];
  expect(fill('Python', 6, ...texts)).toContain('verify=a');
  expect(fill('Python', 2, 'a = compute(b)', 'get(verify=a)')).toContain('verify=a');
});
