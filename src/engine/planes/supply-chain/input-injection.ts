import type { Rule } from '../../model.js';
import { findInjections } from './workflows/injected-contexts.js';
import { isAction, readWorkflows } from './workflows/outline.js';

/** Text of whoever starts or calls a workflow is written into a script before it runs. */
export const inputInjection: Rule = {
  id: 'supply-chain/input-injection',
  severity: 'info',
  summary: 'An input becomes part of a workflow’s script',
  docs: {
    why: 'A quotation mark in the input ends the string around it, and the rest is a command. So a person who may start the workflow can do more than the workflow offers.',
    bad: {
      files: {
        '.github/workflows/greet.yml': [
          ' on: workflow_dispatch',
          ' jobs:',
          '   greet:',
          '     steps:',
          `+      - run: echo "Hello \${{ inputs.name }}"`,
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/greet.yml': [
          ' on: workflow_dispatch',
          ' jobs:',
          '   greet:',
          '     steps:',
          '+      - run: echo "Hello $NAME"',
          '+        env:',
          `+          NAME: \${{ inputs.name }}`,
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    // Inputs of an action are told by supply-chain/script-injection.
    const workflows = change.files.filter((one) => !isAction(one));
    return readWorkflows(workflows, /\$\{\{/u).flatMap((workflow) =>
      findInjections(workflow, 'caller', (paths, where) => ({
        title: `Text that is given to a workflow becomes part of a script: ${paths}`,
        rationale: `Whoever starts or calls the workflow, or names a changed file, chooses this text, and it is put into the script before the script runs: ${where}. A quote in it ends the string that it stands in. Pass it as an environment variable (env:), and use that in the script, in quotation marks.`,
      })),
    );
  },
};
