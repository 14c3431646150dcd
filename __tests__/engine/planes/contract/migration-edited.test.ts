import { migrationEdited } from '../../../../src/engine/planes/contract/migration-edited.js';
import { cases, edit, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const SQL = 'db/migrations/20240101_orders.sql';
const OLD = 'CREATE TABLE orders (\n  a int\n);\n';
const LOG = '<databaseChangeLog>\n<changeSet id="1"/>\n</databaseChangeLog>\n';
const BOTH = 'def upgrade():\n    a()\n\n\ndef downgrade():\n    b()\n';

describeRule(migrationEdited, {
  invalid: [
    ...wholeAndBare([
      { name: 'a type', files: edit(SQL, OLD, OLD.replace('a int', 'a bigint')), findings: ['2 error'] },
    ]),
    { name: 'a line that goes', files: edit(SQL, OLD, OLD.replace('  a int\n', '')), findings: ['1 error'] },
    ...cases(
      [
        [
          'db/migrate/20240101000000_a.rb',
          'class A < ActiveRecord::Migration[7.0]\n  def change\n    create_table :a\n  end\nend\n',
          'create_table :a',
          'create_table :b',
          3,
        ],
        ['shop/migrations/0002_a.py', 'class Migration(migrations.Migration):\n    a = 1\n', 'a = 1', 'a = 2', 2],
        [
          'src/migrations/1700000000000-a.ts',
          'export class A implements MigrationInterface {\n  a = 1;\n}\n',
          'a = 1',
          'a = 2',
          2,
        ],
        ['database/migrations/2024_01_01_000000_a.php', "<?php\nSchema::create('a');\n", "'a'", "'b'", 2],
        [
          'Migrations/20240101000000_a.cs',
          'class A : Migration { // MigrationBuilder\n  int a = 1;\n}\n',
          'a = 1',
          'a = 2',
          2,
        ],
        ['prisma/migrations/20240101_a/migration.sql', OLD, 'a int', 'a text', 2],
      ],
      (path, before, from, into, line) => ({
        files: edit(path, before, before.replace(from, into)),
        findings: [`${line} error`],
      }),
    ),
    {
      name: 'what undoes it, which is information',
      files: edit('alembic/versions/1a2b_a_20240101.py', `${BOTH}# op.x(\n`, `${BOTH.replace('b()', 'c()')}# op.x(\n`),
      findings: ['6 info'],
    },
    { name: 'a migration that is deleted', files: edit(SQL, OLD, null), findings: ['1 warn'] },
    {
      name: 'a migration that is renamed',
      files: { 'db/migrations/20240202_orders.sql': { old: OLD, new: OLD, oldPath: SQL } },
      findings: ['1 warn'],
    },
    {
      name: 'many that are deleted, once',
      files: Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`db/migrations/000${n}_a.sql`, { old: OLD, new: null }])),
      findings: ['db/migrations/0001_a.sql:1 warn'],
    },
  ],
  valid: [
    { name: 'a comment', files: edit(SQL, OLD, `-- orders\n${OLD}`) },
    { name: 'an indent', files: edit(SQL, OLD, OLD.replace('  a int', '    a int')) },
    {
      name: 'a change set that is added to a log',
      files: edit('db/changelog/001-a.xml', LOG, LOG.replace('</data', '<changeSet id="2"/>\n</data')),
    },
  ],
});
