/** Finds risks in SQL of any dialect. Statements are matched by their words and parsed only as far as needed. */
import type { Line } from '../../model.js';
import { type MigrationText, normalizeName, type Risk, type RiskKind } from './migration-risk-types.js';
import { type Style, type Token, tokenize } from './tokenizer.js';

const STYLE: Style = { comments: ['--'], blocks: true, quotes: '\'"`', triple: false, dollars: true, doubled: true };

/** Words after ALTER TABLE … DROP that are not a column. */
const NO_COLUMN = new Set(
  'CONSTRAINT INDEX KEY PRIMARY FOREIGN DEFAULT NOT PARTITION CHECK EXPRESSION IDENTITY PERIOD TRIGGER RULE POLICY STATISTICS FEATURE'.split(
    ' ',
  ),
);
/** Words after ALTER TABLE … ADD that are not a column. */
const NO_NEW_COLUMN = new Set(
  'CONSTRAINT INDEX KEY PRIMARY FOREIGN UNIQUE CHECK PARTITION FULLTEXT SPATIAL EXCLUDE'.split(' '),
);
/** Words that give existing rows a value in the new column. */
const FILLS = new Set(
  'DEFAULT GENERATED SERIAL BIGSERIAL SMALLSERIAL IDENTITY AUTO_INCREMENT AUTOINCREMENT AS'.split(' '),
);

/** Reads the statements of a migration. */
export function readSql(lines: readonly Line[]): MigrationText {
  const statements = splitStatements(tokenize(lines, STYLE));
  const created = new Set<string>();
  for (const statement of statements) created.add(findCreatedTable(statement));
  const risks = statements.flatMap((statement) => new Statement(statement, created).risks());
  // A table is not lost if it is dropped and its rebuilt copy is renamed to its name.
  const rebuilt = new Set(statements.map(findRenameTarget));
  return {
    created,
    risks: risks.filter((risk) => !(risk.kind === 'drop-table' && rebuilt.has(normalizeName(risk.name)))),
  };
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

function toUpperText(token: Token | undefined): string {
  return token === undefined || token.kind === 'string' ? '' : token.text.toUpperCase();
}

/** Reads the words of a name from `at` on: `a.b`, `"a"."b"`. */
function readName(tokens: readonly Token[], at: number): string {
  let index = at;
  for (const words of [['IF', 'NOT', 'EXISTS'], ['IF', 'EXISTS'], ['ONLY'], ['CONCURRENTLY']]) {
    if (words.every((word, offset) => toUpperText(tokens[index + offset]) === word)) index += words.length;
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

function findCreatedTable(statement: readonly Token[]): string {
  if (toUpperText(statement[0]) !== 'CREATE') return '';
  const table = statement.findIndex((token, index) => index < 6 && toUpperText(token) === 'TABLE');
  return table < 0 ? '' : normalizeName(readName(statement, table + 1));
}

function findRenameTarget(statement: readonly Token[]): string {
  const rename = statement.findIndex(
    (token, index) => toUpperText(token) === 'RENAME' && toUpperText(statement[index + 1]) === 'TO',
  );
  return rename < 0 ? '' : normalizeName(readName(statement, rename + 2));
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
    const [first, second] = [toUpperText(tokens[0]), toUpperText(tokens[1])];
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
    const plain = normalizeName(table);
    return this.#created.has(plain) || THROWAWAY.test(plain);
  }

  #onTable(kind: RiskKind, nameFrom: number, at: number): readonly Risk[] {
    const name = readName(this.#tokens, nameFrom);
    return this.#isNew(name) ? [] : [this.#risk(kind, name, at)];
  }

  /** Finds DELETE and UPDATE of every row. Filling a column that the migration adds is no risk. */
  #without(kind: 'delete' | 'update', nameFrom: number): readonly Risk[] {
    const tokens = this.#tokens;
    if (tokens.some((token) => ['WHERE', 'LIMIT', 'USING', 'JOIN'].includes(toUpperText(token)))) return [];
    const set = tokens.findIndex((token) => toUpperText(token) === 'SET');
    if (kind === 'update' && (set < 0 || this.#created.has(`column ${normalizeName(tokens[set + 1]?.text ?? '')}`)))
      return [];
    return this.#onTable(kind, nameFrom, 0);
  }

  #index(): readonly Risk[] {
    const tokens = this.#tokens;
    const at = tokens.findIndex((token, index) => index < 4 && toUpperText(token) === 'INDEX');
    const on = tokens.findIndex((token) => toUpperText(token) === 'ON');
    if (at < 0 || on < 0 || toUpperText(tokens[at + 1]) === 'CONCURRENTLY') return [];
    const table = readName(tokens, on + 1);
    return this.#isNew(table) ? [] : [this.#risk('index', table, 0)];
  }

  #alter(): readonly Risk[] {
    const table = readName(this.#tokens, 2);
    const risks = this.#clauses().flatMap(([from, to]) => this.#clause(from, to, table));
    return this.#isNew(table) ? [] : risks;
  }

  /** Splits ALTER TABLE into clauses at its commas outside of brackets. */
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
    while (at < to && !verbs.includes(toUpperText(this.#tokens[at]))) at += 1;
    if (at === to) return [];
    const tokens = this.#tokens;
    const verb = toUpperText(tokens[at]);
    const named = toUpperText(tokens[at + 1]) === 'COLUMN' ? at + 2 : at + 1;
    const name = readName(tokens, named);
    const words = tokens.slice(at, to).map(toUpperText);
    const has = (...run: string[]) =>
      words.some((_, index) => run.every((word, offset) => words[index + offset] === word));
    switch (verb) {
      case 'DROP':
        return NO_COLUMN.has(toUpperText(tokens[at + 1])) ? [] : [this.#risk('drop-column', `${table}.${name}`, at)];
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
        return ['SET', 'DROP', 'RESTART', 'ADD'].includes(toUpperText(tokens[named + 1])) || words[1] !== 'COLUMN'
          ? []
          : [this.#risk('type', `${table}.${name}`, at)];
      default: {
        if (NO_NEW_COLUMN.has(toUpperText(tokens[at + 1]))) return [];
        this.#created.add(`column ${normalizeName(name)}`);
        const required = has('NOT', 'NULL') && !words.some((word) => FILLS.has(word));
        return required ? [this.#risk('not-null', `${table}.${name}`, at)] : [];
      }
    }
  }
}
