/**
 * Recognizes test files: by the names that test runners look for, and by folder only if convention or content confirms
 * it.
 */
import { getFileName } from '../../base/paths.js';

/** Names that a test runner of some language finds by default. */
const TEST_NAME = new RegExp(
  [
    '\\.(?:test|spec|tests|specs|e2e|e2e-spec|cy|integration|unit|test-d|bench-test)\\.[cm]?[jt]sx?$',
    '\\.(?:test|spec)\\.(?:vue|svelte|dart|lua|luau|gd|php|py|rb|sh|bats|mts|gleam)$',
    '(?<!(?:^|[-_.])(?:a-?b|speed|split|connection|open-?api|api|swagger|asyncapi|job|pod|type|json|yaml|codec))[-_](?:test|spec|tests|specs)\\.[cm]?[jt]sx?$',
    '\\.bats$',
    '[_-](?:test|unittest|browsertest|perftest|gtest)s?\\.(?:go|py|rb|exs?|dart|cc|cpp|cxx|c|h|hpp|rs|clj|cljs|erl|lua|php|jl|R|r|zig|sh|ml|hs|nim|d|swift|kt|java|pl|scm|gd)$',
    '_(?:spec|SUITE|tests|unittests)\\.(?:rb|cr|lua|js|ts|erl|py|rs|cc|cpp|exs|clj)$',
    '^test[_-][\\w.-]+\\.(?:py|rb|c|cc|cpp|jl|R|r|lua|sh|php|ml|nim|exs)$',
    '(?:Test|Tests|TestCase|TestSuite|TestBase|IT|ITCase|TestUtils?|TestHelper)\\.(?:java|kt|kts|groovy|scala|cs|fs|vb|php|swift|m|mm|cpp|cc|hs|dart|ts|js)$',
    'Specs?\\.(?:kt|kts|groovy|scala|hs|php|swift)$',
    '^Test[A-Z]\\w*\\.(?:java|kt|groovy|scala|cs|hs|ml|php|swift|cpp|h|cc)$',
    '^(?:conftest|tests)\\.py$',
    '^test_helpers?\\.rs$',
    '^(?:spec_helper|rails_helper|test_helper)\\.rb$',
    '\\.feature$',
    '\\.t$',
  ].join('|'),
  'u',
);

/**
 * Names that are a test's in one project and a part of the product in another: the command `test`, a `PodSpec`. The
 * content decides.
 */
const MAYBE_NAME = new RegExp(
  [
    '^(?:tests?|unittests?|spec)\\.(?:go|py|rb|exs?|dart|cc|cpp|cxx|c|h|hpp|rs|clj|cljs|erl|lua|php|jl|R|r|zig|sh|ml|hs|nim|d|swift|kt|java|pl|scm|gd|[cm]?[jt]sx?)$',
    '(?:Specs?|Steps)\\.(?:java|kt|groovy|scala|cs|fs|vb|m|mm|cpp|cc|dart|ts|js|php)$',
    '[-_](?:test|spec)s?\\.[cm]?[jt]sx?$',
  ].join('|'),
  'u',
);
/** Build tools put the product there, and its tests beside it. */
const PRODUCT_FOLDER = /(?:^|\/)src\/main\//u;

/** Kinds of tests that folders are named after. */
const SORT =
  '(?:unit|integration|int|functional|acceptance|system|smoke|e2e|end-to-end|api|ui|browser|regression|contract|perf|performance|component|conformance|compat|fuzz|golden|snapshot|visual|black-?box)';

/** Folders that contain only tests, at any location. `src/latest` and `src/_pytest` are none. */
const TEST_FOLDER = new RegExp(
  `(?:^|/)(?:__tests__|__mocks__|__fixtures__|__snapshots__|src/(?:test|[a-z]\\w*Test|${SORT}[-_]?tests?|it)|tests|testdata|androidTest|commonTest|jvmTest|unitTest|integration[-_]tests?|e2e|[\\w.-]*\\.(?:Unit|Integration)?(?:Tests?|Specs)|[\\w]*(?:UnitTests|IntegrationTests|UITests))/`,
  'u',
);

/** Folders of the tests that a tool runs. As the folder of a package of that name they hold the tool. */
const TOOL_FOLDER =
  /(?<!(?:^|\/)(?:packages|libs?|crates|plugins|modules|integrations|extensions|src|pkg|app|internal)\/)(?<=^|\/)(?:cypress|playwright)\/(?!src\/|lib\/)/u;

/** Folders that contain tests if they are at the top of the repository or of a package, not inside source folders. */
const PLAIN_FOLDER = new RegExp(
  `(?:^|/)(?:test|spec|specs|${SORT}[-_](?:tests?|specs?)|tests?-(?:${SORT}|data|fixtures?|support|helpers?|utils?|resources|projects?|apps?|cases|infra|suites?)|spec-(?:main|renderer|chromium|node|helpers|fixtures|resources|${SORT}))/|^(?:tests?-\\w+|\\w+_tests?)/`,
  'u',
);

const SOURCE_FOLDER = /(?:^|\/)(?:src|lib|app|source|internal|pkg|cmd|main)\//u;

/** Patterns in tests of the known frameworks. */
const TEST_CONTENT =
  /^\s*(?:(?:describe|it|test|suite|context|fdescribe|fit|xit|specify)(?:\.\w+)*\s*\(|def test_\w+|class \w*Test\w*[\s(:]|(?:async )?fun(?:c|ction)? test\w+|func (?:Test|Benchmark|Fuzz)[A-Z]\w*\(|#\[(?:\w+::)*test\b|@(?:\w+\.)*(?:Test|ParameterizedTest|RunWith|SpringBootTest|pytest\.\w+)\b|\[(?:Test|TestMethod|Fact|Theory|TestCase|TestFixture)\b|TEST(?:_[FP])?\(|(?:import|from) (?:unittest|pytest)\b|import (?:static )?org\.(?:junit|testng|mockito)\b|import (?:io\.)?cucumber\b|using (?:NUnit|Xunit|Microsoft\.VisualStudio\.TestTools)\b|RSpec\.|require ['"](?:spec_helper|rails_helper|test_helper|minitest\S*)['"]|BOOST_\w*TEST\w*\(|use PHPUnit\\)/mu;

/** Returns true if a test runner finds a file by its name. */
export function isTestName(path: string): boolean {
  return TEST_NAME.test(getFileName(path));
}

/** Returns true if a text contains tests of a known framework. */
export function isTestContent(text: string): boolean {
  return TEST_CONTENT.test(text);
}

/** Returns in a word why a file is a test; null if it is not. `text` is the available part of it. */
export function findTestReason(path: string, isCode: boolean, text: string): string | null {
  const name = getFileName(path);
  const named = TEST_NAME.test(name) && !PRODUCT_FOLDER.test(path);
  if (named || ((TEST_NAME.test(name) || MAYBE_NAME.test(name)) && TEST_CONTENT.test(text))) return 'named as a test';
  if (TEST_FOLDER.test(path) || TOOL_FOLDER.test(path)) return 'in a test folder';
  const folder = PLAIN_FOLDER.exec(path);
  if (folder === null) return null;
  const inSource = SOURCE_FOLDER.test(path.slice(0, folder.index + 1));
  if (!inSource && (isCode || /(?:^|\/)tests?\//u.test(folder[0]))) return 'in a test folder';
  return isCode && TEST_CONTENT.test(text) ? 'in a folder of that name and reads as a test' : null;
}
