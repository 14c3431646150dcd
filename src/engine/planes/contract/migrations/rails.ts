/** What the calls of Rails' migrations do (guides.rubyonrails.org, "Active Record Migrations"; api.rubyonrails.org, SchemaStatements and Table). */
import { type MigrationCall, readValues } from './call.js';
import type { How, Operation } from './operations.js';

type CallReader = (call: MigrationCall) => readonly Operation[];

const COLUMN_TYPES = new Set(
  'string text integer bigint float decimal numeric datetime timestamp timestamptz time date binary boolean json jsonb uuid inet cidr hstore citext column virtual enum point xml daterange blob'.split(
    ' ',
  ),
);

/** `change_table :orders` has the table around, `add_column :orders` as its first argument. */
function readRailsType(call: MigrationCall, type: string): string {
  const limit = call.named('limit', -1);
  const word = type.toLowerCase();
  if (limit === '') {
    const [precision, scale] = [call.named('precision', -1), call.named('scale', -1)];
    return precision === '' ? word : `${word}(${precision}${scale === '' ? '' : `, ${scale}`})`;
  }
  if (word !== 'integer') return `${word}(${limit})`;
  return Number(limit) > 4 ? 'bigint' : Number(limit) < 3 ? 'smallint' : 'integer';
}

/** Only a lambda is an expression. A string is a value, except a call as the default of a UUID (PostgreSQL's quoting). */
function readDefault(call: MigrationCall, type = ''): readonly How[] {
  const isLambda = call
    .keyed('default')
    ?.some(({ text, kind }) => kind !== 'string' && /^(?:->|lambda|proc|-)$/u.test(text));
  return call.readDefault('default').filter((one) => one !== 'volatile' || isLambda === true || type === 'uuid');
}

function readColumn(call: MigrationCall, type: string): readonly How[] {
  const how: How[] = [...readDefault(call, type)];
  if (call.is('null', 'false')) how.push('required');
  if (['primary_key', 'serial', 'bigserial'].includes(type)) how.push('numbered', 'default');
  if (call.has('as') && call.is('stored', 'true')) how.push('generated', 'default');
  else if (call.has('as')) how.push('default');
  return how;
}

function addColumn(call: MigrationCall, table: string, name: string, type: string): readonly Operation[] {
  return [
    call.operation('add-column', { table, name, type: readRailsType(call, type), how: readColumn(call, type) }),
    ...(call.has('index') ? [addIndexOption(call, table, name)] : []),
  ];
}

/** `index: true`, `index: { algorithm: :concurrently }`. */
function addIndexOption(call: MigrationCall, table: string, name: string): Operation {
  const option = call.keyed('index') ?? [];
  const words = [call.named('algorithm', -1), call.named('lock', -1), ...option.map(({ text }) => text)];
  return call.operation('add-index', { table, name, how: readOnline(words) });
}

/** Writers go on: MySQL's `ALGORITHM=INPLACE`, `INSTANT` and `LOCK=NONE` (dev.mysql.com, "Online DDL Operations"). */
const ONLINE = new Set(['inplace', 'instant', 'none']);
/** MySQL copies the table, or holds writers off. */
const OFFLINE = new Set(['copy', 'shared', 'exclusive']);

function readOnline(words: readonly string[]): readonly How[] {
  if (words.includes('concurrently')) return ['concurrently'];
  return words.some((word) => ONLINE.has(word)) ? ['online'] : [];
}

const readOptions = (call: MigrationCall) => [call.named('algorithm', -1), call.named('lock', -1)];

function addReference(call: MigrationCall, table: string, name: string): readonly Operation[] {
  const operations: Operation[] = [];
  const how = readColumn(call, '');
  if (how.includes('required')) operations.push(call.operation('add-column', { table, name: `${name}_id`, how }));
  // A reference has an index unless it says otherwise.
  if (!call.is('index', 'false')) operations.push(addIndexOption(call, table, `${name}_id`));
  const key = call.keyed('foreign_key');
  if (key !== undefined && call.has('foreign_key')) {
    const options = key.map(({ text }) => text).join(' ');
    const how: readonly How[] = /validate : false/u.test(options) ? ['not-valid'] : [];
    operations.push(call.operation('add-foreign-key', { table, name, how }));
  }
  return operations;
}

function addIndex(call: MigrationCall, table: string, name: string): readonly Operation[] {
  return [
    call.operation('add-index', {
      table,
      name,
      how: readOnline(readOptions(call)),
      detail: call.is('unique', 'true') ? 'unique' : '',
    }),
  ];
}

const validates = (call: MigrationCall): readonly How[] => (call.is('validate', 'false') ? ['not-valid'] : []);

