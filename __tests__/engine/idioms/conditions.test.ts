/** Conditions of lines of code, taken apart. */
import { describe, expect, it } from '@jest/globals';
import { readCondition } from '../../../src/engine/idioms/conditions.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../../stand-ins/processor-time.js';

/** Each part in one text, with a minus where the condition holds only if the part does not. */
const read = (code: string) =>
  readCondition(code)?.atoms.map(({ left, operator, right, holds }) =>
    `${holds ? '' : '-'}${left}${operator === null ? '' : ` ${operator} ${right}`}`.trim(),
  );

describe('a condition', () => {
  it.each([
    ["if (order.status === 'open') {", ["order.status === 'open'"]],
    ['if (!(a > 3)) throw x;', ['-a > 3']],
    ['if a.b and not c.d:', ['a.b', '-c.d']],
    ['} else if (!a.b || c != null) {', ['-a.b', 'c != null']],
    ['raise X unless user.active?', ['-user.active?']],
    ['if n := len(x); n > 60 {', ['n > 60']],
    ["xs.filter((x) => x.kind !== 'a && b').map(f)", ["x.kind !== 'a && b'"]],
    ['xs.reject { |x| x.gone? }', ['-x.gone?']],
    ['[x for x in xs if x.open]', ['x.open']],
    ['if (a) && b {', ['a', 'b']],
    ['if key not in table:', ['key not in table']],
  ])('is read: %s', (code, parts) => {
    expect(read(code)).toEqual(parts);
  });

  it.each(['', 'if', 'const a = 1;', 'iffy(a)', 'return a ? b : c;'])('is not read where there is none: %s', (code) => {
    expect(read(code) ?? []).toEqual([]);
  });

  it.each([
    `if (${'('.repeat(5000)}`,
    `if ${'!'.repeat(5000)}`,
    `if ${'a && '.repeat(2000)}`,
    `x.filter(${' '.repeat(5000)}`,
  ])('is read in bounded time', (code) => {
    const clock = processorClock();
    readCondition(code);
    expect(clock()).toBeLessThan(RUNAWAY_MILLISECONDS);
  });
});
