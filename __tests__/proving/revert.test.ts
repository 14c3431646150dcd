/** What is left of a file when a criterion's lines are taken out. */
import { describe, expect, it } from '@jest/globals';
import { readChange } from '../../src/engine/change/index.js';
import { readSyntax } from '../../src/engine/syntax/index.js';
import { planRevert } from '../../src/proving/revert/plan.js';
import { binding } from '../engine/planes/intent/bound.js';
import { GRAMMARS } from '../stand-ins/grammars.js';
import { buildSnapshot } from '../stand-ins/snapshot.js';

/** A side of a file; lines that begin with `>` are bound to the criterion, with `!` to another one. */
interface Case {
  readonly path?: string;
  readonly base?: string;
  readonly head: string;
}

const unindent = (text: string): string[] => text.replace(/^\n/u, '').replace(/\n *$/u, '').split('\n');
const toText = (text: string) =>
  `${unindent(text)
    .map((line) => line.slice(1))
    .join('\n')}\n`;

async function plan({ path = 'src/cart.js', base, head }: Case) {
  const snapshot = buildSnapshot({
    files: { [path]: { old: base === undefined ? null : toText(base), new: toText(head) } },
  });
  const change = readChange(snapshot, []);
  const ranges = (mark: string) =>
    unindent(head).flatMap((line, index) =>
      line.startsWith(mark) ? [{ file: path, first: index + 1, last: index + 1, confidence: 0.9, evidence: [] }] : [],
    );
  const own = binding({ ranges: ranges('>') });
  const other = binding({ ranges: ranges('!') }, { id: 'AC2' });
  return planRevert(own, [other], change, await readSyntax(change, GRAMMARS), GRAMMARS);
}

/** The file without the lines, by the first way; or why there is none. */
async function revert(one: Case): Promise<string> {
  const planned = await plan(one);
  return 'why' in planned ? planned.why : (planned.ways[0]?.files[0]?.text ?? '');
}

describe('lines that can go alone', () => {
  it('go, and nothing else', async () => {
    const text = await revert({
      base: `
 export function total(items) {
   return items.length;
 }`,
      head: `
 export function total(items) {
>  if (items.length > 10) return 10;
   return items.length;
 }`,
    });
    expect(text).toBe('export function total(items) {\n  return items.length;\n}\n');
  });

  it('bring back what they replaced', async () => {
    const text = await revert({
      base: `
 export const limit = (n) => {
   return n > 5;
 };`,
      head: `
 export const limit = (n) => {
>  return n > 10;
 };`,
    });
    expect(text).toBe('export const limit = (n) => {\n  return n > 5;\n};\n');
  });

  it('of a changed run bring back the lines that are like them, and no others', async () => {
    const text = await revert({
      base: `
 export const settings = () => ({
   retries: 2,
   timeout: 100,
 });`,
      head: `
 export const settings = () => ({
!  retries: 3,
>  timeout: 500,
 });`,
    });
    expect(text).toBe('export const settings = () => ({\n  retries: 3,\n  timeout: 100,\n});\n');
  });

  it('that the change only removed come back', async () => {
    const text = await revert({
      base: `
 export function save(order) {
   log(order.card);
   return store(order);
 }`,
      head: `
>export function save(order) {
   return store(order);
 }`,
    });
    expect(text).toBe('export function save(order) {\n  log(order.card);\n  return store(order);\n}\n');
  });

  it('leave imports as they are', async () => {
    const text = await revert({
      base: `
 export function total(items) {
   return items.length;
 }`,
      head: `
>import { cap } from './cap.js';
 export function total(items) {
>  if (cap(items)) return 0;
   return items.length;
 }`,
    });
    expect(text).toContain(
      "import { cap } from './cap.js';\nexport function total(items) {\n  return items.length;\n}",
    );
  });
});

