/** Where the text of an expression comes from: what the lines above it in the same function, and constants of the file, say of its names. */
import { isHarmless } from './harmless.js';
import { HOLE, joinPieces, type Pieces } from './string-literals.js';
import { readPieces } from './text-pieces.js';

/** What a use of a name can see. */
export interface Scope {
  readonly language: string;
  /** The line of the use, and the first line of the function around it. */
  readonly line: number;
  readonly first: number;
  /** Parameters of that function: they come from outside. */
  readonly parameters: ReadonlySet<string>;
  /** Lines by number; undefined where they are not known. */
  readonly read: (number: number) => string | undefined;
  /** The number of the last known line. */
  readonly last: number;
}

/** A traced text. `lines` are those that the text is put together on. */
export interface Origin extends Pieces {
  readonly lines: readonly number[];
}

/** So many names are followed from one use, and so far. */
const MAX_NAMES = 24;
const MAX_STEPS = 5;
/** A statement is read over so many lines. */
const MAX_STATEMENT = 16;
/** Where the function around a use is not known, so many lines above it are read. */
export const MAX_ABOVE = 60;
/** Files with more lines are not searched for constants. */
const MAX_LINES = 5_000;

interface Trace {
  left: number;
  readonly constants: boolean;
  readonly lines: number[];
}

/**
 * Returns the text of an expression, with the parts that nothing in sight shows to be harmless. `constants`: names that
 * the function does not set are looked up in the whole file.
 */
export function traceText(expression: string, scope: Scope, constants: boolean): Origin {
  const trace: Trace = { left: MAX_NAMES, lines: [], constants };
  return { ...follow(expression, scope, trace, 0), lines: trace.lines };
}

function follow(expression: string, scope: Scope, trace: Trace, steps: number): Pieces {
  const { text, parts } = readPieces(readHeredoc(expression, scope), scope.language);
  if (parts.length === 0) return { text, parts };
  const settled = parts.map((part) => settle(part, scope, trace, steps));
  const pieces = text.split(HOLE);
  // A part that was followed stands in the text in its place.
  const whole = pieces.map((piece, at) => `${piece}${at < pieces.length - 1 ? (settled[at]?.text ?? HOLE) : ''}`);
  return { text: whole.join(''), parts: settled.flatMap((one) => one.parts) };
}

/** The mark of a text in the following lines, and its own quotes: Ruby, PHP. */
const HEREDOC = /^<<(?:[~-]|<)?(["'`]?)([A-Za-z_]\w{0,40})\1/u;
const MAX_HEREDOC = 60;

/** Returns a text that is written in the lines below its mark as a literal; any other expression as it is. */
function readHeredoc(expression: string, { language, line, read }: Scope): string {
  const mark = language === 'Ruby' || language === 'PHP' ? HEREDOC.exec(expression.trim()) : null;
  if (mark === null) return expression;
  const body: string[] = [];
  for (let number = line + 1; number <= line + MAX_HEREDOC; number += 1) {
    const text = read(number);
    if (text === undefined || text.trim().replace(/[;,)]{1,3}$/u, '') === mark[2]) break;
    body.push(text);
  }
  const quote = mark[1] === "'" ? "'" : '"';
  return `${quote}${body.join(' ').replaceAll(quote, ' ')}${quote}`;
}

const NAME = /^(?:\$|@{1,2})?[A-Za-z_][\w$]{0,60}(?:(?:\.|->|::)[A-Za-z_]\w{0,60}){0,2}$/u;
/** A name with a call that leaves its text as it is. */
const OF_NAME =
  /^(&?(?:\$|@{1,2})?[A-Za-z_][\w$]{0,60})(?:\.(?:String|ToString|toString|trim|strip|to_s|as_str|c_str|clone|join|getvalue|build)\([^()]{0,40}\)|\[[^\]]{0,40}\])$/u;

function settle(part: string, scope: Scope, trace: Trace, steps: number): Pieces {
  if (isHarmless(part)) return { text: ' ', parts: [] };
  const name = (OF_NAME.exec(part)?.[1] ?? part).replace(/^&/u, '');
  const open = { text: HOLE, parts: [part] };
  if (steps >= MAX_STEPS || trace.left <= 0) return open;
  if (!NAME.test(name)) {
    const inner = readPieces(part, scope.language);
    return inner.parts.length === 1 && inner.parts[0] === part ? open : follow(part, scope, trace, steps + 1);
  }
  trace.left -= 1;
  const own = findInFunction(name, scope, trace, steps);
  if (own !== null) return own;
  return scope.parameters.has(name) ? open : (findConstant(name, scope, trace, steps) ?? open);
}

