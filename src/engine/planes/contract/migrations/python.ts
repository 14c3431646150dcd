/**
 * What the operations of Django and Alembic do (docs.djangoproject.com, "Migration Operations";
 * alembic.sqlalchemy.org, "Operation Reference").
 */
import { type MigrationCall, readDefaultTokens, readTypeTokens, readValue, readValues } from './call.js';
import type { How, Operation } from './operations.js';
import type { ProgramToken } from './program-tokens.js';

type Tokens = readonly ProgramToken[];
type CallReader = (call: MigrationCall) => readonly Operation[];

/** The value of a keyword inside the call that an argument is: `models.CharField(null=True)`. */
function findKeyword(tokens: Tokens, key: string): Tokens | undefined {
  let depth = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const { text, kind } = tokens[at] ?? { text: '', kind: 'mark' };
    if (kind === 'mark' && /^[([{]$/u.test(text)) depth += 1;
    if (kind === 'mark' && /^[)\]}]$/u.test(text)) depth -= 1;
    if (depth !== 1 || text !== key || tokens[at + 1]?.text !== '=') continue;
    const rest = tokens.slice(at + 2);
    return rest.slice(0, findValueEnd(rest));
  }
  return undefined;
}

function findValueEnd(tokens: Tokens): number {
  let depth = 0;
  for (const [at, { text, kind }] of tokens.entries()) {
    if (kind !== 'mark') continue;
    if (depth === 0 && (text === ',' || text === ')')) return at;
    if (/^[([{]$/u.test(text)) depth += 1;
    if (/^[)\]}]$/u.test(text)) depth -= 1;
  }
  return tokens.length;
}

const isTrue = (tokens: Tokens | undefined) => tokens !== undefined && readValue(tokens) === 'True';
const isFalse = (tokens: Tokens | undefined) => tokens !== undefined && readValue(tokens) === 'False';

/** Django fills existing rows from `default` and then takes it out of the database again; `db_default` stays. */
function readField(field: Tokens): readonly How[] {
  const how: How[] = [];
  if (!isTrue(findKeyword(field, 'null'))) how.push('required');
  const stays = findKeyword(field, 'db_default');
  if (stays !== undefined) how.push(...readDefaultTokens(stays));
  else if (findKeyword(field, 'default') !== undefined || isTrue(findKeyword(field, 'auto_now_add')))
    how.push('program-default');
  if (field.some(({ text }) => text === 'GeneratedField'))
    how.push('default', ...(isTrue(findKeyword(field, 'db_persist')) ? (['generated'] as const) : []));
  if (/^(?:Big|Small)?AutoField$/u.test(readFieldName(field))) how.push('numbered', 'default');
  return how;
}

function readFieldName(field: Tokens): string {
  return field.find(({ kind }, index) => kind === 'name' && field[index + 1]?.text !== '.')?.text ?? '';
}

function addField(call: MigrationCall): readonly Operation[] {
  const field = call.keyed('field') ?? call.places[2] ?? [];
  const [table, name] = [call.named('model_name', 0), call.named('name', 1)];
  // A table of its own holds the pairs.
  if (readFieldName(field) === 'ManyToManyField') return [];
  const unique = isTrue(findKeyword(field, 'unique')) || readFieldName(field) === 'OneToOneField';
  const how = readField(field);
  return [
    call.operation('add-column', { table, name, type: readTypeTokens(field), how }),
    ...(unique ? [call.operation('add-unique', { table, name })] : []),
    ...(isTrue(findKeyword(field, 'db_index')) ? [call.operation('add-index', { table, name })] : []),
  ];
}

function addConstraint(call: MigrationCall): readonly Operation[] {
  const constraint = call.keyed('constraint') ?? call.places[1] ?? [];
  const table = call.named('model_name', 0);
  const kind = readFieldName(constraint);
  const name = readValue(findKeyword(constraint, 'name') ?? []);
  if (kind === 'CheckConstraint') {
    const condition = findKeyword(constraint, 'check') ?? findKeyword(constraint, 'condition') ?? [];
    const detail = condition
      .map(({ text }) => text)
      .join(' ')
      .toLowerCase();
    return [call.operation('add-check', { table, name, detail })];
  }
  if (kind === 'UniqueConstraint') return [call.operation('add-unique', { table, name })];
  return kind === 'ExclusionConstraint' ? [call.operation('add-exclusion', { table, name })] : [];
}

