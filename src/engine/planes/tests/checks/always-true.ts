/** Checks that hold whatever the code under test does. */

/** Assertions of a truth in the frameworks' words, in lower case, given the literal itself. */
const TRUTH =
  /^(?:assert (?:true|1)|assert!\(true\);?|(?:[\w$]+[.:>-]{1,2})?(?:assert(?:s\.|\.)?(?:that|true|_true|is\w{0,5}true|\.ok)?|xctassert(?:true)?|ok)\((?:t, )?true\);?|#expect\(true\)|t\.(?:true|ok|assert)\(true\);?)$/u;

const LITERAL = '(true|false|True|False|null|None|nil|undefined|-?\\d{1,12}|"[^"]{0,60}"|\'[^\']{0,60}\')';

/** The beginning of a literal where those stand that are compared, asked first: V8 takes long to compile the next pattern. */
const GIVEN_LITERAL = /(?:\((?:t, )?|assert )(?:[tT]rue|[fF]alse|null|None|nil|undefined|-?\d|["'])/u;
/** A literal that is compared with itself. */
const SAME_LITERAL = new RegExp(
  `^(?:await )?(?:expect\\(${LITERAL}\\)\\.(?:toBe|toEqual|toStrictEqual|to\\.equal|to\\.eq|to\\.be|to eq|to be|to\\(equal)\\(?\\s?(?:\\1)\\)?|(?:[\\w$]+[.:>-]{1,2})?(?:assert_?(?:[eE]quals?|_?eq|[sS]ame|[sS]trictEqual)!?|[aA]ssert\\.(?:(?!\\w{0,10}[nN]ot)\\w{0,10}[eE]qual|AreEqual)|XCTAssertEqual)\\((?:t, )?${LITERAL}, ?\\2\\)|assert ${LITERAL} == \\3)\\)?;?$`,
  'u',
);

const SAME_TRUTH =
  /^(?:await )?(?:expect\(true(?:\)(?:\.toBeTruthy\(\)|\.to\.be\.true|\.to\.be\.ok|\.to be_truthy|\.to be true|\.toBeTrue\(\))|, (?:isTrue|true|equals\(true\))\))|assertThat\(true\)\.isTrue\(\)|Assert\.That\(true, Is\.True\)|true shouldBe true);?$/u;

/** The same words on both sides. */
const SAME_WORDS =
  /^(?:await )?expect\((.{1,200})\)\.(?:toBe|toEqual|toStrictEqual|to\.equal|to\.eq)\((.{1,200})\);?$/u;

/** Returns true for a line that checks a literal: `expect(true).toBe(true)`, `assertEquals(1, 1)`, `assert True`. */
export function checksLiteral(code: string): boolean {
  return (
    TRUTH.test(code.toLowerCase()) || (GIVEN_LITERAL.test(code) && SAME_LITERAL.test(code)) || SAME_TRUTH.test(code)
  );
}

/** What a framework offers to say that a place was reached: it never fails, and is meant so. */
const SUCCESS = /^(?:await )?(?:[\w$]{1,40}(?:\.|::|->)){0,3}(?:pass|succeed|SUCCEED|Pass)\(/u;

/** Returns true for a line that says that a place was reached: `t.pass()`, `SUCCEED()`, `Assert.Pass()`. */
export function marksSuccess(code: string): boolean {
  return SUCCESS.test(code);
}

/** Returns true for a line that checks a literal, or a value against itself: `expect(a).toBe(a)`. */
export function isAlwaysTrue(code: string): boolean {
  if (checksLiteral(code)) return true;
  const same = SAME_WORDS.exec(code);
  return same !== null && same[1] === same[2];
}

/** Returns true for `assert (condition, 'message')` in Python: a tuple that is not empty is true. */
export function assertsTuple(code: string): boolean {
  const match = /^\s{0,200}assert\s{0,4}\(/u.exec(code);
  if (match === null) return false;
  const rest = code.slice(match[0].length - 1).trimEnd();
  let depth = 0;
  let commas = 0;
  for (let at = 0; at < rest.length; at += 1) {
    const character = rest[at];
    if (character === '(' || character === '[' || character === '{') depth += 1;
    else if (character === ')' || character === ']' || character === '}') depth -= 1;
    else if (character === ',' && depth === 1) commas += 1;
    if (depth === 0) return commas > 0 && at === rest.length - 1 && !/,\s{0,20}\)$/u.test(rest.slice(0, at + 1));
  }
  return false;
}
