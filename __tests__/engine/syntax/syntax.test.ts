/** What trees say of small files, language by language. */
import { describe, expect, it } from '@jest/globals';
import type { SideSyntax } from '../../../src/engine/model.js';
import { fileSyntax, readSideSyntax } from './read-syntax.js';

/** A definition in words: `+` where it is seen from outside, kind, name with what is around it, parameters (`?`: optional). */
const definitions = (side: SideSyntax): string[] =>
  side.definitions.map(({ name, container, kind, exported, parameters }) => {
    const list = parameters.map((one) => `${one.name}${one.optional ? '?' : ''}`).join(' ');
    return `${exported ? '+' : '-'} ${kind} ${container === null ? '' : `${container}.`}${name}(${list})`;
  });

describe('definitions', () => {
  it.each([
    [
      'a.ts',
      `export function total(cart: Cart, tax = 0.2, ...rest: number[]): number { return 1; }
function hidden(a?: string) {}
export const f = async <T>(x: T, { a, b }: P = {}) => { const local = 1; };
const LIMIT = 3;
export class C extends D {
  private secret = 1;
  #own = 2;
  handler = (event: Event) => {};
  constructor(private readonly z: string) { super(); }
  protected async m(a: string) {}
}
export interface I { x?: number; call(a: string): void }
type U = { a: 1 };
export enum E { A, B = 2 }
namespace N { export const q = 1; }
export { hidden };
`,
      [
        '+ function total(cart tax? rest?)',
        '+ function hidden(a?)',
        '+ function f(x { a, b }?)',
        '- constant LIMIT()',
        '+ class C()',
        '- field C.secret()',
        '- field C.#own()',
        '+ method C.handler(event)',
        '+ method C.constructor(z)',
        '- method C.m(a)',
        '+ interface I()',
        '+ field I.x()',
        '+ method I.call(a)',
        '- type U()',
        '- field U.a()',
        '+ enum E()',
        '+ field E.A()',
        '+ field E.B()',
        '- module N()',
        '- constant N.q()',
      ],
    ],
    [
      'a.js',
      `function f(x, y = 1, { z }) {}
module.exports = { f };
exports.two = function (cb) {};
Cart.prototype.total = () => 1;
const View = () => <p>{f(1)}</p>;
class A { static x = 1; #p = 2; m() {} }
`,
      [
        '+ function f(x y? { z })',
        '+ function two(cb)',
        '- function Cart.total()',
        '- function View()',
        '- class A()',
        '- field A.x()',
        '- field A.#p()',
        '- method A.m()',
      ],
    ],
    [
      'a.py',
      `MAX = 3
_own: int = 4
def f(a, b: int = 1, *args: str, c=None, **kw) -> int:
    local = 1
    return lambda q: q
@decorator(1)
async def g(): pass
class A(B):
    field = 1
    def __init__(self, x): pass
    @property
    def _hid(self): pass
    class Inner:
        def deep(self): ...
`,
      [
        '+ constant MAX()',
        '- variable _own()',
        '+ function f(a b? args? c? kw?)',
        '+ function g()',
        '+ class A()',
        '+ field A.field()',
        '+ method A.__init__(self x)',
        '- method A._hid(self)',
        '+ class A.Inner()',
        '+ method A.Inner.deep(self)',
      ],
    ],
    [
      'a.go',
      `package main
const A = 1
var d, E = 1, 2
type T struct { X int; y string }
type I interface { M(a int, b ...string) error }
type Al = string
func F(a, b int) {}
func (t *T) Method(x map[string]int) {}
func (l List[T]) own() {}
`,
      [
        '+ constant A()',
        '- variable d()',
        '+ variable E()',
        '+ class T()',
        '+ field T.X()',
        '- field T.y()',
        '+ interface I()',
        '+ method I.M(a b?)',
        '+ type Al()',
        '+ function F(a b)',
        '+ method T.Method(x)',
        '- method List.own()',
      ],
    ],
  ])('of %s', async (path, text, expected) => {
    expect(definitions(await readSideSyntax(path, text))).toEqual(expected);
  });

  it.each([
    [
      'a.ts',
      'export async function f<T>(a: T, b = 1): Promise<T> {\n  return a;\n}\n',
      'async < T > ( a : T , b = 1 ) : Promise < T >',
    ],
    ['a.ts', 'class A { static readonly x: number = 1 }\n', 'static readonly : number'],
    ['a.py', 'async def f(a, *, b: int = 1) -> str:\n    pass\n', 'async ( a , * , b : int = 1 ) - > str'],
    ['a.go', 'func (t T) F(a int) (int, error) {\n}\n', '( t T ) ( a int ) ( int , error )'],
  ])('have their signature without name and body: %s %j', async (path, text, signature) => {
    expect((await readSideSyntax(path, text)).definitions.at(-1)?.signature).toBe(signature);
  });
});

