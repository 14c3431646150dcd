/** The tables of all languages: their queries fit their grammars, and what is put around pieces of a diff is code. */

import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { findLanguageTable } from '../../../src/engine/syntax/languages/index.js';
import { openGrammars } from '../../../src/grammars/index.js';
import { GRAMMARS } from '../../stand-ins/grammars.js';

import { fileSaid, pieceSaid } from './syntax-said.js';

const LANGUAGES = 'C,C#,C++,Dart,Go,Java,JavaScript,Kotlin,PHP,Python,Ruby,Rust,Scala,Shell,Swift,TSX,TypeScript'.split(
  ',',
);

/** The grammars with the runtime as it is published, which refuses patterns that can match nothing. */
const published = mkdtempSync(join(tmpdir(), 'review-gate-runtime-'));
afterAll(() => rmSync(published, { recursive: true, force: true }));
cpSync(join(process.cwd(), 'dist', 'grammars'), published, { recursive: true });
for (const name of ['web-tree-sitter.js', 'web-tree-sitter.wasm']) {
  copyFileSync(join(process.cwd(), 'node_modules', 'web-tree-sitter', name), join(published, name));
}
const STRICT = openGrammars(published);

/** The table and the grammar of a language, which must both be there. */
async function ready(language: string, grammars = GRAMMARS) {
  const table = findLanguageTable(language);
  const grammar = table === null ? null : await grammars.load(table.grammar);
  if (table === null || grammar === null) throw new Error(`${language} is not read as a tree`);
  return { table, grammar };
}

/** What each pattern of a language's query matches in a call, alone and in the texts that are put around pieces of a diff. */
async function listMatches(language: string, grammars: typeof GRAMMARS): Promise<readonly string[]> {
  const { table, grammar } = await ready(language, grammars);
  const query = grammar.query(table.query.map((part) => (typeof part === 'string' ? part : part.query)).join('\n'));
  return [{ before: '', after: '' }, ...table.fragments].flatMap(({ before, after }) => {
    const tree = grammar.parse(`${table.opening ?? ''}\n${before}\n  call("text", other(1));\n  pass\n${after}\n`);
    const matches = query.matches(tree.rootNode).map(({ patternIndex, captures }) => {
      const places = captures.map(({ name, node }) => `${name} ${node.startIndex}-${node.endIndex}`);
      return `${patternIndex}: ${places.join(', ')}`;
    });
    tree.delete();
    return matches;
  });
}

describe.each(LANGUAGES)('the table of %s', (language) => {
  it('has a query that its grammar takes, with definitions, calls, strings and comments', async () => {
    const { table, grammar } = await ready(language, STRICT);
    const parts = table.query.map((part) => (typeof part === 'string' ? part : part.query));
    const names = grammar.query(parts.join('\n')).captureNames;
    const captures = names.map((name) => name.replace(/^(?:in|maybe)\.[a-z_]+\./u, ''));
    expect(captures).toEqual(expect.arrayContaining(['name', 'call', 'string', 'comment', 'import', 'module']));
    expect(captures.some((name) => name.startsWith('definition.'))).toBe(true);
  });

  it('matches what it matches with the runtime as it is published', async () => {
    const [changed, strict] = await Promise.all([listMatches(language, GRAMMARS), listMatches(language, STRICT)]);
    expect(strict.length).toBeGreaterThan(0);
    expect(changed).toEqual(strict);
  });

  it('puts pieces of a diff where its grammar takes them', async () => {
    const { table, grammar } = await ready(language);
    const opening = table.opening === undefined ? '' : `${table.opening}\n`;
    const framed = table.fragments
      .filter(({ before }) => !before.endsWith(' in'))
      .map(({ before, after }) => (table.indented ? `${before}\n  pass\n` : `${opening}${before}\n${after}\n`));
    const faults = framed.filter((text) => grammar.parse(text).rootNode.hasError !== false);
    expect(faults).toEqual([]);
  });
});

it('refuses a pattern that can match nothing', async () => {
  const { grammar } = await ready('Go', STRICT);
  expect(() => grammar.query('(comment (identifier) @name)')).toThrow();
});

describe('what only the text around a definition says', () => {
  it.each([
    ['a bare private', 'a.rb', 'class A\n  def a; end\n  private\n  def b; end\n  public\n  def c; end\nend\n'],
    ['private with a method', 'a.rb', 'class A\n  def a; end\n  private def b; end\n  def c; end\nend\n'],
    ['private with a name', 'a.rb', 'class A\n  def a; end\n  def b; end\n  private :b\n  def c; end\nend\n'],
    [
      'sections of a class',
      'a.cpp',
      'class A {\n public:\n  int a();\n private:\n  int b();\n public:\n  int c();\n};\n',
    ],
    ['no name around it', 'a.cpp', 'int a();\nnamespace {\nint b();\n}\nint c();\n'],
    ['static outside of classes', 'a.cpp', 'int a();\nstatic int b();\nclass C { public: static int c(); };\n'],
  ])('hides what is private: %s', async (_, path, text) => {
    const { definitions } = await fileSaid(path, text);
    const seen = (name: string) => definitions.find((one) => one.endsWith(name))?.includes(' +');
    expect(['a', 'b', 'c'].map(seen)).toEqual([true, false, true]);
  });

  it('leaves annotations out of signatures', async () => {
    const plain = await fileSaid('A.java', 'class A {\n  public int a(int b) { return b; }\n}\n');
    const annotated = await fileSaid(
      'A.java',
      'class A {\n  @Override @B("private") public int a(int b) { return b; }\n}\n',
    );
    expect(annotated.signatures).toEqual(plain.signatures);
  });
});

describe('pieces of a diff', () => {
  it.each([
    ['ends inside of a comment', 'a.java', ['+  int a() { return b(); }', ' ', ' /**', '  * Says more'], ['40 b']],
    ['begins inside of one', 'a.java', [' * more', ' */', '+int a() { return b(); }'], ['42 b']],
    [
      'closes a try whose catch is on the next line',
      'a.cs',
      [' a();', ' }', ' catch (E e)', ' {', '+b();', ' }'],
      ['40 a discarded', '44 b discarded'],
    ],
    [
      'begins in the arms of a match',
      'a.rs',
      ['         Ok(a) => b(a),', '+        Err(_) => c(),', '     }', ' }'],
      ['40 b', '41 c'],
    ],
  ])('are read where the piece %s', async (_, path, lines, calls) => {
    expect(await pieceSaid(path, lines)).toMatchObject({ mode: 'tree', calls });
  });

  it('without the language’s opening mark are code all the same', async () => {
    expect((await pieceSaid('a.php', ['+$a = b();'])).calls).toEqual(['40 b']);
    expect((await pieceSaid('a.php', [' <?php', '+$a = b();'])).calls).toEqual(['41 b']);
  });
});

it('reads Swift as text where its grammar would take too long', async () => {
  expect((await fileSaid('a.swift', 'let a = b()\n'.repeat(5_000))).mode).toBe('text');
  expect((await fileSaid('a.swift', 'let a = b()\n'.repeat(500))).mode).toBe('tree');
});
