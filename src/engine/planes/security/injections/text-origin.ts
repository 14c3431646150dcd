/** Where the text of an expression comes from: what the lines above it, constants, functions and calls of the file say of its names. */
import { escapePattern } from '../../../text/escape-pattern.js';
import { isChecked } from './checked-names.js';
import { splitList } from './code-walk.js';
import { isHarmless, keepsWords } from './harmless.js';
import { readHeredoc } from './heredoc.js';
import { createAssignmentReader, createDeclarationReader } from './name-values.js';
import { isFromOutside } from './outside.js';
import { isOfPackage } from './package-names.js';
import { cutStatement, listStatements, readStatement } from './statement-text.js';
import { HOLE, joinPieces, NOTHING, type Pieces } from './string-literals.js';
import { readPieces } from './text-pieces.js';
import { createScope, isNumberType, type Scope } from './text-scope.js';

/** A traced text. `lines` are those that the text is put together on. */
export interface Origin extends Pieces {
  readonly lines: readonly number[];
}

/** So many names are followed from one use, and so far. */
const MAX_NAMES = 24;
const MAX_STEPS = 5;
/** Files with more lines are not searched for constants. */
const MAX_LINES = 5_000;
/** So many results of a function, and calls of it, are read. */
const MAX_RESULTS = 4;

/** A page has other signs than a query: what is escaped for one is not for the other. */
export type TextKind = 'markup' | 'other';

/** Functions and the results of functions are read so deep. */
const MAX_CALLS = 2;

/** Escaping for a query: https://www.php.net/manual/en/mysqli.real-escape-string.php and its relatives. */
const FOR_QUERIES =
  /^(?:[\w$\\]{1,40}(?:->|::))?(?:mysqli?_|pg_|db2_|cubrid_|sqlite_|maxdb_|ingres_)?(?:real_)?escape_?(?:string|literal|identifier|bytea)\(([\s\S]{1,400})\)$/iu;

interface Trace {
  left: number;
  /** True: the whole file is searched for constants. */
  readonly wide: boolean;
  /** So many functions of the file are read within each other. */
  readonly calls: number;
  /** What the text becomes decides which escaping holds. */
  readonly kind: TextKind;
  readonly lines: number[];
}

/**
 * Returns the text of an expression, with the parts that nothing in sight shows to be harmless. `wide`: what the function
 * does not set is looked up in the whole file.
 */
export function traceText(expression: string, scope: Scope, wide: boolean, kind: TextKind = 'other'): Origin {
  const trace: Trace = { left: MAX_NAMES, lines: [], wide, calls: MAX_CALLS, kind };
  return { ...follow(expression, scope, trace, 0), lines: trace.lines };
}

function follow(expression: string, scope: Scope, trace: Trace, steps: number): Pieces {
  if (keepsWords(expression)) return { text: ' ', parts: [] };
  const { text, parts } = readPieces(readHeredoc(expression, scope), scope.file.language);
  if (parts.length === 0) return { text, parts };
  const settled = parts.map((part) => settle(part, scope, trace, steps));
  const pieces = text.split(HOLE);
  // A part that was followed stands in the text in its place.
  const whole = pieces.map((piece, at) => `${piece}${at < pieces.length - 1 ? (settled[at]?.text ?? HOLE) : ''}`);
  return { text: whole.join(''), parts: settled.flatMap((one) => one.parts) };
}

const NAME = /^(?:\$|@{1,2})?[A-Za-z_][\w$]{0,60}(?:(?:\.|->|::)[A-Za-z_]\w{0,60}){0,2}$/u;
/** A name with a call that leaves its text as it is, or with an index. */
const OF_NAME =
  /^(&?(?:\$|@{1,2})?[A-Za-z_][\w$]{0,60})(?:\.(?:String|ToString|toString|trim|strip|to_s|as_str|c_str|clone|join|getvalue|build)\([^()]{0,40}\)|\[(?:[^[\]]|\[[^[\]]{0,40}\]){0,60}\])$/u;
