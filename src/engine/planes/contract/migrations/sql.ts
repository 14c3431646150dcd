/** Reads what SQL of any dialect does. Statements are matched by their words and parsed only as far as needed. */
import type { Line } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { type Style, type Token, tokenize } from '../tokenizer.js';
import { readAlter } from './alter.js';
import { createOperation, type Operation } from './operations.js';
import { Words } from './words.js';

const STYLE: Style = { comments: ['--'], blocks: true, quotes: '\'"`', triple: false, dollars: true, doubled: true };

/** Reads the operations of a text of SQL, in order. */
export function readSql(lines: readonly Line[]): readonly Operation[] {
  return splitStatements(tokenize(lines, STYLE)).flatMap((statement) => {
    const words = new Words(statement);
    return words.at(0) === 'DO' ? readBlock(statement) : readStatement(words);
  });
}

/** `DO $$ … $$`: statements stand behind the words with which PL/pgSQL begins its blocks. */
function readBlock(statement: readonly Token[]): readonly Operation[] {
  const body = statement.find(({ kind }) => kind === 'string');
  if (body === undefined) return [];
  const text = body.text.replace(/^\$\w{0,60}\$|\$\w{0,60}\$$/gu, '');
  const lines = text.split('\n').map((line, offset) => ({
    number: body.line + offset,
    text: line.slice(0, REACH.longLine).replace(/\b(?:BEGIN|THEN|ELSE|LOOP)\b/giu, ';'),
  }));
  return splitStatements(tokenize(lines, STYLE)).flatMap((inner) => readStatement(new Words(inner)));
}

/** Returns each statement without comments and blanks. */
export function readSqlEffects(lines: readonly Line[]): readonly string[] {
  return splitStatements(tokenize(lines, STYLE)).map((statement) => statement.map(({ text }) => text).join(' '));
}

function splitStatements(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const statements: Token[][] = [[]];
  for (const token of tokens) {
    const alone = statements.at(-1)?.length === 0;
    if (token.text === ';' || (token.text.toUpperCase() === 'GO' && !alone)) statements.push([]);
    else statements.at(-1)?.push(token);
  }
  return statements.filter((statement) => statement.length > 0);
}

type Reader = (words: Words) => readonly Operation[];

const READERS: Readonly<Record<string, Reader>> = {
  ALTER: readAlter,
  CREATE: readCreate,
  DROP: readDrop,
  TRUNCATE: (words) => onTable('truncate', words, words.at(1) === 'TABLE' ? 2 : 1),
  DELETE: readDelete,
  UPDATE: readUpdate,
  SELECT: readSelectInto,
  EXEC: readProcedure,
  EXECUTE: readProcedure,
  RENAME: (words) => (words.at(1) === 'TABLE' ? onTable('rename-table', words, 2) : []),
  VACUUM: (words) => (words.has('FULL') ? readLock(words, 'VACUUM FULL', words.find('FULL') + 1) : []),
  CLUSTER: (words) => readLock(words, 'CLUSTER', 1),
  REINDEX: (words) => (words.has('CONCURRENTLY') ? [] : readLock(words, 'REINDEX', 2)),
  LOCK: (words) => readLock(words, 'LOCK TABLE', words.at(1) === 'TABLE' || words.at(1) === 'TABLES' ? 2 : 1),
  REFRESH: (words) =>
    words.startsWith(0, 'REFRESH', 'MATERIALIZED', 'VIEW') && !words.has('CONCURRENTLY')
      ? readLock(words, 'REFRESH MATERIALIZED VIEW', 3)
      : [],
  BEGIN: readBegin,
  START: readBegin,
  COMMIT: (words) => [createOperation('commit', words.place())],
  END: (words) => (words.length <= 2 ? [createOperation('commit', words.place())] : []),
};

function readStatement(words: Words): readonly Operation[] {
  const verb = words.at(0);
  return Object.hasOwn(READERS, verb) ? (READERS[verb]?.(words) ?? []) : [];
}

function onTable(
  kind: Operation['kind'],
  words: Words,
  from: number,
  how: readonly ('cascade' | 'forced')[] = [],
): readonly Operation[] {
  const names = words.slice(words.skipToName(from)).clauses();
  return names.slice(0, 20).map((part) => createOperation(kind, words.place(), { table: part.name(0)[0], how }));
}

function readCreate(words: Words): readonly Operation[] {
  const limit = Math.min(words.length, 8);
  for (let at = 1; at < limit; at += 1) {
    if (words.at(at) === 'TABLE')
      return [createOperation('create-table', words.place(), { table: words.name(at + 1)[0] })];
    if (words.at(at) === 'INDEX') return readCreateIndex(words, at);
    if (words.at(at) === 'SCHEMA' || words.at(at) === 'DATABASE') {
      // A schema without a name of its own has that of its owner.
      const [name, end] = words.name(at + 1);
      const table = name.toUpperCase() === 'AUTHORIZATION' ? words.name(end)[0] : name;
      return [createOperation('create-schema', words.place(), { table })];
    }
    if (words.at(at) === '(') break;
  }
  return [];
}

/** `SELECT … INTO copies FROM …` creates a table. */
function readSelectInto(words: Words): readonly Operation[] {
  const into = words.find('INTO');
  return into < 0 ? [] : [createOperation('create-table', words.place(), { table: words.name(into + 1)[0] })];
}

