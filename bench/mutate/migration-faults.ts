/** Faults in migrations of databases: data that goes, tables that are locked, programs that fail, in the frameworks' words. */
import { drawn, type PlainFault } from './other-faults.js';

interface Place {
  readonly path: string;
  /** The lines above, kept. */
  readonly head: readonly string[];
  /** What stands before each line that is added. */
  readonly indent: string;
}

const SQL: Place = { path: 'db/migrations/20230104120000_totals.sql', head: ['SET lock_timeout = 1000;'], indent: '' };
const RAILS: Place = {
  path: 'db/migrate/20230104120000_totals.rb',
  head: ['class Totals < ActiveRecord::Migration[7.0]', '  def change'],
  indent: '    ',
};
const DJANGO: Place = {
  path: 'shop/migrations/0007_totals.py',
  head: ['class Migration(migrations.Migration):', '    operations = ['],
  indent: '        ',
};
const ALEMBIC: Place = {
  path: 'migrations/versions/1a2b3c4d5e6f_totals.py',
  head: ['def upgrade():'],
  indent: '    ',
};
const LARAVEL: Place = {
  path: 'database/migrations/2023_01_04_120000_totals.php',
  head: ['    public function up(): void {'],
  indent: '        ',
};
const KNEX: Place = {
  path: 'migrations/20230104120000_totals.js',
  head: ['exports.up = async (knex) => {'],
  indent: '  ',
};
const ENTITY: Place = {
  path: 'Data/Migrations/20230104120000_Totals.cs',
  head: ['    protected override void Up(MigrationBuilder migrationBuilder)', '    {'],
  indent: '        ',
};
const ECTO: Place = {
  path: 'priv/repo/migrations/20230104120000_totals.exs',
  head: ['  use Ecto.Migration', '  def change do'],
  indent: '    ',
};

/** Returns the faults of one round, a statement of each kind; names and frameworks differ between rounds. */
export function migrationFaults(seed: number): readonly PlainFault[] {
  const name = `col${drawn('abcdefghijklmnop', 5, seed)}`;
  const kinds: Readonly<Record<string, readonly (readonly [Place, string])[]>> = {
    'dropped table': [
      [SQL, `DROP TABLE ${name};`],
      [RAILS, `drop_table :${name}`],
      [DJANGO, `migrations.DeleteModel(name="${name}"),`],
      [ALEMBIC, `op.drop_table("${name}")`],
      [LARAVEL, `Schema::dropIfExists('${name}');`],
      [KNEX, `await knex.schema.dropTable('${name}');`],
      [ENTITY, `migrationBuilder.DropTable(name: "${name}");`],
      [ECTO, `drop table(:${name})`],
    ],
    'dropped column': [
      [SQL, `ALTER TABLE orders DROP COLUMN ${name};`],
      [RAILS, `remove_column :orders, :${name}`],
      [DJANGO, `migrations.RemoveField(model_name="order", name="${name}"),`],
      [ALEMBIC, `op.drop_column("orders", "${name}")`],
      [KNEX, `await queryInterface.removeColumn('orders', '${name}');`],
      [ENTITY, `migrationBuilder.DropColumn(name: "${name}", table: "Orders");`],
    ],
    'required column': [
      [SQL, `ALTER TABLE orders ADD COLUMN ${name} text NOT NULL;`],
      [RAILS, `add_column :orders, :${name}, :string, null: false`],
      [ALEMBIC, `op.add_column("orders", sa.Column("${name}", sa.String(), nullable=False))`],
      [KNEX, `await queryInterface.addColumn('orders', '${name}', { type: 'text', allowNull: false });`],
    ],
    'narrower type': [
      [ALEMBIC, `op.alter_column("orders", "${name}", type_=sa.String(20), existing_type=sa.String(50))`],
      [
        ENTITY,
        `migrationBuilder.AlterColumn<string>(name: "${name}", table: "Orders", type: "varchar(20)", oldType: "text");`,
      ],
    ],
    'index under a lock': [
      [SQL, `CREATE INDEX i ON orders (${name});`],
      [RAILS, `add_index :orders, :${name}`],
      [DJANGO, `migrations.AddIndex("order", models.Index(fields=["${name}"], name="i")),`],
      [ALEMBIC, `op.create_index("i", "orders", ["${name}"])`],
      [ECTO, `create index(:orders, [:${name}])`],
    ],
    'constraint that checks every row': [
      [SQL, `ALTER TABLE orders ADD CONSTRAINT c FOREIGN KEY (${name}) REFERENCES users (id);`],
      [SQL, `ALTER TABLE orders ADD CONSTRAINT c CHECK (${name} > 0);`],
      [RAILS, `add_foreign_key :orders, :${name}`],
      [RAILS, `add_check_constraint :orders, "${name} > 0", name: "c"`],
      [ALEMBIC, `op.create_unique_constraint("c", "orders", ["${name}"])`],
    ],
    'volatile default': [
      [SQL, `ALTER TABLE orders ADD COLUMN ${name} uuid DEFAULT gen_random_uuid();`],
      [RAILS, `add_column :orders, :${name}, :uuid, default: "gen_random_uuid()"`],
      [ALEMBIC, `op.add_column("orders", sa.Column("${name}", sa.Float(), server_default=sa.text("random()")))`],
    ],
    'table locked': [
      [SQL, `ALTER TABLE ${name} DETACH PARTITION p;`],
      [SQL, `ALTER TABLE ${name} ADD COLUMN a int, ALGORITHM=COPY;`],
      [RAILS, `add_column :orders, :${name}, :string, algorithm: :copy`],
    ],
    'new name in the database': [
      [SQL, `ALTER SCHEMA ${name} RENAME TO other;`],
      [SQL, `ALTER TABLE ${name} SET SCHEMA archive;`],
      [SQL, `EXEC sp_rename 'dbo.Orders.${name}', 'other', 'COLUMN';`],
      [RAILS, `rename_schema :${name}, :other`],
    ],
    'every row deleted': [
      [LARAVEL, `DB::table('${name}')->delete();`],
      [ECTO, `Repo.delete_all("${name}")`],
      [SQL, `DELETE FROM ${name};`],
      [RAILS, `execute "TRUNCATE ${name};"`],
      [DJANGO, `migrations.RunSQL("DELETE FROM ${name}"),`],
      [ENTITY, `migrationBuilder.Sql("DELETE FROM ${name}");`],
    ],
  };
  return Object.entries(kinds).flatMap(([kind, table]): readonly PlainFault[] => {
    const chosen = table[seed % table.length];
    if (chosen === undefined) return [];
    const [{ path, head, indent }, statement] = chosen;
    const hunk = [...head.map((line) => ` ${line}`), `+${indent}${statement}`].join('\n');
    return [{ kind, rules: [/^contract\/migration-risk$/u], path, hunk }];
  });
}
