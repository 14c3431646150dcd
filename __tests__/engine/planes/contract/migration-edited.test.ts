import { migrationEdited } from '../../../../src/engine/planes/contract/migration-edited.js';
import { cases, edit, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const SQL = 'db/migrations/20240101_orders.sql';
const OLD = 'CREATE TABLE orders (\n  a int\n);\n';
const LOG = '<databaseChangeLog>\n<changeSet id="1"/>\n</databaseChangeLog>\n';
const BOTH = 'def upgrade():\n    a()\n\n\ndef downgrade():\n    b()\n';

const RAILS =
  'class A < ActiveRecord::Migration[7.0]\n  def up\n    add_column :a, :b, :string\n    fill 1\n  end\nend\n';
const INDEXED =
  "class A < ActiveRecord::Migration[7.0]\n  def up\n    create_table :shop_orders\n    add_index :shop_orders, :note, name: 'index_shop_orders_on_note'\n  end\nend\n";
const DJANGO = 'class Migration(migrations.Migration):\n    operations = []\n';

describeRule(migrationEdited, {
  invalid: [
    ...wholeAndBare([
      { name: 'a type', files: edit(SQL, OLD, OLD.replace('a int', 'a bigint')), findings: ['2 error'] },
    ]),
    ...cases(
      [
        [3, 'error'],
        [4, 'info, asked'],
      ],
      (commits, severity) => ({
        name: `a type, where the history has ${commits} commits of the file`,
        files: {
          [SQL]: {
            old: OLD,
            new: OLD.replace('a int', 'a bigint'),
            history: { authors: 1, commits, fixes: 0, reverts: 0 },
          },
        },
        findings: [`2 ${severity}`],
      }),
    ),
    { name: 'a line that goes', files: edit(SQL, OLD, OLD.replace('  a int\n', '')), findings: ['1 error'] },
    ...cases(
      [
        ['a model that may be replaced, by its default', "swapper.get_model_name('shop', 'Order')", 'info'],
        ['another model', "swapper.get_model_name('shop', 'Bill')", 'error'],
        ['the model in other letters', "'shop.order'", 'info'],
      ],
      (name, to, severity) => {
        const write = (model: string) =>
          `class Migration(migrations.Migration):\n    operations = [\n        migrations.AddField('Bill', 'order', models.ForeignKey(to=${model})),\n    ]\n`;
        return {
          name,
          files: edit('shop/migrations/0002_a.py', write("'shop.Order'"), write(to)),
          findings: [`3 ${severity}`],
        };
      },
    ),
    ...cases(
      [
        [
          'db/migrate/20240101000000_a.rb',
          'class A < ActiveRecord::Migration[7.0]\n  def change\n    create_table :a\n  end\nend\n',
          'create_table :a',
          'create_table :b',
          3,
        ],
        [
          'shop/migrations/0002_a.py',
          "class Migration(migrations.Migration):\n    operations = [migrations.AddField('a', 'b', models.TextField(null=True))]\n",
          'Text',
          'Integer',
          2,
        ],
        [
          'migrations/versions/1a2b3c4d5e6f_a.py',
          "down_revision = 'a'\n\ndef upgrade():\n    op.add_column('a', sa.Column('b', sa.Text()))\n",
          'Text',
          'Integer',
          4,
        ],
        [
          'src/migrations/1700000000000-a.ts',
          'export class A implements MigrationInterface {\n  up = (q) => q.query("ALTER TABLE a ADD b int");\n}\n',
          'b int',
          'b text',
          2,
        ],
        ['database/migrations/2024_01_01_000000_a.php', "<?php\nSchema::create('a');\n", "'a'", "'b'", 2],
        [
          'Migrations/20240101000000_a.cs',
          'class A : Migration {\n  void Up(MigrationBuilder m) => m.AddColumn<string>(name: "A", table: "B");\n}\n',
          '"A"',
          '"C"',
          2,
        ],
        ['prisma/migrations/20240101_a/migration.sql', OLD, 'a int', 'a text', 2],
        ['drizzle/0001_a.sql', OLD, 'a int', 'a text', 2],
        ['src/main/resources/db/migration/V2__a.sql', OLD, 'a int', 'a text', 2],
        ['migrations/2024-01-01-000000_a/up.sql', OLD, 'a int', 'a text', 2],
        ['migrations/000001_a.up.sql', OLD, 'a int', 'a text', 2],
        ['supabase/migrations/20240101000000_a.sql', OLD, 'a int', 'a text', 2],
        [
          'migrations/Version20240101000000.php',
          "<?php\nclass A extends AbstractMigration {\n  function up() { $this->addSql('ALTER TABLE a ADD b INT'); }\n}\n",
          'b INT',
          'b TEXT',
          3,
        ],
        [
          'priv/repo/migrations/20240101000000_a.exs',
          'defmodule A do\n  use Ecto.Migration\n  def change do\n    alter table(:x) do\n      add :a, :string\n    end\n  end\nend\n',
          ':string',
          ':integer',
          5,
        ],
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
    {
      name: 'what it does to rows, which is information',
      files: edit('db/migrate/20210101000000_a.rb', RAILS, RAILS.replace('fill 1', 'fill 2')),
      findings: ['4 info'],
    },
    {
      name: 'one that was made shortly before, which is information',
      files: edit('db/migrations/20250520_orders.sql', OLD, OLD.replace('a int', 'a bigint')),
      findings: ['2 info'],
    },
    ...cases(
      [
        [
          'lib/shop/migrations/v02.ex',
          'defmodule A do\n  use Ecto.Migration\n  def up do\n    alter table(:x) do\n      add :a, :string\n    end\n  end\nend\n',
          ':string',
          ':integer',
          5,
        ],
        ['lib/shop/orders.rb', RAILS, ':string', ':text', 3],
      ],
      (path, before, from, into, line) => ({
        name: `code that a library ships, ${path}, which is information`,
        files: edit(path, before, before.replace(from, into)),
        findings: [`${line} info`],
      }),
    ),
    { name: 'a migration that is deleted', files: edit(SQL, OLD, null), findings: ['1 info, asked'] },
    // Whether databases that ran the old form come to the same state.
    ...cases(
      [
        ['the same table', 'change_column_null :shop_orders, :note, true', '3 info, asked'],
        ['another table', 'change_column_null :shop_bills, :note, true', '3 error'],
      ],
      (name, code, finding) => ({
        name: `an edit beside a new migration that names ${name}`,
        files: {
          'db/migrate/20240101000000_a.rb': {
            old: INDEXED,
            new: INDEXED.replace("    add_index :shop_orders, :note, name: 'index_shop_orders_on_note'\n", ''),
          },
          'db/migrate/20240601000000_b.rb': {
            old: null,
            new: `class B < ActiveRecord::Migration[7.0]\n  def up\n    ${code}\n  end\nend\n`,
          },
        },
        findings: [`db/migrate/20240101000000_a.rb:${finding}`],
      }),
    ),
    {
      name: 'one that is deleted where old ones are joined, which is information',
      files: {
        'shop/migrations/0001_a.py': { old: DJANGO, new: null },
        'shop/migrations/0001_squashed.py': { old: null, new: `${DJANGO}    replaces = [('shop', '0001_a')]\n` },
      },
      findings: ['shop/migrations/0001_a.py:1 info'],
    },
    {
      name: 'a migration that is renamed',
      files: { 'db/migrations/20240202_orders.sql': { old: OLD, new: OLD, oldPath: SQL } },
      findings: ['1 warn'],
    },
    {
      name: 'many that are deleted, once',
      files: Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`db/migrations/000${n}_a.sql`, { old: OLD, new: null }])),
      findings: ['db/migrations/0001_a.sql:1 info, asked'],
    },
    {
      name: 'many that are edited, once',
      files: Object.fromEntries(
        [1, 2, 3, 4, 5].map((n) => [`db/migrations/000${n}_a.sql`, { old: OLD, new: OLD.replace('a int', 'b int') }]),
      ),
      findings: ['db/migrations/0001_a.sql:2 error'],
    },
  ],
  valid: [
    {
      name: 'a comment behind a line',
      files: edit(
        'shop/migrations/0002_a.py',
        'import os\nos.listdir("a")\n',
        'import os\nos.listdir("a")  # the folder of the data\n',
      ),
    },
    { name: 'a comment', files: edit(SQL, OLD, `-- orders\n${OLD}`) },
    {
      name: 'imports and heads',
      files: edit(
        'db/migrate/20210101000000_a.rb',
        RAILS,
        `# frozen_string_literal: true\n\n${RAILS.replace('7.0', '7.1')}`,
      ),
    },
    {
      name: 'one that runs again',
      files: edit('db/migration/R__view.sql', 'CREATE VIEW a AS SELECT 1;\n', 'CREATE VIEW a AS SELECT 2;\n'),
    },
    { name: 'an indent and a comment', files: edit(SQL, OLD, `-- why\n${OLD.replace('  a', '    a')}`) },
    { name: 'an indent', files: edit(SQL, OLD, OLD.replace('  a int', '    a int')) },
    {
      name: 'a change set that is added to a log',
      files: edit('db/changelog/001-a.xml', LOG, LOG.replace('</data', '<changeSet id="2"/>\n</data')),
    },
  ],
});
