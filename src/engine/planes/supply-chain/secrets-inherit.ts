import type { RawFinding, Rule } from '../../model.js';
import type { OutlineLine } from '../outline.js';
import { tellWarningsOnce } from '../tell-once.js';
import { clip } from '../wording.js';
import {
  type ExpressionNode,
  findExpressions,
  listFlowingPaths,
  listNodes,
  parseExpression,
} from './workflows/expression.js';
import { readWorkflows, type Workflow } from './workflows/outline.js';

/** Reports a called workflow or a text that receives every secret, or one that is not named. */
export const secretsInherit: Rule = {
  id: 'supply-chain/secrets-inherit',
  severity: 'warn',
  summary: 'A called workflow gets every secret',
  docs: {
    why: 'With `inherit` the called workflow gets all secrets, present and future ones, and not only those that it needs.',
    bad: {
      files: {
        '.github/workflows/deploy.yml': [
          ' jobs:',
          '   deploy:',
          '     uses: acme/workflows/.github/workflows/deploy.yml@8f4b7f84864484a7bf31766abe9204da3cbe65b3',
          '+    secrets: inherit',
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/deploy.yml': [
          ' jobs:',
          '   deploy:',
          '     uses: acme/workflows/.github/workflows/deploy.yml@8f4b7f84864484a7bf31766abe9204da3cbe65b3',
          '+    secrets:',
          `+      token: \${{ secrets.DEPLOY_TOKEN }}`,
        ],
      },
    },
  },
  suppressible: true,
  check({ change, snapshot }) {
    const owner = `${(snapshot.repo.split('/')[0] ?? '').toLowerCase()}/`;
    const workflows = readWorkflows(change.files, /inherit|secrets/iu);
    return [
      ...tellWarningsOnce(workflows.flatMap((workflow) => findInherited(workflow, owner))),
      ...workflows.flatMap(findWhole),
    ];
  },
};

function findInherited({ change: { file }, before, after }: Workflow, owner: string): readonly RawFinding[] {
  const had = new Set(before.filter(isInherit).map(({ parents }) => parents.join('\n')));
  return after
    .filter(
      (line) => line.changed && isInherit(line) && (line.parents.length === 0 || !had.has(line.parents.join('\n'))),
    )
    .map((line) => {
      const called = findCalledWorkflow(after, line);
      const own = called.startsWith('./') || called.toLowerCase().startsWith(owner);
      return {
        file: file.path,
        first: line.number,
        last: line.number,
        title: `Every secret is handed to ${clip(called, 80) || 'a called workflow'}`,
        rationale:
          'With “secrets: inherit” the called workflow gets all secrets of the repository, its organisation and its environments. Pass by name those that it needs.',
        anchor: called,
        // A workflow of the same owner could read them anyway, and one at a commit stays what somebody could read.
        severity: own || AT_COMMIT.test(called) ? 'info' : 'warn',
        ...(own ? {} : { checksLess: true as const }),
      };
    });
}

/** A commit by its whole name: what it names can no longer change. */
const AT_COMMIT = /@[\da-f]{40}$/iu;

const WHOLE = /\bsecrets\b(?!\.)/iu;

/** Finds expressions that hold all secrets at once, one that is chosen while the workflow runs, or a part of one. */
function findWhole({ change: { file }, before, after }: Workflow): readonly RawFinding[] {
  const read = (lines: readonly OutlineLine[]) =>
    lines.flatMap((line) =>
      WHOLE.test(line.text) || /fromJSON/iu.test(line.text)
        ? findExpressions(line.text).flatMap(({ inner }) => {
            const node = parseExpression(inner);
            const use = node === null ? null : classifyUse(node);
            return use === null ? [] : [{ line, use }];
          })
        : [],
    );
  const had = new Set(read(before).map(({ line }) => line.text.trim()));
  const found = read(after).filter(({ line }) => line.changed && !had.has(line.text.trim()));
  return (['all', 'chosen', 'part'] as const).flatMap((use) => {
    const line = found.find((one) => one.use === use)?.line;
    return line === undefined
      ? []
      : [{ file: file.path, first: line.number, last: line.number, ...USES[use], anchor: line.text.trim() }];
  });
}

type Use = 'all' | 'chosen' | 'part';

const USES: Readonly<Record<Use, Pick<RawFinding, 'title' | 'rationale' | 'severity'>>> = {
  all: {
    title: 'Every secret is put into one text',
    rationale:
      'The whole “secrets” context holds all secrets of the repository, its organisation and the environment. Whatever gets it can read each of them. Pass by name those that are needed.',
    severity: 'warn',
  },
  chosen: {
    title: 'A secret is chosen while the workflow runs',
    rationale:
      'With a computed name the runner gets all secrets into its memory, and whoever sets the name can choose one. Name the secret, or choose between names with a condition.',
    severity: 'info',
  },
  part: {
    title: 'A part of a secret is used, which the log does not hide',
    rationale:
      'GitHub hides the value of a secret in logs as a whole; a member that fromJSON takes out of it is another text, and is printed. Keep each value as a secret of its own, or mask it first.',
    severity: 'info',
  },
};

/** Returns how an expression uses secrets other than by their names; null if it does not. */
function classifyUse(node: ExpressionNode): Use | null {
  const nodes = listNodes(node);
  if (nodes.some((one) => one.kind === 'path' && one.path.startsWith('secrets.[]'))) return 'chosen';
  if (listFlowingPaths(node).some((path) => path === 'secrets' || path === 'secrets.*')) return 'all';
  const parsed = nodes.some(
    (one) =>
      one.kind === 'call' &&
      one.name === 'fromjson' &&
      one.parts.some((part) => listFlowingPaths(part).some((path) => path.startsWith('secrets.'))),
  );
  return parsed ? 'part' : null;
}

const isInherit = ({ key, value }: OutlineLine) => key === 'secrets' && value === 'inherit';

/** Returns the workflow that the same job calls; empty if it is not visible. */
function findCalledWorkflow(lines: readonly OutlineLine[], line: OutlineLine): string {
  const near = lines.filter(
    (one) =>
      one.key === 'uses' &&
      one.indent === line.indent &&
      Math.abs(one.number - line.number) <= 40 &&
      one.parents.join('\n') === line.parents.join('\n'),
  );
  return near.at(-1)?.value ?? '';
}
