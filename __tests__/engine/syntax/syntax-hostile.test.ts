/** Texts that nobody writes by hand, and that somebody may send: they end in time, alike each time, with columns that hold. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toCanonicalJson } from '../../../src/engine/index.js';
import type { FileSyntax } from '../../../src/engine/model.js';
import type { FileSpec } from '../../stand-ins/snapshot.js';
import { fileSyntax, readChangeSyntax } from './read-syntax.js';

/** A new file whose hunk is not made by the stand-in's diff, which is not for such texts. */
const added = (text: string): FileSpec => {
  const lines = text.split('\n');
  const shown = (text.endsWith('\n') ? lines.slice(0, -1) : lines).map((line) => `+${line}`);
  const hunk = { old_start: 0, old_lines: 0, new_start: 1, new_lines: shown.length, section: '', lines: shown };
  return { new: '', raw: { new_text: text, hunks: [hunk] } };
};

function expectColumns(syntax: FileSyntax): void {
  for (const { text, code, comment } of [...syntax.added, ...syntax.removed]) {
    expect([code.length, comment.length]).toEqual([text.length, text.length]);
    const strange = [...text].some(
      (_, at) => (code[at] !== ' ' && code[at] !== text[at]) || (comment[at] !== ' ' && comment[at] !== text[at]),
    );
    expect(strange).toBe(false);
  }
}

describe('a text that is too much', () => {
  it.each([
    ['a line of 2 MB', 'a.ts', `${'a("b",/c/);'.repeat(190_000)}\n`, 'longer than 1000000 characters'],
    ['100,000 open brackets', 'a.ts', `${'['.repeat(100_000)}\n`, 'more than 500 brackets open at once'],
    ['100,000 nested calls', 'a.py', `${'f('.repeat(100_000)}${')'.repeat(100_000)}\n`, 'more than 500 brackets open'],
    ['100,000 lines', 'a.go', 'x()\n'.repeat(100_000), 'more than 30000 lines'],
  ])('is read as text, and says so: %s', async (_, path, text, reason) => {
    const syntax = await fileSyntax(path, added(text));
    expect(syntax).toMatchObject({ mode: 'text', reason: expect.stringContaining(reason), before: null, after: null });
  });

  it.each([
    ['signs that nest without brackets', 'a.ts', `x = ${'!'.repeat(50_000)}a;\n`],
    ['a chain of calls', 'a.ts', `x${'.f(1)'.repeat(20_000)};\n`],
    ['a chain of conditions', 'a.ts', `x = ${'a ? b : '.repeat(10_000)}c;\n`],
    ['tags that nest', 'a.tsx', `x = ${'<a>'.repeat(3_000)};\n`],
    [
      'blocks that nest by indentation',
      'a.py',
      Array.from({ length: 400 }, (_, at) => `${' '.repeat(at)}if 1:\n`).join(''),
    ],
    ['brackets that never match', 'a.ts', '}])'.repeat(30_000)],
    ['brackets that never close', 'a.go', `${'func f() {\n'.repeat(400)}`],
    ['quotes alone', 'a.ts', '`\'"${'.repeat(300)],
    ['comments alone', 'a.ts', '/* a */'.repeat(20_000)],
    ['garbage', 'a.ts', 'ö$%&/(=?`´^°<>|;:_#*+~'.repeat(2_000).replaceAll('(', '')],
  ])('ends in time where it is only strange: %s', async (_, path, text) => {
    expectColumns(await fileSyntax(path, added(text)));
  });
});

describe('odd characters', () => {
  it.each([
    ['a byte order mark', '\ufeffconst a = "b"; // c\n'],
    ['lines that end with CR and LF', 'const a = "b"; // c\r\nf(); /* d */\r\n'],
    ['tabs', '\tconst a =\t"b";\t// c\n'],
    ['characters of two units', 'const a = "😀b"; // 😀 c\nf("😀");\n'],
    ['NUL', 'const a = "\u0000"; // c\u0000\nf();\n'],
    ['no newline at the end', 'const a = "b"; // c'],
  ])('leave columns as they are: %s', async (_, text) => {
    const syntax = await fileSyntax('a.ts', added(text));
    expect(syntax.mode).toBe('tree');
    expectColumns(syntax);
    expect(syntax.added[0]?.comment.trim()).toMatch(/^\/\/ /u);
    expect(syntax.added[0]?.code).not.toContain('b');
  });

  it('are not cut in two: names, strings and arguments stay well formed', async () => {
    const long = (length: number) => `${'a'.repeat(length - 1)}😀`;
    const text = `f("${long(500)}", 1);\nfunction ${'a'.repeat(199)}𝒳() {}\nit("${long(300)}", () => {});\ng("${long(199)}");\n`;
    const { before: _, ...syntax } = await fileSyntax('a.test.ts', added(text));
    expect(JSON.stringify(syntax.after)).not.toMatch(/\\ud[89a-f]/u);
    expect(() => toCanonicalJson(syntax)).not.toThrow();
  });

  it('in any mix neither fail nor shift a column, and say the same twice', async () => {
    const parts = [
      'f(',
      ')',
      '{',
      '}',
      '"',
      "'",
      '`',
      '${',
      '/*',
      '*/',
      '//',
      '#',
      '"""',
      '\n',
      '\r\n',
      ' ',
      '\t',
      'x',
    ];
    const text = fc.string({
      unit: fc.constantFrom(
        ...parts,
        '\u0000',
        '\ud83d\ude00',
        '\ufeff',
        'def a():',
        'class A',
        'func',
        '=>',
        'import ',
      ),
      maxLength: 60,
    });
    const path = fc.constantFrom('a.ts', 'a.tsx', 'a.js', 'a.py', 'a.go');
    await fc.assert(
      fc.asyncProperty(
        path,
        text,
        text,
        fc.constantFrom('whole' as const, 'bare' as const),
        async (name, old, now, how) => {
          const first = await readChangeSyntax({ [name]: { old, new: now } }, how);
          const second = await readChangeSyntax({ [name]: { old, new: now } }, how);
          expect(toCanonicalJson([...second.values()])).toBe(toCanonicalJson([...first.values()]));
          for (const syntax of first.values()) expectColumns(syntax);
        },
      ),
      { numRuns: 150 },
    );
  });
});
