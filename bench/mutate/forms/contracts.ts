import { type Form, forms, within } from './form.js';

const API = [/^contract\/(?:export-removed|signature-break|package-entry)$/u];

const EXPORTS: readonly Form[] = forms('name or shape that others use', API, [
  [
    'ts default',
    'src/index.ts',
    ' export const rate = 2;\n-export default function price(n: number): number {\n-  return n * rate;\n-}',
    ' export const rate = 2;\n-export default function price(n: number): number {\n+export default function price(n: number, by = 1): number {\n   return n * rate;\n }',
  ],
  [
    'ts re-export',
    'src/index.ts',
    " export { cart } from './cart.js';\n-export { price } from './price.js';\n+export { total } from './price.js';",
    " export { cart } from './cart.js';\n-export { price } from './price.js';\n+export { price, total } from './price.js';",
  ],
  [
    'ts parameter',
    'src/index.ts',
    '-export function price(n: number): number {\n+export function price(n: number, country: string): number {\n   return n * 2;\n }',
    '-export function price(n: number): number {\n+export function price(n: number, country?: string): number {\n   return n * 2;\n }',
  ],
  [
    'ts interface',
    'src/index.ts',
    ' export interface Plugin {\n   name: string;\n+  run(order: Order): void;\n }',
    ' export interface Plugin {\n   name: string;\n+  run?(order: Order): void;\n }',
  ],
  [
    'ts return',
    'src/index.ts',
    '-export function find(id: string): Order {\n+export function find(id: string): Order | undefined {\n   return orders.get(id);\n }',
    '-export function find(id: string): Order | undefined {\n+export function find(id: string): Order {\n   return orders.get(id);\n }',
  ],
  [
    'ts type member',
    'src/index.ts',
    ' export type Order = {\n   id: string;\n-  total: number;\n };',
    ' export type Order = {\n   id: string;\n   total: number;\n+  note?: string;\n };',
  ],
  [
    'js commonjs',
    'lib/index.js',
    " const { price } = require('./price');\n-module.exports = { price, cart };\n+module.exports = { price };",
    " const { price } = require('./price');\n-module.exports = { price, cart };\n+module.exports = { price, cart, total };",
  ],
  [
    'js exports',
    'lib/index.js',
    ' const rate = 2;\n-exports.price = (n) => n * rate;\n exports.rate = rate;',
    ' const rate = 2;\n-exports.price = (n) => n * rate;\n+exports.price = (n, by = 1) => n * rate * by;\n exports.rate = rate;',
  ],
  [
    'js class',
    'lib/index.js',
    ' export class Cart {\n   add(line) {}\n-  remove(line) {}\n }',
    ' export class Cart {\n   add(line) {}\n-  remove(line) {}\n+  remove(line, count = 1) {}\n }',
  ],
  [
    'py all',
    'shop/__init__.py',
    ' from shop.price import price, cart\n-__all__ = ["price", "cart"]\n+__all__ = ["price"]',
    ' from shop.price import price, cart\n-__all__ = ["price", "cart"]\n+__all__ = ["price", "cart", "total"]',
  ],
  [
    'py parameter',
    'shop/price.py',
    '-def price(n):\n+def price(n, country):\n     return n * 2',
    '-def price(n):\n+def price(n, country=None):\n     return n * 2',
  ],
  [
    'py rename',
    'shop/price.py',
    '-def price(n, rate=1):\n+def price(n, factor=1):\n     return n * 2',
    '-def price(n, rate=1):\n+def price(n, rate=2):\n     return n * 2',
  ],
  [
    'py method',
    'shop/price.py',
    ' class Cart:\n     def add(self, line):\n         self.lines.append(line)\n-\n-    def remove(self, line):\n-        self.lines.remove(line)',
    ' class Cart:\n     def add(self, line):\n         self.lines.append(line)\n-\n-    def _remove(self, line):\n-        self.lines.remove(line)',
  ],
  [
    'py class',
    'shop/price.py',
    '-class CartError(Exception):\n-    pass\n-\n class Cart:\n     pass',
    '-class _CartError(Exception):\n-    pass\n-\n class Cart:\n     pass',
  ],
  [
    'go type',
    'shop/price.go',
    ' package shop\n \n-// Rate is a rate.\n-type Rate int\n-\n type Cart struct{}',
    ' package shop\n \n-// rate is a rate.\n-type rate int\n-\n type Cart struct{}',
  ],
  [
    'go parameter',
    'shop/price.go',
    ' package shop\n \n-func Price(n int) int {\n+func Price(ctx context.Context, n int) int {\n \treturn n * 2\n }',
    ' package shop\n \n-func price(n int) int {\n+func price(ctx context.Context, n int) int {\n \treturn n * 2\n }',
  ],
  [
    'go return',
    'shop/price.go',
    ' package shop\n \n-func Price(n int) int {\n-\treturn n * 2\n+func Price(n int) (int, error) {\n+\treturn n * 2, nil\n }',
    ' package shop\n \n-func Price(n int) int {\n-\treturn n * 2\n+func Price(n int) (total int) {\n+\treturn n * 2\n }',
  ],
  [
    'go interface',
    'shop/price.go',
    ' package shop\n \n type Store interface {\n \tGet(id string) error\n+\tList() error\n }',
    ' package shop\n \n type store interface {\n \tGet(id string) error\n+\tList() error\n }',
  ],
  [
    'go method',
    'shop/price.go',
    ' package shop\n \n type Cart struct{}\n-\n-func (c *Cart) Remove(id string) {}',
    ' package shop\n \n type Cart struct{}\n-\n-func (c *Cart) remove(id string) {}',
  ],
  [
    'java method',
    'src/main/java/shop/Price.java',
    ' public class Price {\n-    public int of(int n) { return n; }\n     public int rate() { return 2; }\n }',
    ' public class Price {\n-    private int of(int n) { return n; }\n     public int rate() { return 2; }\n }',
  ],
  [
    'java parameter',
    'src/main/java/shop/Price.java',
    ' public class Price {\n-    public int of(int n) {\n+    public int of(int n, String country) {\n         return n;\n     }\n }',
    ' public class Price {\n     public int of(int n) {\n         return n;\n     }\n+    public int of(int n, String country) {\n+        return n;\n+    }\n }',
  ],
  [
    'java interface',
    'src/main/java/shop/Store.java',
    ' public interface Store {\n     void get(String id);\n+    void list();\n }',
    ' public interface Store {\n     void get(String id);\n+    default void list() {}\n }',
  ],
  [
    'java private',
    'src/main/java/shop/Price.java',
    ' public class Price {\n-    public int of(int n) {\n+    int of(int n) {\n         return n;\n     }\n }',
    ' public class Price {\n-    int of(int n) {\n+    public int of(int n) {\n         return n;\n     }\n }',
  ],
  [
    'java checked',
    'src/main/java/shop/Price.java',
    ' public class Price {\n-    public int of(int n) {\n+    public int of(int n) throws IOException {\n         return n;\n     }\n }',
    ' public class Price {\n-    public int of(int n) throws IOException {\n+    public int of(int n) {\n         return n;\n     }\n }',
  ],
  [
    'kotlin internal',
    'src/main/kotlin/shop/Price.kt',
    ' class Price {\n-    fun of(n: Int): Int = n\n+    internal fun of(n: Int): Int = n\n }',
    ' class Price {\n-    internal fun of(n: Int): Int = n\n+    fun of(n: Int): Int = n\n }',
  ],
  [
    'kotlin parameter',
    'src/main/kotlin/shop/Price.kt',
    '-fun price(n: Int): Int {\n+fun price(n: Int, country: String): Int {\n     return n\n }',
    '-fun price(n: Int): Int {\n+fun price(n: Int, country: String = "de"): Int {\n     return n\n }',
  ],
  [
    'kotlin interface',
    'src/main/kotlin/shop/Store.kt',
    ' interface Store {\n     fun get(id: String)\n+    fun list()\n }',
    ' interface Store {\n     fun get(id: String)\n+    fun list() {}\n }',
  ],
  [
    'rust pub',
    'src/lib.rs',
    '-pub fn price(n: u64) -> u64 {\n+pub(crate) fn price(n: u64) -> u64 {\n     n * 2\n }',
    '-pub(crate) fn price(n: u64) -> u64 {\n+pub fn price(n: u64) -> u64 {\n     n * 2\n }',
  ],
  [
    'rust use',
    'src/lib.rs',
    ' mod price;\n-pub use price::{price, Rate};\n+pub use price::price;',
    ' mod price;\n-pub use price::price;\n+pub use price::{price, Rate};',
  ],
  [
    'rust variant',
    'src/lib.rs',
    ' pub enum Error {\n     NotFound,\n-    Negative,\n }',
    ' #[non_exhaustive]\n pub enum Error {\n     NotFound,\n+    Negative,\n }',
  ],
  [
    'rust trait',
    'src/lib.rs',
    ' pub trait Store {\n     fn get(&self, id: &str);\n+    fn list(&self);\n }',
    ' pub trait Store {\n     fn get(&self, id: &str);\n+    fn list(&self) {}\n }',
  ],
  [
    'c header',
    'include/shop/price.h',
    ' #ifndef PRICE_H\n #define PRICE_H\n-int price(int n);\n int rate(void);\n #endif',
    ' #ifndef PRICE_H\n #define PRICE_H\n-int price(int n);\n+int price(const int n);\n int rate(void);\n #endif',
  ],
  [
    'c parameter',
    'include/shop/price.h',
    ' #ifndef PRICE_H\n #define PRICE_H\n-int price(int n);\n+int price(int n, int rate);\n #endif',
    ' #ifndef PRICE_H\n #define PRICE_H\n-int price(int n);\n+int price(int count);\n #endif',
  ],
  [
    'cpp class',
    'include/shop/price.hpp',
    ' class Price {\n  public:\n-  int of(int n) const;\n   int rate() const;\n };',
    ' class Price {\n  public:\n   int rate() const;\n  private:\n-  int of(int n) const;\n };',
  ],
  [
    'cpp parameter',
    'include/shop/price.hpp',
    ' #pragma once\n-int price(int n);\n+int price(int n, int rate);',
    ' #pragma once\n-int price(int n);\n+int price(int n, int rate = 1);',
  ],
  [
    'c# method',
    'src/Shop/Price.cs',
    ' public class Price\n {\n-    public int Of(int n) => n;\n     public int Rate => 2;\n }',
    ' public class Price\n {\n-    private int Of(int n) => n;\n     public int Rate => 2;\n }',
  ],
  [
    'c# internal',
    'src/Shop/Price.cs',
    '-public class Price\n+internal class Price\n {\n     public int Rate => 2;\n }',
    '-internal class Price\n+public class Price\n {\n     public int Rate => 2;\n }',
  ],
  [
    'c# parameter',
    'src/Shop/Price.cs',
    ' public class Price\n {\n-    public int Of(int n)\n+    public int Of(int n, string country)\n     {\n         return n;\n     }\n }',
    ' public class Price\n {\n-    private int Of(int n)\n+    private int Of(int n, string country)\n     {\n         return n;\n     }\n }',
  ],
  [
    'c# interface',
    'src/Shop/IStore.cs',
    ' public interface IStore\n {\n     void Get(string id);\n+    void List();\n }',
    ' internal interface IStore\n {\n     void Get(string id);\n+    void List();\n }',
  ],
  [
    'ruby method',
    'lib/shop/price.rb',
    ' module Shop\n   class Price\n-    def of(n)\n-      n * 2\n-    end\n     def rate\n       2\n     end\n   end\n end',
    ' module Shop\n   class Price\n     def rate\n       2\n     end\n     private\n-    def of(n)\n-      n * 2\n-    end\n   end\n end',
  ],
  [
    'ruby keyword',
    'lib/shop/price.rb',
    ' module Shop\n   class Price\n-    def of(n)\n+    def of(n, country:)\n       n * 2\n     end\n   end\n end',
    ' module Shop\n   class Price\n-    def of(n)\n+    def of(n, country: nil)\n       n * 2\n     end\n   end\n end',
  ],
  [
    'ruby accessor',
    'lib/shop/price.rb',
    ' module Shop\n   class Price\n-    attr_accessor :rate, :total\n+    attr_accessor :rate\n   end\n end',
    ' module Shop\n   class Price\n-    attr_accessor :rate\n+    attr_accessor :rate, :total\n   end\n end',
  ],
  [
    'php method',
    'src/Price.php',
    ' <?php\n class Price\n {\n-    public function of(int $n): int\n+    private function of(int $n): int\n     {\n         return $n;\n     }\n }',
    ' <?php\n class Price\n {\n-    private function of(int $n): int\n+    public function of(int $n): int\n     {\n         return $n;\n     }\n }',
  ],
  [
    'php parameter',
    'src/Price.php',
    ' <?php\n class Price\n {\n-    public function of(int $n): int\n+    public function of(int $n, string $country): int\n     {\n         return $n;\n     }\n }',
    ' <?php\n final class Price\n {\n-    public function of(int $n): int\n+    public function of(int $n, string $country = "de"): int\n     {\n         return $n;\n     }\n }',
  ],
  [
    'php interface',
    'src/Store.php',
    ' <?php\n interface Store\n {\n     public function get(string $id): void;\n+    public function list(): array;\n }',
    ' <?php\n abstract class Store\n {\n     public function get(string $id): void {}\n+    public function list(): array { return []; }\n }',
  ],
  [
    'scala method',
    'src/main/scala/shop/Price.scala',
    ' class Price {\n-  def of(n: Int): Int = n\n   def rate: Int = 2\n }',
    ' class Price {\n-  private def of(n: Int): Int = n\n   def rate: Int = 2\n }',
  ],
  [
    'scala parameter',
    'src/main/scala/shop/Price.scala',
    ' class Price {\n-  def of(n: Int): Int = n\n+  def of(n: Int, country: String): Int = n\n }',
    ' class Price {\n-  def of(n: Int): Int = n\n+  def of(n: Int, country: String = "de"): Int = n\n }',
  ],
  [
    'swift protocol',
    'Sources/Shop/Store.swift',
    ' public protocol Store {\n     func get(id: String)\n+    func list()\n }',
    ' protocol Store {\n     func get(id: String)\n+    func list()\n }',
  ],
  [
    'swift label',
    'Sources/Shop/Price.swift',
    '-public func price(of n: Int) -> Int {\n+public func price(for n: Int) -> Int {\n     return n\n }',
    '-public func price(of n: Int) -> Int {\n+public func price(of count: Int) -> Int {\n     return n\n }',
  ],
  [
    'swift public',
    'Sources/Shop/Price.swift',
    ' public struct Price {\n-    public func of(_ n: Int) -> Int { n }\n+    func of(_ n: Int) -> Int { n }\n }',
    ' public struct Price {\n-    func of(_ n: Int) -> Int { n }\n+    public func of(_ n: Int) -> Int { n }\n }',
  ],
  [
    'dart private',
    'lib/price.dart',
    '-int price(int n) => n * 2;\n+int _price(int n) => n * 2;\n int rate() => 2;',
    '-int _price(int n) => n * 2;\n+int price(int n) => n * 2;\n int rate() => 2;',
  ],
  [
    'dart required',
    'lib/price.dart',
    '-int price(int n) {\n+int price(int n, {required String country}) {\n   return n;\n }',
    '-int price(int n) {\n+int price(int n, {String? country}) {\n   return n;\n }',
  ],
  [
    'dart method',
    'lib/price.dart',
    ' class Price {\n-  int of(int n) => n;\n   int rate() => 2;\n }',
    ' class Price {\n-  int _of(int n) => n;\n   int rate() => 2;\n }',
  ],
]);

