import type { Rule } from '../../model.js';
import { clip } from '../wording.js';
import { selectPlace } from './place.js';

/** Reports a criterion for which nothing was found in the change. */
export const criterionUnbound: Rule = {
  id: 'intent/criterion-unbound',
  severity: 'warn',
  summary: 'An acceptance criterion has no code in the change',
  docs: {
    why: 'A diff shows what is there. A reader easily misses what the ticket asks for and the change does not have.',
    bad: {
      criteria: ['refunds are written to the audit log'],
      files: { 'src/cart.ts': [' const items = load();', '+items.sort(byPrice);', '+show(items);'] },
    },
    good: {
      criteria: ['refunds are written to the audit log'],
      files: {
        'src/refunds.ts': [
          ' function refund(order: Order) {',
          '+  auditLog.write({ kind: "refund", order });',
          '+  return payments.refund(order);',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check({ change, bindings }) {
    const place = selectPlace(change);
    if (place === null) return [];
    return bindings
      .filter(({ shown, criterion }) => shown === 'unmet' && criterion.codeVerifiable)
      .map(({ criterion }) => ({
        ...place,
        title: `${clip(criterion.id, 20)} has no code in this change: “${clip(criterion.text, 55)}”`,
        rationale: `No changed line was found that has to do with this criterion: “${clip(criterion.text, 300).replace(/\.$/u, '')}”. Either it is not done yet, or the change does it in other words than the ticket. Then use a word of the ticket in the code, or a name of the code in the ticket.`,
        anchor: `${criterion.id}\n${criterion.text}`,
      }));
  },
};
