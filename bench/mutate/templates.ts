/**
 * Faulty code for each language as a hunk: ` ` unchanged, `-` removed, `+` added. `$a` and `$b` are names that are
 * filled in later. The fault is on the first added line or, if lines are only removed, on the line before them.
 */

/** Faults of code: each language has those that it can have. */
export type CodeFault =
  | 'focused test'
  | 'disabled test'
  | 'removed assertion'
  | 'emptied catch'
  | 'dropped await'
  | 'removed export';

type Wrap = readonly [before: string, after: string];

/** The faults of one language, and where such code stands in a change. */
export interface LanguageTemplates {
  /** The path of such a file if the change has none. */
  readonly source: string;
  readonly test: string;
  /** The file by which users come into a package, where others cannot name what another file exports. */
  readonly entry?: string;
  /** The delimiter of comments up to the end of a line. */
  readonly comment: string;
  /** The lines around such code in a whole file. */
  readonly around?: { readonly source?: Wrap; readonly test?: Wrap };
  readonly faults: Readonly<Partial<Record<CodeFault, string>>>;
}

const JAVASCRIPT: LanguageTemplates['faults'] = {
  'focused test': ` describe('$a', () => {
-  it('gives $b back', () => {
+  it.only('gives $b back', () => {
     expect($a()).toBe($b);
   });`,
  'disabled test': ` describe('$a', () => {
-  it('gives $b back', () => {
+  it.skip('gives $b back', () => {
     expect($a()).toBe($b);
   });`,
  'removed assertion': `   it('counts $a', () => {
     const result = $a(12);
     expect(result.length).toBe(3);
-    expect(result[0].$aSum).toBe($b);
   });`,
  'emptied catch': ` export function $a(path) {
   try {
     return load(path);
   } catch (error) {
-    log.error('cannot load', error);
-    throw new LoadError(path);
   }
 }`,
  'dropped await': ` export async function $a(order) {
   const total = price(order);
-  await save$b(order, total);
+  save$b(order, total);
   return total;
 }`,
  'removed export': ` 
-export function $a(value) {
-  return value * 2;
-}
-
 export function $b(value) {
   return value + 1;
 }`,
};

const TYPESCRIPT: LanguageTemplates['faults'] = {
  ...JAVASCRIPT,
  'emptied catch': ` export function $a(path: string): Data {
   try {
     return load(path);
   } catch (error: unknown) {
-    log.error('cannot load', error);
-    throw new LoadError(path);
   }
 }`,
  'dropped await': ` export async function $a(order: Order): Promise<number> {
   const total = price(order);
-  await save$b(order, total);
+  save$b(order, total);
   return total;
 }`,
  'removed export': ` 
-export function $a(value: number): number {
-  return value * 2;
-}
-
 export function $b(value: number): number {
   return value + 1;
 }`,
};

