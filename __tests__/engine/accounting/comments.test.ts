import { describe, expect, it } from '@jest/globals';
import { account, describeSpans, listReasons } from './account.js';

/** Code before and after a place, of languages with a tree. */
const AROUND: Readonly<Record<string, readonly [string, string]>> = {
  'a.ts': ['const a = 1;\n', 'const b = 2;\n'],
  'a.js': ['const a = 1;\n', 'const b = 2;\n'],
  'a.py': ['a = 1\n', 'b = 2\n'],
  'a.go': ['package a\n\nvar x = 1\n', 'var y = 2\n'],
  'a.rs': ['fn a() {}\n', 'fn b() {}\n'],
  'A.java': ['class A {\n  int a = 1;\n', '  int b = 2;\n}\n'],
  'a.c': ['int a = 1;\n', 'int b = 2;\n'],
  'A.cs': ['class A {\n  int a = 1;\n', '  int b = 2;\n}\n'],
  'a.rb': ['a = 1\n', 'b = 2\n'],
  'a.php': ['<?php\n$a = 1;\n', '$b = 2;\n'],
  'a.sh': ['a=1\n', 'b=2\n'],
  'a.kt': ['val a = 1\n', 'val b = 2\n'],
  'A.scala': ['object A {\n  val a = 1\n', '  val b = 2\n}\n'],
  'a.swift': ['let a = 1\n', 'let b = 2\n'],
  'a.dart': ['var a = 1;\n', 'var b = 2;\n'],
};

/** Puts lines into a file: alone, and beside a line of code, so that both ways of judging comments are asked. */
async function putInto(path: string, lines: string): Promise<readonly string[]> {
  const [before, after] = AROUND[path] ?? ['', ''];
  const alone = await listReasons({ [path]: { old: before + after, new: `${before}${lines}\n${after}` } });
  const { spans } = await account({
    [path]: { old: before + after, new: `${before}${lines}\n${after.replace('2', '3')}` },
  });
  const first = before.split('\n').length;
  const beside = spans.filter(({ side, location }) => side === 'added' && location.lineRange[0] === first);
  return [...new Set([...alone, ...beside.map(({ reason }) => reason)])];
}

describe('a comment that only people read is inert', () => {
  it.each([
    ['a.ts', '// Adds the numbers.'],
    ['a.ts', '/* Adds the numbers. */'],
    ['a.js', '/**\n * Adds the numbers.\n * @param a one of them\n */'],
    ['a.py', '# Adds the numbers.'],
    ['a.go', '// Adds the numbers.'],
    ['a.rs', '// Adds the numbers.'],
    ['a.rs', '/// Adds the numbers.'],
    ['A.java', '  // Adds the numbers.'],
    ['a.c', '// Adds the numbers.'],
    ['A.cs', '  /// <summary>Adds the numbers.</summary>'],
    ['a.rb', '# Adds the numbers.'],
    ['a.php', '// Adds the numbers.'],
    ['a.sh', '# Adds the numbers.'],
    ['a.kt', '// Adds the numbers.'],
    ['A.scala', '  // Adds the numbers.'],
    ['a.swift', '// Adds the numbers.'],
    ['a.dart', '// Adds the numbers.'],
    ['a.go', '//it adds the numbers after all of them are known'],
    ['a.rb', '# Use a proc in the `:row_html` option, or `add()`.'],
    ['a.js', '// ===== Require at least two numbers ====='],
    ['a.js', '// if the sum is too large, else zero'],
    ['a.py', '# 50 % of them, and not all!'],
    ['a.py', '# - one more'],
    ['a.c', '// Check: the sum has to run through.'],
    ['a.go', '// want them all'],
    ['a.rs', '// SAFETY: nobody else has it.'],
    ['a.sh', '# The default start: now.'],
    ['a.ts', '// Adds what `total` has.'],
  ])('%s %j', async (path, lines) => {
    const [before = '', after = ''] = AROUND[path] ?? [];
    expect(await listReasons({ [path]: { old: before + after, new: `${before}${lines}\n${after}` } })).toEqual([
      'inert',
    ]);
  });

  it('also when it goes, or beside code that changes', async () => {
    const old = '// Adds.\nconst a = 1;\n\nconst b = 2;\n';
    expect(await listReasons({ 'a.ts': { old, new: 'const a = 1;\n\nconst b = 2;\n' } })).toEqual(['inert']);
    const both = await account({ 'a.ts': { old, new: '// Adds them.\nconst a = 1;\n\nconst b = 3;\n' } });
    expect(describeSpans(both)).toEqual(['inert -1', 'inert +1', 'unaccounted -4', 'unaccounted +4']);
  });
});

