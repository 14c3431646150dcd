/**
 * The conditions of lines of code, taken apart: what each part asks, and whether the whole holds where the part does. Read
 * from the line, in the forms of many languages at once.
 */

/** A part of a condition that has no `and`, `or` or `not` of its own. */
export interface Atom {
  readonly left: string;
  /** Null for a name or a call alone. */
  readonly operator: string | null;
  readonly right: string;
  /** The condition holds where the part holds, and not where it does not. */
  readonly holds: boolean;
}

/** A condition, and what is done where it holds. */
export interface Condition {
  readonly atoms: readonly Atom[];
  /** The rest of its line: what is done on the same line; empty if that follows. */
  readonly beside: string;
  /** It keeps what it holds for, and leaves out the rest: a filter. */
  readonly keeps: boolean;
}

/** Longer lines are not read, nor more parts of one. */
const MOST_CHARACTERS = 400;
const MOST_ATOMS = 12;
const MOST_DEPTH = 6;

const HEAD = /^\s*(?:\}\s*)?(?:else\s+)?(?<word>if|elif|elsif|elseif|unless|guard)\b\s*(?<rest>.*)$/u;
const TRAILING =
  /^\s*(?<then>(?:raise|return|throw|next|fail|die|head|render|redirect_to|continue|skip|break)\b.{0,200}?)\s(?<word>if|unless)\s(?<rest>.+)$/u;
const FILTER =
  /\.(?<word>filter|where|Where|select|find_all|filterNot|reject|exclude|removeIf|RemoveAll|remove_if|retain)\s?[({]\s?(?:(?:\(?[\w$:, <>]{1,40}\)?\s?(?:=>|->))|(?:\|[^|]{1,40}\|))?\s?(?<rest>.+)$/u;
const COMPREHENSION = /\bfor\s[\w, ()]{1,60}\sin\s.{1,120}?\sif\s(?<rest>[^\]})]+)/u;
const LEAVES_OUT = /^(?:filterNot|reject|exclude|removeIf|RemoveAll|remove_if)$/u;

/** Reads the condition of a line of code, in which strings are as written; null where it has none. Linear in the line. */
export function readCondition(code: string): Condition | null {
  const line = code.slice(0, MOST_CHARACTERS);
  const head = HEAD.exec(line) ?? TRAILING.exec(line);
  if (head !== null) {
    const { word = '', rest = '', then } = head.groups ?? {};
    const [condition, after] = then === undefined ? cutHead(rest) : [rest.replace(/;\s*$/u, ''), then];
    const isTurned = word === 'unless' || word === 'guard';
    // Of what is set up before the condition nothing is asked: `if n := len(x); n > 3`.
    const asked = condition.slice(findLast(condition, ';') + 1);
    return { atoms: readAtoms(asked, !isTurned), beside: after.replace(/^\s*else\b/u, '').trim(), keeps: false };
  }
  const filter = FILTER.exec(line) ?? COMPREHENSION.exec(line);
  if (filter === null) return null;
  const { word = '', rest = '' } = filter.groups ?? {};
  return { atoms: readAtoms(cutClosed(rest), !LEAVES_OUT.test(word)), beside: '', keeps: true };
}

/** Cuts what follows `if` into the condition and the rest of the line. */
function cutHead(rest: string): readonly [string, string] {
  if (rest.startsWith('(')) {
    const end = findClose(rest, 0);
    const after = rest.slice(end + 1).trim();
    // `if (a) && b {`: the brackets are a part of the condition.
    if (end > 0 && !/^(?:&&|\|\||[<>=!]=?|and\b|or\b)/u.test(after)) return [rest.slice(1, end), cutOpener(after)];
  }
  let depth = 0;
  for (const [at, char] of mask(rest).entries()) {
    if ('([{'.includes(char)) {
      if (char === '{' && depth === 0) return [rest.slice(0, at), cutOpener(rest.slice(at))];
      depth += 1;
    } else if (')]}'.includes(char)) depth -= 1;
    else if (char === ':' && depth === 0 && /^:(?:\s|$)/u.test(rest.slice(at, at + 2)))
      return [rest.slice(0, at), rest.slice(at + 1).trim()];
  }
  const then = / then\b/u.exec(rest);
  return then === null ? [rest, ''] : [rest.slice(0, then.index), rest.slice(then.index + then[0].length)];
}

