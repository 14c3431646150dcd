import type { Rule } from '../../model.js';

/** Reports a deleted workflow: its checks no longer run. */
export const workflowRemoved: Rule = {
  id: 'integrity/workflow-removed',
  severity: 'info',
  summary: 'A workflow is deleted',
  docs: {
    why: 'What the workflow checked is no longer checked, unless another workflow does it.',
    bad: {
      files: {
        '.github/workflows/test.yml': [
          '-on: pull_request',
          '-jobs:',
          '-  test:',
          '-    steps:',
          '-      - run: npm test',
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/test.yml': [
          ' on: pull_request',
          ' jobs:',
          '   test:',
          '     steps:',
          '       - run: npm test',
          '+      - run: npm run lint',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return change.files
      .filter(
        ({ file }) =>
          file.status === 'deleted' && /^\.github\/workflows\/[^/]+\.ya?ml$|^\.gitlab-ci\.yml$/u.test(file.path),
      )
      .map(({ file }) => ({
        file: file.path,
        first: 1,
        last: 1,
        title: 'A workflow is deleted',
        rationale:
          'Nothing checks this any more, unless another workflow does. Make sure that one does, and that no required check of the branch waits for this one.',
        anchor: file.path,
      }));
  },
};