describe('a comment beside code that changes', () => {
  it.each([
    ['// Adds what `total` has, by `add()`.', 'inert +2'],
    ['// Adds what ` has.', 'unaccounted +2-3'],
    ['// Adds what `evil(1)` has.', 'unaccounted +2-3'],
  ])('may name code, and not open a string: %s', async (comment, expected) => {
    const [before = '', after = ''] = AROUND['a.ts'] ?? [];
    const files = { 'a.ts': { old: before + after, new: `${before}${comment}\n${after.replace('2', '3')}` } };
    expect(describeSpans(await account(files))).toContain(expected);
  });
});

describe('a comment over several lines, beside code that changes', () => {
  const reasonsBeside = async (path: string, comment: string): Promise<readonly string[]> => {
    const [before = '', after = ''] = AROUND[path] ?? [];
    const accounting = await account({
      [path]: { old: before + after, new: `${before}${comment}\n${after.replace('2', '3')}` },
    });
    return describeSpans(accounting).filter((span) => span.includes('+'));
  };

  it.each([
    ['a.ts', '/**\n * Adds the numbers.\n */', 'inert +2-4'],
    ['a.js', '/*\n  Adds the numbers.\n\n  All of them. */', 'inert +2-5'],
    ['A.java', '  /**\n   * Adds the numbers.\n   * @param a one of them\n   */', 'inert +3-6'],
    ['a.c', '/* Adds\n   the numbers. */', 'inert +2-3'],
  ])('is inert as a whole: %s %j', async (path, comment, expected) => {
    expect((await reasonsBeside(path, comment))[0]).toBe(expected);
  });

  it.each([
    ['a tool may obey its first line', 'a.ts', '/* eslint-disable\n no-eval */'],
    ['a tool may obey a line within', 'A.java', '  /**\n   * Adds.\n   * @Generated\n   */'],
    ['a tool may load what a line within names', 'a.js', '/*\n * Adds.\n *= require_tree .\n */'],
    ['another comment begins in it', 'a.kt', '/*\n /* Adds.\n */ */'],
    ['it only begins here', 'a.ts', '/*\n * Adds the numbers.'],
    ['code stands behind it', 'a.ts', '/*\n * Adds.\n */ evil();'],
  ])('is not if %s', async (_, path, comment) => {
    expect((await reasonsBeside(path, comment)).some((span) => span.startsWith('unaccounted'))).toBe(true);
  });

  it('is not where one that was there begins or ends', async () => {
    const old = '/*\n off();\n*/\nconst a = 1;\n';
    const both = await account({ 'a.ts': { old, new: '/*\n Off.\n*/\noff();\n/*\n*/\nconst a = 2;\n' } });
    expect(describeSpans(both).some((span) => span.startsWith('unaccounted +4'))).toBe(true);
  });
});

