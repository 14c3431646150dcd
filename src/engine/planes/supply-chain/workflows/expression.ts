/**
 * GitHub's expressions, `${{ … }}`: where they stand in a text, and which contexts can become their value. Grammar and
 * functions: GitHub documentation, "Evaluate expressions in workflows and actions".
 */

/** A part of a parsed expression. An index or a member of a context is a `path`. */
export type ExpressionNode =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  /** Lower case, joined by dots; `*` for every member, `[]` for one that another expression chooses. */
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'call'; readonly name: string; readonly parts: readonly ExpressionNode[] }
  | { readonly kind: 'operation'; readonly operator: string; readonly parts: readonly ExpressionNode[] };

/** An expression in a text: what is between its marks, and where the marks begin and end. */
export interface PlacedExpression {
  readonly inner: string;
  readonly start: number;
  readonly end: number;
}

/** Longer expressions (UTF-16 code units) are not read; GitHub's limit is 21,000. */
const MAX_EXPRESSION = 4_000;
const MAX_DEPTH = 40;

/** Returns the expressions of a text in their order. A text without an end mark has none from there on. */
export function findExpressions(text: string): readonly PlacedExpression[] {
  const found: PlacedExpression[] = [];
  let start = text.indexOf('${{');
  while (start >= 0) {
    const close = findClose(text, start + 3);
    if (close < 0) return found;
    found.push({ inner: text.slice(start + 3, close), start, end: close + 2 });
    start = text.indexOf('${{', close + 2);
  }
  return found;
}

/** Returns where the `}}` of an expression begins, strings left out; -1 if there is none near. */
function findClose(text: string, from: number): number {
  let quoted = false;
  for (let at = from; at < Math.min(text.length, from + MAX_EXPRESSION); at += 1) {
    if (text[at] === "'") quoted = !quoted;
    else if (!quoted && text[at] === '}' && text[at + 1] === '}') return at;
  }
  return -1;
}

/** Parses what stands between the marks; null if it is no expression. */
export function parseExpression(inner: string): ExpressionNode | null {
  if (inner.length > MAX_EXPRESSION) return null;
  const tokens = splitTokens(inner);
  return tokens === null ? null : new Reader(tokens).readWhole();
}

const TOKEN = /\s*('(?:[^']|'')*'|[A-Za-z_][\w-]*|\d[\w.]*|&&|\|\||[=!<>]=|[-!<>()[\].,*])/uy;

function splitTokens(inner: string): readonly string[] | null {
  const text = inner.trim();
  const pattern = new RegExp(TOKEN);
  const tokens: string[] = [];
  while (pattern.lastIndex < text.length) {
    const token = pattern.exec(text)?.[1];
    if (token === undefined) return null;
    tokens.push(token);
  }
  return tokens;
}

/** Operators by their strength, the weakest first. */
const LEVELS: readonly (readonly string[])[] = [['||'], ['&&'], ['==', '!='], ['<', '>', '<=', '>=']];

class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  readWhole(): ExpressionNode | null {
    const node = this.#level(0, 0);
    return this.#at === this.#tokens.length ? node : null;
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at += 1;
    return true;
  }

  #level(level: number, depth: number): ExpressionNode | null {
    const operators = LEVELS[level];
    if (depth > MAX_DEPTH) return null;
    if (operators === undefined) return this.#unary(depth);
    let left = this.#level(level + 1, depth + 1);
    for (;;) {
      const operator = this.#tokens[this.#at] ?? '';
      if (left === null || !operators.includes(operator)) return left;
      this.#at += 1;
      const right = this.#level(level + 1, depth + 1);
      if (right === null) return null;
      left = { kind: 'operation', operator, parts: [left, right] };
    }
  }

  #unary(depth: number): ExpressionNode | null {
    if (depth > MAX_DEPTH) return null;
    if (!this.#take('!')) return this.#primary(depth);
    const of = this.#unary(depth + 1);
    return of === null ? null : { kind: 'operation', operator: '!', parts: [of] };
  }

  #primary(depth: number): ExpressionNode | null {
    if (this.#take('(')) {
      const inner = this.#level(0, depth + 1);
      return this.#take(')') ? this.#members(inner, depth) : null;
    }
    const negative = this.#take('-');
    const token = this.#tokens[this.#at] ?? '';
    this.#at += 1;
    if (token.startsWith("'")) return { kind: 'literal', value: token.slice(1, -1).replaceAll("''", "'") };
    if (/^\d/u.test(token)) return { kind: 'literal', value: Number(token) * (negative ? -1 : 1) };
    if (!/^[A-Za-z_]/u.test(token)) return null;
    const name = token.toLowerCase();
    if (name === 'true' || name === 'false') return { kind: 'literal', value: name === 'true' };
    if (name === 'null') return { kind: 'literal', value: null };
    if (!this.#take('(')) return this.#members({ kind: 'path', path: name }, depth);
    const parts: ExpressionNode[] = [];
    while (!this.#take(')')) {
      const part = this.#level(0, depth + 1);
      if (part === null || (this.#tokens[this.#at] !== ')' && !this.#take(','))) return null;
      parts.push(part);
    }
    return this.#members({ kind: 'call', name, parts }, depth);
  }

  /** Reads `.name`, `.*` and `[…]` behind a value. A member of a call's result stands for the call. */
  #members(of: ExpressionNode | null, depth: number): ExpressionNode | null {
    let node = of;
    for (;;) {
      if (node === null) return null;
      if (this.#take('.')) {
        node = addMember(node, (this.#tokens[this.#at] ?? '').toLowerCase());
        this.#at += 1;
      } else if (this.#take('[')) {
        const every = this.#take('*');
        const index = every ? null : this.#level(0, depth + 1);
        if (!this.#take(']') || (!every && index === null)) return null;
        node = addMember(node, every ? '*' : index?.kind === 'literal' ? String(index.value).toLowerCase() : '[]');
      } else return node;
    }
  }
}

function addMember(node: ExpressionNode, member: string): ExpressionNode {
  return node.kind === 'path' ? { kind: 'path', path: `${node.path}.${member}` } : node;
}

/** Functions whose result is true, false, a hash or a number: nothing of what they are given is in it. */
const ANSWERS: ReadonlySet<string> = new Set([
  'contains',
  'startswith',
  'endswith',
  'hashfiles',
  'always',
  'success',
  'failure',
  'cancelled',
]);

/** Returns the contexts whose text can become the value of an expression; what is only compared is not among them. */
export function listFlowingPaths(node: ExpressionNode): readonly string[] {
  if (node.kind === 'path') return [node.path];
  if (node.kind === 'literal') return [];
  if (node.kind === 'call') return ANSWERS.has(node.name) ? [] : node.parts.flatMap(listFlowingPaths);
  if (node.operator === '||') return node.parts.flatMap(listFlowingPaths);
  // The left side of `&&` is the value only where it is empty or false.
  return node.operator === '&&' ? node.parts.slice(1).flatMap(listFlowingPaths) : [];
}

/** Returns every node of an expression, the outer ones first. */
export function listNodes(node: ExpressionNode): readonly ExpressionNode[] {
  return node.kind === 'call' || node.kind === 'operation' ? [node, ...node.parts.flatMap(listNodes)] : [node];
}

/** Returns whether GitHub takes a value for true where it asks for one. */
export function isTrue(value: string | number | boolean | null): boolean {
  return value !== '' && value !== 0 && value !== false && value !== null;
}
