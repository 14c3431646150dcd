import { expect, it } from '@jest/globals';
import { assertionsRemoved } from '../../../../src/engine/planes/tests/assertions-removed.js';
import { runPlanesOn } from '../../run-planes.js';
import { cases, diff, edit, hunksAlone, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const js = "it('adds', () => {\n  const a = add(1, 2);\n  expect(a).toBe(3);\n  expect(a).not.toBe(4);\n});\n";
/** A case that loses its second check, language by language. */
const LOST: readonly (readonly [string, readonly string[]])[] = [
  ['a.test.ts', [" it('a', () => {", '   expect(f()).toBe(1);', '-  expect(g()).toBe(2);', ' });']],
  ['a.test.tsx', [" it('a', () => {", '   expect(f()).toBe(1);', '-  expect(g()).toBe(2);', ' });']],
  ['a.test.js', [" it('a', () => {", '   expect(f()).toBe(1);', '-  assert.equal(g(), 2);', ' });']],
  ['test_a.py', [' def test_a():', '     assert f() == 1', '-    assert g() == 2', '     h()']],
  [
    'a_test.go',
    [
      ' package a',
      ' func TestA(t *testing.T) {',
      ' \trequire.Nil(t, f())',
      '-\trequire.Equal(t, 2, g())',
      ' \th()',
      ' }',
    ],
  ],
  [
    'src/test/java/ATest.java',
    [' class ATest {', ' @Test void a() { f();', '   assertNull(f());', '-  assertEquals(2, g());', ' }', ' }'],
  ],
  ['tests/a.rs', [' #[test]', ' fn a() {', '   f();', '   assert!(f());', '-  assert_eq!(g(), 2);', ' }']],
  ['tests/a_test.cpp', [' TEST(A, B) {', '   EXPECT_EQ(f(), 1);', '-  EXPECT_EQ(g(), 2);', ' }']],
  [
    'tests/ATests.cs',
    [
      ' class ATests {',
      ' [Fact] public void A() { F();',
      '   Assert.Null(F());',
      '-  Assert.Equal(2, G());',
      ' }',
      ' }',
    ],
  ],
  ['spec/a_spec.rb', [" it 'a' do", '   expect(f).to eq 1', '-  expect(g).to eq 2', ' end']],
  [
    'tests/ATest.php',
    [
      ' <?php',
      ' class ATest { function testA() { f();',
      '   $this->assertNull(f());',
      '-  $this->assertSame(2, g());',
      ' } }',
    ],
  ],
  [
    'src/test/kotlin/ATest.kt',
    [' class ATest {', ' @Test fun a() { f()', '   assertNull(f())', '-  assertEquals(2, g())', ' }', ' }'],
  ],
  ['Tests/ATests.swift', [' func testA() {', '   f()', '   XCTAssertNil(f())', '-  XCTAssertEqual(g(), 2)', ' }']],
  [
    'test/a_test.dart',
    [" void main() { test('a', () {", '   f();', '   expect(f(), 1);', '-  expect(g(), 2);', ' }); }'],
  ],
  [
    'tests/a.c',
    [' static void test_a(void **s) {', '   f();', '   assert_true(f());', '-  assert_int_equal(g(), 2);', ' }'],
  ],
];
/** The only check of a case goes. */
const BARE: typeof LOST = [
  ['a_test.go', [' package a', ' func TestA(t *testing.T) {', '-\trequire.Equal(t, 2, g())', ' \th()', ' }']],
  ['src/test/java/ATest.java', [' class ATest {', ' @Test void a() { f();', '-  assertEquals(2, g());', ' }', ' }']],
  ['tests/a.rs', [' #[test]', ' fn a() {', '   f();', '-  assert_eq!(g(), 2);', ' }']],
  ['tests/ATests.cs', [' class ATests {', ' [Fact] public void A() { F();', '-  Assert.Equal(2, G());', ' }', ' }']],
  ['tests/ATest.php', [' <?php', ' class ATest { function testA() { f();', '-  $this->assertSame(2, g());', ' } }']],
  ['src/test/kotlin/ATest.kt', [' class ATest {', ' @Test fun a() { f()', '-  assertEquals(2, g())', ' }', ' }']],
  ['Tests/ATests.swift', [' func testA() {', '   f()', '-  XCTAssertEqual(g(), 2)', ' }']],
  ['test/a_test.dart', [" void main() { test('a', () {", '   f();', '-  expect(g(), 2);', ' }); }']],
  ['tests/a.c', [' static void test_a(void **s) {', '   f();', '-  assert_int_equal(g(), 2);', ' }']],
  ['a.test.ts', [" it('a', () => {", '   const a = g();', '-  expect(a).toBe(2);', ' });']],
  ['test_a.py', [' def test_a():', '-    assert g() == 2', '     h()']],
  ['a_spec.rb', [" it 'a' do", '   x = 1', '-  expect(x).to eq 1', ' end']],
];

describeRule(assertionsRemoved, {
  invalid: [
    {
      name: 'checks of a callback, where the one of a promise has one value of two',
      files: edit(
        'a.test.js',
        "test('a', async (t) => {\n  const app = build()\n  app.get('/', () => {})\n  app.get('/a', () => {})\n  app.get('/b', () => {})\n\n  app.ready((err) => {\n    t.equal(err.code, 'CART_EMPTY')\n    t.match(err.message, /is empty: \\//)\n  })\n})\n",
        "test('a', async (t) => {\n  const app = build()\n  app.get('/', () => {})\n  app.get('/a', () => {})\n  app.get('/b', () => {})\n\n  await t.assert.rejects(app.ready(), {\n    code: 'CART_EMPTY'\n  })\n})\n",
      ),
      findings: ['6 info'],
    },
    {
      name: 'checks of a callback whose values only stand in a list',
      files: edit(
        'a.test.js',
        "test('a', async (t) => {\n  const app = build()\n  app.get('/', () => {})\n  app.get('/a', () => {})\n  app.get('/b', () => {})\n\n  app.ready((err) => {\n    t.equal(err.code, 'CART_EMPTY')\n    t.match(err.message, /is empty: \\//)\n  })\n})\n",
        "test('a', async (t) => {\n  const app = build()\n  app.get('/', () => {})\n  app.get('/a', () => {})\n  app.get('/b', () => {})\n\n  const known = {\n    code: 'CART_EMPTY',\n    message: /is empty: \\//\n  }\n  await t.assert.rejects(app.ready())\n})\n",
      ),
      findings: ['6 info'],
    },
    {
      name: 'a check that a callback got no error, where the callback stays',
      files: {
        'a.test.js': diff(
          " test('a', (t) => {",
          '-  t.plan(3)',
          '+  t.plan(2)',
          '-  ask(url, (err, response) => {',
          '-    t.assert.ifError(err)',
          '-    t.assert.strictEqual(response.status, 413)',
          '-  })',
          '+  const body = JSON.stringify({})',
          '+  ask(url, body, (err, response) => {',
          '+    t.assert.strictEqual(response.status, 413)',
          '+    done()',
          '+  })',
          '   t.assert.ok(other)',
          ' })',
        ),
      },
      findings: ['1 info'],
    },
    ...wholeAndBare([
      {
        name: 'a check of a value that the test calls as code did that goes',
        files: {
          'a.test.ts': diff(
            " it('a', () => {",
            '   const result = price(2);',
            '   expect(result.items).toHaveLength(3);',
            '-  expect(result.sum).toBe(12);',
            ' });',
          ),
          'src/cart.ts': diff(
            ' function price(n) {',
            '-  const result = expect(n);',
            '-  return result;',
            '+  return n;',
            ' }',
          ),
        },
        findings: ['a.test.ts:3 info'],
      },
      ...cases(
        [
          [
            'that has the name of what goes in a longer text',
            "expect(list()).toEqual(['old-1.0', 'total-1.0']);",
            '3 info',
          ],
          ['of a name that the test gives to its own value', 'expect(total).toBe(2);', '3 info'],
        ],
        (name, assertion, finding) => ({
          name: `a check ${name}`,
          files: {
            'a.test.ts': diff(
              " it('a', () => {",
              '   const total = run();',
              '   expect(run()).toBe(1);',
              `-  ${assertion}`,
              ' });',
            ),
            'src/cart.ts': diff(' const a = 1;', '-function total(n) {', '-  return n;', '-}', ' const b = 2;'),
          },
          findings: [`a.test.ts:${finding}`],
        }),
      ),
      ...cases(
        [
          [
            'tests/a.rs',
            [
              ' #[cargo_test]',
              ' fn adds() {',
              '   let (a, b) = add();',
              '   assert!(a > 0);',
              '-  assert_eq!(a, b);',
              ' }',
              '+',
              '+#[cargo_test]',
            ],
            ['+fn takes() {', '+  let a = take();', '+  assert_eq!(a, 2);', '+}'],
          ],
          [
            'ATests.cs',
            [
              ' [Test]',
              ' public void Adds() {',
              '   var a = Add();',
              '   Assert.IsNotNull(a);',
              '-  Assert.AreEqual(a, b);',
              ' }',
              '+',
              '+[Test]',
            ],
            ['+public void Takes() {', '+  var a = Take();', '+  Assert.AreEqual(a, 2);', '+}'],
          ],
        ],
        (path, marked, added) => ({
          name: `a check of a test of ${path} above one that is new`,
          files: { [path]: diff(...marked, ...added) },
          findings: ['4 info'],
        }),
      ),
    ]),
    {
      name: 'a check of what the change takes out of the code, as information',
      files: {
        ...edit(
          'test_a.py',
          'def test_a():\n    o = f()\n    assert o.b == 1\n    del o.b\n    set_option(o)\n    assert o.b == 1\n',
          'def test_a():\n    o = f()\n    assert o.b == 1\n',
        ),
        ...edit('src/a.py', 'def set_option(o):\n    o.b = 1\n\nx = 1\n', 'x = 1\n'),
      },
      findings: ['test_a.py:3 info'],
      also: ['contract/export-removed src/a.py:1'],
    },
    ...cases(
      [
        ['a.test.ts', js, js.replace('  expect(a).toBe(3);\n', '')],
        [
          'test_a.py',
          'def test_a():\n    a = f()\n    assert a == 1\n    assert a\n',
          'def test_a():\n    a = f()\n    assert a\n',
        ],
        ['ATest.java', 'void testA() {\n  a();\n  assertEquals(1, b());\n}\n', 'void testA() {\n  a();\n}\n'],
        ['ATests.cs', 'void A() {\n  b();\n  Assert.Equal(1, b());\n}\n', 'void A() {\n  b();\n}\n'],
        ['tests/a.rs', 'fn a() {\n  b();\n  assert_eq!(1, c());\n}\n', 'fn a() {\n  b();\n}\n'],
      ],
      (path, before, after) => ({ files: edit(path, before, after), findings: ['2 info'] }),
    ),
    {
      name: 'one that is commented out, which is information',
      files: edit('a.test.ts', js, js.replace('expect(a).toBe(3);', '// expect(a).toBe(3);')),
      findings: ['2 info'],
    },
    ...wholeAndBare(
      cases(LOST, (path, marked) => ({
        name: path,
        files: { [path]: diff(...marked) },
        findings: [`${marked.findIndex((line) => line.startsWith('-'))} info`],
      })),
    ),
    ...cases(BARE, (path, marked) => ({
      name: `${path}, which leaves a test that checks nothing, as a warning`,
      files: { [path]: diff(...marked) },
      findings: [`${marked.findIndex((line) => line.startsWith('-'))} info`],
    })),
    {
      name: 'although another check comes below what stays between them',
      files: {
        'a.test.js': diff(
          " test('answers', (t) => {",
          '   t.plan(2)',
          '-  t.assert.strictEqual(answer.code, 204)',
          '-  t.assert.strictEqual(answer.text, word)',
          '   reload()',
          '+  t.assert.ok(other)',
          ' })',
        ),
      },
      findings: ['2 info'],
    },
    {
      name: 'although the change adds other assertions',
      files: edit(
        'a.test.ts',
        `${js}\nfiller();\nfiller();\nfiller();\n`,
        `${js.replace('  expect(a).toBe(3);\n', '')}\nfiller();\nfiller();\nfiller();\nit('subtracts', () => {\n  expect(sub(3, 1)).toBe(2);\n});\n`,
      ),
      findings: ['2 info'],
    },
    {
      name: 'in many cases, told once',
      files: {
        'a.test.ts': diff(
          ...[1, 2, 3, 4].flatMap((n) => [
            ` it('a${n}', () => {`,
            `   f(${n});`,
            `-  expect(g(${n})).toBe(${n}${n});`,
            ' });',
            ' ',
            ' ',
            ' ',
          ]),
        ),
      },
      findings: ['2 info'],
      titles: ['Tests are left without a check, the first: a1'],
    },
    // Information where something speaks for it.
    ...cases(
      [
        ['something came in its place', [" it('a', () => {", '-  expect(g().total).toBe(2);', '+  run(b);', ' });']],
        [
          'the test around it is written anew',
          [" it('a', () => {", '-  expect(g().total).toBe(2);', '   f();', '+  h(1);', '+  h(2);', '+  h(3);', ' });'],
        ],
        [
          'the same one comes in another case',
          [
            " it('a', () => {",
            '-  expect(g()).toBe(2);',
            '   f();',
            ' });',
            " it('b', () => {",
            '+  expect(g()).toBe(2);',
            ' });',
          ],
        ],
      ],
      (name, marked) => ({ name, files: { 'a.test.ts': diff(...marked) }, findings: ['1 info'] }),
    ),
    {
      name: 'at its own line, where a case beside it is only written anew',
      files: {
        'a.test.ts': diff(
          "-it('a', (done) => {",
          '-  expect(g()).toBe(2);',
          "+it('a', () => {",
          '+  expect(g()).toBe(2);',
          ' });',
          " it('b', () => {",
          '   f();',
          '-  expect(g()).toBe(2);',
          ' });',
          ' ',
          "-it('c', (done) => {",
          '-  expect(g()).toBe(2);',
          "+it('c', () => {",
          '+  expect(g()).toBe(2);',
          ' });',
        ),
      },
      findings: ['5 info'],
    },
    // Beside lines that look like attributes, or speak.
    ...cases(
      [
        ['spec/a_spec.rb', [" it 'a' do", '   f', '-  expect(g).to eq 2', '-  [200, {}]', '+  [404, {}]', ' end'], 2],
        ['spec/a_spec.rb', [" it 'a' do", '   f', '-  expect(g).to eq 2', '-  @shop = nil', '+  @shop = 1', ' end'], 2],
        [
          'test_a.py',
          [
            ' def test_a():',
            '     f()',
            '-    # of the one shop',
            '+    # of the first shop',
            '-    assert g() == 2',
            '     h()',
          ],
          2,
        ],
      ],
      (path, marked, at) => ({ files: { [path]: diff(...marked) }, findings: [`${at} info`] }),
    ),
  ],
  valid: [
    ...wholeAndBare([
      {
        name: 'a check of Swift that becomes a demand',
        files: {
          'Tests/ATests.swift': diff(
            ' @Test func a() throws {',
            '   #expect(f() > 0)',
            '-  #expect(f() == 2)',
            '+  try #require(f() == 2)',
            ' }',
          ),
        },
      },
    ]),
    {
      name: 'what QUnit calls at the end of a test',
      files: {
        'a.test.js': diff(
          ' QUnit.test("a", (assert) => {',
          '-  const done = assert.async();',
          '   assert.equal(f(), 1);',
          ' });',
        ),
      },
    },
    {
      name: 'checks of a callback in one check of a promise',
      files: edit(
        'a.test.js',
        "test('a', async (t) => {\n  const app = build()\n  app.get('/', () => {})\n  app.get('/a', () => {})\n  app.get('/b', () => {})\n\n  app.ready((err) => {\n    t.equal(err.code, 'CART_EMPTY')\n    t.match(err.message, /is empty: \\//)\n  })\n})\n",
        "test('a', async (t) => {\n  const app = build()\n  app.get('/', () => {})\n  app.get('/a', () => {})\n  app.get('/b', () => {})\n\n  await t.assert.rejects(app.ready(), {\n    code: 'CART_EMPTY',\n    message: /is empty: \\//\n  })\n})\n",
      ),
    },
    {
      name: 'a failure that the end of the test tells',
      files: {
        'a.test.js': diff(
          " it('a', (done) => {",
          "   cart.on('change', () => {",
          '-    expect().fail();',
          "+    done(new Error('must not happen'));",
          '   });',
          '   expect(cart.lines).toBe(1);',
          ' });',
        ),
      },
    },
    {
      name: 'a check that a callback got no error, where a promise takes its place',
      files: {
        'a.test.js': diff(
          " test('a', (t) => {",
          '-  t.plan(4)',
          '+  t.plan(3)',
          '-  ask({',
          '+  fetch(url, {',
          '     method,',
          '-    url,',
          '     body: large',
          '-  }, (err, response) => {',
          '-    t.assert.ifError(err)',
          '-    t.assert.strictEqual(response.statusCode, 413)',
          '+  }).then((response) => {',
          '+    t.assert.strictEqual(response.status, 413)',
          '     next()',
          '   })',
          '-  ask({',
          '+  fetch(url, {',
          '     method,',
          '-    url,',
          '     body: small',
          '-  }, (err, response) => {',
          '-    t.assert.ifError(err)',
          '-    t.assert.strictEqual(response.statusCode, 413)',
          '+  }).then((response) => {',
          '+    t.assert.ok(!response.ok)',
          '+    t.assert.strictEqual(response.status, 413)',
          '     next()',
          '   })',
          ' })',
        ),
      },
    },
    {
      name: 'an assertion that is told as one that demands less',
      files: {
        'test_a.py': diff(
          ' def test_a():',
          '     a = f()',
          '     assert g(a) == 1',
          '-    # It changes then.',
          '+    # It may change then,',
          '+    # or by chance not.',
          '+    # But nothing is raised.',
          '     del a.b',
          '-    assert g(a) != 2',
          '+    g(a)',
        ),
      },
      also: ['tests/weaker-assertion test_a.py:8'],
    },
    // A case that has as many checks as before: whether they check as much, text does not tell.
    ...cases(
      [
        [
          'a like one comes elsewhere in its case',
          [" it('a', () => {", '-  expect(g().total).toBe(2);', '   f();', '+  expect(h().total).toBe(2);', ' });'],
        ],
        [
          'the same one comes several times in its case',
          [
            " it('a', () => {",
            '-  expect(g()).toBe(2);',
            '   f();',
            '+  expect(g()).toBe(2);',
            '   h();',
            '+  expect(g()).toBe(2);',
            ' });',
          ],
        ],
      ],
      (name, marked) => ({ name, files: { 'a.test.ts': diff(...marked) } }),
    ),
    {
      name: 'an assertion of what is tested, which becomes an error that the test awaits',
      files: {
        'test_a.py': diff(
          ' def test_total():',
          '     class Cart(Model):',
          '         def check(self, v):',
          "-            assert v is None or 'x' not in v, 'no x'",
          "+            if v is not None and 'x' in v:",
          "+                raise ValueError('no x')",
          '             return v',
          ' ',
          '-    assert Cart(1) == 2',
          '+    with pytest.raises(ValueError) as error:',
          '+        Cart(1)',
          "+    assert error.value.args == ('no x',)",
          '     use(Cart)',
        ),
      },
    },
    {
      name: 'checks in a callback that become as many after a wait',
      files: {
        'a.test.js': diff(
          " test('answers', (t) => {",
          '   t.plan(2)',
          '-  get({',
          '-    path: there',
          '+  const answer = await get(there, {',
          '     headers: { a: 1 }',
          '-  }, (error, answer) => {',
          '-    t.assert.ifError(error)',
          '-    t.assert.strictEqual(answer.code, 204)',
          '-    done()',
          '   })',
          '+  t.assert.ok(answer.fine)',
          '+  t.assert.strictEqual(answer.status, 204)',
          ' })',
        ),
      },
    },
    {
      name: 'a check in the block of a check that becomes one',
      files: {
        'src/test/kotlin/ATest.kt': diff(
          ' @Test fun stops() {',
          '   val answer = stop()',
          '-  answer.failure!!.assertSuppressed { thrown: List<Throwable> ->',
          '-    assertThat(thrown).contains(boom)',
          '-  }',
          '+  assertThat(answer.failure.cause).isEqualTo(boom)',
          ' }',
        ),
      },
    },
    {
      name: "checks of tap that become node:test's",
      files: {
        'a.test.js': diff(
          " test('reads', (t) => {",
          '-  t.ok(has(1))',
          '-  t.notOk(has(2))',
          '-  t.equal(read(1), one)',
          '-  t.throws(() => read(2), E_NONE)',
          '+  t.assert.ok(has(1))',
          '+  t.assert.ok(!has(2))',
          '+  t.assert.strictEqual(read(1), one)',
          '+  t.assert.throws(',
          '+    () => read(2),',
          '+    E_NONE',
          '+  )',
          ' })',
        ),
      },
    },
    {
      name: 'turned into its opposite in its case',
      files: {
        'test_a.py': diff(
          ' def test_a(self):',
          '     r = f()',
          '-    self.assertContains(r, "No results yet.")',
          '     rows = g(r)',
          '+    self.assertEqual(rows, [1])',
          '+    self.assertNotContains(r, "No results yet.")',
        ),
      },
    },
    {
      name: 'of an error that is asked for with a type argument',
      files: {
        'src/test/kotlin/ATest.kt': diff(
          ' class ATest { @Test fun a() {',
          '-  try {',
          '-    read()',
          '-    fail<Unit>()',
          '-  } catch (expected: IOException) {',
          '+  assertFailsWith<IOException> {',
          '+    read()',
          '   }',
          ' } }',
        ),
      },
    },
    ...cases(
      [
        ['replaced by another', js, js.replace('expect(a).toBe(3);', 'expect(a).toEqual(3);')],
        ['replaced by a check of the project', js, js.replace('expect(a).toBe(3);', 'checkSum(a, 3);')],
        ['moved down', js, js.replace(/( {2}expect\(a\)\.toBe\(3\);\n)( {2}expect.*\n)/u, '$2$1')],
      ],
      (name, before, after) => ({ name, files: edit('a.test.ts', before, after) }),
    ),
    ...cases(
      [
        [
          'checked by strict stubs from now on',
          'src/test/java/ATest.java',
          [
            '+@ExtendWith(MockitoExtension.class)',
            ' class ATest {',
            ' @Test void a() { f();',
            '-  verifyAll();',
            ' }',
            ' }',
          ],
        ],
        [
          'a method that is renamed and whose name begins like a check',
          'src/test/java/ATest.java',
          [' class ATest {', '-public void verifyMap() {', '+public void readsMap() {', '   f();', ' }', ' }'],
        ],
        [
          'checked by a call named after the value',
          'tests/a.rs',
          [' #[test]', ' fn a() {', '-  assert_eq!(task["status"], "failed");', '+  task.failed();', ' }'],
        ],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
    ),
    {
      name: 'gone with its case',
      files: edit('a.test.ts', `${js}x();\n`, 'x();\n'),
      also: ['tests/cases-removed a.test.ts:1'],
    },
    { name: 'in source', files: edit('src/a.ts', 'a();\nassert(b);\n', 'a();\n') },
    {
      name: 'in a test file that is deleted',
      files: edit('a.test.ts', js, null),
      also: ['tests/cases-removed a.test.ts:1'],
    },
    // What moves within its case, or goes with it.
    ...cases(
      [
        ['a.test.ts', [" it('a', () => {", '-  expect(g()).toBe(2);', '   f();', '+  expect(g()).toBe(2);', ' });']],
        [
          'tests/ATests.cs',
          [' class ATests {', '-[Fact]', '-public void A() { F();', '-  Assert.Equal(2, G());', '-}', ' }'],
          ['tests/cases-removed tests/ATests.cs:1'],
        ],
        [
          'tests/a.rs',
          ['-#[test]', '-fn a() {', '-  f();', '-  assert_eq!(g(), 2);', '-}', ' fn b() {}'],
          ['tests/cases-removed tests/a.rs:1'],
        ],
      ] as readonly (readonly [string, readonly string[], (readonly string[])?])[],
      (path, marked, also = []) => ({ files: { [path]: diff(...marked) }, also }),
    ),
    {
      name: 'of what the change takes out of the code and out of the test',
      files: {
        'a.test.ts': diff(" it('a', () => {", '-  const old = f();', '-  expect(old.discount).toBe(2);', ' });'),
        'src/cart.ts': diff(' class Cart {', '-  discount = 2;', '   total = 1;', ' }'),
      },
    },
    {
      name: 'of what the change takes out of the code',
      files: {
        'a.test.ts': diff(" it('a', () => {", '   f();', '-  expect(cart.discount).toBe(2);', ' });'),
        'src/cart.ts': diff(' class Cart {', '-  discount = 2;', '   total = 1;', ' }'),
      },
    },
    {
      name: 'in another matcher',
      files: {
        'a.test.ts': diff(
          " it('a', () => {",
          '-  assert.equal(list.length, 2);',
          '+  expect(entries).toHaveLength(2);',
          ' });',
        ),
      },
    },
    ...cases(
      [
        [
          'done by a function that is new',
          [
            " it('a', () => {",
            '-  expect(g().total).toBe(2);',
            '+  total(2);',
            ' });',
            '+function total(n) {',
            '+  return g(n);',
            '+}',
          ],
        ],
        ['gone with its helper', [' f();', '-function look(a) {', '-  expect(a).toBe(2);', '-}', ' g();']],
        ['an import of a checker', [" import { a } from 'a';", "-const assert = require('assert');", ' a();']],
      ],
      (name, marked) => ({ name, files: { 'a.test.ts': diff(...marked) } }),
    ),
  ],
});

it('does not tell of assertions that go with their whole test', async () => {
  const text = [
    'class OrderTest < Suite',
    '  context "an order" do',
    '    should "have lines" do',
    '      assert_equal 3, order.lines',
    '    end',
    '',
    '    should "know its owner" do',
    '      assert_equal "Ann", order.owner.name',
    '      refute_nil order.owner.mail',
    '    end',
    '  end',
    'end',
    '',
  ].join('\n');
  const { findings } = await runPlanesOn(
    edit('test/order_test.rb', text, text.replace(/\n {4}should "know(?:.*\n)*? {4}end\n/u, '')),
  );
  expect(findings.map(({ rule }) => rule)).toEqual(['tests/cases-removed']);
});

it('does not tell of assertions that go with their test where another comes beside the rest', async () => {
  const { findings } = await runPlanesOn({
    'test/order_test.rb': diff(
      ' class OrderTest < Suite',
      '   context "an order" do',
      '     setup { load }',
      '-    should "know its owner" do',
      '-      assert_equal "Ann", order.owner.name',
      ' ',
      '-      assert_nil order.owner.mail',
      '-      assert_nil order.owner.phone',
      '+    should "have lines" do',
      '+      assert_equal 3, order.lines',
      '     end',
      '   end',
      ' end',
    ),
  });
  expect(findings.map(({ rule }) => rule)).toEqual(['tests/cases-removed']);
});

it('says what happened to the assertion', async () => {
  const { findings } = await runPlanesOn(edit('a.test.ts', js, js.replace('  expect(a).toBe(3);\n', '')));
  expect(findings[0]?.title).toBe('Removed from a test that stays (a.test.ts): expect(a).toBe(3);');
  const rewritten = await runPlanesOn(edit('a.test.ts', js, js.replace('expect(a).toBe(3);', '// expect(a).toBe(3);')));
  expect(rewritten.findings[0]?.title).toMatch(
    /^Removed (?:from a test that stays|with no such assertion in its place) \(a\.test\.ts\): /u,
  );
});

it('reads a file that loses thousands in time', async () => {
  const lines = Array.from(
    { length: 3_000 },
    (_, at) => `${at % 3 === 0 ? ' f();' : `-  expect(g(${at})).toBe(${at});`}`,
  );
  const { findings } = await runPlanesOn(hunksAlone({ 'a.test.ts': diff(...lines) }));
  expect(findings.filter(({ rule }) => rule === 'tests/assertions-removed').length).toBeGreaterThan(0);
});
