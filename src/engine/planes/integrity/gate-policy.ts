import type { Rule } from '../../model.js';
import { firstChangedLines } from './first-lines.js';

/** The gate's own policy changed. */
export const gatePolicy: Rule = {
  id: 'integrity/gate-policy',
  severity: 'warn',
  summary: "The gate's own policy changes",
  docs: {
    why: 'Whoever changes the policy changes what every later pull request must pass. This one is still judged by the policy at its base.',
    bad: '- security/*: error\n+ security/*: off',
    good: 'A pull request of its own for the policy, read by its owners.',
  },
  suppressible: false,
  check({ change }) {
    return change.files
      .filter(({ file }) => isPolicy(file.path) || (file.old_path !== null && isPolicy(file.old_path)))
      .map((changed) => ({
        file: changed.file.path,
        ...firstChangedLines(changed),
        title: changed.file.status === 'deleted' ? "The gate's policy is deleted" : "The gate's policy is changed",
        rationale:
          'This file decides what later pull requests must pass. The change itself was judged by the policy at the base commit. Read what it loosens, and have someone agree who answers for it.',
        anchor: changed.file.path,
      }));
  },
};

function isPolicy(path: string): boolean {
  return /^\.review-gate(?:\.ya?ml$|\/)/u.test(path);
}
