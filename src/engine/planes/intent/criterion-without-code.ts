import { getFileName } from '../../../base/paths.js';
import type { Binding, Change, Rule } from '../../model.js';
import { clip } from '../wording.js';

/** Reports a criterion about behaviour that is bound only to tests or documents. */
export const criterionWithoutCode: Rule = {
  id: 'intent/criterion-without-code',
  severity: 'info',
  summary: 'A criterion is shown by tests or documents alone, not by code',
  docs: {
    why: 'A test or a sentence about a behaviour is not the behaviour. The rule leaves out criteria that ask for tests or documents.',
    bad: {
      criteria: ['orders can be cancelled'],
      files: {
        'test/orders.test.ts': [
          " import { cancelOrder } from '../src/orders.js';",
          "+it('cancels orders', () => {",
          '+  expect(cancelOrder(order).cancelled).toBe(true);',
          '+});',
        ],
      },
    },
    good: {
      criteria: ['orders can be cancelled'],
      files: {
        'src/orders.ts': [
          ' const orders = load();',
          '+export function cancelOrder(order: Order): Order {',
          '+  return { ...order, cancelled: true };',
          '+}',
        ],
        'test/orders.test.ts': [
          " import { cancelOrder } from '../src/orders.js';",
          "+it('cancels orders', () => {",
          '+  expect(cancelOrder(order).cancelled).toBe(true);',
          '+});',
        ],
      },
    },
  },
  suppressible: true,
  check({ change, bindings }) {
    return bindings.flatMap((binding) => {
      const { criterion, ranges } = binding;
      const first = ranges[0];
      if (first === undefined || !criterion.codeVerifiable || !isOutsideCode(binding, change)) return [];
      return [
        {
          file: first.file,
          first: first.first,
          last: first.last,
          title: `${clip(criterion.id, 20)} has lines in tests or documents alone: “${clip(criterion.text, 50)}”`,
          rationale: `Every line found for this criterion is in a test or a document: “${clip(criterion.text, 300).replace(/\.$/u, '')}”. If the behaviour was there before and the change only proves or describes it, say so in the pull request; if not, the code is missing.`,
          anchor: `${criterion.id}\n${criterion.text}`,
        },
      ];
    });
  },
};

/** The lines that a reader is shown count too: the report would contradict itself. */
function isOutsideCode({ criterion, ranges, places = [] }: Binding, change: Change): boolean {
  if (criterion.kind !== 'behaviour' && criterion.kind !== 'negative') return false;
  // What must not be there is also met by code that goes, to which no criterion may be bound.
  if (criterion.kind === 'negative' && losesCode(change)) return false;
  const names = [...ranges, ...places].map(({ file }) => getFileName(file));
  // It asks for something of that test or document itself.
  if (names.some((name) => criterion.text.includes(name))) return false;
  const outside = new Set(
    change.files.filter((file) => file.class === 'test' || file.class === 'docs').map((file) => file.file.path),
  );
  return [...ranges, ...places].every((range) => outside.has(range.file));
}

const losesCode = ({ files }: Change): boolean =>
  files.some(({ class: fileClass, removed }) => fileClass === 'source' && removed.length > 0);
