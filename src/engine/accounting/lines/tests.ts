/**
 * Added lines of tests that only check what the ticket asks for. Tests run where secrets are, so a line counts only if
 * every call on it is known: of the test framework, of asked names, of the language's pure functions, or of the file
 * as it was.
 */
import { countBefore } from '../../../base/order.js';
import type { FileChange, FileSyntax, SideSyntax } from '../../model.js';
import { findCovered, hasLineWithin, type LineSpan } from '../../text/line-spans.js';
import { listWords, readRoot } from './words.js';

/** Functions of test frameworks, by the first name of a call. */
export const FRAMEWORK: ReadonlySet<string> = new Set(
  `describe context suite it test specify expect assert should beforeEach afterEach beforeAll afterAll before after
  setup teardown vi jest sinon cy chai t b s assertEquals assertEqual assertTrue assertFalse assertNull assertNotNull
  assertThat assertThrows assertRaises assertIn assertIs assertIsNone assertIsNotNone assertSame assertCount
  assertContains assertArrayEquals assert_eq assert_ne assert_matches matches pytest unittest raises approx fixture
  mark Assert Assertions Assumptions require suite_test XCTAssert XCTAssertEqual XCTAssertTrue XCTAssertFalse
  XCTAssertNil XCTAssertNotNil XCTAssertThrowsError Expect eq expectTypeOf assertType let subject EXPECT_EQ EXPECT_TRUE
  EXPECT_FALSE EXPECT_NE ASSERT_EQ ASSERT_TRUE ASSERT_FALSE TEST TEST_F TEST_CASE REQUIRE CHECK verify when given Mockito
  Test Fact Theory InlineData is ok equal deepEqual notEqual throws rejects doesNotThrow group setUp tearDown`.split(
    /\s+/u,
  ),
);

/** Functions and types without an effect outside the program, of the languages with a tree. */
export const PURE: ReadonlySet<string> = new Set(
  `Array Object String Number Boolean Map Set WeakMap Date Math JSON Symbol BigInt RegExp Promise Error TypeError
  RangeError Uint8Array structuredClone parseInt parseFloat isNaN len list dict set tuple str int float bool range sorted
  sum min max abs round enumerate zip map filter any all isinstance repr type print vec format println Some None Ok Err
  Box Rc Arc Vec HashMap HashSet String From Into Default clone to_string unwrap iter into collect List Arrays Map Set
  Optional Stream Collections Objects LocalDate Instant Duration BigDecimal UUID make append cap errors fmt strings bytes
  reflect time math sort array count implode explode sprintf is_array puts nil Struct Hash Integer Float Console Enumerable
  URL URLSearchParams Headers FormData Blob TextEncoder TextDecoder AbortController setTimeout clearTimeout document
  HTMLElement customElements Event CustomEvent KeyboardEvent MouseEvent console Dictionary Guid DateTime TimeSpan Convert Decimal Task`.split(
    /\s+/u,
  ),
);

