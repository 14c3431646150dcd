import { pathClash } from '../../../../src/engine/planes/hygiene/path-clash.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(pathClash, {
  invalid: [
    {
      name: 'a file of the base that differs in case',
      files: { 'src/button.ts': { old: null, new: 'a\n', raw: { twins: ['src/Button.ts'] } } },
      findings: ['1 info, asked'],
      titles: ['Some systems cannot hold this path: src/Button.ts differs in case or form alone'],
    },
    ...cases(
      [
        ['src/aux.c', '1 info, asked'],
        ['CON', '1 info, asked'],
        ['logs/12:00.md', '1 info, asked'],
        ['a./b.ts', '1 info, asked'],
        ['tests/aux.py', '1 info, asked'],
      ],
      (path, finding) => ({ name: path, files: edit(path, null, 'a\n'), findings: [finding] }),
    ),
    {
      name: 'names that differ in case alone, once',
      files: { ...edit('src/Button.ts', null, 'a\n'), ...edit('src/button.ts', null, 'b\n') },
      findings: ['src/button.ts:1 info, asked'],
    },
  ],
  valid: [
    { name: 'another word', files: edit('src/auxiliary.c', null, 'a\n') },
    { name: 'a longer word', files: edit('src/console.ts', null, 'a\n') },
    ...cases(
      [
        ['src/aux.c'],
        ['CON'],
        ['logs/12:00.md'],
        ['a./b.ts'],
        ['tests/aux.py'],
        ['src/auxiliary.c'],
        ['src/console.ts'],
      ],
      (path) => ({ name: `${path}, which was there`, files: edit(path, 'b\n', 'a\n') }),
    ),
    {
      name: 'a name that only changes its case',
      files: { 'src/button.ts': { old: 'a\n', new: 'a\n', oldPath: 'src/Button.ts' } },
    },
  ],
});
