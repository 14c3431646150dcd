import { counted } from '../../../base/text.js';
import type { FileChange, Rule, RuleContext } from '../../model.js';
import { toFileName } from '../wording.js';
import { countRemoved, findDecisions, findNewFunctions } from './decisions.js';

/** Reports changed decisions in the code without a changed test. */
export const logicWithoutTest: Rule = {
  id: 'tests/logic-without-test',
  severity: 'info',
  summary: 'Logic changes and no test is touched',
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
    const { files } = context.change;
    if (files.some((change) => touchesTest(context, change)) || WITHOUT_LOGIC.test(context.snapshot.title)) return [];
    const removed = countRemoved(context);
    const changed = files
      .map((change) => {
        const decisions = findDecisions(context, removed, change);
        const functions = findNewFunctions(context, change);
        return { change, decisions, functions, lines: [...decisions, ...functions] };
      })
      .filter(({ lines }) => lines.length > 0);
    const decisions = changed.reduce((sum, one) => sum + one.decisions.length, 0);
    const functions = changed.reduce((sum, one) => sum + one.functions.length, 0);
    const most = changed.toSorted((a, b) => b.lines.length - a.lines.length)[0];
    const first = most?.decisions[0] ?? most?.functions[0];
    if (most === undefined || first === undefined) return [];
    return [
      {
        file: most.change.file.path,
        first,
        last: first,
        title: `${describeNew(decisions, functions)}, and no test changes`,
        rationale: `Conditions, loops, handlers or functions are new at ${changed
          .slice(0, MAX_LISTED)
          .map(({ change, lines }) => `${toFileName(change.file.path)}:${Math.min(...lines)}`)
          .join(
            ', ',
          )}${changed.length > MAX_LISTED ? ` and in ${counted(changed.length - MAX_LISTED, 'other file')}` : ''}; more may be in what is not read here. The change touches no test. If tests elsewhere take them both ways already, say which; if not, add one.`,
        anchor: changed.map(({ change }) => change.file.path).join('\n'),
      },
    ];
  },
};

function describeNew(decisions: number, functions: number): string {
  const decide = `that ${decisions === 1 ? 'decides' : 'decide'} something`;
  if (functions === 0) return `${counted(decisions, 'line')} ${decide} ${decisions === 1 ? 'is' : 'are'} new`;
  if (decisions === 0) return `${counted(functions, 'function')} ${functions === 1 ? 'is' : 'are'} new`;
  return `${counted(functions, 'function')} and ${counted(decisions, 'line')} ${decide} are new`;
}

const MAX_LISTED = 6;

/** Titles of changes whose author says that nothing is decided anew, by the types of Conventional Commits and in words. */
const WITHOUT_LOGIC =
  /^(?:\[?\w{1,30}\]?\s)?(?:refactor|style|chore|docs|ci|build|test|tests|revert|release|bump|perf)\b|^\W{0,4}(?:refactor|renam|mov|format|lint|clean|bump|releas|revert|vendor|version|sync|upgrad|updat\w{1,3} dep|rewrit|simplif|replac|extract|reorgani)|\badd\w{0,3} (?:\w{1,20} ){0,3}tests?\b/iu;

/** Words of folders and names of files that hold tests, in the languages’ own conventions. */
const TEST_WORD =
  /^(?:(?:unit|integration|functional|system|smoke|api|ui|browser|doc)?tests?(?:ing|cases?|suites?|data|scripts?|helpers?|utils?|kit|bed|lib)?|specs?|e2e|cypress|playwright|acceptance|features?|fixtures?|snapshots?|playgrounds?|conformance|golden|regress(?:ion)?|bats|t|it)$/u;

/** Returns true if a file is a test or what tests read, by its class or its path, or if lines in its own tests change. */
function touchesTest({ syntax }: RuleContext, { class: kind, file, added }: FileChange): boolean {
  if (kind === 'test' || isTestPath(file.path)) return true;
  const cases = syntax.get(file.path)?.after?.cases ?? [];
  return cases.some(({ first, last }) => added.some(({ number }) => number >= first && number <= last));
}

function isTestPath(path: string): boolean {
  const words = path.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1_$2').split('/');
  const name = words.pop() ?? '';
  return (
    words.some((folder) => folder.split(/[^A-Za-z0-9]+/u).some((word) => TEST_WORD.test(word.toLowerCase()))) ||
    name
      .split(/[^A-Za-z0-9]+/u)
      .some((word) => /^(?:tests?|specs?|e2e|IT)$/u.test(/^IT$/u.test(word) ? word : word.toLowerCase())) ||
    /\.(?:t|feature|bats|snap|phpt|trycmd|txtar|\w{0,20}test)$/u.test(name)
  );
}
