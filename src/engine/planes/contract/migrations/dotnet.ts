/** What the calls of Entity Framework and FluentMigrator do. Sources: the documentation of each. */
import { type MigrationCall, readValue } from './call.js';
import type { How, Operation } from './operations.js';

/** Reads one call. */
export function readDotnetCall(call: MigrationCall): readonly Operation[] {
  const { name } = call;
  const { receiver } = call.call;
  const given = { table: call.named('table', 1), name: call.named('name', 0) };
  switch (
    `${receiver === 'Delete' || receiver === 'Rename' || receiver === 'Alter' || receiver === 'Create' ? `${receiver}.` : ''}${name}`
  ) {
    case 'CreateTable':
    case 'Create.Table':
      return [call.operation('create-table', { table: call.named('name', 0) })];
    case 'DropTable':
    case 'Delete.Table':
      return [call.operation('drop-table', { table: call.named('name', 0) })];
    case 'DropSchema':
    case 'Delete.Schema':
      return [call.operation('drop-schema', { table: call.named('name', 0), detail: 'schema' })];
    case 'DropColumn':
      return [call.operation('drop-column', given)];
    case 'Delete.Column':
      return [call.operation('drop-column', { name: call.text(0), table: readChained(call, 'FromTable') })];
    case 'RenameColumn':
      return [call.operation('rename-column', { ...given, detail: call.named('newName', 2) })];
    case 'Rename.Column':
      return [call.operation('rename-column', { name: call.text(0), table: readChained(call, 'OnTable') })];
    case 'RenameTable':
      return [call.operation('rename-table', { table: call.named('name', 0), detail: call.named('newName', 1) })];
    case 'Rename.Table':
      return [call.operation('rename-table', { table: call.text(0), detail: readChained(call, 'To') })];
    case 'AddColumn': {
      const how: How[] = call.is('nullable', 'false') ? ['required'] : [];
      return [
        call.operation('add-column', {
          ...given,
          type: call.named('type', -1).toLowerCase(),
          how: [...how, ...call.readDefault('defaultValue', 'defaultValueSql', 'computedColumnSql')],
        }),
      ];
    }
    case 'AlterColumn': {
      const becomes =
        call.is('nullable', 'false') && call.is('oldNullable', 'true') && !call.has('defaultValue', 'defaultValueSql');
      const [type, before] = [call.named('type', -1).toLowerCase(), call.named('oldType', -1).toLowerCase()];
      return [
        ...(type !== '' && before !== '' && type !== before
          ? [call.operation('change-type', { ...given, type, before })]
          : []),
        ...(becomes ? [call.operation('set-not-null', given)] : []),
      ];
    }
    case 'CreateIndex':
      return [call.operation('add-index', { ...given, detail: call.is('unique', 'true') ? 'unique' : '' })];
    case 'AddForeignKey':
      return [call.operation('add-foreign-key', given)];
    case 'AddUniqueConstraint':
      return [call.operation('add-unique', given)];
    case 'AddCheckConstraint':
      return [call.operation('add-check', given)];
    default:
      return [];
  }
}

function readChained(call: MigrationCall, name: string): string {
  return readValue(call.chained(name)?.arguments[0]?.tokens ?? []);
}
