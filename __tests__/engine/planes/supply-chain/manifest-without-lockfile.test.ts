import { manifestWithoutLockfile } from '../../../../src/engine/planes/supply-chain/manifest-without-lockfile.js';
import { edit, lines } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { GO, npm } from './manifests.js';

const go = edit('go.mod', lines(...GO, ')'), lines(...GO, ')').replace('v0.14.0', 'v0.15.0'));
const manifest = edit('web/package.json', npm('    "a": "1.0.0",'), npm('    "a": "1.1.0",'));

describeRule(manifestWithoutLockfile, {
  invalid: [
    { name: 'go.mod without go.sum', files: go, findings: ['6 info'] },
    {
      name: 'a package whose lock file stays where others are written anew, which is information',
      files: { ...manifest, ...edit('docs/yarn.lock', 'a\n', 'b\n') },
      findings: ['web/package.json:4 info'],
    },
  ],
  valid: [
    { name: 'a package of a repository that keeps no lock file', files: manifest },
    {
      name: 'a module that was needed by others before',
      files: edit('go.mod', lines(...GO, '  a.org/b v1.0.0 // indirect', ')'), lines(...GO, '  a.org/b v1.0.0', ')')),
    },
    { name: 'both', files: { ...go, ...edit('go.sum', 'a v1 h1:a=\n', 'a v2 h1:b=\n') } },
    { name: 'the lock file of a folder above', files: { ...manifest, ...edit('yarn.lock', 'a\n', 'b\n') } },
  ],
});
