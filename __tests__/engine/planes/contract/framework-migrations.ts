/** Statements in migrations of frameworks, and what the rule says of each. */
import { cases, edit, hunksAlone } from '../cases.js';
import type { Files, InvalidCase, ValidCase } from '../rule-tester.js';

type Row = readonly [statement: string, severity: 'info, asked' | 'info' | ''];

/** A migration of a framework that has one statement in the way forward. */
type Wrap = (statement: string) => Files;

const rails: Wrap = (statement) =>
  edit(
    'db/migrate/20240101000000_a.rb',
    null,
    `class A < ActiveRecord::Migration[7.0]\n  def change\n    ${statement}\n  end\nend\n`,
  );
const django: Wrap = (statement) =>
  edit(
    'shop/migrations/0002_a.py',
    null,
    `from django.db import migrations, models\n\n\nclass Migration(migrations.Migration):\n    operations = [\n        ${statement},\n    ]\n`,
  );
const alembic: Wrap = (statement) =>
  edit(
    'alembic/versions/1a2b3c4d5e6f_a.py',
    null,
    `down_revision = 'a'\n\n\ndef upgrade():\n    ${statement}\n\n\ndef downgrade():\n    op.drop_table('other')\n`,
  );
const laravel: Wrap = (statement) =>
  edit(
    'database/migrations/2024_01_01_000000_a.php',
    null,
    `<?php\nreturn new class extends Migration {\n    public function up(): void\n    {\n        ${statement}\n    }\n    public function down(): void\n    {\n        Schema::drop('other');\n    }\n};\n`,
  );
const knex: Wrap = (statement) =>
  edit(
    'migrations/20240101000000_a.js',
    null,
    `exports.up = async (knex) => {\n  ${statement};\n};\nexports.down = (knex) => knex.schema.dropTable('other');\n`,
  );
const typeorm: Wrap = (statement) =>
  edit(
    'src/migrations/1700000000000-a.ts',
    null,
    `export class A1700000000000 implements MigrationInterface {\n  public async up(queryRunner: QueryRunner): Promise<void> {\n    ${statement};\n  }\n  public async down(queryRunner: QueryRunner): Promise<void> {\n    await queryRunner.dropTable('other');\n  }\n}\n`,
  );
const entity: Wrap = (statement) =>
  edit(
    'Data/Migrations/20240101000000_A.cs',
    null,
    `public partial class A : Migration\n{\n    protected override void Up(MigrationBuilder migrationBuilder)\n    {\n        ${statement};\n    }\n\n    protected override void Down(MigrationBuilder migrationBuilder)\n    {\n        migrationBuilder.DropTable(name: "Other");\n    }\n}\n`,
  );
const ecto: Wrap = (statement) =>
  edit(
    'priv/repo/migrations/20240101000000_a.exs',
    null,
    `defmodule Shop.A do\n  use Ecto.Migration\n\n  def up do\n    ${statement}\n  end\n\n  def down do\n    drop table(:other)\n  end\nend\n`,
  );
const liquibase: Wrap = (statement) =>
  edit(
    'db/changelog/db.changelog-1.xml',
    null,
    `<databaseChangeLog>\n<changeSet id="1" author="a">\n${statement}\n<rollback>\n<dropTable tableName="other"/>\n</rollback>\n</changeSet>\n</databaseChangeLog>\n`,
  );

