/** Judges the calls of one side of a file: which of them execute a text that is put together, or that comes from elsewhere. */
import { addToGroup } from '../../../../base/groups.js';
import type { FileFlow } from '../../../flow/file-flow.js';
import { cutStatement } from '../../../flow/statement-text.js';
import type { Call, SideLine, SideSyntax } from '../../../model.js';
import { createSettledTest, fits, listArguments } from './call-fits.js';
import { readListedQuery, splitList } from './code-lists.js';
import { readHeredoc } from './heredoc.js';
import type { InjectionCall } from './injection-call.js';
import { readNames, spellOut } from './injection-names.js';
import { isFromOutside } from './outside.js';
import { isSent, isSentOrRequested } from './sent-parameters.js';
import { HOLE, type Pieces } from './string-literals.js';
import { isComposedText, type Origin, traceText } from './text-origin.js';
import { readPieces } from './text-pieces.js';
import { createCallScope, MAX_ABOVE, readFileText, type Scope } from './text-scope.js';

/** One side of a file, as far as it is known. */
export interface JudgedSide {
  readonly language: string;
  readonly syntax: SideSyntax;
  readonly runs: readonly (readonly SideLine[])[];
  /** Null where there is no tree of the whole file. */
  readonly readFlow: () => FileFlow | null;
}

/** A call that executes something that is not in the code. */
export interface JudgedCall {
  readonly meant: InjectionCall;
  readonly call: Call;
  /** What is executed, as written at the call. */
  readonly given: string;
  /** Text of the code with parts put in; false: all of it comes from elsewhere. */
  readonly composed: boolean;
  /** True: only the program that a shell is to run is not written there, and its arguments are. */
  readonly program: boolean;
  /** True: a query of which every part is what an object of the program answers, and no one sends. */
  readonly answered: boolean;
  /** True: the function shows that a part is what somebody sends from another machine. */
  readonly sent: boolean;
  /** The parts that are put in, as they are written. */
  readonly parts: readonly string[];
  /** Lines that the text is put together on, the call's own included. */
  readonly lines: readonly number[];
}

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
  const file = readFileText(side.language, side.syntax, side.runs, side.readFlow);
  const names = readNames(side.runs, side.language);
  const isSettled = createSettledTest(file.lines);
  return side.syntax.calls.map(withoutTypes).flatMap((call) => {
    const whole = spellOut(call.callee, names);
    const called = new Set([readLastName(call.callee), readLastName(whole)]);
    const found = [...called].flatMap((name) => byName.get(name) ?? []);
    if (found.length === 0 || !near(call.first - MAX_ABOVE, call.last)) return [];
    const fitting = found.filter((one) => fits(one, call, whole, file.lines) && !isSettled(one));
    if (fitting.length === 0) return [];
    const scope = createCallScope(file, call.first, call.callee);
    for (const meant of fitting) {
      const judged = judge(meant, call, scope);
      if (judged !== null) return [judged];
    }
    return [];
  });
}

/** Types that a call is given: `Query<User>` is `Query`. */
const TYPES = /<[^<>]{0,80}(?:<[^<>]{0,60}>[^<>]{0,40}){0,3}>$/u;

const withoutTypes = (call: Call): Call =>
  call.callee.endsWith('>') ? { ...call, callee: call.callee.replace(TYPES, '') } : call;

const readLastName = (callee: string): string => /[\w$?!]{1,60}$/u.exec(callee.slice(-60))?.[0] ?? '';