describe('calls', () => {
  it.each([
    [
      'a.ts',
      'await save(a, 1);\nsave(b);\nconst c = new Client(`x`).open();\nreturn this.f(g(h));\nawait read().then(x);\n',
      ['save!~ a', 'save~ b', 'new Client.open ', 'new Client `x`', 'this.f g(h)', 'g h', 'read.then!~ x', 'read! '],
    ],
    ['a.py', 'await f(1, k=2)\nos.path.join("a", b)\nx = g()\n', ['f!~ 1', 'os.path.join~ "a"', 'g ']],
    [
      'a.go',
      'package a\nfunc f() {\n\tgo run(1)\n\tdefer c.Close()\n\tk("a, b", 2)\n}\n',
      ['run 1', 'c.Close ', 'k~ "a, b"'],
    ],
  ])(
    'of %s say who is called, with what, and whether anyone waits (!) or takes the result (else ~)',
    async (path, text, expected) => {
      const { calls } = await readSideSyntax(path, text);
      const said = calls.map(
        ({ callee, awaited, discarded, argument }) =>
          `${callee}${awaited ? '!' : ''}${discarded ? '~' : ''} ${argument}`,
      );
      expect(said).toEqual(expected);
    },
  );
});

describe('error handlers', () => {
  it.each([
    ['a.ts', 'try { f(); } catch {}\n', true, false],
    ['a.ts', 'try { f(); } catch (e) { /* quiet */ }\n', true, false],
    ['a.ts', 'try { f(); } catch (e) { log(e); }\n', false, false],
    ['a.ts', 'try { f(); } catch (e) { throw new Error("x", { cause: e }); }\n', false, true],
    ['a.js', 'f().catch(() => {});\n', true, false],
    ['a.js', 'f().catch((e) => done(e));\n', false, true],
    ['a.py', 'try:\n    f()\nexcept ValueError as e:\n    pass\n', true, false],
    ['a.py', 'try:\n    f()\nexcept Exception:\n    raise\n', false, true],
    ['a.go', 'package a\nfunc f() error {\n\tif err != nil {\n\t\treturn err\n\t}\n}\n', false, true],
    ['a.go', 'package a\nfunc f() {\n\tif err := g(); err != nil {\n\t\t// quiet\n\t}\n}\n', true, false],
  ])('%s %j: empty %s, passes on %s', async (path, text, empty, passesOn) => {
    expect((await readSideSyntax(path, text)).handlers).toMatchObject([{ empty, passesOn }]);
  });
});

describe('test cases', () => {
  it.each([
    ['a.test.ts', "describe('s', () => { it('does', async () => {}); });\n", ['suite s always', 'case does always']],
    ['a.test.ts', "it.only('a', () => {});\nfit('b', () => {});\n", ['case a focused', 'case b focused']],
    ['a.test.ts', "describe.skip('s', () => { test('a', f); });\n", ['suite s disabled', 'case a always']],
    ['a.test.ts', "it.each([1])('a %s', (n) => {});\nit.todo('b');\n", ['case a %s always', 'case b disabled']],
    ['a.test.js', "test('a', (t) => { t.skip('no'); });\n", ['case a disabled']],
    ['a.test.js', "test('a', (t) => { if (windows) { t.skip('no'); } });\n", ['case a always']],
    [
      'test_a.py',
      'def test_a():\n    pass\n@pytest.mark.skip\ndef test_b():\n    pass\n',
      ['case test_a always', 'case test_b disabled'],
    ],
    [
      'test_a.py',
      'class TestX(TestCase):\n    @unittest.skip("no")\n    def test_c(self): pass\n    def helper(self): pass\n',
      ['suite TestX always', 'case test_c disabled'],
    ],
    [
      'a_test.go',
      'package a\nfunc TestA(t *testing.T) {\n\tt.Run("sub", func(t *testing.T) {\n\t\tt.Skip("no")\n\t})\n}\nfunc helper(t *testing.T) {}\n',
      ['case TestA always', 'case sub disabled'],
    ],
    [
      'a_test.go',
      'package a\nfunc TestA(t *testing.T) {\n\tif testing.Short() {\n\t\tt.Skip("no")\n\t}\n}\n',
      ['case TestA always'],
    ],
  ])('%s %j', async (path, text, expected) => {
    const { cases } = await readSideSyntax(path, text);
    expect(cases.map(({ suite, name, runs }) => `${suite ? 'suite' : 'case'} ${name} ${runs}`)).toEqual(expected);
  });

  it.each([
    ['a.test.ts', 'expect(a).not.toBe( 1 );\n', ['expect ( a ) . not . toBe ( 1 )']],
    [
      'a.test.ts',
      'expect(a).to.be.true;\nassert.equal(a, "b  c");\nexpect.assertions(1);\n',
      ['expect ( a ) . to . be . true', 'assert . equal ( a , "b  c" )'],
    ],
    [
      'test_a.py',
      'def test_a():\n    assert f(1) == 2, "m"\n    self.assertTrue(x)\n',
      ['assert f ( 1 ) = = 2 , "m"', 'self . assertTrue ( x )'],
    ],
    [
      'a_test.go',
      'package a\nfunc TestA(t *testing.T) {\n\tt.Errorf("x")\n\tassert.Equal(t, 1, 2)\n}\n',
      ['t . Errorf ( "x" )', 'assert . Equal ( t , 1 , 2 )'],
    ],
  ])('assertions: %s %j', async (path, text, expected) => {
    expect((await readSideSyntax(path, text)).assertions.map((one) => one.text)).toEqual(expected);
  });
});