/** Names by which a line leaves the program, whoever defines them. */
export const REACHES_OUT =
  /\b(?:process|globalThis|global|window|Function|constructor|__proto__|eval|exec\w*|sh|shell|bash|spawn\w*|fork|system|popen|subprocess|child_process|Runtime|ProcessBuilder|Process|unsafe|ctypes|pickle|marshal|socket|fetch|XMLHttpRequest|axios|requests?|urllib\w*|curl|wget|http|https|net|dns|ssh|unlink\w*|rm\w*|write\w*|chmod|chown|os|fs|shutil|open|getenv|environ|env|atob|btoa|base64|importlib|__import__|dlopen|loadLibrary|ClassLoader|Reflection)\b|\brequire\s*\(|\bimport\s*\(/gu;

/** Names that reach any function, also when they stand in a string. */
const HIDDEN =
  /\b(?:curl|wget|nc|bash|powershell|\/bin\/sh|rm -rf)\b|constructor|__proto__|\beval\b|child_process|subprocess|__builtins__|__globals__|__class__/u;

/** Where a name gets its value: `const x =`, `x :=`, `let x`, `x =`. */
const LOCAL = /(?:^|[^\p{IDC}$.])([\p{IDS}_$][\p{IDC}$]*)\s*(?::\s*[\w<>[\], |]{1,80})?\s*(?::=|=(?![=>]))/gu;

/** Returns the numbers of the added lines of a test file that only check asked names. */
export function findCheckingLines(
  change: FileChange,
  syntax: FileSyntax,
  names: ReadonlySet<string>,
): ReadonlySet<number> {
  const { after } = syntax;
  if (change.class !== 'test' || after === null || names.size === 0) return new Set();
  const numbers = change.added.map(({ number }) => number);
  const naming = change.added.filter(({ text }) => hasAny(listWords(text), names)).map(({ number }) => number);
  const asserts = createInnerFinder(after.assertions);
  const cases = after.cases.filter(({ suite }) => !suite);
  const checking = cases.filter((one) => one.runs === 'always' && hasLineWithin(naming, one) && asserts(one));
  if (checking.length === 0) return new Set();
  const known = listKnownNames(change, after, names);
  const inCase = findCovered(numbers, cases);
  const inChecking = findCovered(numbers, checking);
  const strange = findCovered(
    numbers,
    after.calls.filter(({ callee }) => !known.has(readRoot(callee))),
  );
  const before = listWords(change.file.old_text ?? '');
  const code = new Map(syntax.added.map((line) => [line.number, line.code]));
  return new Set(
    change.added
      .filter(({ number, text }) => {
        if (inCase.has(number) && !inChecking.has(number)) return false;
        return !strange.has(number) && isContained(code.get(number) ?? text, before) && !HIDDEN.test(text);
      })
      .map(({ number }) => number),
  );
}

/** Returns a function that tells whether one of many spans lies in another span. */
function createInnerFinder(spans: readonly LineSpan[]): (around: LineSpan) => boolean {
  const sorted = spans.toSorted((a, b) => a.first - b.first);
  // The least last line of the spans from each place on.
  const ends: number[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (let at = sorted.length - 1; at >= 0; at -= 1) {
    end = Math.min(end, sorted[at]?.last ?? end);
    ends[at] = end;
  }
  return ({ first, last }) =>
    (ends[countBefore(sorted, (one) => one.first < first)] ?? Number.POSITIVE_INFINITY) <= last;
}

/** Names that a test may call: what it defines itself counts, since the lines that define it are judged one by one. */
function listKnownNames(
  { added, file }: FileChange,
  after: SideSyntax,
  names: ReadonlySet<string>,
): ReadonlySet<string> {
  const locals = added.flatMap(({ text }) => [...text.matchAll(LOCAL)].map(([, name = '']) => name));
  const own = after.definitions.flatMap(({ name, parameters }) => [name, ...parameters.map((one) => one.name)]);
  const importing = findCovered(
    added.map(({ number }) => number),
    after.imports.filter(({ module }) => OF_THE_REPOSITORY.test(module)),
  );
  const imported = added.filter(({ number }) => importing.has(number)).flatMap(({ text }) => [...listWords(text)]);
  return new Set([...FRAMEWORK, ...PURE, ...names, ...listWords(file.old_text ?? ''), ...locals, ...own, ...imported]);
}

/** Modules of the repository itself, by how they are named. */
const OF_THE_REPOSITORY = /^(?:\.{1,2}(?:\/|$)|@\/|~\/|crate\b|super\b|self\b)/u;

/** Returns whether a line names nothing outside the program, apart from what the file named before. */
function isContained(text: string, before: ReadonlySet<string>): boolean {
  return [...text.matchAll(REACHES_OUT)].every(([found]) => before.has(found));
}

function hasAny(words: ReadonlySet<string>, names: ReadonlySet<string>): boolean {
  return [...words].some((word) => names.has(word));
}