const DJANGO: Readonly<Record<string, CallReader>> = {
  CreateModel: (call) => [call.operation('create-table', { table: call.named('name', 0) })],
  DeleteModel: (call) => [call.operation('drop-table', { table: call.named('name', 0) })],
  RenameModel: (call) => [
    call.operation('rename-table', { table: call.named('old_name', 0), detail: call.named('new_name', 1) }),
  ],
  RemoveField: (call) => [
    call.operation('drop-column', { table: call.named('model_name', 0), name: call.named('name', 1) }),
  ],
  RenameField: (call) => [
    call.operation('rename-column', {
      table: call.named('model_name', 0),
      name: call.named('old_name', 1),
      detail: call.named('new_name', 2),
    }),
  ],
  AddField: addField,
  // github.com/3YOURMIND/django-add-default-value: a default that stays in the database.
  AddDefaultValue: (call) => [
    call.operation('set-default', { table: call.named('model_name', 0), name: call.named('name', 1) }),
  ],
  AlterField: (call) => {
    const field = call.keyed('field') ?? call.places[2] ?? [];
    const [table, name] = [call.named('model_name', 0), call.named('name', 1)];
    const required = readField(field).includes('required');
    return [
      call.operation('change-type', { table, name, type: readTypeTokens(field), detail: 'field' }),
      ...(required ? [call.operation('set-not-null', { table, name, detail: 'field' })] : []),
    ];
  },
  AlterModelTable: (call) => [
    call.operation('rename-table', { table: call.named('name', 0), detail: call.named('table', 1) }),
  ],
  AlterUniqueTogether: (call) =>
    readValues(call.keyed('unique_together') ?? call.places[1] ?? []).length === 0
      ? []
      : [call.operation('add-unique', { table: call.named('name', 0) })],
  AlterIndexTogether: (call) =>
    readValues(call.keyed('index_together') ?? []).length === 0
      ? []
      : [call.operation('add-index', { table: call.named('name', 0) })],
  AddIndex: (call) => [call.operation('add-index', { table: call.named('model_name', 0) })],
  AddIndexConcurrently: (call) => [
    call.operation('add-index', { table: call.named('model_name', 0), how: ['concurrently'] }),
  ],
  RemoveIndex: (call) => [
    call.operation('drop-index', { table: call.named('model_name', 0), name: call.named('name', 1) }),
  ],
  RemoveIndexConcurrently: (call) => [
    call.operation('drop-index', {
      table: call.named('model_name', 0),
      name: call.named('name', 1),
      how: ['concurrently'],
    }),
  ],
  AddConstraint: addConstraint,
  ValidateConstraint: (call) => [
    call.operation('validate', { table: call.named('model_name', 0), name: call.named('name', 1) }),
  ],
};

/** `sa.Column('name', sa.String(), nullable=False, server_default='x')`. */
function addSqlalchemyColumn(call: MigrationCall, table: string, column: Tokens): readonly Operation[] {
  const open = column.findIndex(({ text }) => text === '(');
  const inner = column.slice(open + 1);
  const name = inner[0]?.kind === 'string' ? inner[0].text : '';
  const type = inner[1]?.text === ',' ? readTypeTokens(inner.slice(2, 2 + findValueEnd(inner.slice(2)))) : '';
  const how: How[] = [];
  if (isFalse(findKeyword(column, 'nullable')) || isTrue(findKeyword(column, 'primary_key'))) how.push('required');
  const fallback = findKeyword(column, 'server_default');
  if (fallback !== undefined) how.push(...readDefaultTokens(fallback));
  if (column.some(({ text }) => text === 'Identity')) how.push('numbered', 'default');
  if (column.some(({ text }) => text === 'Computed'))
    how.push('default', ...(isTrue(findPersisted(column)) ? (['generated'] as const) : []));
  const unique = isTrue(findKeyword(column, 'unique'));
  const index = isTrue(findKeyword(column, 'index'));
  return [
    call.operation('add-column', { table, name, type, how }),
    ...(unique ? [call.operation('add-unique', { table, name })] : []),
    ...(index ? [call.operation('add-index', { table, name })] : []),
  ];
}

function findPersisted(column: Tokens): Tokens | undefined {
  const at = column.findIndex(({ text }) => text === 'persisted');
  return at < 0 ? undefined : column.slice(at + 2, at + 3);
}

