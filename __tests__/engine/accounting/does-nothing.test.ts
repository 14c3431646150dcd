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
    ['  return `\n    <b>\n  `\n  goodbye(name, 30)', 'it is never reached'],
    [
      "  try {\n    if (!name) throw new Error('no name, goodbye')\n    goodbye(name, 30)\n  } catch {\n    greet(name)\n  }",
      'throws into the handler',
    ],
  ])('waits for a person: %s', async (lines, why) => {
    expect((await listWhy('src/wave.ts', null, inside(lines), WAVE)).join('\n')).toContain(why);
  });

  it.each([
    '  const wait = 30\n  goodbye(name, wait)',
    '  if (name) {\n    goodbye(name)\n  }',
    '  if (name) {\n    return `\n    <b>\n    goodbye\n  `;\n  }',
    '  try {\n    const wait = find(name) ?? raise(30)\n    goodbye(name, wait)\n  } catch {\n    goodbye(name)\n  }',
  ])('is asked for where it does something: %s', async (lines) => {
    expect(await listWhy('src/wave.ts', null, inside(lines), WAVE)).toEqual([]);
  });

  it('is asked for where a flag of the ticket turns it on', async () => {
    const lines = '  if (!flags.goodbye) return name\n  goodbye(name)';
    expect(await listWhy('src/wave.ts', null, inside(lines), `${WAVE} behind the flag goodbye`)).toEqual([]);
  });
});

describe('an expression that throws where it has no value', () => {
  const OLD =
    'fun visit(name: String): Wait {\n  try {\n    return find(name)\n  } catch (e: Missing) {\n  }\n  return start\n}\n';
  const WAIT = '`visit` has the wait of the name';

  it('does more than throw', async () => {
    const now = OLD.replace(
      '    return',
      '    val wait = lookup(name) ?: throw Missing(name)\n    start(wait)\n    return',
    );
    expect((await listWhy('a.kt', OLD, now, WAIT)).join('\n')).not.toContain('throws into the handler');
  });

  it('does nothing where it is the branch of a case', async () => {
    const now = OLD.replace(
      'return find(name)',
      'return when (name) {\n      null -> throw Missing(name)\n      else -> find(name)\n    }',
    );
    expect((await listWhy('a.kt', OLD, now, WAIT)).join('\n')).toContain('throws into the handler');
  });
});