/** SQL Server: `EXEC sp_rename 'dbo.Orders.Total', 'Sum', 'COLUMN'`. */
function readProcedure(words: Words): readonly Operation[] {
  if (words.at(1) !== 'SP_RENAME') return [];
  const [from = '', to = '', what = ''] = words.tokens
    .filter(({ kind }) => kind === 'string')
    .map(({ text }) => text.replace(/['[\]]/gu, ''));
  const names = from.split('.');
  if (what.toUpperCase() === 'INDEX') return [];
  if (what.toUpperCase() !== 'COLUMN')
    return [createOperation('rename-table', words.place(), { table: from, detail: to })];
  return [
    createOperation('rename-column', words.place(), {
      table: names.at(-2) ?? '',
      name: names.at(-1) ?? '',
      detail: to,
    }),
  ];
}

function readCreateIndex(words: Words, at: number): readonly Operation[] {
  const on = words.find('ON');
  if (on < 0) return [];
  const place = words.place();
  return [
    createOperation('add-index', place, {
      table: words.name(on + 1)[0],
      name: on > at + 1 ? words.name(at + 1)[0] : '',
      how: words.at(at + 1) === 'CONCURRENTLY' || words.has('ONLINE', '=', 'ON') ? ['concurrently'] : [],
      detail: words.slice(0, at).has('UNIQUE') ? 'unique' : '',
    }),
  ];
}

function readDrop(words: Words): readonly Operation[] {
  const how = words.has('CASCADE') ? (['cascade'] as const) : [];
  const what = words.at(1);
  if (what === 'TABLE') return onTable('drop-table', words, 2, how);
  if (what === 'FOREIGN' && words.at(2) === 'TABLE') return [];
  if (what === 'SCHEMA' || what === 'DATABASE') {
    return [createOperation('drop-schema', words.place(), { table: words.name(2)[0], detail: what.toLowerCase() })];
  }
  // A view without rows of its own is written again at once.
  if (what === 'MATERIALIZED' && words.at(2) === 'VIEW') return onTable('drop-view', words, 3, how);
  if (what === 'OWNED') return [createOperation('drop-schema', words.place(), { detail: 'owned' })];
  if (what === 'TYPE' && how.length > 0) {
    return [createOperation('drop-column', words.place(), { table: '', name: words.name(2)[0], how })];
  }
  if (what !== 'INDEX') return [];
  const on = words.find('ON');
  return [
    createOperation('drop-index', words.place(), {
      name: words.name(2)[0],
      table: on < 0 ? '' : words.name(on + 1)[0],
      how: words.at(2) === 'CONCURRENTLY' ? ['concurrently'] : [],
    }),
  ];
}

/** Words that choose rows. */
const CHOOSES = ['WHERE', 'LIMIT', 'USING', 'JOIN', 'FETCH', 'TOP'];

function chooses(words: Words): boolean {
  const where = words.find('WHERE');
  // WHERE true and WHERE 1 = 1 choose every row.
  if (where >= 0 && /^where (?:true|1 = 1|\( ?1 = 1 ?\))$/u.test(words.text(where))) return false;
  return CHOOSES.some((word) => words.has(word));
}

function readDelete(words: Words): readonly Operation[] {
  return words.at(1) !== 'FROM' || chooses(words) ? [] : onTable('delete-all', words, 2);
}

function readUpdate(words: Words): readonly Operation[] {
  const set = words.find('SET');
  if (set < 0 || words.at(1) === '(') return [];
  if (chooses(words))
    return [createOperation('fill', words.place(), { table: words.name(1)[0], name: words.name(set + 1)[0] })];
  return [createOperation('update-all', words.place(), { table: words.name(1)[0], name: words.name(set + 1)[0] })];
}

function readLock(words: Words, word: string, from: number): readonly Operation[] {
  return [createOperation('lock', words.place(), { table: words.name(from)[0], detail: word })];
}

function readBegin(words: Words): readonly Operation[] {
  const begins = words.length <= 1 || ['TRANSACTION', 'WORK', 'TRAN', 'ISOLATION'].includes(words.at(1));
  return begins ? [createOperation('begin', words.place())] : [];
}

/** A statement at the beginning of a text, or behind another one. */
const STATEMENT =
  /(?:^|;)\s*(?:(?:alter\s+(?:table|type)|create\s+(?:\w+\s+){0,3}(?:table|index)|drop\s+(?:table|index|schema|database|type|owned|materialized\s+view)|truncate\s+table|delete\s+from|update\s+\S{1,200}\s+(?:as\s+\w+\s+)?set|rename\s+table|vacuum\s*\(?\s*full|cluster\s+\S{1,200}\s+using|reindex\s+(?:table|index|schema|database)|lock\s+table|refresh\s+materialized)\b|truncate\s+[\w."`]{1,200}\s*(?:;|$|cascade|restart))/imu;

/** Returns true for a text in which a statement stands that is read here. */
export function holdsSql(lines: readonly Line[]): boolean {
  return (
    lines.some(({ text }) => STATEMENT.test(text.slice(0, REACH.longLine))) ||
    STATEMENT.test(
      lines
        .map(({ text }) => text.slice(0, REACH.word))
        .join('\n')
        .slice(0, REACH.longLine),
    )
  );
}
