import { submodule } from '../../../../src/engine/planes/hygiene/submodule.js';
import { edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const pointer = (sha: string) => `Subproject commit ${sha.repeat(40)}\n`;
const modes = { oldMode: '160000', newMode: '160000' };
const url = (address: string) => `[submodule "lib"]\n\tpath = lib\n\turl = ${address}\n`;
const moves = (before: string, after: string) => edit('.gitmodules', url(before), url(after));

describeRule(submodule, {
  invalid: [
    {
      name: 'a submodule that moves',
      files: { lib: { old: pointer('a'), new: pointer('b'), ...modes } },
      findings: ['1 info'],
    },
    {
      name: 'another owner',
      files: moves('https://github.com/shop/lib', 'https://github.com/sh0p/lib'),
      findings: ['3 warn'],
    },
    {
      name: 'another host',
      files: moves('https://github.com/shop/lib', 'https://evil.example/shop/lib'),
      findings: ['3 warn'],
    },
    {
      name: 'plain HTTP',
      files: moves('https://github.com/shop/lib', 'http://github.com/shop/lib'),
      findings: ['3 warn'],
    },
  ],
  valid: [
    {
      name: 'the same repository by another protocol',
      files: moves('git@github.com:shop/lib', 'https://github.com/shop/lib.git'),
    },
  ],
});
