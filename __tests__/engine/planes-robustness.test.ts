import { describe, expect, it } from '@jest/globals';
import { addedTo, findingsOf, planesOf } from './planes-of.js';

describe('robustness/merge-conflict', () => {
  const conflict = ['<<<<<<< HEAD', 'a', '=======', 'b', '>>>>>>> feature'];

  it.each(['src/a.ts', 'a.test.ts', 'package.json', 'config/a.yml', 'Dockerfile'])('in %s', async (path) => {
    const { findings } = await planesOf({ [path]: addedTo('first', ...conflict) });
    expect(findings.map(({ rule, severity, location }) => [rule, severity, location.lineRange])).toEqual([
      ['robustness/merge-conflict', 'error', [2, 6]],
    ]);
  });

  it('is a mark left alone in code', async () => {
    expect(await findingsOf({ 'src/a.ts': addedTo('first', '>>>>>>> feature') })).toHaveLength(1);
    expect(await findingsOf({ 'src/a.ts': addedTo('first', '<<<<<<< HEAD', 'a') })).toHaveLength(1);
    expect(await findingsOf({ 'src/a.ts': addedTo('first', ...conflict, ...conflict) })).toHaveLength(2);
  });

  it.each([
    ['docs/git.md', conflict],
    ['docs/a.rst', ['Heading', '=======']],
    ['src/a.py', ['"""', 'Title', '=======', '"""']],
    ['src/a.ts', conflict.map((line) => `  ${line}`)],
    ['src/a.cc', ['cout <<<<<<< a;']],
    ['a.test.ts', ['>>>>>>> b']],
  ])('not in %s: %j', async (path, lines) => {
    expect(await findingsOf({ [path]: addedTo('first', ...lines) })).toEqual([]);
  });
});

describe('robustness/debug-leftover', () => {
  it.each([
    ['src/a.ts', '  debugger;'],
    ['src/a.vue', 'debugger'],
    ['src/a.py', '    breakpoint()'],
    ['src/a.py', 'import pdb; pdb.set_trace()'],
    ['src/a.py', '    pdb.set_trace()'],
    ['app/a.rb', '    binding.pry'],
    ['app/a.rb', '    byebug'],
    ['src/a.rs', '    let a = dbg!(b);'],
    ['src/a.php', '    var_dump($order);'],
    ['src/a.php', '    dd($order);'],
    ['src/A.cs', '    Debugger.Break();'],
    ['a.test.ts', '  debugger;'],
  ])('%s: %s', async (path, line) => {
    const { findings } = await planesOf({ [path]: addedTo('first', line) });
    expect(findings.map(({ rule, severity, location }) => [rule, severity, location.lineRange])).toEqual([
      ['robustness/debug-leftover', 'warn', [2, 2]],
    ]);
  });

  it.each([
    ['src/a.go', '\tfmt.Println("here", order)'],
    ['src/a.py', '    print("DEBUG", order)'],
    ['src/A.java', '    System.out.println("test 1");'],
    ['src/a.ts', '  console.log(order);'],
  ])('is information where something is printed: %s: %s', async (path, line) => {
    const { findings } = await planesOf({ [path]: addedTo('first', line) });
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([['robustness/debug-leftover', 'info']]);
  });

  it.each([
    ['src/a.ts', "  // debugger;\n  const a = 'debugger;';"],
    ['src/a.ts', '  import { debuggerPort } from "a";'],
    ['src/cli/run.ts', '  console.log(order);'],
    ['scripts/a.js', 'console.log(order);'],
    ['src/a.py', '    print(order)'],
    ['src/a.go', '\tfmt.Println("order placed")'],
    ['src/a.rs', '    // dbg!(a)'],
    ['examples/a.ts', 'debugger;'],
    ['README.md', 'debugger;'],
    ['src/a.php', '    dd($this, ...$args);'],
  ])('not %s: %s', async (path, line) => {
    expect(await findingsOf({ [path]: addedTo('first', ...line.split('\n')) })).toEqual([]);
  });

  it('leaves a module alone that prints already', async () => {
    const spec = addedTo("console.log('ready');", 'console.log(order);');
    expect(await findingsOf({ 'src/a.ts': spec })).toEqual([]);
  });
});

describe('robustness/do-not-merge', () => {
  it.each(['// DO NOT MERGE: fixed tax', '// NOCOMMIT', '/* DO_NOT_SUBMIT */', '// remove this: DONT MERGE'])(
    '%s',
    async (line) => {
      expect(await findingsOf({ 'src/a.ts': addedTo('first', line) })).toEqual(['robustness/do-not-merge src/a.ts:2']);
    },
  );

  it.each(['// do not merge the two lists', "const a = 'DO NOT MERGE';", '// DO NOT EDIT'])('not %s', async (line) => {
    expect(await findingsOf({ 'src/a.ts': addedTo('first', line) })).toEqual([]);
  });
});
