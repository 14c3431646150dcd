import type { FileChange } from '../../model.js';

/** The syntax of the test frameworks of each language. All expressions are matched against code with blank strings. */

/** A group of languages with common test frameworks; null for unknown languages. */
export type Family =
  | 'js'
  | 'python'
  | 'jvm'
  | 'dotnet'
  | 'go'
  | 'rust'
  | 'ruby'
  | 'php'
  | 'dart'
  | 'swift'
  | 'c'
  | 'elixir'
  | 'shell';

const FAMILIES: Readonly<Record<string, Family>> = {
  JavaScript: 'js',
  TypeScript: 'js',
  TSX: 'js',
  Vue: 'js',
  Svelte: 'js',
  CoffeeScript: 'js',
  Python: 'python',
  Java: 'jvm',
  Kotlin: 'jvm',
  Groovy: 'jvm',
  Scala: 'jvm',
  'C#': 'dotnet',
  'F#': 'dotnet',
  'Visual Basic .NET': 'dotnet',
  Go: 'go',
  Rust: 'rust',
  Ruby: 'ruby',
  PHP: 'php',
  Hack: 'php',
  Dart: 'dart',
  Swift: 'swift',
  C: 'c',
  'C++': 'c',
  'Objective-C': 'c',
  'Objective-C++': 'c',
  Elixir: 'elixir',
  Shell: 'shell',
};

/** Returns true for a file that may hold tests: a file of tests, or code of Rust, whose unit tests stand beside what they test. */
export function mayHoldTests({ class: kind, language }: Pick<FileChange, 'class' | 'language'>): boolean {
  return kind === 'test' || (kind === 'source' && language === 'Rust');
}

/** Returns the family of a language (its name in Linguist); null if none of its test frameworks is known. */
export function findFamily(language: string | null): Family | null {
  return (language === null ? undefined : FAMILIES[language]) ?? null;
}

/**
 * Marks that make a runner run only this test. A mark counts where it is called: a helper that passes a name and a
 * function on (`only: (name, fn) => it.only(name, fn)`) focuses nothing.
 */
