import { foldSpace } from '../../../base/text.js';
import type { FileChange, RawFinding, Rule, RuleContext } from '../../model.js';
import { measureIndent } from '../../text/line-shape.js';
import { leaveToPerson } from '../leave-to-person.js';
import { readWindows } from '../side-lines.js';
import { isPipeline, reportWorkflowLines, stripComment } from '../workflow.js';
import { findCheck, NEVER_FAILS } from './check-commands.js';

/** Reports a step or job of a workflow that can no longer fail, or no longer runs. */
export const workflowErrorsIgnored: Rule = {
  id: 'integrity/workflow-errors-ignored',
  severity: 'info',
  summary: 'A workflow step cannot fail, or never runs',
  docs: {
    why: 'A check that cannot fail is always green.',
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
          'This part of the workflow is green if it fails too, or it does not run. If the check is broken, fix it or remove it visibly. If it is only advice, say so beside it.',
      },
      isPipeline,
    );
    return leaveToPerson(found.map((one) => (quiet(one) ? { ...one, severity: 'info' } : one)));
  },
};

/**
 * Returns a function that tells whether a finding is only for information: the step comes with the change, so that no
 * check is lost.
 */
function createQuietTest({ change }: RuleContext): (one: RawFinding) => boolean {
  const files = new Map(change.files.map((one) => [one.file.path, one]));
  const steps = new Map<string, ReadonlySet<number>>();
  return ({ file, first }) => {
    const own = files.get(file);
    const inNew = steps.get(file) ?? (own === undefined ? new Set<number>() : findLinesOfNewSteps(own));
    steps.set(file, inNew);
    return inNew.has(first);
  };
}

/** Returns the numbers of the lines below the first line of a step that comes with the change. */
function findLinesOfNewSteps(change: FileChange): ReadonlySet<number> {
  const found = new Set<number>();
  /** The lines that a line can stand below, each more indented than the one before it. */
  const above: { readonly indent: number; readonly beginsNew: boolean }[] = [];
  for (const { text, number, changed } of readWindows(change, 'new').flat()) {
    if (!/\S/u.test(text)) continue;
    const indent = measureIndent(text);
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    const begins = /^\s*-\s/u.test(text);
    // A line that begins a step is the step itself; its check may have been there in other words.
    if (!begins && above.at(-1)?.beginsNew === true) found.add(number);
    above.push({ indent, beginsNew: begins && changed });
  }
  return found;
}
