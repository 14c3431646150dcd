import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FileClass } from '../../../src/contract/index.js';
import { readChange } from '../../../src/engine/change/index.js';
import { readSyntaxWith } from '../../../src/engine/syntax/index.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../../stand-ins/processor-time.js';
import { buildSnapshot, changedFile, type FileSpec } from '../../stand-ins/snapshot.js';

const readAsText = (change: ReturnType<typeof readChange>) => readSyntaxWith(change, new Map());

const classify = (path: string, text = 'x\n', gitattributes?: string) =>
  readChange(
    buildSnapshot({ files: { [path]: { new: text } }, ...(gitattributes === undefined ? {} : { gitattributes }) }),
    [],
  ).files[0]?.class;

describe('classes', () => {
  const CLASSES: Record<FileClass, readonly string[]> = {
    source: [
      'src/spec/loader.ts',
      'src/test-utils.ts',
      'lib/latest.js',
      'contest/run.py',
      'src/docs/render.ts',
      'app/models/vendor/invoice.rb',
      'src/generated.ts',
      'src/config/load.go',
      'cmd/migrate/main.go',
      'schema.sql',
      'api/order.proto',
      'bin/run',
      'index.html',
      'src/inspector.ts',
      'src/testing/index.ts',
      'src/_pytest/runner.py',
      'src/attest/sign.ts',
      'src/latest/index.ts',
      'src/contest/rules.go',
      'packages/playwright/src/server.ts',
      'packages/cypress/lib/open.ts',
      'packages/test-runner/src/index.ts',
      'packages/spec-parser/index.ts',
      'src/ab-test.ts',
      'src/openapi-spec.ts',
      'src/commands/test.rs',
      'cmd/test.go',
      'src/main/java/shop/PodSpec.java',
      'src/main/java/shop/LoadTest.java',
    ],
    test: [
      'src/order.test.ts',
      'src/order.spec.tsx',
      'pkg/order_test.go',
      'tests/test_order.py',
      'pkg/test_order.py',
      'src/test/java/shop/OrderTest.java',
      'src/OrderTests.cs',
      'Shop.Tests/Cart.cs',
      'spec/models/order_spec.rb',
      'spec/support/auth.rb',
      'test/helper.js',
      'test/fixtures/a.json',
      '__tests__/order.ts',
      'src/__mocks__/http.ts',
      'features/pay.feature',
      'conftest.py',
      'e2e/pay.ts',
      'spec-main/api-app-spec.ts',
      'spec-main/helpers.ts',
      'src/api-app-spec.ts',
      'src/renderer-test.js',
      'pkg/order_tests.go',
      'cypress/support/commands.ts',
      'playwright/login.ts',
      'packages/shop/integration-tests/pay.ts',
      'src/integrationTest/java/shop/Pay.java',
      'src/functional-test/pay.groovy',
      'test-data/orders.py',
    ],
    docs: [
      'README.md',
      'LICENSE',
      'docs/guide.md',
      'docs/index.html',
      'CHANGELOG.md',
      'docs/notes.txt',
      'guide.rst',
      'a.mdx',
    ],
    config: [
      'tsconfig.json',
      '.eslintrc.json',
      'vite.config.ts',
      'config/app.yml',
      'pkg/settings.toml',
      '.editorconfig',
      'CODEOWNERS',
    ],
    ci: [
      '.github/workflows/ci.yml',
      '.github/actions/setup/action.yml',
      'action.yml',
      '.gitlab-ci.yml',
      'Jenkinsfile',
      '.circleci/config.yml',
      'azure-pipelines.yml',
      '.travis.yml',
    ],
    infra: [
      'Dockerfile',
      'deploy/Dockerfile.prod',
      'docker-compose.yml',
      'infra/main.tf',
      'chart/Chart.yaml',
      'k8s/kustomization.yaml',
      'main.bicep',
    ],
    migration: [
      'db/migrate/20240101120000_add_refunds.rb',
      'shop/migrations/0004_refund.py',
      'src/main/resources/db/migration/V12__refunds.sql',
      'prisma/migrations/20240101_add/migration.sql',
      'database/migrations/2024_01_01_000000_create_refunds_table.php',
    ],
    manifest: [
      'package.json',
      'go.mod',
      'Cargo.toml',
      'pom.xml',
      'requirements-dev.txt',
      'Gemfile',
      'App.csproj',
      'packages/a/package.json',
    ],
    lockfile: ['package-lock.json', 'go.sum', 'Cargo.lock', 'a/yarn.lock', 'poetry.lock', 'Gemfile.lock'],
    generated: [
      'dist/app.min.js',
      'src/order.pb.go',
      'order_pb2.py',
      'app.js.map',
      'src/__snapshots__/a.test.ts.snap',
      'lib/order.g.dart',
    ],
    vendored: [
      'node_modules/a/index.js',
      'vendor/github.com/a/b.go',
      'third_party/zlib/inflate.c',
      'shop/assets/vendor/topbar.js',
      'gradlew',
    ],
    asset: ['logo.png', 'src/icon.svg', 'fonts/a.woff2'],
    data: ['data/cities.json', 'data/cities.csv', 'public/robots.txt'],
  };
  const TEXTS: Readonly<Record<string, string>> = {
    'db/migrate/20240101120000_add_refunds.rb': 'class AddRefunds < ActiveRecord::Migration[7.1]\nend\n',
    'shop/migrations/0004_refund.py': 'class Migration(migrations.Migration):\n    pass\n',
    'src/main/resources/db/migration/V12__refunds.sql': 'ALTER TABLE orders ADD refunded int;\n',
    'prisma/migrations/20240101_add/migration.sql': 'CREATE TABLE refunds (id int);\n',
    'database/migrations/2024_01_01_000000_create_refunds_table.php': "<?php Schema::create('refunds', $f);\n",
    'bin/run': '#!/usr/bin/env python3\nprint(1)\n',
  };

  it.each(Object.entries(CLASSES).flatMap(([name, paths]) => paths.map((path) => [path, name] as const)))(
    '%s is %s',
    (path, name) => {
      expect(classify(path, TEXTS[path])).toBe(name);
    },
  );

  it.each([
    ['src/client.ts', '// Code generated by openapi-generator. DO NOT EDIT.\nexport {};\n', 'generated'],
    ['src/Client.cs', '// <auto-generated/>\nclass A {}\n', 'generated'],
    ['src/schema.ts', '/**\n * @generated SignedSource<<a>>\n */\n', 'generated'],
    [
      'scripts/write.sh',
      '#!/bin/sh\ncat <<HEAD\n# This file is auto-generated by write.sh. Do not edit.\nHEAD\n',
      'source',
    ],
    ['scripts/written.sh', '#!/bin/sh\n# This file is auto-generated by write.sh.\ncat <<END\nEND\n', 'generated'],
    ['src/writer.ts', 'const head = "// Code generated by writer. DO NOT EDIT.";\n', 'source'],
    ['lib/all.js', `!function(){${'var a=1;'.repeat(500)}}();`, 'generated'],
    ['deploy/web.yaml', 'apiVersion: apps/v1\nkind: Deployment\n', 'infra'],
    ['src/test/loader.ts', 'export const load = () => 1;\n', 'test'],
    ['src/spec/order.ts', "describe('order', () => {});\n", 'test'],
    ['src/parser/tests.rs', '#[test]\nfn reads() {}\n', 'test'],
    ['src/shop/OrderSpec.ts', "describe('order', () => {});\n", 'test'],
    ['src/split-test.ts', "it('splits', () => {});\n", 'test'],
    ['src/main/java/shop/OrderTest.java', 'import org.junit.jupiter.api.Test;\n', 'test'],
    ['migrations/runner.ts', 'export function run() {}\n', 'source'],
  ])('%s by its content', (path, text, name) => {
    expect(classify(path, text)).toBe(name);
  });

  it('follows .gitattributes of the base, the last line winning', () => {
    const attributes = [
      '*.ts text',
      'src/api/** linguist-generated',
      'src/api/hand.ts -linguist-generated',
      'lib/** linguist-vendored=true',
      'guide/** linguist-documentation',
      '*.inc linguist-language=PHP',
      'vendor/own/** -linguist-vendored',
    ].join('\n');
    expect(classify('src/api/client.ts', 'x\n', attributes)).toBe('generated');
    expect(classify('src/api/hand.ts', '// Code generated by hand. DO NOT EDIT.\n', attributes)).toBe('source');
    expect(classify('lib/a.js', 'x\n', attributes)).toBe('vendored');
    expect(classify('guide/a.py', 'x\n', attributes)).toBe('docs');
    expect(classify('vendor/own/a.go', 'x\n', attributes)).toBe('source');
    const change = readChange(buildSnapshot({ files: { 'a.inc': { new: '<?php\n' } }, gitattributes: attributes }), []);
    expect(change.files[0]?.language).toBe('PHP');
  });

  it("lets the policy's first matching pattern overrule everything", () => {
    const paths = [
      { pattern: 'tools/**', class: 'ci' as const },
      { pattern: '**/*.ts', class: 'data' as const },
    ];
    const change = readChange(
      buildSnapshot({ files: { 'tools/a.ts': { new: 'x\n' }, 'b.ts': { new: 'x\n' } } }),
      paths,
    );
    expect(change.files.map((file) => [file.file.path, file.class, file.note])).toEqual([
      ['b.ts', 'data', "the policy's pattern **/*.ts"],
      ['tools/a.ts', 'ci', "the policy's pattern tools/**"],
    ]);
  });

  it('says of binaries, submodules and what could not be read what they are', () => {
    const raw = (path: string, spec: FileSpec) =>
      readChange({ ...buildSnapshot(), files: [changedFile(path, spec)] }, []).files[0];
    expect(raw('a.bin', { new: null, raw: { binary: true, omitted: 'binary' } })).toMatchObject({
      class: 'asset',
      note: 'binary',
    });
    expect(raw('lib/dep', { raw: { new_mode: '160000', omitted: 'submodule' } })?.class).toBe('vendored');
    expect(raw('src/a.ts', { raw: { omitted: 'too_large' } })).toMatchObject({
      class: 'source',
      note: 'not read: too large',
    });
  });
});

