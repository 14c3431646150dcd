import { counted } from '../../../base/text.js';
import type { FileChange, RawFinding, Rule, RuleContext } from '../../model.js';
import type { Custom } from '../../snapshot.js';
import { findCustom } from '../customs.js';
import { clip, toFileName } from '../wording.js';
import { type Behaviour, findBehaviours } from './untested/behaviours.js';
import { type ChangedFunction, findChangedFunctions } from './untested/changed-functions.js';
import { findChangedTests, touchesTests } from './untested/changed-tests.js';
import { findLeftOut } from './untested/left-out.js';
import {
  areManyLines,
  areTestsUsual,
  isLong,
  isSubstantial,
  measureSubstance,
  type Substance,
} from './untested/substance.js';

/** Reports changed decisions in the code without a changed test; and what the changed tests leave out. */
export const logicWithoutTest: Rule = {
  id: 'tests/logic-without-test',
  severity: 'info',
  summary: 'Logic changes, and no test of the change is about it',
  docs: {
    why: 'If no test runs both branches of a new condition, the first user does.',
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
  skipsBuilt: true,
  check(context) {
    const tests = findChangedTests(context);
    const behaviours = findBehaviours(context);
    const lines = countTestLines(context, tests);
    if (lines === 0 ? behaviours.length > 0 : behaviours.length >= TIMES_TESTED * lines) {
      const asked = behaviours.filter(({ change: { file } }) => areTestsUsual(context, file.path));
      return reportUntested(context, asked, lines);
    }
    if (tests.length > 0) return reportLeftOut(context, tests);
    return touchesTests(context) ? [] : reportFunctions(context);
  },
};

/** Reports what is new where no test gains a line, or fewer lines than there are new things. */
function reportUntested(context: RuleContext, behaviours: readonly Behaviour[], lines: number): readonly RawFinding[] {
  const [first] = behaviours.toSorted((a, b) => rankKind(a) - rankKind(b));
  const substance = measureSubstance(context, behaviours);
  if (first === undefined || !isSubstantial(context, substance)) return [];
  const listed = behaviours
    .slice(0, MAX_LISTED)
    .map(({ change, line, words }) => `${words} (${toFileName(change.file.path)}:${line})`);
  const more = behaviours.length - listed.length;
  const others = behaviours.length > 1 ? ' and others' : '';
  const touched = touchesTests(context);
  const none = touched ? 'No test is added for' : 'No test changes with';
  const changed = lines > 0 || touched ? '' : describeFunctions(findOftenTested(context));
  return [
    {
      file: first.change.file.path,
      first: first.line,
      last: first.line,
      title: `${lines === 0 ? none : `Tests gain ${counted(lines, 'line')} with`} ${first.words}${others}`,
      rationale: `New: ${listed.join('; ')}${more > 0 ? `; and ${more} more` : ''}.${changed === '' ? '' : ` ${changed}`}${describeSubstance(context, substance)} The change adds ${lines === 0 ? 'nothing' : counted(lines, 'line')} to tests.${describeCustom(findCustom(context, first.change.file.path))} If a test that is already there runs this, say which; if not, add one.`,
      anchor: [...new Set(behaviours.map(({ change }) => change.file.path))].join('\n'),
    },
  ];
}

/** With so many new things for a line of tests, the tests are of something else, or of one of them. */
const TIMES_TESTED = 4;

const describeSubstance = (context: RuleContext, { lines }: Substance): string =>
  isLong(context) ? ` The code gets longer by ${counted(lines, 'different line')}.` : '';

const describeCustom = (custom: Custom | null): string =>
  custom === null || custom.tests === 0
    ? ''
    : ` Of the newest ${custom.of} changes of at most 40 files to ${clip(custom.path, 80)}, ${custom.tests} also change tests.`;

const KINDS: readonly Behaviour['kind'][] = ['condition', 'setting', 'error', 'function', 'other condition'];
const rankKind = ({ kind }: Behaviour): number => KINDS.indexOf(kind);

/** Counts the lines of code that tests gain; infinite where a text is not at hand. */
function countTestLines({ syntax }: RuleContext, tests: readonly FileChange[]): number {
  return tests.reduce((sum, { file, added }) => {
    if (file.omitted !== null) return Number.POSITIVE_INFINITY;
    const code = syntax.get(file.path)?.added.map((line) => line.code) ?? added.map(({ text }) => text);
    return sum + code.filter((text) => /\w/u.test(text)).length;
  }, 0);
}

/** Reports functions whose code changes by many lines, where no test is touched and the history often brings one. */
function reportFunctions(context: RuleContext): readonly RawFinding[] {
  const functions = findOftenTested(context);
  const lines = functions.reduce((sum, one) => sum + one.lines, 0);
  const most = functions.reduce<ChangedFunction | null>(
    (best, one) => (best === null || one.lines > best.lines ? one : best),
    null,
  );
  if (most === null || lines < LEAST_CHANGED || !areManyLines(context, functions)) return [];
  return [
    {
      file: most.change.file.path,
      first: most.line,
      last: most.line,
      title: clip(
        `No test changes with ${counted(lines, 'new line')} of ${most.name}${functions.length > 1 ? ' and others' : ''}`,
        110,
      ),
      rationale: `${describeFunctions(functions)} The change touches no test.${describeCustom(findCustom(context, most.change.file.path))} If a test that is already there runs this, say which; if not, add one.`,
      anchor: functions.map(({ change, name }) => `${change.file.path} ${name}`).join('\n'),
    },
  ];
}

/** Returns the changed functions of files with which the history often changes a test. */
function findOftenTested(context: RuleContext): readonly ChangedFunction[] {
  return findChangedFunctions(
    context,
    ({ file }) => findCustom(context, file.path) !== null && areTestsUsual(context, file.path),
  );
}

function describeFunctions(functions: readonly ChangedFunction[]): string {
  if (functions.length === 0) return '';
  const listed = functions
    .slice(0, MAX_LISTED)
    .map(({ change, name, line, lines }) => `${clip(name, 60)} (${toFileName(change.file.path)}:${line}) ${lines}`);
  const more = functions.length - listed.length;
  return `Different new lines of code: ${listed.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}

/** In fewer lines, over all functions, there is little to test. */
const LEAST_CHANGED = 5;

/** Reports what comes with the change, and of which the changed tests have no name and no message. */
function reportLeftOut(context: RuleContext, tests: readonly FileChange[]): readonly RawFinding[] {
  const left = findLeftOut(context, tests);
  const [first] = left;
  if (first === undefined) return [];
  const listed = left
    .slice(0, MAX_LISTED)
    .map(({ change, line, words }) => `${words} (${toFileName(change.file.path)}:${line})`);
  const more = left.length - listed.length;
  const names = [...new Set(left.map(({ name }) => name))];
  return [
    {
      file: first.change.file.path,
      first: first.line,
      last: first.line,
      title: clip(
        `The changed tests do not name ${names.slice(0, MAX_NAMED).join(', ')}${names.length > MAX_NAMED ? ' and others' : ''}`,
        110,
      ),
      rationale: `The tests that this change adds or touches do not name ${listed.join('; ')}${more > 0 ? `; and ${more} more` : ''}. Add a case, or say what checks it.`,
      anchor: left.map(({ change, words }) => `${change.file.path} ${words}`).join('\n'),
    },
  ];
}

const MAX_LISTED = 6;
const MAX_NAMED = 3;
