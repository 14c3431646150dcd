import type { RawFinding, Rule } from '../../model.js';
import type { OutlineLine } from '../outline.js';
import { clip } from '../wording.js';
import { readWorkflows, type Workflow } from './workflow-outline.js';
import { findInput, listSteps, type Step } from './workflow-scripts.js';

/** Reports a token that later steps can take, or that may do more than the step needs. */
export const tokenReach: Rule = {
  id: 'supply-chain/token-reach',
  severity: 'info',
  summary: 'A token of a workflow reaches further than it must',
  docs: {
    why: 'What one step needs, every later step and every action can use, and an artifact can carry out.',
    bad: {
      files: {
        '.github/workflows/ci.yml': [
          ' jobs:',
          '   test:',
          '     steps:',
          '+      - uses: actions/checkout@v4',
          '       - run: make',
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/ci.yml': [
          ' jobs:',
          '   test:',
          '     steps:',
          '+      - uses: actions/checkout@v4',
          '+        with:',
          '+          persist-credentials: false',
          '       - run: make',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return readWorkflows(
      change.files,
      /\bactions\/(?:checkout|create-github-app-token)\b|persist-credentials|\btoken\b/iu,
    ).flatMap((workflow) => [
      ...findKeptCredentials(workflow),
      ...findAppTokens(workflow),
      ...findSharedTokens(workflow),
    ]);
  },
};

const CHECKOUT = 'actions/checkout';

/** Finds checkouts that are new and leave the token behind, once for a file. */
function findKeptCredentials({ change: { file }, before, after }: Workflow): readonly RawFinding[] {
  const isKept = (step: Step) =>
    step.action === CHECKOUT && !/^(?:false|true)$/iu.test(findInput(step, /^persist-credentials$/u)?.value ?? '');
  const kept = listSteps(after).filter(isKept);
  if (kept.length <= listSteps(before).filter(isKept).length) return [];
  const line = kept.flatMap(findUses).find(({ changed }) => changed);
  if (line === undefined) return [];
  return [
    {
      file: file.path,
      first: line.number,
      last: line.number,
      title: 'The checkout leaves its token behind for later steps',
      rationale:
        'actions/checkout keeps the token on the disk, where every later step can read it, and where it can get into an artifact. Set “persist-credentials: false”, or true where a later step pushes.',
      anchor: CHECKOUT,
    },
  ];
}

const findUses = ({ lines }: Step): readonly OutlineLine[] =>
  lines.filter(({ key, block }) => key === 'uses' && !block).slice(0, 1);

/** Finds tokens of an app with all that the app may do. */
function findAppTokens({ change: { file }, before, after }: Workflow): readonly RawFinding[] {
  const isWide = (step: Step) =>
    /^(?:actions\/create-github-app-token|tibdex\/github-app-token|peter-murray\/workflow-application-token-action)$/u.test(
      step.action,
    ) &&
    (findInput(step, /^permissions?(?:-|$)/u) === undefined ||
      findInput(step, /^skip-token-revoke$/u)?.value === 'true' ||
      (findInput(step, /^owner$/u) !== undefined && findInput(step, /^repositories$/u) === undefined));
  const wide = listSteps(after).filter(isWide);
  if (wide.length <= listSteps(before).filter(isWide).length) return [];
  const line = wide.flatMap(({ lines }) => lines).find(({ changed }) => changed);
  if (line === undefined) return [];
  return [
    {
      file: file.path,
      first: line.number,
      last: line.number,
      title: 'A token of an app has all that the app may do',
      rationale:
        'Without “permission-…” inputs the token has every permission of the app, with an owner and no repositories it reaches all of them, and without revocation it outlives the job. Name the permissions and the repositories.',
      anchor: 'app token',
    },
  ];
}

/** Finds a token that is set for all jobs, and so for every action that they use. */
function findSharedTokens({ change: { file }, before, after }: Workflow): readonly RawFinding[] {
  const isShared = ({ text, parents, block }: OutlineLine) =>
    !block &&
    parents.length === 1 &&
    parents[0] === 'env' &&
    /\$\{\{\s{0,10}(?:github\.token|secrets\.\w{1,100})\s{0,10}\}\}/u.test(text);
  const had = new Set(before.filter(isShared).map(({ key }) => key));
  const line = after.find((one) => one.changed && isShared(one) && !had.has(one.key));
  if (line === undefined) return [];
  return [
    {
      file: file.path,
      first: line.number,
      last: line.number,
      title: `A secret is set for every step of the workflow: ${clip(line.key ?? '', 50)}`,
      rationale:
        'At the top of the workflow every step and every action gets it in its environment. Set it in the env of the step that needs it.',
      anchor: line.key ?? '',
    },
  ];
}