const SETTINGS: readonly Form[] = forms(
  'setting that nothing reads',
  [/^contract\/setting-removed$/u],
  [
    [
      'ts',
      'src/a.ts',
      " const host = process.env.HOST;\n-const limit = Number(process.env['SHOP_LIMIT'] ?? 5);\n+const limit = 5;",
      " const host = process.env.HOST;\n-const limit = Number(process.env['SHOP_LIMIT'] ?? 5);\n+const limit = Number(process.env.SHOP_LIMIT ?? 6);",
    ],
    [
      'py getenv',
      'shop/a.py',
      ' import os\n-limit = int(os.getenv("SHOP_LIMIT", "5"))\n+limit = 5',
      ' import os\n-limit = int(os.getenv("SHOP_LIMIT", "5"))\n+limit = int(os.environ.get("SHOP_LIMIT", "5"))',
    ],
    [
      'py argparse',
      'shop/cli.py',
      ' parser = argparse.ArgumentParser()\n-parser.add_argument("--limit", type=int)\n parser.add_argument("--all")',
      ' parser = argparse.ArgumentParser()\n-parser.add_argument("--limit", type=int)\n+parser.add_argument("--limit", "-l", type=int)\n parser.add_argument("--all")',
    ],
    [
      'go lookup',
      'shop/a.go',
      ' package shop\n \n func open() {\n-\tlimit, ok := os.LookupEnv("SHOP_LIMIT")\n+\tlimit, ok := "5", true\n \tuse(limit, ok)\n }',
      ' package shop\n \n func open() {\n-\tlimit, ok := os.LookupEnv("SHOP_LIMIT")\n+\tlimit, ok := lookup(os.Getenv("SHOP_LIMIT"))\n \tuse(limit, ok)\n }',
    ],
    [
      'go flag',
      'cmd/shop/main.go',
      ' package main\n \n func main() {\n-\tlimit := flag.Int("limit", 5, "most orders")\n+\tlimit := 5\n \tflag.Parse()\n \tuse(limit)\n }',
      ' package main\n \n func main() {\n-\tlimit := flag.Int("limit", 5, "most orders")\n+\tlimit := flag.Int("limit", 6, "most orders")\n \tflag.Parse()\n \tuse(limit)\n }',
    ],
    [
      'java value',
      'src/main/java/shop/A.java',
      ` class A {\n-    @Value("\${shop.limit:5}")\n-    private int limit;\n+    private int limit = 5;\n }`,
      ` class A {\n-    @Value("\${shop.limit:5}")\n+    @Value("\${shop.limit:6}")\n     private int limit;\n }`,
    ],
    [
      'java property',
      'src/main/java/shop/A.java',
      ' class A {\n-    int limit = Integer.getInteger("shop.limit", 5);\n+    int limit = 5;\n }',
      ' class A {\n-    int limit = Integer.getInteger("shop.limit", 5);\n+    int limit = Integer.getInteger("shop.limit", 6);\n }',
    ],
    [
      'kotlin',
      'src/main/kotlin/shop/A.kt',
      ' class A {\n-    val limit = System.getenv("SHOP_LIMIT")?.toInt() ?: 5\n+    val limit = 5\n }',
      ' class A {\n-    val limit = System.getenv("SHOP_LIMIT")?.toInt() ?: 5\n+    val limit = System.getenv("SHOP_LIMIT")?.toIntOrNull() ?: 5\n }',
    ],
    [
      'rust',
      'src/a.rs',
      ' fn open() {\n-    let limit = env::var("SHOP_LIMIT").ok();\n+    let limit = Some("5");\n     use_it(limit);\n }',
      ' fn open() {\n-    let limit = env::var("SHOP_LIMIT").ok();\n+    let limit = env::var_os("SHOP_LIMIT");\n     use_it(limit);\n }',
    ],
    [
      'c',
      'src/a.c',
      ' void open_it(void)\n {\n-    const char *limit = getenv("SHOP_LIMIT");\n+    const char *limit = "5";\n     use(limit);\n }',
      ' void open_it(void)\n {\n-    const char *limit = getenv("SHOP_LIMIT");\n+    const char *limit = secure_getenv("SHOP_LIMIT");\n     use(limit);\n }',
    ],
    [
      'c# configuration',
      'src/A.cs',
      ' public class A\n {\n-    int limit = configuration.GetValue<int>("Shop:Limit");\n+    int limit = 5;\n }',
      ' public class A\n {\n-    int limit = configuration.GetValue<int>("Shop:Limit");\n+    int limit = configuration.GetValue<int>("Shop:Limit", 5);\n }',
    ],
    [
      'ruby',
      'lib/a.rb',
      " def open\n-  limit = ENV['SHOP_LIMIT']\n+  limit = '5'\n   use(limit)\n end",
      " def open\n-  limit = ENV['SHOP_LIMIT']\n+  limit = ENV.fetch('SHOP_LIMIT', '5')\n   use(limit)\n end",
    ],
    [
      'php',
      'config/shop.php',
      " <?php\n return [\n-    'limit' => env('SHOP_LIMIT', 5),\n+    'limit' => 5,\n ];",
      " <?php\n return [\n-    'limit' => env('SHOP_LIMIT', 5),\n+    'limit' => env('SHOP_LIMIT', 6),\n ];",
    ],
    [
      'php superglobal',
      'src/A.php',
      ' <?php\n-$limit = $_ENV["SHOP_LIMIT"];\n+$limit = 5;\n run($limit);',
      ' <?php\n-$limit = $_ENV["SHOP_LIMIT"];\n+$limit = getenv("SHOP_LIMIT");\n run($limit);',
    ],
    [
      'swift',
      'Sources/Shop/A.swift',
      ' func open() {\n-    let limit = ProcessInfo.processInfo.environment["SHOP_LIMIT"]\n+    let limit = "5"\n     use(limit)\n }',
      ' func open() {\n-    let limit = ProcessInfo.processInfo.environment["SHOP_LIMIT"]\n+    let limit = ProcessInfo.processInfo.environment["SHOP_LIMIT"] ?? "5"\n     use(limit)\n }',
    ],
    [
      'scala',
      'src/main/scala/shop/A.scala',
      ' class A {\n-  val limit = sys.env.getOrElse("SHOP_LIMIT", "5")\n+  val limit = "5"\n }',
      ' class A {\n-  val limit = sys.env.getOrElse("SHOP_LIMIT", "5")\n+  val limit = sys.env.get("SHOP_LIMIT")\n }',
    ],
    [
      'dart',
      'lib/a.dart',
      " void open() {\n-  final limit = Platform.environment['SHOP_LIMIT'];\n+  final limit = '5';\n   use(limit);\n }",
      " void open() {\n-  final limit = Platform.environment['SHOP_LIMIT'];\n+  final limit = Platform.environment['SHOP_LIMIT'] ?? '5';\n   use(limit);\n }",
    ],
    [
      'shell',
      'scripts/a.sh',
      ` #!/bin/sh\n-limit="\${SHOP_LIMIT:-5}"\n+limit=5\n use "$limit"`,
      ` #!/bin/sh\n-limit="\${SHOP_LIMIT:-5}"\n+limit="\${SHOP_LIMIT:-6}"\n use "$limit"`,
    ],
    [
      'elixir',
      'config/runtime.exs',
      ' import Config\n-limit = System.get_env("SHOP_LIMIT", "5")\n+limit = "5"\n config :shop, limit: limit',
      ' import Config\n-limit = System.get_env("SHOP_LIMIT", "5")\n+limit = System.fetch_env!("SHOP_LIMIT")\n config :shop, limit: limit',
    ],
  ],
);

