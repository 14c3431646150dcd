import { createOperation, type How, type Operation, type OperationKind } from './operations.js';
import { type Argument, type ProgramCall, readEntries } from './program-calls.js';
import type { ProgramToken } from './program-tokens.js';
import { callsVolatile } from './words.js';

/** What the blocks around a call say: the table, and whether they create it. */
export interface Scope {
  readonly table: string;
  readonly creates: boolean;
  /** Whether the author marks what is in the block as safe. */
  readonly answered: boolean;
}

/** The scope of a call that no block is around. */
export const NO_SCOPE: Scope = { table: '', creates: false, answered: false };

type Tokens = readonly ProgramToken[];

/**
 * One call of a migration, with the table that the blocks around it are about. Readers of the frameworks ask it for
 * arguments and make operations by it.
 */
export class MigrationCall {
  readonly call: ProgramCall;
  readonly scope: Scope;

  constructor(call: ProgramCall, scope: Scope) {
    this.call = call;
    this.scope = scope;
  }

  get name(): string {
    return this.call.name;
  }

  /** The arguments without a key. */
  get places(): readonly Tokens[] {
    return this.call.arguments.filter(({ key }) => key === '').map(({ tokens }) => tokens);
  }

  /** The text of an argument by its place. */
  text(place: number): string {
    return readValue(this.places[place] ?? []);
  }

  /** The texts of all arguments by place from one on, and of lists among them. */
  texts(from: number): readonly string[] {
    return this.places.slice(from).flatMap(readValues);
  }

  /** The argument with one of these keys, or the entry of an object among the arguments. */
  keyed(...keys: readonly string[]): Tokens | undefined {
    return findKey(this.#given(), keys);
  }

  /** The text of an argument by key; by place if it has none. */
  named(key: string, place: number): string {
    const tokens = this.keyed(key);
    return tokens === undefined ? this.text(place) : readValue(tokens);
  }

  /** Returns true if an argument has this value, in any case of letters. */
  is(key: string, value: string): boolean {
    const tokens = this.keyed(key);
    return tokens !== undefined && readValue(tokens).toLowerCase() === value;
  }

  has(...keys: readonly string[]): boolean {
    const tokens = this.keyed(...keys);
    return (
      tokens !== undefined && !['nil', 'none', 'null', 'false', 'undefined'].includes(readValue(tokens).toLowerCase())
    );
  }

  chained(...names: readonly string[]): ProgramCall | undefined {
    return this.call.chained.find(({ name }) => names.includes(name));
  }

  operation(
    kind: OperationKind,
    given: Partial<Pick<Operation, 'table' | 'name' | 'type' | 'before' | 'detail'>> & {
      readonly how?: readonly How[];
    } = {},
  ): Operation {
    const { line, lastLine, chained } = this.call;
    return createOperation(
      kind,
      { line, first: line, last: chained.at(-1)?.lastLine ?? lastLine },
      {
        table: this.scope.table,
        ...given,
        how: [...(given.how ?? []), ...(this.scope.answered ? (['answered'] as const) : [])],
      },
    );
  }

  /** The default of a column, as the keys of the frameworks give it. */
  readDefault(...keys: readonly string[]): readonly How[] {
    const tokens = this.keyed(...keys);
    return tokens === undefined ? [] : readDefaultTokens(tokens);
  }

  #given(): readonly Argument[] {
    const own = this.call.arguments.filter(({ key }) => key !== '');
    return [...own, ...this.places.flatMap(readEntries)];
  }
}

function findKey(given: readonly Argument[], keys: readonly string[]): Tokens | undefined {
  return given.find(({ key }) => keys.includes(key))?.tokens;
}

/** What a default does: nothing if it is null, and something for each row if it calls such a function. */
export function readDefaultTokens(tokens: Tokens): readonly How[] {
  const value = readValue(tokens).toLowerCase();
  if (tokens.length <= 2 && ['nil', 'none', 'null', 'undefined'].includes(value)) return [];
  return callsVolatile(joinTokens(tokens)) ? ['default', 'volatile'] : ['default'];
}

function joinTokens(tokens: Tokens): string {
  return tokens
    .slice(0, 40)
    .map(({ text }) => text)
    .join(' ');
}

/** The value of an argument: a string, a symbol, or the name at its end. */
export function readValue(tokens: Tokens): string {
  const string = tokens.find(({ kind }) => kind === 'string');
  if (string !== undefined) return string.text;
  const symbol = tokens[0]?.text === ':' ? tokens[1]?.text : undefined;
  if (symbol !== undefined) return symbol;
  if (tokens[0]?.text === '[') return readValues(tokens)[0] ?? '';
  const names = tokens.filter(({ kind }) => kind === 'name' || kind === 'number');
  return names.length === 0 ? '' : (names[0]?.text ?? '');
}

/** The strings and symbols of an argument. */
export function readValues(tokens: Tokens): readonly string[] {
  return tokens.flatMap((token, index) => {
    if (token.kind === 'string') return [token.text];
    return token.kind === 'name' && tokens[index - 1]?.text === ':' && tokens[index - 2]?.kind !== 'name'
      ? [token.text]
      : [];
  });
}

/** A type as the frameworks write it: `sa.String(length=50)`, `models.DecimalField(max_digits=8, decimal_places=2)`. */
export function readTypeTokens(tokens: Tokens): string {
  const at = tokens.findIndex(({ kind }, index) => kind === 'name' && tokens[index + 1]?.text !== '.');
  const string = tokens[0]?.kind === 'string' ? tokens[0].text : undefined;
  if (string !== undefined) return string.toLowerCase();
  const word = tokens[at]?.text.toLowerCase();
  if (word === undefined) return '';
  if (tokens[at + 1]?.text !== '(') return word;
  const sizes: string[] = [];
  for (let index = at + 2; index < tokens.length && tokens[index]?.text !== ')' && sizes.length < 2; index += 1) {
    const token = tokens[index];
    const key = tokens[index - 1]?.text === '=' || tokens[index - 1]?.text === ':' ? tokens[index - 2]?.text : '';
    const sizing = ['', 'length', 'max_length', 'precision', 'scale', 'max_digits', 'decimal_places'].includes(
      key ?? '',
    );
    if (token?.kind === 'number' && sizing) sizes.push(token.text);
  }
  return sizes.length === 0 ? word : `${word}(${sizes.join(', ')})`;
}