/** Statements that name the table first. */
const STATEMENTS: Readonly<Record<string, CallReader>> = {
  create_table: (call) => [
    ...(call.has('force') ? [call.operation('drop-table', { table: call.text(0), how: ['forced'] })] : []),
    call.operation('create-table', { table: call.text(0) }),
  ],
  create_join_table: (call) => [
    ...(call.has('force') ? [call.operation('drop-table', { table: nameJoinTable(call), how: ['forced'] })] : []),
    call.operation('create-table', { table: nameJoinTable(call) }),
  ],
  drop_table: (call) =>
    call
      .texts(0)
      .map((table) => call.operation('drop-table', { table, how: call.is('force', 'cascade') ? ['cascade'] : [] })),
  drop_join_table: (call) => [call.operation('drop-table', { table: nameJoinTable(call) })],
  rename_table: (call) => [call.operation('rename-table', { table: call.text(0), detail: call.text(1) })],
  rename_column: (call) => [
    call.operation('rename-column', { table: call.text(0), name: call.text(1), detail: call.text(2) }),
  ],
  remove_column: (call) => [call.operation('drop-column', { table: call.text(0), name: call.text(1) })],
  remove_columns: (call) => call.texts(1).map((name) => call.operation('drop-column', { table: call.text(0), name })),
  remove_reference: (call) => [call.operation('drop-column', { table: call.text(0), name: `${call.text(1)}_id` })],
  remove_timestamps: (call) => [call.operation('drop-column', { table: call.text(0), name: 'created_at' })],
  add_column: (call) => addColumn(call, call.text(0), call.text(1), call.text(2)),
  add_columns: (call) => call.texts(1).flatMap((name) => addColumn(call, call.text(0), name, call.named('type', -1))),
  add_timestamps: (call) => addTimestamps(call, call.text(0)),
  add_reference: (call) => addReference(call, call.text(0), call.text(1)),
  change_column: (call) => [
    call.operation('change-type', { table: call.text(0), name: call.text(1), type: readRailsType(call, call.text(2)) }),
    ...(call.is('null', 'false') ? [call.operation('set-not-null', { table: call.text(0), name: call.text(1) })] : []),
  ],
  change_column_default: (call) => [
    call.operation(call.is('to', 'nil') || call.text(2) === 'nil' ? 'drop-default' : 'set-default', {
      table: call.text(0),
      name: call.text(1),
    }),
  ],
  // The fourth argument is a value for the rows that have none.
  change_column_null: (call) =>
    call.text(2) === 'false' ? [setNotNull(call, call.text(0), call.text(1), call.text(3) !== '')] : [],
  add_index: (call) => addIndex(call, call.text(0), call.texts(1)[0] ?? ''),
  remove_index: (call) => [
    call.operation('drop-index', {
      table: call.text(0),
      name: call.named('name', 1) || readValues(call.keyed('column') ?? [])[0] || '',
      how: readOnline(readOptions(call)),
    }),
  ],
  add_foreign_key: (call) => [
    call.operation('add-foreign-key', { table: call.text(0), name: call.text(1), how: validates(call) }),
  ],
  add_check_constraint: (call) => [
    call.operation('add-check', {
      table: call.text(0),
      name: call.named('name', -1),
      how: validates(call),
      detail: call.text(1).toLowerCase(),
    }),
  ],
  add_unique_constraint: (call) => [
    call.operation('add-unique', {
      table: call.text(0),
      name: call.texts(1)[0] ?? '',
      how: call.has('using_index') ? ['ready'] : [],
    }),
  ],
  add_exclusion_constraint: (call) => [
    call.operation('add-exclusion', { table: call.text(0), name: call.named('name', -1) }),
  ],
  rename_enum_value: (call) => [call.operation('rename-value', { name: call.text(0) })],
  rename_enum: (call) => [call.operation('rename-table', { table: call.text(0), detail: call.text(1) })],
  rename_schema: (call) => [call.operation('rename-table', { table: call.text(0), detail: call.text(1) })],
  drop_schema: (call) => [call.operation('drop-schema', { table: call.text(0), detail: 'schema' })],
  truncate: (call) => [call.operation('truncate', { table: call.text(0) })],
  truncate_tables: (call) => call.texts(0).map((table) => call.operation('truncate', { table })),
};
const SAME: Readonly<Record<string, string>> = {
  remove_belongs_to: 'remove_reference',
  add_belongs_to: 'add_reference',
  validate_foreign_key: 'validate_constraint',
  validate_check_constraint: 'validate_constraint',
  validate_not_null_constraint: 'validate_constraint',
};

