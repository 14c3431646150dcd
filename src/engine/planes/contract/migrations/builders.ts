/**
 * What the calls of schema builders in PHP, JavaScript and TypeScript do: Laravel, Phinx, Doctrine, Yii, Knex, Sequelize,
 * TypeORM, node-pg-migrate. Sources: the documentation of each.
 */
import { type MigrationCall, readTypeTokens, readValue, readValues } from './call.js';
import type { How, Operation } from './operations.js';

type CallReader = (call: MigrationCall) => readonly Operation[];

/** Calls whose arguments are a table, then a column or an index. */
const TABLE_FIRST: Readonly<Record<string, Operation['kind']>> = {
  // Knex, Sequelize, TypeORM, node-pg-migrate, Laravel, Yii, Doctrine.
  dropTable: 'drop-table',
  dropTableIfExists: 'drop-table',
  dropTables: 'drop-table',
  dropSchema: 'drop-schema',
  dropDatabase: 'drop-schema',
  renameTable: 'rename-table',
  removeColumn: 'drop-column',
  dropColumn: 'drop-column',
  dropColumns: 'drop-column',
  renameColumn: 'rename-column',
  clearTable: 'truncate',
  truncateTable: 'truncate',
  createTable: 'create-table',
  createTableIfNotExists: 'create-table',
  dropIndex: 'drop-index',
  removeIndex: 'drop-index',
  createForeignKey: 'add-foreign-key',
  addForeignKey: 'add-foreign-key',
  createUniqueConstraint: 'add-unique',
  createCheckConstraint: 'add-check',
  createExclusionConstraint: 'add-exclusion',
};

/** Calls on the table of a block, or of the call before: a column or an index first. */
const COLUMN_FIRST: Readonly<Record<string, Operation['kind']>> = {
  dropColumn: 'drop-column',
  dropColumns: 'drop-column',
  removeColumn: 'drop-column',
  dropConstrainedForeignId: 'drop-column',
  renameColumn: 'rename-column',
  dropNullable: 'set-not-null',
  dropIndex: 'drop-index',
  dropUnique: 'drop-index',
  removeIndex: 'drop-index',
  removeIndexByName: 'drop-index',
  index: 'add-index',
  unique: 'add-unique',
  uniqueIndex: 'add-unique',
  foreign: 'add-foreign-key',
};
/** These columns have known names. */
const FIXED: Readonly<Record<string, string>> = {
  dropTimestamps: 'created_at',
  dropSoftDeletes: 'deleted_at',
  dropRememberToken: 'remember_token',
  dropMorphs: 'morphs',
  removeTimestamps: 'created_at',
};

const TYPES = new Set(
  'string text tinyText mediumText longText integer int tinyInteger smallInteger mediumInteger bigInteger unsignedInteger unsignedBigInteger unsignedTinyInteger unsignedSmallInteger bigint tinyint smallint decimal float double boolean json jsonb timestamp timestampTz dateTime datetime date time char enum enu uuid ulid binary varchar specificType'.split(
    ' ',
  ),
);

function isNotNull(call: MigrationCall): boolean {
  return (
    call.is('allowNull', 'false') ||
    call.is('isNullable', 'false') ||
    call.is('notNull', 'true') ||
    call.is('nullable', 'false') ||
    call.chained('notNullable', 'NotNullable') !== undefined
  );
}

function readHow(call: MigrationCall): readonly How[] {
  const how: How[] = isNotNull(call) ? ['required'] : [];
  const chained = call.chained(
    'defaultTo',
    'default',
    'WithDefaultValue',
    'WithDefault',
    'useCurrent',
    'storedAs',
    'virtualAs',
  );
  if (chained !== undefined) how.push('default');
  how.push(...call.readDefault('defaultValue', 'default', 'defaultValueSql', 'computedColumnSql'));
  if (call.is('isGenerated', 'true') || call.is('autoIncrement', 'true')) how.push('default');
  return how;
}

