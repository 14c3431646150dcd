import { foldSpace } from '../../../base/text.js';
import type { Rule } from '../../model.js';
import { findCheck, NEVER_FAILS } from './check-commands.js';
import { isPipeline, reportWorkflowLines, stripComment } from './workflow.js';

/** Reports a step or job of a workflow that can no longer fail, or no longer runs. */
export const workflowErrorsIgnored: Rule = {
  id: 'integrity/workflow-errors-ignored',
  severity: 'warn',
  summary: 'A workflow step cannot fail, or never runs',
  docs: {
    why: 'A check that cannot fail is green whatever it finds.',
    bad: {
      files: {
        '.github/workflows/ci.yml': [
          ' jobs:',
          '   test:',
          '     steps:',
          '       - run: npm test',
          '+        continue-on-error: true',
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/ci.yml': [
          ' jobs:',
          '   test:',
          '     steps:',
          '       - run: npm test',
          '+        timeout-minutes: 10',
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    return reportWorkflowLines(
      context,
      (line) => {
        const text = foldSpace(stripComment(line));
        return (
          /^\s*(?:-\s+)?["']?(?:continue-on-error|allow_failure|soft_fail)["']?:\s*["']?true\b/u.test(text) ||
          /^\s*(?:-\s+)?if:\s*["']?(?:false|\$\{\{\s*false\s*\}\})["']?\s*$/u.test(text) ||
          (findCheck(text) !== null && NEVER_FAILS.test(text))
        );
      },
      {
        title: 'Workflow step cannot fail, or never runs',
        rationale:
          'This part of the workflow is green whatever happens in it, or does not run at all. If the check is known to be broken, mend it or take it out openly; if it is only advice, say so beside it.',
      },
      isPipeline,
    );
  },
};