function setNotNull(call: MigrationCall, table: string, name: string, filled: boolean): Operation {
  return call.operation('set-not-null', { table, name, how: filled ? ['default'] : [] });
}

/** The columns are NOT NULL unless null: true. */
function addTimestamps(call: MigrationCall, table: string): readonly Operation[] {
  if (call.is('null', 'true')) return [];
  return [call.operation('add-column', { table, name: 'created_at', how: ['required', ...readDefault(call)] })];
}

/** `create_join_table :users, :orders`: the names in their order, with a line between them. */
function nameJoinTable(call: MigrationCall): string {
  return call.named('table_name', -1) || [call.text(0), call.text(1)].toSorted().join('_');
}

/** Calls on the table of a block. */
const ON_TABLE: Readonly<Record<string, CallReader>> = {
  remove: (call) => call.texts(0).map((name) => call.operation('drop-column', { name })),
  remove_references: (call) => call.texts(0).map((name) => call.operation('drop-column', { name: `${name}_id` })),
  remove_belongs_to: (call) => call.texts(0).map((name) => call.operation('drop-column', { name: `${name}_id` })),
  remove_timestamps: (call) => [call.operation('drop-column', { name: 'created_at' })],
  remove_index: (call) => [call.operation('drop-index', { name: call.named('name', 0) })],
  rename: (call) => [call.operation('rename-column', { name: call.text(0), detail: call.text(1) })],
  change: (call) => [call.operation('change-type', { name: call.text(0), type: readRailsType(call, call.text(1)) })],
  change_null: (call) =>
    call.text(1) === 'false' ? [setNotNull(call, call.scope.table, call.text(0), call.text(2) !== '')] : [],
  index: (call) => addIndex(call, call.scope.table, call.texts(0)[0] ?? ''),
  references: (call) => call.texts(0).flatMap((name) => addReference(call, call.scope.table, name)),
  belongs_to: (call) => call.texts(0).flatMap((name) => addReference(call, call.scope.table, name)),
  timestamps: (call) => addTimestamps(call, call.scope.table),
  unique_constraint: (call) => [
    call.operation('add-unique', { name: call.texts(0)[0] ?? '', how: call.has('using_index') ? ['ready'] : [] }),
  ],
  exclusion_constraint: (call) => [call.operation('add-exclusion', { name: call.named('name', -1) })],
  foreign_key: (call) => [call.operation('add-foreign-key', { name: call.text(0), how: validates(call) })],
  check_constraint: (call) => [
    call.operation('add-check', {
      name: call.named('name', -1),
      how: validates(call),
      detail: call.text(0).toLowerCase(),
    }),
  ],
};

/** Reads one call of a migration of Rails. */
export function readRailsCall(call: MigrationCall): readonly Operation[] {
  const found = readKnownCall(call);
  const offline = readOptions(call).find((word) => OFFLINE.has(word));
  if (offline === undefined || found.length === 0) return found;
  return [...found, call.operation('lock', { table: call.text(0), detail: offline })];
}

function readKnownCall(call: MigrationCall): readonly Operation[] {
  const { name } = call;
  const { receiver } = call.call;
  if (call.scope.table !== '' && receiver !== '') {
    if (call.scope.creates) return [];
    if (Object.hasOwn(ON_TABLE, name)) return ON_TABLE[name]?.(call) ?? [];
    if (COLUMN_TYPES.has(name)) {
      const typed = name === 'column';
      const names = typed ? [call.text(0)] : call.texts(0);
      return names.flatMap((column) => addColumn(call, call.scope.table, column, typed ? call.text(1) : name));
    }
  }
  const known = Object.hasOwn(SAME, name) ? (SAME[name] ?? name) : name;
  if (known === 'validate_constraint') return [call.operation('validate', { table: call.text(0), name: call.text(1) })];
  // Helpers of gems end in _concurrently and add indexes without a lock.
  if (Object.hasOwn(STATEMENTS, known)) return STATEMENTS[known]?.(call) ?? [];
  return readModelCall(call);
}

/** `Order.update_all`, `Order.delete_all`: every row, because nothing is chosen before. */
function readModelCall(call: MigrationCall): readonly Operation[] {
  const { receiver } = call.call;
  if (!/^[A-Z]\w*[a-z]\w*$/u.test(receiver)) return [];
  if (call.name === 'update_all') return [call.operation('update-all', { table: receiver, name: readKey(call) })];
  return call.name === 'delete_all' || call.name === 'destroy_all'
    ? [call.operation('delete-all', { table: receiver })]
    : [];
}

function readKey(call: MigrationCall): string {
  return call.call.arguments[0]?.key ?? '';
}