describe('imports and strings', () => {
  it.each([
    [
      'a.ts',
      "import a from './a.js';\nexport * from 'b';\nconst c = require('c');\nawait import('d');\n",
      ['./a.js', 'b', 'c', 'd'],
    ],
    ['a.py', 'import os, sys as s\nfrom os.path import join\nfrom .y import a\n', ['os', 'sys', 'os.path', '.y']],
    ['a.go', 'package a\nimport (\n\t"fmt"\n\tx "net/http"\n)\n', ['fmt', 'net/http']],
  ])('modules of %s', async (path, text, expected) => {
    expect((await readSideSyntax(path, text)).imports.map(({ module }) => module)).toEqual(expected);
  });

  it.each([
    ['a.ts', `f("a", 'b', \`c \${d} e\`, /no/);\n`, ['a', 'b', `c \${d} e`]],
    ['a.py', 'x = f"a {b}" + r\'c\' + """d"""\n', ['a {b}', 'c', 'd']],
    ['a.go', 'package a\nvar x = `a` + "b"\n', ['a', 'b']],
  ])('strings of %s', async (path, text, expected) => {
    expect((await readSideSyntax(path, text)).literals.map((one) => one.text)).toEqual(expected);
  });
});

describe('changed lines', () => {
  it.each([
    ['a.ts', `f(/["/*]/, \`a \${g("b")} c\`); // d\n`, `f(/     /, \`  \${g(" ")}  \`);`, '// d'],
    ['a.tsx', 'x = <p title="a">don\'t // b</p>;\n', 'x = <p title=" ">don\'t // b</p>;', ''],
    ['a.py', "x = f'a # {b} c' # d\n", "x = f'    {b}  '", '# d'],
    ['a.go', "x := '\"' /* d */ + y\n", "x := ' '         + y", '/* d */'],
  ])('are taken apart by the tree: %s %j', async (path, text, code, comment) => {
    const [line] = (await fileSyntax(path, { new: text })).added;
    expect([line?.code.trimEnd(), line?.comment.trim()]).toEqual([code, comment]);
  });

  it('have the definitions around them, innermost last', async () => {
    const old = 'class Cart {\n  total() {\n    return 1;\n  }\n  other() {}\n}\nfunction f() {}\n';
    const { symbols } = await fileSyntax('a.ts', { old, new: old.replace('return 1', 'return 2') });
    expect(symbols).toEqual([
      { name: 'Cart', kind: 'class', first: 1, last: 6 },
      { name: 'total', kind: 'method', first: 2, last: 4 },
    ]);
  });
});

describe('what does not parse', () => {
  it('is read as far as it does, and said', async () => {
    const syntax = await fileSyntax('a.ts', {
      new: 'export function f() { return 1; }\nconst = ;;; )\nfunction g() {}\n',
    });
    expect(syntax).toMatchObject({ mode: 'tree', reason: 'parts of the text do not parse' });
    expect(syntax.after?.definitions.map(({ name }) => name)).toEqual(['f', 'g']);
  });

  it.each([
    ['a.ts', `a${'.b()'.repeat(300)};\n`],
    ['a.py', `a = ${'1 + '.repeat(500)}1\n`],
    ['a.js', `if (a) f();\n${'else if (b) g();\n'.repeat(300)}`],
  ])('is not looked at below 400 levels, and said: %s', async (path, text) => {
    expect(await fileSyntax(path, { new: text })).toMatchObject({
      mode: 'tree',
      reason: 'parts of the text are more than 400 levels deep and were not looked at as syntax',
    });
  });

  it.each([
    ['a.ts', `a${'.b()'.repeat(100)};\n`],
    ['a.js', 'f(1, 2);\n'.repeat(500)],
  ])('and says nothing of what is only long: %s', async (path, text) => {
    expect(await fileSyntax(path, { new: text })).toMatchObject({ mode: 'tree', reason: '' });
  });

  it.each([
    ['a.ts', ')]} ;;; ((( %% ^^ ## }}}\n', 'most of the text does not parse: read by hunks and words'],
    ['a.unknown', 'x\n', 'no grammar of its language: read by hunks and words'],
    ['package-lock.json', '{}\n', 'no grammar of its language: read by hunks and words'],
    ['vendor/a.js', 'f();\n', 'vendored: read by hunks and words'],
  ])('is read as text: %s %j', async (path, text, reason) => {
    expect(await fileSyntax(path, { new: text })).toMatchObject({ mode: 'text', reason, before: null, after: null });
  });
});
