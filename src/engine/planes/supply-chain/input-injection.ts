import type { Rule } from '../../model.js';
import { findInjections } from './injected-contexts.js';
import { readWorkflows } from './workflow-outline.js';

/** Text of whoever starts or calls a workflow is written into a script before it runs. */
export const inputInjection: Rule = {
  id: 'supply-chain/input-injection',
  severity: 'info',
  summary: 'An input becomes part of a workflow’s script',
  docs: {
    why: 'A quote in the input ends the string that it stands in, and the rest is a command. Who may start the workflow, or calls the action, may so do more than it offers.',
    bad: {
      files: {
        'action.yml': [
          ' inputs:',
          '   name:',
          '     description: Who is greeted',
          ' runs:',
          '   using: composite',
          '   steps:',
          `+    - run: echo "Hello \${{ inputs.name }}"`,
          '+      shell: bash',
        ],
      },
    },
    good: {
      files: {
        'action.yml': [
          ' inputs:',
          '   name:',
          '     description: Who is greeted',
          ' runs:',
          '   using: composite',
          '   steps:',
          '+    - run: echo "Hello $NAME"',
          '+      shell: bash',
          '+      env:',
          `+        NAME: \${{ inputs.name }}`,
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return readWorkflows(change.files, /\$\{\{/u).flatMap((workflow) =>
      findInjections(workflow, 'caller', (paths, where) => ({
        title: `Text of others becomes part of a script: ${paths}`,
        rationale: `Other people choose this text (who starts or calls this, or names a changed file), and it is put into the script before the script runs: ${where}. A quote in it ends the string that it stands in. Hand it over as an environment variable (env:) and use that in the script, in quotes.`,
      })),
    );
  },
};
