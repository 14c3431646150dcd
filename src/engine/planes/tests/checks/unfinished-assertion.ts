/** Statements that begin an assertion and do not finish it: nothing says what the value has to be, or nobody waits for it. */
import type { Call, Definition, SideSyntax } from '../../../model.js';
import type { Family } from '../vocabulary.js';

/** A statement that names a subject, in the words of a library. */
interface Beginning {
  /** Matched against the callee of a whole statement. */
  readonly callee: RegExp;
  /** True: it needs another argument to be a check, as JUnit 4 and Hamcrest have it. */
  readonly single?: true;
  /** A module that the file imports; without it, the name alone is enough. */
  readonly from?: RegExp;
  /** What its first argument looks like. */
  readonly argument?: RegExp;
}

/** Settings of an assertion, by the documentation of AssertJ, Truth, FEST and AssertK. */
const SETTINGS =
  'as|describedAs|overridingErrorMessage|withFailMessage|withThreadDumpOnError|withRepresentation|using\\w{0,60}|ignoring\\w{0,60}|with(?:DateFormat|Strict\\w{0,30}|Lenient\\w{0,30}|Message)|extracting\\w{0,30}|asInstanceOf|asString|asList|first|last|element|singleElement|size|flatExtracting|filteredOn\\w{0,20}|named|prop';

