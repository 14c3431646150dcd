import type { FileChange, RawFinding, Rule, RuleContext, ScannedLine } from '../../model.js';
import { findCovered, findLastAround, hasLineWithin, type LineSpan } from '../../text/line-spans.js';
import { REACH } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { createNewSideReader, findLineAbove } from '../new-side.js';
import { clip } from '../wording.js';
import { findSwallowedChecks } from './checks/swallowed-checks.js';
import { ASSERTION, CASE, findFamily } from './vocabulary.js';

/** Reports a test that ends before its checks, or whose checks stand in a branch that is never taken. */
export const checksUnreached: Rule = {
  id: 'tests/checks-unreached',
  severity: 'info',
  summary: 'A test ends before it checks anything',
  docs: {
    why: 'The test is still there and still green, but its assertions do not run.',
    bad: {
      files: {
        'src/price.test.ts': [" it('is limited', () => {", '+  return;', '   expect(price(500)).toBe(100);', ' });'],
      },
    },
    good: {
      files: {
        'src/price.test.ts': [
          " it('is limited', () => {",
          '+  const limited = price(500);',
          '   expect(price(500)).toBe(100);',
          ' });',
        ],
      },
    },
  },
  suppressible: true,
  checksLess: true,
  check: (context) =>
    findNewLines(context, ({ class: kind, language }) => kind === 'test' && findFamily(language) !== null).flatMap(
      ({ change, lines }) => [
        ...reportSwallowed(context, change),
        ...findDeadEnds(context, change, lines).map((line) => ({
          file: change.file.path,
          first: line.number,
          last: line.number,
          title: clip(`Checks are no longer reached: ${line.text.trim()}`, 110),
          rationale:
            'The code after this line, or in this branch, never runs, so the test passes with any code. Remove the line. If the test cannot pass, fix it or delete it visibly.',
          anchor: line.text.trim(),
        })),
      ],
    ),
};

function reportSwallowed({ syntax }: RuleContext, change: FileChange): readonly RawFinding[] {
  const after = syntax.get(change.file.path)?.after ?? null;
  if (after === null || !after.handlers.some(({ empty }) => empty)) return [];
  const side = createNewSideReader(change);
  return findSwallowedChecks(change, after, side).map((line) => ({
    file: change.file.path,
    first: line,
    last: line,
    title: 'The failure of a check is dropped',
    rationale:
      'The check stood here before without this handler, which takes its failure too and does nothing. The test passes with any code. Take the handler out, or put around it only what may fail.',
    anchor: 'dropped check',
  }));
}

/** The runner of Go: without the call the tests of the package do not run. */
const RUNS_GO = /\bm\.Run\(\)/u;

const ENDS =
  /^\s{0,200}return(?:\s(?:true|True|nil|null|None|undefined|0|done\(\)))?\s{0,4};?\s{0,4}$|^\s{0,200}if\s?\(?\s?(?:true|True|1|!false)\s?\)?\s{0,4}[:{]?\s{0,4}return\b[^;]{0,20};?\s{0,4}\}?\s{0,4}$/u;
