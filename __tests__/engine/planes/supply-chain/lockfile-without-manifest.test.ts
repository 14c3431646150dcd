import { lockfileWithoutManifest } from '../../../../src/engine/planes/supply-chain/lockfile-without-manifest.js';
import { edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { npm } from './manifests.js';

describeRule(lockfileWithoutManifest, {
  invalid: [
    {
      name: 'a lock file among the code',
      files: { ...edit('yarn.lock', 'a\n', 'b\n'), ...edit('src/cart.ts', 'a();\n', 'b();\n') },
      title: 'fix(cart): the button is green',
      findings: ['yarn.lock:1 info'],
    },
  ],
  valid: [
    { name: 'an update of what is locked', files: edit('yarn.lock', 'a\n', 'b\n') },
    {
      name: 'an update that the title names',
      files: { ...edit('yarn.lock', 'a\n', 'b\n'), ...edit('src/cart.ts', 'a();\n', 'b();\n') },
      title: 'Bump ms from 2.1.2 to 2.1.3',
    },
    {
      name: 'with its manifest',
      files: {
        ...edit('package.json', npm('    "a": "1.0.0",'), npm('    "a": "1.1.0",')),
        ...edit('yarn.lock', 'a\n', 'b\n'),
      },
    },
  ],
  beside: ['tests/logic-without-test'],
});
