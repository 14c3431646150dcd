import { foldSpace } from '../../../base/text.js';
import type { RawFinding, Rule, RuleContext } from '../../model.js';
import { readWindows } from '../side-lines.js';
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
    const quiet = createQuietTest(context);
    const found = reportWorkflowLines(
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
    return found.map((one) => (quiet(one) ? { ...one, severity: 'info' } : one));
  },
};

/**
 * Returns a function that tells whether a finding is only for information: the step comes with the change, so that no
 * check is lost.
 */
function createQuietTest({ change }: RuleContext): (one: RawFinding) => boolean {
  const files = new Map(change.files.map((one) => [one.file.path, one]));
  return ({ file, first }) => {
    const own = files.get(file);
    const lines = own === undefined ? [] : readWindows(own, 'new').flat();
    const at = lines.findIndex(({ number }) => number === first);
    const line = lines[at];
    if (line === undefined) return false;
    // A line that begins a step is the step itself; its check may have been there in other words.
    if (/^\s*-\s/u.test(line.text)) return false;
    const head = lines
      .slice(0, at)
      .findLast(({ text }) => /\S/u.test(text) && indentation(text) < indentation(line.text));
    return head?.changed === true && /^\s*-\s/u.test(head.text);
  };
}

const indentation = (text: string): number => text.length - text.trimStart().length;
