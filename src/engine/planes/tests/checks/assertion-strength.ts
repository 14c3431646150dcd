/** How much an assertion demands: an exact value, or only that there is one. */

const EXACT =
  /\b(?:toBe|toEqual|toStrictEqual|toMatchObject|toHaveLength|toContain|toContainEqual|toMatch|toHaveBeenCalledWith|toBeCloseTo|deepEqual|deepStrictEqual|strictEqual|equal|equals|eql|assertEquals?|assert_equal|assertEqual|assertListEqual|assertDictEqual|assertSame|assertArrayEquals|assertIn|assertContains|assert_eq|assert_ne|isEqualTo|isSameAs|isIn|containsExactly\w{0,20}|contains|hasSize|eq|shouldBe|shouldEqual|must_equal|AreEqual|AreSame|Equal|Equals|EqualValues|JSONEq|ElementsMatch|Len|XCTAssertEqual|Be|BeEquivalentTo|Is\.EqualTo|DeepEqual|include|match|(?:EXPECT|ASSERT)_(?:EQ|STREQ|DOUBLE_EQ|FLOAT_EQ|THAT))\b/u;

const EXISTS =
  /\b(?:toBeDefined|toBeTruthy|toBeInstanceOf|toHaveBeenCalled|assertNotNull|assertIsNotNone|assertIsNotNull|assertNotNil|assertNotEmpty|assertIsInstance|assertInstanceOf|isNotNull|isNotEmpty|isPresent|notNull|NotNull|NotNil|NotEmpty|NotBeNull|NotBeEmpty|be_truthy|be_present|refute_nil|assert_not_nil|assert_instance_of|XCTAssertNotNil|shouldNotBeNull|IsNotNull|IsNotEmpty|anything|assertTrue|isTrue)\b|\b(?:EXPECT|ASSERT)_(?:TRUE\(|NE\([^,]{1,200}, {0,4}(?:nullptr|NULL)\))|\bto\.(?:exist|be\.ok)\b|\bassert\.ok\(|\b[aA]ssert\.(?:Is)?True\(|\bassert!\([^;]{1,120}\.is_(?:ok|some|err)\(\)\)|^\s{0,200}assert\([\w.()]{1,100}\.(?:isDefined|nonEmpty|isSuccess|isFailure|isRight|isLeft|isPresent)\)|\bnot\.(?:toBeNull|toBeUndefined|to be_nil)\b|\bnot_to be_nil\b|^\s{0,200}assert\s{1,4}[\w.()[\]]{1,100}(?:\?| is not None)?\s{0,4}$/u;

/** A comparison with nothing: `assert(a != null)` of Scala, `REQUIRE(a != nullptr)` of Catch2. */
const NOT_NULL =
  /^\s{0,200}(?:assert|REQUIRE|CHECK)\s?\([^=!<>]{1,200}(?:!=|\bne) (?:null|nullptr|NULL|None)\);?\s{0,4}$/u;
/** A comparison with a value: `assert(a == b)` of Scala, Python and Catch2; `expect(a, b)` of Dart with a value and no matcher. */
const EQUAL =
  /^\s{0,200}(?:assert\s.{1,300}(?:==|!=|\bin\b)|(?:assert|REQUIRE|CHECK)\s?\(.{1,300}==|expect\([^,]{1,200}, {0,4}(?! |is[A-Z]|throws|any\w{0,20}\b|complet|returns|emits|finds)[^,]{1,200}\);\s{0,4}$)/u;

/** Comparisons inside an assertion of truth: `assertTrue(a == b)`. */
const COMPARES = /[=!]=|<|>|\bequals?\b|\bin\b|\bcontains\b|\bis (?!not None)/u;

/** Words of frameworks for a bound, or for another value than one. */
const BOUND_WORDS =
  /\b(?:\w{0,20}(?:GreaterThan|LessThan|GreaterOrEqual|LessOrEqual|BePositive|BeNegative|NotZero)\w{0,20}|assert(?:Greater|Less)\w{0,20}|isPositive|isNegative|isNonNegative|be_positive|be_negative|greaterThan\w{0,20}|lessThan\w{0,20}|Is\.(?:Positive|Negative)|assert\.(?:Greater|Less|Positive)|(?:EXPECT|ASSERT)_(?:GT|GE|LT|LE)|TEST_ASSERT_(?:GREATER|LESS)\w{0,20})\b|\b(?:be|to be) [<>]/u;
/** A comparison by order, or with what it must not be, as all that an assertion of truth is about. */
const BOUND =
  /^\s{0,200}(?:assert!?|REQUIRE|CHECK|ASSERT|#expect|#require|try #require|XCTAssert(?:True)?|(?:\$?\w{1,20}[.:>-]{1,2})?assertTrue|[aA]ssert\.(?:Is)?True|assert\.ok|(?:EXPECT|ASSERT)_TRUE|TEST_ASSERT(?:_TRUE)?|assert_true|t\.True)[\s(]{1,2}[^=!<>&|]{1,200}(?:[<>]=?|!=)[^=<>&|]{1,100}$/u;

/** Returns true if a line demands that a value lies on one side of a bound, or is another one, and no more. */
export function demandsBound(code: string): boolean {
  const plain = code.replace(/=>|->/gu, '');
  return BOUND_WORDS.test(plain) || BOUND.test(plain);
}

/** `exact`: the value itself is demanded; `exists`: only that there is one; null: it is not known. */
export type Strength = 'exact' | 'exists' | null;

/** Returns what a line of code demands; null if it is not known. */
export function rateAssertion(code: string): Strength {
  // What names a value demands it, whatever else stands on the line.
  if (EXACT.test(code) && !/\banything\b/u.test(code)) return 'exact';
  // `not.toHaveBeenCalled()` demands something else, not less.
  if (/\bnot\.(?!toBeNull|toBeUndefined)/u.test(code)) return null;
  if (NOT_NULL.test(code)) return 'exists';
  if (EXISTS.test(code) && !COMPARES.test(code.replace(/=>|->/gu, ''))) return 'exists';
  return EQUAL.test(code) ? 'exact' : null;
}

const CHECK_WORD =
  /^(?:expect|assert\w*|Assert\w*|refute\w*|XCTAssert\w*|should\w*|must\w*|to|not|be|not_to|is|isNotNull|isNotEmpty|isTrue|ok|await|toBe\w*|toEqual|toStrictEqual|None|null|nil|undefined|That|True|False|true|false|self|this|t|require|Equal|Equals|NotNull|NotNil|NotEmpty|NotBeNull|Should|be_\w+|eq|eql|equal|exist|a|an|instance|anything|shouldBe|refute_nil|Is|NotNil|Be|it|toHaveBeenCalled|toBeDefined|is_some|is_ok|Some|Ok|(?:EXPECT|ASSERT)_\w+|REQUIRE|CHECK|nullptr|NULL|ne|\w*(?:Greater|Less|Positive|Negative|NotZero)\w*|greaterThan\w*|lessThan\w*|TEST_ASSERT\w*|is_err|Err|isDefined|nonEmpty|any|try|throws\w*|anything)$/u;

/** Returns the names that an assertion reads, without the words of frameworks. */
export function readSubject(code: string): readonly string[] {
  return (code.match(/[\p{IDS}_$][\p{IDC}$]{0,80}/gu) ?? []).filter((word) => !CHECK_WORD.test(word));
}

/** Words beside which a number is a tolerance. For `digits`, a smaller one lets more pass. */
const TOLERANCE =
  /\b(?:delta|Delta|InDelta|InEpsilon|approx|tolerance|epsilon|within|closeTo|be_within|rel|abs|atol|rtol|accuracy)\b/u;
const DIGITS = /\b(?:toBeCloseTo|assertAlmostEqual|assert_almost_equal|places|decimal)\b/u;

/** Returns true if two assertions differ only in a tolerance, and the second one tolerates more. */
export function toleratesMore(before: string, after: string): boolean {
  const digits = DIGITS.test(before);
  if (!digits && !TOLERANCE.test(before)) return false;
  const numbers = (text: string) => text.match(NUMBER)?.map(Number) ?? [];
  if (before.replace(NUMBER, '#') !== after.replace(NUMBER, '#')) return false;
  const [old, now] = [numbers(before), numbers(after)];
  const changed = old.flatMap((value, at) => (value === now[at] ? [] : [at]));
  const [at] = changed;
  // The tolerance is the last number.
  if (changed.length !== 1 || at !== old.length - 1 || old.length < 2) return false;
  const [from = 0, to = 0] = [old[at], now[at]];
  return digits ? to < from : to > from;
}

const NUMBER = /\b\d{1,15}(?:\.\d{1,15})?(?:e-?\d{1,3})?\b/gu;

const THROWS =
  /\b(?:toThrow(?:Error)?|raises|assertRaises\w{0,10}|assertThrows|assertThrowsExactly|Throws|ThrowsAsync|raise_error|expectException|assert_raises|isInstanceOf|shouldThrow|assertFailsWith)\s{0,2}[(<[ ]\s{0,2}([\w.$:\\]{1,80})?/u;
/** Matchers of Dart. */
const THROWS_ANYTHING = /\bthrowsA\((?:anything|isNotNull)\)/u;
const THROWS_KIND = /\bthrows(?:A\((?!anything|isNotNull)|[A-Z]\w{0,40}Error\b)/u;
const ANY_ERROR =
  /^(?:Exception|Error|BaseException|Throwable|StandardError|RuntimeException|RuntimeError|System\.Exception|\\?Exception|\\?Throwable)$/u;

/** Returns true if an assertion of an error accepted a kind of error and now accepts any. */
export function acceptsAnyError(before: string, after: string): boolean {
  if (THROWS_ANYTHING.test(after) && THROWS_KIND.test(before)) return true;
  const old = readErrorType(before);
  const now = readErrorType(after);
  if (old === null || now === null || old === '' || ANY_ERROR.test(old)) return false;
  return now === '' || ANY_ERROR.test(now);
}

function readErrorType(code: string): string | null {
  // What stands on the next line is not known.
  if (/[(,<[]\s{0,4}$/u.test(code)) return null;
  const match = THROWS.exec(`${code} `);
  return match === null ? null : (match[1] ?? '').replace(/(?:\.class|::class)$/u, '');
}
