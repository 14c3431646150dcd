import { selfHostedRunner } from '../../../../src/engine/planes/supply-chain/self-hosted-runner.js';
import { edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { BASE, CI, job } from './ci-job.js';

const hosted = job(BASE);

describeRule(selfHostedRunner, {
  invalid: [
    {
      name: 'a machine of one’s own',
      files: edit(CI, hosted, hosted.replace('ubuntu-latest', '[self-hosted, linux]')),
      findings: ['5 warn'],
    },
  ],
  valid: [{ name: 'another image', files: edit(CI, hosted, hosted.replace('ubuntu-latest', 'ubuntu-24.04')) }],
});