function cutOpener(text: string): string {
  return text.replace(/^\s*[{:]\s*/u, '').replace(/\s*\}\s*$/u, '');
}

/** Returns a text up to the bracket that closes what was open before it. */
function cutClosed(text: string): string {
  let depth = 0;
  for (const [at, char] of mask(text).entries()) {
    if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) {
      if (depth === 0) return text.slice(0, at);
      depth -= 1;
    }
  }
  return text;
}

function findClose(text: string, open: number): number {
  let depth = 0;
  for (const [at, char] of mask(text).entries()) {
    if (at < open) continue;
    if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

function findLast(text: string, char: string): number {
  return mask(text).lastIndexOf(char);
}

/** The characters of a text, with a blank for each that stands in a string. */
function mask(text: string): readonly string[] {
  let quote: string | null = null;
  const shown: string[] = [];
  for (const char of text) {
    const isInside = quote !== null;
    if (quote === null && (char === '"' || char === "'" || char === '`')) quote = char;
    else if (char === quote) quote = null;
    shown.push(isInside && quote !== null ? ' ' : char);
    if (char.length > 1) shown.push(' ');
  }
  return shown;
}

const NOT = /^(?:!(?!=)|not\b)\s*/u;
const OPERATOR = /\s(?:is not|not in|is|in|instanceof|eq|ne)\s|\s?(?:===|!==|==|!=|<>|>=|<=|=~|>|<)\s?|\snot_in\s/u;

function readAtoms(condition: string, holds: boolean, depth = 0): readonly Atom[] {
  const text = condition.trim();
  if (text === '' || depth > MOST_DEPTH) return [];
  const parts = splitJoined(text);
  if (parts.length > 1) return parts.flatMap((part) => readAtoms(part, holds, depth + 1)).slice(0, MOST_ATOMS);
  const not = NOT.exec(text);
  if (not !== null) {
    const rest = text.slice(not[0].length);
    // A sign stands for the name beside it alone: what is compared then is not read.
    if (not[0].startsWith('!') && findClose(rest, 0) !== rest.length - 1 && findOperator(rest) !== null) return [];
    return readAtoms(rest, !holds, depth + 1);
  }
  if (text.startsWith('(') && findClose(text, 0) === text.length - 1)
    return readAtoms(text.slice(1, -1), holds, depth + 1);
  const operator = findOperator(text);
  if (operator === null) return [{ left: text, operator: null, right: '', holds }];
  return [
    {
      left: text.slice(0, operator.at).trim(),
      operator: operator.text.trim(),
      right: text.slice(operator.at + operator.text.length).trim(),
      holds,
    },
  ];
}

/** Returns the parts of a condition between its outermost `and` and `or`. */
function splitJoined(text: string): readonly string[] {
  const masked = mask(text);
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const char = masked[at] ?? '';
    if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth -= 1;
    if (depth !== 0 || !(char === '&' || char === '|' || char.trim() === '')) continue;
    const two = masked.slice(at, at + 5).join('');
    const sign = /^(?:&&|\|\||\sand\s|\sor\s)/u.exec(two)?.[0];
    if (sign === undefined) continue;
    parts.push(text.slice(from, at));
    at += sign.length - 1;
    from = at + 1;
  }
  return [...parts, text.slice(from)];
}

function findOperator(text: string): { readonly at: number; readonly text: string } | null {
  const masked = mask(text);
  let depth = 0;
  const outer = masked
    .map((char) => {
      if (')]}'.includes(char)) depth -= 1;
      const shown = depth === 0 ? char : '_';
      if ('([{'.includes(char)) depth += 1;
      return shown;
    })
    .join('')
    .replaceAll(/=>|->/gu, '__');
  const match = OPERATOR.exec(outer);
  return match === null ? null : { at: match.index, text: match[0] };
}
