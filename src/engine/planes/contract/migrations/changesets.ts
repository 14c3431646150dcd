/**
 * Reads the change sets of Liquibase in XML, YAML and JSON (docs.liquibase.com, "Change Types"): a change is an element or
 * a key with attributes.
 */
import type { Line } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { createOperation, type How, type Operation } from './operations.js';
import { readSql } from './sql.js';

const KINDS: Readonly<Record<string, Operation['kind']>> = {
  createTable: 'create-table',
  dropTable: 'drop-table',
  dropColumn: 'drop-column',
  renameColumn: 'rename-column',
  renameTable: 'rename-table',
  modifyDataType: 'change-type',
  addNotNullConstraint: 'set-not-null',
  createIndex: 'add-index',
  dropIndex: 'drop-index',
  addForeignKeyConstraint: 'add-foreign-key',
  addUniqueConstraint: 'add-unique',
  addPrimaryKey: 'add-primary-key',
  addColumn: 'add-column',
  delete: 'delete-all',
  update: 'update-all',
  mergeColumns: 'drop-column',
};
/** Elements that end a change, or stand around changes that undo. */
const ELEMENT = /^\s*(?:<|- |"|\{\s*")?\/?([A-Za-z]{2,40})"?\s*(?::|>|\/>|\s|$)/u;
/** The lines of one change that are read at most. */
const MAX_CHANGE = 40;

/** Reads the operations of consecutive lines of a change log. */
export function readChangeSets(lines: readonly Line[]): {
  readonly forward: readonly Operation[];
  readonly back: readonly Operation[];
} {
  const forward: Operation[] = [];
  const back: Operation[] = [];
  let undoing = -1;
  lines.forEach(({ text }, index) => {
    const line = text.slice(0, REACH.statement);
    const name = ELEMENT.exec(line)?.[1] ?? '';
    const indent = line.search(/\S/u);
    const isXml = line.trim().startsWith('<');
    if (undoing >= 0 && (isXml ? line.includes('</rollback>') : indent >= 0 && indent <= undoing)) undoing = -1;
    if (name === 'rollback' && !/\/>\s*$|<\/rollback>/u.test(line)) undoing = indent;
    if (line.trim().startsWith('</')) return;
    const into = undoing >= 0 ? back : forward;
    if (name === 'sql') into.push(...readSql(collectSql(lines, index)));
    const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
    if (kind !== undefined) into.push(...readChange(kind, name, lines, index));
  });
  return { forward, back };
}

/** The lines of a change: to its closing element, or as long as they are indented deeper. */
function collectChange(name: string, lines: readonly Line[], at: number): readonly Line[] {
  const head = lines[at]?.text ?? '';
  const indent = head.search(/\S/u);
  const isXml = head.trim().startsWith('<');
  const found = [lines[at] ?? { number: 1, text: '' }];
  if (isXml && head.includes('/>')) return found;
  for (let index = at + 1; index < lines.length && found.length < MAX_CHANGE; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    if (!isXml && line.text.trim() !== '' && line.text.search(/\S/u) <= indent) break;
    found.push(line);
    if (
      isXml &&
      (line.text.includes(`</${name}>`) ||
        (line.text.includes('/>') &&
          !/<\w/u.test(
            found
              .slice(1)
              .map(({ text }) => text)
              .join(''),
          )))
    )
      break;
  }
  return found;
}

function collectSql(lines: readonly Line[], at: number): readonly Line[] {
  return collectChange('sql', lines, at).map(({ number, text }) => ({
    number,
    text: text.replace(/<\/?sql[^>]{0,200}>|<!\[CDATA\[|\]\]>|^\s*(?:- )?"?sql"?:\s*[|>"]?-?/gu, ' '),
  }));
}

function readChange(kind: Operation['kind'], name: string, lines: readonly Line[], at: number): readonly Operation[] {
  const own = collectChange(name, lines, at);
  const text = own.map((line) => line.text.slice(0, REACH.statement)).join('\n');
  const read = (...keys: readonly string[]) => {
    for (const key of keys) {
      const value = new RegExp(`\\b${key}"?\\s{0,4}[=:]\\s{0,4}["']?([^"',>\\n}]{1,120})`, 'u').exec(text)?.[1];
      if (value !== undefined) return value.trim();
    }
    return '';
  };
  const first = own[0]?.number ?? 1;
  const place = { line: first, first, last: own.at(-1)?.number ?? first };
  const how: How[] = [];
  const table = read('tableName', 'oldTableName', 'baseTableName');
  if (kind === 'add-foreign-key' && read('validate') === 'false') how.push('not-valid');
  if (kind === 'set-not-null' && read('defaultNullValue') !== '') how.push('default');
  if ((kind === 'delete-all' || kind === 'update-all') && /\bwhere(?:Params)?\b/u.test(text)) return [];
  if (kind !== 'add-column') {
    const column = read('columnName', 'oldColumnName', 'indexName', 'constraintName', 'columnNames');
    return [createOperation(kind, place, { table, name: column, type: read('newDataType').toLowerCase(), how })];
  }
  if (read('nullable') === 'false') how.push('required');
  if (/\b(?:defaultValue\w{0,20}|valueComputed|value|autoIncrement|generatedAlways)"?\s{0,4}[=:]/u.test(text))
    how.push('default');
  return [createOperation('add-column', place, { table, name: read('name'), how })];
}
