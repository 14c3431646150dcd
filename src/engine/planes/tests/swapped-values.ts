import type { FileChange, RawFinding, Rule, ScannedLine } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { isClosing, walkCode } from '../../text/walk-code.js';
import { findNewLines } from '../new-lines.js';
import { tellOnce } from '../tell-once.js';
import { readWholeCode } from '../whole-code.js';
import { clip } from '../wording.js';
import { type Family, findFamily } from './vocabulary.js';

/** Reports new checks of equality that name the expected value where the actual one belongs. */
export const swappedValues: Rule = {
  id: 'tests/swapped-values',
  severity: 'info',
  summary: 'A check has the expected value in the place of the actual one',
  docs: {
    why: 'The test finds the same faults, but its message says “expected 3 but was 2” if 2 was expected and the code gave 3.',
    bad: {
      files: {
        'src/test/java/CartTest.java': [
          ' import static org.junit.jupiter.api.Assertions.assertEquals;',
          ' class CartTest {',
          '   @Test void sums() {',
          '+    assertEquals(cart.total(), 12);',
          '   }',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'src/test/java/CartTest.java': [
          ' import static org.junit.jupiter.api.Assertions.assertEquals;',
          ' class CartTest {',
          '   @Test void sums() {',
          '+    assertEquals(12, cart.total());',
          '   }',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check: (context) =>
    tellOnce(
      findNewLines(
        context,
        (change) => change.class === 'test' && FORMS[toFamily(change) ?? 'c'] !== undefined,
      ).flatMap(({ change, lines }) => {
        const form = FORMS[toFamily(change) ?? 'c'];
        const text = change.file.new_text ?? '';
        if (form === undefined || !form.uses.test(text) || form.unless?.test(text) === true) return [];
        const swapped = lines.filter((line) => readOrder(line, form) === 'swapped');
        return swapped.length === 0 || isHabit(change, swapped, form) ? [] : swapped.map((line) => build(change, line));
      }),
    ),
};

const toFamily = ({ language }: FileChange): Family | null => findFamily(language);

interface Form {
  /** What the file has where the expected value comes first; other libraries have it second. */
  readonly uses: RegExp;
  readonly unless?: RegExp;
  /** The call up to its first argument. */
  readonly call: RegExp;
  /** How many arguments stand before the two values. */
  readonly before: number;
}

/** JUnit and kotlin.test, xUnit.net, NUnit 3 and MSTest, testify, minitest and test-unit, PHPUnit: their documentation. */
const FORMS: Readonly<Partial<Record<Family, Form>>> = {
  jvm: {
    uses: /\b(?:org\.junit|junit\.framework|kotlin\.test)\b/u,
    unless: /\borg\.testng\b/u,
    call: /(?:^|[^\w.])(?:(?:Assert|Assertions)\.)?assert(?:Equals|Same)\(/u,
    before: 0,
  },
  dotnet: {
    uses: /\busing (?:Xunit|NUnit\.Framework|Microsoft\.VisualStudio\.TestTools)|\[(?:Fact|Test|TestMethod)\b/u,
    call: /\bAssert\.(?:Equal|AreEqual|StrictEqual)\(/u,
    before: 0,
  },
  go: { uses: /stretchr\/testify/u, call: /\b(?:assert|require)\.(?:Equal|EqualValues|Exactly)\(/u, before: 1 },
  ruby: { uses: /\bassert_equal\b/u, call: /^\s*assert_(?:equal|same)[ (]/u, before: 0 },
  php: { uses: /\bTestCase\b/u, call: /(?:\$this->|self::|static::)assert(?:Same|Equals)\(/u, before: 0 },
};

const LITERAL = /^(?:-?\d[\d_.]*[a-zA-Z]{0,2}|"[^"]*"|'[^']*'|:\w+|true|false|null|nil|None)$/u;
/** A value that the code under test gives: a call, or a member of something. */
const ACTUAL = /^(?!.{0,60}\b(?:expected|want|exp)\b)[\w$@!].{0,200}(?:\(|\.|->|\[)/iu;

/** Returns how the two values of a check on one line stand; null if that cannot be told. */
function readOrder({ code }: Pick<ScannedLine, 'code'>, { call, before }: Form): 'right' | 'swapped' | null {
  const line = code.slice(0, REACH.statement);
  const match = call.exec(line);
  if (match === null) return null;
  const values = splitArguments(line.slice(match.index + match[0].length));
  if (values === null || values.length !== before + 2) return null;
  const [one = '', other = ''] = values.slice(before);
  if (LITERAL.test(one)) return LITERAL.test(other) ? null : 'right';
  return LITERAL.test(other) && ACTUAL.test(one) ? 'swapped' : null;
}

/** Splits what stands between two brackets by the commas of its own level; null if it does not end on the line. */
function splitArguments(text: string): readonly string[] | null {
  const found: string[] = [];
  let start = 0;
  const { at, depth, quote } = walkCode(text, (sign, at, depth) => {
    if (depth > 0) return false;
    if (sign === ',') {
      found.push(text.slice(start, at).trim());
      start = at + 1;
    }
    return isClosing(sign);
  });
  // In Ruby a call ends with its line.
  const ends = at < text.length || (depth === 0 && quote === '' && found.length > 0 && !/[,;]\s*$/u.test(text));
  return ends ? [...found, text.slice(start, at).trim()] : null;
}

/** Returns true if the other checks of the file mostly stand that way too: then it is how the project writes them. */
function isHabit(change: FileChange, swapped: readonly ScannedLine[], form: Form): boolean {
  const fresh = new Set(swapped.map(({ number }) => number));
  const orders = (readWholeCode(change)?.scanned ?? [])
    .filter((_, at) => !fresh.has(at + 1))
    .map((line) => readOrder(line, form));
  const others = orders.filter((order) => order === 'swapped').length;
  return others > 0 && others >= orders.filter((order) => order === 'right').length;
}

function build({ file }: FileChange, { number, text }: ScannedLine): RawFinding {
  return {
    file: file.path,
    first: number,
    last: number,
    title: `The expected value stands second: ${clip(text.trim(), 70)}`,
    rationale:
      'This check takes the expected value first and the actual one second. If it fails, its message names them the wrong way round: swap the two.',
    anchor: text.trim(),
  };
}
