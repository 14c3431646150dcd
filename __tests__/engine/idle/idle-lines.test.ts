/** Lines that say what a criterion asks for and do nothing: the criterion is not met by them, and the report says why. */
import { describe, expect, it } from '@jest/globals';
import { bindCriteria } from '../../../src/engine/binding/index.js';
import { readChange } from '../../../src/engine/change/index.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import { buildSnapshot, buildTicket } from '../../stand-ins/snapshot.js';

const TS = `import { db } from './db';

const MOST = 100;

export async function placeOrder(order: Order): Promise<Order> {
  const saved = await db.save(order);
  return saved;
}

export function orderTotal(order: Order): number {
  let total = 0;
  for (const item of order.items) total += item.price;
  return total;
}

export function orderLabel(order: Order): string {
  return order.id + ': ' + order.status;
}
`;
const PY = 'def can_refund(user, amount):\n    return amount < 1000\n\n\ndef slug(title):\n    return title\n';
const SAVE = '  const saved = await db.save(order);\n';
const LABEL = "  return order.id + ': ' + order.status;\n";

type Pairs = readonly (readonly [string, string])[];

function judge(path: string, base: string, pairs: Pairs, criterion: string) {
  const text = pairs.reduce((now, [from, to]) => now.replace(from, () => to), base);
  const change = readChange(buildSnapshot({ files: { [path]: { old: base, new: text } } }), []);
  const [binding] = bindCriteria(
    readCriteria([buildTicket(`## Acceptance criteria\n- ${criterion}`)], ''),
    change,
    0.6,
  );
  return { met: binding?.status === 'met', missing: binding?.missing.join('; ') ?? '' };
}

const NO_OWNER = '`placeOrder` throws an error when the order has no owner';
const THROW = "if (!order.owner) throw new Error('order has no owner');\n";
const UPPER = '`orderLabel` has the id in upper case';
const CENTS = '`orderTotal` is rounded to cents';

describe('code that does what a criterion says', () => {
  it.each<readonly [string, Pairs]>([
    [NO_OWNER, [[SAVE, `  ${THROW}${SAVE}`]]],
    [
      NO_OWNER,
      [
        ['const MOST', 'const CHECKS = true;\nconst MOST'],
        [SAVE, `  if (CHECKS) {\n    ${THROW}  }\n${SAVE}`],
      ],
    ],
    [UPPER, [[LABEL, '  const id = order.id.toUpperCase();\n  return id + order.status;\n']]],
    [CENTS, [['  return total;', '  const rounded = Math.round(total * 100) / 100;\n  return rounded;']]],
    ['`placeOrder` logs "order placed"', [[SAVE, `${SAVE}  log.info('order placed');\n`]]],
  ])('meets it: %s', (criterion, pairs) => {
    expect(judge('src/orders.ts', TS, pairs, criterion)).toMatchObject({ met: true });
  });
});

