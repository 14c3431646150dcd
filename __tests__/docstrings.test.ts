/** Every exported thing of the sources and of the benches has a docstring. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Grammar } from '../src/engine/syntax/grammars.js';
import { openGrammars } from '../src/grammars/index.js';
import { parseExports } from './parse-exports.js';
import { listSources, ROOT } from './source-files.js';

const grammars = openGrammars(join(ROOT, 'dist', 'grammars'));

async function loadTypeScript(): Promise<Grammar> {
  const grammar = await grammars.load('typescript');
  if (grammar === null) throw new Error('dist has no grammar of TypeScript');
  return grammar;
}

describe('docstrings', () => {
  it.each(['src', 'bench'])('stand above everything that %s exports', async (folder) => {
    const grammar = await loadTypeScript();
    const found = listSources(folder).flatMap((file) =>
      parseExports(grammar, readFileSync(join(ROOT, file), 'utf8')).map((one) => ({ ...one, file })),
    );
    expect(found.length).toBeGreaterThan(300);
    expect(found.filter(({ doc }) => doc === null).map(({ file, line, name }) => `${file}:${line} ${name}`)).toEqual(
      [],
    );
  });
});

describe('the reader of exports', () => {
  it.each<[string, string, [string, number, string | null][]]>([
    ['a constant', '/** A. */\nexport const a = 1;', [['a', 2, 'A.']]],
    ['several lines of it', '/**\n * A,\n * b.\n */\nexport function a() {}', [['a', 5, 'A,\n b.']]],
    [
      'none',
      'export const a = 1;\nexport function b() {}',
      [
        ['a', 1, null],
        ['b', 2, null],
      ],
    ],
    [
      'a comment that is none',
      '// A.\nexport const a = 1;\n/* B. */\nexport const b = 2;',
      [
        ['a', 2, null],
        ['b', 4, null],
      ],
    ],
    ['an empty one', '/** */\nexport const a = 1;', [['a', 2, null]]],
    ["the file's own", "/** The file. */\nimport 'b';\nexport const a = 1;", [['a', 3, null]]],
    ["the file's own and a blank line", '/** The file. */\n\nexport const a = 1;', [['a', 3, null]]],
    ['a remark between', '/** A. */\n// b\nexport const a = 1;', [['a', 3, null]]],
    [
      'every kind',
      'export class A {}\nexport interface B {}\nexport type C = 1;\nexport enum D {}\nexport namespace E {}',
      [
        ['A', 1, null],
        ['B', 2, null],
        ['C', 3, null],
        ['D', 4, null],
        ['E', 5, null],
      ],
    ],
    [
      'modifiers',
      'export abstract class A {}\nexport async function* b() {}\nexport const enum C {}\nexport let d = 1;\nexport declare const e: 1;\nexport declare function f(): void;',
      [
        ['A', 1, null],
        ['b', 2, null],
        ['C', 3, null],
        ['d', 4, null],
        ['e', 5, null],
        ['f', 6, null],
      ],
    ],
    [
      'several lines of a declaration',
      '/** A. */\nexport const a: Map<\n  string,\n  number\n> = new Map([\n  [`export const b = 1;`, 1],\n]);\nexport const {\n  c,\n} = d;',
      [
        ['a', 2, 'A.'],
        ['{\n  c,\n}', 8, null],
      ],
    ],
    [
      'two constants of one declaration',
      '/** A, b. */\nexport const a = 1, b = 2;',
      [
        ['a', 2, 'A, b.'],
        ['b', 2, 'A, b.'],
      ],
    ],
    [
      'overloads',
      '/** A. */\nexport function a(of: 1): 1;\nexport function a(of: 2): 2;\nexport function a(of: unknown) { return of; }',
      [['a', 2, 'A.']],
    ],
    [
      'overloads without',
      'export function a(of: 1): 1;\n/** A. */\nexport function a(of: unknown) { return of; }',
      [['a', 1, null]],
    ],
    [
      'a type beside its constant',
      '/** A. */\nexport const A = z.object({});\nexport type A = z.infer<typeof A>;',
      [['A', 2, 'A.']],
    ],
    [
      'a type before its constant',
      'export type A = z.infer<typeof A>;\n/** A. */\nexport const A = z.object({});',
      [['A', 3, 'A.']],
    ],
    [
      'a type with one, beside its constant that is not exported',
      'const A = z.object({});\n/** A. */\nexport type A = z.infer<typeof A>;',
      [['A', 3, 'A.']],
    ],
    [
      'a type without, beside its constant without that is not exported',
      'const A = z.object({});\nexport type A = z.infer<typeof A>;',
      [['A', 1, null]],
    ],
    [
      'a type beside its constant that is not exported',
      '/** A. */\nconst A = z.object({});\nexport type A = z.infer<typeof A>;\nconst b = 1;',
      [['A', 2, 'A.']],
    ],
    [
      'a type alone in having one',
      'export const A = z.object({});\n/** A. */\nexport type A = z.infer<typeof A>;',
      [['A', 1, null]],
    ],
    [
      'a type of another name',
      '/** A. */\nexport const A = z.object({});\nexport type B = z.infer<typeof A>;',
      [
        ['A', 2, 'A.'],
        ['B', 3, null],
      ],
    ],
    [
      'a decorated class',
      '/** A. */\n@b\nexport class A {}\n/** C. */\nexport @b({\n  d: 1,\n}) class C {}\n@b\nexport class E {}',
      [
        ['A', 2, 'A.'],
        ['C', 5, 'C.'],
        ['E', 8, null],
      ],
    ],
    ['a default', '/** A. */\nexport default function a() {}', [['a', 2, 'A.']]],
    ['a default without name', 'export default class {}', [['default', 1, null]]],
    ['a default value', 'export default { a: 1 };', [['default', 1, null]]],
    ['a default by name', '/** A. */\nconst a = 1;\nexport default a;', [['a', 2, 'A.']]],
    ['an assignment', 'const a = 1;\nexport = a;', [['a', 1, null]]],
    [
      'a list',
      '/** A. */\nconst a = 1;\nfunction b() {}\nexport { a, b as c };',
      [
        ['a', 2, 'A.'],
        ['b', 3, null],
      ],
    ],
    [
      'a list of types',
      '/** A. */\ninterface A {}\nexport type { A };\ntype B = 1;\nexport { type B };',
      [
        ['A', 2, 'A.'],
        ['B', 4, null],
      ],
    ],
    [
      'none of what another file declares',
      "import { a } from './a.js';\nexport { a };\nexport { b } from './b.js';\nexport * from './c.js';\nexport * as d from './d.js';\nexport type { E } from './e.js';",
      [],
    ],
    [
      'none of what is not exported',
      'const a = 1;\nfunction b() {\n  const c = `\nexport const d = 1;\n`;\n}\n// export const e = 1;',
      [],
    ],
  ])('sees %s', async (_, text, expected) => {
    const found = parseExports(await loadTypeScript(), text);
    expect(found.map(({ name, line, doc }) => [name, line, doc])).toEqual(expected);
  });

  it('refuses an export that the grammar cannot read', async () => {
    const grammar = await loadTypeScript();
    expect(() => parseExports(grammar, 'function a( {\nexport const b = 1;\n')).toThrow(/line 2/u);
  });
});
