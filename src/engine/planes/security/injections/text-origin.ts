/** Where the text of an expression comes from: what the lines above it, constants, functions and calls of the file say of its names. */
import { listLineValues } from '../../../flow/line-values.js';
import { isKey } from '../../../flow/places.js';
import { readStatement } from '../../../flow/statement-text.js';
import { isFunction } from '../../is-function.js';
import { splitList } from './code-lists.js';
import { createDeclarationReader } from './declared-names.js';
import { isHarmless, keepsWords } from './harmless.js';
import { readHeredoc } from './heredoc.js';
import { isFromOutside } from './outside.js';
import { isOfPackage } from './package-names.js';
import { HOLE, joinPieces, type Pieces } from './string-literals.js';
import { readChoice } from './text-choices.js';
import { readPieces, stripBrackets } from './text-pieces.js';
import { createCallScope, createScope, isNumberType, locate, type Scope } from './text-scope.js';
import { type FollowedValues, joinReached, placeScope, toLine, type ValueReader } from './values-reached.js';

/** A traced text. `lines` are those that the text is put together on. */
export interface Origin extends Pieces {
  readonly lines: readonly number[];
}

/** So many names are followed from one use, and so far. */
const MAX_NAMES = 24;
const MAX_STEPS = 5;
/** Files with more lines are not searched for constants. */
const MAX_LINES = 5_000;
/** So many calls of a function are read, and so many results. */
const MAX_RESULTS = 12;
const MAX_RETURNED = 12;

/** A page has other signs than a query: what is escaped for one is not for the other. */
export type TextKind = 'markup' | 'other';

/** Functions and the results of functions are read so deep. */
const MAX_CALLS = 2;

/** Escaping for a query: https://www.php.net/manual/en/mysqli.real-escape-string.php and its relatives. */
const FOR_QUERIES =
  /^(?:[\w$\\]{1,40}(?:->|::))?(?:mysqli?_|pg_|db2_|cubrid_|sqlite_|maxdb_|ingres_)?(?:real_)?escape_?(?:string|literal|identifier|bytea)\(([\s\S]{1,400})\)$/iu;

interface Trace extends FollowedValues {
  /** So many functions of the file are read within each other. */
  readonly calls: number;
  /** What the text becomes decides which escaping holds. */
  readonly kind: TextKind;
}

/** Returns the text of an expression, with the parts that nothing in sight shows to be harmless. */
export function traceText(expression: string, scope: Scope, kind: TextKind = 'other'): Origin {
  const trace: Trace = { left: MAX_NAMES, lines: [], followed: new Set(), calls: MAX_CALLS, kind };
  return { ...follow(expression, scope, trace, 0), lines: trace.lines };
}

function follow(expression: string, scope: Scope, trace: Trace, steps: number): Pieces {
  if (keepsWords(expression)) return { text: ' ', parts: [] };
  const taken = pickTaken(expression, scope);
  const { text, parts } = readPieces(readHeredoc(taken, scope), scope.file.language);
  if (parts.length === 0) return { text, parts };
  const settled = parts.map((part) => settle(part, scope, trace, steps));
  const pieces = text.split(HOLE);
  // A part that was followed stands in the text in its place.
  const whole = pieces.map((piece, at) => `${piece}${at < pieces.length - 1 ? (settled[at]?.text ?? HOLE) : ''}`);
  return { text: whole.join(''), parts: settled.flatMap((one) => one.parts) };
}

/** Returns the side of a choice that is taken, or the one that its condition does not prove to be known; else the whole expression. */
function pickTaken(expression: string, scope: Scope): string {
  if (!/\?|\sif\s/u.test(expression)) return expression;
  const choice = readChoice(stripBrackets(expression.trim()), scope.file.language);
  if (choice?.condition == null) return expression;
  const { flow, offsets } = locate(scope, expression);
  const [offset, ...others] = offsets;
  if (offset === undefined || others.length > 0) return expression;
  const holds = flow.compute(choice.condition, offset);
  if (typeof holds === 'boolean') return holds ? choice.yes : choice.no;
  const condition = { text: choice.condition, start: offset, end: offset };
  const isProven = (side: string, kept: boolean) => NAME.test(side) && scope.file.proves(condition, side, kept);
  if (GIVES.test(choice.condition)) return expression;
  if (isProven(choice.yes.trim(), true)) return choice.no;
  return isProven(choice.no.trim(), false) ? choice.yes : expression;
}

