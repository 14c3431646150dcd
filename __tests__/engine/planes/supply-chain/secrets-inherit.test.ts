import { secretsInherit } from '../../../../src/engine/planes/supply-chain/secrets-inherit.js';
import { edit, lines } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { CI } from './ci-job.js';
import { SHA } from './manifests.js';

const call = (uses: string, ...more: readonly string[]) => lines('jobs:', '  a:', `    uses: ${uses}`, ...more);
const given = (uses: string) => edit(CI, call(uses), call(uses, '    secrets: inherit'));

describeRule(secretsInherit, {
  invalid: [
    {
      name: 'to another repository',
      files: given(`acme/a/.github/workflows/b.yml@${SHA}`),
      findings: ['4 warn'],
    },
    {
      name: 'to a workflow of one’s own, which is information',
      files: given('./.github/workflows/b.yml'),
      findings: ['4 info'],
    },
  ],
  valid: [
    {
      name: 'one secret by its name',
      files: edit(
        CI,
        call('./.github/workflows/b.yml'),
        call('./.github/workflows/b.yml', '    secrets:', `      token: \${{ secrets.TOKEN }}`),
      ),
    },
  ],
});
