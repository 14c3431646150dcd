/** Comments that a tool obeys by their shape, or as a part of a longer one. */
import { describe, expect, it } from '@jest/globals';
import { account, listReasons } from './account.js';

const change = (path: string, old: string, now: string) => listReasons({ [path]: { old, new: now } });

/** Code around a comment. */
const AROUND: Readonly<Record<string, readonly [string, string]>> = {
  'a.js': ['f();\n', 'g();\n'],
  'a.ts': ['f();\n', 'g();\n'],
  'a.py': ['f()\n', 'g()\n'],
  'a.go': ['package a\n\nvar x = 1\n\n', 'func F() {}\n'],
  'A.java': ['class A {\n  int a;\n', '  int b;\n}\n'],
  'a.c': ['int a;\n', 'int b;\n'],
  'A.cs': ['class A {\n  int a;\n', '  int b;\n}\n'],
  'a.rb': ['f\n', 'g\n'],
  'a.php': ['<?php\nf();\n', 'g();\n'],
  'a.sh': ['f\n', 'g\n'],
  'A.scala': ['object A {\n  val a = 1\n', '  val b = 2\n}\n'],
  'a.swift': ['f()\n', 'g()\n'],
};
const put = (path: string, comment: string) => {
  const [before = '', after = ''] = AROUND[path] ?? [];
  return change(path, before + after, `${before}${comment}\n${after}`);
};
const edit = (path: string, comment: string, from: string, to: string) => {
  const [before = '', after = ''] = AROUND[path] ?? [];
  const old = `${before}${comment}\n${after}`;
  return change(path, old, old.replace(from, to));
};

describe('a comment waits for a person if it has the shape of what tools obey', () => {
  it.each([
    ['a value behind a name', 'a.py', '# pants: no-infer-dep'],
    ['a value behind a name, with words of a sentence', 'a.py', '# nuitka-project: --onefile, and it is the best'],
    ['a switch', 'A.scala', '// format: off'],
    ['a name that nobody writes in a text', 'a.js', '/* ngInject */'],
    ['several of them', 'a.js', '/* tree-shaking no-side-effects-when-called */'],
    ['a name in capitals', 'A.java', '// NOPMD'],
    ['a name in capitals, with a reason', 'A.java', '// NOPMD because it is the best'],
    ['a sign right behind the mark', 'A.java', '//% "text"'],
    ['code between the marks', 'A.java', '/*-{ $wnd.alert(1); }-*/'],
    ['a contract', 'a.c', '/*@ ensures \\result > 0; */'],
    ['a list of values', 'a.go', '// ENUM(one, two)'],
    ['a text that is translated', 'a.js', "// t('key')"],
    ['that something is not to be used', 'a.go', '// Deprecated: use B, because it is the new one.'],
    ['an element that brings a file in', 'A.cs', '/// <include file="a.xml" path="b" />'],
    ['a name of a checker of Ruby', 'a.rb', '# :reek:UtilityFunction'],
    ['a setting of a task', 'a.sh', '# [MISE] depends=["b"]'],
    ['a setting that looks like a sentence', 'a.sh', '#SBATCH --comment="it is the job" --uid=0'],
    ['a head that a system reads', 'a.php', '/* Template Name: Wide */'],
    ['an annotation of a library', 'a.c', '/* Returns: (transfer full): it */'],
    ['the head of a script of a browser', 'a.js', '// ==UserScript=='],
    ['a tag in a language without documentation of tags', 'a.go', '// @Param id path int true "id"'],
    ['a tag of a shell', 'a.sh', '# @version 2'],
  ])('%s: %s %s', async (_, path, comment) => {
    expect(await put(path, comment)).toEqual(['unaccounted']);
  });

  it.each([
    ['a.js', '// Helpers'],
    ['a.js', '// the rest'],
    ['a.js', '// TODO: mend it'],
    ['a.js', '// TODO(ann) mend it'],
    ['a.js', '// NB: the order matters'],
    ['a.js', '// Security: take care of the origin, which is of the sender'],
    ['a.js', '// JSON'],
    ['a.js', '// https://example.com/a'],
    ['a.js', '//----------'],
    ['a.js', '// ---- Part ----'],
    ['a.js', '// f(a, b)'],
    ['a.js', '// const a = 1;'],
    ['a.js', '// numbers.'],
    ['a.go', '//   status: 200'],
    ['a.go', '// [RFC 9110]'],
    ['a.go', '// SPDX-License-Identifier: MIT'],
    ['a.py', '#: The name of the package.'],
    ['a.py', '#TODO: this is a way around it, see http://example.com/a#b'],
    ['a.py', '# 1. first'],
    ['a.py', '# Größe'],
    ['a.rb', '# :doc:'],
    ['A.java', '/** <p>Adds them. */'],
    ['A.cs', '/// <remarks>Adds them.</remarks>'],
    ['a.php', '// Adds them: all of it.'],
  ])('and not if people write it: %s %s', async (path, comment) => {
    expect(await put(path, comment)).toEqual(['inert']);
  });
});

