import type { Criterion, Rule } from '../../model.js';
import { clip } from '../wording.js';
import { selectPlace } from './place.js';

/** Characters of a criterion's text that a title has. */
const SHOWN = 55;

/** What a criterion of each kind would have in the change. */
const WANTED: Readonly<Partial<Record<Criterion['kind'], string>>> = { doc: 'document', test: 'test' };

/** The text of a criterion that the title has only a part of. */
function quoteLong(text: string): string {
  const whole = clip(text, 300).replace(/\.$/u, '');
  return [...whole].length <= SHOWN ? '' : `: “${whole}”`;
}

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
        title: `${clip(criterion.id, 20)} has no ${WANTED[criterion.kind] ?? 'code'} in this change: “${clip(criterion.text, SHOWN)}”`,
        rationale: `No changed line was found that has to do with this criterion${quoteLong(criterion.text)}. Either it is not done yet, or the change does it in other words than the ticket. Then point to its lines in the description (\`${clip(criterion.id, 20)}: src/x.ts:10-20\`), and a person judges.`,
        anchor: `${criterion.id}\n${criterion.text}`,
      }));
  },
};
