import { misspeltWord } from '../../../../src/engine/planes/hygiene/misspelt-word.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(misspeltWord, {
  beside: ['tests/logic-without-test', 'tests/without-assertion'],
  invalid: cases(
    [
      ['src/a.ts', [' const a = 1;', '+// The rates are read seperately.'], 2],
      ['src/a.py', [' a = 1', '+# Recieve the rates.'], 2],
      ['README.md', [' # Cart', '+The rates are read only when necesary.'], 2],
      ['src/a.go', [' func a() error {', '+\treturn errors.New("cannot retreive the rates")', ' }'], 2],
      ['src/a.ts', [' const a = 1;', '+export function recieveRates() {', '+  return a;', '+}'], 2],
      ['src/a.ts', [' const a = 1;', '+// Reads the the rates.'], 2],
      ['src/a.ts', [' const a = 1;', '+// Reads the rates of the', '+// the cart.'], 3],
      ['src/a.ts', [' const a = 1;', '+// Throws a error.'], 2],
      ['src/a.ts', [' const a = 1;', '+// The rates are transormed into sums.'], 2],
      ['README.md', [' # Cart', '+The cart is peparing the sums.'], 2],
      ['src/a.go', [' func a() error {', '+\treturn errors.New("the connnection is gone")', ' }'], 2],
      ['src/a.py', [' a = 1', '+# The rates are imperitive for all sums.'], 2],
      ['README.md', [' # Cart', '+The sums on the left side side are rounded up.'], 2],
      ['docs/pt/a.md', [' # Carrinho', '+O total de `cart` serve para para o carrinho inteiro.'], 2],
      ['spec/i18n_spec.rb', [' it "a" do', '+  # Read seperately.', '   expect(a).to eq 1', ' end'], 2],
      ['docs/a.rst', [' Cart', '+This was previouisly a sum.'], 2],
      ['spec/i18n/i18n_spec.rb', [' it "a" do', '+  # It was previouisly read.', '   expect(a).to eq 1', ' end'], 2],
      ['src/a.ts', [' // Reads comments.', '+// The last commments win.'], 2],
      ['src/a.ts', [' const a = "restructured";', '+const resturctured = b;', '+c(resturctured);'], 2],
      [
        'test/a.test.ts',
        [" it('occured', () => {", '+  // It occured before.', '   expect(a).toBe(1);', ' });'].map((line) =>
          line.replace("it('occured'", "it('b'"),
        ),
        2,
      ],
    ],
    (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
  ),
  valid: cases(
    [
      ['words that are no neighbours', 'src/a.ts', [' const a = 1;', '+// Restructured, and instructed.']],
      ['the name that is there', 'src/a.ts', [' resturctured(1);', '+// See resturctured again.']],
      ['other forms of a word', 'src/a.ts', [' const a = 1;', '+// Serializers and their containers.']],
      ['words that look like a slip', 'src/a.ts', [' const a = 1;', '+// Unacked parts of a parametrized schema.']],
      ['British words', 'src/a.ts', [' const a = 1;', '+// The behaviour of a catalogue is honoured.']],
      ['a slip in a call', 'src/a.ts', [' const a = 1;', '+// Call transormed(a), or `transormed`.']],
      ['a name with a capital letter', 'src/a.ts', [' const a = 1;', '+// See the type of Transormed.']],
      ['a word of another changed line', 'src/a.ts', [' transormed(1);', '+// It is transormed.']],
      [
        'a sentence with marks of another language',
        'src/a.ts',
        [' const a = 1;', '+// Le systéme est partiel et exemple.'],
      ],
      ['a file in another language', 'NOTES.md', [' # A', '+Le projet a une fonction dont le responsable change.']],
      ['a parameter and what it is', 'src/a.ts', [' const a = 1;', '+// @param carts carts that are to be merged']],
      [
        'a name with a word twice',
        'src/a.py',
        [' a = 1', '+def read_rates_of_test_test_carts_again(a):', '+    return a'],
      ],
      ['a list of files', 'README.md', [' # A', '+-rw------- 1 cart cart 61 5 07:41 a.lock']],
      [
        'twice in a language where it may be',
        'docs/fr/a.md',
        [' # Panier', '+Dans ce cas nous nous occupons du panier.'],
      ],
      ['right', 'src/a.ts', [' const a = 1;', '+// The rates are read separately.']],
      ['a name of the file', 'src/a.ts', [' recieve(1);', '+// See recieve.']],
      ['part of a path', 'README.md', [' # Cart', '+See docs/seperate/a.md.']],
      ['code', 'src/a.ts', [' const a = 1;', '+seperate(a);']],
      ['twice on purpose', 'src/a.ts', [' const a = 1;', '+// All that that rate says.']],
      ['a letter', 'src/a.ts', [' const a = 1;', '+// A user of a unique object.']],
      [
        'a letter three times, in a word that the file has not with two',
        'src/a.ts',
        [' const a = 1;', '+// Whitttle.'],
      ],
      ['a page in another language', 'docs/fr/docs/a.md', [' # Panier', '+Une authentification.']],
      ['a text in another language', 'docs/i18n/a.md', [' # Cart', '+Read seperately.']],
      ['a list of words', 'src/spelling/words.ts', [' const a = 1;', '+// seperate']],
      ['moved', 'src/a.ts', ['-// Read seperately.', ' const a = 1;', '+// Read seperately.']],
    ],
    (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
  ),
});