describe('a line of a longer comment waits if a tool obeys the comment', () => {
  const SPEC = '/**\n * Lists users.\n * @openapi\n * /users:\n *   security: [admin]\n */';
  const TABLE = '/**\n * Words.\n *\n * @ORM\\Table(\n *   name="users"\n * )\n * @author Ann\n */';

  it.each([
    ['under a tag', 'a.js', SPEC, '[admin]', '[]'],
    ['in the brackets of a tag', 'a.php', TABLE, '"users"', '"admins"'],
    ['by what it begins with', 'a.c', '/*[clinic input]\nx.y\n    a: object\n*/', 'object', 'int'],
    ['by what it begins with, after a shown mark', 'a.c', '/*!re2c\n /* words\n  [a-z] { f(); }\n*/', 'f();', 'h();'],
    ['by what it begins with, behind code', 'A.java', 'native void f() /*-{\n  a(1);\n}-*/;', 'a(1)', 'b(1)'],
  ])('%s', async (_, path, comment, from, to) => {
    expect(await edit(path, comment, from, to)).toEqual(['unaccounted']);
  });

  it.each([
    ['before the tag', 'a.js', SPEC, 'Lists', 'Gives'],
    ['under the next tag for people', 'a.php', TABLE, 'Ann', 'Bob'],
    ['in an example', 'a.js', '/**\n * @example\n * f(1)\n */', 'f(1)', 'f(2)'],
    ['below a tag within a sentence', 'A.java', '/**\n * Words of {@code a}.\n * More.\n */', 'More', 'Others'],
    ['below the next tag for people', 'A.java', '/**\n * @deprecated no\n * @param a one\n */', 'one', 'two'],
    ['without such a tag', 'a.js', '/**\n * Words.\n * @param a one\n */', 'one', 'two'],
    [
      'after another comment that is obeyed',
      'a.js',
      '/* eslint-disable */\nh();\n/*\n * Words.\n */',
      'Words',
      'Others',
    ],
    ['below a pattern of paths', 'a.js', 'h("**/*.ts");\n// Words of it.', 'Words', 'Others'],
    ['below a pattern of paths of Python', 'a.py', 'h("**/*.toml")\n# Words of it.', 'Words', 'Others'],
  ])('and does not %s', async (_, path, comment, from, to) => {
    expect(await edit(path, comment, from, to)).toEqual(['inert']);
  });
});

describe('a type in a comment', () => {
  const typed = (head: string, type: string) =>
    `${head}/**\n * Adds.\n * @param {${type}} a one\n */\nfunction f(a) {}\n`;

  it.each([
    ['waits in a file that a checker reads', '// @ts-check\n', 'any', 'unaccounted'],
    ['is inert in another one', '', 'any', 'inert'],
  ])('%s', async (_, head, type, reason) => {
    expect(await change('a.js', typed(head, 'string'), typed(head, type))).toEqual([reason]);
  });

  it('is inert in PHP', async () => {
    expect(await edit('a.php', '/**\n * @param int $a one\n */', 'int', 'mixed')).toEqual(['inert']);
  });

  it('is inert if only the words behind it change', async () => {
    const old = typed('// @ts-check\n', 'string');
    expect(await change('a.js', old, old.replace('one', 'two'))).toEqual(['inert']);
  });
});

describe('a blank line after comments of which one is obeyed', () => {
  it.each([
    ['a.go', 'package a\n\n// +kubebuilder:validation:Required\n// Name is it.\ntype Name string\n', 'it.\n'],
    ['a.js', 'f();\n/*\n * istanbul ignore next\n */\nif (x) g();\n', '*/\n'],
  ])('takes it from what it is about: %s', async (path, old, end) => {
    expect(await change(path, old, old.replace(end, `${end}\n`))).toEqual(['unaccounted']);
  });

  it('is inert after one that only people read', async () => {
    expect(await change('a.js', 'f();\n/*\n * Words.\n */\ng();\n', 'f();\n/*\n * Words.\n */\n\ng();\n')).toEqual([
      'inert',
    ]);
  });
});

describe('white space waits if it moves code to or from the line of a comment that is obeyed', () => {
  it.each([
    ['f(eval(a),\n  b); // eslint-disable-line no-eval\n', 'f(\n  eval(a), b); // eslint-disable-line no-eval\n'],
    ['f(\n  a,\n  b, // NOSONAR\n);\n', 'f(a, b, // NOSONAR\n);\n'],
    ['// eslint-disable-next-line no-eval\nf();\neval(x);\n', '// eslint-disable-next-line no-eval\nf(); eval(x);\n'],
  ])('%j', async (old, now) => {
    expect(await change('a.js', old, now)).toContain('unaccounted');
  });

  it('and not elsewhere in such a file', async () => {
    const old = 'f(); // eslint-disable-line no-eval\n\nh(a, b);\n';
    expect(await change('a.js', old, old.replace('(a, b)', '(\n  a,\n  b\n)'))).toEqual(['inert']);
  });
});

it('a line of a comment of which only a part is known waits', async () => {
  const hunk = {
    old_start: 50,
    old_lines: 3,
    new_start: 50,
    new_lines: 3,
    section: '',
    lines: [' f();', '-   security: [admin]', '+   security: []', ' g();'],
  };
  const raw = { old_text: null, new_text: null, hunks: [hunk] };
  const { counts } = await account({ 'a.js': { old: 'x', new: 'y', raw } });
  expect(counts.inert.lines).toBe(0);
});