/** What a line gives to a name. `adds` is set if it adds to what is there. */
interface Given {
  readonly expression: string;
  readonly adds: boolean;
}

const escapePattern = (name: string): string => name.replace(/[$.]/gu, '\\$&');

/** Returns a reader of what a line gives to the name that a pattern matches: an assignment, or a call that adds to it. */
function createAssignmentReader(word: string): (line: string) => Given | null {
  const assigned = new RegExp(
    `(?<![\\w$.>@])${word}(?:\\s{0,4}:\\s{0,2}&?[\\w.<>[\\]?,' ]{1,60})?\\s{0,20}(\\+=|\\.=|:=|\\|\\|=|<<|=)(?![=~>])`,
    'u',
  );
  const added = new RegExp(
    `(?<![\\w$.>@])${word}\\.(?:append|Append|AppendFormat|AppendLine|WriteString|push_str|push|concat|add|insert)\\(`,
    'u',
  );
  const printed = new RegExp(
    `\\b(?:v?sn?printf|strn?c(?:at|py)|fmt\\.Fprintf?|write!)\\s{0,2}\\(\\s{0,2}&?${word}\\s{0,2},`,
    'u',
  );
  const looped = new RegExp(`\\b(?:for|foreach)\\b.{0,40}(?<![\\w$.>@])${word}\\s{1,4}(?:of|in)\\s{1,4}(.+)$`, 'u');
  return (line) => {
    const set = assigned.exec(line);
    if (set !== null && isCode(line.slice(0, set.index)) && !isNamedArgument(line, set.index))
      return { expression: line.slice(set.index + set[0].length), adds: set[1] !== '=' && set[1] !== ':=' };
    const call = added.exec(line);
    if (call !== null) return { expression: line.slice(call.index + call[0].length - 1), adds: true };
    const print = printed.exec(line);
    if (print !== null) {
      const format = /printf?|write!/u.test(print[0]);
      const bounded = /^\s{0,4}(?:sizeof\b[^,]{0,60}|\d{1,6}|[A-Z_]{2,40}|\w{0,20}(?:size|len)\w{0,10})\s{0,4},/u;
      const rest = line.slice(print.index + print[0].length).replace(bounded, '');
      return { expression: format ? `sprintf(${rest}` : `(${rest}`, adds: /cat|write!/u.test(print[0]) };
    }
    const loop = looped.exec(line);
    return loop === null ? null : { expression: (loop[1] ?? '').replace(/[):]?\s{0,4}\{?\s{0,4}$/u, ''), adds: false };
  };
}