describe('regions', () => {
  it('are unbroken runs of added lines with what they replaced', () => {
    const change = readChange(
      buildSnapshot({ files: { 'a.ts': { old: 'a\nb\nc\nd\ne\n', new: 'a\nB\nB2\nc\ne\n' } } }),
      [],
    );
    expect(change.files[0]?.regions).toMatchObject([
      {
        at: 2,
        added: [
          { number: 2, text: 'B' },
          { number: 3, text: 'B2' },
        ],
        removed: [{ number: 2, text: 'b' }],
      },
      { at: 4, added: [], removed: [{ number: 4, text: 'd' }] },
    ]);
  });

  it('are 0 at the top where the first lines went, and cover deleted files', () => {
    const change = readChange(
      buildSnapshot({ files: { 'a.ts': { old: 'a\nb\n', new: 'b\n' }, 'gone.ts': { old: 'x\n', new: null } } }),
      [],
    );
    expect(change.files.map((file) => file.regions.map(({ at, removed }) => [at, removed.length]))).toEqual([
      [[0, 1]],
      [[0, 1]],
    ]);
  });
});

describe('formatting only', () => {
  it.each([
    ['a.ts', 'if(a){\nb();\n}\n', 'if (a) {\n  b();\n}\n', true],
    ['a.ts', "f('a  b');\n", "f('a b');\n", false],
    ['a.ts', 'return a;\n', 'return\na;\n', false],
    ['a.ts', 'const t = `\n  a\n`;\n', 'const t = `\n    a\n`;\n', false],
    ['a.java', 'f(a, b);\n', 'f(\n  a,\n  b);\n', true],
    ['a.py', 'if a:\n    b()\n', 'if a:\n  b()\n', false],
    ['a.py', 'a = 1  \n', 'a = 1\n', true],
    ['a.yml', 'a:\n  b: 1\n', 'a:\n    b: 1\n', false],
    ['a.ts', 'a\r\nb\r\n', 'a\nb\n', true],
    ['a.ts', 'a + b;\n', 'a - b;\n', false],
    ['a.ts', 'x = a + +b;\n', 'x = a ++b;\n', false],
  ])('%s: %j → %j is %s', (path, before, after, formatting) => {
    const change = readChange(buildSnapshot({ files: { [path]: { old: before, new: after } } }), []);
    expect(change.files[0]?.formattingOnly).toBe(formatting);
  });

  it('is not what new, deleted and renamed files are', () => {
    const files = {
      'a.ts': { new: '  \n' },
      'b.ts': { old: '\n', new: null },
      'd.ts': { old: 'x\n', new: 'x\n', oldPath: 'c.ts' },
    };
    expect(readChange(buildSnapshot({ files }), []).files.map((file) => file.formattingOnly)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('syntax as text', () => {
  const scanned = (path: string, text: string) => {
    const change = readChange(buildSnapshot({ files: { [path]: { new: text } } }), []);
    return readAsText(change)
      .get(path)
      ?.added.map(({ code, comment }) => [code.trimEnd(), comment.trim()]);
  };

  it.each([
    ['a.ts', 'a("x // y"); // z\n', [['a("      ");', '// z']]],
    ['a.ts', 'a(/["/]/, 1); // z\n', [['a(/    /, 1);', '// z']]],
    ['a.ts', `a(\`\${b ? \`c\` : 1} d\`, e)\n`, [[`a(\`\${b ? \` \` : 1}  \`, e)`, '']]],
    [
      'a.ts',
      '/* a\n b */ c\n',
      [
        ['', '/* a'],
        ['      c', 'b */'],
      ],
    ],
    [
      'a.py',
      'a = """x # y\nz""" # w\n',
      [
        ['a = """', ''],
        [' """', '# w'],
      ],
    ],
    ['a.rs', "fn f<'a>(x: &'a str) -> char { '\"' } // z\n", [["fn f<'a>(x: &'a str) -> char { ' ' }", '// z']]],
    ['a.yml', "a: don't # b\n", [["a: don't", '# b']]],
    ['a.sh', 'echo a#b # c\n', [['echo a#b', '# c']]],
    ['a.md', 'a <!-- b --> c\n', [['a            c', '<!-- b -->']]],
    [
      'a.go',
      'a := `x\n// y` // z\n',
      [
        ['a := `', ''],
        ['    `', '// z'],
      ],
    ],
  ])('%s: %j', (path, text, lines) => {
    expect(scanned(path, text)).toEqual(lines);
  });

  it('takes the section headings of hunks for symbols', () => {
    const before = ['export class Cart {', ...Array.from({ length: 12 }, (_, n) => `  a${n}();`), '}', ''];
    const hunk = { old_start: 8, old_lines: 1, new_start: 8, new_lines: 2, lines: ['   a6();', '+  b();'] };
    const raw = (section: string) => ({ hunks: [{ ...hunk, section }] });
    const symbols = (section: string) =>
      readAsText(
        readChange(buildSnapshot({ files: { 'a.ts': { old: before.join('\n'), new: null, raw: raw(section) } } }), []),
      ).get('a.ts')?.symbols;
    expect(symbols('export class Cart {')).toEqual([{ name: 'Cart', kind: 'class', first: 8, last: 9 }]);
    expect(symbols('func (c *Cart) Total() int {')).toMatchObject([{ name: 'Total', kind: 'func' }]);
    expect(symbols('total(cart) {')).toMatchObject([{ name: 'total', kind: 'function' }]);
    expect(symbols('## Refunds')).toMatchObject([{ name: '## Refunds', kind: 'section' }]);
    expect(symbols('')).toEqual([]);
  });
});

describe('hostile input', () => {
  it('never throws and keeps every line as long as it is', () => {
    const path = fc.constantFrom('a.ts', 'b.py', 'c.rb', 'd.rs', 'e.yml', 'f', 'g.php', 'h.vue', 'i.hs');
    const text = fc.string({
      unit: fc.constantFrom(
        '"',
        "'",
        '`',
        '/',
        '*',
        '#',
        '\\',
        '{',
        '}',
        '$',
        '\n',
        ' ',
        'a',
        '<!--',
        '-->',
        '"""',
        '=',
      ),
      maxLength: 200,
    });
    fc.assert(
      fc.property(path, text, text, (name, before, after) => {
        const change = readChange(buildSnapshot({ files: { [name]: { old: before, new: after } } }), []);
        const syntax = readAsText(change).get(name);
        expect(syntax?.added.map((line) => line.text)).toEqual(change.files[0]?.added.map((line) => line.text));
        for (const line of [...(syntax?.added ?? []), ...(syntax?.removed ?? [])]) {
          expect([line.code.length, line.comment.length]).toEqual([line.text.length, line.text.length]);
        }
      }),
    );
  });

  it.each([
    ['a 2 MB line of code', `${'a("b",/c/);'.repeat(190_000)}\n`],
    ['a 2 MB line of open brackets', `${'=/['.repeat(700_000)}\n`],
    ['a 2 MB line of quotes', `${'`${'.repeat(700_000)}\n`],
    ['100,000 lines', 'const a = `b`; // c\n'.repeat(100_000)],
  ])('%s is read in time', (_, text) => {
    const raw = {
      hunks: [
        {
          old_start: 0,
          old_lines: 0,
          new_start: 1,
          new_lines: 1,
          section: '',
          lines: text
            .split('\n')
            .slice(0, -1)
            .map((line) => `+${line}`),
        },
      ],
    };
    const spent = processorClock();
    const change = readChange(
      { ...buildSnapshot(), files: [{ ...changedFile('a.ts', { new: '' }), new_text: text, ...raw }] },
      [],
    );
    readAsText(change);
    expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
  });
});
