/** Answers a GraphQL query from a plain object: its fields, their aliases, and the error for an unknown field. */

/** The arguments of a field. A variable has its value; one that was not sent is null. */
export type FieldArguments = Readonly<Record<string, unknown>>;

/** A value of the schema; a field with arguments is a function of them. */
export type Value =
  | null
  | boolean
  | number
  | string
  | readonly Value[]
  | ((given: FieldArguments) => Value)
  | { readonly [field: string]: Value };

/** A field that the schema does not have. GitHub responds with 200 and `errors`. */
export class UnknownField extends Error {
  override readonly name = 'UnknownField';
}

/** Returns the queried fields of `data`. A fragment is read if it is inline, and used if its type is `__typename`. */
export function select(query: string, data: Value, variables: FieldArguments = {}): Value {
  const tokens: readonly string[] =
    query.replaceAll(/"(?:\\.|[^"\\])*"/gu, '""').match(/[A-Za-z_]\w*|\d+|\.\.\.|[^\s,]/gu) ?? [];
  let at = tokens.indexOf('{');

  const selection = (value: Value): Value => {
    const start = at;
    if (Array.isArray(value)) {
      const items = value.map((item: Value) => {
        at = start;
        return selection(item);
      });
      if (items.length === 0) at = skipBraces(tokens, start);
      return items;
    }
    if (value === null || typeof value !== 'object') {
      at = skipBraces(tokens, start);
      return value;
    }
    const picked: Record<string, Value> = {};
    for (at += 1; tokens[at] !== '}'; ) {
      if (tokens[at] === '...') {
        const fits = tokens[at + 2] === Reflect.get(value, '__typename');
        at += 3;
        if (fits) Object.assign(picked, selection(value));
        else at = skipBraces(tokens, at);
        continue;
      }
      const alias = tokens[at] ?? '';
      const named = tokens[at + 1] === ':';
      const name = named ? (tokens[at + 2] ?? '') : alias;
      const opened = at + (named ? 3 : 1);
      at = skipParentheses(tokens, opened);
      const found: Value | undefined = Reflect.get(value, name);
      if (found === undefined) throw new UnknownField(`Field '${name}' doesn't exist`);
      const answer = typeof found === 'function' ? found(readArguments(tokens.slice(opened, at), variables)) : found;
      picked[alias] = tokens[at] === '{' ? selection(answer) : answer;
    }
    at += 1;
    return picked;
  };
  return selection(data);
}

/** Reads `(first: 100 after: $cursor itemTypes: [A, B])`: numbers, variables and the text of a list. */
function readArguments(tokens: readonly string[], variables: FieldArguments): FieldArguments {
  const given: Record<string, unknown> = {};
  for (const [index, token] of tokens.entries()) {
    if (token !== ':') continue;
    const [value = '', variable = ''] = tokens.slice(index + 1);
    const list = tokens.slice(index + 1, tokens.indexOf(']', index)).join(' ');
    if (value === '[') given[tokens[index - 1] ?? ''] = list;
    else given[tokens[index - 1] ?? ''] = value === '$' ? (variables[variable] ?? null) : Number(value);
  }
  return given;
}

/** Returns the index after a parenthesis that opens at `from`; `from` itself if there is none. */
function skipParentheses(tokens: readonly string[], from: number): number {
  return tokens[from] === '(' ? skip(tokens, from, '(', ')') : from;
}

function skipBraces(tokens: readonly string[], from: number): number {
  return skip(tokens, from, '{', '}');
}

function skip(tokens: readonly string[], from: number, open: string, close: string): number {
  let depth = 0;
  let at = from;
  do {
    if (tokens[at] === open) depth += 1;
    if (tokens[at] === close) depth -= 1;
    at += 1;
  } while (depth > 0 && at < tokens.length);
  return at;
}