describe('a new definition, whose name others use, stays and does nothing', () => {
  it.each([
    ['src/a.js', '>export function f(a) {\n>  return a + 1;\n>}', 'export function f(a) {}\n'],
    ['src/a.js', '>export const f = (a) => a + 1;', 'export const f = (a) => undefined;\n'],
    ['src/a.js', '>export const f = async (a) => {\n>  return a;\n>};', 'export const f = async (a) => {};\n'],
    [
      'src/a.ts',
      '>export function f(a: string): number {\n>  return a.length;\n>}',
      'export function f(a: string): number { return undefined as any; }\n',
    ],
    ['src/a.ts', '>export function f(a: string): void {\n>  send(a);\n>}', 'export function f(a: string): void {}\n'],
    [
      'src/a.js',
      '>export class Cart extends Base {\n>  constructor(a) {\n>    super(a);\n>    this.b = 1;\n>  }\n>  add(x) {\n>    this.b += x;\n>  }\n>}',
      'export class Cart extends Base {\n  constructor(a) { super(a); }\n  add(x) {}\n}\n',
    ],
    ['src/a.js', '>export const LIMIT = 10;', 'export const LIMIT = 0;\n'],
    ['src/a.js', ">export const NAME = 'cart';", "export const NAME = '';\n"],
    ['src/a.py', '>def f(a):\n>    b = a + 1\n>    return b', 'def f(a):\n    pass\n'],
    ['src/a.py', '>@cached\n>def f(a):\n>    for b in a:\n>        yield b', '@cached\ndef f(a):\n    return; yield\n'],
    ['src/a.py', '>LIMIT = 10', 'LIMIT = 0\n'],
    [
      'src/a.py',
      '>class Cart:\n>    def add(self, x):\n>        self.x = x\n>\n>    def total(self):\n>        return 1',
      'class Cart:\n    def add(self, x):\n        pass\n    def total(self):\n        pass\n',
    ],
    [
      'a.go',
      ' package a\n \n>import "strings"\n \n>func F(s string) (string, error) {\n>\treturn strings.TrimSpace(s), nil\n>}',
      'package a\n\nimport _ "strings"\n\nfunc F(s string) (string, error) { var r0 string; var r1 error; return r0, r1 }\n',
    ],
    [
      'a.go',
      ' package a\n \n>func (c *Cart) Len() int {\n>\treturn c.n\n>}',
      'package a\n\nfunc (c *Cart) Len() int { var r0 int; return r0 }\n',
    ],
    [
      'A.java',
      ' class A {\n>  boolean f(int a) {\n>    return a > 1;\n>  }\n }',
      'class A {\n  boolean f(int a) { return false; }\n}\n',
    ],
    ['a.rs', '>pub fn f(a: u8) -> u8 {\n>    a + 1\n>}', 'pub fn f(a: u8) -> u8 { Default::default() }\n'],
    ['a.rb', '>def f(a)\n>  a + 1\n>end', 'def f(a)\n  \nend\n'],
  ])('%s: %s', async (path, head, expected) => {
    expect(await revert({ path, head })).toBe(expected);
  });
});

describe('what others still need', () => {
  it('a value keeps its name and loses its content', async () => {
    const text = await revert({
      base: `
 export function label(o) {
   return o.name;
 }`,
      head: `
 export function label(o) {
>  const prefix = o.prefix ?? '-';
!  return prefix + o.name;
 }`,
    });
    expect(text).toBe('export function label(o) {\n  const prefix = undefined;\n  return prefix + o.name;\n}\n');
  });

  it('Go gets no unused variable, and no loop over nothing', async () => {
    const text = await revert({
      path: 'a.go',
      base: `
 package a
 
 func F(all []int) int {
 \tsum := 0
 \treturn sum
 }`,
      head: `
 package a
 
 func F(all []int) int {
 \tsum := 0
!\tmost := 10
!\tfor _, one := range all {
>\t\tif one > most {
>\t\t\tsum += one
>\t\t}
!\t}
 \treturn sum
 }`,
    });
    expect(text).toContain('\tmost := 10; _ = most\n\tfor range all {\n\t}\n');
  });

  it.each([
    [
      'a.go',
      'package a\n\nfunc F(s string) (string, bool) {\n',
      '\treturn s, true\n}',
      '\tprintln(s)\n',
      'var r0 string; var r1 bool; return r0, r1\n}',
    ],
    [
      'A.java',
      'class A {\n  int f(String s) {\n',
      '    return s.length();\n  }\n}',
      '    s.trim();\n',
      'return 0;\n}\n}',
    ],
    [
      'a.ts',
      'export function f(s: string): number {\n',
      '  return s.length;\n}',
      '  s.trim();\n',
      'return undefined as any;\n}',
    ],
  ])('a function of a typed language still gives a result: %s', async (path, open, end, other, expected) => {
    const mark = (text: string, sign: string) => text.replace(/^/gmu, sign).replace(/\n.$/u, '\n');
    const [first = '', ...rest] = end.split('\n');
    const head = `${mark(open, ' ')}${mark(other, '!')}>${first}\n${rest.map((line) => ` ${line}`).join('\n')}`;
    expect(await revert({ path, base: ' nothing', head })).toContain(expected);
  });

  it('a block of Python keeps a statement', async () => {
    const text = await revert({
      path: 'a.py',
      base: `
 def f(a):
     return a`,
      head: `
 def f(a):
!    if a > 3:
>        a = 3
     return a`,
    });
    expect(text).toBe('def f(a):\n    if a > 3: pass\n    return a\n');
  });
});

