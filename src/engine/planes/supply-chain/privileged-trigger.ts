import type { FileChange, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { checksOutHead } from '../integrity/workflow-untrusted-checkout.js';
import type { OutlineLine } from '../outline.js';
import { listGoneTriggers, listTriggers, readWorkflows } from './workflows/outline.js';
import { listSteps } from './workflows/scripts.js';

/** Reports a workflow that newly runs with secrets on input from unknown people. */
export const privilegedTrigger: Rule = {
  id: 'supply-chain/privileged-trigger',
  severity: 'info',
  summary: 'A workflow begins to run with secrets on strangers’ events',
  docs: {
    why: 'On pull_request_target a workflow has the repository’s secrets and a token that can write, whoever opened the pull request. One step that uses content of the pull request can leak both.',
    bad: {
      files: { '.github/workflows/label.yml': [' on:', '-  pull_request:', '+  pull_request_target:', ' jobs:'] },
    },
    good: { files: { '.github/workflows/label.yml': [' on:', '   pull_request:', '+    types: [opened]', ' jobs:'] } },
  },
  suppressible: true,
  checksLess: true,
  check({ change }) {
    return readWorkflows(change.files, /pull_request_target|workflow_run/u).flatMap(
      ({ change: changed, before, after }) => {
        // A workflow that takes the place of another with this event begins nothing.
        const replaced = changed.file.status === 'added' ? listGoneTriggers(change.files) : [];
        const had = new Set([...listTriggers(before), ...replaced].map(({ name }) => name));
        // If code of the pull request is also checked out, integrity/workflow-untrusted-checkout reports it in more
        // detail.
        if (checksOutHead(changed) || onlyLabels(after)) return [];
        const first = listTriggers(after).find(
          ({ name, line }) => Object.hasOwn(WORDS, name) && line.changed && !had.has(name),
        );
        const words = first === undefined ? undefined : WORDS[first.name];
        if (first === undefined || words === undefined) return [];
        const { name, line } = first;
        // It runs after another workflow; what that one leaves behind must be read before it does harm.
        const bounded = name === 'pull_request_target' && isBounded(changed, after);
        return [
          {
            file: changed.file.path,
            first: line.number,
            last: line.number,
            ...(bounded ? BOUNDED : words),
            anchor: name,
          },
        ];
      },
    );
  },
};

/** Actions that read nothing of what a pull request brings. Sources: their READMEs, which name this event. */
const LABELERS = /^actions\/(?:labeler|first-interaction|add-to-project)$/u;

/** Returns true for a workflow each of whose steps is known to read no code: the event was made for these. */
function onlyLabels(lines: readonly OutlineLine[]): boolean {
  const steps = listSteps(lines);
  const calls = lines.some(({ key, block, parents }) => key === 'uses' && !block && parents.length === 2);
  return steps.length > 0 && !calls && steps.every(({ action }) => LABELERS.test(action));
}

/** What a run must not have to be harmless: the secrets, code from elsewhere, a machine or an environment of its own. */
const REACHES =
  /\bsecrets\b(?!\.GITHUB_TOKEN\b)|\bactions\/(?:checkout|cache)\b|\bgit\s{1,4}(?:-C\s{1,4}\S{1,80}\s{1,4})?(?:clone|fetch|pull|checkout|apply|am)\b|\bgh\s{1,4}(?:pr\s{1,4}(?:checkout|diff)|repo\s{1,4}clone|run\s{1,4}download|api)\b|\b(?:curl|wget)\b|\bself-hosted\b|:\s{0,8}["']?write(?:-all)?\b/u;

/**
 * Returns true if the whole workflow can be read and its token can only read: permissions are bounded for every job, none
 * writes, and no secret, checkout, environment or called workflow stands in it.
 */
function isBounded({ file }: FileChange, lines: readonly OutlineLine[]): boolean {
  if (file.new_text === null && file.status !== 'added') return false;
  const isKey = (one: OutlineLine, key: string, depth: number) =>
    one.key === key && !one.block && one.parents.length === depth;
  const jobs = lines.filter(
    ({ key, parents, block }) => key !== null && !block && parents.length === 1 && parents[0] === 'jobs',
  );
  const names = new Set(
    lines.flatMap((one) => (isKey(one, 'permissions', 2) && one.parents[0] === 'jobs' ? [one.parents[1]] : [])),
  );
  return (
    jobs.length > 0 &&
    (lines.some((one) => isKey(one, 'permissions', 0)) || jobs.every(({ key }) => names.has(key ?? ''))) &&
    !lines.some((one) => isKey(one, 'environment', 2) || isKey(one, 'uses', 2)) &&
    !lines.some(({ text }) => !/^\s*#/u.test(text) && REACHES.test(text.slice(0, REACH.longLine)))
  );
}

const BOUNDED = {
  title: 'Workflow begins to run on pull requests of strangers, with a token that only reads',
  rationale:
    'pull_request_target runs in the name of the repository for every pull request, from a fork too. Here no secret is named and the token only reads: keep it so, and never run what the pull request brings.',
};

const WORDS: Readonly<Record<string, { readonly title: string; readonly rationale: string }>> = {
  pull_request_target: {
    title: 'Workflow begins to run with secrets on pull requests of strangers',
    rationale:
      'pull_request_target gives every pull request, from a fork too, a run with the repository’s secrets and a token that writes. Use pull_request; where a label or a comment must be written, keep this workflow to that, with the least permissions, and never run or read what the pull request brings.',
  },
  workflow_run: {
    title: 'Workflow begins to run with secrets after runs of strangers',
    rationale:
      'workflow_run starts with the repository’s secrets and a token that writes, also after a run for a pull request from a fork. Treat artifacts and names of that run as hostile: never run them, and check them before they are used.',
  },
};
