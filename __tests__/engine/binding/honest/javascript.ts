import { change, type HonestCases } from './case.js';

export const JAVASCRIPT: HonestCases = {
  path: 'src/shop.js',
  base: `export function price(pieces) {
  const each = 4;
  return pieces * each;
}

export function label(name) {
  const text = name;
  return text;
}

export function fee(total) {
  return total;
}

export function listOrders(orders) {
  return orders;
}

export function f(n) {
  return n;
}

export async function fetchOrder(id, options = {}) {
  const timeout = 1000;
  const answer = await load(id, timeout);
  return answer.body;
}
`,
  cases: [
    change(
      '  return total;',
      '  return total / 2;',
      '`fee` is half of the total',
      '`fee` is a third of the total',
      '`price` is half of the pieces',
      '`fee` is twice the total',
    ),
    change(
      '  return total;',
      '  return total - 2;',
      '`fee` is the total less 2',
      '`fee` is half of the total',
      '`fee` is the total less 3',
    ),
    change(
      '  return total;',
      '  return total >= 50 ? 0 : total;',
      '`fee` is 0 for a total of at least 50',
      '`fee` is 0 for a total of more than 50',
      '`fee` is 0 for a total of at least 60',
    ),
    change(
      '  return total;',
      '  return total > 50 ? 0 : total;',
      '`fee` is 0 for totals over 50',
      '`fee` is 0 for totals from 50 on',
      '`price` is 0 for totals over 50',
    ),
    change(
      '  const text = name;',
      "  if (name === '') return null;\n  const text = name;",
      '`label` returns null for an empty string',
      '`price` returns null for an empty string',
      '`label` throws for an empty string',
    ),
    change(
      '  const text = name;',
      "  if (name === undefined) throw new TypeError('name');\n  const text = name;",
      '`label` throws a TypeError when the name is missing',
      '`label` throws a RangeError when the name is missing',
      '`label` returns null when the name is missing',
    ),
    change(
      '  return text;',
      '  return text.trim().toUpperCase();',
      '`label` is trimmed and in upper case',
      '`label` is trimmed and in lower case',
      '`label` is trimmed and cut after 20 characters',
    ),
    change(
      '  return text;',
      '  return text.trim();',
      'Spaces around the text of a `label` are taken away',
      '`label` is trimmed and in upper case',
    ),
    change(
      '  return orders;',
      '  return orders.toSorted((a, b) => b.total - a.total);',
      '`listOrders` sorts by total, highest first',
      '`listOrders` sorts by date, newest first',
      '`listOrders` sorts by total, lowest first',
    ),
    change(
      '  return orders;',
      '  return orders.slice(0, 10);',
      '`listOrders` gives at most 10 orders',
      '`listOrders` gives at least 10 orders',
      '`listOrders` gives at most 20 orders',
    ),
    change(
      '  return n;',
      '  return n * 2;',
      '`f` doubles its argument',
      '`f` triples its argument',
      '`f` halves its argument',
    ),
    change(
      '  const timeout = 1000;',
      '  const timeout = 2 * 60 * 1000;',
      '`fetchOrder` gives up after 2 minutes',
      '`fetchOrder` gives up after 2 seconds',
      '`fetchOrder` gives up after 3 minutes',
    ),
    change(
      '  return answer.body;',
      "  if (answer.status === 404) throw new Error('gone');\n  return answer.body;",
      '`fetchOrder` throws an error when the answer is 404',
      '`fetchOrder` throws an error when the answer is 403',
      '`fetchOrder` returns null when the answer is 404',
    ),
    change(
      '  return answer.body;',
      '  return answer.body ?? [];',
      '`fetchOrder` returns an empty list when there is no body',
      '`fetchOrder` throws when there is no body',
      '`listOrders` returns an empty list when there is no body',
    ),
    change(
      '  return pieces * each;',
      '  // never less than 10\n  return pieces * each;',
      '`price` has a comment that says never less than 10',
      '`price` is never less than 10',
    ),
    change(
      '  return pieces * each;',
      '  return Math.round(pieces * each * 100) / 100;',
      '`price` is rounded to cents',
      '`fee` is rounded to cents',
      '`price` is rounded down',
    ),
  ],
};