describe('lines that cannot go alone', () => {
  it('stay where the rest would be indented in a way that Python refuses', async () => {
    const text = await revert({
      path: 'a.py',
      base: `
 def f(a):
     pass`,
      head: `
 def f(a):
>    for b in a:
!        print(b)
>    return a`,
    });
    expect(text).toBe('def f(a):\n    for b in a:\n        print(b)\n');
  });

  it('go with the smallest statement around them', async () => {
    const text = await revert({
      base: `
 export function f(a) {
   return a;
 }`,
      head: `
 export function f(a) {
>  if (a > 3) {
     a = 3;
   }
   return a;
 }`.replace('\n     a = 3;\n   }', '\n+    a = 3;\n+  }'),
    });
    expect(text).toBe('export function f(a) {\n  return a;\n}\n');
  });

  it('go without the closing bracket that a diff took for theirs', async () => {
    const text = await revert({
      base: `
 export function f(a) {
   return a * 2;
 }`,
      head: `
 export function f(a) {
>  return a + 1;
>}
>
>export function g(a) {
>  return -a;
 }`,
    });
    expect(text).toBe('export function f(a) {\n  return a * 2;\n}\nexport function g(a) {}\n');
  });

  it('stay, if lines of another criterion would have to go with them', async () => {
    const text = await revert({
      base: `
 export function f(a) {
   return a;
 }`,
      head: `
 export function f(a) {
>  if (a > 3) {
!    a = 3;
+  }
   return a;
 }`,
    });
    expect(text).toMatch(/^what is left without its lines is no program/u);
  });

  it.each([
    ['src/a.test.js', '>it("adds", () => {\n>  expect(1).toBe(1);\n>});', /^only tests, documents/u],
    ['README.md', '>Adds numbers.', /^only tests, documents/u],
    ['src/types.ts', '>export interface Cart {\n>  n: number;\n>}', /^what is left/u],
    ['config.json', ' {\n>  "a": 1,\n>  "b": [\n   ]\n }', /^what is left/u],
  ])('%s: %s', async (path, head, expected) => {
    expect(await revert({ path, head })).toMatch(expected);
  });

  it('where no grammar knows the format, go as they are', async () => {
    expect(await revert({ path: 'prices.json', base: ' {\n }', head: ' {\n>  "a": 1\n }' })).toBe('{\n}\n');
    expect(await revert({ path: 'a.unknown', base: ' one', head: ' one\n>two' })).toBe('one\n');
  });

  it('a test beside the code is never taken out', async () => {
    const text = await revert({
      path: 'src/a.rs',
      base: `
 pub fn f(a: u8) -> u8 {
     a
 }`,
      head: `
 pub fn f(a: u8) -> u8 {
>    if a > 3 { return 3; }
     a
 }
>#[cfg(test)]
>mod tests {
>    #[test]
>    fn caps() { assert_eq!(super::f(9), 3); }
>}`,
    });
    expect(text).toContain('fn caps() { assert_eq!(super::f(9), 3); }');
    expect(text).not.toContain('return 3');
  });
});

it('has a second way, inside of functions alone, where a signature changed', async () => {
  const planned = await plan({
    path: 'a.py',
    base: `
 def f(a):
     return a`,
    head: `
>def f(a, most=3):
>    a = min(a, most)
     return a`,
  });
  const texts = 'why' in planned ? [] : planned.ways.map(({ files }) => files[0]?.text);
  expect(texts).toEqual(['def f(a):\n    return a\n', 'def f(a, most=3):\n    return a\n']);
});
