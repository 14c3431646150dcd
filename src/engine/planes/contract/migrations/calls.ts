/** Reads what a migration that is a program does: the calls of its framework, and SQL in its strings. */
import type { Line } from '../../../model.js';
import { readBuilderCall } from './builders.js';
import { MigrationCall, NO_SCOPE, readValue, readValues, type Scope } from './call.js';
import { readDotnetCall } from './dotnet.js';
import { readEctoCall } from './ecto.js';
import type { Operation } from './operations.js';
import { type ProgramCall, readProgramCalls } from './program-calls.js';
import { type ProgramLanguage, type ProgramToken, readProgramTokens } from './program-tokens.js';
import { readPythonCall } from './python.js';
import { readRailsCall } from './rails.js';
import { holdsSql, readSql, readSqlEffects } from './sql.js';

/** The operations of a text; `back` are those that only undo. */
export interface ReadOperations {
  readonly forward: readonly Operation[];
  readonly back: readonly Operation[];
}

/** The languages that are read, by their names in Linguist. */
const LANGUAGES: Readonly<Record<string, ProgramLanguage>> = {
  Ruby: 'Ruby',
  Python: 'Python',
  PHP: 'PHP',
  Elixir: 'Elixir',
  'C#': 'C#',
  JavaScript: 'script',
  TypeScript: 'script',
  Java: 'script',
  Kotlin: 'script',
  Scala: 'script',
  Go: 'script',
  Rust: 'script',
};

const READERS: Readonly<Record<ProgramLanguage, (call: MigrationCall) => readonly Operation[]>> = {
  Ruby: readRailsCall,
  Python: readPythonCall,
  PHP: (call) => readBuilderCall(call, false),
  Elixir: readEctoCall,
  'C#': readDotnetCall,
  script: (call) => readBuilderCall(call, true),
};

/** Calls around which a table is known: `true` where they create it. */
const OPENERS: Readonly<Record<string, boolean>> = {
  create_table: true,
  create_join_table: true,
  change_table: false,
  createTable: true,
  createTableIfNotExists: true,
  alterTable: false,
  table: false,
  getTable: false,
  batch_alter_table: false,
  create: true,
  create_if_not_exists: true,
  alter: false,
};

/** Reads the operations of consecutive lines. */
export function readCalls(lines: readonly Line[], language: string | null): ReadOperations {
  const known = Object.hasOwn(LANGUAGES, language ?? '') ? LANGUAGES[language ?? ''] : undefined;
  if (known === undefined) return { forward: [], back: [] };
  const tokens = readProgramTokens(lines, known);
  const calls = readProgramCalls(tokens, known);
  const backwards = findBackwards(calls, tokens, known);
  const reverted = findReverted(calls, known);
  const scopes = new Scopes(tokens);
  const forward: Operation[] = [];
  const back: Operation[] = [];
  const isWithin = (ranges: readonly Range[], at: number) => ranges.some(([from, to]) => at >= from && at < to);
  for (const call of calls) {
    const scope = scopes.enter(call);
    const into = isWithin(backwards, call.at) ? back : forward;
    const operations = READERS[known](new MigrationCall(call, scope));
    into.push(...(isWithin(reverted, call.at) ? operations.flatMap(turnAround) : operations));
  }
  for (const { at, lines: sql } of readSqlTexts(tokens)) {
    const into = isWithin(backwards, at) || isWithin(reverted, at) ? back : forward;
    into.push(...readSql(sql));
  }
  return { forward: forward.toSorted((a, b) => a.line - b.line), back };
}

/** Options of Django's fields that are not in the database (docs.djangoproject.com, "Model field reference"). */
const NOT_STORED = new Set(
  'blank choices editable error_messages help_text limit_choices_to on_delete related_name related_query_name validators verbose_name default'.split(
    ' ',
  ),
);

/** Returns each call that changes the schema with its arguments, and the SQL in strings; null for another language. */
export function readCallEffects(lines: readonly Line[], language: string | null): readonly string[] | null {
  const known = Object.hasOwn(LANGUAGES, language ?? '') ? LANGUAGES[language ?? ''] : undefined;
  if (known === undefined) return null;
  const tokens = readProgramTokens(lines, known);
  const scopes = new Scopes(tokens);
  const found: string[] = [];
  for (const call of readProgramCalls(tokens, known)) {
    const scope = scopes.enter(call);
    const acts = scope.table !== '' || READERS[known](new MigrationCall(call, scope)).length > 0;
    if (acts) found.push(`${scope.table} ${describeCall(call)} ${call.chained.map(describeCall).join(' ')}`);
  }
  return [...found, ...readSqlTexts(tokens).flatMap(({ lines: text }) => readSqlEffects(text))];
}