describe('a comment that a tool obeys is code', () => {
  it.each([
    ['a.ts', '// eslint-disable-next-line no-eval'],
    ['a.ts', '// @ts-ignore'],
    ['a.ts', '/// <reference types="evil" />'],
    ['a.ts', '/* istanbul ignore next */'],
    ['a.ts', '// @jest-environment ./evil'],
    ['a.ts', '/* webpackChunkName: "a" */'],
    ['a.ts', '// nosemgrep'],
    ['a.ts', '// biome-ignore lint: no'],
    ['a.ts', '// review-gate-ignore tests/focused: no'],
    ['a.js', '//# sourceMappingURL=http://example.com/a.map'],
    ['a.py', '# type: ignore'],
    ['a.py', '# noqa'],
    ['a.py', '# pragma: no cover'],
    ['a.py', '# pyright: basic'],
    ['a.py', '# distutils: sources = evil.c'],
    ['a.py', '# /// script\n# dependencies = ["evil"]\n# ///'],
    ['a.go', '//go:build never'],
    ['a.go', '//go:embed secrets'],
    ['a.go', '//go:linkname a b'],
    ['a.go', '// +build never'],
    ['a.go', '//nolint'],
    ['a.go', '// Output: 3'],
    ['a.rs', '/// ```\n/// evil();\n/// ```'],
    ['a.rs', '///     evil();'],
    ['a.rs', '/**\n~~~\nevil();\n~~~\n*/'],
    ['a.rs', '/**\n    evil();\n*/'],
    ['A.java', '  // NOSONAR'],
    ['a.ts', '  // codeql[js/sql-injection]'],
    ['a.py', '  # lgtm [py/clear-text]'],
    ['A.java', '//DEPS com.example:evil:1'],
    ['A.java', '  // \\u000a evil();'],
    ['A.java', '  /* \\u002a\\u002f evil(); /* */'],
    ['a.c', '// NOLINT'],
    ['a.c', '// goes on \\'],
    ['a.c', '// goes on ??/'],
    ['A.cs', '  // ReSharper disable once All'],
    ['A.cs', '  // <auto-generated/>'],
    ['a.rb', '# rubocop:disable all'],
    ['a.rb', '# encoding: utf-7'],
    ['a.php', '// ?><?php evil();'],
    ['a.php', '/** @Route("/admin") */'],
    ['a.php', '#[Route("/admin")]'],
    ['a.sh', '# shellcheck disable=SC2086'],
    ['a.sh', '#SBATCH --wrap=evil'],
    ['a.go', '//tool run this'],
    ['a.kt', '// noinspection All'],
    ['A.scala', '//> using dep evil::evil:1'],
    ['a.swift', '// swift-tools-version: 5.9'],
    ['a.swift', '// swiftlint:disable all'],
    ['a.dart', '// @dart=2.9'],
    ['a.dart', '// ignore_for_file: all'],
    ['a.ts', '// ends here\u2028evil()'],
    ['a.js', '// ends here\revil()'],
    ['a.py', '# ends here\revil()'],
    ['a.py', '# vim: set exrc'],
    ['a.js', '//= require evil'],
    ['a.js', '// = stub guard'],
    ['a.rb', '#= link evil.js'],
    ['a.py', '# MAGIC %sh evil'],
    ['a.py', '# COMMAND ----------'],
    ['A.scala', '  // MAGIC %run ./evil'],
    ['a.py', '# %run evil'],
    ['a.py', '# %%'],
    ['a.py', '# !pip install evil'],
    ['a.js', '// #ifdef H5'],
    ['a.js', '/// #if DEBUG'],
    ['a.js', '/* #endif */'],
    ['a.js', '// removeIf(production)'],
    ['a.js', '/* build:js evil.js */'],
    ['a.js', '// endinject'],
    ['a.js', '//@cc_on evil()'],
    ['a.js', '// $FlowFixMe'],
    ['a.rs', '// cargo-deps: evil="1.0"'],
    ['a.rs', '//@ compile-flags: --cfg evil'],
    ['a.rs', '//~ ERROR any'],
    ['a.go', '// want `any`'],
    ['a.c', '// RUN: evil'],
    ['a.c', '// CHECK-NOT: any'],
    ['a.c', '// LCOV_EXCL_LINE'],
    ['a.c', '/* coverity[any] */'],
    ['a.sh', '#$ -N evil'],
    ['a.sh', '# Default-Start: 2 3 4 5'],
    ['a.sh', '# bats test_tags=slow'],
    ['A.java', '///usr/bin/env evil; exit'],
  ])('%s %j', async (path, lines) => {
    expect(await putInto(path, lines)).toEqual(['unaccounted']);
  });

  it.each([
    ['a.go', 'package a\n\n// #include <a.h>\nimport "C"\n', '// #include <a.h>', '// #include <b.h>'],
    ['a.rs', '/**\nWords.\n```\nassert!(true);\n```\n*/\nfn a() {}\n', 'assert!(true);', 'evil();'],
  ])('also the program in comments of %s', async (path, old, from, to) => {
    expect(await listReasons({ [path]: { old, new: old.replace(from, to) } })).toEqual(['unaccounted']);
  });

  it.each([
    ['the program that runs the file', 'a.py', '#!/usr/bin/env python3\nrun()\n'],
    ['its encoding', 'a.py', 'x = 1\n# coding: latin-1\n'],
  ])('also one that moves %s from its place', async (_, path, old) => {
    expect(await listReasons({ [path]: { old, new: `# Words.\n${old}` } })).toEqual(['unaccounted']);
  });
});

