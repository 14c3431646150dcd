import { largeChange } from '../../../../src/engine/planes/hygiene/large-change.js';
import { edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { rows } from './rows.js';

const text = `${rows(600, (n) => `call(${n});`)}\n`;

describeRule(largeChange, {
  invalid: [
    {
      name: 'half of it in calls by name',
      files: {
        ...edit('a.ts', null, text),
        ...edit('b.php', null, `<?php\nreturn [\n${rows(600, (n) => `    'text_${n}' => call('a', 'b'),`)}\n];\n`),
      },
      findings: ['b.php:1 info'],
    },
    {
      name: 'lines that move, beside as many that do not',
      files: {
        ...edit('a.ts', text, 'show();\n'),
        ...edit('b.ts', null, text),
        ...edit('c.ts', null, `${rows(1_100, (n) => `other(${n});`)}\n`),
      },
      findings: ['c.ts:1 info'],
      titles: ['1,101 changed lines in 2 files of code are a lot for one review'],
    },
    {
      name: 'another name in each line',
      files: edit(
        'a.ts',
        `${rows(600, (n) => `const a = call${n}();`)}\n`,
        `${rows(600, (n) => `const a = invoke${n}();`)}\n`,
      ),
      findings: ['1 info'],
    },
    {
      name: 'a line that is said twice, and once before',
      files: edit('a.ts', `${rows(400, () => 'call();')}\n`, `${rows(1_500, () => 'call();')}\nshow();\n`),
      findings: ['1 info'],
    },
    {
      name: 'twelve hundred lines of code',
      files: { ...edit('a.ts', null, text), ...edit('b.ts', null, text) },
      findings: ['a.ts:1 info'],
    },
  ],
  valid: [
    {
      name: 'half of it moved to another file',
      files: {
        ...edit('a.ts', text, 'show();\n'),
        ...edit('b.ts', null, text),
        ...edit('c.ts', null, `${rows(600, (n) => `other(${n});`)}\n`),
      },
    },
    {
      name: 'a file that is parted into two',
      files: {
        ...edit('a.ts', `${rows(1_200, (n) => `call(${n});`)}\n`, null),
        ...edit('b.ts', null, `${rows(600, (n) => `call(${n});`)}\n`),
        ...edit('c.ts', null, `${rows(600, (n) => `call(${n + 600});`)}\n`),
      },
    },
    {
      name: 'lines in another order',
      files: edit('a.ts', `${rows(600, (n) => `call(${n});`)}\n`, `${rows(600, (n) => `call(${599 - n});`)}\n`),
    },
    {
      name: 'another name in many lines',
      files: edit(
        'a.ts',
        `${rows(600, (n) => `const a${n} = call(${n});`)}\n`,
        `${rows(600, (n) => `const a${n} = invoke(${n});`)}\n`,
      ),
    },
    {
      name: 'half of it in texts by name',
      files: {
        ...edit('a.ts', null, text),
        ...edit(
          'lang/cy/errors.php',
          null,
          `<?php\nreturn [\n${rows(600, (n) => `    'text_${n}' => 'It isn\\'t there: ${n}',`)}\n];\n`,
        ),
      },
    },
    { name: 'half of it in documents', files: { ...edit('a.ts', null, text), ...edit('b.md', null, text) } },
    { name: 'half of it in tests', files: { ...edit('a.ts', null, text), ...edit('b.test.ts', null, text) } },
  ],
});
