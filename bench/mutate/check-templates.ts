/** Faults of tests by language: cases that go, checks that demand less, checks that are never reached, values swapped. */
import type { LanguageFault } from './language-fault.js';

const CASES_REMOVED: LanguageFault['hunks'] = {
  TypeScript: ` it('sums $a', () => {
   expect($a(1)).toBe(1);
 });
-it('refuses $b', () => {
-  expect(() => $b(-1)).toThrow(RangeError);
-});`,
  JavaScript: ` it('sums $a', () => {
   expect($a(1)).toBe(1);
 });
-it('refuses $b', () => {
-  assert.throws(() => $b(-1), RangeError);
-});`,
  Python: ` def test_$a():
     assert $a(1) == 1
 
-def test_$b_below_zero():
-    with pytest.raises(ValueError):
-        $b(-1)
-
`,
  Go: ` func Test$A(t *testing.T) {
 	require.Equal(t, 1, $A(1))
 }
-
-func Test$B(t *testing.T) {
-	require.Error(t, $B(-1))
-}`,
  Java: `     @Test
     void sums$A() {
         assertEquals(1, $a(1));
     }
-
-    @Test
-    void refuses$B() {
-        assertThrows(IllegalArgumentException.class, () -> $b(-1));
-    }`,
  Rust: ` #[test]
 fn sums_$a() {
     assert_eq!($a(1), 1);
 }
-
-#[test]
-fn refuses_$b() {
-    assert!($b(-1).is_err());
-}`,
  'C++': ` TEST(Pricing, $A) {
   EXPECT_EQ($a(1), 1);
 }
-
-TEST(Pricing, Refuses$B) {
-  EXPECT_THROW($b(-1), std::range_error);
-}`,
  'C#': `         [Fact]
         public void Sums$A()
         {
             Assert.Equal(1, $A(1));
         }
-
-        [Fact]
-        public void Refuses$B()
-        {
-            Assert.Throws<ArgumentException>(() => $B(-1));
-        }`,
  Ruby: `   it "sums $a" do
     expect($a(1)).to eq(1)
   end
-
-  it "refuses $b" do
-    expect { $b(-1) }.to raise_error(RangeError)
-  end`,
  PHP: `     public function testSums$A(): void
     {
         $this->assertSame(1, $this->pricing->$a(1));
     }
-
-    public function testRefuses$B(): void
-    {
-        $this->assertNull($this->pricing->$b(-1));
-    }`,
  Kotlin: `     @Test
     fun sums$A() {
         assertEquals(1, $a(1))
     }
-
-    @Test
-    fun refuses$B() {
-        assertFailsWith<IllegalArgumentException> { $b(-1) }
-    }`,
  Scala: `   test("sums $a") {
     assert($a(1) == 1)
   }
-
-  test("refuses $b") {
-    intercept[IllegalArgumentException]($b(-1))
-  }`,
  Swift: `     func testSums$A() {
         XCTAssertEqual($a(1), 1)
     }
-
-    func testRefuses$B() {
-        XCTAssertThrowsError(try $b(-1))
-    }`,
  Dart: `   test('sums $a', () {
     expect($a(1), 1);
   });
-
-  test('refuses $b', () {
-    expect(() => $b(-1), throwsRangeError);
-  });`,
  Shell: ` @test "sums $a" {
   run $a 1
   [ "$output" = 1 ]
 }
-
-@test "refuses $b" {
-  run $b -1
-  [ "$status" -ne 0 ]
-}`,
};

