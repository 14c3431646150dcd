import { symbolicLink } from '../../../../src/engine/planes/hygiene/symbolic-link.js';
import { cases } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const link = (path: string, target: string) => ({
  name: `${path} to ${target}`,
  files: { [path]: { old: null, new: target, newMode: '120000' } },
});

describeRule(symbolicLink, {
  invalid: [
    ...cases(
      [
        ['config/key.pem', '/etc/ssl/private/key.pem'],
        ['docs/a', '../../other/a'],
        ['a', '~/.ssh/id_rsa'],
        ['a', 'C:\\keys'],
        ['a', 'b/../../a'],
      ],
      (path, target) => ({ ...link(path, target), findings: ['1 warn'] }),
    ),
    {
      name: 'a file that becomes a link',
      files: { 'a.txt': { old: 'a\n', new: 'b', newMode: '120000' } },
      findings: ['1 warn'],
    },
  ],
  valid: cases(
    [
      ['docs/a.md', '../README.md'],
      ['a', './b'],
    ],
    link,
  ),
});
