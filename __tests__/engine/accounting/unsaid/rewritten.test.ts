/** A line between lines that stay, written anew: nothing connects the difference with the ticket. */
import { expect, it } from '@jest/globals';
import { listWhy } from './why.js';

const ISSUE = `export function issue(order: Order) {
  const net = order.net()
  const tax = round(net * order.rate, Mode.HALF)
  const due = addDays(order.day, 7)
  save(new Bill(order, net, tax, due))
  return due
}
`;
const DUE = '`issue` has `due` 14 days after the `day` of the `order`, the last one first';

it.each([
  ['another member', 'Mode.HALF', 'Mode.DOWN', 'leaves out `HALF`'],
  ['names in another order', 'net, tax, due', 'tax, net, due', 'in another place'],
  ['a name that goes', 'round(net * order.rate, Mode.HALF)', 'net * order.rate', 'leaves out `round`'],
])('waits for a person: %s', async (_, from, to, why) => {
  const reasons = await listWhy('a.ts', ISSUE, ISSUE.replace('day, 7', 'day, 14').replace(from, to), DUE);
  expect(reasons.join('\n')).toContain(why);
});

it('says nothing of what the ticket asks for', async () => {
  const reasons = await listWhy('a.ts', ISSUE, ISSUE.replace('day, 7', 'day, 14'), DUE);
  expect(reasons.join('\n')).not.toContain('nothing connects');
});
