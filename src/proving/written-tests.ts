/** The tests that a change writes, and which criterion each is about. */
import { buildQuery } from '../engine/binding/query/query.js';
import type { Binding, Change, FileChange, SideSyntax, Syntax } from '../engine/model.js';
import { WordCutter } from '../engine/text/words.js';
import type { WrittenTest } from './tests.js';

/** A test is about the criteria that have at least this share of the words that the best of them has. */
const NEAR = 0.85;
/** A word of a test's name counts as so many in its body: the name says what the test is about. */
const IN_NAME = 4;

const LITERAL = /^(?:true|false|null|undefined|None|True|False|nil|NaN)$/u;
const ASSERTING_CALL = /assert|expect|should|check|verify|must|require|raises|throws/iu;

/** Returns the tests with added lines, in the order of the files and of their lines. */
export function listWrittenTests(change: Change, syntax: Syntax): readonly WrittenTest[] {
  return change.files.flatMap((file) => {
    const side = syntax.get(file.file.path)?.after;
    return side === null || side === undefined ? [] : listOfFile(file, side);
  });
}

function listOfFile({ file, added }: FileChange, side: SideSyntax): readonly WrittenTest[] {
  return side.cases
    .filter(({ suite, first, last }) => !suite && added.some(({ number }) => number >= first && number <= last))
    .map(({ name, first, last }) => ({ file: file.path, name, first, last, asserts: hasAssertion(side, first, last) }));
}

/** Whether lines assert something that is not the same whatever the program does: `assert.ok(true)` does not. */
function hasAssertion({ assertions, calls }: Pick<SideSyntax, 'assertions' | 'calls'>, first: number, last: number) {
  const within = (one: { readonly first: number; readonly last: number }) => one.first >= first && one.last <= last;
  if (assertions.some((one) => within(one) && saysSomething(one.text))) return true;
  const asserted = (line: number) => assertions.some((one) => one.first <= line && line <= one.last);
  // A function of the project's own may do the asserting.
  return calls.some((one) => within(one) && !asserted(one.first) && ASSERTING_CALL.test(one.callee));
}

/** `text` is the tokens of an assertion, separated by one space. */
function saysSomething(text: string): boolean {
  const tokens = text.split(' ');
  if (/^\w+ \. (?:Error|Errorf|Fatal|Fatalf|Fail|FailNow|fail)\b/u.test(text)) return true;
  return tokens.some((token, index) => {
    if (index === 0 || !/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(token)) return false;
    return tokens[index - 1] !== '.' && !LITERAL.test(token);
  });
}

/** Returns the tests of each criterion, by its id. A test that is about no criterion is in none. */
export function assignTests(
  bindings: readonly Binding[],
  tests: readonly WrittenTest[],
  change: Change,
): ReadonlyMap<string, readonly WrittenTest[]> {
  const cutter = new WordCutter();
  const query = buildQuery(
    bindings.map(({ criterion }) => criterion),
    cutter,
  );
  const texts = new Map(change.files.map(({ file }) => [file.path, (file.new_text ?? '').split('\n')]));
  const wanted = query.wishes.map(({ words }) =>
    words.reduce((sum, { term, weight }) => sum + weight * term.rarity, 0),
  );
  const owned = new Map<string, WrittenTest[]>(bindings.map(({ criterion }) => [criterion.id, []]));
  for (const test of tests) {
    const weights = new Map<string, number>();
    const count = (line: string, worth: number) => {
      for (const { cut } of cutter.cutLine(line))
        for (const { stem } of cut.tokens) weights.set(stem, Math.max(worth, weights.get(stem) ?? 0));
    };
    for (const line of (texts.get(test.file) ?? []).slice(test.first - 1, test.last)) count(line, 1);
    count(test.name, IN_NAME);
    const scores = query.wishes.map(({ words }, index) => {
      const shared = words.reduce(
        (sum, { term, weight }) => sum + ((weights.get(term.key) ?? 0) * weight * term.rarity) / term.wanted.length,
        0,
      );
      return shared / Math.sqrt(Math.max(wanted[index] ?? 0, Number.EPSILON));
    });
    const best = Math.max(0, ...scores);
    const bound = bindings.map(({ ranges }) =>
      ranges.some(({ file, first, last }) => file === test.file && first <= test.last && last >= test.first),
    );
    bindings.forEach(({ criterion }, index) => {
      const near = best > 0 ? (scores[index] ?? 0) >= NEAR * best : (bound[index] ?? false);
      if (near) owned.get(criterion.id)?.push(test);
    });
  }
  return owned;
}