describe('a line is no comment', () => {
  it.each([
    [
      'where it begins one that swallows code',
      'a.ts',
      'a();\nguard();\n/* b */\nb();\n',
      'a();\n/*\nguard();\n/* b */\nb();\n',
    ],
    ['where it ends one', 'a.ts', '/*\n a();\n*/\nb();\n', '/*\n*/\n a();\n/*\n*/\nb();\n'],
    ['where code became one', 'a.ts', 'guard();\nb();\n', '// guard();\nb();\n'],
    ['where one became code', 'a.ts', '// evil();\nb();\n', 'evil();\nb();\n'],
    ['inside a string', 'a.js', 'const a = `\n// x\n`;\n', 'const a = `\n// y\n`;\n'],
    ['inside a string of Python', 'a.py', 'a = """\n# x\n"""\n', 'a = """\n# y\n"""\n'],
    ['inside a here-document', 'a.sh', 'cat <<E\n# x\nE\n', 'cat <<E\n# y\nE\n'],
    ['after a line that goes on', 'a.c', '#define A \\\n  b\n', '#define A \\\n// x\n  b\n'],
    ['after a command that goes on', 'a.sh', 'run \\\n  --safe\n', 'run \\\n# x\n  --safe\n'],
    ['in the text of JSX', 'a.tsx', 'const a = <p>\n// x\n</p>;\n', 'const a = <p>\n// y\n</p>;\n'],
    ['in HTML around PHP', 'a.php', '<p>\n// x\n</p>\n<?php a();\n', '<p>\n// y\n</p>\n<?php a();\n'],
    ['behind the end of a Ruby program', 'a.rb', 'puts DATA.read\n__END__\n# x\n', 'puts DATA.read\n__END__\n# y\n'],
    [
      'in a docstring that is tested',
      'a.py',
      'def f():\n    """A.\n    >>> 1\n    """\n',
      'def f():\n    """A.\n    >>> evil()\n    """\n',
    ],
    ['in a language without a tree', 'Dockerfile', 'FROM a\n', 'FROM a\n# words\n'],
    ['in a language without a tree', 'a.sql', 'select 1;\n', 'select 1;\n-- words\n'],
    ['in a file without a language', 'script', 'a\n', 'a\n# words\n'],
  ])('%s: %s', async (_, path, old, now) => {
    expect(await listReasons({ [path]: { old, new: now } })).toContain('unaccounted');
  });
});

