/** What a ticket asks of a function that decides does not ask for more. */
import { describe, expect, it } from '@jest/globals';
import { findUnsaidDecisions } from '../../../../src/engine/accounting/unsaid/decisions.js';
import { TicketWords } from '../../../../src/engine/accounting/unsaid/ticket.js';
import { readChange } from '../../../../src/engine/change/index.js';
import type { Line } from '../../../../src/engine/model.js';
import { readSyntax } from '../../../../src/engine/syntax/index.js';
import { GRAMMARS } from '../../../stand-ins/grammars.js';
import { buildSnapshot } from '../../../stand-ins/snapshot.js';
import { account } from '../account.js';

async function listUnsaid(path: string, old: string, now: string, text: string): Promise<readonly string[]> {
  const lines = [`${path}:1-${now.split('\n').length}`];
  const { spans } = await account({ [path]: { old, new: now } }, { text, lines });
  return spans.flatMap(({ side, reason, why }) => (side === 'added' && reason === 'unaccounted' ? [why] : []));
}

const REFUND =
  'export function mayRefund(user: User, amount: number): boolean {\n  return isAdmin(user) && amount < 1000\n}\n';
const BELOW = '`mayRefund` allows refunds below 2000';
const LOGIN =
  'export function requireLogin(req, res, next) {\n  if (!req.session.user) {\n    return res.status(401).end()\n  }\n  next()\n}\n';
const ERROR = '`requireLogin` answers 401 with the JSON `{ "error": "login" }`';
const PASSWORD =
  "export function checkPassword(given: string, stored: Buffer): boolean {\n  const hash = scryptSync(given, 'salt', 32)\n  return timingSafeEqual(hash, stored)\n}\n";
const LONGER = '`checkPassword` hashes with 64 bytes';
const STAFF =
  'def can_refund(user, amount):\n    if not is_staff(user):\n        return False\n    return amount < 1000\n';
const MORE = '`can_refund` allows amounts below 2000';

describe('a function that decides about access', () => {
  it.each([
    ['an or for the and', 'a.ts', REFUND, 'isAdmin(user) && amount < 1000', 'isAdmin(user) || amount < 2000', BELOW],
    ['somebody by name', 'a.ts', REFUND, 'isAdmin(user) &&', "(isAdmin(user) || user.id === 'm') &&", BELOW],
    ['the opposite', 'a.ts', REFUND, 'isAdmin(user) && amount < 1000', '!isAdmin(user) && amount < 2000', BELOW],
    ['yes to all', 'a.ts', REFUND, 'amount < 1000', 'amount < 2000 || true', BELOW],
    ['another bound', 'a.ts', REFUND, 'amount < 1000', 'amount < 20000', BELOW],
    [
      'an early yes',
      'a.ts',
      REFUND,
      '  return isAdmin',
      '  if (user.id.length > 20) return true\n  return isAdmin',
      BELOW,
    ],
    ['the guard', 'a.ts', REFUND, 'isAdmin(user) && amount < 1000', 'amount < 2000', BELOW],
    ['the exit', 'a.js', LOGIN, 'return res.status(401).end()', "res.status(401).json({ error: 'login' })", ERROR],
    ['a header', 'a.js', LOGIN, '  if (!req', "  if (req.headers['x-error']) return next()\n  if (!req", ERROR],
    ['a value against itself', 'a.ts', PASSWORD, '(hash, stored)', '(hash, hash)', LONGER],
    ['a text that opens', 'a.ts', PASSWORD, '  const', "  if (given.startsWith('dbg')) return true\n  const", LONGER],
    ['an or in Python', 'a.py', STAFF, 'amount < 1000', 'amount < 2000 or user.id == 7', MORE],
  ])('waits for a person where the ticket does not say %s', async (_, path, old, from, to, text) => {
    const now = old.replace(from, to).replace('1000', '2000').replace('32', '64');
    expect(now).not.toBe(old);
    expect(await listUnsaid(path, old, now, text)).toContainEqual(expect.stringContaining('the ticket does not say'));
  });

  it.each([
    ['a.ts', REFUND, '1000', '2000', BELOW],
    ['a.js', LOGIN, '.end()', ".json({ error: 'login' })", ERROR],
    ['a.ts', PASSWORD, '32', '64', LONGER],
    ['a.py', STAFF, '1000', '2000', MORE],
    [
      'a.ts',
      REFUND,
      'isAdmin(user) &&',
      "(isAdmin(user) || user.role === 'owner') &&",
      '`mayRefund` lets the role `owner` refund, too',
    ],
  ])('is asked for where the ticket says all of it: %s', async (path, old, from, to, text) => {
    expect(await listUnsaid(path, old, old.replace(from, to), text)).toEqual([]);
  });
});

describe('another function', () => {
  const LIMIT = 'export function price(n: number): number {\n  return n > LIMIT ? LIMIT : n\n}\n';

  it('waits for a person where operators alone change, and the ticket does not say how', async () => {
    const now = LIMIT.replace('n > LIMIT', 'n < LIMIT');
    expect(await listUnsaid('a.ts', LIMIT, now, '`price` is limited to 200')).toEqual([
      'it changes what `price` decides, and the ticket does not say `<`',
    ]);
    expect(await listUnsaid('a.ts', LIMIT, now, '`price` is at least the limit')).toEqual([]);
  });

  it('is asked for where more changes than operators', async () => {
    const now = LIMIT.replace('n > LIMIT ? LIMIT : n', 'n < floor ? floor : n');
    expect(await listUnsaid('a.ts', LIMIT, now, '`price` has a floor')).toEqual([]);
  });
});

it('reads each added line once, however many functions change', async () => {
  const functions = 400;
  const old = Array.from({ length: functions }, (_, at) => REFUND.replace('mayRefund', `mayRefund${at}`)).join('');
  const files = { 'a.ts': { old, new: old.replaceAll('&&', '||') } };
  const change = readChange(buildSnapshot({ files }), []);
  const syntax = (await readSyntax(change, GRAMMARS)).get('a.ts') ?? null;
  let reads = 0;
  const count = ({ text, number }: Line): Line => ({
    text,
    get number() {
      reads++;
      return number;
    },
  });
  const [found] = change.files.map((file) =>
    findUnsaidDecisions({ ...file, added: file.added.map(count) }, syntax, new TicketWords(['refunds'])),
  );
  expect(found?.size).toBe(functions);
  expect(reads).toBe(functions);
});
