import type { RawFinding, Rule } from '../../model.js';
import { leaveToPerson } from '../leave-to-person.js';
import type { OutlineLine } from '../outline.js';
import { readWorkflows } from './workflows/outline.js';

/** Reports a workflow that newly runs on self-hosted machines. */
export const selfHostedRunner: Rule = {
  id: 'supply-chain/self-hosted-runner',
  severity: 'info',
  summary: 'A workflow begins to run on self-hosted machines',
  docs: {
    why: 'Such a machine is often kept after the run. What one pull request leaves there can affect the next run, inside your own network.',
    bad: {
      files: {
        '.github/workflows/ci.yml': [
          ' on: pull_request',
          ' jobs:',
          '   test:',
          '-    runs-on: ubuntu-latest',
          '+    runs-on: self-hosted',
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/ci.yml': [
          ' on: pull_request',
          ' jobs:',
          '   test:',
          '-    runs-on: ubuntu-latest',
          '+    runs-on: ubuntu-24.04',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const found = readWorkflows(change.files, /self-hosted|group|runs-on/u).flatMap(
      ({ change: { file }, before, after }): readonly RawFinding[] => {
        const own = listOwnMachines(after).filter(({ changed }) => changed);
        const [first] = own;
        if (first === undefined || listOwnMachines(before).length > 0) return [];
        // A value of a matrix is used where the job names the matrix.
        const runs = after.filter(({ key, value, block }) => !block && key === 'runs-on' && value.includes('matrix.'));
        const places = [...new Set([...own, ...runs].map(({ number }) => number))]
          .toSorted((a, b) => a - b)
          .slice(0, MAX_PLACES);
        const named = own.some(({ value }) => SELF_HOSTED.test(value));
        return [
          {
            file: file.path,
            first: first.number,
            last: first.number,
            title: named
              ? 'Workflow begins to run on self-hosted machines'
              : 'Workflow begins to run on a group of runners of one’s own',
            rationale: `Code of pull requests then runs inside the own network, on machines that keep what a run leaves behind (${places.length === 1 ? 'line' : 'lines'} ${places.join(', ')}). GitHub advises against it for public repositories. Use hosted runners, or ones that live for one run only.`,
            anchor: 'self-hosted',
            // A group may also hold larger machines of GitHub.
            ...(named ? {} : { severity: 'info' }),
          },
        ];
      },
    );
    return leaveToPerson(found);
  },
};

/** So many lines are named. */
const MAX_PLACES = 30;

/** A group in a map on the line of its key. */
const NAMES_GROUP = /^\{[^}]{0,200}\bgroup\s{0,4}:\s{0,4}[^\s,}]/u;
const SELF_HOSTED = /\bself-hosted\b/u;

/** Returns the lines that choose machines of one's own: by label, by group, or by a value of a matrix. */
function listOwnMachines(lines: readonly OutlineLine[]): readonly OutlineLine[] {
  const dimensions = new Set(
    lines.flatMap(({ key, value, block }) =>
      key === 'runs-on' && !block ? [...value.matchAll(/\bmatrix\.([\w-]{1,60})/gu)].map(([, name = '']) => name) : [],
    ),
  );
  return lines.filter((line) => {
    const { key, value, parents, item, block } = line;
    if (block) return false;
    const parent = parents.at(-1) ?? '';
    if (parents.includes('runs-on') && key === 'group') return value !== '';
    if (key === 'runs-on' && NAMES_GROUP.test(value)) return true;
    if (!SELF_HOSTED.test(value)) return false;
    if (key === 'runs-on' || key === 'labels') return true;
    if (parents.includes('exclude')) return false;
    return key === null
      ? item && (parent === 'runs-on' || parent === 'labels' || dimensions.has(parent) || parents.length === 0)
      : dimensions.has(key);
  });
}
