import { lockfileHttp } from '../../../../src/engine/planes/supply-chain/lockfile-http.js';
import { wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { BESIDE, lockEntry, manifest, msBecomes } from './locks.js';

describeRule(lockfileHttp, {
  invalid: wholeAndBare([
    {
      name: 'plain HTTP',
      files: msBecomes(lockEntry('ms', '2.1.3', 'http://registry.npmjs.org/ms/-/ms-2.1.3.tgz', 'sha512-aaa')),
      findings: ['5 warn'],
    },
  ]),
  valid: [
    {
      name: 'TLS',
      files: {
        ...manifest,
        ...msBecomes(lockEntry('ms', '2.1.4', 'https://registry.npmjs.org/ms/-/ms-2.1.4.tgz', 'sha512-bbb')),
      },
    },
  ],
  beside: BESIDE,
});