/** The templates by the language's name in Linguist. */
export const TEMPLATES: Readonly<Record<string, LanguageTemplates>> = {
  TypeScript: {
    entry: 'src/index.ts',
    source: 'src/pricing.ts',
    test: 'src/pricing.test.ts',
    comment: '//',
    faults: TYPESCRIPT,
  },
  TSX: {
    entry: 'src/index.tsx',
    source: 'src/Price.tsx',
    test: 'src/Price.test.tsx',
    comment: '//',
    faults: TYPESCRIPT,
  },
  JavaScript: {
    entry: 'lib/index.js',
    source: 'lib/pricing.js',
    test: 'test/pricing.test.js',
    comment: '//',
    faults: JAVASCRIPT,
  },
  Python: {
    source: 'shop/pricing.py',
    test: 'tests/test_pricing.py',
    comment: '#',
    faults: {
      'disabled test': ` 
+@pytest.mark.skip(reason="later")
 def test_$a():
     assert $a(2) == $b`,
      'removed assertion': ` def test_$a():
     result = $a(12)
     assert len(result) == 3
-    assert result[0].$aSum == $b
 `,
      'emptied catch': ` def $a(path):
     try:
         return load(path)
     except LoadError as error:
-        log.error("cannot load %s", error)
-        raise
+        pass
     return None`,
      'dropped await': ` async def $a(order):
     total = price(order)
-    await save_$b(order, total)
+    save_$b(order, total)
     return total`,
      'removed export': ` 
-def $a(value):
-    return value * 2
-
-
 def $b(value):
     return value + 1`,
    },
  },
  Go: {
    source: 'pkg/pricing/pricing.go',
    test: 'pkg/pricing/pricing_test.go',
    comment: '//',
    around: { source: ['package pricing\n', ''], test: ['package pricing\n', ''] },
    faults: {
      'disabled test': ` func Test$A(t *testing.T) {
+	t.Skip("later")
 	got := $A(2)
 	if got != $b {
 		t.Errorf("got %d", got)
 	}
 }`,
      'removed assertion': ` func Test$A(t *testing.T) {
 	result := $A(12)
 	require.Len(t, result, 3)
-	require.Equal(t, $b, result[0].$ASum)
 }`,
      'emptied catch': ` func $A(path string) *Data {
 	data, err := load(path)
 	if err != nil {
-		log.Printf("cannot load: %v", err)
-		return nil
 	}
 	return data
 }`,
      'removed export': ` 
-// $A doubles a value.
-func $A(value int) int {
-	return value * 2
-}
-
 // $B adds one.
 func $B(value int) int {
 	return value + 1
 }`,
    },
  },
  Java: {
    source: 'src/main/java/shop/Pricing.java',
    test: 'src/test/java/shop/PricingTest.java',
    comment: '//',
    around: {
      source: ['package shop;\n\npublic class Pricing {', '}'],
      test: ['package shop;\n\nclass PricingTest {', '}'],
    },
    faults: {
      'disabled test': ` 
+    @Disabled
     @Test
     void $aGivesTotal() {
         assertEquals($b, $a(2));
     }`,
      'removed assertion': `     @Test
     void $aCounts() {
         List<Item> result = $a(12);
         assertEquals(3, result.size());
-        assertEquals($b, result.get(0).$aSum());
     }`,
      'emptied catch': `     public Data $a(String path) {
         try {
             return load(path);
         } catch (IOException e) {
-            log.error("cannot load", e);
-            throw new LoadException(path, e);
         }
     }`,
      'removed export': ` 
-    public int $a(int value) {
-        return value * 2;
-    }
-
     public int $b(int value) {
         return value + 1;
     }`,
    },
  },
  Rust: {
    source: 'src/pricing.rs',
    test: 'tests/pricing.rs',
    entry: 'src/lib.rs',
    comment: '//',
    faults: {
      'disabled test': `     #[test]
+    #[ignore]
     fn $a_gives_total() {
         assert_eq!($a(2), $b);
     }`,
      'removed assertion': `     #[test]
     fn $a_counts() {
         let result = $a(12);
         assert_eq!(result.len(), 3);
-        assert_eq!(result[0].$aSum, $b);
     }`,
      'emptied catch': ` pub fn $a(path: &str) {
     if let Err(error) = load(path) {
-        error!("cannot load: {error}");
-        return fail(error);
     }
 }`,
      'dropped await': ` pub async fn $a(order: &Order) -> u64 {
     let total = price(order);
-    save_$b(order, total).await;
+    save_$b(order, total);
     total
 }`,
      'removed export': ` 
-pub fn $a(value: u64) -> u64 {
-    value * 2
-}
-
 pub fn $b(value: u64) -> u64 {
     value + 1
 }`,
    },
  },
  C: {
    source: 'src/pricing.c',
    test: 'tests/test_pricing.c',
    entry: 'include/shop/pricing.h',
    comment: '//',
    faults: {
      'removed assertion': ` static void test_$a(void **state) {
     int result = $a(12);
     assert_true(result > 0);
-    assert_int_equal(result, $b);
 }`,
      'removed export': ` 
-int $a(int value)
-{
-    return value * 2;
-}
-
 int $b(int value)
 {
     return value + 1;
 }`,
    },
  },
  'C++': {
    source: 'src/pricing.cpp',
    test: 'tests/pricing_test.cpp',
    entry: 'include/shop/pricing.hpp',
    comment: '//',
    faults: {
      'disabled test': ` 
-TEST(Pricing, $A) {
+TEST(Pricing, DISABLED_$A) {
   EXPECT_EQ($a(2), $b);
 }`,
      'removed assertion': ` TEST(Pricing, $ACounts) {
   auto result = $a(12);
   EXPECT_EQ(result.size(), 3);
-  EXPECT_EQ(result[0].$aSum, $b);
 }`,
      'emptied catch': ` Data $a(const std::string& path) {
   try {
     return load(path);
   } catch (const std::exception& e) {
-    LOG(ERROR) << e.what();
-    throw;
   }
 }`,
      'removed export': ` 
-int $a(int value) {
-  return value * 2;
-}
-
 int $b(int value) {
   return value + 1;
 }`,
    },
  },
  'C#': {
    source: 'src/Shop/Pricing.cs',
    test: 'tests/Shop.Tests/PricingTests.cs',
    comment: '//',
    around: {
      source: ['namespace Shop\n{\n    public class Pricing\n    {', '    }\n}'],
      test: ['namespace Shop.Tests\n{\n    public class PricingTests\n    {', '    }\n}'],
    },
    faults: {
      'disabled test': ` 
-        [Fact]
+        [Fact(Skip = "later")]
         public void $AGivesTotal()
         {
             Assert.Equal($b, $A(2));
         }`,
      'removed assertion': `         [Fact]
         public void $ACounts()
         {
             var result = $A(12);
             Assert.Equal(3, result.Count);
-            Assert.Equal($b, result[0].$ASum);
         }`,
      'emptied catch': `         public Data $A(string path)
         {
             try
             {
                 return Load(path);
             }
             catch (IOException e)
             {
-                log.Error("cannot load", e);
-                throw;
             }
         }`,
      'dropped await': `         public async Task<int> $A(Order order)
         {
             var total = Price(order);
-            await Save$B(order, total);
+            Save$B(order, total);
             return total;
         }`,
      'removed export': ` 
-        public int $A(int value)
-        {
-            return value * 2;
-        }
-
         public int $B(int value)
         {
             return value + 1;
         }`,
    },
  },
  Ruby: {
    source: 'lib/shop/pricing.rb',
    test: 'spec/shop/pricing_spec.rb',
    comment: '#',
    around: { source: ['module Shop\nclass Pricing', 'end\nend'], test: ['RSpec.describe Pricing do', 'end'] },
    faults: {
      'focused test': `   describe "#$a" do
-    it "gives $b back" do
+    fit "gives $b back" do
       expect(subject.$a(2)).to eq($b)
     end
   end`,
      'disabled test': `   describe "#$a" do
-    it "gives $b back" do
+    xit "gives $b back" do
       expect(subject.$a(2)).to eq($b)
     end
   end`,
      'removed assertion': `   it "counts $a" do
     result = subject.$a(12)
     expect(result.size).to eq(3)
-    expect(result.first.$aSum).to eq($b)
   end`,
      'emptied catch': `   def $a(path)
     load_data(path)
   rescue IOError => e
-    logger.error("cannot load: #{e}")
-    raise
   end`,
      'removed export': ` 
-  def $a(value)
-    value * 2
-  end
-
   def $b(value)
     value + 1
   end`,
    },
  },
  PHP: {
    source: 'src/Pricing.php',
    test: 'tests/PricingTest.php',
    comment: '//',
    around: {
      source: ['<?php\n\nclass Pricing\n{', '}'],
      test: ['<?php\n\nclass PricingTest extends TestCase\n{', '}'],
    },
    faults: {
      'disabled test': `     public function test$A(): void
     {
+        $this->markTestSkipped('later');
         $this->assertSame($b, $this->pricing->$a(2));
     }`,
      'removed assertion': `     public function test$ACounts(): void
     {
         $result = $this->pricing->$a(12);
         $this->assertCount(3, $result);
-        $this->assertSame($b, $result[0]->$aSum);
     }`,
      'emptied catch': `     public function $a(string $path): ?Data
     {
         try {
             return $this->load($path);
         } catch (IOException $e) {
-            $this->log->error('cannot load', ['error' => $e]);
-            throw $e;
         }
     }`,
      'removed export': ` 
-    public function $a(int $value): int
-    {
-        return $value * 2;
-    }
-
     public function $b(int $value): int
     {
         return $value + 1;
     }`,
    },
  },
  Kotlin: {
    source: 'src/main/kotlin/shop/Pricing.kt',
    test: 'src/test/kotlin/shop/PricingTest.kt',
    comment: '//',
    around: {
      source: ['package shop\n\nclass Pricing {', '}'],
      test: ['package shop\n\nclass PricingTest {', '}'],
    },
    faults: {
      'disabled test': ` 
+    @Ignore
     @Test
     fun $aGivesTotal() {
         assertEquals($b, $a(2))
     }`,
      'removed assertion': `     @Test
     fun $aCounts() {
         val result = $a(12)
         assertEquals(3, result.size)
-        assertEquals($b, result[0].$aSum)
     }`,
      'emptied catch': `     fun $a(path: String): Data? {
         try {
             return load(path)
         } catch (e: IOException) {
-            log.error("cannot load", e)
-            throw e
         }
         return null
     }`,
      'dropped await': `     suspend fun $a(order: Order): Int {
         val total = price(order)
-        saveAsync$B(order, total).await()
+        saveAsync$B(order, total)
         return total
     }`,
      'removed export': ` 
-    fun $a(value: Int): Int {
-        return value * 2
-    }
-
     fun $b(value: Int): Int {
         return value + 1
     }`,
    },
  },
  Scala: {
    source: 'src/main/scala/shop/Pricing.scala',
    test: 'src/test/scala/shop/PricingSuite.scala',
    comment: '//',
    around: {
      source: ['package shop\n\nclass Pricing {', '}'],
      test: ['package shop\n\nclass PricingSuite extends FunSuite {', '}'],
    },
    faults: {
      'disabled test': ` 
-  test("$a gives $b") {
+  ignore("$a gives $b") {
     assert($a(2) == $b)
   }`,
      'removed assertion': `   test("$a counts") {
     val result = $a(12)
     assert(result.size == 3)
-    assert(result.head.$aSum == $b)
   }`,
      'emptied catch': `   def $a(path: String): Unit = {
     try {
       load(path)
     } catch {
       case e: IOException =>
-        log.error("cannot load", e)
-        throw e
     }
   }`,
      'removed export': ` 
-  def $a(value: Int): Int = {
-    value * 2
-  }
-
   def $b(value: Int): Int = {
     value + 1
   }`,
    },
  },
  Swift: {
    source: 'Sources/Shop/Pricing.swift',
    test: 'Tests/ShopTests/PricingTests.swift',
    comment: '//',
    around: {
      source: ['import Foundation\n\npublic struct Pricing {', '}'],
      test: ['import XCTest\n\nfinal class PricingTests: XCTestCase {', '}'],
    },
    faults: {
      'disabled test': `     func test$A() throws {
+        throw XCTSkip("later")
         XCTAssertEqual(try $a(2), $b)
     }`,
      'removed assertion': `     func test$ACounts() {
         let result = $a(12)
         XCTAssertEqual(result.count, 3)
-        XCTAssertEqual(result[0].$aSum, $b)
     }`,
      'emptied catch': `     public func $a(path: String) -> Data? {
         do {
             return try load(path)
         } catch {
-            log.error("cannot load \\(error)")
-            fatalError()
         }
         return nil
     }`,
      'removed export': ` 
-    public func $a(value: Int) -> Int {
-        return value * 2
-    }
-
     public func $b(value: Int) -> Int {
         return value + 1
     }`,
    },
  },
  Dart: {
    source: 'lib/pricing.dart',
    test: 'test/pricing_test.dart',
    entry: 'lib/pricing.dart',
    comment: '//',
    around: { test: ["import 'package:test/test.dart';\n\nvoid main() {", '}'] },
    faults: {
      'focused test': ` 
-  test('$a gives $b', () {
+  test('$a gives $b', solo: true, () {
     expect($a(2), $b);
   });`,
      'disabled test': ` 
-  test('$a gives $b', () {
+  test('$a gives $b', skip: true, () {
     expect($a(2), $b);
   });`,
      'removed assertion': `   test('$a counts', () {
     final result = $a(12);
     expect(result, hasLength(3));
-    expect(result.first.$aSum, $b);
   });`,
      'emptied catch': ` Data? $a(String path) {
   try {
     return load(path);
   } catch (e) {
-    log.severe('cannot load', e);
-    rethrow;
   }
   return null;
 }`,
      'dropped await': ` Future<int> $a(Order order) async {
   final total = price(order);
-  await save$B(order, total);
+  save$B(order, total);
   return total;
 }`,
      'removed export': ` 
-int $a(int value) {
-  return value * 2;
-}
-
 int $b(int value) {
   return value + 1;
 }`,
    },
  },
  Shell: {
    source: 'scripts/pricing.sh',
    test: 'test/pricing.bats',
    comment: '#',
    faults: {
      'disabled test': ` @test "$a gives $b" {
+  skip "later"
   run $a 2
   [ "$output" = "$b" ]
 }`,
    },
  },
};
