/** Tells changes of stored data: by the places where frameworks look for them, and by what the changed lines say. */
import { isMigrationPath, isSchemaPath } from '../change/migration-layouts.js';
import type { FileChange } from '../model.js';

/** Statements that change how data is stored; read in files of SQL only, because tests and libraries quote them. */
const STATEMENT =
  /\b(?:create|alter|drop|rename|truncate)\s+(?:or\s+replace\s+)?(?:unique\s+|temporary\s+|materialized\s+)?(?:table|index|column|type|view|schema|database|sequence|trigger|function|extension|policy|role|user)\b|\b(?:insert\s+into|delete\s+from|grant\s+\w+|revoke\s+\w+)\b|\bupdate\s+\S+\s+set\b/iu;
const SQL_FILE = /(?:\.(?:sql|ddl|psql|pgsql|mysql|plsql|tsql|cql))$/iu;

/** What migrations of a framework are written with, in any file. */
const FRAMEWORK =
  /\bActiveRecord::Migration\b|\bmigrations\.(?:Migration|AddField|RemoveField|AlterField|CreateModel|DeleteModel|RunSQL|RunPython)\b|\bop\.(?:add|drop|alter|create|rename|execute|batch_alter)\w*\(|\bSchema::(?:create|table|drop|dropIfExists|rename)\(|\bextends\s+(?:AbstractMigration|Migration)\b|\bimplements\s+MigrationInterface\b|\bMigrationBuilder\b|\bmigrationBuilder\.|\bqueryInterface\.(?:add|remove|create|drop|change|rename|bulk)\w*\(|\bknex\.schema\b|\bdatabaseChangeLog\b|\buse\s+Ecto\.Migration\b/u;

/** Returns whether a file changes how data is stored. */
export function isMigration({ file, class: fileClass, added, removed }: FileChange): boolean {
  const paths = [file.path, file.old_path ?? file.path];
  if (fileClass === 'migration' || paths.some((path) => isMigrationPath(path) || isSchemaPath(path))) return true;
  const sql = paths.some((path) => SQL_FILE.test(path));
  return [...added, ...removed].some(({ text }) => FRAMEWORK.test(text) || (sql && STATEMENT.test(text)));
}