const SCHEMAS: readonly Form[] = forms(
  'schema that breaks others',
  [/^contract\/(?:openapi|graphql|protobuf)-break$/u],
  [
    [
      'openapi response',
      'api/openapi.yaml',
      " openapi: 3.0.3\n info: { title: Shop, version: 1.0.0 }\n paths:\n   /orders:\n     get:\n       responses:\n-        '200': { description: all }\n         '404': { description: none }",
      " openapi: 3.0.3\n info: { title: Shop, version: 1.0.0 }\n paths:\n   /orders:\n     get:\n       responses:\n         '200': { description: all }\n+        '404': { description: none }",
    ],
    [
      'openapi path',
      'api/openapi.yaml',
      ' openapi: 3.0.3\n info: { title: Shop, version: 1.0.0 }\n paths:\n   /orders:\n     get: { responses: {} }\n-  /orders/{id}:\n+  /order/{id}:\n     get: { responses: {} }',
      ' openapi: 3.0.3\n info: { title: Shop, version: 1.0.0 }\n paths:\n   /orders:\n     get: { responses: {} }\n-  /orders/{id}:\n+  /orders/{key}:\n     get: { responses: {} }',
    ],
    [
      'openapi required',
      'api/openapi.yaml',
      ' openapi: 3.0.3\n info: { title: Shop, version: 1.0.0 }\n paths:\n   /orders:\n     post:\n       requestBody:\n         content:\n           application/json:\n             schema:\n               type: object\n-              required: [id]\n+              required: [id, country]\n               properties:\n                 id: { type: string }\n                 country: { type: string }\n       responses: {}',
      ' openapi: 3.0.3\n info: { title: Shop, version: 1.0.0 }\n paths:\n   /orders:\n     post:\n       requestBody:\n         content:\n           application/json:\n             schema:\n               type: object\n-              required: [id, country]\n+              required: [id]\n               properties:\n                 id: { type: string }\n                 country: { type: string }\n       responses: {}',
    ],
    [
      'openapi enum',
      'api/openapi.yaml',
      ' openapi: 3.0.3\n info: { title: Shop, version: 1.0.0 }\n paths:\n   /orders:\n     get:\n       parameters:\n         - name: state\n           in: query\n-          schema: { type: string, enum: [open, paid] }\n+          schema: { type: string, enum: [open] }\n       responses: {}',
      ' openapi: 3.0.3\n info: { title: Shop, version: 1.0.0 }\n paths:\n   /orders:\n     get:\n       parameters:\n         - name: state\n           in: query\n-          schema: { type: string, enum: [open] }\n+          schema: { type: string, enum: [open, paid] }\n       responses: {}',
    ],
    [
      'openapi limit',
      'api/openapi.yaml',
      ' openapi: 3.0.3\n info: { title: Shop, version: 1.0.0 }\n paths:\n   /orders:\n     get:\n       parameters:\n         - name: count\n           in: query\n-          schema: { type: integer, maximum: 100 }\n+          schema: { type: integer, maximum: 10 }\n       responses: {}',
      ' openapi: 3.0.3\n info: { title: Shop, version: 1.0.0 }\n paths:\n   /orders:\n     get:\n       parameters:\n         - name: count\n           in: query\n-          schema: { type: integer, maximum: 10 }\n+          schema: { type: integer, maximum: 100 }\n       responses: {}',
    ],
    [
      'openapi type',
      'api/openapi.json',
      ' {\n   "openapi": "3.0.3",\n   "info": { "title": "Shop", "version": "1.0.0" },\n   "paths": { "/orders": { "get": { "parameters": [\n-    { "name": "count", "in": "query", "schema": { "type": "string" } }\n+    { "name": "count", "in": "query", "schema": { "type": "integer" } }\n   ], "responses": {} } } }\n }',
      ' {\n   "openapi": "3.0.3",\n   "info": { "title": "Shop", "version": "1.0.0" },\n   "paths": { "/orders": { "get": { "parameters": [\n-    { "name": "count", "in": "query", "schema": { "type": "integer" } }\n+    { "name": "count", "in": "query", "schema": { "type": "number" } }\n   ], "responses": {} } } }\n }',
    ],
    [
      'graphql required argument',
      'schema.graphql',
      ' type Query {\n-  order(id: ID!): Order\n+  order(id: ID!, country: String!): Order\n }',
      ' type Query {\n-  order(id: ID!): Order\n+  order(id: ID!, country: String): Order\n }',
    ],
    [
      'graphql nullable',
      'schema.graphql',
      ' type Order {\n   id: ID!\n-  total: Int!\n+  total: Int\n }',
      ' type Order {\n   id: ID!\n-  total: Int\n+  total: Int!\n }',
    ],
    [
      'graphql union',
      'schema.graphql',
      '-union Found = Order | Cart\n+union Found = Order',
      ' scalar Date\n+union Found = Order | Cart',
    ],
    [
      'protobuf type',
      'api/order.proto',
      ' syntax = "proto3";\n message Order {\n-  int32 total = 1;\n+  string total = 1;\n }',
      ' syntax = "proto3";\n message Order {\n   int32 total = 1;\n+  string note = 2;\n }',
    ],
    [
      'protobuf number',
      'api/order.proto',
      ' syntax = "proto3";\n message Order {\n-  int32 total = 1;\n+  int32 total = 2;\n }',
      ' syntax = "proto3";\n message Order {\n-  int32 total = 1;\n+  int32 total = 1 [deprecated = true];\n }',
    ],
    [
      'protobuf enum',
      'api/order.proto',
      ' syntax = "proto3";\n enum State {\n   OPEN = 0;\n-  PAID = 1;\n }',
      ' syntax = "proto3";\n enum State {\n   OPEN = 0;\n+  PAID = 1;\n }',
    ],
    [
      'protobuf oneof',
      'api/order.proto',
      ' syntax = "proto3";\n message Order {\n-  string card = 1;\n-  string bank = 2;\n+  oneof by {\n+    string card = 1;\n+    string bank = 2;\n+  }\n }',
      ' syntax = "proto3";\n message Order {\n   string card = 1;\n   string bank = 2;\n+  oneof by {\n+    string cash = 3;\n+  }\n }',
    ],
    [
      'protobuf rpc',
      'api/order.proto',
      ' syntax = "proto3";\n service Shop {\n   rpc Get (Key) returns (Order);\n-  rpc List (Key) returns (Orders);\n }',
      ' syntax = "proto3";\n service Shop {\n   rpc Get (Key) returns (Order);\n+  rpc List (Key) returns (Orders);\n }',
    ],
  ],
);