/** Returns true if a line that begins so goes on as code: not in a string, and not in a comment. */
function isCode(begin: string): boolean {
  return (
    !/^\s{0,200}(?:#(?!include)|\/\/|\*)/u.test(begin) &&
    ['"', "'", '`'].every((quote) => begin.split(quote).length % 2 === 1)
  );
}

/** Returns true for `name=value` among the arguments of a call. */
function isNamedArgument(line: string, at: number): boolean {
  const before = line.slice(0, at);
  return before.split('(').length > before.split(')').length
    ? !/\b(?:if|while|for|using|with|switch|try)\b.{0,20}\([^()]{0,80}$/u.test(before)
    : before.trim() === '' && /,\s{0,20}$/u.test(line) && !/[[({]\s{0,4}$/u.test(line.replace(/,\s{0,20}$/u, ''));
}

const measureDepth = (line: string): number => line.length - line.trimStart().length;

/** Joins what lines of the function above the use give to a name; null if they give nothing. */
function findInFunction(name: string, scope: Scope, trace: Trace, steps: number): Pieces | null {
  const read = createAssignmentReader(escapePattern(name));
  const word = name.replace(/^[$@]{1,2}/u, '');
  const found: Pieces[] = [];
  const use = measureDepth(scope.read(scope.line) ?? '');
  let settled = false;
  for (let number = scope.line - 1; number >= scope.first; number -= 1) {
    const line = scope.read(number);
    if (line === undefined) break;
    if (!line.includes(word)) continue;
    const given = read(line);
    if (given === null) continue;
    const statement = readStatement(given.expression, number, scope);
    // A name that is built on itself has its older value above.
    found.unshift(follow(statement, { ...scope, line: number }, trace, steps + 1));
    trace.lines.push(number);
    settled = !given.adds && measureDepth(line) <= use;
    if (settled) break;
  }
  // What the caller gave may still be there.
  if (found.length > 0 && !settled && scope.parameters.has(name)) found.unshift({ text: HOLE, parts: [name] });
  return found.length === 0 ? null : joinPieces(found, ' ');
}

/** A line that gives a name a value for a file or a class: it is not indented as deep as what functions hold. */
const DECLARED =
  /^(?:\S| {1,4}\S|\t\S)|^\s{1,16}(?:(?:public|private|protected|internal|static|final|readonly|const|constexpr|val|define|companion|lateinit)\s{1,4}){1,4}/u;

/** Returns the text of a name that the file gives nothing but literals; null if it does not, or gives something else. */
function findConstant(name: string, scope: Scope, trace: Trace, steps: number): Pieces | null {
  if (!trace.constants || scope.last > MAX_LINES) return null;
  const short = name.replace(/^(?:\$?this|self|cls|static|Self)(?:\.|->|::)/u, '');
  const read = createAssignmentReader(
    `${short === name ? '' : '(?:(?:\\$?this|self|cls|static|Self)(?:\\.|->|::))?'}${escapePattern(short)}`,
  );
  const found: Pieces[] = [];
  for (let number = 1; number <= scope.last && found.length < 4; number += 1) {
    const line = scope.read(number);
    if (line === undefined || !line.includes(short)) continue;
    const given = DECLARED.test(line) ? read(line) : null;
    if (given === null) continue;
    const own = { ...scope, line: number, first: number };
    found.push(follow(readStatement(given.expression, number, own), own, trace, steps + 1));
  }
  const whole = joinPieces(found, ' ');
  return found.length > 0 && whole.parts.length === 0 ? { text: whole.text, parts: [] } : null;
}

/** Reads the rest of a statement: on, as long as brackets are open or an operator joins the lines. */
export function readStatement(begin: string, number: number, { read, language }: Scope): string {
  let text = begin.trim();
  for (let next = number + 1; next <= number + MAX_STATEMENT; next += 1) {
    const line = read(next)?.trim();
    if (line === undefined || line === '') break;
    const open = countOpen(text);
    const goesOn =
      open > 0 ||
      text === '' ||
      /(?:[+,([{?:&|%\\]|=>|<<|(?:^|\s)\.)$/u.test(text) ||
      /^(?:[+?&|%]|\.(?!\.\.)|:\s)/u.test(line) ||
      (language !== 'Python' && /["'`]$/u.test(text) && /^["'`]/u.test(line));
    if (!goesOn) break;
    text = `${text.replace(/\\$/u, '')} ${line}`;
  }
  return cutStatement(text);
}

/** The number of brackets and quotes that are open at the end. */
function countOpen(text: string): number {
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (quote !== '') {
      if (char === '\\') at += 1;
      else if (text.startsWith(quote, at)) {
        at += quote.length - 1;
        quote = '';
      }
    } else if (char === '"' || char === "'" || char === '`') {
      quote = text.startsWith(char.repeat(3), at) && char !== '`' ? char.repeat(3) : char;
      at += quote.length - 1;
    } else if (char === '(' || char === '[' || char === '{') depth += 1;
    else if (char === ')' || char === ']' || char === '}') depth -= 1;
  }
  return depth + (quote.length === 3 || quote === '`' ? 1 : 0);
}

/** Returns a statement up to its end: a semicolon, a comment, or a bracket that was opened before it. */
export function cutStatement(text: string): string {
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (quote !== '') {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'" || char === '`') quote = char;
    else if (char === '(' || char === '[' || char === '{') depth += 1;
    else if (char === ')' || char === ']' || char === '}') {
      depth -= 1;
      if (depth < 0) return text.slice(0, at);
    } else if (
      depth === 0 &&
      (char === ';' || (text.startsWith(' #', at) && text.charAt(at + 2) !== '{') || text.startsWith(' // ', at))
    )
      return text.slice(0, at);
  }
  return text;
}

/** Returns true if the text has signs of its own besides parts that are put in. */
export function isComposedText({ text, parts }: Pieces): boolean {
  return parts.length > 0 && text.replaceAll(HOLE, '').trim() !== '';
}
