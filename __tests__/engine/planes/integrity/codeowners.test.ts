import { codeowners } from '../../../../src/engine/planes/integrity/codeowners.js';
import { addedTo } from '../../run-planes.js';
import { cases, edit, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(codeowners, {
  invalid: [
    {
      name: 'the owner of a file that goes too',
      files: { ...edit('.github/CODEOWNERS', '* @a\n/tool.yml @b\n', '* @a\n'), ...edit('tool.yml', 'a: 1\n', null) },
      findings: ['.github/CODEOWNERS:1 info'],
    },
    {
      name: 'a wider pattern with the same owner',
      files: edit('CODEOWNERS', '* @a\nsrc/shop/* @b\n', '* @a\nsrc/shop/ @b\n'),
      findings: ['2 info'],
    },
    {
      name: 'a wider pattern with another owner',
      files: edit('CODEOWNERS', '* @a\nsrc/shop/* @b\n', '* @a\nsrc/shop/ @c\n'),
      findings: ['2 info, asked'],
    },
    {
      name: 'the owner of a file that the base does not have',
      files: edit('CODEOWNERS', '* @a\n/old/tool.yml @b\n', '* @a\n'),
      idleOwners: ['/old/tool.yml'],
      findings: ['1 info'],
    },
    {
      name: 'the owner of a file that the base does not have, and the change adds',
      files: { ...edit('CODEOWNERS', '* @a\n/pay/ @b\n', '* @a\n'), ...edit('pay/a.md', null, 'a\n') },
      idleOwners: ['/pay/'],
      findings: ['CODEOWNERS:1 info, asked'],
    },
    {
      name: 'one of two that the base does not have',
      files: edit('CODEOWNERS', '* @a\n/old/ @b\n/new/ @b\n', '* @a\n'),
      idleOwners: ['/old/'],
      findings: ['1 info, asked'],
    },
    {
      name: 'the file moves',
      files: { CODEOWNERS: { old: '* @a\n', new: '* @a\n', oldPath: '.github/CODEOWNERS' } },
      findings: ['1 info'],
    },
    {
      name: 'the file moves, and its lines with it',
      files: { ...edit('.github/CODEOWNERS', '* @a\n', null), ...edit('CODEOWNERS', null, '# all\n* @a @b\n') },
      findings: ['.github/CODEOWNERS:1 info', 'CODEOWNERS:1 info'],
    },
    {
      name: 'the file moves, and loses a line',
      files: { CODEOWNERS: { old: '* @a\n/pay/ @b\n', new: '* @a\n', oldPath: '.github/CODEOWNERS' } },
      findings: ['1 info, asked'],
    },
    {
      name: 'the file moves to where GitHub does not look',
      files: { '.gitlab/CODEOWNERS': { old: '* @a\n', new: '* @a\n', oldPath: '.github/CODEOWNERS' } },
      findings: ['1 info, asked'],
    },
    {
      name: 'the file gets another name',
      files: { 'OWNERS.md': { old: '* @a\n', new: '* @a\n', oldPath: 'CODEOWNERS' } },
      findings: ['1 info, asked'],
    },
    {
      name: 'a second file that GitHub does not read goes',
      files: edit('docs/CODEOWNERS', '/src/ @b\n', null),
      owners: '* @a\n',
      findings: ['1 info'],
    },
    { files: { '.github/CODEOWNERS': addedTo('# first', '/src/ @shop/a') }, findings: ['2 info'] },
    ...wholeAndBare(
      cases(
        [
          [
            'a later line for everything',
            '/src/ @a\n',
            '/src/ @a\n* @me\n',
            2,
            'A later line replaces other owners: * over /src/',
          ],
          [
            'a later line for the folder',
            '/src/pay/ @a\n',
            '/src/pay/ @a\n/src/ @me\n',
            2,
            'A later line replaces other owners: /src/ over /src/pay/',
          ],
          [
            'a line without owners',
            '/src/ @a\n',
            '/src/ @a\n/src/pay/\n',
            2,
            'Files are left without an owner: /src/pay/',
          ],
          ['an owner taken out', '# x\n/src/ @a @b\n', '# x\n/src/ @a\n', 2, 'Code owners are taken away'],
        ],
        (name, before, after, line, title) => ({
          name,
          files: edit('CODEOWNERS', before, after),
          findings: [`${line} info, asked`],
          titles: [title],
        }),
      ),
    ),
    // Owners that are added are only shown.
    ...cases(
      [
        ['* @a\n', '* @a\n/docs/ @b\n', 2],
        ['/src/ @a\n', '* @me\n/src/ @a\n', 1],
        ['/src/ @a\n', '/src/ @a\n/lib/ @b\n', 2],
      ],
      (before, after, line) => ({ files: edit('CODEOWNERS', before, after), findings: [`${line} info`] }),
    ),
    ...cases(
      [
        ['/a @x @y\n', '/a @x\n', 'info, asked', 'Code owners are taken away'],
        ['/a @x\n', null, 'info, asked', 'Code owners are taken away'],
        ['/a @x\n', '/a @x @y\n', 'info', 'Code owners change'],
        ['/a @x\n', '/a   @x # the team\n', 'info', 'Code owners change'],
      ],
      (before, after, severity, title) => ({
        files: edit('CODEOWNERS', before, after),
        findings: [`1 ${severity}`],
        titles: [title],
      }),
    ),
  ],
  valid: [{ name: 'code of that name', files: { 'src/codeowners.ts': addedTo('# first', 'a') } }],
});
