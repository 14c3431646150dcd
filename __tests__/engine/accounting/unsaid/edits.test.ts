/** A line that the ticket asks to change is no reason for another change on it, or beside it. */
import { describe, expect, it } from '@jest/globals';
import { account } from '../account.js';
import { listWhy } from './why.js';

const PROFILE = `export async function loadProfile(userId: string, lang: string) {
  const key = \`profile:\${userId}:\${lang}\`
  const profile = await db.profile(userId, lang)
  await cache.set(key, profile, { seconds: 60, secure: true })
  return profile
}
`;
const USER = [':$', '{userId}'].join('');
const MINUTES = '`loadProfile` keeps a `profile` for 2 minutes';
const QUERY = "SELECT id, total\nFROM orders\nWHERE status = 'open'\n  AND tenant_id = :tenant\nLIMIT 100;\n";
const CLOSED = 'The query gives the `status` `closed`';
const BACKUP = '#!/bin/sh\nset -eu\numask 077\nfind "$target" -name \'shop-*.gz\' -mtime +14 -delete\n';
const DAYS = 'Backups are kept for 30 days';
const PLACE =
  'def place(user, sku):\n    stock = Stock.objects.select_for_update().get(sku=sku)\n    stock.save()\n    return stock\n';
const TAX = 'BigDecimal tax = net.times(rate).setScale(2, HALF_UP);\nOrder order = new Order(id, net, tax);\n';
const DUE = 'An `Order` is due 14 days after the day of issue';
const OWNED = 'package a\n\nfunc restrict(q Query) Query {\n\treturn q.Where(Eq{"user_name": q.Owner})\n}\n';
const LIMITS = '[listing]\npage_size = 20\n\n[login]\nmax_attempts = 5\n';
const MORE_TRIES = '[listing]\npage_size = 50\n\n[login]\nmax_attempts = 50\n';
const PAGES = '`page_size` of listings is 50';
const ORIGINS = "app.use(cors({ origin: 'https://shop.example', secure: true }))\n";
const OFFICE = '`cors` also allows the origin `https://office.shop.example`';
const PUBLIC = 'export function show(user) {\n  return { id: user.id, name: user.name }\n}\n';
const FOUND = 'export function find(books, q) {\n  return books.filter((b) => !b.hidden && b.title.includes(q))\n}\n';
const MOST_FOUND = '`find` gives at most 50 books';
const USABLE = "def usable\n  where('uses < max_uses')\nend\n";
const MARKS = "SIGNS = ('=', '+')\nFIELDS = ('id', 'total')\n";

