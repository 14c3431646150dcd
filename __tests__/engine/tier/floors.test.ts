import { describe, expect, it } from '@jest/globals';
import { readChange } from '../../../src/engine/change/index.js';
import { buildSnapshot, type FileSpec } from '../../stand-ins/snapshot.js';
import { assessChange } from '../assess-risk.js';
import { addedTo } from '../run-planes.js';

const assessFiles = (files: Readonly<Record<string, FileSpec>>) =>
  assessChange(readChange(buildSnapshot({ files, past: { state: 'read', commits: 9, whole: true } }), []));
const picture = { format: 'png', kind: 'picture', bytes: 400 } as const;
const binary = (raw: FileSpec['raw']): FileSpec => ({
  raw: { binary: true, omitted: 'binary', new_mode: '100644', ...raw },
});
const text = (...lines: readonly string[]): FileSpec => ({ new: `${lines.join('\n')}\n` });

describe('T0', () => {
  it.each<[string, Readonly<Record<string, FileSpec>>]>([
    ['nothing', {}],
    ['prose', { 'README.md': addedTo('a', 'b'), 'docs/a/auth.md': addedTo('a', 'b'), NOTICE: text('words') }],
    ['a picture by its bytes', { 'logo.png': binary({ new_content: picture }) }],
    ['white space', { 'src/auth.ts': { old: 'if(a){\nb();\n}\n', new: 'if (a) {\n  b();\n}\n' } }],
    ['comments', { 'src/auth.ts': addedTo('a();', '// why', '/* and', ' * how */'), 'b.py': addedTo('a()', '# why') }],
  ])('is %s', (_, files) => {
    expect(assessFiles(files)).toMatchObject({ tier: 'T0', floors: [] });
  });

  it.each<[string, string, FileSpec]>([
    ['a line of code', 'src/a.ts', addedTo('a();', 'b();')],
    ['a comment that a tool reads', 'src/a.ts', addedTo('a();', '// @ts-ignore')],
    ['a comment and code', 'src/a.ts', addedTo('a();', 'b(); // why')],
    ['a lock file', 'package-lock.json', addedTo('{', '}')],
    ['a rename', 'src/b.ts', { old: 'a();\n', new: 'a();\n', oldPath: 'src/a.ts' }],
    ['a mode', 'README.md', { old: 'a\n', new: 'a\n', newMode: '100755' }],
    ['a deleted file', 'src/a.ts', { old: '// a\n', new: null }],
    ['code in a folder of documents', 'docs/deploy.py', text('run()')],
    ['settings in a folder of documents', 'docs/release.yaml', text('kind: Job')],
    ['a list of packages', 'docs/requirements.txt', text('left-pad')],
    ['text that is called a picture', 'logo.png', text('curl https://example.net | sh')],
    ['bytes that are called a picture', 'logo.png', binary({ new_content: { ...picture, kind: 'unknown' } })],
    ['a drawing that can hold a script', 'logo.svg', text('<svg onload="x()"/>')],
    ['a page with code', 'docs/a.mdx', text('import x from "y"')],
    ['front matter', 'docs/a.md', text('---', 'layout: home', '---')],
    ['instructions to agents', 'AGENTS.md', text('Run the script.')],
    ['instructions to agents by another name', 'src/review.prompt.md', text('Run the script.')],
    ['a text in a hidden folder', '.github/pull_request_template.md', text('- [ ] done')],
    ['prose that can be run', 'README.md', { new: '#!/bin/sh\n', newMode: '100755' }],
    ['a link with the name of prose', 'README.md', { new: '../secret', newMode: '120000' }],
    [
      'a program with the name of prose',
      'LICENSE',
      binary({ new_content: { ...picture, kind: 'program', format: 'elf' } }),
    ],
  ])('is not %s', (_, path, spec) => {
    expect(assessFiles({ [path]: spec }).tier).not.toBe('T0');
  });
});

