import { manifestWithoutLockfile } from '../../../../src/engine/planes/supply-chain/manifest-without-lockfile.js';
import { edit, lines } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { GO, npm } from './manifests.js';

const go = edit('go.mod', lines(...GO, ')'), lines(...GO, ')').replace('v0.14.0', 'v0.15.0'));
const manifest = edit('web/package.json', npm('    "a": "1.0.0",'), npm('    "a": "1.1.0",'));

describeRule(manifestWithoutLockfile, {
  invalid: [
    { name: 'go.mod without go.sum', files: go, findings: ['6 warn'] },
    { name: 'a package without a lock file, which is information', files: manifest, findings: ['4 info'] },
  ],
  valid: [
    { name: 'both', files: { ...go, ...edit('go.sum', 'a v1 h1:a=\n', 'a v2 h1:b=\n') } },
    { name: 'the lock file of a folder above', files: { ...manifest, ...edit('yarn.lock', 'a\n', 'b\n') } },
  ],
});
