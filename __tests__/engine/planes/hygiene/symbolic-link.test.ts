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
      (path, target) => ({ ...link(path, target), findings: ['1 info, asked'] }),
    ),
    ...cases(
      [
        ['tools/hook', '../.git/hooks/pre-commit'],
        ['a', '.GIT/config'],
        ['a', 'b/git~1/hooks'],
        ['a', '.git./config'],
      ],
      (path, target) => ({ ...link(path, target), findings: ['1 error'] }),
    ),
    { ...link('a', '.g\u200Cit/config'), findings: ['1 error'], also: ['security/invisible-characters a:1'] },
    ...cases(
      [
        ['docs/a.md', '../README.md'],
        ['a', './b'],
        ['a', '.github/a'],
      ],
      (path, target) => ({ ...link(path, target), findings: ['1 info'] }),
    ),
    {
      name: 'a file that becomes a link',
      files: { 'a.txt': { old: 'a\n', new: 'b', newMode: '120000' } },
      findings: ['1 info'],
    },
  ],
  valid: [
    { name: 'one that goes', files: { a: { old: '/etc/a', new: null, oldMode: '120000' } } },
    { name: 'a file with the same words', files: { a: { old: null, new: '/etc/a\n' } } },
  ],
});