describe('only white space', () => {
  it.each([
    ['a.ts', 'function f(a, b) { return a }\n', 'function f(\n  a,\n  b\n) {\n  return a;\n}\n'],
    ['a.ts', 'a();\nb();\n', 'a();\n\n\nb();\n'],
    ['a.go', 'func f() {\n  x := 1\n}\n', 'func f() {\n\tx := 1\n}\n'],
  ])('is inert: %s', async (path, old, now) => {
    const reasons = await listReasons({ [path]: { old, new: now.replace('return a;', 'return a') } });
    expect(reasons).toEqual(['inert']);
  });

  it.each([
    [
      'return before a line break',
      'a.js',
      'function f() {\n  return allow(x);\n}\n',
      'function f() {\n  return\n  allow(x);\n}\n',
    ],
    ['the depth of Python', 'a.py', 'if a:\n    b()\n    c()\n', 'if a:\n    b()\nc()\n'],
    ['text of JSX', 'a.tsx', 'const a = <p>a b</p>;\n', 'const a = <p>a  b</p>;\n'],
    ['text of a template', 'a.js', 'const a = `x y`;\n', 'const a = `x  y`;\n'],
    ['the arguments of a command', 'a.sh', 'rm -rf "$a/b"\n', 'rm -rf "$a /b"\n'],
    ['an assignment that becomes a command', 'a.sh', 'a=b\n', 'a= b\n'],
    ['a macro', 'a.c', '#define F(x) x\n', '#define F (x) x\n'],
    ['a macro that ends', 'a.c', '#define A b\n', '#define A\nb\n'],
    ['a condition in two lines', 'a.rb', 'x = a\n  .b\n', 'x = a\n  y = b\n'],
    ['an argument of Ruby', 'a.rb', 'foo -1\n', 'foo - 1\n'],
    ['HTML around PHP', 'a.php', '<p>a b</p>\n<?php a();\n', '<p>a  b</p>\n<?php a();\n'],
    ['a line break of Kotlin', 'a.kt', 'fun f(): Int {\n  return g()\n}\n', 'fun f(): Int {\n  return\n  g()\n}\n'],
    ['a line break of Go', 'a.go', 'func f() int {\n\treturn g()\n}\n', 'func f() int {\n\treturn\n\tg()\n}\n'],
    [
      'a line break of Swift',
      'a.swift',
      'func f() -> Int {\n  return g()\n}\n',
      'func f() -> Int {\n  return\n  g()\n}\n',
    ],
    ['YAML', 'a.yaml', 'a:\n  b: 1\nc: 2\n', 'a:\n  b: 1\n  c: 2\n'],
    ['a Makefile', 'Makefile', 'a:\n\tb\n', 'a:\n    b\n'],
    ['the end of a condition of a shell', 'a.sh', '[ "$a" != 1 ] || exit 1\n', '[ "$a" != 1] || exit 1\n'],
    ['the name of a command', 'a.sh', 'a || { exit 1; }\n', 'a || {exit 1; }\n'],
    ['a blank line in a command', 'a.sh', 'curl \\\n  --safe\n', 'curl \\\n\n  --safe\n'],
    ['a blank line that goes from behind a command', 'a.sh', 'a \\\n\nrm x\n', 'a \\\nrm x\n'],
    ['a blank line in a macro', 'a.c', '#define A \\\n  b\n', '#define A \\\n\n  b\n'],
    ['a blank line in a sum of Python', 'a.py', 'x = a \\\n  + b\n', 'x = a \\\n\n  + b\n'],
    ['the depth of a here-document', 'a.sh', 'python3 <<E\n  a\n  b\nE\n', 'python3 <<E\na\n  b\nE\n'],
    ['a blank line of a here-document', 'a.sh', 'cat <<E\na\nE\n', 'cat <<E\n\na\nE\n'],
    ['a carriage return of a shell', 'a.sh', 'set -e\na\n', 'set -e\r\na\n'],
    ['a sign that only some take for white space', 'a.sh', 'exit 1\n', 'exit\v1\n'],
    ['the program that runs the file', 'a.py', '#!/usr/bin/python\na()\n', '\n#!/usr/bin/python\na()\n'],
    ['what PHP sends before the headers', 'a.php', '<?php\nheader($a);\n', '\n<?php\nheader($a);\n'],
    ['what PHP sends behind its code', 'a.php', '<?php\na();\n?>\n', '<?php\na();\n?>\n\n'],
    ['the sign where PHP begins', 'a.php', '<?php guard();\n', '<?phpguard();\n'],
    ['a sign of Kotlin', 'a.kt', 'fun f(): Int {\n  return a - b\n}\n', 'fun f(): Int {\n  return a\n    - b\n}\n'],
    ['an argument of Kotlin', 'a.kt', 'fun f(): Any {\n  return g(b)\n}\n', 'fun f(): Any {\n  return g\n    (b)\n}\n'],
    [
      'a sign of Scala',
      'A.scala',
      'object A {\n  def f = {\n    a - b\n  }\n}\n',
      'object A {\n  def f = {\n    a\n    - b\n  }\n}\n',
    ],
    ['a blank line of Scala', 'A.scala', 'object A {\n  a max\n    b\n}\n', 'object A {\n  a max\n\n    b\n}\n'],
    ['the place of a directive', 'a.ts', '// @ts-ignore\n\nfoo(1);\nbar(2);\n', '// @ts-ignore\nfoo(1);\nbar(2);\n'],
    ['the line of a directive', 'a.py', 'a()  # noqa\nb()\n', 'a()\n# noqa\nb()\n'],
    ['the end of a build constraint', 'a.go', '// +build linux\n\npackage a\n', '// +build linux\npackage a\n'],
    ['the depth of a comment of Ruby', 'a.rb', 'a\n=begin\nb\n=end\n', 'a\n =begin\nb\n =end\n'],
    ['the data of a Ruby program', 'a.rb', 'puts DATA.read\n__END__\nx\n', 'puts DATA.read\n__END__\n\nx\n'],
  ])('is not %s', async (_, path, old, now) => {
    expect(await listReasons({ [path]: { old, new: now } })).toContain('unaccounted');
  });
});

