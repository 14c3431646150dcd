/** Parsing a text with the tree of the one before it: the same tree, in less time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { review, toCanonicalJson } from '../../src/engine/index.js';
import type { Grammar, Grammars } from '../../src/engine/syntax/grammars.js';
import { openGrammars } from '../../src/grammars/index.js';
import { findTextEdit } from '../../src/grammars/text-edit.js';
import { buildSnapshot, policySources } from '../stand-ins/snapshot.js';

const SHIPPED = join(process.cwd(), 'dist', 'grammars');
const NAMES = readdirSync(SHIPPED).flatMap((name) => /^tree-sitter-(?<name>[\w-]+)\.wasm\.br$/u.exec(name)?.[1] ?? []);

describe('an edit', () => {
  it('of the same text has no width', () => {
    expect(findTextEdit('a\nb', 'a\nb')).toMatchObject({ startIndex: 3, oldEndIndex: 3, newEndIndex: 3 });
  });

  it('is told by lines and columns too', () => {
    expect(findTextEdit('one\ntwo\nthree', 'one\ntwenty\nand\nthree')).toEqual({
      startIndex: 6,
      oldEndIndex: 7,
      newEndIndex: 14,
      startPosition: { row: 1, column: 2 },
      oldEndPosition: { row: 1, column: 3 },
      newEndPosition: { row: 2, column: 3 },
    });
  });

  it.each([
    ['', 'a'],
    ['a', ''],
    ['aa', 'aaa'],
    ['abab', 'ab'],
    ['\n', '\n\n'],
    ['a\n', 'a'],
    ['é😀x', 'é😁x'],
  ])('of %j makes %j', (before, after) => {
    const { startIndex, oldEndIndex, newEndIndex } = findTextEdit(before, after);
    expect(before.slice(0, startIndex) + after.slice(startIndex, newEndIndex) + before.slice(oldEndIndex)).toBe(after);
  });

  it('makes the new text of any other, and its points are those of its offsets', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', 'é', '😀') });
    const locate = (whole: string, at: number) => {
      const lines = whole.slice(0, at).split('\n');
      return { row: lines.length - 1, column: lines.at(-1)?.length };
    };
    fc.assert(
      fc.property(text, text, (before, after) => {
        const edit = findTextEdit(before, after);
        const { startIndex, oldEndIndex, newEndIndex } = edit;
        expect(before.slice(0, startIndex) + after.slice(startIndex, newEndIndex) + before.slice(oldEndIndex)).toBe(
          after,
        );
        expect(edit.startPosition).toEqual(locate(before, startIndex));
        expect(edit.oldEndPosition).toEqual(locate(before, oldEndIndex));
        expect(edit.newEndPosition).toEqual(locate(after, newEndIndex));
      }),
    );
  });
});

/** A tree by its nodes and their places. */
function describeTree(grammar: Grammar, text: string, before?: string): string {
  const earlier = before === undefined ? undefined : { text: before, tree: grammar.parse(before) };
  const tree = grammar.parse(text, earlier);
  const nodes: string[] = [];
  const cursor = tree.walk();
  for (let isDone = false; !isDone; ) {
    nodes.push(`${cursor.nodeType}${cursor.nodeIsMissing ? '!' : ''} ${cursor.startIndex} ${cursor.endIndex}`);
    if (cursor.gotoFirstChild()) continue;
    while (!isDone && !cursor.gotoNextSibling()) isDone = !cursor.gotoParent();
  }
  cursor.delete();
  earlier?.tree.delete();
  tree.delete();
  return nodes.join('\n');
}

/** Texts of several languages: in most grammars they do not parse, and there a tree is the hardest to take over. */
const PIECES = [
  'def total(a, b = "é😀")\n  a + b # sum\nend\n',
  'function total(a) {\n  return [`x`, a];\n}\n',
  'class A extends B {\n  /* note */ int c = 1;\n}\n',
  'let s = #"a \\#(b)"#\n',
  "r'''x\n",
  'if (a < b && c > d) { f($"{a}"); }\n',
  'x = <<~A\n  b\nA\n',
  '$(cat <<E\nf\nE\n)\n',
  '#if os(iOS)\n#endif\n',
  '    indented:\n        deeper\n',
  '<?php echo 1; ?>\n',
];

describe('a tree that is made from the one of the text before', () => {
  it('is read of every grammar', () => {
    expect(NAMES.length).toBeGreaterThan(15);
  });

  it.each(NAMES)('is the same: %s', async (name) => {
    const grammar = await openGrammars(SHIPPED).load(name);
    if (grammar === null) throw new Error('no grammar');
    const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, fc.nat({ max: 60 }), (before, after, cut) => {
        const cutAfter = after.slice(0, -cut || undefined);
        expect(describeTree(grammar, cutAfter, before)).toBe(describeTree(grammar, cutAfter));
      }),
      { numRuns: 60 },
    );
  });

  it('is the same of files of this project', async () => {
    const grammar = await openGrammars(SHIPPED).load('typescript');
    if (grammar === null) throw new Error('no grammar');
    for (const file of ['src/engine/syntax/sides.ts', 'src/grammars/index.ts', 'src/engine/review.ts']) {
      const text = readFileSync(join(process.cwd(), file), 'utf8');
      const lines = text.split('\n');
      for (const [first, count] of [
        [0, 1],
        [10, 3],
        [lines.length / 2, 20],
        [lines.length - 4, 3],
      ] as const) {
        const before = lines.toSpliced(first, count, 'const added = {').join('\n');
        expect(describeTree(grammar, text, before)).toBe(describeTree(grammar, text));
        expect(describeTree(grammar, before, text)).toBe(describeTree(grammar, before));
      }
    }
  });

  it('is asked for where the text is long, and nothing else is read of it', async () => {
    const grammars = openGrammars(SHIPPED);
    const taken: number[] = [];
    const anew: Grammars = {
      load: async (name) => {
        const grammar = await grammars.load(name);
        if (grammar === null) return null;
        const parse: Grammar['parse'] = (text, before) => {
          if (before !== undefined) taken.push(text.length);
          return grammar.parse(text);
        };
        return { language: grammar.language, query: grammar.query, parse };
      },
    };
    for (const count of [10, 400]) {
      const old = Array.from({ length: count }, (_, at) => `export const value${at} = (a: number) => a + ${at};\n`);
      const after = old.toSpliced(5, 1, 'export function other(b: string) {\n  return eval(b);\n}\n');
      const snapshot = buildSnapshot({ files: { 'src/a.ts': { old: old.join(''), new: after.join('') } } });
      const [one, other] = [
        await review(snapshot, policySources(), grammars),
        await review(snapshot, policySources(), anew),
      ];
      expect(toCanonicalJson(one)).toBe(toCanonicalJson(other));
    }
    expect(taken).toEqual([expect.any(Number)]);
    expect(taken[0]).toBeGreaterThan(10_000);
  });
});
