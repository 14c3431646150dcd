/** Answers a GraphQL query from a plain object: its fields, their aliases, and the error for an unknown field. */

type Value = null | boolean | number | string | readonly Value[] | { readonly [field: string]: Value };

/** A field that the schema does not have. GitHub responds with 200 and `errors`. */
export class UnknownField extends Error {
  override readonly name = 'UnknownField';
}

/** Returns the queried fields of `data`. Arguments and variables are ignored; fragments are not supported. */
export function select(query: string, data: Value): Value {
  const tokens: readonly string[] =
    query.replaceAll(/"(?:\\.|[^"\\])*"/gu, '""').match(/[A-Za-z_]\w*|\.\.\.|[^\s,]/gu) ?? [];
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
      const alias = tokens[at] ?? '';
      const named = tokens[at + 1] === ':';
      const name = named ? (tokens[at + 2] ?? '') : alias;
      at = skipParentheses(tokens, at + (named ? 3 : 1));
      const found = Reflect.get(value, name);
      if (found === undefined) throw new UnknownField(`Field '${name}' doesn't exist`);
      picked[alias] = tokens[at] === '{' ? selection(found) : found;
    }
    at += 1;
    return picked;
  };
  return selection(data);
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
