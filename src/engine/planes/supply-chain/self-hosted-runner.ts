import type { Rule } from '../../model.js';
import type { OutlineLine } from '../outline.js';
import { readWorkflows } from './workflow-outline.js';

/** Reports a workflow that newly runs on self-hosted machines. */
export const selfHostedRunner: Rule = {
  id: 'supply-chain/self-hosted-runner',
  severity: 'warn',
  summary: 'A workflow begins to run on self-hosted machines',
  docs: {
    why: 'Such a machine is not thrown away after the run: what one pull request leaves behind, the next run meets, within the own network.',
    bad: {
      files: {
        '.github/workflows/ci.yml': [
          ' on: pull_request',
          ' jobs:',
          '   test:',
          '-    runs-on: ubuntu-latest',
          '+    runs-on: self-hosted',
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/ci.yml': [
          ' on: pull_request',
          ' jobs:',
          '   test:',
          '-    runs-on: ubuntu-latest',
          '+    runs-on: ubuntu-24.04',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return readWorkflows(change.files, /self-hosted/u).flatMap(({ change: { file }, before, after }) =>
      before.some(isSelfHosted)
        ? []
        : after
            .filter((line) => line.changed && isSelfHosted(line))
            .slice(0, 1)
            .map((line) => ({
              file: file.path,
              first: line.number,
              last: line.number,
              title: 'Workflow begins to run on self-hosted machines',
              rationale:
                'Code of pull requests then runs inside the own network, on machines that keep what a run leaves behind. GitHub advises against it for public repositories. Use hosted runners, or ones that live for one run only.',
              anchor: 'self-hosted',
            })),
    );
  },
};

function isSelfHosted({ key, value, parents, item, block }: OutlineLine): boolean {
  if (block || !/\bself-hosted\b/u.test(value)) return false;
  return (
    key === 'runs-on' ||
    key === 'labels' ||
    (item && (parents.at(-1) === 'runs-on' || parents.at(-1) === 'labels' || parents.length === 0))
  );
}