/** A branch that is always taken, whose line ends where it begins. */
const ALWAYS = /^\s{0,200}if\s?\(?\s?(?:true|True|1|!false)\s?\)?\s{0,4}[:{]\s{0,4}$/u;
const EXITS =
  /^\s{0,200}(?:process\.exit\(0?\)|sys\.exit\(0?\)|os\._exit\(0\)|os\.Exit\(0\)|exit!?\(0?\)|exit 0|System\.exit\(0\)|std::process::exit\(0\)|pytest\.exit\(.{0,80}\))\s{0,4};?\s{0,4}$/u;
const NEVER =
  /^\s{0,200}(?:\}\s{0,4})?(?:if|while)\s{0,4}\(?\s{0,4}(?:false|False|0|!true|not True|!1)\s{0,4}\)?\s{0,4}(?:[:{]|then\b|$|(?:expect|assert)\b)|^\s{0,200}#if (?:false|0|NEVER)\s{0,4}$/u;

function endsEarly(text: string): boolean {
  return ENDS.test(text) || EXITS.test(text) || NEVER.test(text);
}

/** Returns the new lines that end a test before its checks, or begin a branch that is never taken. */
function findDeadEnds(
  { syntax }: RuleContext,
  change: FileChange,
  lines: readonly ScannedLine[],
): readonly ScannedLine[] {
  const ends = lines.filter(({ code }, at) => {
    const text = code.slice(0, REACH.statement);
    return endsEarly(text) || (ALWAYS.test(text) && ENDS.test((lines[at + 1]?.code ?? '').slice(0, REACH.statement)));
  });
  if (ends.length === 0) return [];
  const after = syntax.get(change.file.path)?.after ?? null;
  const numbers = ends.map(({ number }) => number);
  const bodies = (after?.cases ?? [])
    .filter(({ suite }) => !suite)
    .map(({ first, last }) => ({ head: first, first: first + 1, last }));
  const around = findLastAround(numbers, bodies);
  const defined = findCovered(numbers, after?.definitions ?? []);
  const checks = (after?.assertions ?? []).map(({ first }) => first).sort((a, b) => a - b);
  const isFirstLevel = createLevelLookup(change);
  const side = createNewSideReader(change);
  return ends.filter(({ number, code }) => {
    const text = code.slice(0, REACH.statement);
    // A file without tests and checks is data of a test.
    if (NEVER.test(text))
      return (after === null || bodies.length > 0 || checks.length > 0) && !holdsYieldAlone(side, number);
    if (after === null) return false;
    const body = around.get(number);
    if (body === undefined && change.language === 'Go' && EXITS.test(text))
      return (
        change.removed.some((line) => RUNS_GO.test(line.text.slice(0, REACH.line))) &&
        !change.added.some((line) => RUNS_GO.test(line.text.slice(0, REACH.line)))
      );
    if (body === undefined)
      return ENDS.test(text)
        ? stands(number, { side, language: change.language })
        : EXITS.test(text) && !defined.has(number);
    return hasLineWithin(checks, { first: number + 1, last: body.last }) && isFirstLevel(body, number);
  });
}

/**
 * Returns true for a line directly below the head of a test that a piece shows outside of its class, with a check below it at the
 * same depth.
 */
function stands(
  number: number,
  { side, language }: { readonly side: (number: number) => string | undefined; readonly language: string | null },
): boolean {
  const family = findFamily(language);
  const indent = (side(number) ?? '').search(/\S/u);
  if (family === null || !HEADS_OF_PIECES.has(family)) return false;
  const above = [side(number - 1) ?? '', side(number - 2) ?? ''];
  const head = above.find((line) => /[\w"']/u.test(line)) ?? '';
  if (CASE[family]?.test(head.slice(0, REACH.line)) !== true) return false;
  for (let below = number + 1; below <= number + MAX_SHOWN; below += 1) {
    const line = side(below);
    if (line === undefined || (line.trim() !== '' && line.search(/\S/u) < indent)) return false;
    const text = line.slice(0, REACH.line);
    if (line.search(/\S/u) === indent && (ASSERTION[family]?.test(text) === true || tests(family, text))) return true;
  }
  return false;
}

/** In a shell each command that fails ends the test; a condition is one that is there for nothing else. */
const tests = (family: string, text: string): boolean =>
  family === 'shell' && /^\s{0,200}(?:\[{1,2}|test) /u.test(text);

/**
 * Languages in which a tree does not show what belongs to a test: methods of PHP have no place outside of a class, and no grammar of the shell
 * knows the tests of Bats.
 */
const HEADS_OF_PIECES: ReadonlySet<string> = new Set(['php', 'shell']);
const MAX_SHOWN = 10;

/** Returns true for a branch with a `yield` and nothing else: it makes a generator that gives nothing. */
function holdsYieldAlone(side: (number: number) => string | undefined, number: number): boolean {
  const [head = '', first = '', second = ''] = [side(number), side(number + 1), side(number + 2)];
  if (!/^\s{0,200}yield\b/u.test(first)) return false;
  return /^\s{0,200}(?:[}\])]|end\b|$)/u.test(second) || second.search(/\S/u) <= head.search(/\S/u);
}

/** The lines of a test below its first one, `head`. */
interface Body extends LineSpan {
  readonly head: number;
}

/** Tells whether a line is a statement of the test itself, and follows no condition. */
function createLevelLookup(change: FileChange): (body: Body, number: number) => boolean {
  const side = createNewSideReader(change);
  const indent = (line: number) => (side(line) ?? '').search(/\S/u);
  /** The least indentation of the lines from `start` to each line of a body. */
  const measureFrom = (start: number, { last }: Body) => {
    const least: number[] = [];
    for (let line = start; line < last; line += 1) {
      const own = indent(line);
      const before = least.at(-1) ?? Number.POSITIVE_INFINITY;
      least.push(own < 0 ? before : Math.min(before, own));
    }
    return { start, least };
  };
  const measure = (body: Body) => {
    let opening = body.head;
    while (opening < body.last && !OPENS.test((side(opening) ?? '').slice(0, REACH.line))) opening += 1;
    return { opening, whole: measureFrom(body.head + 1, body), below: measureFrom(opening + 1, body) };
  };
  const known = new Map<Body, ReturnType<typeof measure>>();
  return (body, number) => {
    const measured = known.get(body) ?? measure(body);
    known.set(body, measured);
    const { start, least } = measured.opening < number ? measured.below : measured.whole;
    const end = Math.min(body.last - 1, number + MAX_BODY) - start;
    return (
      indent(number) <= (least[end] ?? Number.POSITIVE_INFINITY) &&
      !/(?:^|[\s})])(?:if|else|elif|for|while|unless|case|except|catch)\b[^{};]{0,300}[:)]?\s{0,4}$/u.test(
        findLineAbove(side, number).slice(0, REACH.statement),
      )
    );
  };
}

/** The end of a test's head. */
const OPENS = /(?:[{:]|\bdo|[=-]>)\s{0,4}$/u;

/** The number of lines after a line whose indentation is read. */
const MAX_BODY = 200;
