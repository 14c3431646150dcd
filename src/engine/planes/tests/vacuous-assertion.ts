import type { FileChange, Rule, RuleContext, ScannedLine } from '../../model.js';
import { measureIndent } from '../../text/line-shape.js';
import { REACH } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { createNewSideReader } from '../new-side.js';
import { createInnerTest } from './cases/inner-tests.js';
import { isSampleTest } from './cases/sample-tests.js';
import { assertsTuple, checksLiteral, marksSuccess } from './checks/always-true.js';
import { hasOwnWords } from './checks/own-words.js';
import { comparesWithItself } from './checks/self-comparison.js';
import { findUnawaited, findUnfinished } from './checks/unfinished-assertion.js';
import { type Place, reportPlaces } from './report-places.js';
import { ASSERTION, type Family, findFamily } from './vocabulary.js';

/** Reports a new assertion that cannot fail: without a matcher, of a tuple, of a literal, or of a value against itself. */
export const vacuousAssertion: Rule = {
  id: 'tests/vacuous-assertion',
  severity: 'warn',
  summary: 'An assertion that cannot fail',
  docs: {
    why: 'It looks like a check, but it passes with any code: a matcher is missing or not called, or the value is a tuple or a literal.',
    bad: {
      files: {
        'src/cart.test.ts': [
          " it('adds up', () => {",
          '   fill(cart);',
          '+  expect(cart.total === 12);',
          '   expect(cart.items).toHaveLength(3);',
          ' });',
        ],
      },
    },
    good: {
      files: {
        'src/cart.test.ts': [
          " it('adds up', () => {",
          '   fill(cart);',
          '+  expect(cart.total).toBe(12);',
          '   expect(cart.items).toHaveLength(3);',
          ' });',
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    const places = findNewLines(context, ({ class: kind }) => kind === 'test').flatMap(({ change, lines }) => {
      const family = findFamily(change.language);
      return family === null || isSampleTest(change.file.path) ? [] : findVacuous(context, change, family, lines);
    });
    const misplaced = findNewLines(
      context,
      ({ class: kind, language }) => kind === 'test' && language === 'Python',
    ).flatMap(({ change, lines }) => findMisplaced(change, lines));
    const values = reportPlaces(misplaced, {
      title: (_, { text }) => `A value where a message stands: ${text}`,
      rationale: (list) =>
        `The second argument of such an assertion is only the message of its failure, and nothing is compared with it: ${list}. Use the assertion that compares two values.`,
    });
    const empty = reportPlaces(places, {
      title: (count, { text }) =>
        count === 1 ? `This assertion cannot fail: ${text}` : `Assertions cannot fail, the first: ${text}`,
      rationale: (list, count) =>
        `A matcher is missing or not called, nobody waits for it, or a tuple, a literal or a value against itself is checked, so it holds whatever the value is. Say what the value has to be.${count === 1 ? '' : ` The places: ${list}.`}`,
    });
    return [...empty, ...values];
  },
};

/**
 * Returns assertions of one value that get a number, a truth, a list or a mapping as their second argument, which is the message:
 * https://docs.python.org/3/library/unittest.html#unittest.TestCase.assertTrue
 */
const findMisplaced = ({ file }: FileChange, lines: readonly ScannedLine[]): readonly Place[] =>
  lines
    .filter(({ code }) => code.includes('.assert') && MISPLACED.test(code.slice(0, REACH.line)))
    .map(({ number, text }) => ({ file: file.path, line: number, text: text.trim(), severity: 'info' }));

const MISPLACED =
  /^\s{0,200}self\.assert(?:True|False|IsNone|IsNotNone)\((?:[^()]|\([^()]{0,200}\)){1,300},\s{0,4}(?:-?\d[\d._]{0,30}|True|False|None|\[[^[\]]{0,200}\]|\{[^{}]{0,200}\})\s{0,4}\)\s{0,20}$/u;

function findVacuous(
  { syntax }: RuleContext,
  change: FileChange,
  family: Family,
  lines: readonly ScannedLine[],
): readonly Place[] {
  const after = syntax.get(change.file.path)?.after ?? null;
  const numbers = new Set(lines.map(({ number }) => number));
  const isOwn = after?.definitions.some(({ name, kind }) => name === 'expect' && kind === 'function') === true;
  const uncalled =
    family === 'js' && !isOwn
      ? (after?.assertions ?? []).filter(({ text }) => MATCHER_UNCALLED.test(text.slice(0, REACH.longLine)))
      : [];
  const without = new Set(
    [
      ...(after === null ? [] : [...findUnfinished(family, after), ...findUnawaited(family, after)]),
      ...uncalled.map(({ first }) => first),
    ].filter((first) => numbers.has(first)),
  );
  const own = after !== null && hasOwnWords(family, after);
  const side = createNewSideReader(change);
  const isAboutEquality = (number: number) =>
    after?.cases.some(
      ({ name, first, last, suite }) => !suite && first <= number && number <= last && EQUALITY.test(name),
    ) === true;
  const found = lines.flatMap((line): readonly Place[] => {
    const loud =
      (without.has(line.number) && !(family === 'jvm' && OPENS_BLOCK.test(line.code.slice(0, REACH.longLine)))) ||
      (family === 'js' && ASSERTION_UNCALLED.test(line.code.slice(0, REACH.longLine))) ||
      (family === 'python' && (isTuple(line) || NO_MOCK.test(line.code.slice(0, REACH.longLine)))) ||
      (family === 'ruby' && isBareExpect(line, side));
    if (!loud && (!isLiteral(change, family, line) || isAboutEquality(line.number))) return [];
    if (!loud && standsBesideCheck(line.number, family, side)) return [];
    // In a library with words of its own it may be a whole check.
    const severity = loud && !(own && without.has(line.number)) ? 'warn' : 'info';
    const asked = loud && severity === 'info' ? { checksLess: true as const } : {};
    return [{ file: change.file.path, line: line.number, text: line.text.trim(), severity, ...asked }];
  });
  if (found.length === 0) return [];
  const isInner = createInnerTest(change, 'new', after);
  return found.filter(({ line }) => !isInner(line));
}

/** The head of another way that a condition goes: `else`, `case 2:`, `catch`, `_ ->`. */
const BRANCH =
  /^\s{0,200}\}?\s{0,4}(?:else|elif|elsif|elseif|case|default|when|catch|except|rescue|_\s{0,4}(?:->|=>))(?![\w$])/u;
/** A branch stands so many lines away at most. */
const MAX_BRANCH = 6;

/** Returns true for a line in one branch of a condition whose other branch checks something that can fail. */
function standsBesideCheck(number: number, family: Family, side: (number: number) => string | undefined): boolean {
  const depth = measureIndent(side(number) ?? '');
  return [-1, 1].some((step) => {
    let branched = false;
    for (let at = number + step; Math.abs(at - number) <= MAX_BRANCH; at += step) {
      const text = (side(at) ?? '').slice(0, REACH.line);
      if (text.trim() === '') continue;
      if (measureIndent(text) < depth) {
        if (!BRANCH.test(text)) return false;
        branched = true;
      } else if (branched && measureIndent(text) === depth && canFail(text.trim(), family)) return true;
    }
    return false;
  });
}

const canFail = (text: string, family: Family): boolean =>
  FAILS.test(text) || (ASSERTION[family]?.test(text) === true && !checksLiteral(text));

/** What fails wherever it is reached. */
const FAILS =
  /^(?:[\w$]{1,40}[.:>-]{1,2}){0,2}(?:fail|flunk|Fail|FailNow|Fatal|Fatalf|Error|Errorf)\b|^(?:throw|raise|panic!?)\b/u;

/** Tests of equality itself compare a value with itself on purpose. */
const EQUALITY = /equal|same|identi|reflexiv|hash|compar|symmetr|contract/iu;

/**
 * `expect(x).toBe;`, `expect(x).not;`, `expect(x).to.equal;`: the tokens of a statement that ends with a matcher that is
 * not called, or with a word that only leads to one. Chai has matchers that need no call: https://www.chaijs.com/api/bdd/.
 */
const MATCHER_UNCALLED =
  /^(?:await )?(?:expect (?:\. \w{1,20} )?\(.{0,1900}\) |(?:[\w$]{1,60} (?:\. [\w$]{1,60} ){0,4})?(?=\. should\b))(?:\. \w{1,20} ){0,4}\. (?:not|resolves|rejects|to[A-Z]\w{1,60}|to|be|been|is|that|which|and|has|have|with|at|of|same|but|does|still|deep|nested|own|any|all|should|an?|includes?|contains?|equals?|eq|eqls?|above|gte?|greaterThan|least|below|lte?|lessThan|most|within|instanceof|instanceOf|property|ownProperty|lengthOf|length|matche?s?|string|keys?|throws?|Throw|respondsTo?|respondTo|satisf(?:y|ies)|closeTo|approximately|members|oneOf|changes?|increases?|decreases?|by)$/u;
/**
 * An assertion of a module that is named and not called: `assert.fail;`. What is awaited is a promise that something else keeps,
 * as the end of a plan, unless it is the name of an assertion that gives one: https://nodejs.org/api/assert.html.
 */
const ASSERTION_UNCALLED =
  /^\s{0,200}(?:await (?=(?:assert\.(?:strict\.)?(?:rejects|doesNotReject|throws|doesNotThrow|ok|\w{0,12}[eE]qual|match|fail)|should\.\w{1,40}|expect\.\w{1,40})\b))?(?:assert\.\w{1,40}|should\.(?:fail|throw|not|equal|exist)|expect\.(?:fail|soft|poll))\s{0,4};?\s{0,4}$/u;

/**
 * A check of a mock that is not called, or that no mock has: such a name is a mock itself, which is true.
 * https://docs.python.org/3/library/unittest.mock.html#unittest.mock.Mock
 */
const NO_MOCK =
  /^\s{0,200}(?:assert\s{1,4})?[\w.]{1,120}\.assert_(?:any_call|any_await|has_calls|has_awaits|not_(?:called|awaited)|(?:called|awaited)(?:_once)?(?:_with)?)\s{0,8}$|^\s{0,200}(?:\w{1,60}\.){1,6}called_once(?:_with)?\(|^\s{0,200}(?:assert\s{1,4}(?:not\s{1,4})?)?(?:\w{1,60}\.){0,5}\w{0,40}[mM]ock\w{0,40}(?:\.\w{1,60}){0,4}\.(?:called_once_with|called_with|has_calls|not_called|any_call|called_once)(?:\(|\s{0,8}$)/u;

/** In Kotlin the block behind a call is its last argument: what is checked stands in it. */
const OPENS_BLOCK = /\)\s{0,4}\{\s{0,40}$/u;

/** Returns true for `expect(x)` alone on a line of Ruby that the next line does not go on with. */
function isBareExpect({ number, code }: ScannedLine, side: (number: number) => string | undefined): boolean {
  return (
    /^\s{1,200}expect(?:\([^(){}]{0,300}(?:\([^(){}]{0,300}\)[^(){}]{0,300})?\)|\s?\{[^{}]{0,300}\})\s{0,200}$/u.test(
      code.slice(0, REACH.longLine),
    ) && !/^\s*(?:\.|&\.)/u.test(side(number + 1) ?? '')
  );
}

function isTuple({ code }: ScannedLine): boolean {
  return code.includes('assert') && assertsTuple(code.slice(0, REACH.longLine));
}

function isLiteral({ regions, language }: FileChange, family: Family, line: ScannedLine): boolean {
  if (!/assert|require|expect|must_|should|ok\(|\b(?:t|s|is|suite)\.\w/iu.test(line.code.slice(0, REACH.entry)))
    return false;
  const end = line.comment.trim() === '' ? line.text.length : line.comment.length - line.comment.trimStart().length;
  const statement = line.text.slice(0, Math.min(end, REACH.statement)).trim();
  if (!checksLiteral(statement) && !comparesWithItself(statement, language)) return false;
  // Where it replaces another check, the test was weakened: another rule says so. Where it replaces `t.pass()`, nothing was.
  const region = regions.find(({ added }) => added.some(({ number }) => number === line.number));
  const replaces = ({ text }: { readonly text: string }) =>
    ASSERTION[family]?.test(text.slice(0, REACH.line)) === true || marksSuccess(text.slice(0, REACH.line).trim());
  return region?.removed.some(replaces) !== true;
}