/** A batch has the table around; else the functions of `op` name it where `place` says. */
function readTable(call: MigrationCall, place: number, key = 'table_name'): string {
  return call.call.receiver !== 'op' && call.scope.table !== '' ? call.scope.table : call.named(key, place);
}

function shift(call: MigrationCall): number {
  return call.call.receiver !== 'op' && call.scope.table !== '' ? 1 : 0;
}

const ALEMBIC: Readonly<Record<string, CallReader>> = {
  create_table: (call) => [call.operation('create-table', { table: call.named('table_name', 0) })],
  drop_table: (call) => [call.operation('drop-table', { table: call.named('table_name', 0) })],
  rename_table: (call) => [
    call.operation('rename-table', { table: call.named('old_table_name', 0), detail: call.named('new_table_name', 1) }),
  ],
  add_column: (call) =>
    addSqlalchemyColumn(call, readTable(call, 0), call.keyed('column') ?? call.places[1 - shift(call)] ?? []),
  drop_column: (call) => [
    call.operation('drop-column', { table: readTable(call, 0), name: call.named('column_name', 1 - shift(call)) }),
  ],
  alter_column: (call) => {
    const [table, name] = [readTable(call, 0), call.named('column_name', 1 - shift(call))];
    const type = call.keyed('type_');
    const before = call.keyed('existing_type');
    const operations: Operation[] = [];
    if (call.has('new_column_name'))
      operations.push(call.operation('rename-column', { table, name, detail: call.named('new_column_name', -1) }));
    if (type !== undefined) {
      const how: readonly How[] = call.has('postgresql_using') ? ['using'] : [];
      const old = before === undefined ? '' : readTypeTokens(before);
      operations.push(call.operation('change-type', { table, name, type: readTypeTokens(type), before: old, how }));
    }
    if (call.is('nullable', 'false') && !call.is('existing_nullable', 'false'))
      operations.push(call.operation('set-not-null', { table, name }));
    return operations;
  },
  create_index: (call) => [
    call.operation('add-index', {
      table: readTable(call, 1),
      name: call.named('index_name', 0),
      how: call.is('postgresql_concurrently', 'true') ? ['concurrently'] : [],
      detail: call.is('unique', 'true') ? 'unique' : '',
    }),
  ],
  drop_index: (call) => [
    call.operation('drop-index', {
      table: readTable(call, 1),
      name: call.named('index_name', 0),
      how: call.is('postgresql_concurrently', 'true') ? ['concurrently'] : [],
    }),
  ],
  create_foreign_key: (call) => [constrain(call, 'add-foreign-key', 'source_table')],
  create_check_constraint: (call) => [
    { ...constrain(call, 'add-check', 'table_name'), detail: call.text(2 - shift(call)).toLowerCase() },
  ],
  create_unique_constraint: (call) => [constrain(call, 'add-unique', 'table_name')],
  create_exclude_constraint: (call) => [constrain(call, 'add-exclusion', 'table_name')],
  create_primary_key: (call) => [constrain(call, 'add-primary-key', 'table_name')],
};

function constrain(call: MigrationCall, kind: Operation['kind'], key: string): Operation {
  return call.operation(kind, {
    table: readTable(call, 1, key),
    name: call.named('constraint_name', 0),
    how: call.is('postgresql_not_valid', 'true') ? ['not-valid'] : [],
  });
}

/** Reads one call of a migration in Python. */
export function readPythonCall(call: MigrationCall): readonly Operation[] {
  const { name } = call;
  const { receiver } = call.call;
  if (receiver === 'op' || (call.scope.table !== '' && receiver !== '')) {
    if (Object.hasOwn(ALEMBIC, name)) return ALEMBIC[name]?.(call) ?? [];
  }
  if (Object.hasOwn(DJANGO, name)) return DJANGO[name]?.(call) ?? [];
  return readManagerCall(call);
}

/** `Order.objects.all().delete()`, `Order.objects.update(…)`: every row. */
function readManagerCall(call: MigrationCall): readonly Operation[] {
  if (call.name === 'update' && call.call.receiver === 'objects') return [call.operation('update-all')];
  if (call.name !== 'all' || call.call.receiver !== 'objects') return [];
  if (call.call.chained[0]?.name === 'delete') return [call.operation('delete-all')];
  return call.call.chained[0]?.name === 'update' ? [call.operation('update-all')] : [];
}