/** A list of arguments: each is one, whatever it holds. */
const LIST = /^(?:new\s{0,4}\w{0,30}\s{0,4}\[|\[|array\(|arrayOf\(|listOf\(|List\.of\(|Arrays\.asList\()/u;

const WITHOUT_PARTS = { given: '', composed: false, program: false, answered: false, sent: false, parts: [] } as const;

function judge(meant: InjectionCall, call: Call, scope: Scope): JudgedCall | null {
  if (isTagged(call, scope)) return null;
  if (meant.query === true && isInterpolated(call.argument) && getsParts(call, scope)) return null;
  if (meant.always === true) return { meant, call, ...WITHOUT_PARTS, lines: [call.first] };
  let leading = true;
  for (const given of listGiven(meant, call, scope.file.language)) {
    const named = given.replace(ARGUMENT_NAME, '');
    const text = meant.query === true ? readListedQuery(named, scope.file.language) : named;
    const judged = judgeGiven(meant, call, scope, text, leading);
    if (judged !== null) return judged;
    leading &&= meant.which === 'every' || CONTEXT.test(given);
  }
  return null;
}

/** Returns true for a template with a tag: the tag gets the parts apart, and decides what becomes of them. */
function isTagged({ argument, first }: Call, { file }: Scope): boolean {
  if (!argument.startsWith('`')) return false;
  const line = file.lines.get(first) ?? '';
  const at = line.indexOf(argument.split('\n')[0] ?? argument);
  return at > 0 && /[\w$>]/u.test(line.charAt(at - 1));
}

/** One literal with inserted parts; joined with another it is a plain text. */
const isInterpolated = (argument: string): boolean =>
  /^\$/u.test(argument) && !/["\w)]\s{0,4}\+|\+\s{0,4}\$?@?"/u.test(argument);

/** Calls that get the parts of an inserted text apart from it, as Entity Framework documents them. */
const GETS_PARTS =
  /(?:^|\.)(?:FromSqlInterpolated|ExecuteSqlInterpolated\w{0,5}|FromSql|ExecuteSql(?:Async)?|SqlQuery)(?:<[\w.]{1,60}>)?$/u;

/** https://learn.microsoft.com/en-us/ef/core/what-is-new/ef-core-2.0/#string-interpolation-in-raw-sql-methods: alone, and not in Entity Framework 6. */
const GETS_PARTS_ALONE = /(?:^|\.)ExecuteSqlCommand(?:Async)?$/u;

const getsParts = ({ callee, rest }: Call, { file }: Scope): boolean =>
  GETS_PARTS.test(callee) ||
  (rest === '' &&
    GETS_PARTS_ALONE.test(callee) &&
    file.syntax?.imports.some(({ module }) => module === 'Microsoft.EntityFrameworkCore') === true);

/** The name of an argument: `sql=`, as Python writes it. */
const ARGUMENT_NAME = /^[a-z_]\w{0,40}\s{0,2}=(?![=>])\s{0,2}/u;
/** What may stand before a query. */
const CONTEXT =
  /^(?:CommandType\.\w{1,20}|TransactionalBehavior\.\w{1,40}|typeof\(\w{1,40}\)|new \w{0,20}Connection\(.{0,80}|ctx|\w{0,20}[cC]ontext(?:\.\w{1,20}\(\))?|this|\$?(?:conn\w{0,10}|con|db|dbh|link|mysqli|pdo|handle|dbc)|\$this->\w{0,20}(?:conn\w{0,10}|db|dbh|link|mysqli|pdo)|tx|&\w{1,30}|null|nil|true|false)$/u;

/** A query may stand behind a connection, a context or a place for the result. */
const MAX_BEFORE_QUERY = 3;

/** Returns the arguments that may be executed. */
function listGiven(meant: InjectionCall, call: Call, language: string): readonly string[] {
  if (meant.which === 'every') return splitList(listArguments(call), language);
  if (meant.which === 'last') return splitList(listArguments(call), language).slice(-1);
  if (meant.given !== undefined)
    return splitList(cutStatement(meant.given.exec(listArguments(call))?.[1] ?? ''), language).slice(0, 1);
  if (meant.text === undefined || meant.query !== true || call.rest === '')
    return call.argument === '' ? [] : [call.argument];
  return splitList(listArguments(call), language).slice(0, MAX_BEFORE_QUERY);
}

function judgeGiven(
  meant: InjectionCall,
  call: Call,
  scope: Scope,
  given: string,
  leading: boolean,
): JudgedCall | null {
  if (meant.list === 'apart' && LIST.test(given)) return null;
  if (
    meant.unknown === null &&
    meant.text !== undefined &&
    !/["'`[]|^[&*]?[\w$@.]+$|^<<|\w\(|[+%.] ?\$?\w|->/u.test(given)
  )
    return null;
  const severe = (origin: Origin) => rate(meant, call, origin, scope, leading);
  if (meant.sign !== undefined && !isOfDatabase(call.callee) && !scope.file.says(meant.sign)) return null;
  // A file is parsed for its flow only where a name or a call is given.
  if (readPieces(readHeredoc(given, scope), scope.file.language).parts.length === 0) return null;
  const origin = traceText(given, scope);
  const composed = severe(origin);
  if (composed === null) return null;
  const program = isProgramAlone(meant, origin, scope);
  const answered = meant.query === true && origin.parts.every((part) => isAnswered(part, scope));
  const { parts } = origin;
  const sent = parts.some((part) => isSentOrRequested(part, scope));
  return { meant, call, given, composed, program, answered, sent, parts, lines: [call.first, ...origin.lines] };
}

/** `Account.locale`, `model::Row.title`: a member of an object, and no name of a value alone. */
const isAnswered = (part: string, scope: Scope): boolean =>
  isQueryPart(part) || (MEMBER.test(part) && !isFromOutside(part) && !isSent(part, scope));

const MEMBER = /^[$@]{0,2}[a-z_]\w{0,60}(?:(?:\.|->|::)\w{1,60}[?!]?(?:\(\))?){1,6}$/iu;

/** Returns whether a text is composed (true) or unknown (false); null if neither is to be told. */
function rate(meant: InjectionCall, call: Call, origin: Origin, scope: Scope, leading: boolean): boolean | null {
  if (origin.parts.length === 0) return null;
  if (meant.query === true && origin.parts.every(isQueryPart)) return null;
  if (meant.composed !== null && isComposedText(origin)) {
    if (meant.text === undefined || meant.text.test(origin.text)) return true;
    if (meant.query === true) return isSoleQuery(call, origin) ? false : null;
    if (meant.outside !== 'source') return null;
  }
  if (meant.query === true && isJoinedQuery(origin) && isSoleQuery(call, origin)) return false;
  if (meant.unknown !== null) return false;
  if (meant.outside === undefined || !leading) return null;
  if (meant.leading === true && !origin.text.trimStart().startsWith(HOLE)) return null;
  if (meant.query === true && (!isOfDatabase(call.callee) || isPrepared(call, scope))) return null;
  const runs = meant.query !== true || runsQueries(call.callee);
  const outside = (part: string) =>
    isFromOutside(part) ||
    isSent(part, scope) ||
    (runs &&
      meant.outside === 'parameter' &&
      scope.parameters.includes(part) &&
      !QUERY_NAME.test(part) &&
      !CONTEXT.test(part));
  return origin.parts.some(outside) ? false : null;
}

/**
 * Returns true for a command whose program is looked up or configured, and whose arguments stand in the code: what is run is
 * then as safe as where that name comes from. What a caller or a request gives is none.
 */
export function isProgramAlone(
  { runs }: Pick<InjectionCall, 'runs'>,
  { text, parts }: Pieces,
  { parameters }: Pick<Scope, 'parameters'>,
): boolean {
  const [part, ...more] = parts;
  if (!runs.endsWith('in a shell') || part === undefined || more.length > 0) return false;
  return OWN_PROGRAM.test(text.trim()) && !isFromOutside(part) && !parameters.includes(part);
}

const OWN_PROGRAM = new RegExp(`^["'\`]?${HOLE}["'\`]?\\s`, 'u');

/** Parts that are put together with no text between them. */
const JOINED = new RegExp(HOLE + HOLE, 'u');

/**
 * Returns true for a call that takes nothing but a query, where a part of it is not the program's own: then it is one
 * without words that show it.
 */
function isSoleQuery({ callee }: Call, { parts }: Origin): boolean {
  const short = callee.slice(-100);
  return (takesQueries(short) || RUNS_SENT.test(short)) && parts.some(isForeign);
}

const isForeign = (part: string): boolean => !isQueryPart(part) && !QUERY_NAME.test(part) && !CONTEXT.test(part);

/** Returns true for a query that is nothing but parts put together, of which one is not the program's own. */
export const isJoinedQuery = ({ text, parts }: Pieces): boolean => JOINED.test(text) && parts.some(isForeign);

/** Returns true for a call of a statement that is prepared: it is given values. Statements of JDBC and others are given queries. */
function isPrepared({ callee }: Call, { file }: Scope): boolean {
  return (
    !/^(?:Java|Kotlin|Scala|Groovy|C#)$/u.test(file.language) &&
    /(?:^|[.>$])\w{0,20}(?:stmt|statement)(?:\.|->)\w+$/iu.test(callee)
  );
}

/** Calls and classes of .NET that only databases have; many a program has methods of the same names that take one. */
const RUNS_SENT =
  /(?:^|\.)(?:ExecuteQuery|ExecuteCommand|ExecuteDataSet|ExecuteNonQuery(?:Async)?|ExecuteReader(?:Async)?|ExecuteScalar(?:Async)?|ExecuteDataRow(?:Async)?|LoadDataSet|SqlQuery\w{0,10}|FromSql|(?:SQLite|Sqlite)Command\.Execute)(?:<[\w.<>]{1,60}>)?$|^new (?:\w{1,30}\.){0,4}\w{0,20}(?:Sql|SQL|Sqlite|SQLite|OleDb|Odbc|Oracle)\w{0,6}(?:Command|DataAdapter|DataSource)$/u;

/** Calls that nothing but databases have, in lower case. */
const TAKES_QUERIES =
  /(?:^|\.|->|::)(?:executequery|executeupdate|executelargeupdate|preparestatement|preparecall|createnativequery|createsqlquery|rawquery\w{0,20}|execsql|compilestatement|queryforobject|queryforlist|queryformap|queryforrowset|preparedquery|fromsqlraw|executesqlraw\w{0,10}|executesqlcommand(?:async)?|\w{0,20}sqlcommand|queryrow\w{0,10}|querycontext|execcontext|find_by_sql|\$(?:query|execute)rawunsafe|mysqli?_query|pg_query|real_query|multi_query|setfilter|setgrouping|setordering|rawsql|executescript|whereraw|orwhereraw|havingraw|orderbyraw|groupbyraw|selectraw|fromraw|appendwhere)$/u;
const takesQueries = (callee: string): boolean => TAKES_QUERIES.test(callee.toLowerCase());

/** Calls of objects that are named like a database, in lower case. */
const OF_DATABASE =
  /(?:^|[.>:_])_?\w{0,20}(?:client(?!(?:\(\))?(?:\.|->|::)(?:update|delete|order|where|group|having|select)$)|db|database|conn|connection|cursor|cur|pool|sqlclient|stmt|statement|session|tx|trx|knex|sequelize|jdbc\w{0,20}|datasource|entitymanager|pdo|mysqli|dbh)(?:\(\))?(?:\.|->|::)(?:query|execute|exec|prepare|raw|unprepared|update|delete|querywithfactory|updatewithonconflict|order|where|group|having|select)$/u;

/** Returns true for a call that runs a query, whatever its text says. */
function runsQueries(callee: string): boolean {
  const short = callee.slice(-100);
  return takesQueries(short) || OF_DATABASE.test(short.toLowerCase());
}

/** Returns true for a call that is told for what it is given, and not only for a text with the words of a query. */
const isOfDatabase = (callee: string): boolean => runsQueries(callee) || RUNS_SENT.test(callee.slice(-100));

/** Names of a whole query: a function that passes one on does not make it. */
const QUERY_NAME = /(?:^\$?|_)(?:stmt|statement|query|q|cmd|command|ddl|script|text|select|expr|expression|builder)$/iu;

/** Returns true for a part that is named like a part of a query. */
export const isQueryPart = (part: string): boolean => QUERY_PART.test(part.toLowerCase()) && !SEARCHED.test(part);

/** What somebody searches for is named so, too: in a text that is a query without it. */
const SEARCHED = /^\$?query$/iu;

/** Names in lower case that show that a part of a query is the program's own. */
const QUERY_PART =
  /^[$@:*&]{0,2}(?:[\w$]{1,60}(?:\.|->|::)){0,4}_?\w{0,60}(?:table_?(?:name)?s?|columns?|cols|fields?|prefix|suffix|sql|sqlsource|query|clauses?|where|schema|placeholders?|conditions?|predicate|joins?|order_?by|sort_?order|direction|dialect)(?:\(\))?$|^[$@]{0,2}(?:t|tbl|col|cols|db_?name|database|index_?name)$|(?:[\w$]{1,40}(?:\.|->|::)){0,3}join\(["'].{0,200}$|quote\w{0,40}\(.{0,100}\)$|^\$?(?:this->)?wpdb->\w{1,40}$/u;
