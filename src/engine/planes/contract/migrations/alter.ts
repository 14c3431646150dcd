/** Reads ALTER TABLE, ALTER TYPE and ALTER INDEX, clause by clause. */
import { createOperation, type How, type Operation } from './operations.js';
import { readColumnWords, readTypeWords, type Words } from './words.js';

/** Words after ALTER TABLE … DROP that are not a column. */
const NO_COLUMN = new Set(
  'CONSTRAINT INDEX KEY PRIMARY FOREIGN DEFAULT NOT PARTITION CHECK EXPRESSION IDENTITY PERIOD TRIGGER RULE POLICY STATISTICS FEATURE SYSTEM UNIQUE'.split(
    ' ',
  ),
);
/** Words with which a constraint or an index begins. */
const CONSTRAINTS = new Set(
  'CONSTRAINT INDEX KEY PRIMARY FOREIGN UNIQUE CHECK PARTITION FULLTEXT SPATIAL EXCLUDE VALUE PERIOD'.split(' '),
);
const VERBS = new Set(
  'ADD DROP ALTER MODIFY CHANGE RENAME VALIDATE SET ENABLE DISABLE OWNER ATTACH DETACH TRUNCATE CONVERT ENGINE ALGORITHM LOCK'.split(
    ' ',
  ),
);

/** Reads an ALTER statement. */
export function readAlter(words: Words): readonly Operation[] {
  const what = words.at(1);
  if (what === 'TYPE') return readAlterType(words);
  if (what === 'VIEW' || what === 'SCHEMA') return words.has('RENAME', 'TO') ? [renameWhole(words)] : [];
  if (what === 'DOMAIN') return readAlterDomain(words);
  if (what !== 'TABLE') return [];
  const [table, end] = words.name(2);
  let lastVerb = '';
  return words
    .slice(end)
    .clauses()
    .flatMap((clause) => {
      // Oracle, SQL Server and MySQL: ADD a int, b int.
      const at = VERBS.has(clause.at(0)) ? 0 : -1;
      if (at === 0) lastVerb = clause.at(0);
      return readClause(clause, at, at === 0 ? clause.at(0) : lastVerb, table, words);
    });
}

/** PostgreSQL can rename a value of an enum, which running programs still write. */
function readAlterType(words: Words): readonly Operation[] {
  const [name] = words.name(2);
  if (words.has('RENAME', 'VALUE')) return [createOperation('rename-value', words.place(), { name })];
  if (words.has('RENAME', 'TO')) return [renameWhole(words)];
  const attribute = words.find('ATTRIBUTE');
  const verb = words.at(attribute - 1);
  if (verb !== 'DROP' && verb !== 'RENAME') return [];
  const place = { table: name, name: words.name(attribute + 1)[0] };
  return [createOperation(verb === 'DROP' ? 'drop-column' : 'rename-column', words.place(), place)];
}

function renameWhole(words: Words): Operation {
  return createOperation('rename-table', words.place(), {
    table: words.name(2)[0],
    detail: words.name(words.find('TO') + 1)[0],
  });
}

/** PostgreSQL checks every column of the domain. */
function readAlterDomain(words: Words): readonly Operation[] {
  const [table, end] = words.name(2);
  if (words.startsWith(end, 'SET', 'NOT', 'NULL')) return [createOperation('set-not-null', words.place(), { table })];
  const how: readonly How[] = words.has('NOT', 'VALID') ? ['not-valid'] : [];
  return words.at(end) === 'ADD' && words.has('CHECK')
    ? [createOperation('add-check', words.place(), { table, how })]
    : [];
}

