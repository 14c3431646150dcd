/** Changes that well-kept projects merge every day: none of them is worth a warning. */
import { describe, expect, it } from '@jest/globals';
import type { FileSpec } from '../../stand-ins/snapshot.js';
import { runPlanesOn } from '../run-planes.js';
import { diff, edit, lines } from './cases.js';
import type { Files } from './rule-tester.js';

const moved = (from: string, into: string, text: string): Files => ({
  [into]: { old: text, new: text, oldPath: from },
});
const CHECKOUT = '      - uses: actions/checkout@v4';
const workflow = (...marked: readonly string[]): FileSpec =>
  diff(' name: ci', ' on: [push, pull_request]', ' permissions:', '   contents: read', ' jobs:', ...marked);
const JOB = [' test:', '   runs-on: ubuntu-latest', '   steps:'].map((line) => `  ${line}`);

const CHANGES: Readonly<Record<string, readonly (readonly [name: string, files: Files])[]>> = {
  workflows: [
    [
      'an action by a newer tag, as all of them are named',
      {
        '.github/workflows/ci.yml': workflow(
          ...JOB,
          '       - uses: actions/setup-node@v4',
          '-      - uses: actions/checkout@v3',
          '+      - uses: actions/checkout@v4',
        ),
      },
    ],
    [
      'a matrix gets a version',
      {
        '.github/workflows/ci.yml': workflow(
          ...JOB.slice(0, 2),
          '     strategy:',
          '       matrix:',
          '-        node: [20]',
          '+        node: [20, 22]',
        ),
      },
    ],
    [
      'a step on pushes to the main branch tells of the branch',
      {
        '.github/workflows/ci.yml': workflow(
          ...JOB,
          ` ${CHECKOUT}`,
          "+      - if: github.event_name == 'push'",
          `+        run: echo "\${{ github.head_ref || github.ref_name }}"`,
        ),
      },
    ],
    [
      'a release job that names what it needs',
      {
        '.github/workflows/ci.yml': workflow(
          ...JOB,
          ` ${CHECKOUT}`,
          '+  release:',
          '+    needs: test',
          "+    if: github.ref == 'refs/heads/main'",
          '+    runs-on: ubuntu-latest',
          '+    permissions:',
          '+      contents: write',
          '+    steps:',
          `+${CHECKOUT}`,
        ),
      },
    ],
    [
      'a workflow gets another name',
      moved(
        '.github/workflows/tests.yml',
        '.github/workflows/ci.yml',
        lines('on: push', 'permissions: {}', 'jobs:', '  a:', '    runs-on: x'),
      ),
    ],
    [
      'jobs move into a workflow that is called',
      {
        ...edit(
          '.github/workflows/ci.yml',
          lines(
            'on: push',
            'permissions: {}',
            'jobs:',
            '  a:',
            '    runs-on: ubuntu-latest',
            '    steps:',
            CHECKOUT,
            '      - run: make test',
          ),
          lines('on: push', 'permissions: {}', 'jobs:', '  a:', '    uses: ./.github/workflows/test.yml'),
        ),
        ...edit(
          '.github/workflows/test.yml',
          null,
          lines(
            'on: workflow_call',
            'permissions: {}',
            'jobs:',
            '  a:',
            '    runs-on: ubuntu-latest',
            '    steps:',
            CHECKOUT,
            '      - run: make test',
          ),
        ),
      },
    ],
  ],
  tests: [
    [
      'a suite becomes one of vitest',
      {
        'src/cart.test.ts': diff(
          "-import { expect, it } from '@jest/globals';",
          "+import { expect, it } from 'vitest';",
          " it('adds', () => {",
          '   expect(add(1, 2)).toBe(3);',
          ' });',
        ),
      },
    ],
    [
      'a feature goes with its tests',
      {
        ...edit(
          'src/coupon.ts',
          lines('export function coupon(a: number) {', '  if (a < 0) throw new Error();', '  return a;', '}'),
          null,
        ),
        ...edit('src/coupon.test.ts', lines("it('keeps', () => {", '  expect(coupon(1)).toBe(1);', '});'), null),
      },
    ],
    [
      'a test is skipped on one system, as its neighbours are',
      {
        'tests/test_a.py': diff(
          ' import sys, pytest',
          " @pytest.mark.skipif(sys.platform == 'win32', reason='no fork')",
          ' def test_a():',
          '     assert fork() == 1',
          "+@pytest.mark.skipif(sys.platform == 'win32', reason='no fork')",
          '+def test_b():',
          '+    assert fork() == 2',
        ),
      },
    ],
    [
      'a disabled test moves to another file',
      {
        'tests/a.test.ts': diff(
          " it('x', () => { expect(a()).toBe(1); });",
          "-it.skip('y', () => { expect(b()).toBe(1); });",
        ),
        'tests/b.test.ts': diff(
          " it('z', () => { expect(c()).toBe(1); });",
          "+it.skip('y', () => { expect(b()).toBe(1); });",
        ),
      },
    ],
    [
      'a rule against focused tests is tested with some',
      {
        'tests/rules/no-only.test.js': diff(
          ' const cases = [',
          '+  \'it.only("a", () => {})\',',
          '+  \'fdescribe("a", () => {})\',',
          ' ];',
        ),
      },
    ],
  ],
  files: [
    ['a picture of the documents', edit('docs/pictures.md', '![a](a.png)\n', '![a](b.png)\n')],
    [
      'all files get another indentation',
      edit(
        'src/a.ts',
        lines('export function a() {', '    return tls.connect({ rejectUnauthorized: false });', '}'),
        lines('export function a() {', '  return tls.connect({ rejectUnauthorized: false });', '}'),
      ),
    ],
    [
      'a script gets into another folder',
      moved('install.sh', 'scripts/install.sh', '#!/bin/sh\ncurl https://x.example/i.sh | sh\n'),
    ],
    [
      'an example shows the address of a database',
      { '.env.example': diff(' PORT=80', '+DATABASE_URL=postgres://user:password@localhost:5432/shop') },
    ],
    [
      'a document says how to install',
      { 'docs/install.md': diff(' # Install', '+```', '+curl -fsSL https://get.example.net | sh', '+```') },
    ],
  ],
  settings: [
    [
      'settings of a linter become those of its next form',
      {
        ...edit('.eslintrc.json', '{\n  "rules": { "no-eval": "error" }\n}\n', null),
        ...edit('eslint.config.js', null, "export default [{ rules: { 'no-eval': 'error' } }];\n"),
      },
    ],
    [
      'a stricter compiler',
      { 'tsconfig.json': diff(' {', '-  "strict": false,', '+  "strict": true,', '   "target": "es2022"', ' }') },
    ],
    [
      'a new check is not used yet',
      { '.rubocop.yml': diff(' AllCops:', '   NewCops: disable', '+Style/New:', '+  Enabled: false') },
    ],
    [
      'a new check is pending',
      { '.rubocop.yml': diff(' Lint/A:', '   Enabled: true', '+Lint/B:', '+  Enabled: pending') },
    ],
    [
      'a threshold goes up',
      {
        'jest.config.js': diff(
          ' module.exports = { coverageThreshold: { global: {',
          '-  lines: 80,',
          '+  lines: 85,',
          ' } } };',
        ),
      },
    ],
  ],
  packages: [
    [
      'a newer version with its lock',
      {
        'package.json': diff(' {', '   "dependencies": {', '-    "ms": "2.1.2"', '+    "ms": "2.1.3"', '   }', ' }'),
        'package-lock.json': diff(
          ' {',
          '   "packages": {',
          '     "node_modules/ms": {',
          '-      "version": "2.1.2",',
          '-      "resolved": "https://registry.npmjs.org/ms/-/ms-2.1.2.tgz",',
          '-      "integrity": "sha512-Qx0k"',
          '+      "version": "2.1.3",',
          '+      "resolved": "https://registry.npmjs.org/ms/-/ms-2.1.3.tgz",',
          '+      "integrity": "sha512-6Flz"',
          '     }',
          '   }',
          ' }',
        ),
      },
    ],
    [
      'a package of the same repository',
      {
        'api/go.mod': diff(
          ' module example.org/shop/api',
          ' go 1.24',
          ' require example.org/shop/base v0.1.0',
          '+replace example.org/shop/base => ../base',
        ),
      },
    ],
    [
      'a newer image by its digest',
      { Dockerfile: diff('-FROM node:22.1@sha256:aa', '+FROM node:22.2@sha256:bb', ' USER node') },
    ],
    [
      'a script that tests run',
      { 'package.json': diff(' {', '   "scripts": {', '     "build": "tsc",', '+    "test": "jest"', '   }', ' }') },
    ],
    [
      'hooks for developers by the usual tool',
      {
        'package.json': diff(' {', '   "scripts": {', '+    "prepare": "husky",', '     "build": "tsc"', '   }', ' }'),
      },
    ],
  ],
  guards: [
    [
      'a check of rights gets one more condition',
      {
        'src/refunds.ts': diff(
          ' export function mayRefund(user: User): boolean {',
          '-  return user.isStaff;',
          '+  return user.isStaff && !user.suspended;',
          ' }',
        ),
      },
    ],
    [
      'a check moves into a function of its own',
      {
        'src/orders.ts': diff(
          ' export function cancel(user: User, order: Order) {',
          '-  if (!user.isStaff) throw new Forbidden();',
          '+  requireStaff(user);',
          '   order.cancel();',
          ' }',
          '+function requireStaff(user: User) {',
          '+  if (!user.isStaff) throw new Forbidden();',
          '+}',
        ),
      },
    ],
    [
      'a query gets a parameter in its place',
      {
        'src/a.py': diff(
          ' def find(db, name):',
          '-    return db.execute("SELECT * FROM users WHERE name = \'%s\'" % name)',
          '+    return db.execute("SELECT * FROM users WHERE name = %s", (name,))',
        ),
      },
    ],
    [
      'a hash for a cache',
      {
        'src/cache.py': diff(
          ' import hashlib',
          '+def key(text):',
          '+    return hashlib.sha256(text.encode()).hexdigest()',
        ),
      },
    ],
    [
      'a certificate is looked at in a test of a client',
      {
        'tests/test_client.py': diff(
          ' import client',
          '+def test_own_certificate():',
          '+    assert client.get(URL, verify=False).ok',
        ),
      },
    ],
  ],
  contracts: [
    [
      'a column that may be empty',
      {
        'db/migrate/20260101000000_add_note.rb': diff(
          '+class AddNote < ActiveRecord::Migration[7.1]',
          '+  def change',
          '+    add_column :orders, :note, :string',
          '+  end',
          '+end',
        ),
      },
    ],
    [
      'an optional field of a message',
      {
        'api/a.proto': diff(
          ' syntax = "proto3";',
          ' message Order {',
          '   string id = 1;',
          '+  optional string note = 2;',
          ' }',
        ),
      },
    ],
    [
      'an optional field of an answer',
      { 'api/schema.graphql': diff(' type Order {', '   id: ID!', '+  note: String', ' }') },
    ],
    [
      'types are written in a newer way',
      {
        'shop/cart.py': diff(
          ' from typing import Optional',
          '-def total(a: Optional[str] = None) -> Optional[int]:',
          '+def total(a: str | None = None) -> int | None:',
          '     return count(a)',
        ),
      },
    ],
    [
      'a description of an interface gets words',
      {
        'openapi.yaml': diff(
          ' openapi: 3.1.0',
          ' paths:',
          '   /orders:',
          '     get:',
          '+      description: All orders.',
          '       responses:',
          "         '200':",
          '           description: ok',
        ),
      },
    ],
  ],
  deployments: [
    ['an owner of new files', { '.github/CODEOWNERS': diff(' /src/ @octo/shop', '+/src/pay/ @octo/shop @octo/pay') }],
    [
      'a container gets less',
      {
        'deploy/web.yaml': diff(
          ' kind: Pod',
          ' spec:',
          '   containers:',
          '     - name: web',
          '       securityContext:',
          '+        allowPrivilegeEscalation: false',
          '         privileged: false',
        ),
      },
    ],
    [
      'a privileged container for tests moves to another file',
      {
        'deploy/a.yaml': diff(
          ' kind: Pod',
          ' spec:',
          '   containers:',
          '     - name: a',
          '       securityContext:',
          '-        privileged: true',
          '         runAsGroup: 10',
        ),
        'deploy/b.yaml': diff(
          ' kind: Pod',
          ' spec:',
          '   containers:',
          '     - name: a',
          '       securityContext:',
          '+        privileged: true',
          '         runAsGroup: 10',
        ),
      },
    ],
    [
      'a secret by its name',
      {
        'deploy/web.yaml': diff(
          ' kind: Pod',
          ' spec:',
          '   containers:',
          '     - name: web',
          '       env:',
          '+        - name: DB_PASSWORD',
          '+          valueFrom:',
          '+            secretKeyRef: { name: db, key: password }',
        ),
      },
    ],
    [
      'notes of a release',
      { 'CHANGELOG.md': diff(' # Changes', '+## 1.2.0', '+', '+- The option --insecure is gone.') },
    ],
  ],
};

describe.each(Object.entries(CHANGES))('ordinary changes of %s', (_, changes) => {
  it.each(changes)('%s', async (_name, files) => {
    const { findings } = await runPlanesOn(files);
    const loud = findings.filter(({ severity }) => severity !== 'info');
    expect(
      loud.map(({ rule, location, title }) => `${rule} ${location.file}:${location.lineRange[0]} ${title}`),
    ).toEqual([]);
  });
});