const WEAKER: LanguageFault['hunks'] = {
  TypeScript: ` it('limits $a', () => {
-  expect($a(500)).toEqual($b);
+  expect($a(500)).toBeDefined();
 });`,
  JavaScript: ` it('limits $a', () => {
-  assert.strictEqual($a(500), $b);
+  assert.ok($a(500));
 });`,
  Python: ` def test_$a():
-    assert $a(500) == $b
+    assert $a(500) is not None
`,
  Go: ` func Test$A(t *testing.T) {
-	require.Equal(t, $b, $A(500))
+	require.NotNil(t, $A(500))
 }`,
  Java: `     @Test
     void limits$A() {
-        assertEquals($b, $a(500));
+        assertNotNull($a(500));
     }`,
  Rust: ` #[test]
 fn limits_$a() {
-    assert_eq!($a(500), Some($b));
+    assert!($a(500).is_some());
 }`,
  'C++': ` TEST(Pricing, $A) {
-  EXPECT_EQ($a(500), $b);
+  EXPECT_NE($a(500), nullptr);
 }`,
  'C#': `         [Fact]
         public void Limits$A()
         {
-            Assert.Equal($b, $A(500));
+            Assert.NotNull($A(500));
         }`,
  Ruby: `   it "limits $a" do
-    expect($a(500)).to eq($b)
+    expect($a(500)).not_to be_nil
   end`,
  PHP: `     public function testLimits$A(): void
     {
-        $this->assertSame($b, $this->pricing->$a(500));
+        $this->assertNotNull($this->pricing->$a(500));
     }`,
  Kotlin: `     @Test
     fun limits$A() {
-        assertEquals($b, $a(500))
+        assertNotNull($a(500))
     }`,
  Scala: `   test("limits $a") {
-    assert($a(500) == $b)
+    assert($a(500) != null)
   }`,
  Swift: `     func testLimits$A() {
-        XCTAssertEqual($a(500), $b)
+        XCTAssertNotNil($a(500))
     }`,
  Dart: `   test('limits $a', () {
-    expect($a(500), $b);
+    expect($a(500), isNotNull);
   });`,
};

const UNREACHED: LanguageFault['hunks'] = {
  TypeScript: ` it('limits $a', () => {
+  return;
   expect($a(500)).toEqual($b);
 });`,
  JavaScript: ` test('limits $a', async () => {
+  return;
   assert.equal(await $a(500), $b);
 });`,
  Python: ` def test_$a():
+    return
     assert $a(500) == $b
`,
  Go: ` func Test$A(t *testing.T) {
+	return
 	require.Equal(t, $b, $A(500))
 }`,
  Rust: ` #[test]
 fn limits_$a() {
+    return;
     assert_eq!($a(500), $b);
 }`,
  'C++': ` TEST(Pricing, $A) {
+  return;
   EXPECT_EQ($a(500), $b);
 }`,
  Ruby: `   def test_$a
+    return
     assert_equal $b, $a(500)
   end`,
  PHP: `     public function testLimits$A(): void
     {
+        return;
         $this->assertSame($b, $this->pricing->$a(500));
     }`,
  Kotlin: `     @Test
     fun limits$A() {
+        return
         assertEquals($b, $a(500))
     }`,
  Dart: `   test('limits $a', () {
+    return;
     expect($a(500), $b);
   });`,
};

const SWAPPED: LanguageFault['hunks'] = {
  Java: ` import static org.junit.jupiter.api.Assertions.assertEquals;
 class $ATest {
     @Test
     void counts() {
+        assertEquals($b.count(), 12);
     }
 }`,
  Kotlin: ` import kotlin.test.assertEquals
 class $ATest {
     @Test
     fun counts() {
+        assertEquals($b.count(), 12)
     }
 }`,
  'C#': ` using Xunit;
 public class $ATests
 {
     [Fact]
     public void Counts()
     {
+        Assert.Equal($b.Count(), 12);
     }
 }`,
  Go: ` import "github.com/stretchr/testify/assert"
 
 func Test$A(t *testing.T) {
+	assert.Equal(t, $b.Count(), 12)
 }`,
  Ruby: ` class $ATest < Minitest::Test
   def test_counts
+    assert_equal $b.count, 12
   end
 end`,
  PHP: ` <?php
 class $ATest extends TestCase
 {
     public function testCounts(): void
     {
+        $this->assertSame($this->$b->count(), 12);
     }
 }`,
};

/** Faults that are planted in test files. */
export const CHECK_FAULTS: readonly LanguageFault[] = [
  { kind: 'removed case', rules: [/^tests\/cases-removed$/u], inTest: true, hunks: CASES_REMOVED },
  { kind: 'weaker assertion', rules: [/^tests\/weaker-assertion$/u], inTest: true, hunks: WEAKER },
  { kind: 'checks that are not reached', rules: [/^tests\/checks-unreached$/u], inTest: true, hunks: UNREACHED },
  { kind: 'swapped values', rules: [/^tests\/swapped-values$/u], inTest: true, whole: true, hunks: SWAPPED },
];