function readClause(clause: Words, verbAt: number, verb: string, table: string, whole: Words): readonly Operation[] {
  const next = verbAt + 1;
  const inner = clause.tokens[Math.max(0, verbAt)]?.line ?? 1;
  const place = { ...whole.place(), line: inner };
  const hasColumn = clause.at(next) === 'COLUMN';
  const [name, end] = clause.name(hasColumn ? next + 1 : next);
  switch (verb) {
    case 'TRUNCATE':
      return isPartition(clause.at(next)) ? [createOperation('truncate', place, { table })] : [];
    case 'DROP': {
      if (isPartition(clause.at(next)))
        return [createOperation('drop-partition', place, { table, name: clause.name(next + 1)[0] })];
      if (!hasColumn && NO_COLUMN.has(clause.at(next))) return [];
      return [createOperation('drop-column', place, { table, name, how: clause.has('CASCADE') ? ['cascade'] : [] })];
    }
    case 'RENAME':
      return readRename(clause, next, table, place);
    case 'VALIDATE':
      return [createOperation('validate', place, { table, name: clause.name(next + 1)[0] })];
    case 'MODIFY':
    case 'CHANGE':
      return readModify(
        clause,
        verb === 'CHANGE' ? clause.name(end)[1] : end,
        table,
        name,
        verb === 'CHANGE' ? clause.name(end)[0] : name,
        place,
      );
    case 'ALTER':
      return readAlterColumn(clause, end, hasColumn, table, name, place);
    case 'DETACH':
      return clause.has('CONCURRENTLY') ? [] : [createOperation('lock', place, { table, detail: 'DETACH PARTITION' })];
    // MySQL writes the table anew (dev.mysql.com, "Online DDL Operations").
    case 'CONVERT':
    case 'ENGINE':
      return [createOperation('lock', place, { table, detail: verb })];
    case 'ALGORITHM':
    case 'LOCK':
      return clause.has('COPY') || clause.has('SHARED') || clause.has('EXCLUSIVE')
        ? [createOperation('lock', place, { table, detail: clause.text() })]
        : [];
    case 'SET':
      // Programs look for the table in the old schema.
      if (clause.at(next) === 'SCHEMA')
        return [createOperation('rename-table', place, { table, detail: clause.name(next + 1)[0] })];
      // SET UNLOGGED, SET LOGGED, SET TABLESPACE and SET ACCESS METHOD write the table anew.
      return ['UNLOGGED', 'LOGGED', 'TABLESPACE', 'ACCESS'].includes(clause.at(next))
        ? [createOperation('lock', place, { table, detail: `SET ${clause.at(next)}` })]
        : [];
    case 'ADD':
      return readAdd(clause, next, hasColumn, table, place);
    default:
      return [];
  }
}

/** MySQL, Oracle: a part of a table, with its rows. */
const isPartition = (word: string) => word === 'PARTITION' || word === 'SUBPARTITION';

type Place = Pick<Operation, 'line' | 'first' | 'last'>;

function readRename(clause: Words, next: number, table: string, place: Place): readonly Operation[] {
  const what = clause.at(next);
  if (what === 'INDEX' || what === 'KEY' || what === 'CONSTRAINT') return [];
  if (what === 'TO' || what === 'AS') {
    return [createOperation('rename-table', place, { table, detail: clause.name(next + 1)[0] })];
  }
  const [name, end] = clause.name(what === 'COLUMN' ? next + 1 : next);
  return [createOperation('rename-column', place, { table, name, detail: clause.name(end + 1)[0] })];
}

/** MySQL and Oracle: MODIFY a type …, CHANGE a b type …. Oracle has brackets around it. */
function readModify(
  clause: Words,
  from: number,
  table: string,
  name: string,
  current: string,
  place: Place,
): readonly Operation[] {
  const operations: Operation[] = [];
  if (current.toLowerCase() !== name.toLowerCase()) {
    operations.push(createOperation('rename-column', place, { table, name, detail: current }));
  }
  const type = readTypeWords(clause, from);
  // A column that may be null from now on is what such a clause is about.
  const loosens = clause.has('NULL') && !clause.has('NOT', 'NULL') && !clause.has('DEFAULT', 'NULL');
  // Such a clause repeats what stays as it is.
  if (type !== '' && !loosens)
    operations.push(createOperation('change-type', place, { table, name, type, detail: 'restated' }));
  if (clause.has('NOT', 'NULL'))
    operations.push(createOperation('set-not-null', place, { table, name, detail: 'restated' }));
  return operations;
}