/** `t.string('name', 50).notNullable()`, `->string('name', 50)->nullable()->change()`. */
function readTypedColumn(call: MigrationCall, assumesNull: boolean): readonly Operation[] {
  const name = call.text(0);
  const size = call.places
    .slice(1)
    .map(readValue)
    .filter((value) => /^\d+$/u.test(value))
    .join(', ');
  const type = `${call.name}${size === '' ? '' : `(${size})`}`.replace(/unsigned/iu, '').toLowerCase();
  if (call.chained('change', 'alter') !== undefined) return [call.operation('change-type', { name, type })];
  const how = assumesNull ? readHow(call) : [];
  const indexed = call.chained('index') !== undefined;
  const unique = call.chained('unique') !== undefined;
  return [
    call.operation('add-column', { name, type, how }),
    ...(indexed ? [call.operation('add-index', { name })] : []),
    ...(unique ? [call.operation('add-unique', { name })] : []),
  ];
}

/** `addColumn('orders', 'total', { allowNull: false })`, `addColumn('orders', new TableColumn({ name, isNullable: false }))`. */
function addColumn(call: MigrationCall): readonly Operation[] {
  const table = call.text(0);
  const nested = call.places.find((tokens) => tokens[0]?.text === 'new');
  const given = nested === undefined ? '' : nested.map(({ text }) => text).join(' ');
  if (nested !== undefined) {
    const required =
      !/isNullable : true/u.test(given) && !/default : /u.test(given) && !/isGenerated : true/u.test(given);
    const name = /\bname : (\w+)/u.exec(given)?.[1] ?? '';
    return [call.operation('add-column', { table, name, how: required ? ['required'] : [] })];
  }
  return [call.operation('add-column', { table, name: call.text(1), how: readHow(call) })];
}

const SCRIPT: Readonly<Record<string, CallReader>> = {
  addColumn,
  addColumns: addColumn,
  changeColumn: (call) => [
    call.operation('change-type', {
      table: call.text(0),
      name: call.text(1),
      type: readTypeTokens(call.keyed('type') ?? call.places[2] ?? []),
    }),
    ...(isNotNull(call) ? [call.operation('set-not-null', { table: call.text(0), name: call.text(1) })] : []),
  ],
  alterColumn: (call) => {
    const type = call.keyed('type');
    const place = { table: call.text(0), name: call.text(1) };
    const operations: Operation[] = [];
    if (type !== undefined || call.places.length > 2) {
      const written = readTypeTokens(type ?? (call.places[2]?.[0]?.text === '{' ? [] : (call.places[2] ?? [])));
      if (written !== '')
        operations.push(
          call.operation('change-type', { ...place, type: written, how: call.has('using') ? ['using'] : [] }),
        );
    }
    return isNotNull(call) ? [...operations, call.operation('set-not-null', place)] : operations;
  },
  addIndex: createIndex,
  createIndex,
  addConstraint: (call) => {
    const detail = call.places.slice(1).flatMap(readValues).join(' ').toLowerCase();
    const kind = /foreign/u.test(detail)
      ? 'add-foreign-key'
      : /\bunique/u.test(detail)
        ? 'add-unique'
        : /\bcheck\b/u.test(detail)
          ? 'add-check'
          : null;
    const how: readonly How[] = /not valid/u.test(detail) ? ['not-valid'] : [];
    return kind === null ? [] : [call.operation(kind, { table: call.text(0), detail, how })];
  },
  bulkDelete: (call) =>
    call.places.length < 2 || ['null', ''].includes(readValue(call.places[1] ?? []))
      ? [call.operation('delete-all', { table: call.text(0) })]
      : [],
};

function createIndex(call: MigrationCall): readonly Operation[] {
  const how: readonly How[] = call.is('concurrently', 'true') ? ['concurrently'] : [];
  return [call.operation('add-index', { table: call.text(0), name: call.texts(1)[0] ?? '', how })];
}