const plain = (head: string, foot = '') => within(head, foot, '');
const sql = plain('SET lock_timeout = 1000;');
const rails = within('class Change < ActiveRecord::Migration[7.0]\n  def change', '  end\nend', '    ');
const railsFree = within(
  'class Change < ActiveRecord::Migration[7.0]\n  disable_ddl_transaction!\n  def change',
  '  end\nend',
  '    ',
);
const django = within(
  'from django.db import migrations, models\n\n\nclass Migration(migrations.Migration):\n    operations = [',
  '    ]',
  '        ',
);
const alembic = within('revision = "1a2b3c4d5e6f"\n\n\ndef upgrade():', '', '    ');
const laravel = within(
  "<?php\nreturn new class extends Migration\n{\n    public function up(): void\n    {\n        Schema::table('orders', function (Blueprint $table) {",
  '        });\n    }\n};',
  '            ',
);
const doctrine = within(
  '<?php\nfinal class Version20230104120000 extends AbstractMigration\n{\n    public function up(Schema $schema): void\n    {',
  '    }\n}',
  '        ',
);
const ef = within(
  'public partial class Change : Migration\n{\n    protected override void Up(MigrationBuilder migrationBuilder)\n    {',
  '    }\n}',
  '        ',
);
const typeorm = within(
  'export class Change1672833600000 implements MigrationInterface {\n  async up(queryRunner: QueryRunner): Promise<void> {',
  '  }\n}',
  '    ',
);
const ectoFree = within(
  'defmodule Shop.Repo.Migrations.Change do\n  use Ecto.Migration\n  @disable_ddl_transaction true\n  @disable_migration_lock true\n  def change do',
  '  end\nend',
  '    ',
);
const ecto = within(
  'defmodule Shop.Repo.Migrations.Change do\n  use Ecto.Migration\n  def change do',
  '  end\nend',
  '    ',
);
const knex = within('exports.up = async (knex) => {', '};', '  ');
const sequelize = within('module.exports = {\n  async up(queryInterface, Sequelize) {', '  },\n};', '    ');
const liquibase = within(
  'databaseChangeLog:\n  - changeSet:\n      id: 7\n      author: shop\n      changes:',
  '',
  '        ',
);

