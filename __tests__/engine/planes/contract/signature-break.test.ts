import { expect, it } from '@jest/globals';
import { signatureBreak } from '../../../../src/engine/planes/contract/signature-break.js';
import { runPlanesOn } from '../../run-planes.js';
import { cases, diff, edit, hunksAlone } from '../cases.js';
import { describeRule } from '../rule-tester.js';

/** A function's head that changes; its body stays. */
function changed(path: string, before: string, after: string, head = '') {
  const body = '\n  return make(a, one, two, three);\n}\n';
  return { name: `${path}: ${before} → ${after}`, files: edit(path, head + before + body, head + after + body) };
}

/** A type with one member that changes. */
function member(path: string, head: string, from: string, into: string) {
  const [open, close] = path.endsWith('.py') ? ['', ''] : ['', '}'];
  const write = (text: string) =>
    `${head}\n  A1${open}\n  ${text}\n${close}\n`
      .replace('  A1\n', path.endsWith('.py') ? '    a = 1\n' : '\n')
      .replace('  def', '    def');
  return edit(path, write(from), write(into));
}

/** A function of Python with a long list of parameters, of which one is told. */
const longList = (one: string, count: number) =>
  `class Client:\n    def open(\n        self,\n        ${one}=True,\n${Array.from({ length: count }, (_, at) => `        option_of_the_client_${at}=None,  # type: Optional[str]\n`).join('')}    ):\n        pass\n`;

