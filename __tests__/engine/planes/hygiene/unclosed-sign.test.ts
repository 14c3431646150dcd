import { unclosedSign } from '../../../../src/engine/planes/hygiene/unclosed-sign.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(unclosedSign, {
  beside: ['tests/logic-without-test'],
  invalid: cases(
    [
      ['src/a.ts', [' const a = 1;', "+fail('no rate is known (see the table of rates');"], 2],
      ['src/a.ts', [' const a = 1;', '+fail(`no rate is known (only $' + '{rates}`);'], 2],
      ['src/a.go', [' func a() error {', '+\treturn fmt.Errorf("no such rate (known: %v", rates)', ' }'], 2],
      ['src/a.rs', [' fn a() {', '+    println!("no such rate (known: {rates}");', ' }'], 2],
      [
        'src/a.rs',
        [
          ' fn a() {',
          '+    println!("The rates are old \\',
          '+        here. Run `shop rates first, and then again");',
          ' }',
        ],
        2,
      ],
      ['src/a.py', [' def a():', '+    raise E("run `shop rates first, and then again")'], 2],
      ['src/a.rb', [' def a', '+  raise "no such rate (known: #' + '{rates}"', ' end'], 2],
    ],
    (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
  ),
  valid: cases(
    [
      ['closed', 'src/a.ts', [' const a = 1;', "+fail('no rate is known (see the table)');"]],
      [
        'closed by the next part',
        'src/a.ts',
        [' const a = 1;', "+fail('no rate is known (see the table' +", "+  ' of rates)');"],
      ],
      ['closed by code', 'src/a.ts', [' const a = 1;', "+fail('no rate is known (' + name + ')');"]],
      ['a name between backticks', 'src/a.ts', [' const a = 1;', "+fail('run `shop rates` first, and then again');"]],
      ['an older way to quote', 'src/a.py', [' a = 1', '+fail("the `rate\' of the cart is gone")']],
      ['a type of .NET', 'src/A.cs', [' class A {', '+  string a = "cannot build the type List`1 of rates";', ' }']],
      [
        'a backtick that the next part closes',
        'src/a.py',
        [' a = 1', '+fail("run `shop rates of" + name)', '+say("the cart` and then again")'],
      ],
      ['a list', 'src/a.ts', [' const a = 1;', "+say('first a) the rate (known) of it, then b) the sum');"]],
      ['a face', 'src/a.ts', [' const a = 1;', "+say('no rate is known :(');"]],
      ['a query', 'src/a.ts', [' const a = 1;', "+run('select the rate WHERE country IN (select country');"]],
      ['a call', 'src/a.ts', [' const a = 1;', "+say('to begin call start(now please');"]],
      ['a pattern', 'src/a.ts', [' const a = 1;', String.raw`+match('no rate \\d (known');`]],
      ['a sign that the text is about', 'src/a.ts', [' const a = 1;', `+fail('there is no "(" before the rate');`]],
      ['a comment', 'src/a.ts', [' const a = 1;', '+// no rate is known (see the table']],
      ['a test', 'src/a.test.ts', [' const a = 1;', "+fail('no rate is known (see the table of rates');"]],
      [
        'a text that was there',
        'src/a.ts',
        [' const a = 1;', " fail('no rate is known (see the table of rates');", '+const b = 2;'],
      ],
      [
        'a text that moves',
        'src/a.ts',
        ["-fail('no rate is known (see the table');", ' const a = 1;', "+fail('no rate is known (see the table');"],
      ],
    ],
    (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
  ),
});
