import { migrationRisk } from '../../../../src/engine/planes/contract/migration-risk.js';
import { cases, edit, lines } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const SQL = 'db/migrations/20240101_orders.sql';

describeRule(migrationRisk, {
  // Hostile texts have lines that nobody can read.
  beside: ['hygiene/unreadable-line'],
  invalid: [
    ...cases(
      [
        ['DROP TABLE orders;', 'warn'],
        ['drop table if exists "public"."orders" cascade;', 'warn'],
        ['ALTER TABLE orders DROP COLUMN total;', 'warn'],
        ['ALTER TABLE `orders` DROP `total`, ADD x int;', 'warn'],
        ['TRUNCATE TABLE orders;', 'warn'],
        ['DELETE FROM orders;', 'warn'],
        ['UPDATE orders SET total = 0;', 'info'],
        ['ALTER TABLE orders ADD COLUMN a text NOT NULL;', 'warn'],
        ['ALTER TABLE orders ALTER COLUMN a SET NOT NULL;', 'warn'],
        ['ALTER TABLE orders ALTER COLUMN a TYPE bigint USING a::bigint;', 'warn'],
        ['ALTER TABLE orders MODIFY COLUMN a bigint;', 'warn'],
        ['ALTER TABLE [dbo].[orders] ALTER COLUMN [a] bigint;', 'warn'],
        ['ALTER TABLE orders RENAME TO sales;', 'warn'],
        ['ALTER TABLE orders RENAME COLUMN a TO b;', 'warn'],
        ['CREATE INDEX i ON orders (a);', 'info'],
        ['CREATE INDEX i ON orders USING gin (a);', 'warn'],
      ],
      (statement, severity) => ({
        name: statement,
        files: edit(SQL, null, `-- why\nSELECT 1;\n${statement}\n`),
        findings: [`3 ${severity}`],
      }),
    ),
    ...cases(
      [
        [
          'Rails',
          'db/migrate/20240101000000_a.rb',
          'class A < ActiveRecord::Migration[7.0]',
          '  def change',
          '    remove_column :orders, :total',
        ],
        [
          'Rails',
          'db/migrate/20240101000000_a.rb',
          'class A < ActiveRecord::Migration[7.0]',
          '  def up',
          '    drop_table :orders',
        ],
        [
          'Rails',
          'db/migrate/20240101000000_a.rb',
          'class A < ActiveRecord::Migration[7.0]',
          '  def change',
          '    rename_column :orders, :a, :b',
        ],
        [
          'Rails',
          'db/migrate/20240101000000_a.rb',
          'class A < ActiveRecord::Migration[7.0]',
          '  def change',
          '    add_column :orders, :a, :string, null: false',
        ],
        [
          'Rails',
          'db/migrate/20240101000000_a.rb',
          'class A < ActiveRecord::Migration[7.0]',
          '  def change',
          '    change_column_null :orders, :a, false',
        ],
        [
          'Django',
          'shop/migrations/0002_a.py',
          'class Migration(migrations.Migration):',
          '    operations = [',
          "        migrations.RemoveField(model_name='order', name='total'),",
        ],
        [
          'Django',
          'shop/migrations/0002_a.py',
          'class Migration(migrations.Migration):',
          '    operations = [',
          "        migrations.DeleteModel(name='Order'),",
        ],
        [
          'Alembic',
          'alembic/versions/1a2b_a_20240101.py',
          'from alembic import op',
          'def upgrade():',
          "    op.drop_column('orders', 'total')",
        ],
        [
          'Alembic',
          'alembic/versions/1a2b_a_20240101.py',
          'from alembic import op',
          'def upgrade():',
          "    op.add_column('orders', sa.Column('a', sa.String(), nullable=False))",
        ],
        [
          'Alembic',
          'alembic/versions/1a2b_a_20240101.py',
          'from alembic import op',
          'def upgrade():',
          "    op.alter_column('orders', 'a', type_=sa.BigInteger(), existing_type=sa.Integer())",
        ],
        [
          'Laravel',
          'database/migrations/2024_01_01_000000_a.php',
          '<?php',
          '  public function up() { Schema::table(',
          "    $table->dropColumn('total');",
        ],
        [
          'Knex',
          'migrations/20240101_a.js',
          'exports.up = (knex) =>',
          '  knex.schema.table("orders", (t) => {',
          "    t.dropColumn('total');",
        ],
        [
          'Sequelize',
          'migrations/20240101-a.js',
          'module.exports = {',
          '  async up(queryInterface) {',
          "    await queryInterface.removeColumn('orders', 'total');",
        ],
        [
          'TypeORM',
          'src/migrations/1700000000000-a.ts',
          'export class A implements MigrationInterface {',
          '  async up(queryRunner) {',
          '    await queryRunner.query("ALTER TABLE orders DROP COLUMN total");',
        ],
        [
          'Entity Framework',
          'Migrations/20240101000000_a.cs',
          'public partial class A : Migration { // MigrationBuilder',
          '  protected override void Up(MigrationBuilder migrationBuilder) {',
          '    migrationBuilder.DropColumn(name: "Total", table: "Orders");',
        ],
        [
          'Ecto',
          'priv/repo/migrations/20240101000000_a.exs',
          'defmodule A do',
          '  use Ecto.Migration',
          '    drop table(:orders)',
        ],
        [
          'Liquibase',
          'db/changelog/001-a.xml',
          '<databaseChangeLog>',
          '<changeSet id="1">',
          '<dropColumn tableName="orders" columnName="total"/>',
        ],
      ],
      (framework, path, ...texts) => ({
        name: `${framework}: ${texts[2]}`,
        files: edit(path, null, lines(...texts)),
        findings: ['3 warn'],
      }),
    ),
  ],
  valid: [
    ...cases(
      [
        [
          'CREATE TABLE orders (a int NOT NULL);\nCREATE INDEX i ON orders (a);\nALTER TABLE orders ADD b int NOT NULL;',
        ],
        ["ALTER TABLE orders ADD COLUMN a text NOT NULL DEFAULT 'x';"],
        ['ALTER TABLE orders ADD COLUMN a text;\nUPDATE orders SET a = b;'],
        ['ALTER TABLE orders ADD CONSTRAINT c CHECK (a > 0);'],
        ['ALTER TABLE orders DROP CONSTRAINT c;'],
        ['ALTER TABLE orders ALTER COLUMN a DROP NOT NULL, ALTER COLUMN a SET DEFAULT 1;'],
        ['DELETE FROM orders WHERE a = 1;'],
        ['CREATE INDEX CONCURRENTLY i ON orders (a);'],
        ['-- DROP TABLE orders;\n/* TRUNCATE orders; */'],
        ["INSERT INTO notes VALUES ('DROP TABLE orders; it''s');"],
        ['CREATE FUNCTION f() RETURNS void AS $$ BEGIN DELETE FROM orders; END $$ LANGUAGE sql;'],
        ['CREATE TABLE orders_new (a int);\nDROP TABLE orders;\nALTER TABLE orders_new RENAME TO orders;'],
        ['DROP TABLE tmp_orders;'],
        ['-- +goose Up\nCREATE TABLE a (b int);\n-- +goose Down\nDROP TABLE z;'],
      ],
      (text) => ({ name: text, files: edit(SQL, null, `${text}\n`) }),
    ),
    {
      name: 'what only undoes',
      files: edit('db/migrations/0001_orders.down.sql', null, 'DROP TABLE orders;\n'),
    },
    { name: 'a query elsewhere', files: edit('queries/orders.sql', null, 'DELETE FROM orders;\n') },
    { name: 'a test', files: edit('test/db/migrations/20240101_orders.sql', null, 'DROP TABLE orders;\n') },
    // What undoes, or loses nothing.
    ...cases(
      [
        [
          'db/migrate/20240101000000_a.rb',
          'class A < ActiveRecord::Migration[7.0]\n  def up\n    create_table :a\n  end\n  def down\n    drop_table :a\n  end',
        ],
        [
          'db/migrate/20240101000000_a.rb',
          'class A < ActiveRecord::Migration[7.0]\n  def change\n    add_column :orders, :a, :string, null: false, default: ""\n    # drop_table :orders',
        ],
        [
          'alembic/versions/1a2b_a_20240101.py',
          "def upgrade():\n    op.create_table('a')\n\ndef downgrade():\n    op.drop_table('a')",
        ],
        [
          'migrations/20240101_a.js',
          'exports.up = (knex) => knex.schema.createTable("a");\nexports.down = (knex) => knex.schema.dropTable("a");',
        ],
        [
          'database/migrations/2024_01_01_000000_a.php',
          "<?php\n public function up() { Schema::create('a', f); }\n public function down()\n {\n  Schema::dropIfExists('a');\n }",
        ],
        [
          'Migrations/20240101000000_a.cs',
          '// MigrationBuilder\nprotected override void Up(MigrationBuilder m) { m.CreateTable("A"); }\nprotected override void Down(MigrationBuilder m)\n{\n m.DropTable("A");\n}',
        ],
      ],
      (path, text) => ({ files: edit(path, null, `${text}\n`) }),
    ),
    ...cases(
      [
        ['an open string', "INSERT INTO a VALUES ('\n"],
        ['an open dollar', 'CREATE FUNCTION f AS $$ DROP TABLE a\n'],
        ['nothing but brackets', `${'ALTER TABLE ( '.repeat(5_000)}\n`],
        ['a long line', `DELETE FROM a WHERE b IN (${'1,'.repeat(200_000)}1);\n`],
      ],
      (name, text) => ({ name, files: edit(SQL, null, text) }),
    ),
  ],
});
