/** Loading grammars: once each, and in words where one is not there. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readChange } from '../../src/engine/change/index.js';
import { review } from '../../src/engine/index.js';
import type { Grammar } from '../../src/engine/syntax/grammars.js';
import { readSyntax } from '../../src/engine/syntax/index.js';
import { findGrammarFolder } from '../../src/grammars/folder.js';
import { openGrammars } from '../../src/grammars/index.js';
import { buildSnapshot, policySources } from '../stand-ins/snapshot.js';

const SHIPPED = join(process.cwd(), 'dist', 'grammars');
const RUNTIME = ['web-tree-sitter.js', 'web-tree-sitter.wasm', 'package.json'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grammars-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const runtimeOnly = () => {
  for (const name of RUNTIME) copyFileSync(join(SHIPPED, name), join(folder, name));
};

describe('grammars', () => {
  it('are loaded once each, and compile a query once', async () => {
    const grammars = openGrammars(SHIPPED);
    const [first, second] = await Promise.all([grammars.load('typescript'), grammars.load('typescript')]);
    expect(second).toBe(first);
    expect(first?.query('(identifier) @a')).toBe(first?.query('(identifier) @a'));
  });

  it.each(['swift', 'python', 'ruby', 'php', 'c-sharp', 'kotlin', 'bash', 'rust', 'cpp', 'scala', 'javascript'])(
    'read a text the same way whatever they read before: %s',
    async (name) => {
      // Pieces as they stand in diffs: begun in the middle, cut off in a string, a block, a directive.
      const texts = [
        '  public var a: B?\n\n  @available(iOS 13.0, *)\n  var c: D<(), E> {\n    return f as! D<(), E>\n  }\n\n  public static func register',
        'let s = #"a \\#(b',
        '#if os(iOS)\n  private func g() {\n',
        "r'''x\n#\"#\n",
        'x = <<~A\n  b\n',
        'f($"{a',
        '$(cat <<E\n',
        '`a ${b',
      ];
      const grammar = async () => openGrammars(SHIPPED).load(name);
      const read = (grammar: Grammar | null, text: string) => {
        const tree = grammar?.parse(text);
        const said = tree?.rootNode.toString();
        tree?.delete();
        return said;
      };
      const [one, other] = [await grammar(), await grammar()];
      const forth = texts.map((text) => read(one, text));
      const back = texts.toReversed().map((text) => read(other, text));
      expect(back.toReversed()).toEqual(forth);
      expect(texts.map((text) => read(one, text))).toEqual(forth);
    },
  );

  it('read a text whose tree needs far more memory than the runtime begins with', async () => {
    const statements = 60_000;
    const text = 'f(a, { b: [1, 2] });\n'.repeat(statements);
    const grammar = await openGrammars(SHIPPED).load('javascript');
    const tree = grammar?.parse(text);
    expect(tree?.rootNode.childCount).toBe(statements);
    expect(tree?.rootNode.hasError).toBe(false);
    tree?.delete();
  });

  it('of languages that do not occur are not read', async () => {
    const files = { 'a.md': { new: 'x\n' }, 'a.yml': { new: 'a: 1\n' } };
    const syntax = await readSyntax(readChange(buildSnapshot({ files }), []), openGrammars(join(folder, 'none')));
    expect([...syntax.values()].map(({ mode }) => mode)).toEqual(['text', 'text']);
  });

  it.each([
    ['the runtime', () => undefined, /^The syntax trees' runtime .*web-tree-sitter\.js is missing/u],
    [
      'a grammar',
      runtimeOnly,
      /^The grammar .*tree-sitter-typescript\.wasm\.br is missing: the installation is not complete\.$/u,
    ],
  ])('fail the review where %s is missing: it would not be the same without', async (_, prepare, message) => {
    prepare();
    const snapshot = buildSnapshot({ files: { 'a.ts': { new: 'f();\n' } } });
    const reviewing = review(snapshot, policySources(), openGrammars(folder));
    await expect(reviewing).rejects.toMatchObject({ name: 'GrammarError', message: expect.stringMatching(message) });
  });

  it.each([
    ['not compressed', () => 'not wasm'],
    ['no grammar', () => brotliCompressSync('not wasm')],
    ['cut off', () => readFileSync(join(SHIPPED, 'tree-sitter-go.wasm.br')).subarray(0, 1000)],
  ])('fail where the file is %s', async (_, make) => {
    runtimeOnly();
    writeFileSync(join(folder, 'tree-sitter-go.wasm.br'), make());
    await expect(openGrammars(folder).load('go')).rejects.toThrow('cannot be loaded');
  });
});

describe('the folder of the grammars', () => {
  it.each([
    ['beside the entry', 'dist', 'dist/grammars'],
    ['above it', 'dist/cli/engine-process', 'dist/grammars'],
    ['in the bundle of the checkout', 'build/src/cli', 'dist/grammars'],
    ['nowhere else', 'dist/cli/engine-process/deeper', 'dist/cli/engine-process/deeper/grammars'],
    ['beside the entry, where there is none', 'elsewhere/cli', null],
  ])('is found %s', (_, entry, expected) => {
    const shipped = join(folder, 'dist/grammars');
    if (expected !== null) {
      mkdirSync(shipped, { recursive: true });
      writeFileSync(join(shipped, 'web-tree-sitter.wasm'), '');
    }
    const found = findGrammarFolder(join(folder, entry));
    expect(found).toBe(join(folder, expected ?? join(entry, 'grammars')));
  });
});
