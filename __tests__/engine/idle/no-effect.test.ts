/** Lines that look like work and have no effect: lost results, unthrown errors, locks that keep nobody out. */
import { describe, expect, it } from '@jest/globals';
import { readChange } from '../../../src/engine/change/index.js';
import { findIdleLines } from '../../../src/engine/idle/index.js';
import { buildSnapshot } from '../../stand-ins/snapshot.js';

/** The numbers of the lines after the first that have no effect. The first line is there before. */
function listIdle(path: string, lines: readonly string[]): readonly number[] {
  const [head = ''] = lines;
  const files = { [path]: { old: `${head}\n`, new: `${lines.join('\n')}\n` } };
  const idle = findIdleLines(readChange(buildSnapshot({ files }), []));
  return [...(idle.get(0) ?? new Map<number, unknown>()).keys()].sort((a, b) => a - b);
}

describe('lines without an effect', () => {
  it.each<readonly [string, string, readonly string[], readonly number[]]>([
    [
      'a rounded amount that is left',
      'a.py',
      ['def fee(sum):', '    sum.quantize(Decimal("0.1"), rounding=UP)', '    return sum'],
      [2],
    ],
    ['an error that is not raised', 'a.py', ['def f(x):', '    if x:', '        KeyError("x")', '    return 1'], [3]],
    [
      'a lock given back at once',
      'a.go',
      ['func (s *S) F() {', '\ts.mu.Lock()', '\ts.mu.Unlock()', '\ts.n = 1', '}'],
      [2, 3],
    ],
    [
      'a lock of each call',
      'a.go',
      ['func (s *S) F() {', '\tvar mu sync.Mutex', '\tmu.Lock()', '\tdefer mu.Unlock()', '\ts.n = 1', '}'],
      [2, 3, 4],
    ],
    ['two answers that are one', 'a.ts', ['export function f(a: A) {', '  return a.open ? a.sum : a.sum;', '}'], [2]],
    [
      'a value of a branch, overwritten behind it',
      'a.py',
      ['def f(x):', '    if x.done:', '        late = False', '    late = x.due < 1', '    return late'],
      [3],
    ],
  ])('are known: %s', (_, path, lines, idle) => {
    expect(listIdle(path, lines)).toEqual(idle);
  });

  it.each<readonly [string, string, readonly string[]]>([
    ['a named argument of what acts', 'a.py', ['def f(x):', '    x.save(at=int(2))', '    return x']],
    ['an error that is raised', 'a.py', ['def f(x):', '    if x:', '        raise KeyError("x")', '    return 1']],
    ['a lock of all calls', 'a.go', ['func (s *S) F() {', '\ts.mu.Lock()', '\tdefer s.mu.Unlock()', '\ts.n = 1', '}']],
    [
      'a lock for what the function starts',
      'a.go',
      ['func F() {', '\tvar mu sync.Mutex', '\tgo run(&mu)', '\tmu.Lock()', '\tdefer mu.Unlock()', '}'],
    ],
    ['a lock of the package', 'a.go', ['func F() {', '\tmu.Lock()', '\tdefer mu.Unlock()', '\tn = 1', '}']],
    ['two answers', 'a.ts', ['export function f(a: A) {', '  return a.open ? a.sum : a.sums;', '}']],
    [
      'a value of a branch that the next line reads',
      'a.py',
      ['def f(x):', '    late = 0', '    if x.done:', '        late = 1', '    late = late + x.due', '    return late'],
    ],
    [
      'a value of one branch of two',
      'a.ts',
      [
        'export function f(x: X) {',
        '  let a = g(x);',
        '  if (x.b) {',
        '    a = 1;',
        '  } else {',
        '    a = 2;',
        '  }',
        '  return a;',
        '}',
      ],
    ],
  ])('are not: %s', (_, path, lines) => {
    expect(listIdle(path, lines)).toEqual([]);
  });
});
