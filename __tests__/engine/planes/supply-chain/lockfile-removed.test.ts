import { lockfileRemoved } from '../../../../src/engine/planes/supply-chain/lockfile-removed.js';
import { edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { npm } from './manifests.js';

const gone = { 'yarn.lock': { old: 'a\n', new: null } };

describeRule(lockfileRemoved, {
  invalid: [{ name: 'a lock file that goes', files: gone, findings: ['1 warn'] }],
  valid: [
    { name: 'another takes its place', files: { ...gone, ...edit('pnpm-lock.yaml', null, 'a\n') } },
    { name: 'its manifest goes too', files: { ...gone, ...edit('package.json', npm(), null) } },
  ],
});
