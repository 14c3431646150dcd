import { unfilledPlaceholder } from '../../../../src/engine/planes/robustness/unfilled-placeholder.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

/** A name, a path, and the lines of its diff. */
type Row = readonly [string, string, readonly string[]];

const FAULTY: readonly Row[] = [
  ['a parameter', 'src/a.ts', [' function f(limit: number) {', "+  throw new Error('more than §{limit}');", ' }']],
  ['a variable', 'src/a.js', [' function f() {', ' const sum = g();', '+  log("it is §{sum.total}");', ' }']],
  ['of a loop', 'src/a.js', [' function f(l) {', ' for (const one of l) {', '+  log("it is §{one}");', ' }', ' }']],
  ['in Python', 'src/a.py', [' def f(limit):', '+    raise ValueError("more than {limit}")']],
  [
    'of a value in Python',
    'src/a.py',
    [' def f(shop):', '     cart = shop.cart', "+    print('it is {cart.total!r}')"],
  ],
  [
    'in Rust',
    'src/a.rs',
    [' fn f(args: &str) -> Result<(), Error> {', '+    Err("`cargo {args}` failed".into())', ' }'],
  ],
  ['in Ruby', 'lib/a.rb', [' def f(limit)', "+  raise Wrong, 'more than #{limit}'", ' end']],
];

const FINE: readonly Row[] = [
  [
    'a text that is filled in',
    'src/a.ts',
    [' function f(limit: number) {', '+  throw new Error(`more than §{limit}`);', ' }'],
  ],
  ['a name that nobody knows', 'src/a.ts', [' function f(limit: number) {', "+  write('a §{name} is put in');", ' }']],
  ['a comment', 'src/a.ts', [' function f(limit: number) {', "+  // says 'more than §{limit}'", ' }']],
  ['a text for a shell', 'src/a.ts', [' function f(home: string) {', "+  run('sh -c §{home}');", ' }']],
  ['an expression of a workflow', 'src/a.ts', [' function f(github: G) {', "+  write('§{{ github.sha }}');", ' }']],
  ['a template', 'src/a.ts', [' function f(limit: number) {', "+  write(template('more than §{limit}'));", ' }']],
  [
    'quotes within a text that is filled in',
    'src/a.ts',
    [' function f(limit: number) {', '+  g(`is "§{limit}"`);', ' }'],
  ],
  ['a text of Python that is filled in', 'src/a.py', [' def f(limit):', '+    raise ValueError(f"more than {limit}")']],
  ['a raw one', 'src/a.py', [' def f(limit):', '+    raise ValueError(rf"more than {limit}")']],
  [
    'one that is filled in later',
    'src/a.py',
    [' def f(limit):', '+    said = "more than {limit}"', '+    return said.format(limit=limit)'],
  ],
  ['doubled brackets', 'src/a.py', [' def f(limit):', '+    raise ValueError("more than {{limit}}")']],
  ['a route', 'src/a.py', [' def f(app, name):', '+    app.add_route("/shops/{name}", g)']],
  [
    'a text of a macro',
    'src/a.rs',
    [' fn f(args: &str) -> Result<(), Error> {', '+    bail!("`cargo {args}` failed")', ' }'],
  ],
  [
    'a text of a macro over lines',
    'src/a.rs',
    [' fn f(args: &str) -> String {', '+    format!(', '+        "`cargo {args}` failed",', '+    )', ' }'],
  ],
  ['a filled text of Ruby', 'lib/a.rb', [' def f(limit)', '+  raise Wrong, "more than #{limit}"', ' end']],
  ['a test', 'test/a.test.ts', [' function f(limit: number) {', "+  throw new Error('more than §{limit}');", ' }']],
];

/** The lint of this project takes such a text for a slip, as the rule does: the sign is put in here. */
const write = (lines: readonly string[]) => diff(...lines.map((line) => line.replaceAll('§', '$')));

describeRule(unfilledPlaceholder, {
  valid: cases(FINE, (name, path, lines) => ({ name, files: { [path]: write(lines) } })),
  invalid: cases(FAULTY, (name, path, lines) => ({
    name,
    files: { [path]: write(lines) },
    findings: [`${lines.filter((line) => !line.startsWith('-')).findIndex((line) => line.startsWith('+')) + 1} info`],
  })),
});
