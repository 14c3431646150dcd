import { counted } from '../../../base/text.js';
import type { FileChange, RawFinding, Rule, RuleContext } from '../../model.js';
import { clip, toFileName } from '../wording.js';
import { findChangedTests, readNames } from './untested/changed-tests.js';
import { countRemoved, findDecisions, findNewFunctions, isProduct } from './untested/decisions.js';
import { findUnreached, type Unreached } from './untested/unreached.js';

/** Reports changed decisions in the code, and a mended fault, without a changed test; and what the changed tests leave out. */
export const logicWithoutTest: Rule = {
  id: 'tests/logic-without-test',
  severity: 'info',
  summary: 'Logic changes, and no test of the change is about it',
  docs: {
    why: 'A new condition that no test takes both ways of is checked by its first user.',
    bad: {
      files: {
        'src/refunds.ts': [
          ' function refund(order: Order) {',
          '+  if (order.total > limit) return refuse(order);',
          '+  if (order.refunded) return refuse(order);',
          '+  for (const item of order.items) restock(item);',
          '   return pay(order);',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'src/refunds.ts': [
          ' function refund(order: Order) {',
          '+  if (order.total > limit) return refuse(order);',
          '+  if (order.refunded) return refuse(order);',
          '+  for (const item of order.items) restock(item);',
          '   return pay(order);',
          ' }',
        ],
        'src/refunds.test.ts': [
          " import { refund } from './refunds.js';",
          "+it('refuses what is over the limit', () => expect(refund(large).refused).toBe(true));",
          "+it('pays what is under the limit', () => expect(refund(small).paid).toBe(true));",
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    const { title } = context.snapshot;
    const tests = findChangedTests(context);
    if (WITHOUT_LOGIC.test(title)) return [];
    if (tests.length > 0) return reportUnreached(context, tests);
    const logic = reportLogic(context);
    return logic.length > 0 ? logic : reportFix(context);
  },
};

/** A source with the lines that decide something and the functions that come with it. */
interface Changed {
  readonly change: FileChange;
  readonly decisions: readonly number[];
  readonly functions: readonly number[];
}

function reportLogic(context: RuleContext): readonly RawFinding[] {
  const removed = countRemoved(context);
  const changed = context.change.files
    .map((change): Changed => {
      const decisions = findDecisions(context, removed, change);
      return { change, decisions, functions: findNewFunctions(context, change) };
    })
    .filter(({ decisions, functions }) => decisions.length + functions.length > 0);
  const decisions = changed.reduce((sum, one) => sum + one.decisions.length, 0);
  const functions = changed.reduce((sum, one) => sum + one.functions.length, 0);
  const size = (one: Changed) => one.decisions.length + one.functions.length;
  const most = changed.toSorted((a, b) => size(b) - size(a))[0];
  const first = most?.decisions[0] ?? most?.functions[0];
  if (most === undefined || first === undefined) return [];
  if (UPKEEP.test(context.snapshot.title) && decisions + functions < LEAST_UPKEEP) return [];
  const places = changed.map((one) => ({
    file: one.change.file.path,
    lines: [...new Set([...one.decisions, ...one.functions])].sort((a, b) => a - b),
  }));
  return [
    {
      file: most.change.file.path,
      first,
      last: first,
      title: `New without a changed test: “${clip(readHead(most.change, first), 60)}”${decisions + functions > 1 ? ' and others' : ''}`,
      rationale: `Look at ${listPlaces(places)}. If a test that is already there ${decisions > 0 ? 'takes it both ways' : 'runs it'}, say which; if not, add one.`,
      anchor: changed.map(({ change }) => change.file.path).join('\n'),
    },
  ];
}

/** Returns the line at a place without annotations above it. */
function readHead({ added }: FileChange, first: number): string {
  const lines = added
    .filter(({ number }) => number >= first && number < first + MAX_HEAD)
    .map(({ text }) => text.trim());
  return lines.find((text) => /\w/u.test(text) && !/^(?:@|#\[|\/\/|\/?\*)/u.test(text)) ?? lines[0] ?? '';
}

/** Reports a change that says that it mends a fault, changes code, and has no test that would show the fault again. */
function reportFix(context: RuleContext): readonly RawFinding[] {
  const { title, body, tickets } = context.snapshot;
  const claim = FIX.exec(title)?.[0] ?? CLOSES.exec(body.slice(0, MAX_BODY))?.[0];
  if (claim === undefined || NO_FAULT.test(title)) return [];
  const change = context.change.files.find((one) => isProduct(one) && hasNewCode(context, one));
  const line = change?.added.find(({ text }) => /\w/u.test(text) && !IMPORTS.test(text))?.number;
  if (change === undefined || line === undefined) return [];
  const ticket = tickets.find(({ relation }) => relation === 'closing')?.id;
  return [
    {
      file: change.file.path,
      first: line,
      last: line,
      title: `Said to mend a fault, and no test changes${ticket === undefined ? '' : ` (${clip(ticket, 30)})`}`,
      rationale: `The pull request says “${clip(claim, 60)}” and changes code, and no test with it. Add one that fails without this change, so that the fault does not come back unseen, or say which test shows it.`,
      anchor: clip(claim, 60),
    },
  ];
}

function hasNewCode({ syntax }: RuleContext, { file, formattingOnly }: FileChange): boolean {
  const read = syntax.get(file.path);
  return (
    !formattingOnly &&
    read?.substance === 'code' &&
    read.mode === 'tree' &&
    read.added.filter(({ code }) => /\w/u.test(code) && !IMPORTS.test(code)).length >= LEAST_MENDED
  );
}

/** Reports functions that come with the change and that nothing in it names. */
function reportUnreached(context: RuleContext, tests: readonly FileChange[]): readonly RawFinding[] {
  const named = readNames(tests, context);
  if (named === null) return [];
  const unreached = findUnreached(context, named);
  const [first] = unreached;
  if (first === undefined) return [];
  const listed = unreached.slice(0, MAX_LISTED).map(describeUnreached);
  const more = unreached.length - listed.length;
  const names = [...new Set(unreached.map(({ name }) => name))];
  return [
    {
      file: first.change.file.path,
      first: first.line,
      last: first.line,
      title: clip(
        `The changed tests do not name ${names.slice(0, MAX_NAMED).join(', ')}${names.length > MAX_NAMED ? ' and others' : ''}`,
        110,
      ),
      rationale: `Changed tests call other functions of the same file. Neither they nor another line of the change have the name of ${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Add a case, or say what checks it.`,
      anchor: unreached.map(({ change, name }) => `${change.file.path} ${name}`).join('\n'),
    },
  ];
}

function describeUnreached({ change, line, name }: Unreached): string {
  return `${clip(name, 60)} (${toFileName(change.file.path)}:${line})`;
}

/** Lists places by their files, with at most so many lines of each. */
function listPlaces(places: readonly { readonly file: string; readonly lines: readonly number[] }[]): string {
  const listed = places
    .slice(0, MAX_LISTED)
    .map(
      ({ file, lines }) =>
        `${toFileName(file)}:${lines.slice(0, MAX_LINES).join(', ')}${lines.length > MAX_LINES ? ', …' : ''}`,
    );
  const more = places.length - listed.length;
  return `${listed.join('; ')}${more > 0 ? ` and ${counted(more, 'other file')}` : ''}`;
}

const MAX_LISTED = 6;
const MAX_LINES = 8;
const MAX_NAMED = 3;
/** The lines of annotations and the head of a function. */
const MAX_HEAD = 8;
const MAX_BODY = 20_000;
/** A change of one line is often a word or a number, of which no test is asked. */
const LEAST_MENDED = 2;

/** Titles of changes whose author says that nothing is decided anew, by the types of Conventional Commits and in words. */
const WITHOUT_LOGIC =
  /^(?:\[?\w{1,30}\]?\s)?(?:refactor|style|docs|ci|test|tests|revert|release|bump)\b|^(?:[\w./-]{1,30}:\s)?\W{0,4}(?:refactor|renam|mov|format|lint|clean|bump|releas|revert|vendor|version|sync|upgrad|updat\w{1,3} dep|rewrit|simplif|replac|extract|reorgani)|\badd\w{0,3} (?:\w{1,20} ){0,3}tests?\b/iu;

/** Titles of upkeep, under which few lines are mostly the old ones written anew, and tested already. */
const LEAST_UPKEEP = 3;
const UPKEEP = /^(?:\[?\w{1,30}\]?\s)?(?:chore|build|perf)\b/iu;

/** What says that a fault is mended: a title, and the words by which hosts close issues. */
const FIX =
  /^(?:\[[\w. -]{1,30}\]\s{0,2}|[A-Z]{2,10}-\d{1,7}:?\s{1,2}|[\w /.-]{1,30}:\s)?(?:bug ?)?fix(?:e[sd])?\b.{0,80}/iu;
const CLOSES = /\bfix(?:e[sd])?:?\s{1,2}(?:#|[\w.-]{1,40}\/[\w.-]{1,60}#|GH-|https:\/\/\S{1,80}\/issues\/)\d{1,7}/iu;
/** Faults that no test shows. */
const NO_FAULT =
  /\b(?:typos?|\w{0,20}docs?|concurren\w*|telemetry|schemas?|docstrings?|documentation|comments?|readme|changelog|lint\w*|warnings?|deprecat\w*|types?|typing|typescript|build|builds|compil\w*|ci|workflows?|flak\w*|tests?|deps|dependenc\w*|spelling|grammar|format\w*|style\w*|css|layout|translation\w*|links?|urls?|names?|naming|imports?|logs?|logging|perf\w*|race|leaks?|deadlocks?|release|version|wording|message|ui|icons?|colou?rs?)\b/iu;
const IMPORTS = /^\s*(?:import|from|use|using|include|require|#include|package)\b/u;
