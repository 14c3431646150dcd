import { logicWithoutTest } from '../../../../src/engine/planes/tests/logic-without-test.js';
import { addedTo } from '../../run-planes.js';
import { cases } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const logic = addedTo('f();', 'if (a) b();', 'for (const c of d) e(c);', 'while (g()) h();');

describeRule(logicWithoutTest, {
  invalid: cases(
    [
      ['src/a.ts', logic, 2],
      ['src/one.ts', addedTo('f();', 'if (a) b();'), 2],
      ['lib/contrib/a.py', addedTo('f()', 'if a:', '    b()'), 2],
      ['src/a.py', addedTo('f()', 'if a:', '    b()', 'for c in d:', '    e(c)', 'while g():', '    h()'), 2],
      [
        'a.go',
        { old: 'package a\n', new: 'package a\nfunc f() {\n\tif a {\n\t}\n\tfor b {\n\t}\n\tswitch c {\n\t}\n}\n' },
        3,
      ],
      [
        'src/a.rs',
        addedTo('mod b;', 'fn f() {', '  if a { b(); }', '  while c { d(); }', '  match e { _ => g() }', '}'),
        3,
      ],
      [
        'src/new.ts',
        addedTo(
          "import { b } from './b.js';",
          ...['a', 'c', 'd'].flatMap((name) => [
            `export function ${name}(x: number) {`,
            '  const y = b(x);',
            '  return y;',
            '}',
          ]),
        ),
        2,
      ],
      ['src/a.rb', addedTo('f', 'a if b', 'unless c', 'end', 'while d', 'end', 'if e', 'end'), 2],
    ],
    (path, spec, line) => ({ files: { [path]: spec }, findings: [`${line} info`] }),
  ),
  valid: cases(
    [
      ['a test changes too', { 'src/a.ts': logic, 'a.test.ts': addedTo('f();', 'g();') }],
      ['a test of a format of its own', { 'src/a.ts': logic, 'shop/a.carttest': addedTo('f', 'g') }],
      ['a task of the build', { Rakefile: addedTo('f', 'a if b') }],
      [
        'it only moved',
        {
          'src/a.ts': {
            old: 'a();\nif (b) c();\nif (d) e();\nif (f) g();\n',
            new: 'if (b) c();\nif (d) e();\nif (f) g();\na();\n',
          },
        },
      ],
      ['it is words', { 'src/a.ts': addedTo('f();', '// if for while', "const a = 'if for while';", '/* switch */') }],
      [
        'its functions are short',
        { 'src/a.ts': addedTo('f();', ...['a', 'c', 'd'].map((name) => `export const ${name} = () => 1;`)) },
      ],
      ['it is no code', { 'docs/a.md': addedTo('f', 'if a', 'for b', 'while c') }],
    ],
    (name, files) => ({ name, files }),
  ),
});