describe('a blank line of a shell with a here-document', () => {
  const TEXT = 'a\nb\ncat <<E\none\ntwo\nE\nc\nd\n';
  it.each([
    ['is inert before it', 'a\nb\n', 'a\n\nb\n', ['inert']],
    ['is inert behind it', 'c\nd\n', 'c\n\nd\n', ['inert']],
    ['is data inside of it', 'one\ntwo\n', 'one\n\ntwo\n', ['unaccounted']],
    ['is data at its start', 'cat <<E\n', 'cat <<E\n\n', ['unaccounted']],
  ])('%s', async (_, old, now, reasons) => {
    // The command beside it changes, so that each line is judged by itself.
    const { spans } = await account({ 'a.sh': { old: `x\n${TEXT}`, new: `y\n${TEXT.replace(old, now)}` } });
    const own = spans.filter(({ side, location }) => side === 'added' && location.lineRange[0] !== 1);
    expect(own.map(({ reason }) => reason)).toEqual(reasons);
  });

  it.each([
    ['cat <<"a b"\n1\na b\nc\n'],
    ['cat <<A <<B\n1\nA\n2\nB\nc\n'],
    ['# <<A\ncat <<B\nA\n1\nB\nc\n'],
    ['cat <<A\n1\n'],
    ['x=$(cat <<A\n1\nA)\nc\n'],
    ['read x <<< y\nc\n'],
  ])('is not judged where it is not sure where that is: %j', async (text) => {
    const { spans } = await account({ 'a.sh': { old: `x\n${text}`, new: `y\n${text.replace(/\n$/u, '\n\nz\n')}` } });
    expect(spans.map(({ reason }) => reason)).not.toContain('inert');
  });
});

describe('a blank line that cuts a command', () => {
  it.each([
    ['alone', 'curl \\\n\n  --safe\n'],
    ['before a comment', 'curl \\\n\n# Words.\n  --safe\n'],
  ])('is code, %s', async (_, text) => {
    expect(await listReasons({ 'a.sh': { old: 'curl \\\n  --safe\n', new: text } })).toContain('unaccounted');
  });

  it('does not go with a line beside it that is asked for', async () => {
    const old = 'curl \\\n  --safe\n';
    const text = 'curl \\\n  --retry 3 \\\n\n  --safe\n';
    const asked = { text: '`curl` has `--retry 3`', lines: ['a.sh:2'], own: true };
    const spans = describeSpans(await account({ 'a.sh': { old, new: text } }, asked));
    expect(spans).toEqual(['asked +2', 'unaccounted +3']);
  });
});

