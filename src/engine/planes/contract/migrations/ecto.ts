/** What the calls of Ecto's migrations do. Source: the documentation of `Ecto.Migration`. */
import { type MigrationCall, readValues } from './call.js';
import type { How, Operation } from './operations.js';
import { readEntries } from './program-calls.js';
import type { ProgramToken } from './program-tokens.js';

/** Reads one call. */
export function readEctoCall(call: MigrationCall): readonly Operation[] {
  const { name, scope } = call;
  const target = call.places[0] ?? [];
  const inner = target[0]?.kind === 'name' ? target[0].text : '';
  const names = readValues(target);
  const [first = '', second = ''] = names;
  const options = target.map(({ text }) => text).join(' ');
  if (name === 'drop' || name === 'drop_if_exists') {
    if (inner === 'table') return [call.operation('drop-table', { table: first })];
    const how: readonly How[] = /concurrently : true/u.test(options) ? ['concurrently'] : [];
    return inner === 'index' || inner === 'unique_index'
      ? [call.operation('drop-index', { table: first, name: second, how })]
      : [];
  }
  if (name === 'create' || name === 'create_if_not_exists') {
    if (inner === 'table') return [call.operation('create-table', { table: first })];
    const how: How[] = [];
    if (/concurrently : true/u.test(options)) how.push('concurrently');
    if (/validate : false/u.test(options)) how.push('not-valid');
    if (inner === 'index' || inner === 'unique_index')
      return [call.operation('add-index', { table: first, name: second, how })];
    if (inner !== 'constraint') return [];
    const kind = /exclude :/u.test(options) ? 'add-exclusion' : 'add-check';
    return [call.operation(kind, { table: first, name: second, how, detail: options.toLowerCase() })];
  }
  if (name === 'rename') {
    const to = call.named('to', -1);
    const column = call.places.length > 1 ? call.text(1) : '';
    return [
      call.operation(column === '' ? 'rename-table' : 'rename-column', { table: first, name: column, detail: to }),
    ];
  }
  if (name === 'update_all' || name === 'delete_all') return readRepoCall(call);
  if (scope.table === '' || scope.creates) return [];
  const column = call.text(0);
  const type = (call.places[1] ?? []).map(({ text }) => text).join(' ');
  const size = call.named('size', -1);
  const written = `${call.text(1).toLowerCase()}${size === '' ? '' : `(${size})`}`;
  const refers: readonly Operation[] =
    type.startsWith('references') && !/validate : false/u.test(type) && call.has('default')
      ? [call.operation('add-foreign-key', { name: column })]
      : [];
  switch (name) {
    case 'add':
    case 'add_if_not_exists':
      return [
        call.operation('add-column', {
          name: column,
          type: written,
          how: [...(call.is('null', 'false') ? (['required'] as const) : []), ...call.readDefault('default')],
        }),
        ...refers,
      ];
    // Both columns are NOT NULL unless null: true.
    case 'timestamps':
      return call.is('null', 'true')
        ? []
        : [call.operation('add-column', { name: 'inserted_at', how: ['required', ...call.readDefault('default')] })];
    case 'remove':
    case 'remove_if_exists':
      return [call.operation('drop-column', { name: column })];
    case 'modify': {
      const before = call.keyed('from');
      const required = call.is('null', 'false');
      return [
        ...(type.startsWith('references') && !/validate : false/u.test(type)
          ? [call.operation('add-foreign-key', { name: column })]
          : []),
        ...(type.startsWith('references')
          ? []
          : [
              call.operation('change-type', {
                name: column,
                type: written,
                before: before === undefined ? '' : readEctoType(before),
              }),
            ]),
        ...(required ? [call.operation('set-not-null', { name: column })] : []),
      ];
    }
    default:
      return [];
  }
}

/** `Repo.update_all(Order, set: …)`, `Repo.delete_all("orders")`: a table alone, from which nothing is chosen. */
function readRepoCall(call: MigrationCall): readonly Operation[] {
  const target = call.places[0] ?? [];
  const isTable = target.length === 1 || target.every(({ text, kind }) => kind === 'name' || text === '.');
  const table = target.at(-1)?.text ?? '';
  // A name in lower case is a variable that may hold a query.
  if (!isTable || call.call.receiver !== 'Repo' || (target.at(-1)?.kind !== 'string' && !/^[A-Z]/u.test(table)))
    return [];
  return [call.operation(call.name === 'update_all' ? 'update-all' : 'delete-all', { table })];
}

/** `:string`, or `{:string, size: 20}`. */
function readEctoType(tokens: readonly ProgramToken[]): string {
  const size = readEntries(tokens).find(({ key }) => key === 'size')?.tokens[0]?.text;
  return `${(readValues(tokens)[0] ?? '').toLowerCase()}${size === undefined ? '' : `(${size})`}`;
}
