import { countBefore } from '../../../base/order.js';
import type { FileChange, RawFinding, Rule, RuleContext, ScannedLine, TestCase } from '../../model.js';
import { measureIndent } from '../../text/line-shape.js';
import { REACH } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { createNewSideReader, findLineAbove } from '../new-side.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';
import { isWorkflow } from '../workflow.js';
import { type Family, findFamily } from './vocabulary.js';

/** Reports what makes the result of a new test depend on how fast a machine is. */
export const unsteady: Rule = {
  id: 'tests/unsteady',
  severity: 'info',
  summary: 'A test or a script waits for a fixed time or without a limit, or a test fails outside of its goroutine',
  docs: {
    why: 'A fixed time can be too short on a busy machine, and is longer than needed on a fast one. A failure in another goroutine may come after the test has ended.',
    bad: {
      files: {
        'cart_test.go': [
          ' func TestRefund(t *testing.T) {',
          ' \tgo refund(order)',
          '+\ttime.Sleep(50 * time.Millisecond)',
          ' \trequire.True(t, order.Refunded())',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'cart_test.go': [
          ' func TestRefund(t *testing.T) {',
          ' \tgo refund(order)',
          '+\trequire.Eventually(t, order.Refunded, time.Second, time.Millisecond)',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check: (context) => {
    const gone = collectGone(context);
    return tellOnce([
      ...findServerWaits(context),
      ...findNewLines(context, (change) => change.class === 'test' && findFamily(change.language) !== null).flatMap(
        ({ change, lines }) => {
          const family = findFamily(change.language);
          const wait = family === null ? undefined : WAITS[family];
          const isOwnWait = createWaitTest(context, change, wait);
          return [
            ...lines.flatMap((line) =>
              wait?.test(line.code.slice(0, REACH.statement)) === true &&
              !gone.has(line.text.trim()) &&
              isOwnWait(line) &&
              !POLLS.test(line.text.slice(0, REACH.statement))
                ? [buildFinding(change, line, `A test waits for a fixed time: ${clip(line.text, 60)}`, WAITING)]
                : [],
            ),
            ...(change.language === 'Go' ? findStrayFailures(change, lines) : []),
            ...(family === 'jvm' ? findEndlessWaits(change, lines) : []),
          ];
        },
      ),
    ]);
  },
};

/** Returns the lines that deleted tests had: a test that is written in another language of the same runner waits as it did. */
const collectGone = ({ change: { files } }: RuleContext): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ class: kind, file }) => kind === 'test' && file.status === 'deleted')
      .flatMap(({ removed }) => removed.map(({ text }) => text.trim())),
  );

const WAITING =
  'If what the test waits for takes longer, the check fails. If not, each run waits longer than it must. Wait for the state itself, or use a clock that the test controls.';
const STRAY =
  'FailNow must be called from the goroutine of the test (package testing): elsewhere it ends that goroutine alone, and the test may go on. Use assert or t.Error there.';

/** Calls that wait for a time, by the standard libraries and common runners. */
const WAITS: Readonly<Partial<Record<Family, RegExp>>> = {
  go: /\btime\.Sleep\(/u,
  python: /(?:^|[^\w.])(?:time\.sleep|asyncio\.sleep|sleep)\((?!\s*0\s*\))/u,
  jvm: /\b(?:Thread\.sleep|TimeUnit\.\w+\.sleep)\(/u,
  dotnet: /\bThread\.Sleep\(|\bawait Task\.Delay\(/u,
  js: /\b(?:waitForTimeout|setTimeout)\(\s*(?:(?:resolve|res|r|done)\s*,(?!\s*0\s*\))|[1-9])[^()]{0,40}\)|\bawait (?:sleep|delay|wait)\(\s*[\d_]+\s*\)/u,
  rust: /\b(?:thread|time)::sleep\(/u,
  ruby: /^\s*sleep[ (]\s*[\d.]+/u,
  php: /(?:^|[^\w>:])u?sleep\(/u,
  swift: /\bTask\.sleep\(|\bThread\.sleep\(|(?:^|[^\w.])u?sleep\(/u,
  dart: /\bFuture(?:<\w+>)?\.delayed\(/u,
};
/** A wait inside of a loop that asks again, or a wait that a fake clock answers. */
const POLLS = /retry|poll|backoff|attempt|deadline|fake|advance|infinity/iu;

/**
 * Returns a function that tells whether a wait is a statement of a test itself, with a check below it, and not one that only
 * waits longer than before.
 */
function createWaitTest(
  { syntax }: RuleContext,
  change: FileChange,
  wait: RegExp | undefined,
): (line: ScannedLine) => boolean {
  const side = createNewSideReader(change);
  const cases = (syntax.get(change.file.path)?.after?.cases ?? [])
    .filter(({ suite }) => !suite)
    .toSorted((a, b) => a.first - b.first);
  const again = change.regions.filter(({ removed }) =>
    removed.some(({ text }) => wait?.test(text.slice(0, REACH.statement)) === true),
  );
  return ({ number }) => {
    if (again.some(({ added }) => added.some((line) => line.number === number))) return false;
    // A wait in a loop, a callback or a stand-in for something slow may be there for another reason.
    const own = cases[countBefore(cases, ({ first }) => first < number) - 1];
    if (own === undefined || own.last <= number || measureIndent(side(number) ?? '') !== findBodyIndent(side, own))
      return false;
    const next = findNextLines(side, number, own.last).map((text) => text.slice(0, REACH.statement));
    const check = next.findIndex((text) => CHECKS.test(text));
    // What is done after the wait and before the check is what the check is about: the wait makes it late on purpose.
    return check >= 0 && !next.slice(0, check).some((text) => ACTS.test(text));
  };
}

/** A statement that checks what was waited for. */
const CHECKS =
  /\b(?:expect|assert\w*|verify|check|should|require\.\w+|XCTAssert\w*|refute\w*|must_\w+)\s{0,2}[(.!]|^\s*(?:assert|refute)\w*\b/iu;
/** A statement that waits for a call, and keeps nothing of it. */
const ACTS = /^\s*await\s/u;
/** The check stands so many statements below the wait. */
const NEXT_LINES = 3;

/** Returns the indentation of the first line within a case. */
function findBodyIndent(side: (number: number) => string | undefined, { first, last }: TestCase): number {
  const head = measureIndent(side(first) ?? '');
  for (let number = first + 1; number < last; number += 1) {
    const text = side(number) ?? '';
    if (text.trim() !== '' && measureIndent(text) > head) return measureIndent(text);
  }
  return -1;
}

function findNextLines(side: (number: number) => string | undefined, number: number, last: number): readonly string[] {
  const lines: string[] = [];
  for (let at = number + 1; at <= last && lines.length < NEXT_LINES; at += 1) {
    const text = side(at) ?? '';
    if (/\w/u.test(text)) lines.push(text);
  }
  return lines;
}

const FAILS_NOW = /^\s*(?:require\.\w+\(|t\.Fatalf?\(|t\.FailNow\()/u;
const MAX_BODY = 200;

/** Finds new lines that stop a test of Go inside of `go func() {…}`. */
function findStrayFailures(change: FileChange, lines: readonly ScannedLine[]): readonly RawFinding[] {
  const side = createNewSideReader(change);
  const failing = lines.filter(({ code }) => FAILS_NOW.test(code.slice(0, REACH.statement)));
  return failing.flatMap((line) => {
    const own = measureIndent(line.text);
    for (let at = line.number - 1, least = own; at > 0 && at > line.number - MAX_BODY; at -= 1) {
      const text = side(at);
      if (text === undefined) break;
      if (text.trim() === '' || measureIndent(text) >= least) continue;
      least = measureIndent(text);
      if (/\bgo func\(/u.test(text))
        return [buildFinding(change, line, `A test is ended from another goroutine: ${clip(line.text, 60)}`, STRAY)];
      if (/\bfunc\b.{0,200}\*testing\.T\b/u.test(text)) break;
    }
    return [];
  });
}

/** `CountDownLatch` and `CyclicBarrier` of java.util.concurrent wait for ever without an argument. */
const WAITS_FOR_EVER = /\b\w{0,40}(?:[lL]atch|[bB]arrier)\w{0,20}\.await\(\)/u;
/** The runner ends the test: JUnit 4 and 5, and TestNG. */
const HAS_LIMIT = /@Timeout\b|\btimeOut\s*=|\btimeout\s*=|assertTimeout|rules\.Timeout\b|Timeout\.(?:seconds|millis)/u;

/** Finds new waits of tests that nothing ends. */
function findEndlessWaits(change: FileChange, lines: readonly ScannedLine[]): readonly RawFinding[] {
  if (HAS_LIMIT.test(change.file.new_text ?? '')) return [];
  return lines.flatMap((line) =>
    WAITS_FOR_EVER.test(line.code.slice(0, REACH.statement))
      ? [buildFinding(change, line, `A test waits without a limit: ${clip(line.text.trim(), 60)}`, ENDLESS)]
      : [],
  );
}

const ENDLESS =
  'If what it waits for never comes, the build stands until something from outside ends it, and no message says why. Give the wait a time, and check what it returns.';

/** A program that is put into the background of a shell, and a wait for a fixed time. */
const STARTS = /[^&|>]&\s*$/u;
const SLEEPS = /^\s*(?:-\s+)?sleep\s+\d/u;

/** Finds new lines of workflows and scripts that start something and wait for a fixed time. */
function findServerWaits({ change: { files } }: RuleContext): readonly RawFinding[] {
  return files
    .filter((change) => isWorkflow(change) || change.language === 'Shell')
    .flatMap((change) => {
      const side = createNewSideReader(change);
      return change.added.flatMap((line): readonly RawFinding[] => {
        if (!SLEEPS.test(line.text.slice(0, REACH.line))) return [];
        const above = findLineAbove(side, line.number).slice(0, REACH.statement);
        if (!STARTS.test(above) || /^\s*#/u.test(above)) return [];
        return [
          {
            file: change.file.path,
            first: line.number,
            last: line.number,
            title: `A script starts something and waits for a fixed time: ${clip(line.text.trim(), 40)}`,
            rationale:
              'If the start takes longer, what follows fails; if not, each run waits longer than it must. Ask in a loop until it answers, with a limit.',
            anchor: line.text.trim(),
          },
        ];
      });
    });
}

function buildFinding(
  { file }: FileChange,
  { number, text }: ScannedLine,
  title: string,
  rationale: string,
): RawFinding {
  return { file: file.path, first: number, last: number, title, rationale, anchor: text.trim() };
}
