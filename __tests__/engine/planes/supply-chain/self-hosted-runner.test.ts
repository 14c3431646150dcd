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
      findings: ['5 info, asked'],
    },
    {
      name: 'a value of a matrix',
      files: edit(
        CI,
        hosted,
        hosted.replace(
          '    runs-on: ubuntu-latest',
          `    strategy:\n      matrix:\n        os: [self-hosted, linux]\n    runs-on: \${{ matrix.os }}`,
        ),
      ),
      findings: ['7 info, asked'],
    },
    {
      name: 'a group on the line of its key',
      files: edit(CI, hosted, hosted.replace('ubuntu-latest', '{ group: builders }')),
      findings: ['5 info'],
    },
    {
      name: 'a group, which is information',
      files: edit(CI, hosted, hosted.replace('runs-on: ubuntu-latest', 'runs-on:\n      group: builders')),
      findings: ['6 info'],
    },
  ],
  valid: [
    {
      name: 'a value that the matrix leaves out',
      files: edit(CI, hosted, hosted.replace('    steps:', '    env:\n      KIND: self-hosted\n    steps:')),
    },
    { name: 'another image', files: edit(CI, hosted, hosted.replace('ubuntu-latest', 'ubuntu-24.04')) },
  ],
});