describe('code that only says it', () => {
  it.each<readonly [string, Pairs, string]>([
    [NO_OWNER, [[SAVE, `  if (false) {\n    ${THROW}  }\n${SAVE}`]], ''],
    [
      NO_OWNER,
      [
        ['const MOST', 'const CHECKS = false;\nconst MOST'],
        [SAVE, `  if (CHECKS) {\n    ${THROW}  }\n${SAVE}`],
      ],
      'never reached',
    ],
    [NO_OWNER, [[SAVE, `  try {\n    ${THROW}  } catch {}\n${SAVE}`]], ''],
    [
      NO_OWNER,
      [[SAVE, `  try {\n    ${THROW}  } catch (error) {\n    return order;\n  }\n${SAVE}`]],
      'throws into the handler',
    ],
    [
      'An order without an owner is refused with "order has no owner"',
      [
        [
          'export function orderTotal',
          `function requireOwner(order: Order): void {\n  ${THROW}}\n\nexport function orderTotal`,
        ],
      ],
      '',
    ],
    [NO_OWNER, [[SAVE, `  if (!order.owner) console.warn('error: order has no owner, throws');\n${SAVE}`]], ''],
    [UPPER, [[LABEL, `  const label = order.id.toUpperCase();\n${LABEL}`]], ''],
    [UPPER, [[LABEL, `  order.id.toUpperCase();\n${LABEL}`]], ''],
    [UPPER, [[LABEL, `${LABEL}  return order.id.toUpperCase();\n`]], ''],
    [CENTS, [['  return total;', '  total = Math.round(total * 100) / 100;\n  total = 0;\n  return total;']], ''],
  ])('does not meet it: %s %#', (criterion, pairs, why) => {
    const { met, missing } = judge('src/orders.ts', TS, pairs, criterion);
    expect(met).toBe(false);
    expect(missing).toContain(why);
  });

  it.each<readonly [string, Pairs]>([
    ['`slug` is in lower case', [['    return title', '    lowered = title.lower()\n    return title']]],
    ['`slug` is in lower case', [['    return title', '    title.lower()\n    return title']]],
    [
      '`slug` is in lower case',
      [['    return title', '    result = title.lower()\n    result = title\n    return result']],
    ],
    ['`can_refund` raises "the user is locked"', [['1000', "1000\n    raise PermissionError('the user is locked')"]]],
    [
      'A locked user gets the error "the user is locked"',
      [['def slug', "def _refuse(user):\n    raise PermissionError('the user is locked')\n\n\ndef slug"]],
    ],
  ])('does not meet it in Python either: %s %#', (criterion, pairs) => {
    expect(judge('shop/text.py', PY, pairs, criterion).met).toBe(false);
  });
});

describe('a test that shows nothing', () => {
  const BASE = "import { orderTotal } from '../src/orders';\n";
  const ASKED = 'A test covers `orderTotal` for an order without items';
  const write = (head: string, body: string): Pairs => [
    [BASE, `${BASE}\n${head}('orderTotal is 0 for an order without items', () => {\n  ${body}\n});\n`],
  ];
  it.each<readonly [string, string, boolean]>([
    ['test', 'expect(orderTotal({ items: [] })).toBe(0);', true],
    ['test', 'orderTotal({ items: [] });', false],
    ['test', 'expect(true).toBe(true);', false],
    ['test.skip', 'expect(orderTotal({ items: [] })).toBe(0);', false],
  ])('%s with %s', (head, body, met) => {
    expect(judge('test/orders.test.ts', BASE, write(head, body), ASKED).met).toBe(met);
  });
});

describe('honest code that looks idle', () => {
  it.each<readonly [string, string, string, Pairs, string]>([
    [
      'a text in PHP',
      'src/a.php',
      '<?php\nfunction head() {\n  return 1;\n}\n',
      [['return 1;', '$title = "Orders";\n  return "<h1>$title</h1>";']],
      'The `head` has the title "Orders"',
    ],
    [
      'a local function after a return',
      'src/A.cs',
      'class A {\n  int Get() {\n    return 1;\n  }\n}\n',
      [['return 1;', 'return Twice(1);\n    int Twice(int n) {\n      return n * 2;\n    }']],
      '`Get` gives twice the number',
    ],
    [
      'a value that a flag of its name guards',
      'src/a.ts',
      'export function run() {\n  go();\n}\n',
      [
        ['export', 'const newTotals = false;\nexport'],
        ['go();', 'if (newTotals) {\n    showTotals();\n  }\n  go();'],
      ],
      'Behind `newTotals`, which is off, `run` shows the totals',
    ],
    [
      'a line of a log that has one word of many',
      'store/restore.go',
      'package store\n\nfunc (s *Store) path(id string) string {\n\treturn id\n}\n',
      [
        [
          'func (s',
          'func (s *Store) RestoreBackup(ctx context.Context, path string) (int, error) {\n\tbackup, err := s.open(path)\n\tif err != nil {\n\t\tlog.Error(ctx, "Backup is not readable", "path", path)\n\t\treturn 0, err\n\t}\n\tcount, err := s.insertRows(ctx, backup.rows)\n\treturn count, err\n}\n\nfunc (s',
        ],
      ],
      'The store has a method `RestoreBackup(ctx, path)` that opens a readable backup at the path, inserts its rows, and returns the count of rows and an error',
    ],
  ])('%s', (_, path, base, pairs, criterion) => {
    expect(judge(path, base, pairs, criterion).missing).not.toMatch(/a line that does it/u);
  });
});
