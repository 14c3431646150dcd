/** Finds risks in SQL of any dialect by the keywords of statements. It does not parse the full grammar. */
import type { Line } from '../../model.js';
import { type MigrationText, plainName, type Risk, type RiskKind } from './migration-risks.js';
import { type Style, type Token, tokensOf } from './tokens.js';

const STYLE: Style = { comments: ['--'], blocks: true, quotes: '\'"`', triple: false, dollars: true, doubled: true };

/** Keywords after ALTER TABLE … DROP that are not a column. */
const NO_COLUMN = new Set(
  'CONSTRAINT INDEX KEY PRIMARY FOREIGN DEFAULT NOT PARTITION CHECK EXPRESSION IDENTITY PERIOD TRIGGER RULE POLICY STATISTICS FEATURE'.split(
    ' ',
  ),
);
/** Keywords after ALTER TABLE … ADD that are not a column. */
const NO_NEW_COLUMN = new Set(
  'CONSTRAINT INDEX KEY PRIMARY FOREIGN UNIQUE CHECK PARTITION FULLTEXT SPATIAL EXCLUDE'.split(' '),
);
/** Keywords that give a new column a value in existing rows. */
const FILLS = new Set(
  'DEFAULT GENERATED SERIAL BIGSERIAL SMALLSERIAL IDENTITY AUTO_INCREMENT AUTOINCREMENT AS'.split(' '),
);

/** Reads the statements of a migration. */
export function readSql(lines: readonly Line[]): MigrationText {
  const statements = split(tokensOf(lines, STYLE));
  const created = new Set<string>();
  for (const statement of statements) created.add(createdBy(statement));
  const risks = statements.flatMap((statement) => new Statement(statement, created).risks());
  // Dropping a table is no risk if a rebuilt copy is renamed to its name.
  const rebuilt = new Set(statements.map(renamedTo));
  return { created, risks: risks.filter((risk) => !(risk.kind === 'drop-table' && rebuilt.has(plainName(risk.name)))) };
}

function split(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const statements: Token[][] = [[]];
  for (const token of tokens) {
    const alone = statements.at(-1)?.length === 0;
    if (token.text === ';' || (token.text.toUpperCase() === 'GO' && !alone)) statements.push([]);
    else statements.at(-1)?.push(token);
  }
  return statements.filter((statement) => statement.length > 0);
}

function upper(token: Token | undefined): string {
  return token === undefined || token.kind === 'string' ? '' : token.text.toUpperCase();
}

