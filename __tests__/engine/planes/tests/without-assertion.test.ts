import { withoutAssertion } from '../../../../src/engine/planes/tests/without-assertion.js';
import { addedTo } from '../../run-planes.js';
import { cases, lines } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(withoutAssertion, {
  invalid: [
    ...cases(
      [
        ['a.test.ts', ["it('adds', () => {});"]],
        ['a.test.ts', ["it('adds', () => {", '  const cart = new Cart();', '  cart.add(12);', '});']],
        ['a.test.ts', ["test('adds', async () => {", '  await cart.add(12);', '});']],
        ['test_a.py', ['def test_adds():', '    pass']],
        ['test_a.py', ['def test_adds():', '    cart = Cart()', '    cart.add(12)']],
        ['a_spec.rb', ["it 'adds' do", '  cart.add(12)', 'end']],
        ['a_test.go', ['func TestAdds(t *testing.T) {', '\tcart.Add(12)', '}']],
        ['a_test.go', ['func TestAdds(t *testing.T) {', '\tfill(cart)', '}']],
        ['a.test.js', ["test('adds', (t) => {", '  fill(cart);', '});']],
        ['a.test.js', ["test('adds', () => {", "  console.error('added');", '});']],
        ['a.test.js', ["QUnit.test('adds', function (assert) {", '  fill(cart);', '});']],
        // Patterns for values, settings of the runner, what drives a page, results that nobody looks at.
        [
          'a.test.js',
          ["test('adds', () => {", '  const like = expect.not.objectContaining({ a: expect.any(String) });', '});'],
        ],
        [
          'a.test.js',
          ["test('adds', async ({ page }) => {", "  await page.goto('/cart');", "  await page.click('#add');", '});'],
        ],
        ['a.test.js', ["test('adds', () => {", '  const sum = addUp(cart);', '});']],
        ['test_a.py', ['def test_adds(client):', '    answer = client.get("/cart")']],
      ],
      (path, all) => ({ files: { [path]: addedTo('', ...all) }, findings: ['2 info'] }),
    ),
    {
      name: 'in a new file',
      files: {
        'src/test/java/ATest.java': {
          new: lines('class ATest {', '  @Test void adds() {', '    cart.add(12);', '  }', '}'),
        },
      },
      findings: ['2 info'],
    },
    {
      name: 'with a name that says assertion',
      files: {
        'src/test/java/ATest.java': {
          new: lines('class ATest {', '  @Test', '  void needs_no_assertion() {', '    cart.add(12);', '  }', '}'),
        },
      },
      findings: ['2 info'],
    },
    ...cases(
      [
        [
          'ATest.java',
          ['class ATest {', '  @Test void adds() {', '    fill();', '  }', '  void fill() { cart.add(12); }', '}'],
        ],
        [
          'ATest.php',
          [
            '<?php',
            'class ATest extends TestCase {',
            '  public function testAdds() {',
            '    $cart = new Cart();',
            '    $cart->add(12);',
            '  }',
            '}',
          ],
        ],
        [
          'ATests.cs',
          [
            'class ATests {',
            '  [Fact] public void Adds() {',
            '    var cart = new Cart();',
            '    cart.Add(12);',
            '  }',
            '}',
          ],
        ],
        ['test_a.py', ['def test_adds():', '    cart = Cart(errors=[])', '    cart.add(12)']],
        ['a.test.ts', ["test('adds', (t) => {", '  const valid = new Cart();', '  valid.add(12);', '});']],
      ],
      (path, all) => ({ files: { [path]: { new: lines(...all) } } }),
    ).map((one, at) => ({ ...one, findings: [['2 info', '3 info', '2 info', '1 info', '1 info'][at] ?? ''] })),
    {
      name: 'assertions that are collected and never told',
      files: {
        'src/test/java/ATest.java': {
          new: lines(
            'class ATest {',
            '  @Test void adds() {',
            '    SoftAssertions all = new SoftAssertions();',
            '    all.assertThat(cart.sum()).isEqualTo(12);',
            '  }',
            '}',
          ),
        },
      },
      findings: ['2 info'],
    },
    {
      name: 'a test of JUnit 3',
      files: {
        'src/test/java/ATest.java': {
          new: lines('class ATest extends TestCase {', '  public void testAdds() {', '    cart.add(12);', '  }', '}'),
        },
      },
      findings: ['2 info'],
    },
    {
      name: 'several, told once',
      files: { 'a.test.ts': addedTo('', "it('adds', () => {});", "it('takes', () => {});") },
      findings: ['2 info'],
      titles: ['New tests show no check, the first: adds'],
    },
  ],
  valid: cases(
    [
      [
        'tests/features.rs',
        ['#[test]', 'fn names_are_checked() {', '    shop("check").with_stderr_data(str!["[ERROR] name"]).run();', '}'],
      ],
      ['docs/manual/tests/a.test.ts', ["it('adds', () => {", '  cart.add(12);', '});']],
      ['a.test.js', ["test('adds', () => {", '  const sum = checkSum(cart);', '});']],
      ['ATest.java', ['class ATest {', '  @Test void adds() {', '    then(cart.sum()).isEqualTo(12);', '  }', '}']],
      ['a.test.js', ["test('adds', () => {", '  const cart = mockCart(1);', '  run(cart);', '});']],
      ['a.test.js', ["test('adds', () => {", '  expect.assertions(1);', '  return adds();', '});']],
      // A runner of JUnit 3 takes neither of these for a test.
      ...['public static void testAdds() {}', 'public void testAdds(int a) {}', 'private void testAdds() {}'].map(
        (head): [string, string[]] => ['ATest.java', ['class ATest extends TestCase {', `  ${head}`, '}']],
      ),
      [
        'ATest.java',
        [
          'class ATest {',
          '  @Test void adds() {',
          '    var all = new SoftAssertions();',
          '    all.assertThat(1).isEqualTo(1);',
          '    all.assertAll();',
          '  }',
          '}',
        ],
      ],
      [
        'ATest.java',
        [
          'class ATest {',
          '  @Test void adds() {',
          '    try (var all = new AutoCloseableSoftAssertions()) {',
          '      all.assertThat(1).isEqualTo(1);',
          '    }',
          '  }',
          '}',
        ],
      ],
      ['a.test.ts', ["it('adds', () => expect(add(1, 2)).toBe(3));"]],
      ['a.test.ts', ["it('adds', () => add(1, 2).then((n) => expect(n).toBe(3)));"]],
      ['a.test.ts', ["it('adds', checkAdding);"]],
      ['a.test.ts', ["it('adds', () => {", '  expectSum(3);', '});']],
      ['a.test.ts', ["it('adds', () => {", '  runCases(add);', '});']],
      ['a.test.ts', ["it('adds', () => {", '  adds(3);', '});', 'function adds(n) { expect(n).toBe(3); }']],
      ['a.test.ts', ["it('adds', () => request(app).get('/').expect(200));"]],
      ['a.test.ts', ["it('does not throw', () => {", '  cart.add(1);', '});']],
      ['a.test.ts', ["it('renders', () => {", '  cy.get(button).click();', '});']],
      ['a.test.ts', ["it.todo('adds');"]],
      ['test_a.py', ['def test_adds():', '    with pytest.raises(ValueError):', '        add(None)']],
      ['test_a.py', ['def test_adds(self):', '    self.adds(3)']],
      ['test_a.py', ['def test_adds():', '    assert add(1, 2) == 3']],
      [
        'ATest.java',
        [
          'class ATest {',
          '  @Test void adds() {',
          '    fill();',
          '  }',
          '  void fill() { assertEquals(12, cart.add(12)); }',
          '}',
        ],
      ],
      ['ATest.java', ['class ATest extends Base {', '  @Test void adds() {', '    fill();', '  }', '}']],
      ['tests/a.rs', ['#[test]', '#[should_panic]', 'fn adds() {', '    add(1, 2);', '}']],
      ['tests/a.rs', ['#[test]', 'fn adds() {', '    add(1, 2).unwrap();', '}']],
      ['a_test.go', ['func TestAdds(t *testing.T) {', '\tadds(t, 1)', '}']],
      ['a_test.go', ['func BenchmarkAdds(b *testing.B) {', '\tcart.Add(1)', '}']],
      [
        'ATest.java',
        ['class ATest {', '  @Test(expected = A.class) public void adds() {', '    cart.add(1);', '  }', '}'],
      ],
      ['ATests.cs', ['class ATests {', '  [Fact] public void Adds() {', '    Test(1, 2, 3);', '  }', '}']],
      ['a_spec.rb', ["it 'adds' do", '  is_expected.to eq 3', 'end']],
      [
        'test_a.py',
        [
          'def test_counts():',
          '    class Sample(TestCase):',
          '        def test_b(self):',
          '            cart = Cart()',
          '            cart.add(12)',
          '',
          '    assert run(Sample) == 1',
        ],
      ],
    ],
    (path, all) => ({ files: { [path]: addedTo('', ...all) } }),
  ),
});
