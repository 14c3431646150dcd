import type { Call, FileChange, Rule, RuleContext, SideSyntax, TestCase } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { createInnerTest } from './cases/inner-tests.js';
import { type Place, reportPlaces } from './report-places.js';
import { findFamily } from './vocabulary.js';

/** Reports a new test case in whose file no check is shown for it. */
export const withoutAssertion: Rule = {
  id: 'tests/without-assertion',
  severity: 'info',
  summary: 'A new test shows no check',
  docs: {
    why: 'A test without an assertion passes unless something throws. It adds to the coverage, but finds no wrong result.',
    bad: {
      files: {
        'src/cart.test.ts': [
          " import { Cart } from './cart.js';",
          "+it('adds up', () => {",
          '+  const cart = new Cart();',
          '+  cart.add(12);',
          '+});',
        ],
      },
    },
    good: {
      files: {
        'src/cart.test.ts': [
          " import { Cart } from './cart.js';",
          "+it('adds up', () => {",
          '+  const cart = new Cart();',
          '+  cart.add(12);',
          '+  expect(cart.total).toBe(12);',
          '+});',
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    const places = context.change.files.flatMap((change) =>
      change.class !== 'test' || findFamily(change.language) === null || ASIDE.test(change.file.path.toLowerCase())
        ? []
        : findUnchecked(context, change),
    );
    return reportPlaces(places, {
      title: (count, { text }) =>
        count === 1 ? `A new test shows no check: ${text}` : `New tests show no check, the first: ${text}`,
      rationale: (list, count) =>
        `It has no assertion that this file shows, so it passes unless something throws. Say what the result has to be; if only an error is to be found, say so in its name.${count === 1 ? '' : ` The tests: ${list}.`}`,
    });
  },
};

/** Data of other tests, tests of types, benchmarks, and what documents show. */
const ASIDE =
  /(?:^|\/)(?:docs?|documentation|samples?|snippets?|testdata|test[-_]data|fixtures?|__fixtures__|examples?|bench(?:es|marks?)?)\/|\.(?:test-d|bench)\.\w+$/u;

/** Words that stand wherever something is checked, in a name or as a statement. A test that has one is not judged. */
const CHECKS =
  /assert|expect|\bcheck\.that|should|must|verif|ensure|\bthrow|raises?\b|fail|panic|reject|unwrap|await_|forall|property|stepverifier|quickcheck|scenario|usefixtures|\bcy\b|done\(|\?;|\?$|snapshot|golden|todo/u;

/** Patterns for values that a matcher is given, and settings of the runner: https://jestjs.io/docs/expect */
const PATTERNS =
  /\bexpect\.(?:not\.)?(?:any|anything|arrayContaining|arrayOf|objectContaining|stringContaining|stringMatching|closeTo|extend|addSnapshotSerializer|addEqualityTesters)\(/gu;

/** `text` is written with a space between its tokens. */
const isPattern = (text: string): boolean => text.replaceAll(' ', '').search(PATTERNS) === 0;

/** Assertions that are collected, and what tells of them: https://assertj.github.io/doc/#assertj-core-soft-assertions */
const SOFT = /\bnew (?:\w{1,20}\.){0,6}(?:Java6)?(?:JUnit(?:Jupiter)?)?(?:BDD)?SoftAssert(?:ions)?\(/u;
const ENDS_SOFT =
  /\bassertAll\b|\.close\(|\btry\s?\(|AutoCloseable|errorsCollected|\(\s?\w{0,20}[sS]oft\w{0,12}\s?[,)]|return\b/u;

/** Words in the name of a call that may check. */
const CHECKING_CALL =
  /check|confirm|match|equal|compar|valid|approv|satisf|requir|wait|guard|find_?by|get_?by|tobe|\beq\b|\bok\b|test|prove|given|diff|report|bench|compile|see|error|warn|throw/u;

/** In these languages comparisons, operators or macros check without a call that a parser sees. */
const CHECKS_BY_WORDS: ReadonlySet<string> = new Set([
  'Groovy',
  'Scala',
  'Kotlin',
  'C',
  'C++',
  'Shell',
  'Elixir',
  'Swift',
  'Rust',
]);
const WORDS =
  /check|confirm|match|equal|compar|valid|satisf|requir|guard|error|warn|\bis\b|===?|!==?|\bok\b|<-|->|diff|prove|given|compile|bench|test_|static_/u;

/** Names of tests of which the only result is that nothing is thrown. */
const SMOKE =
  /smoke|compil|(?:not|n't|never|without|no)[\s_]?(?:\w{1,20}[\s_]?){0,2}(?:throw|crash|panic|rais|err|fail|exception|block|hang|deadlock|leak|warn)|noexcept|import|benchmark|^(?:fuzz|example)/u;
const isSmoke = (name: string): boolean => SMOKE.test(name.toLowerCase());

/** Modules whose objects check by methods of other names: https://docs.aws.amazon.com/cdk/api/v2/docs/aws-cdk-lib.assertions-readme.html */
const CHECKS_BY_OBJECTS = /^(?:aws-cdk-lib\/assertions|@aws-cdk\/assert\w{0,10})$/u;

/** A case whose first argument is the name of a function, which holds what is checked: https://github.com/avajs/ava (macros). */
const MACRO = /\btest(?:\.\w{1,20}){0,2}\(\s?[a-z_$][\w$]{0,60}\s?,(?!\s?(?:async\s?)?(?:function\b|\(?t\b))/u;

/** Cases beyond this number are not judged. */
const MAX_CASES = 500;

function findUnchecked({ syntax }: RuleContext, change: FileChange): readonly Place[] {
  const read = syntax.get(change.file.path);
  const after = read?.after ?? null;
  if (read === undefined || after === null || after.imports.some(({ module }) => CHECKS_BY_OBJECTS.test(module)))
    return [];
  const added = new Map(read.added.map((line) => [line.number, line]));
  const known = new Set(read.before?.cases.map(({ name }) => name) ?? []);
  const fresh = after.cases.filter(
    ({ suite, runs, name, first, last }) =>
      !suite && runs !== 'disabled' && !known.has(name) && added.has(first) && added.has(last) && !isSmoke(name),
  );
  if (fresh.length === 0) return [];
  const isInner = createInnerTest(change, 'new', after);
  const isHelper = createHelperTest(change, after);
  const byMacros = after.imports.some(({ module }) => module === 'ava');
  return fresh.slice(0, MAX_CASES).flatMap((one): readonly Place[] => {
    if (isInner(one.first)) return [];
    const body: string[] = [];
    for (let number = one.first; number <= one.last; number += 1) {
      const line = added.get(number);
      // A line that stood there before is part of a case that was renamed.
      if (line === undefined) return [];
      body.push(line.code.slice(0, REACH.longLine));
    }
    const above: string[] = [];
    for (let at = one.first - 1; at >= one.first - MAX_HEAD; at -= 1) {
      const text = added.get(at)?.text.slice(0, REACH.longLine) ?? '';
      // Beyond an empty line or the end of another case it is not about this one.
      if (text.trim() === '' || /^\s*\}/u.test(text)) break;
      above.push(text);
    }
    if (EXPECTS.test([...above, ...body.slice(0, MAX_HEAD)].join('\n'))) return [];
    if (byMacros && MACRO.test(body[0] ?? '')) return [];
    if (!isJudged(one, body, after, change.language, isHelper)) return [];
    return [
      {
        file: change.file.path,
        line: one.first,
        text: one.name,
        severity: 'info',
      },
    ];
  });
}

/** Annotations and results by which a runner itself checks something. */
const EXPECTS =
  /@expected|\[Expected\w{0,30}[(\]]|doesNotPerformAssertions|\bskip\b|\bpending\b|should_?panic|expected\w*\s*=|timeout|throws\s*=|->\s*(?:Result|impl|anyhow)/iu;
/** The lines of a case that may belong to its head. */
const MAX_HEAD = 4;

/** Returns true if a case holds nothing that checks, and calls nothing that might. */
function isJudged(
  one: TestCase,
  body: readonly string[],
  after: SideSyntax,
  language: string | null,
  isHelper: (call: Call, kept: boolean) => boolean,
): boolean {
  // Without a function there is nothing to judge: another rule tells of it.
  if (!/=>|\{|\bfunction\b|\bdo\b|:\s*$|\bfn\b/mu.test(body.join('\n'))) return false;
  // The arrow of a function is no check.
  const [head = '', ...rest] = dropMarks(body, one.name);
  const opened = head.replace(/^.*?(?:\{|=>|\bdo\b|:\s*$)/u, '');
  const text = [opened === head ? '' : opened, ...rest]
    .join('\n')
    .replace(/=>|\bconsole\.\w{1,20}\(/gu, ' ')
    .replace(PATTERNS, '(')
    .replace(/^[^(){}]{0,200}\{/u, ' ');
  if (SOFT.test(text) && !ENDS_SOFT.test(text)) return true;
  const lower = text.toLowerCase();
  if (
    CHECKS.test(lower) ||
    (CHECKS_BY_WORDS.has(language ?? '') && WORDS.test(lower)) ||
    /[(,]\s*[\w.]+\s*\)\s*;?\s*$/u.test(body.length === 1 ? head.replace(/\{.*\}/u, '') : '')
  )
    return false;
  // A chain over lines may say what has to come of it, in words of its project.
  if (CHAINED.test(text)) return false;
  // What the runner gives to a test is what it fails by. A test that never names it hands it to no helper either.
  const given = GIVEN.exec(head.slice(0, REACH.longLine))
    ?.slice(1)
    .find((name) => name !== undefined);
  if (given !== undefined) return !new RegExp(`\\b${given}\\b`, 'u').test(text);
  const within = ({ first, last }: { readonly first: number; readonly last: number }) =>
    first >= one.first && last <= one.last;
  if (after.assertions.some((check) => within(check) && !isPattern(check.text))) return false;
  return after.calls
    .filter((call) => within(call) && call.first >= one.first)
    .every(
      (call) =>
        (call.first === one.first && RUNNER.test(call.callee)) ||
        !isHelper(call, isKept(call, body[call.first - one.first] ?? '')),
    );
}

/** Drops the annotations above the head of a function, and in the head what stands before its parameters: no name checks. */
function dropMarks(body: readonly string[], name: string): readonly string[] {
  if (!/^\w{1,200}$/u.test(name)) return body;
  // A head names a type or a keyword before it; a call of the same name does not.
  const head = new RegExp(
    `(?:^\\s*|[\\w>\\]?*&]\\s{1,4}(?<!\\b(?:return|await|new|throw|yield|else)\\s{1,4}))${name}\\s{0,2}[(<]`,
    'u',
  );
  const at = body.findIndex((line) => head.test(line));
  return at < 0
    ? body
    : body.slice(at).map((line, index) => (index === 0 ? line.slice(line.indexOf(name) + name.length) : line));
}

/** A line that goes on with a call of what stands above it, other than those that only hand on. */
const CHAINED =
  /^\s*\??\.(?!(?:then|catch|finally|forEach|map|filter|flatMap|reduce|sort|each|times|stream|collect|build|iter|into_iter|clone|to_string|await)\b)\w{1,80}[!?]?\s{0,2}\(/mu;

/** The parameter that Go, AVA, tape, QUnit and node:test fail a test by. */
const GIVEN =
  /\(\s?(\w{1,20}) \*testing\.T\)|[,(]\s?(?:async )?(?:function\s?\w{0,60})?\s?(?:\(\s?(t|assert)\s?\)|(t|assert))\s?(?:=>|\{)/u;

/** The call that declares the case itself. */
const RUNNER = /^(?:it|test|specify|Deno\.test|QUnit\.test|t\.test|scenario|example|x?it)\b/u;

/** Returns true for a call whose result gets a name. `line` is the code that it begins on. */
function isKept({ callee }: Call, line: string): boolean {
  const at = line.indexOf(callee.slice(0, MAX_CALLEE));
  return at > 0 && GIVES.test(line.slice(0, at));
}
const MAX_CALLEE = 40;
const GIVES = /(?:[^=!<>]=|:=)\s{0,4}(?:(?:await|yield|try)\s{1,4})?$/u;

/** Names of objects that drive a page or a program and fail by themselves, and of helpers of tests. */
const DRIVER =
  /^(?:page|browser|screen|cy|driver|app|server|client|harness|tester|helpers?|utils?|fixtures?|support|self|this|super|\$this|static|suite|runner|pytester|testdir|t|tb|b|c|s|h|it|mock\w*|vi|jest|sinon|td)\b/iu;

/** Languages in which a class is called like a function. */
const CALLS_CLASSES: ReadonlySet<string> = new Set(['Python', 'Swift', 'Kotlin', 'Dart', 'Scala']);

/** Returns a function that tells whether a call may check something that the case does not show. */
function createHelperTest({ file, language }: FileChange, after: SideSyntax): (call: Call, kept: boolean) => boolean {
  const constructed = CALLS_CLASSES.has(language ?? '') ? /^[A-Z]\w*$/u : /^new\s/u;
  const texts = file.new_text?.toLowerCase().split('\n') ?? null;
  /** A function of the same file whose whole text shows that it checks nothing itself and hands no test on. */
  const isPlain = (name: string): boolean => {
    const found = after.definitions.filter((one) => one.name === name);
    return (
      texts !== null &&
      found.length > 0 &&
      found.every(({ first, last }) => {
        const body = texts
          .slice(first - 1, last)
          .join('\n')
          .slice(0, REACH.statement);
        return !CHECKS.test(body) && !CHECKING_CALL.test(body) && !WORDS.test(body);
      })
    );
  };
  return ({ callee, argument }, kept) => {
    if (GOES_ON.test(callee) || ACTS.test(callee) || PRINTS.test(callee)) return false;
    // A helper that is given the test, or a function, may check.
    if (
      /^(?:(?:t|tb|b|c|self|this|expect|assert)\b|\(|async\b|function\b|\{\s*\|)/u.test(argument) ||
      /=>|\bdo\b|lambda/u.test(argument)
    )
      return true;
    if (constructed.test(callee)) return false;
    // A result that is kept was to be checked later; what checks by itself is a statement of its own.
    if (kept && !CHECKING_CALL.test(callee.toLowerCase()) && !STAND_IN.test(callee)) return false;
    const [object = '', ...members] = callee.split(/[.:>?!-]+/u);
    if (members.length === 0) {
      return after.definitions.some(({ name }) => name === object) ? !isPlain(object) : !PLAIN_CALL.test(object);
    }
    if (!kept && /^[cC]heck(?:[A-Z_]|$)/u.test(members.at(-1) ?? '') && /^[A-Z]/u.test(object)) return true;
    if (members.length === 1 && /^(?:self|this|\$this|static)$/u.test(object)) return !isPlain(members[0] ?? '');
    return DRIVER.test(object) || /help|util|test|support|fixture|harness/iu.test(object);
  };
}

/** Methods that call what they are given: what it does stands in the case itself. */
const GOES_ON = /\.(?:then|finally|forEach|map|filter|flatMap|reduce|sort|each|times)$/u;

/** Objects that stand in for others may check how they are called, when the test ends. */
const STAND_IN = /mock|prophesi|spy|stub|fake/iu;

/** What drives a page, and fails only if it cannot: https://playwright.dev/docs/api/class-page */
const ACTS =
  /^(?:page|browser|context|driver)\.(?:goto|click|dblclick|fill|type|press|hover|tap|focus|goBack|goForward|reload|setContent|setViewportSize|close|newPage|screenshot|navigate|get|quit|addInitScript|selectOption)$/u;

/** What writes to the log of a test: https://docs.nunit.org/articles/nunit/writing-tests/TestContext.html */
const PRINTS = /^TestContext\.(?:(?:Out|Progress|Error)\.)?Write(?:Line)?$/u;

/** Functions of languages and frameworks that check nothing. */
const PLAIN_CALL =
  /^(?:print\w*|len|list|dict|set|str|int|range|open|sorted|require|import|setTimeout|clearTimeout|Promise|String|Number|Object|Array|super|puts|p|echo|var_dump|render|mount|shallowMount|act|useState|make|append|panic|new|Ok|Some|vec|println|format|let|subject|sleep|count|strlen|json_encode|alert|fetch|nameof|typeof|default)$/u;