/** Returns the name that begins at token `at`: `a.b`, `"a"."b"`. */
function nameAt(tokens: readonly Token[], at: number): string {
  let index = at;
  for (const words of [['IF', 'NOT', 'EXISTS'], ['IF', 'EXISTS'], ['ONLY'], ['CONCURRENTLY']]) {
    if (words.every((word, offset) => upper(tokens[index + offset]) === word)) index += words.length;
  }
  let name = '';
  while (tokens[index] !== undefined) {
    const text = tokens[index]?.text ?? '';
    const joins =
      text === '.' || name.endsWith('.') || name === '' || (text === ']' && name.includes('[')) || name.endsWith('[');
    if (!joins || (name === '' && /^[(,;=]$/u.test(text))) break;
    name += text;
    index += 1;
  }
  return name;
}

function createdBy(statement: readonly Token[]): string {
  if (upper(statement[0]) !== 'CREATE') return '';
  const table = statement.findIndex((token, index) => index < 6 && upper(token) === 'TABLE');
  return table < 0 ? '' : plainName(nameAt(statement, table + 1));
}

function renamedTo(statement: readonly Token[]): string {
  const rename = statement.findIndex(
    (token, index) => upper(token) === 'RENAME' && upper(statement[index + 1]) === 'TO',
  );
  return rename < 0 ? '' : plainName(nameAt(statement, rename + 2));
}

/** Names of temporary tables. */
const THROWAWAY = /(?:^|_)(?:te?mp|temporary|old|new|backup|bak|copy|staging)(?:_|\d|$)/u;

class Statement {
  readonly #tokens: readonly Token[];
  readonly #created: Set<string>;

  constructor(tokens: readonly Token[], created: Set<string>) {
    this.#tokens = tokens;
    this.#created = created;
  }

  risks(): readonly Risk[] {
    const tokens = this.#tokens;
    const [first, second] = [upper(tokens[0]), upper(tokens[1])];
    if (first === 'DROP' && ['TABLE', 'SCHEMA', 'DATABASE'].includes(second)) return this.#onTable('drop-table', 2, 0);
    if (first === 'TRUNCATE') return this.#onTable('truncate', second === 'TABLE' ? 2 : 1, 0);
    if (first === 'RENAME' && second === 'TABLE') return this.#onTable('rename', 2, 0);
    if (first === 'DELETE') return this.#without('delete', second === 'FROM' ? 2 : 1);
    if (first === 'UPDATE') return this.#without('update', 1);
    if (first === 'CREATE') return this.#index();
    return first === 'ALTER' && second === 'TABLE' ? this.#alter() : [];
  }

  #risk(kind: RiskKind, name: string, at: number): Risk {
    const line = this.#tokens[at]?.line ?? 1;
    return { kind, name, line, first: this.#tokens[0]?.line ?? line, last: this.#tokens.at(-1)?.line ?? line };
  }

  #isNew(table: string): boolean {
    const plain = plainName(table);
    return this.#created.has(plain) || THROWAWAY.test(plain);
  }

  #onTable(kind: RiskKind, nameFrom: number, at: number): readonly Risk[] {
    const name = nameAt(this.#tokens, nameFrom);
    return this.#isNew(name) ? [] : [this.#risk(kind, name, at)];
  }

  /** Finds DELETE and UPDATE statements that affect every row. Filling a column that the migration adds is no risk. */
  #without(kind: 'delete' | 'update', nameFrom: number): readonly Risk[] {
    const tokens = this.#tokens;
    if (tokens.some((token) => ['WHERE', 'LIMIT', 'USING', 'JOIN'].includes(upper(token)))) return [];
    const set = tokens.findIndex((token) => upper(token) === 'SET');
    if (kind === 'update' && (set < 0 || this.#created.has(`column ${plainName(tokens[set + 1]?.text ?? '')}`)))
      return [];
    return this.#onTable(kind, nameFrom, 0);
  }

  #index(): readonly Risk[] {
    const tokens = this.#tokens;
    const at = tokens.findIndex((token, index) => index < 4 && upper(token) === 'INDEX');
    const on = tokens.findIndex((token) => upper(token) === 'ON');
    if (at < 0 || on < 0 || upper(tokens[at + 1]) === 'CONCURRENTLY') return [];
    const table = nameAt(tokens, on + 1);
    return this.#isNew(table) ? [] : [this.#risk('index', table, 0)];
  }

  #alter(): readonly Risk[] {
    const table = nameAt(this.#tokens, 2);
    const risks = this.#clauses().flatMap(([from, to]) => this.#clause(from, to, table));
    return this.#isNew(table) ? [] : risks;
  }

  /** Returns the clauses of ALTER TABLE, separated by commas outside brackets. */
  #clauses(): readonly (readonly [from: number, to: number])[] {
    const found: [number, number][] = [];
    let depth = 0;
    let from = 2;
    this.#tokens.forEach(({ text }, index) => {
      if (text === '(') depth += 1;
      if (text === ')') depth -= 1;
      if (text !== ',' || depth > 0) return;
      found.push([from, index]);
      from = index + 1;
    });
    return [...found, [from, this.#tokens.length]];
  }

  #clause(from: number, to: number, table: string): readonly Risk[] {
    const verbs = ['ADD', 'DROP', 'ALTER', 'MODIFY', 'CHANGE', 'RENAME'];
    let at = from;
    while (at < to && !verbs.includes(upper(this.#tokens[at]))) at += 1;
    if (at === to) return [];
    const tokens = this.#tokens;
    const verb = upper(tokens[at]);
    const named = upper(tokens[at + 1]) === 'COLUMN' ? at + 2 : at + 1;
    const name = nameAt(tokens, named);
    const words = tokens.slice(at, to).map(upper);
    const has = (...run: string[]) =>
      words.some((_, index) => run.every((word, offset) => words[index + offset] === word));
    switch (verb) {
      case 'DROP':
        return NO_COLUMN.has(upper(tokens[at + 1])) ? [] : [this.#risk('drop-column', `${table}.${name}`, at)];
      case 'RENAME':
        return ['INDEX', 'KEY', 'CONSTRAINT'].includes(words[1] ?? '')
          ? []
          : [this.#risk('rename', words[1] === 'TO' || words[1] === 'AS' ? table : `${table}.${name}`, at)];
      case 'MODIFY':
      case 'CHANGE':
        return [this.#risk('type', `${table}.${name}`, at)];
      case 'ALTER':
        if (has('SET', 'NOT', 'NULL')) return [this.#risk('not-null', `${table}.${name}`, at)];
        if (has('TYPE')) return [this.#risk('type', `${table}.${name}`, at)];
        return ['SET', 'DROP', 'RESTART', 'ADD'].includes(upper(tokens[named + 1])) || words[1] !== 'COLUMN'
          ? []
          : [this.#risk('type', `${table}.${name}`, at)];
      default: {
        if (NO_NEW_COLUMN.has(upper(tokens[at + 1]))) return [];
        this.#created.add(`column ${plainName(name)}`);
        const required = has('NOT', 'NULL') && !words.some((word) => FILLS.has(word));
        return required ? [this.#risk('not-null', `${table}.${name}`, at)] : [];
      }
    }
  }
}