function onTables(call: MigrationCall, kind: Operation['kind'], inTable: boolean): readonly Operation[] {
  if (inTable) {
    const names = kind === 'drop-column' ? call.texts(0) : [call.texts(0)[0] ?? ''];
    const how: readonly How[] = [];
    return names.map((name) => call.operation(kind, { name, detail: call.text(1), how }));
  }
  const columns = kind === 'drop-column' ? call.texts(1) : [call.text(1)];
  const how: readonly How[] = call.is('concurrently', 'true') ? ['concurrently'] : [];
  return columns.map((name) => call.operation(kind, { table: call.text(0), name, detail: call.text(2), how }));
}

/** What Laravel's query builder does to every row: nothing stands between the table and the verb that chooses some. */
const ON_ROWS: Readonly<Record<string, Operation['kind']>> = {
  truncate: 'truncate',
  delete: 'delete-all',
  update: 'update-all',
};

/** `DB::table('orders')->truncate()`. */
function readRowsCall(call: MigrationCall): readonly Operation[] {
  const [first] = call.call.chained;
  const kind = first !== undefined && Object.hasOwn(ON_ROWS, first.name) ? ON_ROWS[first.name] : undefined;
  // `delete(5)` names one row.
  if (kind === undefined || (kind === 'delete-all' && first?.arguments.length !== 0)) return [];
  return [call.operation(kind, { table: call.text(0) })];
}

/** Reads one call of a migration in JavaScript, TypeScript or PHP. */
export function readBuilderCall(call: MigrationCall, isScript: boolean): readonly Operation[] {
  const { name, scope } = call;
  const { receiver } = call.call;
  if (receiver === 'DB' && name === 'table') return readRowsCall(call);
  if (receiver === 'Schema') {
    if (name === 'drop' || name === 'dropIfExists') return [call.operation('drop-table', { table: call.text(0) })];
    if (name === 'rename') return [call.operation('rename-table', { table: call.text(0), detail: call.text(1) })];
    if (name === 'create') return [call.operation('create-table', { table: call.text(0) })];
    if (name === 'dropColumns')
      return call.texts(1).map((column) => call.operation('drop-column', { table: call.text(0), name: column }));
  }
  // A call with two names has the table in the first, whatever is around.
  const inTable =
    scope.table !== '' &&
    receiver !== '' &&
    !['queryInterface', 'queryRunner', 'pgm', 'db', 'schema', 'this'].includes(receiver);
  if (inTable) {
    if (scope.creates) return [];
    if (Object.hasOwn(FIXED, name)) return [call.operation('drop-column', { name: FIXED[name] ?? '' })];
    if (TYPES.has(name)) return readTypedColumn(call, isScript);
    if (name === 'changeColumn')
      return [call.operation('change-type', { name: call.text(0), type: call.text(1).toLowerCase() })];
    if (name === 'drop' && call.places.length === 0) return [call.operation('drop-table')];
    // Phinx, Laravel: the whole table.
    if (name === 'rename' && call.places.length === 1)
      return [call.operation('rename-table', { detail: call.text(0) })];
    if (name === 'index' || name === 'unique')
      return call.places.length === 0 ? [] : onTables(call, COLUMN_FIRST[name] ?? 'add-index', true);
    const kind = Object.hasOwn(COLUMN_FIRST, name) ? COLUMN_FIRST[name] : undefined;
    return kind === undefined ? [] : onTables(call, kind, true);
  }
  if (isScript && Object.hasOwn(SCRIPT, name)) return SCRIPT[name]?.(call) ?? [];
  // Yii has the type as the third argument.
  if (!isScript && name === 'alterColumn') {
    return [
      call.operation('change-type', { table: call.text(0), name: call.text(1), type: call.text(2).toLowerCase() }),
    ];
  }
  if (name === 'drop' && receiver === 'Schema') return [call.operation('drop-table', { table: call.text(0) })];
  const kind = Object.hasOwn(TABLE_FIRST, name) ? TABLE_FIRST[name] : undefined;
  if (kind === undefined || receiver === '') return [];
  return onTables(call, kind, false);
}
