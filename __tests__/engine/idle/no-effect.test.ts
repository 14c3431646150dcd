/** Lines that look like work and have no effect: lost results, unthrown errors, locks that keep nobody out. */
import { describe, expect, it } from '@jest/globals';
import { readChange } from '../../../src/engine/change/index.js';
import { createIdleFinder, findIdleLines } from '../../../src/engine/idle/index.js';
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
      'a branch with nothing in it',
      'a.ts',
      ['export function f(a: A) {', '  if (a.open) {', '  }', '  return 1;', '}'],
      [2, 3],
    ],
    ['a branch that passes', 'a.py', ['def f(x):', '    if x.done:', '        pass', '    return 1'], [2, 3]],
    [
      'a value of a branch, overwritten behind it',
      'a.py',
      ['def f(x):', '    if x.done:', '        late = False', '    late = x.due < 1', '    return late'],
      [3],
    ],
    [
      'what hangs on a name that is false whatever happens',
      'a.py',
      ['import os', 'FAST = False', 'def write(row):', '    if FAST:', '        row.send()', '    return row'],
      [4, 5],
    ],
  ])('are known: %s', (_, path, lines, idle) => {
    expect(listIdle(path, lines)).toEqual(idle);
  });

  it.each<readonly [string, string, readonly string[]]>([
    [
      'what hangs on a name that is false only where a module is missing',
      'a.py',
      [
        'import json',
        'try:',
        '    from fast import dumps',
        '    HAS_FAST = True',
        'except ImportError:',
        '    HAS_FAST = False',
        'def write(row):',
        '    if HAS_FAST:',
        '        return dumps(row)',
        '    return json.dumps(row)',
      ],
    ],
    [
      'what hangs on a name that is set later',
      'a.ts',
      ['let ready = false;', 'ready = connect();', 'export function f(a: A) {', '  if (ready) a.run();', '}'],
    ],
    [
      'the last named arguments of a call',
      'a.py',
      [
        'def add_options(parser):',
        "    parser.add_argument('--limit', type=int,",
        "                        help='how many')",
        '    spec = dict(',
        '        sum=int(0),',
        '        color=str(1)',
        '    )',
        '    return spec',
      ],
    ],
    [
      'results that are thrown away one after the other',
      'a.go',
      ['func F() {', '\t_ = types.Register("a", 1)', '\t_ = types.Register("b", 2)', '}'],
    ],
    ['a named argument of what acts', 'a.py', ['def f(x):', '    x.save(at=int(2))', '    return x']],
    [
      'what follows a call of something named as a word of another language',
      'a.ts',
      ['function go(next: Query) {', "  next.delete('year');", "  next.delete('month');", '}'],
    ],
    [
      'what follows an item that is left out',
      'a.py',
      ['def rows(file):', '    next(file)', '    return [row for row in file]'],
    ],
    [
      'the rest where there is none',
      'a.ts',
      [
        'const sum = (of: Item) =>',
        '  of.done ? (of.points ?? 0) : 0;',
        'const name = of.open ? of.team ?? null : null;',
      ],
    ],
    [
      'a branch that begins with a name',
      'a.rs',
      ['fn f(mut end: usize) -> usize {', '    if end > 2 {', '        end -= 1;', '    }', '    end', '}'],
    ],
    [
      'an item of what is returned',
      'a.ts',
      ['function f(error: unknown) {', '  return {', '    message: String(error)', '  };', '}'],
    ],
    [
      'a text of several lines',
      'a.ts',
      [
        'function usage() {',
        '  return `Usage',
        '',
        `  --size <n>  Default: \${SIZE}`,
        `  --time <n>  Default: \${TIME}`,
        '`;',
        '}',
      ],
    ],
    [
      'a test whose assertion goes on for some lines',
      'tests/cli.rs',
      [
        'use std::fs;',
        '#[test]',
        'fn help_says_the_port() {',
        '    run()',
        '        .args(["--help"])',
        '        .assert()',
        '        .success();',
        '}',
      ],
    ],
    [
      'a branch with another one',
      'a.ts',
      ['export function f(a: A) {', '  if (a.open) {', '  } else {', '    shut(a);', '  }', '}'],
    ],
    ['a condition that does something', 'a.go', ['func F() {', '\tif n = next(); n > 1 {', '\t}', '}']],
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

describe('lines that do nothing, asked for by several steps', () => {
  it('are looked for once for a change, and are the same', () => {
    const files = {
      'a.py': { old: 'def f(x):\n', new: 'def f(x):\n    if x:\n        KeyError("x")\n    return 1\n' },
    };
    const change = readChange(buildSnapshot({ files }), []);
    const findIdle = createIdleFinder();
    expect(findIdle(change)).toBe(findIdle(change));
    expect(findIdle(change)).toEqual(findIdleLines(change));
  });
});
