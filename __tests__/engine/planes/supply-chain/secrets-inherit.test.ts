import { secretsInherit } from '../../../../src/engine/planes/supply-chain/secrets-inherit.js';
import { cases, edit, lines } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { CI } from './ci-job.js';
import { SHA } from './manifests.js';

const call = (uses: string, ...more: readonly string[]) => lines('jobs:', '  a:', `    uses: ${uses}`, ...more);
const given = (uses: string) => edit(CI, call(uses), call(uses, '    secrets: inherit'));

describeRule(secretsInherit, {
  invalid: [
    {
      name: 'to another repository, by a name that can be moved',
      files: given('acme/a/.github/workflows/b.yml@v1'),
      findings: ['4 warn'],
    },
    {
      name: 'to another repository at a commit, which stays what it is',
      files: given(`acme/a/.github/workflows/b.yml@${SHA}`),
      findings: ['4 info, asked'],
    },
    {
      name: 'several times in a change, which is told once',
      files: {
        ...edit(
          CI,
          lines(
            'jobs:',
            '  a:',
            '    uses: acme/a/.github/workflows/b.yml@v1',
            '  b:',
            '    uses: acme/a/.github/workflows/c.yml@v1',
          ),
          lines(
            'jobs:',
            '  a:',
            '    uses: acme/a/.github/workflows/b.yml@v1',
            '    secrets: inherit',
            '  b:',
            '    uses: acme/a/.github/workflows/c.yml@v1',
            '    secrets: inherit',
          ),
        ),
        ...edit(
          '.github/workflows/more.yml',
          call('acme/a/.github/workflows/b.yml@v1'),
          call('acme/a/.github/workflows/b.yml@v1', '    secrets: inherit'),
        ),
      },
      findings: ['.github/workflows/ci.yml:4 warn'],
    },
    {
      name: 'to a workflow of one’s own, which is information',
      files: given('./.github/workflows/b.yml'),
      findings: ['4 info'],
    },
    ...cases(
      [
        [`\${{ toJSON(secrets) }}`, '4 warn'],
        [`\${{ secrets[inputs.name] }}`, '4 info'],
        [`\${{ fromJSON(secrets.ALL).token }}`, '4 info'],
      ],
      (expression, finding) => ({
        name: expression,
        files: edit(
          CI,
          lines('jobs:', '  a:', '    env:'),
          lines('jobs:', '  a:', '    env:', `      X: ${expression}`),
        ),
        findings: [finding],
      }),
    ),
  ],
  valid: [
    ...cases(
      [[`\${{ secrets['TOKEN'] }}`], [`\${{ toJSON(matrix) }}`], [`\${{ secrets.A || secrets.B }}`]],
      (expression) => ({
        name: expression,
        files: edit(
          CI,
          lines('jobs:', '  a:', '    env:'),
          lines('jobs:', '  a:', '    env:', `      X: ${expression}`),
        ),
      }),
    ),
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
