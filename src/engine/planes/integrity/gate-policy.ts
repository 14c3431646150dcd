import type { FileChange, RawFinding, Rule } from '../../model.js';
import { findFirstChangedLines } from '../first-changed-lines.js';
import { breaksPolicy, findWeakenings } from './policy-weakened.js';

/** Reports changes of the gate's own policy; each loosened line has its own finding. */
export const gatePolicy: Rule = {
  id: 'integrity/gate-policy',
  severity: 'warn',
  summary: "The gate's own policy changes",
  docs: {
    why: 'A change of the policy changes what every later pull request must pass. This pull request is still judged by the policy before it.',
    bad: { files: { '.review-gate.yml': [' severities:', '-  security/*: error', '+  security/*: off'] } },
    good: { files: { 'src/cart.ts': [' const items = load();', '+items.sort(byPrice);'] } },
  },
  suppressible: false,
  async check({ change }) {
    const policies = change.files.filter(
      ({ file }) => isPolicy(file.path) || (file.old_path !== null && isPolicy(file.old_path)),
    );
    return (await Promise.all(policies.map(collectFindings))).flat();
  },
};

async function collectFindings(changed: FileChange): Promise<readonly RawFinding[]> {
  const { path, status } = changed.file;
  const loosened = status === 'deleted' || !isPolicy(path) ? [] : findWeakenings(changed);
  if (loosened.length > 0) {
    return loosened.map(({ line, what }) => ({
      file: path,
      first: line,
      last: line,
      title: `The gate's policy is weakened: ${what}`,
      rationale:
        'With this line, later pull requests may pass that did not before. This change itself was judged by the policy before it. Somebody who is responsible for the policy should agree.',
      anchor: what,
    }));
  }
  const broken = status !== 'deleted' && /\.ya?ml$/u.test(path) && (await breaksPolicy(changed));
  const title = status === 'deleted' ? 'is deleted' : broken ? 'can no longer be read' : 'is changed';
  return [
    {
      file: path,
      ...findFirstChangedLines(changed),
      title: `The gate's policy ${title}`,
      rationale:
        'This file decides what later pull requests must pass. This change itself was judged by the policy before it. Read what becomes less strict. Somebody who is responsible for the policy should agree.',
      anchor: path,
    },
  ];
}

function isPolicy(path: string): boolean {
  return /^\.review-gate(?:\.ya?ml$|\/)/u.test(path);
}
