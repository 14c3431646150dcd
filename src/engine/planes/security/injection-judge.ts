/** Judges the calls of one side of a file: which of them execute a text that is put together, or that comes from elsewhere. */
import { addToGroup } from '../../../base/groups.js';
import type { Call, Definition, SideLine, SideSyntax } from '../../model.js';
import type { InjectionCall } from './injection-call.js';
import { isComposedText, MAX_ABOVE, type Origin, type Scope, traceText } from './text-origin.js';
import { splitList } from './text-pieces.js';

/** One side of a file, as far as it is known. */
export interface JudgedSide {
  readonly language: string;
  readonly syntax: SideSyntax;
  readonly runs: readonly (readonly SideLine[])[];
}

/** A call that executes something that does not stand in the code. */
export interface JudgedCall {
  readonly meant: InjectionCall;
  readonly call: Call;
  /** What is executed, as written at the call. */
  readonly given: string;
  /** Text of the code with parts put in; false: all of it comes from elsewhere. */
  readonly composed: boolean;
  /** Lines that the text is put together on, the call's own included. */
  readonly lines: readonly number[];
}

/** Longer calls are read over so many lines. */
const MAX_CALL_LINES = 12;

/** Returns the calls that execute something that is put together or unknown, of those that `near` selects. */
export function judgeCalls(
  side: JudgedSide,
  table: readonly InjectionCall[],
  near: (first: number, last: number) => boolean,
): readonly JudgedCall[] {
  const byName = new Map<string, InjectionCall[]>();
  for (const one of table) {
    if (one.languages.includes(side.language)) for (const name of one.names) addToGroup(byName, name, one);
  }
  const lines = new Map<number, string>();
  for (const run of side.runs) for (const { number, text } of run) lines.set(number, text);
  const last = side.runs.at(-1)?.at(-1)?.number ?? 0;
  return side.syntax.calls.flatMap((call) => {
    const found = byName.get(/[\w$?!]{1,60}$/u.exec(call.callee.slice(-60))?.[0] ?? '');
    if (found === undefined || !near(call.first - MAX_ABOVE, call.last)) return [];
    const fitting = found.filter((one) => fits(one, call, lines));
    if (fitting.length === 0) return [];
    const around = findFunction(side.syntax.definitions, call);
    const scope: Scope = {
      language: side.language,
      line: call.first,
      first: around?.first ?? Math.max(1, call.first - MAX_ABOVE),
      parameters: new Set(around?.parameters.map(({ name }) => name)),
      read: (number) => lines.get(number),
      last,
    };
    for (const meant of fitting) {
      const judged = judge(meant, call, scope);
      if (judged !== null) return [judged];
    }
    return [];
  });
}

function fits(
  { callee, arguments: wanted, given, within }: InjectionCall,
  call: Call,
  lines: ReadonlyMap<number, string>,
): boolean {
  if (callee !== undefined && !callee.test(call.callee.slice(-200))) return false;
  const whole = listArguments(call);
  if (wanted !== undefined && !wanted.test(whole)) return false;
  if (given !== undefined && !given.test(whole)) return false;
  if (within === undefined) return true;
  const own: string[] = [];
  for (let number = call.first; number <= Math.min(call.last, call.first + MAX_CALL_LINES); number += 1)
    own.push(lines.get(number) ?? '');
  return within.test(own.join('\n'));
}

/** A list of arguments: each is one, whatever it holds. */
const LIST = /^(?:new\s{1,4}\w{1,30}\s{0,4}\[|\[|array\(|arrayOf\(|listOf\(|List\.of\(|Arrays\.asList\()/u;

const listArguments = ({ argument, rest }: Call): string => (rest === '' ? argument : `${argument}, ${rest}`);

/** Returns the innermost function around a call. */
function findFunction(definitions: readonly Definition[], { first }: Call): Definition | undefined {
  return definitions.findLast(
    (one) => (one.kind === 'function' || one.kind === 'method') && one.first <= first && one.last >= first,
  );
}

function judge(meant: InjectionCall, call: Call, scope: Scope): JudgedCall | null {
  for (const given of listGiven(meant, call, scope.language)) {
    const judged = judgeGiven(meant, call, scope, given);
    if (judged !== null) return judged;
  }
  return null;
}

/** A query may stand behind a connection, a context or a place for the result. */
const MAX_BEFORE_QUERY = 3;

/** Returns the arguments that may be executed. */
function listGiven(meant: InjectionCall, call: Call, language: string): readonly string[] {
  if (meant.given !== undefined)
    return splitList(meant.given.exec(listArguments(call))?.[1] ?? '', language).slice(0, 1);
  if (meant.text === undefined || call.rest === '') return call.argument === '' ? [] : [call.argument];
  return splitList(listArguments(call), language).slice(0, MAX_BEFORE_QUERY);
}

function judgeGiven(meant: InjectionCall, call: Call, scope: Scope, given: string): JudgedCall | null {
  if (meant.always === true) return { meant, call, given, composed: false, lines: [call.first] };
  if (meant.list === 'apart' && LIST.test(given)) return null;
  if (meant.unknown === null && meant.text !== undefined && !/["'`]|^[\w$@.]+$|^<<|\w\(/u.test(given)) return null;
  const near = traceText(given, scope, false);
  const severe = (origin: Origin) => rate(meant, origin);
  if (severe(near) === null) return null;
  // The whole file is searched for constants only where something would be said.
  const origin = traceText(given, scope, true);
  const composed = severe(origin);
  if (composed === null) return null;
  return { meant, call, given, composed, lines: [call.first, ...origin.lines] };
}

/** Returns whether a text is composed (true) or unknown (false); null if neither is to be told. */
function rate(meant: InjectionCall, origin: Origin): boolean | null {
  if (origin.parts.length === 0) return null;
  if (meant.query === true && origin.parts.every((part) => QUERY_PART.test(part))) return null;
  if (isComposedText(origin)) return meant.text === undefined || meant.text.test(origin.text) ? true : null;
  return meant.unknown === null ? null : false;
}

/** Names that show that a part of a query is the program's own. */
const QUERY_PART =
  /^[$@:*&]{0,2}(?:[\w$]{1,60}(?:\.|->|::)){0,4}_?\w{0,60}(?:table_?(?:name)?s?|columns?|cols|fields?|prefix|suffix|sql|sqlsource|query|clauses?|where|schema|placeholders?|conditions?|predicate|joins?|order_?by|sort_?order|direction|dialect)(?:\(\))?$|^[$@]{0,2}(?:t|tbl|col|cols|db_?name|database|index_?name)$|(?:[\w$]{1,40}(?:\.|->|::)){0,3}join\(["'].{0,200}$|quote\w{0,40}\(.{0,100}\)$/iu;