const MIGRATIONS: readonly Form[] = forms(
  'migration at risk',
  [/^contract\/migration-risk$/u],
  [
    [
      'flyway type',
      'src/main/resources/db/migration/V7__change.sql',
      sql('+ALTER TABLE orders ALTER COLUMN total TYPE integer USING total::integer;'),
      sql('+ALTER TABLE orders ADD COLUMN total bigint;'),
    ],
    [
      'flyway not null',
      'src/main/resources/db/migration/V7__change.sql',
      sql('+ALTER TABLE orders ALTER COLUMN total SET NOT NULL;'),
      sql('+ALTER TABLE orders ALTER COLUMN total DROP NOT NULL;'),
    ],
    [
      'flyway index',
      'src/main/resources/db/migration/V7__change.sql',
      sql('+CREATE UNIQUE INDEX i ON orders (total);'),
      sql('+CREATE UNIQUE INDEX CONCURRENTLY i ON orders (total);'),
    ],
    [
      'golang-migrate drop',
      'migrations/000007_change.up.sql',
      sql('+DROP INDEX orders_total_idx;'),
      sql('+DROP INDEX CONCURRENTLY IF EXISTS orders_total_idx;'),
    ],
    [
      'golang-migrate unique',
      'migrations/000007_change.up.sql',
      sql('+ALTER TABLE orders ADD UNIQUE (total);'),
      sql('+ALTER TABLE orders ADD CONSTRAINT u UNIQUE USING INDEX orders_total_key;'),
    ],
    [
      'sqlx foreign',
      'migrations/20230104120000_change.sql',
      sql('+ALTER TABLE orders ADD FOREIGN KEY (user_id) REFERENCES users (id);'),
      sql('+ALTER TABLE orders ADD FOREIGN KEY (user_id) REFERENCES users (id) NOT VALID;'),
    ],
    [
      'diesel rename',
      'migrations/2023-01-04-120000_change/up.sql',
      sql('+ALTER TABLE orders RENAME COLUMN total TO sum;'),
      sql('+ALTER TABLE orders ADD COLUMN sum bigint;'),
    ],
    [
      'prisma drop',
      'prisma/migrations/20230104120000_change/migration.sql',
      sql('+ALTER TABLE "orders" DROP COLUMN "total";'),
      sql('+ALTER TABLE "orders" ADD COLUMN "sum" INTEGER;'),
    ],
    [
      'prisma required',
      'prisma/migrations/20230104120000_change/migration.sql',
      sql('+ALTER TABLE "orders" ADD COLUMN "sum" INTEGER NOT NULL;'),
      sql('+ALTER TABLE "orders" ADD COLUMN "sum" INTEGER NOT NULL DEFAULT 0;'),
    ],
    [
      'rails remove',
      'db/migrate/20230104120000_change.rb',
      rails('+remove_columns :orders, :total, :sum'),
      rails('+add_column :orders, :sum, :integer'),
    ],
    [
      'rails rename',
      'db/migrate/20230104120000_change.rb',
      rails('+rename_column :orders, :total, :sum'),
      rails('+add_column :orders, :sum, :bigint'),
    ],
    [
      'rails index',
      'db/migrate/20230104120000_change.rb',
      rails('+add_index :orders, [:total, :sum], unique: true'),
      railsFree('+add_index :orders, [:total, :sum], unique: true, algorithm: :concurrently'),
    ],
    [
      'rails null',
      'db/migrate/20230104120000_change.rb',
      rails('+change_column_null :orders, :total, false'),
      rails('+change_column_null :orders, :total, true'),
    ],
    [
      'rails reference',
      'db/migrate/20230104120000_change.rb',
      rails('+add_reference :orders, :user, foreign_key: true'),
      rails('+add_reference :orders, :user, index: false'),
    ],
    [
      'rails table',
      'db/migrate/20230104120000_change.rb',
      rails('+rename_table :orders, :sales'),
      rails('+create_table(:sales) { |t| t.integer :total }'),
    ],
    [
      'django rename',
      'shop/migrations/0007_change.py',
      django('+migrations.RenameField("order", "total", "sum"),'),
      django('+migrations.AddField("order", "sum", models.IntegerField(null=True)),'),
    ],
    [
      'django unique',
      'shop/migrations/0007_change.py',
      django('+migrations.AddConstraint("order", models.UniqueConstraint(fields=["total"], name="u")),'),
      django('+migrations.RemoveConstraint("order", "u"),'),
    ],
    [
      'django sql',
      'shop/migrations/0007_change.py',
      django('+migrations.RunSQL("ALTER TABLE orders DROP COLUMN total"),'),
      django('+migrations.RunSQL("ALTER TABLE orders ADD COLUMN sum integer"),'),
    ],
    [
      'django required',
      'shop/migrations/0007_change.py',
      django('+migrations.AlterField("order", "total", models.CharField(max_length=10)),'),
      django('+migrations.AlterField("order", "total", models.CharField(max_length=10, help_text="sum")),'),
    ],
    [
      'alembic table',
      'alembic/versions/1a2b3c4d5e6f_change.py',
      alembic('+op.rename_table("orders", "sales")'),
      alembic('+op.create_table("sales", sa.Column("total", sa.Integer()))'),
    ],
    [
      'alembic null',
      'alembic/versions/1a2b3c4d5e6f_change.py',
      alembic('+op.alter_column("orders", "total", nullable=False)'),
      alembic('+op.alter_column("orders", "total", nullable=True)'),
    ],
    [
      'alembic foreign',
      'alembic/versions/1a2b3c4d5e6f_change.py',
      alembic('+op.create_foreign_key("f", "orders", "users", ["user_id"], ["id"])'),
      alembic('+op.create_foreign_key("f", "orders", "users", ["user_id"], ["id"], postgresql_not_valid=True)'),
    ],
    [
      'alembic batch',
      'alembic/versions/1a2b3c4d5e6f_change.py',
      alembic('+with op.batch_alter_table("orders") as batch:\n+    batch.drop_column("total")'),
      alembic(
        '+with op.batch_alter_table("orders") as batch:\n+    batch.add_column(sa.Column("sum", sa.Integer(), nullable=True))',
      ),
    ],
    [
      'flask-migrate index',
      'migrations/versions/1a2b3c4d5e6f_.py',
      alembic('+op.create_index(op.f("ix_orders_total"), "orders", ["total"], unique=True)'),
      alembic('+op.create_index(op.f("ix_orders_total"), "orders", ["total"], postgresql_concurrently=True)'),
    ],
    [
      'laravel drop',
      'database/migrations/2023_01_04_120000_change.php',
      laravel("+$table->dropColumn('total');"),
      laravel("+$table->integer('sum')->nullable();"),
    ],
    [
      'laravel rename',
      'database/migrations/2023_01_04_120000_change.php',
      laravel("+$table->renameColumn('total', 'sum');"),
      laravel("+$table->bigInteger('sum')->default(0);"),
    ],
    [
      'laravel change',
      'database/migrations/2023_01_04_120000_change.php',
      laravel("+$table->string('note', 10)->change();"),
      laravel("+$table->string('note', 10)->nullable();"),
    ],
    [
      'doctrine drop',
      'migrations/Version20230104120000.php',
      doctrine("+$this->addSql('ALTER TABLE orders DROP total');"),
      doctrine("+$this->addSql('ALTER TABLE orders ADD sum INT DEFAULT NULL');"),
    ],
    [
      'doctrine index',
      'migrations/Version20230104120000.php',
      doctrine("+$this->addSql('DROP TABLE orders');"),
      doctrine("+$this->addSql('CREATE TABLE sales (id INT)');"),
    ],
    [
      'ef rename',
      'Data/Migrations/20230104120000_Change.cs',
      ef('+migrationBuilder.RenameColumn(name: "Total", table: "Orders", newName: "Sum");'),
      ef('+migrationBuilder.AddColumn<int>(name: "Sum", table: "Orders", nullable: true);'),
    ],
    [
      'ef required',
      'Data/Migrations/20230104120000_Change.cs',
      ef('+migrationBuilder.AddColumn<string>(name: "Sum", table: "Orders", nullable: false);'),
      ef('+migrationBuilder.AddColumn<string>(name: "Sum", table: "Orders", nullable: false, defaultValue: "");'),
    ],
    [
      'ef foreign',
      'Data/Migrations/20230104120000_Change.cs',
      ef('+migrationBuilder.DropTable(\n+    name: "Orders");'),
      ef('+migrationBuilder.CreateTable(\n+    name: "Sales", columns: t => new { Id = t.Column<int>() });'),
    ],
    [
      'typeorm drop',
      'src/migrations/1672833600000-change.ts',
      typeorm("+await queryRunner.dropColumn('orders', 'total');"),
      typeorm(
        "+await queryRunner.addColumn('orders', new TableColumn({ name: 'sum', type: 'int', isNullable: true }));",
      ),
    ],
    [
      'typeorm query',
      'src/migrations/1672833600000-change.ts',
      typeorm('+await queryRunner.query(`ALTER TABLE "orders" DROP COLUMN "total"`);'),
      typeorm('+await queryRunner.query(`ALTER TABLE "orders" ADD "sum" integer`);'),
    ],
    [
      'ecto remove',
      'priv/repo/migrations/20230104120000_change.exs',
      ecto('+alter table(:orders) do\n+  remove :total\n+end'),
      ecto('+alter table(:orders) do\n+  add :sum, :integer\n+end'),
    ],
    [
      'ecto index',
      'priv/repo/migrations/20230104120000_change.exs',
      ecto('+create unique_index(:orders, [:total])'),
      ectoFree('+create unique_index(:orders, [:total], concurrently: true)'),
    ],
    [
      'ecto modify',
      'priv/repo/migrations/20230104120000_change.exs',
      ecto('+rename table(:orders), :total, to: :sum'),
      ecto('+create table(:sales) do\n+  add :total, :integer\n+end'),
    ],
    [
      'knex drop',
      'migrations/20230104120000_change.js',
      knex("+await knex.schema.alterTable('orders', (t) => t.dropColumn('total'));"),
      knex("+await knex.schema.alterTable('orders', (t) => t.integer('sum').nullable());"),
    ],
    [
      'knex rename',
      'migrations/20230104120000_change.js',
      knex("+await knex.schema.renameTable('orders', 'sales');"),
      knex("+await knex.schema.createTable('sales', (t) => t.increments());"),
    ],
    [
      'sequelize remove',
      'migrations/20230104120000-change.js',
      sequelize("+await queryInterface.dropTable('orders');"),
      sequelize("+await queryInterface.createTable('sales', { id: Sequelize.INTEGER });"),
    ],
    [
      'liquibase drop',
      'src/main/resources/db/changelog/007.yaml',
      liquibase('+- dropColumn:\n+    tableName: orders\n+    columnName: total'),
      liquibase('+- addColumn:\n+    tableName: orders\n+    columns: [{ column: { name: sum, type: int } }]'),
    ],
    [
      'liquibase xml',
      'src/main/resources/db/changelog/007.xml',
      plain(
        '<databaseChangeLog>\n  <changeSet id="7" author="shop">',
        '  </changeSet>\n</databaseChangeLog>',
      )('+    <dropTable tableName="orders"/>'),
      plain(
        '<databaseChangeLog>\n  <changeSet id="7" author="shop">',
        '  </changeSet>\n</databaseChangeLog>',
      )('+    <createTable tableName="sales"/>'),
    ],
    [
      'liquibase not null',
      'src/main/resources/db/changelog/007.yaml',
      liquibase('+- addNotNullConstraint:\n+    tableName: orders\n+    columnName: total'),
      liquibase('+- dropNotNullConstraint:\n+    tableName: orders\n+    columnName: total'),
    ],
  ],
);

/** What other code depends on: exports, signatures, members that others implement, schemas, settings, migrations. */
export const CONTRACTS: readonly Form[] = [...EXPORTS, ...SETTINGS, ...SCHEMAS, ...MIGRATIONS];