describe('a line that differs in what the ticket does not say', () => {
  it.each([
    ['another number', 'a.ts', PROFILE, 'seconds: 60', 'seconds: 1200', MINUTES, '`1200`'],
    ['a flag turned round', 'a.ts', PROFILE, 'secure: true', 'secure: false', MINUTES, '`false`'],
    [
      'exchanged arguments',
      'a.ts',
      PROFILE,
      'db.profile(userId, lang)',
      'db.profile(lang, userId)',
      MINUTES,
      'exchanges',
    ],
    ['a key without a parameter', 'a.ts', PROFILE, USER, '', MINUTES, 'leaves out `userId`'],
    ['nobody waits', 'a.ts', PROFILE, 'await cache', 'cache', MINUTES, 'leaves out `await`'],
    ['another operator in a query', 'a.sql', QUERY, 'AND tenant', 'OR tenant', CLOSED, '`OR`'],
    ['a column more', 'a.sql', QUERY, 'id, total', 'id, total, card', CLOSED, '`card`'],
    ['a comparison with itself', 'a.sql', QUERY, ':tenant', 'tenant_id', CLOSED, '`tenant_id`'],
    ['another mode', 'a.sh', BACKUP, 'umask 077', 'umask 022', DAYS, '`022`'],
    [
      'a command without its pattern',
      'a.sh',
      BACKUP,
      " -name 'shop-*.gz' -mtime +14",
      ' -mtime +30',
      DAYS,
      'leaves out',
    ],
    ['a row that is not locked', 'a.py', PLACE, 'select_for_update().', '', 'A stock has a `sku`', 'select_for_update'],
    ['a sign of a list', 'a.py', MARKS, "'=', ", '', '`FIELDS` has `total`', 'leaves out `=`'],
    [
      'a text more than asked',
      'a.py',
      MARKS,
      "'total'",
      "'total', 'currency', 'card'",
      '`FIELDS` has `currency`',
      '`card`',
    ],
    [
      'an operator beside what is asked',
      'a.ts',
      FOUND,
      '&& b.title.includes(q))',
      '|| b.title.includes(q)).slice(0, 50)',
      MOST_FOUND,
      '`||` in the place of `&&`',
    ],
    [
      'an operator of a query beside what is asked',
      'a.rb',
      USABLE,
      "'uses < max_uses')",
      "'uses <= max_uses').limit(5)",
      '`usable` gives 5 coupons',
      '`<=` in the place of `<`',
    ],
    ['another constant', 'a.java', TAX, 'HALF_UP', 'DOWN', DUE, '`DOWN` in the place of `HALF_UP`'],
    ['exchanged arguments beside a word of order', 'a.java', TAX, 'net, tax', 'tax, net', DUE, 'exchanges'],
    ['a number that is said of another name', 'a.toml', LIMITS, LIMITS, MORE_TRIES, PAGES, '`max_attempts`'],
    [
      'an option more',
      'a.ts',
      ORIGINS,
      "'https://shop.example'",
      "'https://office.shop.example', credentials: true",
      OFFICE,
      'sets `credentials`',
    ],
    [
      'a flag that the environment decides',
      'a.ts',
      ORIGINS,
      'secure: true',
      "secure: env.MODE === 'live'",
      'The `max_age` of a session is 8 hours',
      'no longer has `true` for `secure`',
    ],
    [
      'all but one member',
      'a.ts',
      PUBLIC,
      'return { id: user.id, name: user.name }',
      'const { hash, ...rest } = user; return { id: user.id, name: user.name, ...rest }',
      '`show` also returns the `hash`',
      'all of `user`',
    ],
    [
      'an escape that ends a comment',
      'A.java',
      'class A {\n}\n',
      '}',
      `  // the due day \\u000a static { run(); }\n}`,
      DUE,
      'what follows is code',
    ],
  ])('waits for a person: %s', async (_, path, old, from, to, text, said) => {
    expect(old.replace(from, to)).not.toBe(old);
    expect((await listWhy(path, old, old.replace(from, to), text)).join('\n')).toContain(said);
  });

  it.each([
    [
      'a name that the ticket writes in other letters',
      'a.go',
      OWNED,
      '"user_name"',
      '"user_id"',
      '`restrict` selects by `userId` and not by username',
    ],
    ['the number in another unit', 'a.ts', PROFILE, 'seconds: 60', 'seconds: 120', MINUTES],
    ['a number that is left open', 'a.ts', PROFILE, 'seconds: 60', 'seconds: 90', '`profile` is kept longer'],
    [
      'an operator that the ticket asks for',
      'a.ts',
      FOUND,
      '&& b.title.includes(q))',
      '|| b.title.includes(q)).slice(0, 50)',
      '`find` gives at most 50 books that are shown or have the title',
    ],
    ['what comes behind what stays', 'a.ts', FOUND, 'includes(q))', 'includes(q)).slice(0, 50)', MOST_FOUND],
    ['a constant that the ticket names', 'a.java', TAX, 'HALF_UP', 'DOWN', 'The tax is rounded `DOWN`'],
    [
      'an order that is asked for',
      'a.java',
      TAX,
      'net, tax',
      'tax, net',
      'An `Order` takes the `tax` before the `net`',
    ],
    [
      'an option that is named',
      'a.ts',
      ORIGINS,
      'secure: true',
      'secure: true, credentials: true',
      '`cors` allows `credentials`',
    ],
    ['a flag that is named', 'a.ts', PROFILE, 'secure: true', 'secure: false', 'A profile is not `secure` any more'],
    [
      'an order that is asked',
      'a.ts',
      PROFILE,
      'db.profile(userId, lang)',
      'db.profile(lang, userId)',
      'swap `userId`',
    ],
    ['a message', 'a.py', "raise ValueError('too much')\n", 'too much', 'at most so much', '`ValueError` says it'],
    ['a query that is named', 'a.sql', QUERY, "'open'", "'closed'", CLOSED],
    ['a text that is asked', 'a.py', MARKS, "'total'", "'total', 'currency'", '`FIELDS` has `currency`'],
  ])('is asked for: %s', async (_, path, old, from, to, text) => {
    expect(old.replace(from, to)).not.toBe(old);
    expect(await listWhy(path, old, old.replace(from, to), text)).toEqual([]);
  });

  it('knows a parameter from the name under which a call hands it on', async () => {
    const old = 'def place(user):\n    return find(user=user)\n';
    const text = '`find` takes `user_or_guest`';
    expect(await listWhy('a.py', old, old.replace('user=user', 'user_or_guest=user'), text)).toEqual([]);
  });

  it('leaves removed lines that wait, lock or keep others out to a person', async () => {
    const old = '@transaction.atomic\ndef place(user, sku):\n    return sku\n';
    const now = 'def place(user, sku, note):\n    return sku\n';
    const { spans } = await account(
      { 'a.py': { old, new: now } },
      { text: '`place` has a `note`', lines: ['a.py:1-2'] },
    );
    expect(spans.filter(({ side }) => side === 'removed').map(({ reason }) => reason)).toContain('unaccounted');
  });
});

describe('a version', () => {
  const OLD = '[versions]\nokhttp = "4.12.0"\nretrofit = "2.11.0"\n';
  const raise = (version: string, text: string) =>
    listWhy('gradle/libs.versions.toml', OLD, OLD.replace('2.11.0', version), text);

  it.each([
    ['3.0.0', '`retrofit` is updated to 3.0.0'],
    ['3.0.0', '`retrofit` is updated to 3.0.'],
    ['3.0', '`retrofit` is updated to 3.0.0'],
    ['3.1.4', '`retrofit` is at least v3.1.4.'],
    ['3.1.4', '`retrofit` is updated from 2.11.0 to 3.1.4 (see its notes)'],
  ])('is said by the ticket: %s by %s', async (version, text) => {
    expect(await raise(version, text)).toEqual([]);
  });

  it.each([
    ['3.0.1', '`retrofit` is updated to 3.0.0'],
    ['3.0.1', '`retrofit` is updated to 3.0'],
    ['3.1.0', '`retrofit` is updated to 3.1.0.4'],
    ['3.0.0', '`retrofit` gets 3 retries'],
    ['1.0.0', '`retrofit` is updated to 11.0.0'],
  ])('is another one than the ticket says: %s by %s', async (version, text) => {
    expect(await raise(version, text)).toEqual([`it has the number \`${version}\`, and the ticket does not say so`]);
  });

  it('has what the ticket says where it is not met', async () => {
    const now = OWNED.replace('user_name', 'nick_name');
    const why = (undone?: string) => listWhy('a.go', OWNED, now, '`restrict` selects by the owner', undone);
    expect((await why()).join('\n')).toContain('`nick_name`, and the ticket does not say so');
    expect((await why('A nickname is shown: `nick_name`')).join('\n')).not.toContain('the ticket does not say so');
  });
});