const BEGINNINGS: Readonly<Partial<Record<Family, readonly Beginning[]>>> = {
  // https://jestjs.io/docs/expect, https://www.chaijs.com/api/bdd/, https://playwright.dev/docs/test-assertions. What takes
  // the assertion as its second argument is finished: https://unexpected.js.org/api/expect/.
  js: [{ single: true, callee: /^expect(?:\.(?:soft|poll|element)|\[['"`](?:soft|poll|element)['"`]\])?$/u }],
  // https://pestphp.com/docs/expectations
  php: [{ callee: /^expect$/u }],
  jvm: [
    {
      callee: new RegExp(
        `^(?:[\\w.]{1,80}\\.)?(?:assertThat|assertThatObject|assertThatCode|expectThat|assertThatStream|assertWithMessage|assertWithMessage\\.that|assertWithMessage\\.about|assert_\\.that|assertAbout\\.that)(?:\\.(?:${SETTINGS}))*$`,
        'u',
      ),
      single: true,
    },
    {
      callee: new RegExp(
        `^(?:[\\w.]{1,80}\\.)?assertThat(?:ExceptionOfType|NullPointerException|IllegalArgumentException|IllegalStateException|IOException|IndexOutOfBoundsException|Exception|RuntimeException|NoException)(?:\\.(?:${SETTINGS}))*$`,
        'u',
      ),
    },
    {
      callee: new RegExp(
        `^(?:BDDAssertions|org\\.assertj\\.core\\.api\\.BDDAssertions|BDDSoftAssertions)\\.then\\w{0,40}(?:\\.(?:${SETTINGS}))*$`,
        'u',
      ),
      single: true,
    },
    // https://javadoc.io/doc/org.mockito/mockito-core: `verify(mock)` says nothing of a call.
    { callee: /^(?:(?:BDD)?Mockito\.)?verify$|\b(?:BDD)?Mockito\.verify$/u, from: /^org\.mockito\b/u },
  ],
  // https://fluentassertions.com/introduction
  dotnet: [
    { callee: /^(?=.{1,300}$)\S.*[.!?]Should$/u, from: /^(?:Fluent|Awesome)Assertions\b/u },
    // https://www.n-fluent.net
    {
      callee:
        /^(?:NFluent\.)?Check\.(?:WithCustomMessage\.)?That(?:Code|Enum|AsyncCode|DynamicCode|Dynamic)?(?:<[\w.<>, ]{1,80}>)?$/u,
      from: /^NFluent\b/u,
    },
    // https://nsubstitute.github.io/help/received-calls/: the call that is asked for stands behind it.
    { callee: /[.?](?:Received|DidNotReceive)(?:WithAnyArgs)?(?:<[\w.<>, ]{1,80}>)?$/u, from: /^NSubstitute\b/u },
    // https://docs.nunit.org/articles/nunit/writing-tests/assertions/multiple-asserts.html
    {
      callee: /^(?:NUnit\.Framework\.)?Assert\.Multiple(?:Async)?$/u,
      from: /^NUnit\b/u,
      argument: /^(?:(?:async )?\( ?\) ?=>\s{0,200}|delegate\s?(?:\( ?\))?\s{0,200})\{\s{0,200}\}$/u,
    },
    // https://fakeiteasy.github.io/docs/stable/assertion/
    { callee: /^A\.CallTo(?:Set)?$/u, from: /^FakeItEasy\b/u },
  ],
  // https://onsi.github.io/gomega: the linter of Ginkgo calls it a missing assertion method.
  go: [
    {
      callee:
        /^(?:\w{1,20}\.)?(?:Expect|ExpectWithOffset|Ω|Eventually|EventuallyWithOffset|Consistently|ConsistentlyWithOffset)(?:\.(?:With(?:Offset|Timeout|Polling|Context|Arguments)|Within|ProbeEvery))*$/u,
      from: /\bgomega\b/u,
    },
  ],
  // https://github.com/assertpy/assertpy, https://playwright.dev/python/docs/test-assertions
  python: [
    { callee: /^(?:assertpy\.)?assert_that$/u, single: true, from: /\bassertpy\b/u },
    { callee: /^expect$/u, from: /^(?:playwright|expects)\b/u },
  ],
  // https://github.com/Quick/Nimble
  swift: [{ callee: /^expect$/u, from: /^Nimble$/u }],
  rust: [{ callee: /^assert_that!?$/u, single: true, from: /^speculoos\b|^spectral\b/u }],
};

/** Promises of assertions: https://jestjs.io/docs/asynchronous#resolves--rejects. */
const PROMISED = /^expect(?:\.soft)?(?:\.not)?\.(?:resolves|rejects)\.(?:not\.)?\w{1,60}$/u;
/** Assertions that wait for a page: https://playwright.dev/docs/test-assertions#auto-retrying-assertions. */
const OF_PAGES =
  /^expect(?:\.(?:soft|poll))?(?:\.not)?\.(?:toBe(?:Attached|Checked|Disabled|Editable|Empty|Enabled|Focused|Hidden|InViewport|OK|Visible)|toContain(?:Class|Text)|toHave(?:Accessible\w{1,20}|Attribute|Class|Count|CSS|Id|JSProperty|Role|Screenshot|Text|Title|URL|Values?)|toMatchAriaSnapshot|toPass)$/u;
const PLAYWRIGHT = /^(?:@playwright\/test|playwright\/test)$/u;

/** Returns the first lines of assertions that finish after their test: nobody waits for what they give. */
export function findUnawaited(family: Family, after: SideSyntax): readonly number[] {
  if (family !== 'js') return [];
  const ofPages = after.imports.some(({ module }) => PLAYWRIGHT.test(module));
  return after.calls
    .filter(
      ({ callee, discarded, awaited }) =>
        discarded && !awaited && (PROMISED.test(callee) || (ofPages && OF_PAGES.test(callee))),
    )
    .map(({ first }) => first);
}

/** A function of the file with the name of a library's does what it wants. */
const isOwn = ({ kind, name }: Definition, callee: string) =>
  (kind === 'function' || kind === 'method' || kind === 'class') && name === callee;

/** Returns the first lines of the statements that name a subject and nothing that is checked of it. */
export function findUnfinished(family: Family, after: SideSyntax): readonly number[] {
  const beginnings = (BEGINNINGS[family] ?? []).filter(
    ({ from }) => from === undefined || after.imports.some(({ module }) => from.test(module)),
  );
  if (beginnings.length === 0) return [];
  const isUnfinished = (call: Call) =>
    call.discarded &&
    beginnings.some(
      ({ callee, single, argument }) =>
        callee.test(call.callee) &&
        (single !== true || call.rest === '') &&
        (argument === undefined || argument.test(call.argument)),
    );
  return after.calls
    .filter(isUnfinished)
    .filter(({ callee }) => !after.definitions.some((one) => isOwn(one, callee.split('.')[0] ?? '')))
    .map(({ first }) => first);
}
