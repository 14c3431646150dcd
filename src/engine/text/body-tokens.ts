/** A function's body as tokens with their indentation, in any language: enough to read its answers and early exits. */

/** A token of a body. */
export interface Token {
  readonly text: string;
  /** True for the first token of a line. */
  readonly starts: boolean;
  /** The indentation of its line. */
  readonly indent: number;
  /** The number of brackets around it. */
  readonly depth: number;
}

const TOKEN =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[\p{IDS}_$][\p{IDC}$]*|\d[\d_.]*|===|!==|&&|\|\||==|!=|<=|>=|=>|->|::|\?\?|\?\.|\S/gu;

const OPEN: ReadonlySet<string> = new Set('([{');
const CLOSE: ReadonlySet<string> = new Set(')]}');

/** Splits a body without comments into tokens. */
export function tokenizeBody(body: string): readonly Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  let lineStart = 0;
  let last = -1;
  for (const match of body.matchAll(TOKEN)) {
    const [text] = match;
    const newline = body.lastIndexOf('\n', match.index) + 1;
    const starts = newline > last || last < 0;
    if (starts) lineStart = newline;
    last = match.index;
    if (CLOSE.has(text)) depth = Math.max(0, depth - 1);
    tokens.push({ text, starts, indent: starts ? match.index - lineStart : (tokens.at(-1)?.indent ?? 0), depth });
    if (OPEN.has(text)) depth += 1;
  }
  return unwrap(tokens);
}

/** Removes what encloses the statements: braces, `=`, `=>`, `do`, and a last `end`. */
function unwrap(tokens: readonly Token[]): readonly Token[] {
  let [from, to] = [0, tokens.length];
  while (from < to && /^(?:=|=>|->|:|do)$/u.test(tokens[from]?.text ?? '')) from += 1;
  while (to > from && /^(?:end|;)$/u.test(tokens[to - 1]?.text ?? '')) to -= 1;
  const opens = tokens[from];
  const closes = tokens[to - 1];
  if (opens?.text === '{' && closes?.text === '}' && closes.depth === opens.depth && to - from >= 2) {
    const inner = tokens.slice(from + 1, to - 1);
    const closesEarly = inner.some(({ text, depth }) => text === '}' && depth === opens.depth);
    if (!closesEarly) return inner;
  }
  return tokens.slice(from, to);
}

/** Returns the index of the bracket that closes the one at an index; the last index if none does. */
export function findClosing(tokens: readonly Token[], at: number): number {
  const depth = tokens[at]?.depth ?? 0;
  const found = tokens.findIndex((token, index) => index > at && token.depth === depth && CLOSE.has(token.text));
  return found < 0 ? tokens.length - 1 : found;
}

const OPERATOR = /^(?:&&|\|\||and|or|not|!|[=!<>+\-*/%.,?:&|^([{]|={2,3}|!={1,2}|<=|>=|\?\?|\?\.|=>|->|in|is)$/u;
/** Only these continue an expression if they begin a line. */
const CONTINUES = /^(?:&&|\|\||and|or|\.|\?|:|\?\.|\?\?|={2,3}|!={1,2}|[<>+*/]|<=|>=)$/u;

/** Returns the index behind the expression that begins at an index. */
export function findExpressionEnd(tokens: readonly Token[], at: number): number {
  const depth = tokens[at]?.depth ?? 0;
  for (let index = at; index < tokens.length; index += 1) {
    const token = tokens[index];
    const before = tokens[index - 1];
    if (token === undefined || token.depth < depth) return index;
    if (token.depth > depth) continue;
    if (token.text === ';' || (CLOSE.has(token.text) && index > at && !opensWithin(tokens, at, index))) return index;
    if (index === at || !token.starts) continue;
    if (!CONTINUES.test(token.text) && !OPERATOR.test(before?.text ?? '') && !CLOSE.has(token.text)) return index;
  }
  return tokens.length;
}

/** Returns true if the bracket that closes at `to` opens at or after `from`. */
function opensWithin(tokens: readonly Token[], from: number, to: number): boolean {
  const depth = tokens[to]?.depth;
  return tokens.slice(from, to).some((token) => token.depth === depth && OPEN.has(token.text));
}