const TABLE: readonly (readonly [framework: string, wrap: Wrap, rows: readonly Row[]])[] = [
  [
    'Rails',
    rails,
    [
      ['remove_column :orders, :total', 'info'],
      ['remove_columns :orders, :a, :b', 'info'],
      ['drop_table :orders', 'info, asked'],
      ['create_table :orders, force: true do |t|\n      t.string :a\n    end', 'info, asked'],
      ['create_table :orders do |t|\n      t.string :a, null: false\n      t.index :a\n    end', ''],
      ['rename_column :orders, :a, :b', 'info'],
      ['rename_table :orders, :sales', 'info'],
      ['add_column :orders, :a, :string, null: false', 'info, asked'],
      ['add_column :orders, :a, :string, null: false, default: ""', ''],
      ['add_column :orders, :a, :uuid, default: "gen_random_uuid()"', 'info'],
      ['add_column :orders, :a, :uuid, default: -> { "gen_random_uuid()" }', 'info'],
      ['add_column :orders, :a, :json', 'info'],
      ['add_column :orders, :a, :jsonb', ''],
      ['add_column :orders, :a, :virtual, type: :string, as: "b", stored: true', 'info'],
      ['change_column :orders, :a, :integer', 'info'],
      ['change_column :orders, :a, :text', ''],
      ['change_column :orders, :a, :string, limit: 200', ''],
      ['change_column_null :orders, :a, false', 'info'],
      ['change_column_null :orders, :a, true', ''],
      ['validate_check_constraint :orders, name: "c"\n    change_column_null :orders, :a, false', ''],
      ['add_check_constraint :orders, "a > 0", name: "c"', 'info'],
      ['add_check_constraint :orders, "a > 0", name: "c", validate: false', ''],
      ['add_foreign_key :orders, :users', 'info'],
      ['add_foreign_key :orders, :users, validate: false', ''],
      ['add_unique_constraint :orders, :a', 'info'],
      ['add_unique_constraint :orders, using_index: "i"', ''],
      ['add_index :orders, :a', 'info'],
      ['add_index :orders, :a, algorithm: :concurrently', 'info, asked'],
      ['add_reference :orders, :user', 'info'],
      ['add_reference :orders, :user, index: false', ''],
      ['remove_index :orders, :a', 'info'],
      ['change_table :orders do |t|\n      t.remove :a\n    end', 'info'],
      ['change_table :orders do |t|\n      t.string :a, null: false\n    end', 'info, asked'],
      ['execute "ALTER TABLE orders DROP COLUMN total"', 'info'],
      ['execute <<~SQL\n      TRUNCATE orders;\n    SQL', 'info, asked'],
      ['execute("VACUUM orders")', ''],
      ['say "Drop table orders"', ''],
      ['Order.update_all(a: 1)', 'info'],
      ['Order.where(a: nil).update_all(a: 1)', ''],
      ['Order.delete_all', 'info, asked'],
      ['reversible do |dir|\n      dir.down { drop_table :orders }\n    end', ''],
      ['# drop_table :orders', ''],
      ['safety_assured { drop_table :orders }', 'info'],
      ['safety_assured { add_column :orders, :a, :string }', ''],
      ['add_column :orders, :a, :string, default: "random()"', ''],
      ['add_timestamps :orders, null: false, default: -> { "clock_timestamp()" }', 'info'],
      ['create_join_table :users, :orders\n    add_index :orders_users, :user_id', ''],
      ['create_join_table :users, :orders, force: true', 'info, asked'],
      ['add_index :orders, :a, lock: :none', ''],
      ['add_index :orders, :a, algorithm: :inplace', ''],
      ['add_column :orders, :a, :string, algorithm: :copy', 'info'],
      ['add_column :orders, :a, :cidr\n    change_column :orders, :a, :inet', ''],
      ['add_column :orders, :a, :time, precision: 3\n    change_column :orders, :a, :time, precision: 6', ''],
      ['add_column :orders, :a, :bit, limit: 8\n    change_column :orders, :a, :bit_varying', ''],
      ['change_column :orders, :a, :decimal', ''],
      ['change_table :orders do |t|\n      t.unique_constraint :a\n    end', 'info'],
      ['rename_schema :a, :b', 'info'],
      ['revert { create_table(:orders) { |t| t.string :a } }', 'info, asked'],
      ['revert do\n      remove_column :orders, :a, :string\n    end', ''],
    ],
  ],
  [
    'Django',
    django,
    [
      ["migrations.RemoveField(model_name='order', name='total')", 'info'],
      ["migrations.DeleteModel(name='Order')", 'info, asked'],
      ["migrations.RenameField(model_name='order', old_name='a', new_name='b')", 'info'],
      ["migrations.RenameModel('Order', 'Sale')", 'info'],
      ["migrations.AddField(model_name='order', name='a', field=models.IntegerField())", 'info, asked'],
      [
        "migrations.AddField(\n            model_name='order',\n            name='a',\n            field=models.IntegerField(default=0),\n        )",
        'info',
      ],
      ["migrations.AddField('order', 'a', models.IntegerField(null=True))", ''],
      ["migrations.AddField('order', 'a', models.IntegerField(db_default=0))", ''],
      ["migrations.AddField('order', 'a', models.UUIDField(db_default=RandomUUID()))", 'info'],
      ["migrations.SeparateDatabaseAndState([], [migrations.RemoveField('order', 'a')])", ''],
      ["migrations.SeparateDatabaseAndState([migrations.RemoveField('order', 'a')], [])", 'info'],
      ["migrations.AddField('order', 'a', models.ManyToManyField(to='shop.user'))", ''],
      ["migrations.AlterField('order', 'a', models.CharField(max_length=20, help_text='x'))", ''],
      ["migrations.AlterUniqueTogether(name='order', unique_together={('a', 'b')})", 'info'],
      ["migrations.AddConstraint('order', models.CheckConstraint(check=models.Q(a__gt=0), name='c'))", 'info'],
      ["migrations.AddIndex('order', models.Index(fields=['a'], name='i'))", 'info'],
      ["AddIndexConcurrently('order', models.Index(fields=['a'], name='i'))", 'info, asked'],
      ["migrations.RunSQL('DROP TABLE orders', reverse_sql='DROP TABLE other')", 'info, asked'],
      ["migrations.RunSQL('SELECT 1', 'DROP TABLE orders')", ''],
      ["migrations.SeparateDatabaseAndState(state_operations=[migrations.DeleteModel('Order')])", ''],
    ],
  ],
  [
    'Alembic',
    alembic,
    [
      ["op.drop_column('orders', 'total')", 'info'],
      ["op.drop_table('orders')", 'info, asked'],
      ["op.add_column('orders', sa.Column('a', sa.String(), nullable=False))", 'info, asked'],
      ["op.add_column('orders', sa.Column('a', sa.String(), nullable=False, server_default='x'))", ''],
      ["op.alter_column('orders', 'a', type_=sa.BigInteger(), existing_type=sa.Integer())", 'info'],
      ["op.alter_column('orders', 'a', type_=sa.String(50), existing_type=sa.String(length=20))", ''],
      ["op.alter_column('orders', 'a', type_=sa.String(20), existing_type=sa.String(length=50))", 'info, asked'],
      ["op.alter_column('orders', 'a', new_column_name='b')", 'info'],
      ["op.alter_column('orders', 'a', nullable=False)", 'info'],
      ["op.create_index('i', 'orders', ['a'])", 'info'],
      ["op.create_foreign_key('f', 'orders', 'users', ['a'], ['id'])", 'info'],
      ["op.create_foreign_key('f', 'orders', 'users', ['a'], ['id'], postgresql_not_valid=True)", ''],
      ["op.create_unique_constraint('u', 'orders', ['a'])", 'info'],
      ["with op.batch_alter_table('orders') as batch_op:\n        batch_op.drop_column('a')", 'info'],
      ["op.execute('DELETE FROM orders')", 'info, asked'],
      ["op.execute('DELETE FROM orders WHERE a = 1')", ''],
    ],
  ],
  [
    'Laravel',
    laravel,
    [
      ["Schema::dropIfExists('orders');", 'info, asked'],
      ["Schema::rename('orders', 'sales');", 'info'],
      [
        "Schema::table('orders', function (Blueprint $table) {\n            $table->dropColumn(['a', 'b']);\n        });",
        'info',
      ],
      [
        "Schema::table('orders', function (Blueprint $table) {\n            $table->renameColumn('a', 'b');\n        });",
        'info',
      ],
      [
        "Schema::table('orders', function (Blueprint $table) {\n            $table->integer('a')->change();\n        });",
        'info',
      ],
      [
        "Schema::table('orders', function (Blueprint $table) {\n            $table->string('a', 500)->nullable()->change();\n        });",
        '',
      ],
      [
        "Schema::table('orders', function (Blueprint $table) {\n            $table->string('a')->nullable();\n        });",
        '',
      ],
      [
        "Schema::create('orders', function (Blueprint $table) {\n            $table->string('a')->unique();\n        });",
        '',
      ],
      ["DB::statement('TRUNCATE TABLE orders');", 'info, asked'],
    ],
  ],
  [
    'Knex, Sequelize',
    knex,
    [
      ["await knex.schema.table('orders', (t) => {\n    t.dropColumn('total');\n  })", 'info'],
      ["await knex.schema.alterTable('orders', (t) => {\n    t.string('a').notNullable();\n  })", 'info, asked'],
      ["await knex.schema.alterTable('orders', (t) => {\n    t.string('a').notNullable().defaultTo('');\n  })", ''],
      ["await knex.schema.alterTable('orders', (t) => {\n    t.integer('a').alter();\n  })", 'info'],
      ["await knex.schema.dropTable('orders')", 'info, asked'],
      ["await knex.schema.createTable('orders', (t) => {\n    t.string('a').notNullable();\n  })", ''],
      ["await knex.raw('ALTER TABLE orders DROP COLUMN total')", 'info'],
      ["await queryInterface.removeColumn('orders', 'total')", 'info'],
      ["await queryInterface.addColumn('orders', 'a', { type: Sequelize.STRING, allowNull: false })", 'info, asked'],
      [
        "await queryInterface.addColumn('orders', 'a', { type: Sequelize.STRING, allowNull: false, defaultValue: '' })",
        '',
      ],
      ["await queryInterface.addIndex('orders', ['a'])", 'info'],
      ["await queryInterface.addIndex('orders', ['a'], { concurrently: true })", ''],
    ],
  ],
  [
    'TypeORM',
    typeorm,
    [
      ['await queryRunner.query(`ALTER TABLE "orders" DROP COLUMN "total"`)', 'info'],
      ['await queryRunner.query(`ALTER TABLE "orders" ADD "a" varchar NOT NULL`)', 'info, asked'],
      ["await queryRunner.dropTable('orders')", 'info, asked'],
      ["await queryRunner.dropColumn('orders', 'total')", 'info'],
      ["await queryRunner.addColumn('orders', new TableColumn({ name: 'a', type: 'int', isNullable: true }))", ''],
    ],
  ],
  [
    'Entity Framework',
    entity,
    [
      ['migrationBuilder.DropColumn(name: "Total", table: "Orders")', 'info'],
      ['migrationBuilder.DropTable(name: "Orders")', 'info, asked'],
      ['migrationBuilder.RenameColumn(name: "A", table: "Orders", newName: "B")', 'info'],
      ['migrationBuilder.AddColumn<string>(name: "A", table: "Orders", type: "text", nullable: false)', 'info, asked'],
      ['migrationBuilder.AddColumn<string>(name: "A", table: "Orders", nullable: false, defaultValue: "")', ''],
      [
        'migrationBuilder.AlterColumn<string>(name: "A", table: "Orders", type: "varchar(20)", oldType: "varchar(50)")',
        'info, asked',
      ],
      [
        'migrationBuilder.AlterColumn<string>(name: "A", table: "Orders", type: "varchar(50)", oldType: "varchar(20)")',
        '',
      ],
      ['migrationBuilder.Sql("DELETE FROM Orders")', 'info, asked'],
    ],
  ],
  [
    'Ecto',
    ecto,
    [
      ['drop table(:orders)', 'info, asked'],
      ['alter table(:orders) do\n      remove :total\n    end', 'info'],
      ['alter table(:orders) do\n      add :a, :string, null: false\n    end', 'info, asked'],
      ['alter table(:orders) do\n      add :a, :string, null: false, default: ""\n    end', ''],
      ['alter table(:orders) do\n      modify :a, :string, size: 50, from: {:string, size: 20}\n    end', ''],
      ['create table(:orders) do\n      add :a, :string, null: false\n    end', ''],
      ['create index(:orders, [:a])', 'info'],
      ['rename table(:orders), :a, to: :b', 'info'],
      ['create constraint(:orders, :c, check: "a > 0")', 'info'],
      ['create constraint(:orders, :c, check: "a > 0", validate: false)', ''],
      ['execute "DROP TABLE orders", "DROP TABLE other"', 'info, asked'],
      ['execute "SELECT 1", "DROP TABLE other"', ''],
    ],
  ],
  [
    'Liquibase',
    liquibase,
    [
      ['<dropColumn tableName="orders" columnName="total"/>', 'info'],
      ['<dropTable tableName="orders"/>', 'info, asked'],
      [
        '<addColumn tableName="orders">\n<column name="a" type="int"><constraints nullable="false"/></column>\n</addColumn>',
        'info, asked',
      ],
      ['<addColumn tableName="orders">\n<column name="a" type="int"/>\n</addColumn>', ''],
      ['<createTable tableName="orders">\n<column name="a" type="int"/>\n</createTable>', ''],
      ['<sql>DELETE FROM orders</sql>', 'info, asked'],
    ],
  ],
];

