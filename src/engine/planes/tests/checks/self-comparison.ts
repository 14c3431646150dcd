/** Assertions that compare a value with itself, or state a truth about a literal, in the words of any framework. */
import { walkCode } from '../../../text/walk-code.js';

/** Words in front of the operands that say how they are compared; each holds for two equal operands. */
const SAME: ReadonlySet<string> = new Set(
  'equal equals equalvalues equalexportedvalues erroris istype inepsilon withinduration withinrange eq eql areequal aresame same issame is issameas isequalto isequal toequal tobe tostrictequal strictequal deepequal deepstrictequal identical exactly like contains subset jsoneq yamleq elementsmatch greaterorequal lessorequal greaterthanorequal lessthanorequal gte lte indelta includes include match matches samevalue is equalto sameas sameinstance equivalentto greaterthanorequalto lessthanorequalto atleast atmost contain startwith endwith subsetof supersetof streq'.split(
    ' ',
  ),
);

/** Words that state that two operands differ: of two literals that do, it holds. */
const OTHER: ReadonlySet<string> = new Set(
  'notequal notequals notequalto arenotequal isnotequalto isnotequal notsame arenotsame isnotsameas notstrictequal notdeepequal notdeepstrictequal noteq noteql'.split(
    ' ',
  ),
);

