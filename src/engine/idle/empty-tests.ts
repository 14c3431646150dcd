/** Tests that show nothing: they assert nothing, or only what is always so, or they do not run. */

import type { Source, SourceLine } from '../change/source.js';
import { type Head, readDeclared } from '../text/blocks.js';
import type { Idle } from './idle.js';

const HEAD =
  /^(?:(?:export\s+)?(?:x|f)?(?:it|test|specify|scenario)(?:\.(?:skip|only|each|concurrent|failing|todo|fixme|step|serial|sequential)){0,3}\s?\(\s?["'`]|(?:async\s+)?def\s+test\w*|func\s+(?:\([^)]{0,60}\)\s?)?Test\w+|(?:it|test|specify|scenario)\s["']|(?:public\s+)?function\s+(?:test\w*|it_\w+))/u;
/** A mark before the head makes a test of a function. */
const MARKED =
  /^(?:@(?:Test|ParameterizedTest)\b|#\[(?:\w{1,40}::)?test\b|\[(?:Fact|Theory|Test|TestMethod|TestCase)\b)/u;
const OFF =
  /^(?:x(?:it|test|specify|scenario|describe|context)\b|(?:it|test|describe|specify|context|suite)\.(?:skip|todo|failing|fixme)\b|(?:skip|pending|xcontext)\b)/u;
const OFF_MARK =
  /^(?:@(?:unittest\.|pytest\.mark\.)?(?:skip|Disabled|Ignore|xfail)\b(?!if)|#\[ignore|\[(?:Ignore|Skip)\b)|\bSkip\s?=/u;
const OFF_INSIDE = /^(?:t\.Skip(?:Now|f)?\(|pytest\.skip\(|self\.skipTest\(|\$this->markTestSkipped\()/u;
/** What asserts, or may: frameworks differ, and projects have their own. */
const ASSERTS =
  /assert|expect|should|verif|check|ensure|must|require|refute|raises|throws|rejects|\bt\.\w+\(|\(t\b|\bfail|[Ff]atal|Error|panic|unwrap|snapshot|Snapshot|golden|match|equal|Equal|\b(?:is|ok|like|cmp_ok|isnt)\b[ (]|\bcy\.|done\(|Diff|getBy|findBy|valid|compare|EXPECT|ASSERT|CHECK|REQUIRE|run_?[Tt]est|test_?\w*\(|round_?trip|lives_ok|dies_ok|XCT|#expect|\?;$/u;
/** That nothing is thrown is shown by a call alone. */
const NOT_RAISING = /(?:not|never|without|n't)[_ ]?(?:\w+[_ ]){0,2}?(?:rais|throw|fail|crash|panic|error|except)/iu;
/** So many lines of a test are read. */
const MOST_LINES = 300;
const WORDS = /[\p{IDS}_$][\w$]*/gu;
/** Words of assertions that say nothing of what is tested. */
const SAYS_NOTHING =
  /^(?:assert\w*|expect\w*|should\w*|must\w*|to|be|not|toBe\w*|toEqual\w*|toStrictEqual|equal\w*|equals|eq|eql|is|isTrue|isFalse|isNotNull|that|true|false|True|False|null|None|nil|undefined|self|this|Assert\w*|t|chai|ok|strictEqual|deepEqual|IsTrue|AreEqual|True_|truthy|True|Equal|NotNil|NoError|require|await|return|xit)$/u;

/** Finds the added lines of such tests. `code` of a line has no strings: what stands in one alone is not tested. */
export function findEmptyTests(source: Source): ReadonlyMap<number, Idle> {
  const found = new Map<number, Idle>();
  if (!source.isTest) return found;
  const helpers = listHelpers(source);
  const ends = new Map(source.blocks.closed.map(({ head, last }) => [head.number, last] as const));
  const marks: SourceLine[] = [];
  for (const line of source.lines) {
    if (line.code === '') continue;
    if (/^(?:@|#\[|\[\w)/u.test(line.code)) {
      marks.push(line);
      continue;
    }
    const isTest = HEAD.test(line.code) || marks.some(({ code }) => MARKED.test(code));
    if (isTest && line.isAdded && !NOT_RAISING.test(line.text)) judge(line, marks);
    marks.length = 0;
  }
  return found;

  function judge(head: SourceLine, above: readonly SourceLine[]): void {
    const last = ends.get(head.number) ?? head.number;
    const body = source.lines
      .slice(head.number, Math.min(last, head.number + MOST_LINES))
      .filter(({ code }) => code !== '');
    const around: readonly Head[] = source.blocks.around.get(head.number) ?? [];
    const isOff =
      OFF.test(head.code) ||
      [...above].some(({ code, text }) => OFF_MARK.test(code) || /\bSkip\s?=/u.test(text)) ||
      around.some(({ text }) => OFF.test(text.trim())) ||
      (body[0] !== undefined && OFF_INSIDE.test(body[0].code));
    const why = isOff
      ? 'is a test that does not run'
      : isEmpty(head, body, helpers)
        ? 'is a test that asserts nothing of what it calls'
        : null;
    if (why === null) return;
    const idle = { why, flag: null };
    for (const { number, isAdded } of [
      ...above,
      ...source.lines.slice(head.number - 1, Math.min(last, head.number + MOST_LINES)),
    ])
      if (isAdded) found.set(number, idle);
  }
}

const DECLARES =
  /^(?:export\s+|default\s+|async\s+|static\s+|public\s+|private\s+|protected\s+|internal\s+|final\s+)*(?:def|function|func|fun|fn|sub|const|let|var|val|void|class)\b|^[\w<>[\], ]+ \w+\([^;]*\{$/u;

/** What a test file declares itself, or takes from helpers of tests: it may assert. */
function listHelpers({ lines }: Source): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { code, text } of lines) {
    if (
      /^(?:import|from|use|using|const \{)/u.test(code) &&
      /test|helper|support|util|harness|common|fixture/iu.test(text)
    )
      for (const word of text.match(WORDS) ?? []) names.add(word);
    if (HEAD.test(code) || !DECLARES.test(code)) continue;
    const name = readDeclared(code);
    if (name !== null) names.add(name);
  }
  return names;
}

function isEmpty(head: SourceLine, body: readonly SourceLine[], helpers: ReadonlySet<string>): boolean {
  // A table of cases, or a test on one line, has its assertions in its own head.
  const all = [head.code.replace(HEAD, ''), ...body.map(({ code }) => code)];
  const asserting = joinChains(all).filter((code) => ASSERTS.test(code));
  if (asserting.length === 0)
    return !all.some(
      (code) =>
        /\b(?:self|this|super)(?:\.|->)\w+\(/u.test(code) || code.match(WORDS)?.some((word) => helpers.has(word)),
    );
  return asserting.every((code) => {
    const words = code.match(WORDS) ?? [];
    return words.length > 0 && words.every((word) => SAYS_NOTHING.test(word)) && countOpenEnd(code);
  });
}

/** A call on a line of its own that goes on with what the line before gives is one statement with it. */
function joinChains(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const line of lines) {
    if (/^\??\./u.test(line) && joined.length > 0) joined.push(`${joined.pop()}${line}`);
    else joined.push(line);
  }
  return joined;
}

/** An assertion that goes on in the next line says there what is tested. */
function countOpenEnd(code: string): boolean {
  return !/[([{,.]$/u.test(code);
}