const rows = TABLE.flatMap(([framework, wrap, all]) =>
  all.map(([statement, severity]) => ({ framework, wrap, statement, severity })),
);

/** Found at the line of the statement or, inside a block, of its first line that is a risk. */
function findLine(files: Files, statement: string): number {
  const text = Object.values(files)[0]?.new ?? '';
  const at = statement
    .split('\n')
    .findIndex(
      (line) =>
        !/^(?:create_table|change_table|with |Schema::(?:table|create)\(|alter table|await knex\.schema\.(?:table|alterTable)|execute <<|validate_|migrations\.\w+\($)/u.test(
          line,
        ),
    );
  const forced = /force: true/u.test(statement);
  return (
    text.slice(0, text.indexOf(statement)).split('\n').length +
    (forced || at < 0 || /AddField\($/mu.test(statement) ? 0 : at)
  );
}

/** What the rule finds. */
export const RISKY: readonly InvalidCase[] = cases(
  rows.filter(({ severity }) => severity !== '').map((row) => [row] as const),
  ({ framework, wrap, statement, severity }) => {
    const files = wrap(statement);
    return { name: `${framework}: ${statement}`, files, findings: [`${findLine(files, statement)} ${severity}`] };
  },
);

/** What it leaves alone. */
export const HARMLESS: readonly ValidCase[] = [
  ...cases(
    rows.filter(({ severity }) => severity === '').map((row) => [row] as const),
    ({ framework, wrap, statement }) => ({ name: `${framework}: ${statement}`, files: wrap(statement) }),
  ),
  // The way back says what the type was.
  {
    name: 'a type that gets wider, as the way back says',
    files: edit(
      'db/migrate/20240101000000_a.rb',
      null,
      'class A < ActiveRecord::Migration[7.0]\n  def up\n    change_column :orders, :a, :decimal, precision: 12, scale: 2\n  end\n  def down\n    change_column :orders, :a, :decimal, precision: 10, scale: 2\n  end\nend\n',
    ),
  },
  {
    name: 'an index without a transaction',
    files: edit(
      'db/migrate/20240101000000_a.rb',
      null,
      'class A < ActiveRecord::Migration[7.0]\n  disable_ddl_transaction!\n  def change\n    add_index :orders, :a, algorithm: :concurrently\n  end\nend\n',
    ),
  },
  {
    name: 'an additive migration, from the hunks alone',
    files: hunksAlone(rails('add_column :orders, :a, :string')),
  },
];