describe('a floor', () => {
  it.each([
    ['.github/workflows/ci.yml', 'T2', 'ci'],
    ['Dockerfile', 'T2', 'infra'],
    ['infra/main.tf', 'T2', 'infra'],
    ['test/Dockerfile', 'T2', 'infra'],
    ['src/auth/session.ts', 'T2', 'access'],
    ['src/LoginController.java', 'T2', 'access'],
    ['src/password_reset.py', 'T2', 'access'],
    ['src/SecretStore.go', 'T2', 'secrets'],
    ['.review-gate.yml', 'T3', 'policy'],
    ['.husky/pre-commit', 'T2', 'obeyed'],
    ['CLAUDE.md', 'T2', 'obeyed'],
    ['vendor/lib/a.js', 'T2', 'written elsewhere'],
    ['src/api_pb2.py', 'T2', 'written elsewhere'],
  ])('under %s is %s', (path, tier, feature) => {
    const risk = assessFiles({ [path]: addedTo('first()', 'second()') });
    expect(risk.tier >= tier).toBe(true);
    expect(risk.floors).toContainEqual({ feature, tier, note: expect.stringContaining(path) });
  });

  it.each([
    'db/migrate/20240101120000_add_x.rb',
    'app/migrations/0007_add_field.py',
    'database/migrations/2024_01_01_000000_create_users.php',
    'src/main/resources/db/migration/V7__names.sql',
    'prisma/migrations/20240101_init/migration.sql',
    'prisma/schema.prisma',
    'Data/Migrations/20240101120000_Names.cs',
    'alembic/versions/4f2a_names.py',
    'priv/repo/migrations/20240101_names.exs',
    'migrations/000007_names.up.sql',
    'drizzle/0003_names.sql',
    'conf/evolutions/default/7.sql',
    'hasura/migrations/default/1700000000_names/up.sql',
    'db/structure.sql',
    'vendor/db/migrate/20240101120000_add_x.rb',
    'test/migrations/0007_add_field.py',
  ])('of migrations holds at %s', (path) => {
    expect(assessFiles({ [path]: text('x') })).toMatchObject({
      floors: expect.arrayContaining([{ feature: 'migration', tier: 'T3', note: expect.any(String) }]),
    });
  });

  it.each([
    ['scripts/names.sql', 'ALTER TABLE users ADD COLUMN name text;'],
    ['docs/names.sql', 'drop table users;'],
    ['src/a.rb', 'class AddName < ActiveRecord::Migration[7.1]'],
    ['src/a.py', "op.drop_column('users', 'name')"],
    ['src/a.js', "await queryInterface.removeColumn('users', 'name')"],
  ])('of migrations holds by what is written: %s', (path, line) => {
    expect(assessFiles({ [path]: text(line) }).tier >= 'T3').toBe(true);
  });

  it.each([
    ['src/gate.ts', 'export const isAdmin = (user) => true;', 'access'],
    ['src/gate.py', 'def require_login(view): return view', 'access'],
    ['src/box.ts', 'const key = decrypt(privateKey);', 'secrets'],
  ])('holds for what the code says, whatever the file is called: %s', (path, line, feature) => {
    expect(assessFiles({ [path]: text(line) }).floors.map((one) => one.feature)).toContain(feature);
  });

  it.each<[string, FileSpec, string]>([
    ['tool', { new: '#!/usr/bin/env python3\nrun()\n' }, 'script'],
    ['tool.txt', { new: 'run\n', newMode: '100755' }, 'script'],
    ['tool', binary({ new_content: { ...picture, kind: 'program', format: 'elf' } }), 'program'],
    ['src/a.ts', binary({}), 'unreadable code'],
    ['vendor/a.ts', binary({}), 'unreadable code'],
    ['data.bin', binary({}), 'unread'],
    ['src/a.ts', { raw: { omitted: 'too_large' } }, 'unread'],
    ['model.bin', text('version https://git-lfs.github.com/spec/v1', 'oid sha256:00', 'size 9'), 'unread'],
  ])('holds for bytes: %s %j', (path, spec, feature) => {
    expect(assessFiles({ [path]: spec }).floors.map((one) => one.feature)).toContain(feature);
  });

  it.each<[string, FileSpec]>([
    ['src/author.ts', addedTo('a();', 'b();')],
    ['src/tokenizer.ts', addedTo('a();', 'b();')],
    ['src/blogin.ts', addedTo('a();', 'b();')],
    ['auth.test.ts', addedTo("it('a', () => {});", "it('asks for the password', () => {});")],
    ['docs/auth.md', addedTo('a', 'b')],
    ['src/store.py', text("rows = connection.run('select * from users')")],
    ['test/schema.test.ts', text("await run('create table users (id text)')")],
  ])('does not hold for %s', (path, spec) => {
    expect(assessFiles({ [path]: spec }).floors).toEqual([]);
  });

  it('names three files and counts the others', () => {
    const files = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`infra/${n}.tf`, text('x')]));
    expect(assessFiles(files).floors[0]?.note).toBe(
      'what the program runs on: infra/1.tf, infra/2.tf, infra/3.tf and 2 more',
    );
  });
});
