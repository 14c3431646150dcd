import { counted } from '../../../base/text.js';
import type { FileChange, Rule, RuleContext } from '../../model.js';
import { REACH } from '../../text/reach.js';

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
    if (files.some((change) => change.class === 'test')) return [];
    const changed = files
      .map((change) => ({ change, lines: findDecisions(context, change) }))
      .filter(({ lines }) => lines.length > 0);
    const decisions = changed.reduce((sum, { lines }) => sum + lines.length, 0);
    const most = changed.toSorted((a, b) => b.lines.length - a.lines.length)[0];
    const first = most?.lines[0];
    if (most === undefined || first === undefined || decisions < MIN_DECISIONS) return [];
    return [
      {
        file: most.change.file.path,
        first,
        last: first,
        title: `${counted(decisions, 'line')} that decide something are new, and no test changes`,
        rationale: `Conditions, loops and handlers come in ${counted(changed.length, 'file')}, and the change touches no test. If tests elsewhere take them both ways already, say which; if not, add one.`,
        anchor: changed.map(({ change }) => change.file.path).join('\n'),
      },
    ];
  },
};

/** A change with fewer decisions is too small to require its own test. */
const MIN_DECISIONS = 3;
const DECIDES =
  /(?:^|[^\w$.])(?:if|elif|elsif|unless|else if|for|foreach|while|switch|case|when|match|catch|except|rescue|guard)\b/u;

function findDecisions(context: RuleContext, change: FileChange): readonly number[] {
  const syntax = context.syntax.get(change.file.path);
  if (change.class !== 'source' || syntax === undefined || syntax.substance !== 'code') return [];
  const gone = new Set(syntax.removed.map(({ text }) => text.trim()));
  return syntax.added
    .filter(({ code, text }) => DECIDES.test(code.slice(0, REACH.statement)) && !gone.has(text.trim()))
    .map(({ number }) => number);
}
