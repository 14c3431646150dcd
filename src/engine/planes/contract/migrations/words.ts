/** The words of one SQL statement: matching them, and reading names, types and defaults among them. */

import type { Token } from '../tokenizer.js';
import type { How, OperationPlace } from './operations.js';

/** Words between a keyword and the name after it. */
const BEFORE_NAME = [['IF', 'NOT', 'EXISTS'], ['IF', 'EXISTS'], ['ONLY'], ['CONCURRENTLY']] as const;

/**
 * Functions that give another value on each call (pg_proc.provolatile = 'v', "Function Volatility Categories"); MySQL's and
 * SQLite's are computed for each row, too. now() and CURRENT_TIMESTAMP are stable: one value for the whole statement.
 */
const VOLATILE = new Set(
  'RANDOM GEN_RANDOM_UUID UUID_GENERATE_V1 UUID_GENERATE_V1MC UUID_GENERATE_V4 UUIDV4 UUIDV7 CLOCK_TIMESTAMP TIMEOFDAY NEXTVAL SETVAL GEN_RANDOM_BYTES RANDOM_NORMAL TXID_CURRENT UUID RAND NEWID RANDOMBLOB RANDOMUUID'.split(
    ' ',
  ),
);

/**
 * Functions of PostgreSQL and MySQL that give every row the same value, as far as defaults call them. A function of the
 * project is volatile unless it says otherwise (PostgreSQL, CREATE FUNCTION).
 */
const STABLE = new Set(
  `NOW CURRENT_TIMESTAMP CURRENT_DATE CURRENT_TIME LOCALTIME LOCALTIMESTAMP STATEMENT_TIMESTAMP TRANSACTION_TIMESTAMP
  DATE_TRUNC DATE_PART EXTRACT TIMEZONE TO_TIMESTAMP TO_CHAR TO_DATE MAKE_DATE MAKE_INTERVAL MAKE_TIMESTAMP
  MAKE_TIMESTAMPTZ AGE DATE TIME CAST COALESCE NULLIF GREATEST LEAST LOWER UPPER CONCAT LENGTH SUBSTRING REPLACE TRIM
  LPAD FORMAT MD5 ENCODE DECODE DIGEST ARRAY ROW POINT JSON_BUILD_OBJECT JSONB_BUILD_OBJECT JSON_BUILD_ARRAY
  JSONB_BUILD_ARRAY TO_JSON TO_JSONB JSON_OBJECT JSON_ARRAY ARRAY_FILL STRING_TO_ARRAY CURRENT_SETTING CURRENT_USER
  CURRENT_DATABASE UNIX_TIMESTAMP UTC_TIMESTAMP CURDATE CURTIME DATETIME STRFTIME GETDATE GETUTCDATE SYSDATETIME
  SYSUTCDATETIME SYSDATE USER DATABASE VARCHAR CHAR NUMERIC DECIMAL INTERVAL HEX UNHEX ABS ROUND FLOOR TSRANGE INT4RANGE
  TSTZRANGE DATERANGE INT8RANGE NUMRANGE TO_TSVECTOR EMPTY_BLOB EMPTY_CLOB TOTIMESTAMP`.split(/\s+/u),
);

/** Returns a token in upper case; empty for strings and at the end. */
function toUpperText(token: Token | undefined): string {
  return token === undefined || token.kind === 'string' ? '' : token.text.toUpperCase();
}