function readAlterColumn(
  clause: Words,
  end: number,
  hasColumn: boolean,
  table: string,
  name: string,
  place: Place,
): readonly Operation[] {
  if (clause.startsWith(end, 'SET', 'NOT', 'NULL')) return [createOperation('set-not-null', place, { table, name })];
  if (clause.startsWith(end, 'DROP', 'DEFAULT') || clause.startsWith(end, 'SET', 'DEFAULT', 'NULL')) {
    return [createOperation('drop-default', place, { table, name })];
  }
  if (clause.startsWith(end, 'SET', 'DEFAULT')) return [createOperation('set-default', place, { table, name })];
  const type = clause.find('TYPE');
  if (type >= end) {
    const using = clause.find('USING');
    // USING a::type and USING CAST(a AS type) are what PostgreSQL does by itself.
    const how: How[] = using < 0 || isPlainCast(clause.text(using + 1), name) ? [] : ['using'];
    return [createOperation('change-type', place, { table, name, type: readTypeWords(clause, type + 1), how })];
  }
  if (!hasColumn || ['SET', 'DROP', 'RESTART', 'ADD', 'COLLATE'].includes(clause.at(end))) return [];
  const written = readTypeWords(clause, end);
  return written === '' ? [] : [createOperation('change-type', place, { table, name, type: written })];
}

function isPlainCast(expression: string, name: string): boolean {
  const column = name.toLowerCase();
  const bare = expression.replace(/^\(|\)$/gu, '');
  return bare === column || bare.startsWith(`${column} : : `) || bare.startsWith(`cast(${column} as `);
}

function readAdd(clause: Words, next: number, hasColumn: boolean, table: string, place: Place): readonly Operation[] {
  if (!hasColumn && CONSTRAINTS.has(clause.at(next))) return readConstraint(clause, next, table, place);
  if (clause.at(next) === '(') {
    // Oracle and MySQL: ADD (a int, b int).
    return clause
      .slice(next + 1, clause.length - 1)
      .clauses()
      .flatMap((column) => readAdd(column, 0, true, table, place));
  }
  const start = hasColumn && clause.at(next) === 'COLUMN' ? next + 1 : next;
  const [name, end] = clause.name(start);
  if (name === '') return [];
  const rest = clause.slice(end);
  const how = readColumnWords(rest);
  const operations = [createOperation('add-column', place, { table, name, type: readTypeWords(rest, 0), how })];
  if (rest.has('UNIQUE')) operations.push(createOperation('add-unique', place, { table, name }));
  // PostgreSQL does not check the rows of a new column that is null in all of them.
  if (rest.has('REFERENCES') && how.includes('default')) {
    operations.push(createOperation('add-foreign-key', place, { table, name }));
  }
  return operations;
}

/** Reads a constraint or an index that a clause adds. */
function readConstraint(clause: Words, next: number, table: string, place: Place): readonly Operation[] {
  const named = clause.at(next) === 'CONSTRAINT';
  const [name, end] = named ? clause.name(next + 1) : ['', next];
  const kind = clause.at(end);
  const how: How[] = [];
  if (clause.has('NOT', 'VALID') || clause.has('NOCHECK')) how.push('not-valid');
  if (clause.has('USING', 'INDEX')) how.push('ready');
  const given = { table, name, how, detail: clause.text(end) };
  switch (kind) {
    case 'FOREIGN':
      return [createOperation('add-foreign-key', place, given)];
    case 'CHECK':
      return [createOperation('add-check', place, given)];
    case 'UNIQUE':
      return [createOperation('add-unique', place, given)];
    case 'EXCLUDE':
      return [createOperation('add-exclusion', place, given)];
    case 'PRIMARY':
      return [createOperation('add-primary-key', place, given)];
    // PostgreSQL 18: ADD CONSTRAINT name NOT NULL column.
    case 'NOT':
      return clause.startsWith(end, 'NOT', 'NULL')
        ? [createOperation('set-not-null', place, { table, name: clause.name(end + 2)[0], how })]
        : [];
    default:
      return [];
  }
}