/** A call as text, without what is in its blocks. */
function describeCall({ name, arguments: given }: ProgramCall): string {
  const parts = given
    .filter(({ key }) => !NOT_STORED.has(key))
    .map(({ key, tokens }) => {
      const block = tokens.findIndex(
        ({ text, kind }) => kind !== 'string' && ['function', 'fn', '=>', 'async', 'static'].includes(text),
      );
      return `${key} ${dropUnstored(block < 0 ? tokens : tokens.slice(0, block)).join(' ')}`;
    });
  return `${name}(${parts.join(', ')})`;
}

function dropUnstored(tokens: readonly ProgramToken[]): readonly string[] {
  const kept: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'name' && NOT_STORED.has(token.text) && tokens[at + 1]?.text === '=')
      at = findValueEnd(tokens, at + 2);
    else if (token !== undefined) kept.push(token.text);
  }
  // A comma before a bracket says nothing.
  return kept.filter((text, index) => !(text === ',' && /^[)\]}]$/u.test(kept[index + 1] ?? ')')));
}

class Scopes {
  readonly #tokens: readonly ProgramToken[];
  readonly #open: { readonly end: number; readonly scope: Scope }[] = [];
  /** Tables of calls on the result of an opener, and of variables that hold one. */
  readonly #chained = new Map<number, Scope>();
  readonly #variables = new Map<string, Scope>();

  constructor(tokens: readonly ProgramToken[]) {
    this.#tokens = tokens;
  }