/** A statement, or a part of one. */
export class Words {
  readonly tokens: readonly Token[];
  readonly #upper: readonly string[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    this.#upper = tokens.map(toUpperText);
  }

  get length(): number {
    return this.tokens.length;
  }

  at(index: number): string {
    return this.#upper[index] ?? '';
  }

  /** Returns true if the words stand in a row from `from` on. */
  startsWith(from: number, ...run: readonly string[]): boolean {
    return run.every((word, offset) => this.#upper[from + offset] === word);
  }

  /** Returns where the words stand in a row, -1 if nowhere. */
  find(...run: readonly string[]): number {
    return this.#upper.findIndex((_, index) => this.startsWith(index, ...run));
  }

  has(...run: readonly string[]): boolean {
    return this.find(...run) >= 0;
  }

  /** Where the name that begins at `from` really begins. */
  skipToName(from: number): number {
    let index = from;
    for (const words of BEFORE_NAME) if (this.startsWith(index, ...words)) index += words.length;
    return index;
  }

  /** Reads the name from `from` on: `a.b`, `"a"."b"`, `[a].[b]`. Returns it and where it ends. */
  name(from: number): readonly [name: string, end: number] {
    let index = this.skipToName(from);
    let name = '';
    while (this.tokens[index] !== undefined) {
      const text = this.tokens[index]?.text ?? '';
      const joins =
        text === '.' || name.endsWith('.') || name === '' || (text === ']' && name.includes('[')) || name.endsWith('[');
      if (!joins || (name === '' && /^[(),;=]$/u.test(text))) break;
      name += text;
      index += 1;
    }
    return [name, index];
  }

  slice(from: number, to: number = this.tokens.length): Words {
    return new Words(this.tokens.slice(from, to));
  }

  text(from = 0, to: number = this.tokens.length): string {
    return this.tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')
      .replace(/ ?([(),]) ?/gu, '$1')
      .toLowerCase();
  }

  /** Splits at commas outside of brackets. */
  clauses(): readonly Words[] {
    const found: Words[] = [];
    let depth = 0;
    let from = 0;
    this.tokens.forEach(({ text }, index) => {
      if (text === '(') depth += 1;
      if (text === ')') depth -= 1;
      if (text !== ',' || depth > 0) return;
      found.push(this.slice(from, index));
      from = index + 1;
    });
    return [...found, this.slice(from)];
  }

  place(at = 0): OperationPlace {
    const line = this.tokens[at]?.line ?? this.tokens[0]?.line ?? 1;
    return { line, first: this.tokens[0]?.line ?? line, last: this.tokens.at(-1)?.line ?? line };
  }
}

/** Words that end a type. */
const AFTER_TYPE = new Set(
  'NOT NULL DEFAULT USING COLLATE GENERATED AUTO_INCREMENT AUTOINCREMENT PRIMARY UNIQUE REFERENCES CHECK COMMENT AFTER FIRST CHARACTER CONSTRAINT IDENTITY AS ON STORAGE COMPRESSION UNSIGNED'.split(
    ' ',
  ),
);

/** Reads a type from `from` on. */
export function readTypeWords(words: Words, from: number): string {
  let end = from;
  while (end < words.length && end < from + 12) {
    const isType = !AFTER_TYPE.has(words.at(end)) || (end === from && words.at(end) === 'CHARACTER');
    if (!isType) break;
    end += 1;
  }
  return words.text(from, end);
}

/** Reads how a column is defined, behind its name. */
export function readColumnWords(words: Words): readonly How[] {
  const how: How[] = [];
  const text = ` ${words.text()} `;
  const fallback = words.find('DEFAULT');
  const isNullDefault = words.startsWith(fallback, 'DEFAULT', 'NULL');
  if (words.has('NOT', 'NULL') || words.has('PRIMARY', 'KEY')) how.push('required');
  if (fallback >= 0 && !isNullDefault) how.push('default');
  if (fallback >= 0 && isVolatile(words.slice(fallback))) how.push('volatile');
  if (/ (?:small|big)?serial\d? /u.test(text) || words.has('IDENTITY') || / auto_?increment /u.test(text))
    how.push('numbered', 'default');
  if (words.has('AS', '(')) how.push('default');
  if (words.has('AS', '(') && words.has('STORED')) how.push('generated');
  return how;
}

/** `words` begin with DEFAULT. */
function isVolatile(words: Words): boolean {
  const [name, end] = words.name(1);
  const calls = words.at(end) === '(' && /^[a-z_][\w.]*$/iu.test(name);
  if (calls && !STABLE.has(name.slice(name.lastIndexOf('.') + 1).toUpperCase())) return true;
  return words.tokens.some((_, index) => VOLATILE.has(words.at(index)) && words.at(index + 1) === '(');
}

/** Returns true if the text of an expression calls a function that gives each row another value. */
export function callsVolatile(expression: string): boolean {
  for (const [, name] of expression.slice(0, 400).matchAll(/\b([a-z_]\w{0,30}) ?\(/giu)) {
    if (VOLATILE.has((name ?? '').toUpperCase())) return true;
  }
  return false;
}
