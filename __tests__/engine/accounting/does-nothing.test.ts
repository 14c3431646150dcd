/** Lines that do nothing are not asked for, whatever they say. */
import { describe, expect, it } from '@jest/globals';
import { listWhy } from './unsaid/why.js';

const WAVE = '`wave` says goodbye to the `name` after 30 seconds';
const inside = (lines: string) => `export function wave(name) {\n${lines}\n  return greet(name)\n}\n`;

describe('a line among asked ones', () => {
  it.each([
    ['  const wait = 30', 'it does nothing: it gives `wait` a value that nothing reads'],
    ['  if (name) {\n  }', 'it does nothing: it asks something, and nothing is done then'],
    ['  const by = name ? goodbye : goodbye\n  use(by)', 'gives the same whatever its condition says'],
    ["  return ''\n  goodbye(name, 30)", 'it is never reached'],
  ])('waits for a person: %s', async (lines, why) => {
    expect((await listWhy('src/wave.ts', null, inside(lines), WAVE)).join('\n')).toContain(why);
  });

  it.each(['  const wait = 30\n  goodbye(name, wait)', '  if (name) {\n    goodbye(name)\n  }'])(
    'is asked for where it does something: %s',
    async (lines) => {
      expect(await listWhy('src/wave.ts', null, inside(lines), WAVE)).toEqual([]);
    },
  );

  it('is asked for where a flag of the ticket turns it on', async () => {
    const lines = '  if (!flags.goodbye) return name\n  goodbye(name)';
    expect(await listWhy('src/wave.ts', null, inside(lines), `${WAVE} behind the flag goodbye`)).toEqual([]);
  });
});
