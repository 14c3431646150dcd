import { addToGroup, takeFromCount } from '../../../base/groups.js';
import type { HunkSide } from '../../../base/hunk-lines.js';
import { counted } from '../../../base/text.js';
import type { FileChange, RawFinding, Rule, RuleContext } from '../../model.js';
import { listChanged, readWholeSide } from '../side-lines.js';
import { clip } from '../wording.js';
import type { InjectionCall } from './injections/injection-call.js';
import { listInjectionCalls } from './injections/injection-calls.js';
import { type JudgedCall, judgeCalls } from './injections/injection-judge.js';
import { findMarkedTexts, type MarkedText } from './injections/injection-lines.js';

/** Reports a call that executes a text as code, command, query or page, if the text is composed at run time. */
export const injection: Rule = {
  id: 'security/injection',
  severity: 'warn',
  summary: 'Text put together at run time is run as code, command or query',
  docs: {
    why: 'If other people can choose a part of the text, they can choose what runs.',
    bad: {
      files: {
        'src/orders.ts': [' const id = request.query.id;', "+db.query('SELECT * FROM orders WHERE id = ' + id);"],
      },
    },
    good: {
      files: {
        'src/orders.ts': [' const id = request.query.id;', "+db.query('SELECT * FROM orders WHERE id = $1', [id]);"],
      },
    },
  },
  suppressible: true,
  // What is run is no longer what stands in the code.
  checksLess: true,
  check(context) {
    const table = listInjectionCalls();
    // What a test runs stands in the test, and ends with it.
    return context.change.files
      .filter(({ class: kind }) => kind !== 'test')
      .flatMap((change) => collectFindings(context, change, table));
  },
};

/** Returns one finding per kind of call and file, at the first such call. */
function collectFindings(
  context: RuleContext,
  change: FileChange,
  table: readonly InjectionCall[],
): readonly RawFinding[] {
  if (change.added.length === 0) return [];
  // In Rust tests stand beside the code too. Elsewhere what is written like a test may be a call of the program's own.
  const all = change.language === 'Rust' ? (context.syntax.get(change.file.path)?.after?.cases ?? []) : [];
  const cases = all.filter(({ suite }) => !suite);
  const fresh = judgeSide(context, change, 'new', table).filter(
    ({ call }) => !cases.some(({ first, last }) => first <= call.first && call.last <= last),
  );
  // A text that a call runs is told at the call.
  const told = new Set(fresh.flatMap(({ lines, call }) => [...lines, ...countLines(call.first, call.last)]));
  return [...collectCalls(context, change, table, fresh), ...collectLines(context, change, told)];
}

function collectCalls(
  context: RuleContext,
  change: FileChange,
  table: readonly InjectionCall[],
  fresh: readonly JudgedCall[],
): readonly RawFinding[] {
  if (fresh.length === 0) return [];
  const isMoved = createMovedTest(change);
  const texts = new Map(change.added.map(({ number, text }) => [number, text.trim()]));
  const takeOld = createOldCalls(judgeSide(context, change, 'old', table));
  const told = new Map<string, JudgedCall[]>();
  // What somebody sends first: only a call that ran such a text before takes its place.
  for (const judged of fresh.toSorted((a, b) => Number(b.sent) - Number(a.sent))) {
    if (judged.lines.every((line) => isMoved(texts.get(line) ?? '') || !texts.has(line))) continue;
    if (!judged.composed && isMildKind(judged) && isInHouse(change)) continue;
    if (!takeOld(judged)) addToGroup(told, judged.meant.runs, judged);
  }
  return [...told.values()].map((calls) => buildFinding(change, calls));
}

/** What goes into a call, whatever stands around it. */
const describeParts = ({ meant, parts }: JudgedCall): string =>
  [meant.runs, ...parts.map((part) => part.replace(/\s/gu, ''))].join('\n');