export const FOCUS: Readonly<Partial<Record<Family, RegExp>>> = {
  js: /(?:^|[^\w$.])(?:describe|it|test|context|suite|specify|bench|tape|serial|module|fixture|[sS]cenario|Deno\.test|QUnit)(?:\.\w{1,30}|\([^()]{0,60}\)){0,4}\.only\(\s{0,4}(['"`])\s{0,300}\1\s{0,4},\s{0,4}(?:async\b|function\b|\(|\{|\w{1,30}\s{0,4}=>)|^\s{0,200}only\(\s{0,4}(['"`])\s{0,300}\2\s{0,4},\s{0,4}(?:async\b|function\b|\(|\w{1,30}\s{0,4}=>)|(?:^|[^\w$.])(?:(?:describe|it|test|context|suite|specify|fixture|[sS]cenario|bench|tape|module|Deno\.test|QUnit(?:\.(?:test|module))?)(?:\.(?:concurrent|sequential|serial|parallel|each|describe|skip|cb|failing|page)){0,3}\.only(?:\s{0,4}\(\s{0,4}(?:async\s{0,4})?(?:function\b|(?:\w{1,30}|\([^()]{0,80}\))\s{0,4}=>\s{0,4}(?:\{|$))|(?:\.\w{1,20}){1,3}\s{0,8}[(`]|\s{0,8}(?:`|\(\s{0,8}(?:['"`)[]|$|[^,()]{1,100},\s{0,4}(?:\{|async\b|function\b|\())))|(?:fdescribe|fit|fcontext|ftest|ddescribe|iit)(?:\.each\s{0,4}[(`]|\s{0,4}\(\s{0,4}['"`)])|(?:describe|it|test|suite)\s{0,4}\(\s{0,4}['"`][^{]{0,200}\{[^}]{0,100}\bonly:\s{0,4}true\b)/u,
  ruby: /^\s*(?:(?:fit|fdescribe|fcontext|fspecify|fexample|fscenario|ffeature)\b\s*(?:[('"{]|do\b|[A-Z:])|focus(?:\s*$|\s+(?:it|describe|context|specify|example|scenario|test|do)\b|\s*\{)|(?:RSpec\.)?(?:it|describe|context|specify|scenario|feature|example|shared_examples|shared_context|test)\b[^#]{0,200}?(?:\bfocus: true|, ?:focus\b|:focus => true|, focus\b))/u,
  // The words of Ginkgo, or its decorator: https://onsi.github.io/ginkgo/#focused-specs
  go: /^\s*(?:var\s+_\s*=\s*)?(?:\w{1,20}\.)?(?:(?:FIt|FDescribe|FContext|FWhen|FSpecify|FDescribeTable|FDescribeTableSubtree|FEntry)\(|(?:It|Describe|Context|When|Specify|DescribeTable|DescribeTableSubtree|Entry)\([^{}]{1,300},\s{0,4}(?:\w{1,20}\.)?Focus\s{0,4}[,)])/u,
  php: /->only\(\)/u,
  dart: /^\s*(?:\}\s*,\s*)?solo:\s*true\b|^\s*(?:test|testWidgets|testGoldens|blocTest|patrolTest|group)\(.{0,300}\bsolo:\s*true\b|^\s*solo(?:_test|_group)\(/u,
  swift: /^\s*(?:fit|fdescribe|fcontext)\(\s*"/u,
  jvm: /^\s*(?:fdescribe|fit|fcontext|ftest|fshould|fexpect)\s*\(\s*"/u,
  python: /^\s*@pytest\.mark\.(?:only|focus)\b/u,
};

/** Marks that disable a test unconditionally, or let it fail. */
export const DISABLE: Readonly<Partial<Record<Family, RegExp>>> = {
  js: /(?:^|[^\w$.])(?:describe|it|test|context|suite|specify|bench|tape|serial|module|fixture|[sS]cenario|Deno\.test|QUnit)(?:\.\w{1,30}|\([^()]{0,60}\)){0,4}\.skip\(\s{0,4}(['"`])\s{0,300}\1\s{0,4},\s{0,4}(?:async\b|function\b|\(|\{|\w{1,30}\s{0,4}=>)|^\s{0,200}skip\(\s{0,4}(['"`])\s{0,300}\2\s{0,4},\s{0,4}(?:async\b|function\b|\(|\w{1,30}\s{0,4}=>)|^\s{0,200}t\.(?:skip\.\w{1,30}|\w{1,30}\.skip)\(|(?:^|[^\w$.])(?:(?:describe|it|test|context|suite|specify|bench|tape|module|[sS]cenario|fixture|Deno\.test|QUnit(?:\.(?:test|module))?)(?:\.(?:concurrent|sequential|serial|parallel|describe|each|cb|only|step)){0,3}\.(?:skip|fixme|ignore|fail|fails|failing)(?:\s{0,4}\(\s{0,4}(?:async\s{0,4})?(?:function\b|(?:\w{1,30}|\([^()]{0,80}\))\s{0,4}=>\s{0,4}(?:\{|$))|\.\w{1,20}\s{0,8}[(`]|\s{0,8}(?:`|\(\s{0,8}(?:['"`)[]|true\b|[\w.]{1,100},\s{0,4}(?:async\b|function\b|\())))|(?:xdescribe|xit|xtest|xcontext|xspecify|xsuite|xScenario)(?:\.each\s{0,4}[(`]|\s{0,4}\(\s{0,4}['"`)])|(?:it|test)\.todo\s*\(\s*['"`]\s*['"`]\s*,|(?:describe|it|test|suite)(?:\.\w{1,20})?\s{0,4}\(\s{0,4}['"`][^{]{0,200}\{[^}]{0,100}\bskip:\s{0,4}(?:true\b|['"`]))/u,
  python:
    /^\s*@(?:\w+\.)*(?:mark\.skip\b|skip\b(?=\s*(?:\(|$))|expectedFailure\b|mark\.xfail\s*(?:$|\(\s*(?:reason|strict|raises|run|\))))/u,
  jvm: /^\s*@(?:\w+\.)*(?:Disabled|Ignore|Ignored|PendingFeature)(?=\s*(?:\(|$|@|\/\/))|^\s*@Test\([^)]{0,100}\benabled\s*=\s*false|^\s*(?:xdescribe|xit|xcontext|xtest|xshould|xexpect|xgiven|xfeature|xscenario|ignore)\s*\(\s*"|^\s*(?:\w{1,30}\.){0,6}(?:assumeTrue\(\s*(?:false|Boolean\.FALSE)|assumeFalse\(\s*(?:true|Boolean\.TRUE))\s*\)/u,
  dotnet:
    /^\s*\[(?:\w+\.)*(?:Ignore|Explicit)(?:Attribute)?\b|^\s*\[(?![^\]]{0,300}\bSkip(?:When|Unless)\s*=)[^\]]{0,200}\bSkip\s*=\s*["$@]|^\s*\[Test\w*\([^\]]{0,200}\bIgnore\s*=|^\s*\[[^\]]{0,200},\s*(?:Ignore|Explicit)\s*[(\],]/u,
  go: /^\s*(?:var\s+_\s*=\s*)?(?:\w{1,20}\.)?(?:(?:PIt|XIt|PDescribe|XDescribe|PContext|XContext|PWhen|XWhen|PSpecify|XSpecify|PDescribeTable|XDescribeTable|PEntry|XEntry)\(|(?:It|Describe|Context|When|Specify|DescribeTable|DescribeTableSubtree|Entry)\([^{}]{1,300},\s{0,4}(?:\w{1,20}\.)?Pending\s{0,4}[,)])/u,
  rust: /^\s*#\[ignore\b/u,
  ruby: /^\s*(?:xit|xdescribe|xcontext|xspecify|xexample|xscenario|xfeature)\b\s*(?:[('"{]|do\b|[A-Z:])|^\s*(?:skip|pending)\b\s*\(?\s*['"][^#]{0,200}\bdo\b|^\s*(?:RSpec\.)?(?:it|describe|context|specify|scenario|feature|example|test)\b[^#]{0,200}?(?:(?:\b(?:skip|pending):|:(?:skip|pending)\s{0,4}=>)\s{0,4}(?:true\b|['"]|:\w|\d|(?:!\s?|not )(?:false|nil)\b)|, ?:(?:skip|pending)\b(?!\s{0,4}=>))/u,
  php: /->(?:skip|todo)\(\)|->skip\(['"]/u,
  // An option of a case: one of a call inside of it stands behind the bracket of that call.
  dart: /^\s*(?:\}\s*,\s*)?skip:\s*(?:true\b|['"])|^\s*(?:test|testWidgets|testGoldens|blocTest|patrolTest|group)\(.{0,300}\bskip:\s*(?:true\b|['"])|^\s*@Skip\(/u,
  swift: /^\s*(?:xit|xdescribe|xcontext)\(\s*"|^\s*@(?:Test|Suite)\([^)]{0,200}\.disabled\((?!if\b)/u,
  c: /^\s*TEST(?:_[FP])?\([^)]{0,200}\bDISABLED_\w|^\s*TEST_(?:CASE|SUITE)\w{0,20}\([^{}]{0,200}\*\s*doctest::(?:skip|may_fail|should_fail)\(\s*(?:true\s*)?\)/u,
  elixir: /^\s*@(?:module|describe)?tag\s+(?::skip\b|skip:\s*(?:true|"))/u,
};

/** Lines above the head of a test that belong to it: annotations, attributes, decorators, tags. */
export const ATTRIBUTE: Readonly<Partial<Record<Family, RegExp>>> = {
  js: /^\s*@[A-Za-z]/u,
  python: /^\s*@[A-Za-z_]/u,
  jvm: /^\s*@[A-Za-z]/u,
  dotnet: /^\s*\[(?:<\s*)?[A-Za-z]/u,
  rust: /^\s*#!?\[/u,
  php: /^\s*#\[/u,
  dart: /^\s*@[A-Za-z]/u,
  swift: /^\s*@[A-Za-z]/u,
  elixir: /^\s*@[A-Za-z]/u,
};

/** Calls that skip a test at run time. They count only directly after the test's head. */
export const SKIP_CALL: Readonly<Partial<Record<Family, RegExp>>> = {
  go: /^\s*\w{1,3}\.(?:Skip|Skipf|SkipNow)\(/u,
  python: /^\s*(?:pytest\.skip\(|self\.skipTest\(|raise (?:unittest\.)?SkipTest\b)/u,
  php: /^\s*(?:\$this->|self::|static::)markTest(?:Skipped|Incomplete)\(/u,
  dotnet: /^\s*Assert\.(?:Ignore|Inconclusive|Skip)\(/u,
  ruby: /^\s*(?:skip|pending)(?:\s+['"]|\s*\(\s*['"]|\s*$)/u,
  c: /^\s*GTEST_SKIP\(\)/u,
  swift: /^\s*throw XCTSkip\b/u,
  // https://www.scalatest.org/user_guide/sharing_tests, https://testng.org/, https://docs.junit.org/
  jvm: /^\s*(?:pending\s*$|cancel\(\s*(?:\)|")|throw new (?:\w{1,20}\.){0,4}(?:SkipException|TestAbortedException)\(|(?:Assumptions\.)?abort\(\s*(?:\)|"))/u,
  shell: /^\s*skip(?:\s+['"]|\s*$)/u,
  js: /^\s*(?:(?:this|t|test|ctx|context|task|it)\.skip\(\s*(?:\)|['"`]|true\b)|(?:skip|pending)\(\s*(?:\)|['"`]))/u,
};

/** The head of a test, after which an unconditional skip counts. */
export const TEST_HEAD: Readonly<Partial<Record<Family, RegExp>>> = {
  go: /func (?:\([^)]{0,60}\) )?Test\w*\(|\.Run\(|func\(t \*testing\.T\)/u,
  python: /^\s*(?:async )?def test\w*\(|^\s*(?:"""|''')/u,
  php: /function\s+\w+\s*\(|^\s*\{\s*$/u,
  ruby: /^\s*(?:def test_|(?:it|test|specify|scenario|example)\b)/u,
  c: /^\s*TEST(?:_[FP])?\(/u,
  swift: /func test\w*\(|^\s*@Test\b/u,
  jvm: /^\s*(?:test|it|they|property|scenario|Scenario)\s*\(\s*"|"\s+in\s*\{\s*$|\bvoid\s+\w{1,200}\(\)\s*(?:throws [\w., ]{1,100})?\{\s*$/u,
  dotnet: /^\s*\{\s*$|\)\s*\{\s*$/u,
  shell: /^\s*@test\s/u,
  js: /(?:^|[^\w$.])(?:it|test|specify|describe|suite)(?:\.\w+)?\s*\(/u,
};

/** A line that checks something. */
export const ASSERTION: Readonly<Partial<Record<Family, RegExp>>> = {
  // `assert.async()` of QUnit makes what a test calls when it is done.
  js: /(?:^|[^\w$.])(?:expect|assert(?!\.(?:async|timeout)\b)(?:\.\w+)*|expectTypeOf|expectObservable|assert[A-Z]\w*)\s*[(<]|\.should\b|\bt\.(?:is|deepEqual|true|false|throws\w*|regex|snapshot|like|not|equals?|same|ok|match|strictSame|notOk|notSame|strictNotSame|rejects|resolves|has|hasStrict|type)\(|\bt\.assert(?:\.\w+)+\(|\bsinon\.assert\b/u,
  // https://docs.python.org/3/library/warnings.html: the filter `error` makes a warning fail the test.
  python:
    /^\s*assert\b|\bself\.(?:assert|fail)\w*\(|\bpytest\.raises\b|\.assert_\w+\(|\bwarnings\.(?:simplefilter|filterwarnings)\(\s{0,4}["']error["']/u,
  jvm: /(?:^|[^\w$])(?:assert\w*|verify\w*|expectThat|then)(?:<[\w.?, ]{1,100}>)?\s*[({]|\bAssertions?\.\w+\(|\bshould(?:Be|Have|Throw|Contain|Not)\w*|(?:^|\s)assert\s/u,
  dotnet:
    /\b(?:\w*Assert|CollectionAssert|StringAssert)\.(?:\w+)|\.Should\(\)|\.Verify\w*\(|\bAdd(?:Assert|UntilStep)\(/u,
  go: /\b(?:t|b|tt|s|is)\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\(|\b(?:assert|require|g|gomega|qt|is|c|s)\.(?:\w*(?:Equal|True|False|Nil|Error|NoError|Contains|Len|Empty|NotEmpty|NotNil|Zero|Panics|Expect|That|Assert|Check)\w*)\(|^\s*Expect\(|^\s*Eventually\(|\bassert\.\w+\(/u,
  rust: /\b(?:debug_)?assert(?:_\w+)?!|\.unwrap_err\(\)|\bprop_assert\w*!/u,
  ruby: /^\s*(?:assert\w*|refute\w*|expect(?:_any_instance_of|_no_\w+|_offen[cs]es?|_correction)?|flunk)\b|\.should(?:_not)?\b|\.(?:must|wont)_\w+|\bis_expected\b/u,
  php: /(?:\$this->|self::|static::|Assert::)(?:assert\w*|expectException\w*|fail)\s*\(|\bexpect\s*\(|->assert\w+\(/u,
  dart: /^\s*(?:await )?(?:expect\w*|verify\w*)\s*\(/u,
  swift: /\bXCT(?:Assert\w*|Fail|Unwrap)\s*\(|#(?:expect|require)\s*\(|\bexpect\s*[({]/u,
  c: /\b(?:EXPECT|ASSERT|CHECK|REQUIRE|BOOST_(?:CHECK|REQUIRE|TEST)|XCTAssert|CU_ASSERT|TEST_ASSERT|QCOMPARE|QVERIFY)\w*\s*\(|\bassert\w*\s*\(/u,
  elixir: /^\s*(?:assert|refute)\w*\b/u,
  shell: /^\s*(?:assert|refute)\w*\b/u,
};

/**
 * The head of a test case. Group 1 is its name if the code contains it; otherwise a quote after the match begins the
 * name.
 */
export const CASE: Readonly<Partial<Record<Family, RegExp>>> = {
  js: /(?:^|[^\w$.])(?:it|test|specify|xit|xtest|fit)(?:\.(?:only|skip|concurrent|sequential|failing|fixme))?\s*\(\s*(?=['"`])/u,
  python: /^\s*(?:async )?def (test\w*)\s*\(/u,
  jvm: /^\s*(?:public |protected |final |internal |suspend |async )*(?:void|fun|def)\s+(test\w+)\s*\(/u,
  dotnet: /^\s*public\s+(?:async\s+)?(?:void|Task)\s+(Test\w*)\s*\(/u,
  go: /^func (?:\([^)]{0,60}\) )?((?:Test(?!Main\b)|Benchmark|Fuzz|Example)\w*)\s*\(/u,
  rust: /^\s*(?:pub )?(?:async )?fn (test_\w+)\s*\(/u,
  ruby: /^\s*(?:def (test_\w+[?!]?)|(?:it|test|specify|scenario|example|should)\s*\(?\s*(?=['"]))/u,
  php: /function\s+(test\w+)\s*\(|^\s*(?:it|test)\s*\(\s*(?=['"])/u,
  dart: /^\s*(?:test|testWidgets|blocTest\S*)\s*\(\s*(?=['"]|$)/u,
  swift: /\bfunc (test\w*)\s*\(/u,
  c: /^\s*TEST(?:_[FP])?\s*\(\s*(\w+\s*,\s*\w+)\s*\)/u,
  elixir: /^\s*test\s+(?=")/u,
  shell: /^\s*@test\s+(?=['"])/u,
};
