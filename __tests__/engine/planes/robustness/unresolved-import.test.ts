import { unresolvedImport } from '../../../../src/engine/planes/robustness/unresolved-import.js';
import { addedTo } from '../../run-planes.js';
import { cases } from '../cases.js';
import { describeRule, type Files } from '../rule-tester.js';

const MONEY = 'export const round = (sum: number) => Math.round(sum);\n';
const SHOP = { 'shop/__init__.py': '', 'shop/money.py': 'def round_sum(sum):\n    return sum\n' };
const MODULE = {
  'go.mod': 'module example.com/shop\n\ngo 1.24\n',
  'money/money.go': 'package money\n\nfunc Round(sum int) int { return sum }\n',
};

/** A file that gets one line. */
const line = (path: string, text: string): Files => ({ [path]: addedTo('', text) });

describeRule(unresolvedImport, {
  beside: ['robustness/commented-code', 'robustness/error-swallowed'],
  invalid: [
    ...cases(
      [
        [
          'a module of TypeScript',
          'src/cart.ts',
          "import { round } from './rates';",
          './rates is loaded, and is not in the repository',
        ],
        [
          'a folder of one',
          'src/cart.ts',
          "import x from './rates/index.js';",
          './rates/index.js is loaded, and is not in the repository',
        ],
        [
          'what a module passes on',
          'src/index.ts',
          "export * from './rates';",
          './rates is loaded, and is not in the repository',
        ],
        [
          'a call that loads it',
          'src/cart.js',
          "const rates = require('./rates');",
          './rates is loaded, and is not in the repository',
        ],
        [
          'one that loads it later',
          'src/cart.js',
          "const rates = await import('../rates.js');",
          '../rates.js is loaded, and is not in the repository',
        ],
        ['a style', 'src/cart.tsx', "import './cart.css';", './cart.css is loaded, and is not in the repository'],
        [
          'a name',
          'src/cart.ts',
          "import { floor } from './money';",
          'floor is taken from ./money, which does not have it',
        ],
        [
          'a name of several',
          'src/cart.ts',
          "import { round, floor as down } from './money.js';",
          'floor is taken from ./money.js, which does not have it',
        ],
        [
          'a name of a pattern',
          'src/cart.js',
          "const { floor } = require('./money');",
          'floor is taken from ./money, which does not have it',
        ],
      ],
      (name, path, text, title) => ({
        name,
        base: { 'src/money.ts': MONEY },
        files: line(path, text),
        findings: ['2 error'],
        titles: [title],
      }),
    ),
    ...cases(
      [
        [
          'a module beside a file of Python',
          'shop/cart.py',
          'from .rates import find_rate',
          '.rates is loaded, and is not in the repository',
        ],
        [
          'a module by its whole name',
          'shop/cart.py',
          'from shop.rates import find_rate',
          'shop.rates is loaded, and is not in the repository',
        ],
        [
          'a module of the tests',
          'tests/test_cart.py',
          'import shop.rates',
          'shop.rates is loaded, and is not in the repository',
        ],
        [
          'a name of Python',
          'shop/cart.py',
          'from .money import floor_sum',
          'floor_sum is taken from .money, which does not have it',
        ],
        [
          'a part of a package',
          'shop/cart.py',
          'from shop import rates',
          'rates is taken from shop, which does not have it',
        ],
      ],
      (name, path, text, title) => ({
        name,
        base: SHOP,
        files: line(path, text),
        findings: ['2 error'],
        titles: [title],
      }),
    ),
    {
      name: 'a name behind a module of Python',
      base: SHOP,
      files: {
        'shop/cart.py': {
          old: 'from shop import money\n',
          new: 'from shop import money\n\nTOTAL = money.floor_sum(1)\n',
        },
      },
      findings: ['3 error'],
      titles: ['floor_sum is taken from shop.money, which does not have it'],
    },
    {
      name: 'a package of Go',
      base: MODULE,
      files: {
        'cart/cart.go': {
          old: null,
          new: 'package cart\n\nimport "example.com/shop/rates"\n\nvar Rate = rates.Find()\n',
        },
      },
      findings: ['3 error'],
      titles: ['example.com/shop/rates is loaded, and is not in the repository'],
    },
    {
      name: 'a name of a package of Go, and a function of its own',
      base: MODULE,
      files: {
        'cart/cart.go': {
          old: null,
          new: 'package cart\n\nimport "example.com/shop/money"\n\nfunc Price(sum int) int {\n\treturn money.Floor(addTax(sum))\n}\n',
        },
      },
      findings: ['6 error', '6 error'],
      titles: [
        'addTax is used, and the package cart does not have it',
        'Floor is used, and the package money does not have it',
      ],
    },
    {
      name: 'a type of the own package of Go',
      base: MODULE,
      files: {
        'money/tax.go': {
          old: null,
          new: 'package money\n\ntype Tax struct {\n\tRate Share\n\tRound func(sum int) int\n}\n\nvar Normal = []*Tax{{Round: Round}}\nvar None = noTax{}\n',
        },
      },
      findings: ['4 error'],
      titles: ['Share, noTax are used, and the package money does not have them'],
    },
    ...cases(
      [
        ['Ruby', 'lib/cart.rb', "require_relative 'rates'"],
        ['PHP', 'src/cart.php', "require __DIR__ . '/rates.php';"],
        ['Dart', 'lib/cart.dart', "import 'rates.dart';"],
        ['Rust', 'src/lib.rs', 'mod rates;'],
        ['Rust, of a module', 'src/cart.rs', 'pub mod rates;'],
      ],
      (name, path, text) => ({
        name: `a file of ${name}`,
        base: { 'src/other.rs': '' },
        files: line(path, text),
        findings: ['2 error'],
      }),
    ),
    {
      name: 'an action of the repository',
      base: { '.github/actions/build/action.yml': '' },
      files: {
        '.github/workflows/ci.yml': {
          old: null,
          new: 'on: push\npermissions: {}\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: ./.github/actions/tset\n',
        },
      },
      findings: ['7 error'],
    },
    {
      name: 'a kept line, when the file goes',
      base: {},
      files: {
        'src/money.ts': { old: MONEY, new: null },
        'src/cart.ts': {
          old: "import { round } from './money';\nround(1);\n",
          new: "import { round } from './money';\nround(2);\n",
        },
      },
      findings: ['src/cart.ts:1 error'],
    },
    {
      name: 'a load of a file that moves',
      base: { 'src/money.ts': MONEY },
      files: {
        'src/shop/cart.ts': {
          oldPath: 'src/cart.ts',
          old: "import { round } from './money';\nround(1);\n",
          new: "import { round } from './money';\nround(1);\n",
        },
      },
      findings: ['1 error'],
    },
    {
      name: 'the same in several files, once',
      base: { 'src/money.ts': MONEY },
      files: {
        ...line('src/cart.ts', "import { rate } from './rates';"),
        ...line('src/order.ts', "import { rate } from './rates';"),
      },
      findings: ['src/cart.ts:2 error'],
    },
    {
      name: 'several names of one file, once',
      base: { 'src/money.ts': MONEY },
      files: {
        ...line('src/cart.ts', "import { floor, ceil } from './money';"),
        ...line('src/order.ts', "import { tax, floor } from './money';"),
        ...line('src/pay.ts', "import { halve } from './money';"),
      },
      findings: ['src/cart.ts:2 error'],
      titles: ['floor, ceil, tax and 1 more are taken from ./money, which does not have them'],
    },
    {
      name: 'a file beside its test',
      base: {},
      files: {
        'src/rates.test.ts': {
          old: null,
          new: "import { rate } from './rates';\n\nit('is more', () => expect(rate()).toBe(2));\n",
        },
      },
      findings: ['1 error'],
    },
  ],
  valid: [
    ...cases(
      [
        ['by its name', 'src/cart.ts', "import { round } from './money';"],
        ['as what it becomes', 'src/cart.ts', "import { round } from './money.js';"],
        ['with a question', 'src/cart.ts', "import text from './money.ts?raw';"],
        ['of a package', 'src/cart.ts', "import { round } from 'rates';"],
        ['by an alias', 'src/cart.ts', "import { round } from '@/rates';"],
        ['filled in', 'cart.js', "const one = require('./' + name);"],
        ['in a style', 'src/cart.vue', "<style>\n@import './variables';\n</style>"],
        ['in a comment', 'src/cart.ts', "// import { round } from './rates';"],
        ['in a text', 'src/cart.ts', 'const text = "import x from \'./rates\'";'],
        ['in a template', 'src/cart.ts', "const text = `\nimport x from './rates';\n`;"],
        ['that is tried', 'src/cart.js', "try { require('./rates'); } catch {}"],
        ['that is expected to fail', 'src/cart.test.js', "expect(() => require('./rates')).toThrow();"],
        ['by a method of that name', 'src/cart.js', "loader.require('./rates');"],
        ['out of the repository', 'src/cart.js', "require('../../rates');"],
        ['in data of a test', 'fixtures/cart.js', "require('./rates');"],
        ['in data of tests', 'tests/data/cases/cart.js', "require('./rates');"],
        ['with a default', 'src/cart.ts', "import money, { default as other } from './money';"],
      ],
      (name, path, text) => ({ name: `a load ${name}`, base: { 'src/money.ts': MONEY }, files: line(path, text) }),
    ),
    ...cases(
      [
        ['passes on all of another', "export * from './rounding';\n"],
        ['has the value of a call', 'module.exports = build();\n'],
        ['spreads another', 'export const all = { ...rates };\n'],
      ],
      (name, text) => ({
        name: `a name of a module that ${name}`,
        base: { 'src/money.ts': text, 'src/rounding.ts': '' },
        files: line('src/cart.ts', "import { floor } from './money';"),
      }),
    ),
    ...cases(
      [
        ['a module beside', 'shop/cart.py', 'from .money import round_sum'],
        ['a package', 'shop/cart.py', 'from shop import money'],
        ['one of another project', 'shop/cart.py', 'from requests import get'],
        ['all of one', 'shop/cart.py', 'from shop.money import *'],
        ['what every module has', 'shop/cart.py', 'from shop import __file__'],
        ['one in a text', 'shop/cart.py', 'TEXT = """\nfrom shop.rates import find\n"""'],
        [
          'one that is tried',
          'shop/cart.py',
          'try:\n    from shop.rates import find\nexcept ImportError:\n    find = None',
        ],
        ['one of the standard library in a folder of its name', 'shop/cart.py', 'from collections import namedtuple'],
      ],
      (name, path, text) => ({
        name: `Python: ${name}`,
        base: { ...SHOP, 'shop/collections/__init__.py': '' },
        files: line(path, text),
      }),
    ),
    {
      name: 'Python: a value with the name of a module',
      base: SHOP,
      files: {
        'shop/cart.py': {
          old: 'from shop import money\n',
          new: 'from shop import money\n\n\ndef f(money):\n    return money.floor_sum(1)\n',
        },
      },
    },
    {
      name: 'Python: a module that makes its names',
      base: { ...SHOP, 'shop/money.py': 'def __getattr__(name):\n    return 1\n' },
      files: line('shop/cart.py', 'from shop.money import floor_sum'),
    },
    {
      name: 'Go: packages of others, its own names, values, words and texts',
      base: MODULE,
      files: {
        'cart/cart.go': {
          old: null,
          new: '/*\nThe License of Price(1).\n*/\npackage cart\n\nimport (\n\t"fmt"\n\n\t"example.com/other/rates"\n\t"example.com/shop/money"\n)\n\n// addTax(1) is for money.Floor.\nfunc Price(sum int, done func()) int {\n\tdone()\n\tround := func(x int) int { return x }\n\tfmt.Println("money.Floor(1) or missing(2)", len("a"), rates.Find())\n\tone := struct{ Port int }{Port: 1}\n\tif v, ok := any(one).(interface{ Close() error }); ok {\n\t\t_ = v.Close()\n\t}\nOUTER:\n\tfor {\n\t\tbreak OUTER\n\t}\n\treturn money.Round(round(int(sum)))\n}\n',
        },
      },
    },
    {
      name: 'Go: C',
      base: MODULE,
      files: { 'cart/cart.go': { old: null, new: 'package cart\n\nimport "C"\n\nvar One = C.one(C.int(1))\n' } },
    },
    {
      name: 'a text of a file that moves',
      base: {},
      files: {
        'test/unit/a.test.ts': {
          oldPath: 'test/a.test.ts',
          old: "const text = `\nimport a from './gone';\n`;\n",
          new: "const text = `\nimport a from './gone';\n`;\n",
        },
      },
    },
    {
      name: 'Go: the package of the root, of which a file changes',
      base: { 'go.mod': 'module example.com/shop\n', 'tax.go': 'package shop\n\ntype Tax struct{}\n' },
      files: {
        'cart.go': { old: null, new: 'package shop\n\nfunc Price() Tax { return Tax{} }\n' },
        'order/order.go': {
          old: null,
          new: 'package order\n\nimport "example.com/shop"\n\nvar Tax = shop.Price()\n',
        },
      },
    },
    { name: 'Rust: a module elsewhere', base: {}, files: line('src/lib.rs', '#[path = "a/b.rs"]\nmod rates;') },
    {
      name: 'what the change brings',
      base: {},
      files: {
        ...line('src/cart.ts', "import { rate } from './rates';"),
        'src/rates.ts': { old: null, new: 'export const rate = 2;\n' },
      },
    },
    { name: 'what was not looked up', files: line('src/cart.ts', "import { rate } from './rates';") },
    {
      name: 'a line that was there, and led nowhere',
      base: {},
      files: { 'src/cart.ts': { old: "import a from './made';\nf(1);\n", new: "import a from './made';\nf(2);\n" } },
    },
  ],
});