const LITERAL =
  /^(?:-?\d{1,12}(?:\.\d{1,6})?|true|false|null|nil|none|undefined|(['"`])[^'"`\\]{0,100}\1|\[\]|\{\})$/iu;

const isFalse = (text: string) => /^(?:false|null|nil|none|undefined|0)$/iu.test(text);
const isNothing = (text: string) => /^(?:null|nil|none|undefined)$/iu.test(text);
const isEmpty = (text: string) => /^(?:""|''|``|\[\]|\{\}|nil|null)$/iu.test(text);
const isZero = (text: string) => isNothing(text) || /^(?:0|""|``|false)$/iu.test(text);

/** Words that state something of one operand, and the literals of which it holds. */
const STATES: ReadonlyMap<string, (literal: string) => boolean> = new Map([
  ...['', 'true', 'istrue', 'ok', 'truthy', 'tobetruthy'].map(
    (word) => [word, (text: string) => !isFalse(text)] as const,
  ),
  ...['false', 'isfalse', 'falsy', 'not', 'tobefalsy'].map((word) => [word, isFalse] as const),
  ...['nil', 'null', 'isnull', 'isnil', 'isnone', 'tobenull'].map((word) => [word, isNothing] as const),
  ...['notnil', 'notnull', 'isnotnull', 'isnotnone'].map((word) => [word, (text: string) => !isNothing(text)] as const),
  ...['empty', 'isempty'].map((word) => [word, isEmpty] as const),
  ...['notempty', 'isnotempty'].map((word) => [word, (text: string) => !isEmpty(text)] as const),
  ['negative', (text: string) => /^-\d/u.test(text)] as const,
  ['positive', (text: string) => /^[1-9]\d{0,11}$/u.test(text)] as const,
  ['zero', isZero] as const,
  ['notzero', (text: string) => !isZero(text)] as const,
  ['noerror', isNothing] as const,
]);

/** No value differs from itself, or is less or more. */
const DIFFERS = /^([^=!<>&|?,]{1,200}?)\s?(?:!==?|<|>)\s?([^=!<>&|?,]{1,200})$/u;
/** A length is never less than 0. */
const LENGTH =
  /^(?:(?:len|count|strlen)\([^()]{1,80}\)|[^()]{1,120}(?:\.|->)(?:length|size|count|Count|Length)(?:\(\))?)$/u;
const AT_LEAST =
  /^(?:greaterorequal|greaterthanorequal|greaterthanorequalto|gte|least|isatleast|isgreaterthanorequalto|isgreaterorequal|tobegreaterthanorequal)$/u;
const AT_MOST = /^(?:lessorequal|lessthanorequal|lessthanorequalto|lte)$/u;
const NOT_SHORTER = /^(.{1,140}?)\s?>=\s?0$/u;

const COMPARED = /^([^=!<>&|?,]{1,200}?)\s?(?:===?|<=|>=)\s?([^=!<>&|?,]{1,200})$/u;

/** In these languages a type says itself what its order is: `x <= x` may be what is tested. */
const DEFINES_ORDER: ReadonlySet<string> = new Set([
  'Python',
  'Ruby',
  'Kotlin',
  'Scala',
  'C#',
  'C++',
  'Rust',
  'Swift',
  'Dart',
]);
const ORDERS = /\s(?:<=?|>=?)\s/u;

/** The subject of a fluent assertion: `expect(x).to.equal`, `assertThat(x).isEqualTo`, `x.should eq`. */
const SUBJECT =
  /^(?:await )?(?:expect|assert_?[tT]hat|verify|that)\((.{1,200})\)\.(?:(?:to|be|deep|have)\.){0,3}(?:to )?(\w{1,40})$/u;
/** What is asked of the value beside it: `Is.EqualTo(x)` of NUnit, `equalTo(x)` and `is(x)` of Hamcrest. */
const CONSTRAINT =
  /^(?:(?:Is|Does|Has|Matchers|CoreMatchers|org\.hamcrest\.\w{1,20})\.)?(is|equalTo|sameInstance|EqualTo|SameAs|EquivalentTo|GreaterThanOrEqualTo|LessThanOrEqualTo|AtLeast|AtMost|Contain|StartWith|EndWith|SubsetOf|SupersetOf)\(((?:[^()]|\([^()]{0,80}\)){1,200})\)$/u;
/** What checks, or begins with the name of what does. */
const CHECKS =
  /assert|require|^(?:EXPECT|CHECK|REQUIRE)(?:_|$)|^(?:(?:await|return|yield)\s)?(?:t|is|suite|s|should|expect|must)[.:>-]/iu;
/** `ok(x)` checks in Test::More, QUnit and Node's assert; elsewhere it is an answer of a server. */
const OK = /^ok$/u;
const HAS_OK: ReadonlySet<string> = new Set(['', 'JavaScript', 'TypeScript', 'TSX', 'Perl', 'Vue', 'Svelte']);
/** The test or suite that Go and its peers pass first. */
const RUNNER = /^(?:t|tt|tb|b|s|suite)(?:\.T\(\))?$/u;

/** Returns true if the statement compares an expression with itself, or states of a literal what holds of it anyway. */
export function comparesWithItself(statement: string, language: string | null): boolean {
  if (DEFINES_ORDER.has(language ?? '') && ORDERS.test(statement)) return false;
  const bare = /^assert!? (?!that\b)([^,]{1,300})(?:,.{0,300})?$/u.exec(statement);
  if (bare !== null) return holdsAnyway('', [bare[1] ?? '']);
  const ruby = /^((?:assert|must)_\w{1,40}) ([^(].{0,300})$/u.exec(statement);
  if (ruby !== null) return holdsAnyway(readWord(ruby[1] ?? ''), splitOperands(ruby[2] ?? ''));
  const call = readLastCall(statement.replace(/\s?;$/u, ''));
  if (call === null) return false;
  const subject = SUBJECT.exec(call.callee);
  if (subject !== null) return holdsAnyway((subject[2] ?? '').toLowerCase(), [subject[1] ?? '', ...call.operands]);
  // https://docs.nunit.org/articles/nunit/writing-tests/constraints/Constraints.html
  const state = /\bassert\.that$/iu.test(call.callee)
    ? /^Is\.((?:Not\.)?(?:True|False|Null|Empty|Zero|Positive|Negative))$/u.exec(call.operands[1] ?? '')
    : null;
  if (state !== null)
    return holdsAnyway((state[1] ?? '').replace('.', '').toLowerCase(), [
      call.operands[0] ?? '',
      ...call.operands.slice(2, 3).map((one) => `because: ${one}`),
    ]);
  const constraint = /\bassert\.?that$/iu.test(call.callee) ? CONSTRAINT.exec(call.operands[1] ?? '') : null;
  if (constraint !== null)
    return holdsAnyway((constraint[1] ?? '').toLowerCase(), [call.operands[0] ?? '', constraint[2] ?? '']);
  // A type says how two values are compared.
  if (call.callee.endsWith('>')) return false;
  // The name of an argument, of a variable: what is called does not check.
  if (/[=,]/u.test(call.callee.replace(/<[^()]{1,200}>/u, ''))) return false;
  if (!CHECKS.test(call.callee) && !(OK.test(call.callee) && HAS_OK.has(language ?? ''))) return false;
  const operands = RUNNER.test(call.operands[0] ?? '') ? call.operands.slice(1) : call.operands;
  return holdsAnyway(readWord(call.callee), operands);
}

/** `$this->assertSame` → `same`, `assert_eq!` → `eq`, `assert.True` → `true`. */
const readWord = (callee: string) =>
  (/(\w{1,60})!?$/u.exec(callee)?.[1] ?? '')
    .replace(/f$/u, (last) => (/(?:Equal|True|False|Nil|Empty|Zero)f$/u.test(callee) ? '' : last))
    .replace(/^(?:(?:XCT)?(?:static_)?[aA]ssert|ASSERT|EXPECT|CHECK|REQUIRE)_?/u, '')
    .replace(/_/gu, '')
    .toLowerCase();

/** Names of operands, as C#, Kotlin, PHP, Swift and Python may write them; a message is no operand. */
const MESSAGE = /^(?:message|msg|userMessage|because|reason|description)\s{0,2}[:=](?![=:])/u;
const NAMED = /^[A-Za-z_]\w{0,40}(?::\s{1,2}(?!:)|\s=\s)/u;

const dropNames = (given: readonly string[]): readonly string[] =>
  given.filter((one) => !MESSAGE.test(one)).map((one) => one.replace(NAMED, ''));

function holdsAnyway(word: string, all: readonly string[]): boolean {
  // `handler.assert(calls: 1, misses: 0)`: an assertion of the project's own, which compares with what it is given.
  if (word === '' && all.filter((one) => NAMED.test(one) && !MESSAGE.test(one)).length > 1) return false;
  const given = dropNames(all);
  // A message may stand first.
  const [start = '', next = ''] = given;
  const told =
    /^["'`]/u.test(start) && (given.length > 2 || (STATES.has(word) && next !== '' && !/^["'`]/u.test(next)));
  const operands = told ? given.slice(1) : given;
  const [first = '', second = ''] = operands;
  if (
    (AT_LEAST.test(word) && LENGTH.test(first) && second === '0') ||
    (AT_MOST.test(word) && LENGTH.test(second) && first === '0')
  )
    return true;
  if (SAME.has(word)) return first === second && isStill(first);
  if (OTHER.has(word)) return first !== second && LITERAL.test(first) && LITERAL.test(second);
  const state = STATES.get(word);
  if (state === undefined || first === '') return false;
  if (/^(?:is)?true$|^(?:ok|truthy)?$/u.test(word) && LENGTH.test(NOT_SHORTER.exec(first)?.[1] ?? '')) return true;
  const [, less = '', more] = state('false') ? (DIFFERS.exec(first) ?? []) : [];
  if (less !== '' && less.trim() === more?.trim() && /^(?:is)?false$/u.test(word)) return isStill(less);
  if (LITERAL.test(first)) return state(first) && operands.length < 3;
  const [, left = '', right] = COMPARED.exec(first) ?? [];
  return /^(?:is)?true$|^(?:ok|truthy)?$/u.test(word) && left.trim() === right?.trim() && isStill(left);
}

/** Returns true for an expression that gives the same value twice: nothing is called, made or counted in it. */
const isStill = (text: string) =>
  text !== '' && !/[({]|\+\+|--|\b(?:new|await|yield)\b|^(?:_|any|anything)$|^\[/u.test(text);

/** Reads the last call of a statement that ends with it: what is called, and its operands. */
function readLastCall(statement: string): { readonly callee: string; readonly operands: readonly string[] } | null {
  if (!statement.endsWith(')')) return null;
  let depth = 0;
  for (let at = statement.length - 1; at >= 0; at -= 1) {
    if (statement[at] === ')') depth += 1;
    if (statement[at] !== '(') continue;
    depth -= 1;
    if (depth === 0)
      return { callee: statement.slice(0, at).trimEnd(), operands: splitOperands(statement.slice(at + 1, -1)) };
  }
  return null;
}

/** Splits operands at the commas that stand outside of brackets and quotes. */
function splitOperands(text: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  const { quote } = walkCode(text, (sign, at, depth) => {
    if (sign !== ',' || depth > 0) return false;
    parts.push(text.slice(start, at).trim());
    start = at + 1;
    return false;
  });
  return quote === '' ? [...parts, text.slice(start).trim()] : parts;
}