/** A place of a table by a key that is written there. */
const PLACE = /^[$@]?[A-Za-z_]\w{0,60}\[(?:"[\w-]{1,40}"|'[\w-]{1,40}')\]$/u;
/** A call of a function or a method of the same file. */
const OWN_CALL = /^(?:(?:\$this->|this\.|self\.|self::|static::|cls\.|@)?)([A-Za-z_]\w{0,60})\(([\s\S]{0,400})\)$/u;
/** A call of a method of an object or a class of PHP. */
const METHOD_CALL =
  /^(?:\$\w{1,40}(?:->\w{1,40})?->|\(new \\?[\w\\]{1,60}(?:\([^()]{0,80}\))?\)->|\\?[A-Z][\w\\]{0,60}::)([A-Za-z_]\w{0,60})\(([\s\S]{0,400})\)$/u;

/** A list that is made one text, with a fixed text between its values. */
const JOINED =
  /^(?:[sS]tring\.[jJ]oin(?:<\w{1,20}>)?\(\s?(?:"[^"]{0,20}"|'[^']{0,5}')\s?,\s?(?<of>\w{1,60})\s?\)|(?<list>\w{1,60})\.(?:join|joinToString|mkString)\((?:"[^"]{0,20}"|'[^']{0,20}')?\))$/u;

function settle(part: string, scope: Scope, trace: Trace, steps: number): Pieces {
  const unescaped = trace.kind === 'markup' && steps < MAX_STEPS ? FOR_QUERIES.exec(part)?.[1] : undefined;
  if (unescaped !== undefined) return follow(`[${unescaped}]`, scope, trace, steps + 1);
  if (isHarmless(part)) return { text: ' ', parts: [] };
  const { of, list } = JOINED.exec(part)?.groups ?? {};
  if (scope.numberLists.has(of ?? list ?? '')) return { text: '0', parts: [] };
  const name = (OF_NAME.exec(part)?.[1] ?? part).replace(/^&/u, '');
  // A parameter as text is that parameter.
  const open = { text: HOLE, parts: [part.endsWith(')') && scope.parameters.includes(name) ? name : part] };
  if (steps >= MAX_STEPS || trace.left <= 0 || (isFromOutside(part) && !NAME.test(name))) return open;
  if (!NAME.test(name)) {
    const inner = readPieces(part, scope.file.language);
    return inner.parts.length === 1 && inner.parts[0] === part
      ? (findReturned(part, scope, trace, steps) ?? open)
      : follow(part, scope, trace, steps + 1);
  }
  trace.left -= 1;
  // What was put at this very place of a table is nearer than the table.
  const placed = PLACE.test(part) ? findInFunction(part, scope, trace, steps) : null;
  if (placed !== null) return placed;
  if (scope.numbers.has(name) || scope.numberLists.has(name) || isOfEnum(name, scope)) return { text: '0', parts: [] };
  if (isChecked(name, scope)) return { text: '0', parts: [] };
  const own = findInFunction(name, scope, trace, steps);
  if (own !== null) return own;
  if (isFromOutside(part)) return open;
  const found = scope.parameters.includes(name)
    ? findPassed(name, scope, trace, steps)
    : findConstant(name, scope, trace, steps);
  return found ?? (isOfPackage(name, scope) ? { text: ' ', parts: [] } : open);
}

/** Returns true for a member of an enumeration of the file. */
const isOfEnum = (name: string, { file }: Scope): boolean => {
  const [of = '', member] = name.split('.');
  return (
    member !== undefined && file.syntax?.definitions.some((one) => one.kind === 'enum' && one.name === of) === true
  );
};

const measureDepth = (line: string): number => line.length - line.trimStart().length;

/** A line that declares what it gives a value to. */
const DECLARES = /^\s{0,200}(?:let|const|var|my|[A-Za-z][\w<>[\]]{0,40}\s{1,4}[a-z]\w{0,60}\s{0,4}=|.{0,80}:=)/u;

/** Joins what lines of the function above the use give to a name; null if they give nothing. */
function findInFunction(name: string, scope: Scope, trace: Trace, steps: number): Pieces | null {
  const { file, first, line: from } = scope;
  const read = createAssignmentReader(escapePattern(name));
  const word = name.replace(/^[$@]{1,2}/u, '');
  const use = measureDepth(file.lines.get(from) ?? '');
  // A block that is closed between a line and the use: what it declares is another name.
  let closed = Number.POSITIVE_INFINITY;
  const inBraces = file.language !== 'Python' && file.language !== 'Ruby' && file.language !== 'PHP';
  let settled = false;
  const here = file.lines.get(from) ?? '';
  const earlier = /[;{]/u.test(here) ? listStatements(here.slice(0, scope.column ?? here.lastIndexOf(word))) : [];
  let values: GivenValue[] = [];
  for (const { text, at, open } of earlier) {
    const given = text.includes(word) ? read(text) : null;
    if (given === null) continue;
    const pieces = given.number
      ? { text: '0', parts: [] }
      : follow(cutStatement(given.expression), { ...scope, column: at }, trace, steps + 1);
    values.push({ pieces, line: from, depth: use, adds: given.adds });
    settled = open && !given.adds;
    if (settled) break;
  }
  for (let number = from - 1; number >= first && !settled; number -= 1) {
    const line = file.lines.get(number);
    if (line === undefined) break;
    const depth = measureDepth(line);
    if (line.startsWith('}', depth)) closed = Math.min(closed, depth);
    else if (line.trim() !== '' && depth <= closed) closed = Number.POSITIVE_INFINITY;
    const ended = depth > closed;
    if (!line.includes(word)) continue;
    const given = read(line);
    if (given === null) continue;
    const statement = readStatement(given.expression, number, file);
    // A name that is built on itself has its older value above.
    const pieces = given.number
      ? { text: '0', parts: [] }
      : follow(
          statement,
          { ...scope, line: number, column: Math.max(0, line.indexOf(given.expression)) },
          trace,
          steps + 1,
        );
    const declares = inBraces && ended && DECLARES.test(line);
    // A name that an ended block declares is another one: so are the values that the block gave to it.
    if (declares) values = values.filter((one) => one.depth < depth);
    else values.push({ pieces, line: number, depth, adds: given.adds });
    settled = !declares && !given.adds && depth <= use;
    if (settled) break;
  }
  // What the caller gave may still be there.
  const given = values.length > 0 && !settled && scope.parameters.includes(name);
  const base = { pieces: { text: HOLE, parts: [name] }, line: from, depth: use, adds: false };
  const found = joinAdded([...(given ? [base] : []), ...values.toReversed()]);
  trace.lines.push(...values.map((one) => one.line));
  return found.length === 0 ? null : joinPieces(found, ' ');
}

/** A value that a line gives to a name, or adds to it. */
interface GivenValue {
  readonly pieces: Pieces;
  readonly line: number;
  readonly depth: number;
  readonly adds: boolean;
}

/** Puts a part that is added to another at once behind it. */
function joinAdded(values: readonly GivenValue[]): Pieces[] {
  const found: Pieces[] = [];
  for (const { pieces, adds } of values) {
    const last = found.at(-1);
    if (adds && last?.text.endsWith(HOLE) === true && pieces.text.startsWith(HOLE))
      found.splice(-1, 1, joinPieces([last, pieces]));
    else found.push(pieces);
  }
  return found;
}

/** The type of a result that stands behind the parameters: `: int`, `-> int`. */
const RESULT = /(?::|->) (\w{1,40})$/u;

/** What a function gives back. */
const RETURNS = /(?:^|[\s{;])return\b\s{0,4}(\S.{0,600})$/u;

/** Joins what a function of the file returns, with the arguments in place of its parameters; null if nothing is known. */
function findReturned(part: string, scope: Scope, trace: Trace, steps: number): Pieces | null {
  const [, callee, given = ''] = OWN_CALL.exec(part) ?? METHOD_CALL.exec(part) ?? [];
  if (trace.calls <= 0 || callee === undefined) return null;
  const { file } = scope;
  const called = file.syntax?.definitions.find(
    ({ name, kind }) => name === callee && (kind === 'function' || kind === 'method'),
  );
  if (called === undefined) return null;
  // By its declared type no text comes out of it.
  if (isNumberType(RESULT.exec(called.signature)?.[1] ?? '')) return { text: '0', parts: [] };
  trace.left -= 1;
  const args = splitList(given, file.language);
  const results: Pieces[] = [];
  for (let number = called.first; number <= called.last && results.length < MAX_RESULTS; number += 1) {
    const result = RETURNS.exec(file.lines.get(number) ?? '')?.[1];
    if (result === undefined) continue;
    const inner = createScope(file, number);
    const pieces = follow(readStatement(result, number, file), inner, { ...trace, calls: trace.calls - 1 }, steps + 1);
    trace.lines.push(number);
    const parts = pieces.parts.map((one) => {
      const at = inner.parameters.indexOf(one);
      return at < 0 || args[at] === undefined ? null : follow(args[at], scope, trace, steps + 1);
    });
    results.push({ text: pieces.text, parts: pieces.parts.flatMap((one, at) => parts[at]?.parts ?? [one]) });
  }
  return results.length === 0 ? null : joinPieces(results, ' ');
}

/** Returns what the calls of the file give to a parameter, if all give literals or one what somebody sends; null if not. */
function findPassed(name: string, scope: Scope, trace: Trace, steps: number): Pieces | null {
  const { file } = scope;
  if (trace.calls <= 0 || scope.name === '' || file.syntax === null) return null;
  const at = scope.parameters.indexOf(name);
  const offset = scope.parameters[0] === 'self' || scope.parameters[0] === 'cls' ? 1 : 0;
  const calls = file.syntax.calls
    .filter(
      ({ callee, first }) => callee.endsWith(scope.name) && readLastWord(callee) === scope.name && first !== scope.line,
    )
    .slice(0, MAX_RESULTS);
  const passed = calls.map(({ argument, rest, first }) => {
    const given = splitList(rest === '' ? argument : `${argument}, ${rest}`, file.language)[at - offset];
    if (given === undefined) return { text: HOLE, parts: [name] };
    return follow(given, createScope(file, first), { ...trace, calls: 0 }, steps + 1);
  });
  const sent = passed.flatMap(({ parts }) => parts.filter((part) => isFromOutside(part)));
  if (sent.length > 0) return { text: HOLE, parts: sent.slice(0, 1) };
  if (passed.length === 0 || passed.some(({ parts }) => parts.length > 0)) return null;
  return joinPieces(passed, ' ');
}

const readLastWord = (callee: string): string => /[\w$]{1,60}$/u.exec(callee.slice(-60))?.[0] ?? '';

/** A line that gives a name a value for a file or a class: it is not indented as deep as what functions hold. */
const DECLARED =
  /^(?:\S| {1,4}\S|\t\S)|^\s{1,16}(?:(?:public|private|protected|internal|static|final|readonly|const|constexpr|val|define|companion|lateinit)\s{1,4}){1,4}/u;

/** Returns the text of a name that the file gives nothing but literals; null if it does not, or gives something else. */
function findConstant(name: string, scope: Scope, trace: Trace, steps: number): Pieces | null {
  const { file } = scope;
  if (!trace.wide || file.last > MAX_LINES) return null;
  const short = name.replace(/^(?:\$?this|self|cls|static|Self)(?:\.|->|::)/u, '');
  const read = createAssignmentReader(
    `${short === name ? '' : '(?:(?:\\$?this|self|cls|static|Self)(?:\\.|->|::))?'}${escapePattern(short)}`,
  );
  const declared = createDeclarationReader(short, file.language);
  const found: Pieces[] = [];
  for (let number = 1; number <= file.last && found.length < 4; number += 1) {
    const line = file.lines.get(number);
    if (line === undefined || !line.includes(short)) continue;
    const given = DECLARED.test(line) ? (declared(line) ?? read(line)?.expression) : undefined;
    if (given === undefined) continue;
    const own = { ...scope, line: number, first: number, column: 0 };
    found.push(follow(readStatement(given, number, file), own, trace, steps + 1));
  }
  const whole = found.length === 0 ? NOTHING : joinPieces(found, ' ');
  return found.length > 0 && whole.parts.length === 0 ? { text: whole.text, parts: [] } : null;
}

/** Returns true if the text has signs of its own besides parts that are put in. */
export function isComposedText({ text, parts }: Pieces): boolean {
  return parts.length > 0 && text.replaceAll(HOLE, '').trim() !== '';
}
