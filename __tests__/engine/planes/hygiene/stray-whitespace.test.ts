import { strayWhitespace } from '../../../../src/engine/planes/hygiene/stray-whitespace.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(strayWhitespace, {
  beside: ['tests/logic-without-test'],
  invalid: [
    ...cases(
      [
        ['src/a.ts', [' const a = 1;', '+b(a);  '], 2],
        ['src/a.py', [' a = 1', '+b(a)\t'], 2],
      ],
      (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
    ),
    {
      name: 'the last line break goes',
      files: { 'src/a.ts': { old: 'a();\n', new: 'a();\nb();' } },
      findings: ['2 info'],
    },
    { name: 'a new file without one', files: { 'src/a.ts': { old: null, new: 'a();\nb();' } }, findings: ['2 info'] },
  ],
  valid: [
    ...cases(
      [
        ['none', 'src/a.ts', [' const a = 1;', '+b(a);']],
        ['a line break of Markdown', 'README.md', [' # Cart', '+One  ', '+two']],
        ['inside of a text', 'src/a.ts', [' const a = `', '+one  ', ' `;']],
        ['there before', 'src/a.ts', ['-b(1);  ', ' const a = 1;', '+b(1);  ']],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
    ),
    { name: 'it never had one', files: { 'src/a.ts': { old: 'a();', new: 'a();\nb();' } } },
    { name: 'data', files: { 'test/fixtures/a.ts': { old: 'a();\n', new: 'a();\nb();' } } },
  ],
});