/** A condition that gives a name another value. */
const GIVES = /(?<![=!<>])=(?![=>~])|\+\+|--/u;

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

/** A call of a method of a new object. */
const NEW_CALL = /^new ([A-Z]\w{0,60})\([^()]{0,80}\)\.([A-Za-z_]\w{0,60})\(([\s\S]{0,400})\)$/u;

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
  const kept = findKept(part, scope, trace, steps);
  if (kept !== null) return kept;
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

/** Joins what the function gives to a name before the use; null if it gives nothing that can be seen. */
function findInFunction(name: string, scope: Scope, trace: Trace, steps: number): Pieces | null {
  const read: ValueReader = (expression, at) => follow(expression, at, trace, steps + 1);
  return joinReached(name, scope, trace, read, `${trace.kind} ${trace.calls} ${steps} ${scope.first} ${scope.name}`);
}

/** A place of a list or a table by keys that are written there. */
const KEPT =
  /^(?:\(\s?\w{1,20}\s?\)\s?)?(\$?[A-Za-z_]\w{0,60})(?:\.(?:get|getOrDefault)\((?<asked>[^()]{1,100})\)|\[(?<key>[^[\]]{1,60})\])$/u;

/** Returns what the function put at a place of a list or a table that it made; null if that is not certain. */
function findKept(part: string, scope: Scope, trace: Trace, steps: number): Pieces | null {
  const { asked, key } = KEPT.exec(part)?.groups ?? {};
  const name = KEPT.exec(part)?.[1];
  if (name === undefined) return null;
  const keys = splitList(asked ?? key ?? '', scope.file.language).map((one) => one.trim());
  if (keys.length === 0 || !keys.every(isKey)) return null;
  const { flow, offsets } = locate(scope, part);
  const [offset, ...others] = offsets;
  const value = offset === undefined || others.length > 0 ? null : flow.readPlace(name, keys, offset);
  if (value === null) return null;
  trace.lines.push(flow.lineOf(value.start));
  const kept = follow(toLine(value), placeScope(scope, flow, value), trace, steps + 1);
  // What is kept may be changed by another name: only a literal stays what it is.
  return kept.parts.length > 0 || /^(?:"[^"]*"|'[^']*')$/u.test(value.text) ? kept : null;
}

/** The type of a result that stands behind the parameters: `: int`, `-> int`. */
const RESULT = /(?::|->) (\w{1,40})$/u;

/** Joins what a function of the file returns, with the arguments in place of its parameters; null if nothing is known. */
function findReturned(part: string, scope: Scope, trace: Trace, steps: number): Pieces | null {
  const [, owner, ofNew, givenNew] = NEW_CALL.exec(part) ?? [];
  const [, callee = ofNew, given = givenNew ?? ''] = OWN_CALL.exec(part) ?? METHOD_CALL.exec(part) ?? [];
  if (trace.calls <= 0 || callee === undefined) return null;
  const { file } = scope;
  const alike = file.syntax?.definitions.filter((one) => one.name === callee && isFunction(one));
  if (alike === undefined || alike.length === 0 || alike.length > MAX_RESULTS) return null;
  if (owner !== undefined && (alike.length !== 1 || readLastWord(alike[0]?.container ?? '') !== owner)) return null;
  // By its declared type no text comes out of it.
  if (alike.every(({ signature }) => isNumberType(RESULT.exec(signature)?.[1] ?? ''))) return { text: '0', parts: [] };
  trace.left -= 1;
  const args = splitList(given, file.language);
  const inside = { ...trace, calls: trace.calls - 1 };
  // Which of several it is cannot be seen: one may be written over another.
  const lists = alike.map((called) => listResults(called, file));
  if (lists.some((list) => list.length === 0)) return null;
  const results = lists.flat().map(({ text, scope: inner }) => {
    const pieces = follow(text, inner, inside, steps + 1);
    trace.lines.push(inner.line);
    const parts = pieces.parts.map((one) => {
      const at = inner.parameters.indexOf(one);
      return at < 0 || args[at] === undefined ? null : follow(args[at], scope, trace, steps + 1);
    });
    return { text: pieces.text, parts: pieces.parts.flatMap((one, at) => parts[at]?.parts ?? [one]) };
  });
  return results.length === 0 ? null : joinPieces(results, ' ');
}