/** Returns a function that takes, for a new call, an old one that ran the same kind of text; false if none is left. */
function createOldCalls(calls: readonly JudgedCall[]): (judged: JudgedCall) => boolean {
  const byKey = new Map<string, JudgedCall[]>();
  const taken = new Set<JudgedCall>();
  for (const call of calls) for (const key of listKeys(call)) addToGroup(byKey, `${call.sent} ${key}`, call);
  const takeBy = (key: string): boolean => {
    const left = byKey.get(key) ?? [];
    for (let old = left.pop(); old !== undefined; old = left.pop()) {
      if (taken.has(old)) continue;
      taken.add(old);
      return true;
    }
    return false;
  };
  return (judged) => listKeys(judged).some((key) => (!judged.sent && takeBy(`false ${key}`)) || takeBy(`true ${key}`));
}

/** The same parts in the same kind of call first: then only what stands around them is written anew. */
const listKeys = (judged: JudgedCall): readonly string[] => [
  ...(judged.parts.length > 0 ? [describeParts(judged)] : []),
  `${judged.meant.runs} ${judged.composed}`,
];

const squeeze = (text: string): string => text.replace(/[\s;]/gu, '');
/** A text in other quotes, or broken in two, is the same. */
const unify = (text: string): string => text.replaceAll("'", '"').replace(/"[+.]?"/gu, '');
/** Signs that only one kind of quotes reads. */
const READS_NAMES = /[$#{\\`]/u;
/** A line that is a comment as a whole. */
const COMMENT = /^\s*(?:\/\/|#|\*|\/\*|--|<!--|')/u;

/** Returns a test for lines that only stand elsewhere, or are broken at other places: their words stood together before. */
function createMovedTest({ removed }: FileChange): (text: string) => boolean {
  const lines = new Set(removed.map(({ text }) => text.trim()));
  let whole: string | null = null;
  let unified: string | null = null;
  return (text) => {
    if (lines.has(text)) return true;
    whole ??= `\n${removed
      .filter((line) => !COMMENT.test(line.text))
      .map((line) => squeeze(line.text))
      .join('')}\n`;
    const words = squeeze(text);
    if (holds(whole, words)) return true;
    if (READS_NAMES.test(words)) return false;
    unified ??= unify(whole);
    return holds(unified, unify(words));
  };
}

/** Returns true if a text has these words, and does not go on before them. */
function holds(whole: string, words: string): boolean {
  const at = words === '' ? -1 : whole.indexOf(words);
  return at > 0 && !(/[\w$]/u.test(whole.charAt(at - 1)) && /^[\w$]/u.test(words));
}

/** Returns one finding per kind of place. What a removed line does in the same way is not new. */
function collectLines(context: RuleContext, change: FileChange, told: ReadonlySet<number>): readonly RawFinding[] {
  const found = findMarkedTexts(context, change).filter(
    ({ meant, line }) => meant.query !== true || !told.has(line.number),
  );
  if (found.length === 0) return [];
  const isMoved = createMovedTest(change);
  const texts = new Map(change.added.map(({ number, text }) => [number, text.trim()]));
  const kinds = new Map<string, MarkedText[]>();
  const before = new Map<string, number>();
  for (const { meant } of found) {
    if (before.has(meant.name)) continue;
    before.set(meant.name, change.removed.filter(({ text }) => meant.pattern.test(text)).length);
  }
  for (const one of found.toSorted((a, b) => Number(a.sent) - Number(b.sent))) {
    const isNew = !takeFromCount(before, one.meant.name);
    if (one.lines.every((line) => isMoved(texts.get(line) ?? '') || !texts.has(line))) continue;
    // A query that no call is seen of is not worth a word in what only developers run.
    if (isNew && ((one.composed && one.meant.query !== true) || !isInHouse(change)))
      addToGroup(kinds, one.meant.runs, one);
  }
  return [...kinds.values()].flatMap((all) => {
    const [first, ...more] = all.toSorted((a, b) => Number(b.sent) - Number(a.sent) || a.line.number - b.line.number);
    return first === undefined ? [] : buildLineFinding(change, first, more);
  });
}

function buildLineFinding(
  change: FileChange,
  { meant, line, given, composed, program, sent }: MarkedText,
  more: readonly MarkedText[],
): RawFinding {
  const mild = program || (composed ? meant.composed : meant.unknown) !== 'warn';
  const how = composed ? 'is put together at run time' : 'is not in the code';
  return {
    file: change.file.path,
    first: line.number,
    last: line.number,
    title: clip(`${meant.name} ${meant.runs}`, 110),
    rationale: `This line ${meant.runs}, and what it is given ${how}: “${clip(given, 120)}”. If a part of it can come from outside, somebody outside can choose what it does. ${meant.instead}${listOthers(
      'line',
      more.map((one) => `${one.line.number}`),
    )}`,
    anchor: line.text.trim(),
    severity: sent && !mild && !isInHouse(change) ? ('warn' as const) : ('info' as const),
  };
}

/** Returns the line of a call, with the first line above it that its text is put together on. */
function listPlace(line: number, lines: readonly number[]): string {
  const first = Math.min(...lines.filter((one) => one >= line - MAX_STATEMENT_LINES), line);
  return first < line ? `${first}–${line}` : `${line}`;
}

function listOthers(what: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const shown = lines.slice(0, MAX_LISTED).join(', ');
  return ` The same holds for ${counted(lines.length, `other new ${what}`)} of this file: line ${shown}${lines.length > MAX_LISTED ? ' …' : ''}.`;
}

const isInHouse = (change: FileChange): boolean => IN_HOUSE.test(change.file.path);

/** Returns the calls of a side that have to do with its changed lines. */
function judgeSide(
  context: RuleContext,
  change: FileChange,
  side: HunkSide,
  table: readonly InjectionCall[],
): readonly JudgedCall[] {
  const syntax = context.syntax.get(change.file.path)?.[side === 'new' ? 'after' : 'before'] ?? null;
  const { language } = change;
  if (syntax === null || language === null) return [];
  const changed = listChanged(change, side).map(({ number }) => number);
  const numbers = new Set(changed);
  const near = (first: number, last: number) => changed.some((number) => number >= first && number <= last);
  const readFlow = () => context.flows(change, side);
  return judgeCalls({ language, syntax, runs: readWholeSide(change, side), readFlow }, table, near).filter(
    ({ lines, call }) =>
      [...lines, ...countLines(call.first, Math.min(call.last, call.first + MAX_SHOWN))].some((line) =>
        numbers.has(line),
      ),
  );
}

const countLines = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

function buildFinding(change: FileChange, calls: readonly JudgedCall[]): RawFinding {
  const weigh = (one: JudgedCall) => 2 * Number(isMild(one) || !one.sent) + Number(isMild(one));
  const [worst, ...more] = calls.toSorted((a, b) => weigh(a) - weigh(b));
  if (worst === undefined) throw new Error('a finding needs a call');
  const { call, meant, composed, given } = worst;
  const how = composed ? 'is put together at run time' : 'is not in the code';
  return {
    file: change.file.path,
    first: call.first,
    last: Math.max(call.first, Math.min(call.last, call.first + MAX_SHOWN)),
    title: clip(`${clip(call.callee, 50)} ${meant.runs}`, 110),
    rationale: `This call ${meant.runs}${given === '' ? '' : `, and what it is given ${how}: “${clip(given, 120)}”`}. ${given === '' ? '' : 'If a part of it can come from outside, somebody outside can choose what it does. '}${meant.instead}${listOthers(
      'call',
      more.map(({ call, lines }) => listPlace(call.first, lines)),
    )}`,
    anchor: `${call.callee} ${call.argument}`,
    severity: worst.sent && !isMild(worst) && !isInHouse(change) ? ('warn' as const) : ('info' as const),
  };
}

/** What an object of the program answers is seldom what somebody sends: a query of such parts alone is a note. */
const isMild = (judged: JudgedCall): boolean => judged.answered || isMildKind(judged);

const isMildKind = ({ meant, composed, program }: JudgedCall): boolean =>
  program || (composed ? meant.composed : meant.unknown) !== 'warn';

const MAX_LISTED = 100;
/** A text that is put together further above its call is told at the call alone. */
const MAX_STATEMENT_LINES = 10;
/** Programs that only the developers run, on their own data. */
const IN_HOUSE =
  /(?:^|\/)(?:scripts?|tools?|build|bin|ci|\.ci|release|bench\w*|generators?|codegen|migrations?|migrate|seeds?|tests?|examples?|playground|demos?|samples?)(?:\/|\.\w{1,5}$)|(?:^|\/)(?:Rakefile|\w*file\.\w{1,5}|setup\.py|[\w-]{1,60}\.config\.\w{1,5})$/iu;
const MAX_SHOWN = 5;