describeRule(signatureBreak, {
  invalid: [
    {
      name: 'a function of Python whose first parameter was called as a class is',
      files: edit(
        'src/a.py',
        'def read(cls, one, two=None):\n    return cls.make(one, two)\n',
        'def read(kind, one, two=None):\n    return kind.make(one, two)\n',
      ),
      findings: ['1 info'],
      titles: ['read breaks its callers: the parameter cls is removed'],
    },
    {
      name: 'a controller of PHP that takes a text, which no container knows',
      files: edit(
        'app/Books/BookController.php',
        '<?php\nclass BookController {\n  public function __construct(protected Books $books) {\n    $this->a();\n  }\n}\n',
        '<?php\nclass BookController {\n  public function __construct(protected Books $books, protected string $name) {\n    $this->a();\n  }\n}\n',
      ),
      findings: ['3 info'],
    },
    {
      ...changed('src/a.kt', 'fun a(x: X): Int {', 'fun a(x: X, one: N, two: N): Int {'),
      name: 'two parameters that are new',
      findings: ['1 info'],
      titles: ['a breaks its callers: the parameters one, two are new and required'],
    },
    {
      ...changed('src/a.py', 'async def a(one):', 'def a(one):'),
      name: 'a function that is no longer asynchronous, where a call that waits for it fails',
      files: edit(
        'src/a.py',
        'async def a(one):\n    return make(one, two, three)\n',
        'def a(one):\n    return make(one, two, three)\n',
      ),
      findings: ['1 info'],
      titles: ['a breaks its callers: it is no longer asynchronous, and callers still wait for it'],
    },
    {
      name: 'a class that becomes an interface',
      files: { 'src/A.kt': diff('-class A {', '+interface A {', '   fun b(): Int', ' }') },
      findings: ['1 info'],
      titles: ['A is now an interface, before a class'],
    },
    {
      name: 'one of many parameters',
      files: edit('shop/client.py', longList('with_locals', 40), longList('with_names', 40)),
      findings: ['2 info'],
      titles: ['open breaks its callers: the parameter with_locals is removed'],
    },
    {
      name: 'an overload that goes, beside others that stay',
      files: edit(
        'src/main/java/Shop.java',
        'public interface Shop {\n  int add(Line a);\n\n  int add(Line... all);\n\n  int add(List<Line> all);\n}\n',
        'public interface Shop {\n  int add(Line a);\n\n  int add(List<Line> all);\n}\n',
      ),
      findings: ['4 info'],
      titles: ['An overload is gone: add(Line... all)'],
    },
    ...cases(
      [
        ['', 'object $line'],
        ['     * @param object|string $line\n', 'object $line'],
        ['     * @param object $other\n', 'object $line'],
      ],
      (told, into) => ({
        name: `a type that the comment of the base does not give: ${told}`,
        files: edit(
          'src/Cart.php',
          `<?php\nfinal class Cart\n{\n    /**\n${told}     * Adds it.\n     */\n    public function add($line) {}\n}\n`,
          `<?php\nfinal class Cart\n{\n    /**\n     * @param object $line\n     */\n    public function add(${into}) {}\n}\n`,
        ),
        findings: ['7 info'],
        titles: ['add breaks its callers: the parameter $line takes only object'],
      }),
    ),
    {
      name: 'a method of Python that is a property now',
      files: edit(
        'a/b.py',
        'class T:\n    def b(self):\n        return 1\n',
        'class T:\n    @property\n    def b(self):\n        return 1\n',
      ),
      findings: ['2 info'],
      titles: ['T.b is a property now: calls of it no longer fit'],
    },
    {
      name: 'a method of a trait that asks for one which others can name',
      files: edit(
        'src/lib.rs',
        'pub mod parts {\n    pub trait Part {}\n}\n\npub trait Cart: parts::Part {\n    fn a(&self);\n}\n',
        'pub mod parts {\n    pub trait Part {}\n}\n\npub trait Cart: parts::Part {\n    fn a(&self);\n    fn b(&self);\n}\n',
      ),
      findings: ['7 info'],
    },
    ...cases(
      [
        ['src/Cart.php', '<?php\nclass Cart {', 'public function a($x) {}', 'public function a(int $x) {}'],
        ['src/Cart.php', '<?php\nclass Cart {', 'public function a($x) {}', 'public function a(&$x) {}'],
        ['src/Cart.php', '<?php\nclass Cart {', 'public function a($x = 1) {}', 'public function a($x = 2) {}'],
        ['src/Cart.php', '<?php\nclass Cart {', 'public function a($x) {}', 'public function a($x, $y = 1) {}'],
        ['src/Cart.php', '<?php\nclass Cart {', 'public function a() {}', 'public function a(): int {}'],
        ['src/Cart.php', '<?php\nclass Cart {', 'public int $a;', 'public string $a;'],
        ['src/Cart.php', '<?php\nabstract class Cart {', 'public function a() {}', 'abstract public function a();'],
        ['src/Cart.java', 'public class Cart {', 'public int a;', 'public long a;'],
        ['src/Cart.cs', 'public class Cart {', 'public int A { get; set; }', 'public int A { get; }'],
        ['src/Cart.cs', 'public class Cart {', 'public Cart(IB b) {}', 'public Cart(IB b, IC c) {}'],
        ['src/Cart.cs', 'public class Cart {', 'public int A { get; set; }', 'public long A { get; set; }'],
        ['src/Cart.java', 'public interface Cart {', 'default void a() {}', 'void a();'],
        ['shop/cart.go', 'package shop\n\ntype T struct {', 'A int', 'A string'],
      ],
      (path, head, from, into) => ({
        name: `${path}: ${from} → ${into}`,
        files: edit(path, `${head}\n${from}\n}\n`, `${head}\n${into}\n}\n`),
        findings: [`${head.split('\n').length + 1} info`],
      }),
    ),
    ...cases(
      [
        ['src/index.ts', 'export function f(a: A, b: B): C {', 'export function f(a: A): C {'],
        ['src/index.ts', 'export function f(a: A, b: B): C {', 'export function f(b: B, a: A): C {'],
        ['src/index.ts', 'export function f(a: A): C {', 'export function f(a: A, b: B): C {'],
        ['src/index.ts', 'export function f(a: A, b?: B): C {', 'export function f(a: A, b: B): C {'],
        ['src/index.ts', 'export function f(a: string | number): C {', 'export function f(a: string): C {'],
        ['src/index.ts', 'export function f(a: A): C {', 'export async function f(a: A): Promise<C> {'],
        ['src/index.ts', 'export function f(a: A): string {', 'export function f(a: A): number {'],
        ['src/index.ts', 'export function f(a: string[]): C {', 'export function f(a: number[]): C {'],
        ['a/b.py', 'def f(a: int) -> str: {', 'def f(a: int) -> bytes: {'],
        ['src/index.js', 'export function f(a, b) {', 'export function f(c, a, b) {'],
        ['a/b.go', 'func F(a int) error {', 'func F(a int, b string) error {'],
      ],
      (path, before, after) => ({
        ...changed(path, before, after, path.endsWith('.go') ? 'package a\n\n' : 'const z = 1;\n\n'),
        findings: ['3 info'],
      }),
    ),
    ...cases(
      [
        ['src/lib.rs', 'pub trait T {', '', 'fn b(&self);', '3'],
        ['src/lib.rs', 'pub enum T {', '', 'B,', '3'],
        ['a/A.java', 'public interface T {', '', 'int b();', '3'],
        ['a/b.cs', 'public interface T {', '', 'int B(int c);', '3'],
        ['a/b.go', 'package a; type T interface {', '', 'B() int', '3'],
        ['a/b.kt', 'interface T {', '', 'fun b()', '3'],
        ['a/b.swift', 'public protocol T {', '', 'func b()', '3'],
        ['a/b.php', '<?php interface T {', '', 'public function b();', '3'],
        ['src/index.ts', 'export interface T {', '', 'b: string;', '3'],
        ['a/A.java', 'public class T {', 'public int b() { return 1; }', 'public String b() { return x; }', '3'],
        ['a/A.java', 'public class T {', 'public int b() { return 1; }', 'protected int b() { return 1; }', '3'],
        ['a/A.java', 'public class T {', 'public int b() { return 1; }', 'public final int b() { return 1; }', '3'],
        [
          'a/A.java',
          'public class T {',
          'public int b() { return 1; }',
          'public int b() throws IOException { return 1; }',
          '3',
        ],
        ['a/b.cs', 'public class T {', 'public virtual int B() { return 1; }', 'public int B() { return 1; }', '3'],
        ['a/b.go', 'package a; type T struct {', '}; func B(a int) error {', '}; func B(a int) (int, error) {', '3'],
        ['a/b.py', 'class T(A):', 'def b(self, x, y=1): ...', 'def b(self, x, *, y=1): ...', '3'],
        ['a/b.py', 'class T(A):', 'def b(self, x): ...', 'def b(self, x, /): ...', '3'],
        ['a/b.py', 'class T(A):', 'def b(self, x): ...', 'def b(self, x, *, y): ...', '3'],
        ['a/b.py', 'class T(A):', 'def b(self, **x): ...', 'def b(self): ...', '3'],
        ['a/b.py', 'class T(A):', '@a\n    def b(self, x): ...', '@a("c")\n    def b(self, x, y): ...', '3'],
      ],
      (path, head, from, into, line) => ({
        name: `${path}: ${head} ${from} → ${into}`,
        files: member(path, head, from, into),
        findings: [`${line} info`],
      }),
    ),
    ...cases(
      [
        ['a/b.py', 'class T(A, B): ...', 'class T(A): ...'],
        ['src/lib.rs', 'pub struct T<A> { a: A }', 'pub struct T<A, B> { a: A, b: B }'],
        ['src/lib.rs', '#[derive(Clone, Debug)] pub struct T(u8);', '#[derive(Debug)] pub struct T(u8);'],
        ['src/lib.rs', 'pub fn t() {}', 'pub unsafe fn t() {}'],
        ['src/lib.rs', 'pub fn t() -> u8 { 1 }', 'pub fn t() { 1; }'],
        ['a/b.cs', 'public class T : A, B { }', 'public class T : A { }'],
        ['a/A.java', 'public class T { }', 'public final class T { }'],
        ['a/b.kt', 'open class T { }', 'class T { }'],
        ['a/b.kt', 'class T(val a: Int) : B(a), C { }', 'class T(val a: Int) : B(a) { }'],
      ],
      (path, from, into) => ({
        name: `${path}: ${from} → ${into}`,
        files: edit(path, `${from.replace('] ', ']\n')}\n`, `${into.replace('] ', ']\n')}\n`),
        findings: [from.includes(']') ? '2 info' : '1 info'],
      }),
    ),
    {
      name: 'many changes of one type, once',
      files: edit(
        'a/A.java',
        'public interface T {\n}\n',
        'public interface T {\n int a();\n int b();\n int c();\n}\n',
      ),
      findings: ['2 info'],
    },
    {
      ...changed('src/index.ts', 'export function f(a: A, b: B): C {', 'export function f(a: A): C {'),
      findings: ['1 info'],
    },
    {
      name: 'what only classes feel that override it',
      files: {
        'src/Cart.php': diff(
          ' <?php',
          ' class Cart {',
          '-public function a() {}',
          '+public function a(): int {}',
          ' }',
        ),
      },
      findings: ['3 info'],
      titles: ['a: what overrides it must say that it gives int'],
    },
  ],
  valid: [
    {
      name: 'a controller of PHP that a container makes, with one more class to work with',
      files: edit(
        'app/Books/BookController.php',
        '<?php\nclass BookController {\n  public function __construct(protected Books $books) {\n    $this->a();\n  }\n}\n',
        '<?php\nclass BookController {\n  public function __construct(protected Books $books, protected Pages $pages) {\n    $this->a();\n  }\n}\n',
      ),
    },
    {
      ...changed('src/a.kt', 'suspend fun a(one: Int): Int {', 'fun a(one: Int): Int {'),
      name: 'a function that no longer suspends, whose calls are written as before',
    },
    {
      ...changed('src/a.swift', 'public func a(one: Int) async -> Int {', 'public func a(one: Int) -> Int {'),
      name: 'the same in Swift, where a needless await is a warning',
    },
    {
      name: 'more parameters than are read',
      files: edit('shop/client.py', longList('with_locals', 200), longList('with_names', 200)),
    },
    {
      name: 'a task of another that is handed on',
      files: edit(
        'src/Cart.cs',
        'public class Cart {\n  public Task Close(string name)\n  {\n    return run.Stop(name);\n  }\n}\n',
        'public class Cart {\n  public async Task Close(string name)\n  {\n    await run.Stop(name);\n  }\n}\n',
      ),
    },
    {
      name: 'an option of which a part is enough',
      files: edit(
        'src/index.ts',
        'export interface Options {\n  a: number;\n}\nexport function run(all: Partial<Options>) {\n  return all;\n}\n',
        'export interface Options {\n  a: number;\n  b: number;\n}\nexport function run(all: Partial<Options>) {\n  return all;\n}\n',
      ),
    },

    {
      name: 'a method of a type that its package alone can name',
      files: edit(
        'shop/cart.go',
        'package shop\n\ntype cart struct{}\n\nfunc (c *cart) Add(a int, b string) error {\n\treturn add(a)\n}\n',
        'package shop\n\ntype cart struct{}\n\nfunc (c *cart) Add(a int) error {\n\treturn add(a)\n}\n',
      ),
    },
    ...cases(
      [
        ['object $line', '$line', 'object $line'],
        ['\\Shop\\Cart|null $cart', '$cart = null', '?Cart $cart = null'],
        ['string[] $names', '$names', 'array $names'],
        ['boolean|callable $on', '$a, $on', '$a, callable|bool $on'],
      ],
      (told, from, into) => ({
        name: `a type that the comment of the base gives: ${told} → ${into}`,
        files: edit(
          'src/Cart.php',
          `<?php\nfinal class Cart\n{\n    /**\n     * @param ${told}\n     */\n    public function add(${from}) {}\n}\n`,
          `<?php\nfinal class Cart\n{\n    public function add(${into}) {}\n}\n`,
        ),
      }),
    ),
    ...cases(
      [
        ["    b = 'c'\n", '    @property\n    def b(self):\n        return d()\n'],
        ['    @property\n    def b(self):\n        return d()\n', "    b = 'c'\n"],
      ],
      (from, into) => ({
        name: `a value of Python that is read as before: ${from} → ${into}`,
        files: edit('a/b.py', `class T:\n    a = 1\n${from}`, `class T:\n    a = 1\n${into}`),
      }),
    ),
    {
      name: 'a parameter with a default before the block of a Ruby method',
      files: edit(
        'lib/cart.rb',
        'class Cart\n  def initialize(options = {}, &block)\n    go(options)\n  end\nend\n',
        'class Cart\n  def initialize(options = {}, env = ENV, &block)\n    go(options)\n  end\nend\n',
      ),
    },
    {
      name: 'a name of Go that stands for another package now, which may pass on the same type',
      files: edit(
        'shop/cart.go',
        'package shop\n\nimport tmpl "text/template"\n\nvar P tmpl.Template\n',
        'package shop\n\nimport (\n\ttmpl "html/template"\n\tplain "text/template"\n)\n\nvar P tmpl.Template\nvar Q plain.Template\n',
      ),
    },
    // Names of types: another name may stand for the same one, or for one that takes more.
    ...cases(
      [
        ['src/index.ts', 'export function f(a: A): Cents {', 'export function f(a: A): Euros {'],
        ['src/index.ts', 'export function f(a: Cents): C {', 'export function f(a: Euros): C {'],
        [
          'src/index.ts',
          'export function f(o: { a: string }): C {',
          'export function f(o: { a: string; b?: number }): C {',
        ],
        ['src/index.ts', 'export class Box<T> { add(a: T): void {', 'export class Box<data> { add(a: data): void {'],
        ['a/b.go', 'func F(a Cents) error {', 'func F(a Euros) error {'],
        ['a/b.go', 'func F(a int) Cents {', 'func F(a int) Euros {'],
        ['src/lib.rs', 'pub fn f(e: Event) -> u8 {', 'pub fn f(e: TermEvent) -> u8 {'],
      ],
      (path, before, after) =>
        changed(path, before, after, path.endsWith('.go') ? 'package a\n\n' : 'const z = 1;\n\n'),
    ),
    ...cases(
      [
        [
          'src/Cart.cs',
          'public class Cart {',
          'public void A(params object[] b) {}',
          'public void A(params object?[] b) {}',
        ],
        ['src/Cart.cs', 'public class Cart {', 'public Cents A { get; set; }', 'public Euros A { get; set; }'],
        ['src/Cart.cs', 'public class Cart {', 'public string A(int b) => c;', 'public string? A(int b) => c;'],
        // What is given and not taken is dropped.
        ['src/Cart.php', '<?php\nfinal class Cart {', 'public function a($x, $y = 1) {}', 'public function a($x) {}'],
      ],
      (path, head, from, into) => ({
        name: `${path}: ${from} → ${into}`,
        files: edit(path, `${head}\n${from}\n}\n`, `${head}\n${into}\n}\n`),
      }),
    ),
    // What a file alone does not show to be given to others.
    ...cases(
      [
        ['src/a.ts', 'export function f(a: A, b: B): C {', 'export function f(a: A): C {'],
        ['src/a.rs', 'pub fn f(a: A) -> u8 {', 'pub fn f(a: A, b: B) -> u8 {'],
        ['integration/helpers/shop.ts', 'export function f(a: A): C {', 'export function f(a: A, b: B): C {'],
        ['src/Shop/Internal/Cart.java', 'public class A { int f(int a) {', 'public class A { int f(int a, int b) {'],
      ],
      (path, before, after) => changed(path, before, after),
    ),
    {
      name: 'a field of a struct in a module',
      files: edit(
        'src/a.rs',
        'pub struct A {\n    pub b: u8,\n}\n',
        'pub struct A {\n    pub b: u8,\n    pub c: u8,\n}\n',
      ),
    },
    {
      name: 'a base in the place of another one, which may extend it',
      files: edit('a/A.java', 'public class A extends Source<B> { }\n', 'public class A extends MapSource { }\n'),
    },
    // Another name for the same package of Go.
    ...cases(
      [
        ['func F(p v1.Pod) error {\n\treturn nil\n}', 'func F(p core.Pod) error {\n\treturn nil\n}'],
        ['var P v1.Pod', 'var P core.Pod'],
        ['type T struct {\n\tP map[string]*v1.Pod\n}', 'type T struct {\n\tP map[string]*core.Pod\n}'],
      ],
      (before, after) => {
        const write = (name: string, text: string) =>
          `package shop\n\nimport (\n\t${name} "k8s.io/api/core/v1"\n\t"fmt"\n)\n\n${text}\n`;
        return {
          name: after,
          files: edit('shop/cart.go', write('v1', before), write('core', after)),
          beside: ['tests/logic-without-test'],
        };
      },
    ),
    {
      name: 'a path with a version, whose package had its own name',
      files: edit(
        'shop/cart.go',
        'package shop\n\nimport "example.com/money/v2"\n\nvar P money.Sum\n',
        'package shop\n\nimport cash "example.com/money/v2"\n\nvar P cash.Sum\n',
      ),
    },
    {
      name: 'a method of a trait that only its own package can implement',
      files: edit(
        'src/lib.rs',
        'mod private {\n    pub trait Seal {}\n}\n\npub trait Cart: private::Seal {\n    fn a(&self);\n}\n',
        'mod private {\n    pub trait Seal {}\n}\n\npub trait Cart: private::Seal {\n    fn a(&self);\n    fn b(&self);\n}\n',
      ),
    },
    // What cannot be said of languages without types and overloads, or of types that the caller chooses.
    ...cases(
      [
        ['src/index.js', 'export const clear = function () {', 'export const clear = function (keepCommon) {'],
        ['src/index.js', 'export function clear(a) {', 'export function clear(a, keepCommon) {'],
        ['src/index.js', 'export function f(a, b) {', 'export function f(a) {'],
        ['src/index.ts', 'export function f(a: A): (...args: B[]) => C {', 'export function f<F>(a: F): F {'],
      ],
      (path, before, after) => changed(path, before, after, 'const z = 1;\n\n'),
    ),
    {
      name: 'a class of Ruby that gets one above it',
      files: edit(
        'lib/a.rb',
        'class Shop::Cart\n  def a\n  end\nend\n',
        'class Shop::Cart < Shop::Base\n  def a\n  end\nend\n',
      ),
    },
    {
      name: 'a method of objects that goes, beside one of the class with its name',
      files: edit(
        'lib/a.rb',
        'class A\n  def options\n    settings\n  end\n\n  class << self\n    def options(path, &block)\n      route(path, &block)\n    end\n  end\nend\n',
        'class A\n  class << self\n    def options(path, &block)\n      route(path, &block)\n    end\n  end\nend\n',
      ),
      also: [],
    },
    ...cases(
      [
        [
          'src/ShopController.cs',
          'public class ShopController {',
          'public ShopController(IB b) {}',
          'public ShopController(IB b, ILog<A> c) {}',
        ],
        ['src/Cart.php', '<?php\nfinal class Cart {', 'public function a(int $x) {}', 'public function a(?int $x) {}'],
        ['src/Cart.php', '<?php\nfinal class Cart {', 'public function a($x) {}', 'public function a($x, $y = 1) {}'],
        ['src/Cart.php', '<?php\nclass Cart {', 'private int $a;', 'private string $a;'],
        ['shop/cart.go', 'package shop\n\ntype I interface {', 'A()\n\tseal()', 'A()\n\tB()\n\tseal()'],
        ['shop/cart.go', 'package shop\n\ntype I interface {', 'io.Reader', 'Read([]byte) (int, error)'],
        ['shop/cart.go', 'package shop\n\ntype T struct {', 'A int `json:"a"`', 'A int `json:"b"`'],
      ],
      (path, head, from, into) => ({
        name: `${path}: ${from} → ${into}`,
        files: edit(path, `${head}\n${from}\n}\n`, `${head}\n${into}\n}\n`),
      }),
    ),
    ...cases(
      [
        [
          'src/lib.rs',
          'pub fn f<A, B>(a: A) -> u8 where A: FnOnce(u8) -> B { 1 }',
          'pub fn f<A, B>(a: A) -> u8 where A: Fn(u8) -> B + Send, B::Future: Send { 1 }',
        ],
        ['a/A.cs', 'public class A : IRoutine { }', 'public class A : IStoredRoutine { }'],
        [
          'a/A.cs',
          'public class A { public B C { get { return c; } } }',
          'public class A { public B C { get; } = new B(); }',
        ],
        [
          'a/A.cs',
          'public class A { public B Get([FromQuery] int? a, [FromQuery] int? b) { } }',
          'public class A { public B Get([FromQuery] int? a) { } }',
        ],
        [
          'a/a.py',
          'class A:\n    def wait(self, future):\n        pass',
          'class A:\n    def wait(self, future: Future) -> None:\n        pass',
        ],
        ['a/a.py', 'def fetch(a):\n    pass', 'def fetch(a) -> Future:\n    pass'],
      ],
      (path, from, into) => ({ name: `${path}: ${from} → ${into}`, files: edit(path, `${from}\n`, `${into}\n`) }),
    ),
    ...cases(
      [
        ['src/lib.rs', 'pub trait T {', '', 'fn b(&self) {}'],
        ['a/A.java', 'public interface T {', '', 'default int b() { return 1; }'],
        ['a/b.kt', 'interface T {', '', 'fun b() {}'],
        ['src/index.ts', 'export interface T {', '', 'b?: string;'],
        ['src/index.ts', '/** @private */\nexport interface T {', '', 'b: string;'],
        ['a/b.py', 'class T(A):', 'def b(self, x, /): ...', 'def b(self, *x): ...'],
        ['a/b.py', 'class T(A):', 'def b(self, x): ...', 'def b(self, *x, **y): ...'],
        ['a/b.py', 'class T(A):', '@a\n    def b(self, x): ...', '@a("c")\n    def b(self, x) -> Callable[[], d]: ...'],
        [
          'a/b.py',
          'class T(A):',
          '@a.b("c")\n    def b(self): ...',
          '@d\n    @a(c, lambda e: e)\n    def b(self): ...',
        ],
        [
          'a/A.java',
          'public class T {',
          '@Override public int b(int c) { return 1; }',
          '@Override public int b(int c, int d) { return 1; }',
        ],
        [
          'a/A.java',
          'public class T {',
          '/** @hide */\n public int b(int c) { return 1; }',
          '/** @hide */\n public int b(int c, int d) { return 1; }',
        ],
        ['src/lib.rs', '#[non_exhaustive]\npub enum T {', '', 'B,'],
        ['examples/A.java', 'public interface T {', '', 'int b();'],
        ['scripts/a.ts', 'export interface T {', '', 'b: string;'],
      ],
      (path, head, from, into) => ({
        name: `${path}: ${head} ${from} → ${into}`,
        files: member(path, head, from, into),
      }),
    ),
    ...cases(
      [
        [
          'src/index.ts',
          'export type Named = Box<A>;\nexport function f(): Box<A> {\n  return a;\n}\n',
          'export type Named = Box<A>;\nexport function f(): Named {\n  return a;\n}\n',
        ],
        [
          'src/index.ts',
          'export function f<T>(): T;\nexport function f<T>(a: T): T;\nexport function f(a?: any) {\n  return a;\n}\n',
          'export function f<T>(a: T): T;\nexport function f<T>(): T;\nexport function f(a?: any) {\n  return a;\n}\n',
        ],
        [
          'a/A.java',
          'public class A {\n  public int b(int c, int d) { return c; }\n  public int b(int c) { return c; }\n}\n',
          'public class A {\n  public int b(int e) { return e; }\n  public int b(int c, int d, int e) { return c; }\n  public int b(int c, int f) { return f; }\n}\n',
        ],
        [
          'a/b.kt',
          'object A : B by C {\n    override val name: String = "a"\n}\n',
          'actual object A : B by D {\n    actual override val name: String = "a"\n}\n',
        ],
        ['a/b.kt', 'class T(val b: Int = 0, val c: Long) {\n}\n', 'class T(val b: Int? = null, val c: Long) {\n}\n'],
        ['a/b.cs', 'public partial class T : A, B { }\n', 'public partial class T : A { }\n'],
        ['a/b.py', 'class T(A, B):\n    x = 1\n', 'class C(A, B):\n    y = 1\n\n\nclass T(C):\n    x = 1\n'],
      ],
      (path, before, after) => ({ files: edit(path, before, after) }),
    ),
    {
      name: 'the supertype goes to an extension in another file',
      files: {
        ...edit('a/T.swift', 'public class T: A, B {\n}\n', 'public class T: A {\n}\n'),
        ...edit('a/TB.swift', 'import A\n', 'import A\n\nextension T: B {\n}\n'),
      },
    },
    {
      name: 'what a method takes in place of a type is a parameter of its own',
      files: edit(
        'src/lib.rs',
        'pub fn f(a: &str) -> u8 {\n    1\n}\n',
        'pub fn f<S: AsRef<str>>(a: S) -> u8 {\n    1\n}\n',
      ),
    },
    {
      name: 'a function that is async or returns a future',
      files: edit(
        'src/lib.rs',
        'pub async fn f() -> u8 {\n    1\n}\n',
        'pub fn f() -> impl Future<Output = u8> {\n    a()\n}\n',
      ),
    },
    ...cases(
      [
        ['src/index.ts', 'export function f(a: A): Box<A> {', 'export function f(a: A): Box<A, B> {'],
        ['src/index.ts', 'export function f(a: Box<A>): C {', 'export function f(a: Box<A, B>): C {'],
        [
          'src/index.ts',
          'export function f(a: A): B extends C ? D : E {',
          'export function f(a: A): B extends C ? D : F {',
        ],
        ['src/index.ts', 'export function f(a: A): boolean {', 'export function f(a: A): a is B {'],
        ['a/b.go', 'func F(a int) (int, error) {', 'func F(a int) (n int, err error) {'],
        ['a/b.py', 'def f(a) -> List[int]: {', 'def f(a) -> "list[int]": {'],
        ['src/index.ts', 'export function f(a: A): C {', 'export function f(a: A, b?: B): C {'],
        ['src/index.ts', 'export function f(a: A): C {', 'export function f(a: A, b = 1): C {'],
        ['src/index.ts', 'export function f(a: string): C {', 'export function f(a: string | number): C {'],
        ['src/index.ts', 'export function f(a: A): C {', 'export function f(b: A): C {'],
        ['src/index.ts', 'export function f(a: Cart): C {', 'export function f<T>(a: T): C {'],
        ['src/index.ts', 'function f(a: A, b: B): C {', 'function f(a: A): C {'],
        ['src/internal/a.ts', 'export function f(a: A, b: B): C {', 'export function f(a: A): C {'],
      ],
      (path, before, after) => changed(path, before, after),
    ),
  ],
});