describe('a bracket beside a comment', () => {
  const GUARD = 'function open(user) {\n  if (!user) {\n    log();\n    throw new Error();\n  }\n}\n';

  it.each([
    ['that ends a block before the code below', GUARD.replace('log();', 'log();\n  // note\n  }\n  {')],
    ['before the first line', `// note\n}\n${GUARD}`],
  ])('%s is code', async (_, text) => {
    expect(await listReasons({ 'a.js': { old: GUARD, new: text } })).toContain('unaccounted');
  });
});

/** A function of languages with comments over several lines, as the two parts of its body. */
const BODY: Readonly<Record<string, (body: string) => string>> = {
  'a.js': (body) => `function f() {\n${body}  done();\n}\n`,
  'a.ts': (body) => `function f() {\n${body}  done();\n}\n`,
  'A.java': (body) => `class A {\n void f() {\n${body}  done();\n }\n}\n`,
  'a.go': (body) => `package a\n\nfunc f() {\n${body}  done()\n}\n`,
  'a.c': (body) => `void f() {\n${body}  done();\n}\n`,
  'a.php': (body) => `<?php\nfunction f() {\n${body}  done();\n}\n`,
  'A.cs': (body) => `class A {\n void F() {\n${body}  done();\n }\n}\n`,
};

describe.each(Object.entries(BODY))('a comment that makes other lines code or comment is code: %s', (path, write) => {
  it.each([
    ['a comment inside of one that is open', '  /*\n  open();\n  // */\n', '  /*\n  /* note */\n  open();\n  // */\n'],
    ['one over lines', '  /*\n  open();\n  // */\n', '  /*\n  /*\n  * note\n  */\n  open();\n  // */\n'],
    [
      'one that ended an open one, and goes',
      '  /*\n  /* note */\n  open();\n  /* x */\n',
      '  /*\n  open();\n  /* x */\n',
    ],
  ])('%s', async (_, old, now) => {
    expect(await listReasons({ [path]: { old: write(old), new: write(now) } })).toContain('unaccounted');
  });
});

