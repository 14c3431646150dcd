import { lockfileRemoved } from '../../../../src/engine/planes/supply-chain/lockfile-removed.js';
import { edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { npm } from './manifests.js';

const gone = { 'yarn.lock': { old: 'a\n', new: null } };
const sums = { 'go.sum': { old: 'a v1 h1:a=\n', new: null } };

describeRule(lockfileRemoved, {
  invalid: [
    { name: 'a lock file that goes', files: sums, findings: ['1 info'] },
    { name: 'one of npm, where another may stay, which is information', files: gone, findings: ['1 info'] },
    { name: 'the one of a crate', files: { 'Cargo.lock': { old: 'a\n', new: null } }, findings: ['1 info'] },
    {
      name: 'one in a folder, where the workspace may have one, which is information',
      files: { 'crates/hex/Cargo.lock': { old: 'a\n', new: null } },
      findings: ['1 info'],
    },
    {
      name: 'the manifest still asks for modules',
      files: { ...sums, ...edit('go.mod', 'module a\n', 'module a\nrequire a.org/b v1.0.0\n') },
      findings: ['go.sum:1 info'],
      also: ['supply-chain/new-dependency go.mod:2'],
    },
  ],
  valid: [
    { name: 'another takes its place', files: { ...gone, ...edit('pnpm-lock.yaml', null, 'a\n') } },
    {
      name: 'the manifest asks for nothing any more',
      files: { ...sums, ...edit('go.mod', 'module a\nrequire a.org/b v1.0.0\n', 'module a\n') },
    },
    {
      name: 'inputs of tests go',
      files: {
        'test/interop/Cargo.lock': { old: 'a\n', new: null },
        'test/interop/Cargo.toml': { old: 'a\n', new: null },
      },
    },
    { name: 'its manifest goes too', files: { ...gone, ...edit('package.json', npm(), null) } },
  ],
});
