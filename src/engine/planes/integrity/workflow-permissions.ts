import type { Rule } from '../../model.js';
import { onWorkflowLines, uncommented } from './workflow.js';

/** A workflow asks for every permission there is. */
export const workflowPermissions: Rule = {
  id: 'integrity/workflow-permissions',
  severity: 'error',
  summary: 'A workflow asks for all permissions',
  docs: {
    why: 'With write-all every step, and every action that a step uses, can push code, publish releases and change settings.',
    bad: 'permissions: write-all',
    good: 'permissions:\n  contents: read',
  },
  suppressible: true,
  check(context) {
    return onWorkflowLines(
      context,
      (line) => /^\s*permissions:\s*["']?write-all\b/u.test(uncommented(line).slice(0, 200)),
      {
        title: 'Workflow asks for all permissions (write-all)',
        rationale:
          'Every step of this workflow, and every action that it uses, gets a token that can write everything in the repository. Name the permissions that are needed, and no others.',
      },
    );
  },
};