const F = edit(
  'shop/a.go',
  'package shop\n\nfunc New(a int) int {\n\treturn a\n}\n',
  'package shop\n\nfunc New(a int, b int) int {\n\treturn a\n}\n',
);

it.each(['pay!', 'paid?', 'pay=', '[]', '+', '<=>', '%', '-@', '=~'])(
  'reads a Ruby method with the name %s',
  async (name) => {
    const write = (parameters: string) => `class Cart\n  def ${name}(${parameters})\n    b\n  end\nend\n`;
    const { evidence } = await runPlanesOn({
      ...edit('lib/cart.rb', write('a, b'), write('b')),
      ...edit('lib/till.rb', `cart.${name} a\n`, `cart.${name} b\n`),
    });
    expect(evidence).toBeDefined();
  },
);

it.each([
  ['its own line, through a package', '\tx := shop.New(1)\n', '\tx := shop.New(1, 2)\n'],
  ['an argument below it', '\tx := shop.New(\n\t\t1,\n\t)\n', '\tx := shop.New(\n\t\t1,\n\t\t2,\n\t)\n'],
])('says that other files are adapted: %s', async (_, from, into) => {
  for (const path of ['app/b.go', 'app/b_test.go']) {
    const wrap = (text: string) => `package app\n\nfunc run() {\n${text}\tuse(x)\n}\n`;
    const files = { ...F, ...edit(path, wrap(from), wrap(into)) };
    for (const given of [files, hunksAlone(files)]) {
      const { findings } = await runPlanesOn(given);
      const found = findings.find(({ rule }) => rule === 'contract/signature-break');
      expect(found?.rationale).toMatch(/^Other files of this change have lines with this name that change/u);
    }
  }
});

it('does not say that other files are adapted where a call stands beside a change', async () => {
  const wrap = (text: string) => `package app\n\nfunc run() {\n\tx := shop.New(1)\n\t${text}(x)\n}\n`;
  const { findings } = await runPlanesOn({ ...F, ...edit('app/b.go', wrap('use'), wrap('take')) });
  expect(findings.find(({ rule }) => rule === 'contract/signature-break')?.rationale).toMatch(
    /^Callers outside of this change/u,
  );
});
