import { lockfileWithoutManifest } from '../../../../src/engine/planes/supply-chain/lockfile-without-manifest.js';
import { edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { npm } from './manifests.js';

describeRule(lockfileWithoutManifest, {
  invalid: [{ name: 'a lock file alone', files: edit('yarn.lock', 'a\n', 'b\n'), findings: ['1 info'] }],
  valid: [
    {
      name: 'with its manifest',
      files: {
        ...edit('package.json', npm('    "a": "1.0.0",'), npm('    "a": "1.1.0",')),
        ...edit('yarn.lock', 'a\n', 'b\n'),
      },
    },
  ],
});
