import { migrationRisk } from '../../../../src/engine/planes/contract/migration-risk.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { HARMLESS, RISKY } from './framework-migrations.js';

const SQL = 'db/migrations/20240101_orders.sql';

describeRule(migrationRisk, {
  // Hostile texts have lines that nobody can read.
  beside: ['hygiene/unreadable-line'],
  invalid: [
    ...RISKY,
    ...cases(
      [
        ['DROP TABLE orders;', 'warn'],
        ['drop table if exists "public"."orders" cascade;', 'warn'],
        ['ALTER TABLE orders DROP COLUMN total;', 'info'],
        ['ALTER TABLE `orders` DROP `total`, ADD x int;', 'info'],
        ['TRUNCATE TABLE orders;', 'warn'],
        ['DELETE FROM orders;', 'warn'],
        ['UPDATE orders SET total = 0;', 'info'],
        ['ALTER TABLE orders ADD COLUMN a text NOT NULL;', 'warn'],
        ['ALTER TABLE orders ALTER COLUMN a SET NOT NULL;', 'info'],
        ['ALTER TABLE orders ALTER COLUMN a TYPE bigint USING a::bigint;', 'info'],
        ['ALTER TABLE orders MODIFY COLUMN a bigint;', 'info'],
        ['ALTER TABLE [dbo].[orders] ALTER COLUMN [a] bigint;', 'info'],
        ['ALTER TABLE orders RENAME TO sales;', 'info'],
        ['ALTER TABLE orders RENAME COLUMN a TO b;', 'info'],
        ['DELETE FROM orders WHERE 1 = 1;', 'warn'],
        ['DROP SCHEMA shop CASCADE;', 'warn'],
        ['ALTER TABLE orders ADD CONSTRAINT c CHECK (a > 0);', 'info'],
        ['ALTER TABLE orders ADD CONSTRAINT c FOREIGN KEY (a) REFERENCES users (id);', 'info'],
        ['ALTER TABLE orders ADD CONSTRAINT c UNIQUE (a);', 'info'],
        ['ALTER TABLE orders ADD UNIQUE (a);', 'info'],
        ['ALTER TABLE orders ADD COLUMN a uuid UNIQUE;', 'info'],
        ['ALTER TABLE orders ADD CONSTRAINT c EXCLUDE USING gist (a WITH &&);', 'info'],
        ['ALTER TABLE orders ADD PRIMARY KEY (a);', 'info'],
        ['ALTER TABLE orders ADD COLUMN a uuid NOT NULL DEFAULT gen_random_uuid();', 'info'],
        ['ALTER TABLE orders ADD COLUMN a timestamptz DEFAULT clock_timestamp();', 'info'],
        ['ALTER TABLE orders ADD COLUMN a bigserial;', 'info'],
        ['ALTER TABLE orders ADD COLUMN a int GENERATED ALWAYS AS (b * 2) STORED;', 'info'],
        ['ALTER TABLE orders ADD COLUMN a json;', 'info'],
        ['ALTER TABLE orders ALTER COLUMN a TYPE int USING length(a);', 'info'],
        ["ALTER TYPE state RENAME VALUE 'open' TO 'new';", 'info'],
        ['ALTER TABLE orders SET UNLOGGED;', 'info'],
        ['DROP INDEX by_total;', 'info'],
        ['REINDEX TABLE orders;', 'info'],
        ['VACUUM FULL orders;', 'warn'],
        ['LOCK TABLE orders;', 'info'],
        ['BEGIN; CREATE INDEX CONCURRENTLY i ON orders (a); COMMIT;', 'warn'],
        ['CREATE INDEX i ON orders (a);', 'info'],
        ['ALTER TABLE orders ADD COLUMN a text DEFAULT app.next_code();', 'info'],
        ['ALTER TABLE orders SET SCHEMA archive;', 'info'],
        ['ALTER TABLE orders DETACH PARTITION p;', 'info'],
        ['ALTER TABLE orders CONVERT TO CHARACTER SET utf8mb4;', 'info'],
        ['ALTER TABLE orders ADD COLUMN a int, ALGORITHM=COPY;', 'info'],
        ['ALTER SCHEMA shop RENAME TO store;', 'info'],
        ['ALTER VIEW v RENAME TO w;', 'info'],
        ['ALTER TYPE address DROP ATTRIBUTE street;', 'info'],
        ['ALTER DOMAIN price ADD CONSTRAINT c CHECK (VALUE > 0);', 'info'],
        ["EXEC sp_rename 'dbo.Orders.Total', 'Sum', 'COLUMN';", 'info'],
        ['DO $$ BEGIN ALTER TABLE orders DROP COLUMN a; END $$;', 'info'],
        ['DO $do$ BEGIN IF true THEN DROP TABLE orders; END IF; END $do$;', 'warn'],
        ['ALTER TABLE orders ADD a time(6); ALTER TABLE orders ALTER COLUMN a TYPE time(3);', 'warn'],
        ['BEGIN; ALTER TABLE a ADD CHECK (b > 0) NOT VALID; ALTER TABLE a VALIDATE CONSTRAINT c; COMMIT;', 'info'],
        ['ALTER TABLE orders ADD a varchar(20); ALTER TABLE orders ALTER COLUMN a TYPE varchar(10);', 'warn'],
        ['CREATE INDEX i ON orders USING gin (a);', 'info'],
      ],
      (statement, severity) => ({
        name: statement,
        files: edit(SQL, null, `-- why\nSELECT 1;\n${statement}\n`),
        findings: [`3 ${severity}`],
      }),
    ),
    {
      name: 'a column that the change still takes out of the program',
      files: {
        ...edit(SQL, null, 'ALTER TABLE orders DROP COLUMN grand_total;\n'),
        ...edit(
          'src/order.ts',
          'const a = 1;\nexport const sum = row.grandTotal;\n',
          'const a = 1;\nexport const sum = a;\n',
        ),
      },
      findings: [`${SQL}:1 warn`],
    },
    {
      name: 'many risks of one migration, once',
      files: edit(
        SQL,
        null,
        'ALTER TABLE orders DROP COLUMN a;\nALTER TABLE orders DROP COLUMN b;\nDROP TABLE sales;\n',
      ),
      findings: ['3 warn'],
      titles: ['The migration drops a table: sales'],
    },
  ],
  valid: [
    ...HARMLESS,
    ...cases(
      [
        [
          'CREATE TABLE orders (a int NOT NULL);\nCREATE INDEX i ON orders (a);\nALTER TABLE orders ADD b int NOT NULL;',
        ],
        ["ALTER TABLE orders ADD COLUMN a text NOT NULL DEFAULT 'x';"],
        ['ALTER TABLE orders ADD COLUMN a text;\nUPDATE orders SET a = b;'],
        ['ALTER TABLE orders ADD CONSTRAINT c CHECK (a > 0) NOT VALID;'],
        ['ALTER TABLE orders ADD CONSTRAINT c FOREIGN KEY (a) REFERENCES users (id) NOT VALID;'],
        ['ALTER TABLE orders ADD CONSTRAINT c UNIQUE USING INDEX i;'],
        ['ALTER TABLE orders ADD COLUMN a int REFERENCES users (id);'],
        ['ALTER TABLE orders VALIDATE CONSTRAINT c;'],
        ['ALTER TABLE orders VALIDATE CONSTRAINT c;\nALTER TABLE orders ALTER COLUMN a SET NOT NULL;'],
        ['ALTER TABLE orders ADD COLUMN a timestamptz NOT NULL DEFAULT now();'],
        ['ALTER TABLE orders ALTER COLUMN a TYPE text;'],
        ['ALTER TABLE orders ALTER COLUMN a TYPE varchar(255);'],
        ['DROP INDEX CONCURRENTLY by_total;'],
        ['REINDEX INDEX CONCURRENTLY i;'],
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
    {
      name: 'a table that an earlier migration of the change creates',
      files: {
        ...edit('db/migrations/20240101_a.sql', null, 'CREATE TABLE sales (a int);\n'),
        ...edit('db/migrations/20240102_b.sql', null, 'CREATE INDEX i ON sales (a);\nDROP TABLE sales;\n'),
      },
    },
    {
      name: 'an index in MySQL',
      files: edit('db/mysql/migrations/0001_a.sql', null, 'CREATE INDEX i ON orders (a);\nDROP INDEX i ON orders;\n'),
    },
    {
      name: 'a statement that was there before',
      files: edit(SQL, 'DROP TABLE orders;\n', '-- why\n  DROP TABLE orders;\n'),
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
