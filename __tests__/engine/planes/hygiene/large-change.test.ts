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
      name: 'twelve hundred lines of code',
      files: { ...edit('a.ts', null, text), ...edit('b.ts', null, text) },
      findings: ['a.ts:1 info'],
    },
  ],
  valid: [
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
