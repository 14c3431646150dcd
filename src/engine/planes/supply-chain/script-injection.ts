import type { Rule } from '../../model.js';
import { leaveToPerson } from '../leave-to-person.js';
import { findInjections } from './workflows/injected-contexts.js';
import { isAction, isPrivileged, readWorkflows } from './workflows/outline.js';

/** Text that strangers choose is written into a script before it runs. */
export const scriptInjection: Rule = {
  id: 'supply-chain/script-injection',
  severity: 'error',
  summary: 'Text of strangers becomes part of a workflow’s script',
  docs: {
    why: 'GitHub puts the text into the script before the shell reads it. So a title of `"; curl … | sh; "` becomes a command.',
    bad: {
      files: {
        '.github/workflows/triage.yml': [
          ' on: issues',
          ' jobs:',
          '   triage:',
          '     steps:',
          `+      - run: echo "\${{ github.event.issue.title }}"`,
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/triage.yml': [
          ' on: issues',
          ' jobs:',
          '   triage:',
          '     steps:',
          '+      - run: echo "$TITLE"',
          '+        env:',
          `+          TITLE: \${{ github.event.issue.title }}`,
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return readWorkflows(change.files, /\$\{\{/u).flatMap((workflow) => {
      const ofAction = isAction(workflow.change);
      const reaches = ofAction || isPrivileged(workflow.after);
      const ofStrangers = findInjections(workflow, 'stranger', (paths, where) => ({
        title: `Strangers’ text becomes part of a script: ${paths}`,
        rationale: `The person who opens an issue or a pull request chooses this text, and GitHub puts it into the script before the script runs: ${where}. Pass it as an environment variable (env:), and use that in the script, in quotation marks.`,
      }));
      const ofMerged = findInjections(workflow, 'merged', (paths, where) => ({
        title: `The message of a commit becomes part of a script: ${paths}`,
        rationale: `The author of a merged commit chose this text, and GitHub puts it into the script before the script runs: ${where}. Pass it as an environment variable (env:), and use that in the script, in quotation marks.`,
      })).map((finding) => ({ ...finding, severity: 'info' as const }));
      const ofCarried = leaveToPerson(
        findInjections(workflow, 'carried', (paths, where) => ({
          title: `Text of others, by way of a step, becomes part of a script: ${paths}`,
          rationale: `A step writes what somebody outside chose (a title, the name of a branch or of a file) into this output or variable, and GitHub puts it into the script before the script runs: ${where}. Pass it as an environment variable (env:), and use that in the script, in quotation marks.`,
        })),
      );
      // Where the run holds no secret and may write nothing, strangers gain what their own pull request gives them anyway.
      if (!reaches) return [...leaveToPerson(ofStrangers), ...ofCarried, ...ofMerged];
      if (!ofAction) return [...ofStrangers, ...ofCarried, ...ofMerged];
      // What a workflow hands to an action may be anyone's.
      const ofCallers = findInjections(workflow, 'caller', (paths, where) => ({
        title: `An input of the action becomes part of a script: ${paths}`,
        rationale: `A workflow may pass a title or the name of a branch to this action, and GitHub puts it into the script before the script runs: ${where}. Pass it as an environment variable (env:), and use that in the script, in quotation marks.`,
      })).map((finding) => ({ ...finding, severity: 'info' as const }));
      return [...ofStrangers, ...ofCarried, ...ofCallers];
    });
  },
};
