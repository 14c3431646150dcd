import type { Rule } from '../../model.js';
import type { OutlineLine } from '../outline.js';
import { clip } from '../wording.js';
import { readWorkflows } from './workflow-outline.js';

/** Reports a called workflow that receives every secret. */
export const secretsInherit: Rule = {
  id: 'supply-chain/secrets-inherit',
  severity: 'warn',
  summary: 'A called workflow gets every secret',
  docs: {
    why: 'With `inherit` a workflow of someone else gets all secrets there are and will be, and not the one that it needs.',
    bad: {
      files: {
        '.github/workflows/deploy.yml': [
          ' jobs:',
          '   deploy:',
          '     uses: acme/workflows/.github/workflows/deploy.yml@8f4b7f84864484a7bf31766abe9204da3cbe65b3',
          '+    secrets: inherit',
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/deploy.yml': [
          ' jobs:',
          '   deploy:',
          '     uses: acme/workflows/.github/workflows/deploy.yml@8f4b7f84864484a7bf31766abe9204da3cbe65b3',
          '+    secrets:',
          `+      token: \${{ secrets.DEPLOY_TOKEN }}`,
        ],
      },
    },
  },
  suppressible: true,
  check({ change, snapshot }) {
    const owner = `${(snapshot.repo.split('/')[0] ?? '').toLowerCase()}/`;
    return readWorkflows(change.files, /inherit/u).flatMap(({ change: { file }, before, after }) => {
      const had = new Set(before.filter(isInherit).map(({ parents }) => parents.join('\n')));
      return after
        .filter(
          (line) => line.changed && isInherit(line) && (line.parents.length === 0 || !had.has(line.parents.join('\n'))),
        )
        .map((line) => {
          const called = findCalledWorkflow(after, line);
          const own = called.startsWith('./') || called.toLowerCase().startsWith(owner);
          return {
            file: file.path,
            first: line.number,
            last: line.number,
            title: `Every secret is handed to ${clip(called, 80) || 'a called workflow'}`,
            rationale:
              'With “secrets: inherit” the called workflow gets all secrets of the repository, its organisation and its environments. Hand over by name the ones that it needs.',
            anchor: called,
            // A workflow of the same owner could read them anyway.
            severity: own ? ('info' as const) : ('warn' as const),
          };
        });
    });
  },
};

const isInherit = ({ key, value }: OutlineLine) => key === 'secrets' && value === 'inherit';

/** Returns the workflow that the same job calls; empty if it is not visible. */
function findCalledWorkflow(lines: readonly OutlineLine[], line: OutlineLine): string {
  const near = lines.filter(
    (one) =>
      one.key === 'uses' &&
      one.indent === line.indent &&
      Math.abs(one.number - line.number) <= 40 &&
      one.parents.join('\n') === line.parents.join('\n'),
  );
  return near.at(-1)?.value ?? '';
}
