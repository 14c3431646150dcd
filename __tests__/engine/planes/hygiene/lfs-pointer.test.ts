import { lfsPointer } from '../../../../src/engine/planes/hygiene/lfs-pointer.js';
import { cases, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const pointer = (digit: string) =>
  lines('version https://git-lfs.github.com/spec/v1', `oid sha256:${digit.repeat(64)}`, 'size 12345');

describeRule(lfsPointer, {
  invalid: [
    ...wholeAndBare([
      { name: 'a new pointer', files: edit('data/model.bin', null, pointer('a')), findings: ['1 info, asked'] },
      {
        name: 'another file behind it',
        files: edit('tools/build.sh', pointer('a'), pointer('b')),
        findings: ['1 info, asked'],
      },
    ]),
    {
      name: 'a program that becomes a pointer',
      files: edit('src/guard.ts', 'check();\n', pointer('a')),
      findings: ['1 info, asked'],
      titles: ['guard.ts becomes a pointer to a file that nobody reviews'],
    },
  ],
  valid: cases(
    [
      ['a text about pointers', 'docs/lfs.md', null, `# LFS\n\n${pointer('a')}`],
      ['a file that comes back', 'tools/build.sh', pointer('a'), 'make\n'],
      ['a pointer that goes', 'tools/build.sh', pointer('a'), null],
    ],
    (name, path, before, after) => ({ name, files: edit(path, before, after) }),
  ),
});
