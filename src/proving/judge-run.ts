/** What a run without a criterion's lines shows. The rules lean to one side: rather no proof than a false one. */
import { compareText } from '../base/order.js';
import { isLoadFailure, isMissingName } from './marks.js';
import { isSameTest, keyTest, nameTest, type TestResult, type WrittenTest } from './tests.js';

/** How a command ended. */
export interface CommandRun {
  /** Null if it was stopped. */
  readonly code: number | null;
  readonly timedOut: boolean;
  /** The end of what it printed. */
  readonly output: string;
  /** Null if no report was asked for; empty if there was none. */
  readonly tests: readonly TestResult[] | null;
}

/** What the tests of the change are to a criterion. */
export interface TestRoles {
  readonly own: readonly WrittenTest[];
  /** Tests that are about other criteria and not about this one. */
  readonly foreign: readonly WrittenTest[];
  readonly all: readonly WrittenTest[];
  /** Whether another criterion is bound to some of the lines. */
  readonly shared: boolean;
}

/** `unloadable`: too much is gone, so that the run says nothing; another way to take the lines out may do. */
export type RunJudgement =
  | { readonly outcome: 'proved'; readonly why: string; readonly failing: readonly string[] }
  | { readonly outcome: 'not-proved' | 'timed-out' | 'unloadable'; readonly why: string };

const MOST_NAMES = 3;

/** Names some tests, as a person reads them. */
function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => `"${name}"`);
  return names.length > MOST_NAMES ? `${shown.join(', ')} and ${names.length - MOST_NAMES} more` : shown.join(', ');
}

/**
 * Judges a run.
 * @param head the run of the same command on the untouched head, which passed
 */
export function judgeRun(run: CommandRun, head: CommandRun, roles: TestRoles): RunJudgement {
  if (run.timedOut) return { outcome: 'timed-out', why: 'the command did not end in time without its lines' };
  return run.tests === null || head.tests === null
    ? judgeExit(run, head, roles)
    : judgeTests(run, run.tests, head.tests, roles);
}

/** By the exit code alone nobody knows which test failed, so a criterion that shares lines cannot be told apart. */
function judgeExit(run: CommandRun, head: CommandRun, { shared, own }: TestRoles): RunJudgement {
  if (run.code === 0) return { outcome: 'not-proved', why: 'the command passes without its lines' };
  if (isLoadFailure(run.output) && !isLoadFailure(head.output))
    return { outcome: 'unloadable', why: 'without its lines the program does not load' };
  if (shared)
    return {
      outcome: 'not-proved',
      why: 'other criteria share its lines: only a report by test (JUnit XML) tells them apart',
    };
  if (own.length > 0 && own.every(({ asserts }) => !asserts))
    return { outcome: 'not-proved', why: `its own tests assert nothing: ${listNames(own.map(({ name }) => name))}` };
  return {
    outcome: 'proved',
    why: `the command fails without its lines (exit ${run.code ?? 'by a signal'})`,
    failing: [],
  };
}

function judgeTests(
  run: CommandRun,
  tests: readonly TestResult[],
  before: readonly TestResult[],
  roles: TestRoles,
): RunJudgement {
  const passedBefore = new Set(before.filter(({ status }) => status === 'passed').map(keyTest));
  const standing = tests.filter(({ status }) => status === 'passed');
  const failing = tests.filter(
    (one) => (one.status === 'failed' || one.status === 'error') && passedBefore.has(keyTest(one)),
  );
  if (tests.length === 0) return { outcome: 'unloadable', why: 'without its lines no test runs' };
  if (failing.length === 0) {
    return run.code === 0
      ? { outcome: 'not-proved', why: describeStanding(standing, roles) }
      : { outcome: 'unloadable', why: 'without its lines the tests do not load' };
  }
  const places = new Set(standing.map(readPlace));
  const credible = failing.filter((one) => isCredible(one, places));
  if (credible.length === 0) {
    return { outcome: 'unloadable', why: `without its lines tests do not load, or miss a name: ${nameAll(failing)}` };
  }
  return judgeCredible(credible, standing, before, roles);
}

const readPlace = ({ file, classname }: TestResult) => `${file}\n${classname}`;
const nameAll = (tests: readonly TestResult[]) => listNames(tests.map(nameTest).sort(compareText));

/** Whether a test fails by what the program does, and not because it was not loaded. */
function isCredible(test: TestResult, places: ReadonlySet<string>): boolean {
  if (isMissingName(test.message)) return false;
  if (places.has(readPlace(test))) return true;
  // Nothing beside it passes: perhaps nothing there was loaded.
  return test.status === 'failed' && !isLoadFailure(test.message);
}

function describeStanding(standing: readonly TestResult[], { own }: TestRoles): string {
  const idle = own.filter(({ asserts }) => !asserts);
  if (idle.length > 0)
    return `all ${standing.length} tests pass without its lines; ${listNames(idle.map(({ name }) => name))} assert nothing`;
  return `all ${standing.length} tests pass without its lines`;
}

function judgeCredible(
  credible: readonly TestResult[],
  standing: readonly TestResult[],
  before: readonly TestResult[],
  { own, foreign, all, shared }: TestRoles,
): RunJudgement {
  const asserting = credible.filter((one) => {
    const written = all.filter((test) => isSameTest(one, test));
    return written.length === 0 || written.some(({ asserts }) => asserts);
  });
  if (asserting.length === 0)
    return { outcome: 'not-proved', why: `tests fail without its lines, but assert nothing: ${nameAll(credible)}` };
  const isOwn = (one: TestResult) => own.some((test) => isSameTest(one, test));
  const present = before.filter((one) => one.status === 'passed' && isOwn(one));
  if (present.length > 0) {
    const noticed = asserting.filter(isOwn);
    if (noticed.length > 0) return prove(noticed);
    const still = standing.filter(isOwn);
    return still.length > 0
      ? {
          outcome: 'not-proved',
          why: `its own tests pass without its lines: ${nameAll(still)}; what fails is about something else: ${nameAll(asserting)}`,
        }
      : { outcome: 'unloadable', why: `its own tests do not run without its lines: ${nameAll(present)}` };
  }
  const others = shared ? asserting.filter((one) => !foreign.some((test) => isSameTest(one, test))) : asserting;
  if (others.length > 0) return prove(others);
  return {
    outcome: 'not-proved',
    why: `it shares lines with other criteria, and only their tests fail without them: ${nameAll(asserting)}`,
  };
}

function prove(tests: readonly TestResult[]): RunJudgement {
  const failing = [...new Set(tests.map(nameTest))].sort(compareText);
  const word = failing.length === 1 ? 'test fails' : 'tests fail';
  return { outcome: 'proved', why: `${failing.length} ${word} without its lines: ${listNames(failing)}`, failing };
}