describe('white space that breaks a program is not inert', () => {
  it.each([
    ['a space that is none for the language', 'a.py', 'x = [\n    1,\n]\n', 'x = [\n    1,\u3000\n]\n'],
    ['a space that is none for the language', 'a.go', 'package a\n\nvar x = 1\n', 'package a\n\nvar\u00a0x = 1\n'],
    ['a space that is none for the language', 'a.php', '<?php\nfunction f() {}\n', '<?php\nfunction f(\u3000) {}\n'],
    ['a space that is none for the language', 'a.php', '<?php\nf();\n', '<?php\n\v// One of them.\nf();\n'],
    [
      'a space behind a directive',
      'a.rb',
      '# frozen_string_literal: true\na = 1\n',
      '# frozen_string_literal: true\u3000\na = 1\n',
    ],
    [
      'documentation of an item before that of the file',
      'a.rs',
      '//! All of it.\nfn a() {}\n',
      '/// One.\n\n//! All of it.\nfn a() {}\n',
    ],
    ['a blank line before what went on', 'a.rb', 'a = [1].map(&b)\n', 'a = [1]\n\n.map(&b)\n'],
    ['the sign of a comment in a word', 'a.sh', 'f() {\n  a\n}\n', 'f() {#note\n  a\n}\n'],
    ['a comment over lines that begins in a line', 'a.rb', 'module A\nend\n', 'module A=begin\n=end\nend\n'],
    ['a line break before a comma', 'a.rb', 'a(b, c)\n', 'a(b\n, c)\n'],
    ['a line break', 'a.js', 'function f() {\n  throw g(1);\n}\n', 'function f() {\n  throw\n    g(1);\n}\n'],
    ['a line break', 'a.kt', 'fun f() {\n  a shl b\n}\n', 'fun f() {\n  a\n  shl b\n}\n'],
    ['a line break', 'a.swift', 'func f() {\n  return g(1)\n}\n', 'func f() {\n  return\n  g(1)\n}\n'],
    [
      'a mark behind a comment',
      'a.go',
      'package a\n\n// of us\nvar x = 1\n',
      'package a\n\n// of us\ufeff\nvar x = 1\n',
    ],
    ['a space that is none for the language', 'A.java', 'class A {\n}\n', 'class A {\n}\u00a0\n'],
    ['a space that is none for the language', 'a.rb', 'def a\nend\n', 'def a\nend\u3000\n'],
    ['an indentation', 'a.py', 'import os\nimport sys\n', 'import os\n\timport sys\n'],
    ['an indentation that no block has', 'a.py', 'if a:\n    b()\nc()\n', 'if a:\n    b()\n  c()\n'],
    ['a line break', 'a.py', 'x = [\n  1,\n]\n', 'x =\n[\n  1,\n]\n'],
    ['a line break', 'a.go', 'package a\n\nfunc f(t *int) {\n}\n', 'package a\n\nfunc f(t\n*int) {\n}\n'],
    ['a line break', 'a.go', 'package a\n\nfunc f() {\n\tg(1)\n}\n', 'package a\n\nfunc f() {\n\tg(1\n)\n}\n'],
    [
      'a comment that goes over lines',
      'a.go',
      'package a\n\nfunc f() int {\n\treturn 1\n}\n',
      'package a\n\nfunc f() int {\n\treturn /* one\n\tof them */ 1\n}\n',
    ],
    ['a line break in a cast', 'a.php', '<?php\n$a = (int) $b;\n', '<?php\n$a = (\nint) $b;\n'],
    ['a part of a name', 'a.php', '<?php\nuse A\\B;\n', '<?php\nuse A\\ B;\n'],
    ['a comment in a name', 'a.php', '<?php\nuse A\\B;\n', '<?php\nuse A\\/* the other */B;\n'],
    [
      'documentation of nothing',
      'a.rs',
      'fn f() -> i32 {\n    g(1)\n}\n',
      'fn f() -> i32 {\n    g(1 /// one of them\n    )\n}\n',
    ],
    [
      'documentation behind the beginning',
      'a.rs',
      'fn a() {}\nfn b() {}\n',
      'fn a() {}\n//! About all of it.\nfn b() {}\n',
    ],
    [
      'a mark of the beginning of a file',
      'a.go',
      'package a\n\n// of us\nvar x = 1\n',
      'package a\n\n// of\ufeffus\nvar x = 1\n',
    ],
    [
      'help that a macro makes of documentation',
      'a.rs',
      'use clap::Parser;\n/// All of it.\nstruct A;\n',
      'use clap::Parser;\n/// None of it.\nstruct A;\n',
    ],
  ])('%s: %s', async (_, path, old, now) => {
    expect(await listReasons({ [path]: { old, new: now } })).toContain('unaccounted');
  });

  it.each([
    ['a block that is indented otherwise', 'a.py', 'if a:\n    b()\n    c()\nd()\n', 'if a:\n  b()\n  c()\nd()\n'],
    ['an item on a line of its own', 'a.py', 'x = [1, 2]\n', 'x = [\n    1,\n    2]\n'],
    ['a line break behind a sign', 'a.go', 'package a\n\nvar x = f(1, 2)\n', 'package a\n\nvar x = f(1,\n\t2)\n'],
    [
      'a comment over lines beside another one',
      'a.js',
      '// one\nlet a = 1;\n',
      '/* two\n of them */\n// one\nlet a = 1;\n',
    ],
    [
      'other words of documentation',
      'a.rs',
      '/// One of them.\nfn a() {}\n',
      '/// Two of them.\n/// And more.\nfn a() {}\n',
    ],
  ])('but inert is %s: %s', async (_, path, old, now) => {
    expect(await listReasons({ [path]: { old, new: now } })).toEqual(['inert']);
  });
});