/** Lists what a function gives back, with what each of these expressions can see. */
function listResults(
  { first, last }: { readonly first: number; readonly last: number },
  file: Scope['file'],
): readonly { readonly text: string; readonly scope: Scope }[] {
  const flow = file.readFlow();
  const values = flow.isSpent() ? [] : flow.listReturned(first, last);
  // Each result counts: some of many say nothing.
  if (values.length > MAX_RETURNED) return [];
  return values.map((value) => {
    const line = flow.lineOf(value.start);
    return { text: toLine(value), scope: { ...createScope(file, line), at: { offset: value.start } } };
  });
}

/** Returns what the calls of the file give to a parameter, if all give literals or one what somebody sends; null if not. */
function findPassed(name: string, scope: Scope, trace: Trace, steps: number): Pieces | null {
  const { file } = scope;
  if (trace.calls <= 0 || scope.name === '' || file.syntax === null) return null;
  const at = scope.parameters.indexOf(name);
  const offset = scope.parameters[0] === 'self' || scope.parameters[0] === 'cls' ? 1 : 0;
  const calls = file.syntax.calls.filter(
    ({ callee, first }) => callee.endsWith(scope.name) && readLastWord(callee) === scope.name && first !== scope.line,
  );
  const passed = calls.slice(0, MAX_RESULTS).map(({ argument, rest, first, callee }) => {
    const given = splitList(rest === '' ? argument : `${argument}, ${rest}`, file.language)[at - offset];
    if (given === undefined) return { text: HOLE, parts: [name] };
    return follow(given, createCallScope(file, first, callee), { ...trace, calls: 0 }, steps + 1);
  });
  const sent = passed.flatMap(({ parts }) => parts.filter((part) => isFromOutside(part)));
  if (sent.length > 0) return { text: HOLE, parts: sent.slice(0, 1) };
  // Each call counts: some of many say nothing.
  if (
    scope.exported ||
    passed.length === 0 ||
    calls.length > MAX_RESULTS ||
    passed.some(({ parts }) => parts.length > 0)
  )
    return null;
  return joinPieces(passed, ' ');
}

const readLastWord = (callee: string): string => /[\w$]{1,60}$/u.exec(callee.slice(-60))?.[0] ?? '';

/** A line that gives a name a value for a file or a class: it is not indented as deep as what functions hold. */
const DECLARED =
  /^(?:\S| {1,4}\S|\t\S)|^\s{1,16}(?:(?:public|private|protected|internal|static|final|readonly|const|constexpr|val|define|companion|lateinit)\s{1,4}){1,4}/u;

/** Returns the text of a name that the file gives nothing but literals; null if it does not, or gives something else. */
function findConstant(name: string, scope: Scope, trace: Trace, steps: number): Pieces | null {
  const { file } = scope;
  const flow = file.readFlow();
  if (file.last > MAX_LINES || flow.isSpent()) return null;
  const short = name.replace(/^(?:\$?this|self|cls|static|Self)(?:\.|->|::)/u, '');
  const given = flow.listShared(short).filter(({ bare }) => !bare);
  if (given.length > MAX_SHARED || given.some(({ value }) => value === null)) return null;
  const found = given.flatMap(({ value }) =>
    value === null ? [] : follow(toLine(value), placeScope(scope, flow, value), trace, steps + 1),
  );
  const values = found.length > 0 ? found : listDeclared(short, scope, trace, steps);
  if (values.length === 0 || values.some(({ parts }) => parts.length > 0)) return null;
  return { text: joinPieces(values, ' ').text, parts: [] };
}

/** So many values of a name of the file are read. */
const MAX_SHARED = 12;

/** Lists what lines declare a name to be in ways that the flow does not read. */
function listDeclared(name: string, scope: Scope, trace: Trace, steps: number): readonly Pieces[] {
  const { file } = scope;
  const declared = createDeclarationReader(name, file.language);
  const found: Pieces[] = [];
  for (const [number, line] of file.lines) {
    if (!line.includes(name) || !DECLARED.test(line)) continue;
    const own = listLineValues(line).find((one) => one.name === name);
    const given = declared(line) ?? own?.expression;
    if (given === undefined) continue;
    const at = { ...scope, line: number, first: number, at: { line: number, columns: [0] } };
    found.push(follow(readStatement(given, number, file), at, trace, steps + 1));
  }
  return found;
}

/** Returns true if the text has signs of its own besides parts that are put in. */
export function isComposedText({ text, parts }: Pieces): boolean {
  return parts.length > 0 && text.replaceAll(HOLE, '').trim() !== '';
}