  /** Returns what is around a call, and opens the block that it has. Calls must come in order. */
  enter(call: ProgramCall): Scope {
    while ((this.#open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= call.at) this.#open.pop();
    const around = this.#open.at(-1)?.scope ?? NO_SCOPE;
    const scope = this.#chained.get(call.at) ?? this.#variables.get(call.receiver) ?? around;
    const opened = this.#opened(call, around);
    if (opened !== null) {
      this.#open.push({ end: Math.max(call.end, call.blockEnd), scope: opened });
      for (const { at } of call.chained) this.#chained.set(at, opened);
      const variable = this.#findVariable(call.at);
      if (variable !== '') this.#variables.set(variable, opened);
    }
    return scope;
  }

  #opened(call: ProgramCall, around: Scope): Scope | null {
    if (call.name === 'safety_assured') return { ...around, answered: true };
    // Laravel's query builder reads and writes rows.
    if (!Object.hasOwn(OPENERS, call.name) || call.receiver === 'DB') return null;
    const first = call.arguments.find(({ key }) => key === '')?.tokens ?? [];
    // Ecto: `alter table(:orders) do`; Laravel: `Schema::create('orders', …)`.
    const ecto =
      call.name === 'alter' || call.name.startsWith('create_if') || (call.name === 'create' && call.receiver === '');
    if (ecto && first[0]?.text !== 'table') return null;
    const table = ecto ? (readValues(first)[0] ?? '') : readValue(first);
    return table === '' ? null : { table, creates: OPENERS[call.name] === true, answered: around.answered };
  }

  /** `$table = $this->table('orders')`: the name before the sign. */
  #findVariable(at: number): string {
    let index = at;
    while (this.#tokens[index - 1]?.kind === 'mark' && ['.', '->', '::'].includes(this.#tokens[index - 1]?.text ?? ''))
      index -= 2;
    const sets = this.#tokens[index - 1]?.text === '=' && this.#tokens[index - 2]?.kind === 'name';
    return sets ? (this.#tokens[index - 2]?.text ?? '') : '';
  }
}

type Range = readonly [from: number, to: number];

/** Rails: what stands in `revert { … }` is undone by the migration. */
function findReverted(calls: readonly ProgramCall[], language: ProgramLanguage): readonly Range[] {
  return language === 'Ruby'
    ? calls.filter(({ name }) => name === 'revert').map(({ at, blockEnd }): Range => [at, blockEnd])
    : [];
}

/** The operation that undoes another one, as far as it is a risk. */
function turnAround(operation: Operation): readonly Operation[] {
  const { kind, table, name, detail } = operation;
  if (kind === 'create-table') return [{ ...operation, kind: 'drop-table' }];
  if (kind === 'add-column') return [{ ...operation, kind: 'drop-column' }];
  if (kind === 'rename-table') return [{ ...operation, table: detail, detail: table }];
  return kind === 'rename-column' ? [{ ...operation, name: detail, detail: name }] : [];
}

/** Names of what undoes. */
const BACK =
  /(?:^|_)(?:reverse|down|undo|rollback|backwards?|revert)(?:_|$)|(?:Down|Undo|Rollback|Reverse)(?:Sql|SQL)?$/u;

/** The tokens that only undo, or only tell the framework what it should believe. */
function findBackwards(
  calls: readonly ProgramCall[],
  tokens: readonly ProgramToken[],
  language: ProgramLanguage,
): readonly Range[] {
  const found: Range[] = [];
  for (const call of calls) {
    // Rails: `reversible { |direction| direction.down { … } }`.
    if (call.name === 'down' && call.receiver !== '' && language === 'Ruby') found.push([call.at, call.blockEnd]);
    // Django: SeparateDatabaseAndState(database_operations, state_operations).
    const stated =
      call.name === 'SeparateDatabaseAndState' ? call.arguments.filter(({ key }) => key === '')[1] : undefined;
    if (stated?.tokens[0] !== undefined) found.push([tokens.indexOf(stated.tokens[0]), call.end]);
    // Django: RunSQL(sql, reverse_sql); Ecto: execute(up, down).
    const pairs = call.name === 'RunSQL' || (call.name === 'execute' && language === 'Elixir');
    const second = pairs ? call.arguments.filter(({ key }) => key === '')[1]?.tokens[0] : undefined;
    if (second !== undefined) found.push([tokens.indexOf(second), call.end]);
  }
  tokens.forEach((token, index) => {
    // `reverse_sql="…"`, `DOWN_SQL = "…"`, `state_operations=[…]`.
    const next = tokens[index + 1];
    if (token.kind !== 'name' || next?.kind !== 'mark' || (next.text !== '=' && next.text !== ':')) return;
    if (token.text === 'state_operations' || BACK.test(token.text))
      found.push([index, findValueEnd(tokens, index + 2)]);
  });
  return found;
}

function findValueEnd(tokens: readonly ProgramToken[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'mark') {
      if (depth === 0 && at > from && token?.leads === true && token.kind === 'name') return at;
      continue;
    }
    if ('([{'.includes(token.text)) depth += 1;
    if (')]}'.includes(token.text)) depth -= 1;
    if (depth < 0 || (depth === 0 && (token.text === ',' || token.text === ';'))) return at;
  }
  return tokens.length;
}

/** Calls and keys whose texts are for people. */
const SAYS = new Set(
  'say puts print printf println echo info warn warning error debug log say_with_time help_text verbose_name message comment description title raise abort write writeln line'.split(
    ' ',
  ),
);

interface SqlText {
  readonly at: number;
  readonly lines: readonly Line[];
}

/** The strings that hold SQL; pieces that are joined are one text. */
function readSqlTexts(tokens: readonly ProgramToken[]): readonly SqlText[] {
  const found: SqlText[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.kind !== 'string') continue;
    const start = at;
    const lines: Line[] = [];
    for (;;) {
      const token = tokens[at];
      if (token === undefined) break;
      const texts = readable(token.text).split('\n');
      for (const [offset, text] of texts.entries()) lines.push({ number: token.line + offset, text });
      const next = tokens[at + 1];
      if (next?.kind === 'string') at += 1;
      else if (next !== undefined && ['+', '.', '\\'].includes(next.text) && tokens[at + 2]?.kind === 'string') at += 2;
      else break;
    }
    const speaks = [tokens[start - 1], tokens[start - 2]].some(
      (token) => token?.kind === 'name' && SAYS.has(token.text),
    );
    if (!speaks && holdsSql(lines)) found.push({ at: start, lines });
  }
  return found;
}

/** Escapes become what they stand for, and interpolations a name. */
function readable(text: string): string {
  return text
    .replace(/\\[nrt]/gu, ' ')
    .replace(/\\(["'])/gu, '$1')
    .replace(/[#$]?\{[^{}\n]{0,80}\}/gu, 'interpolated');
}
