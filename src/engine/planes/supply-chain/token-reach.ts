import { addToCount, takeFromCount } from '../../../base/groups.js';
import type { RawFinding, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import type { OutlineLine } from '../outline.js';
import { clip } from '../wording.js';
import { readWorkflows, type Workflow } from './workflows/outline.js';
import { findInput, findUses, listSteps, type Step } from './workflows/scripts.js';

/** Reports a token that later steps can take, or that may do more than the step needs. */
export const tokenReach: Rule = {
  id: 'supply-chain/token-reach',
  severity: 'info',
  summary: 'A token of a workflow reaches further than it must',
  docs: {
    why: 'Every later step and every action can use the token, not only the step that needs it. An artifact can contain it.',
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
    const named = /\bactions\/(?:checkout|create-github-app-token)\b|persist-credentials|\btoken\b/iu;
    const workflows = readWorkflows(change.files, named, named);
    const left = new LeftCheckouts(workflows);
    return workflows.flatMap((workflow) => [
      ...findKeptCredentials(workflow, left),
      ...findAppTokens(workflow),
      ...findSharedTokens(workflow),
    ]);
  },
};

const CHECKOUT = 'actions/checkout';

/** Returns true for a checkout that says nothing of the token. */
const isKept = (step: Step): boolean =>
  step.action === CHECKOUT && !/^(?:false|true)$/iu.test(findInput(step, /^persist-credentials$/u)?.value ?? '');

/** Checkouts with a token that workflows lose: a job that goes to another workflow keeps what it kept. */
class LeftCheckouts {
  /** By the step that follows, so that another job does not count as the one that went. */
  readonly #left = new Map<string, number>();

  constructor(workflows: readonly Workflow[]) {
    for (const { before, after } of workflows) {
      const kept = countFollowing(after);
      for (const [next, count] of countFollowing(before))
        addToCount(this.#left, next, Math.max(0, count - (kept.get(next) ?? 0)));
    }
  }

  /** Returns whether a workflow lost such a checkout before the same step, and takes it away. */
  take(next: string): boolean {
    return takeFromCount(this.#left, next);
  }
}

/** A checkout with a token, and the words that the next step begins with. */
interface Kept {
  readonly step: Step;
  readonly next: string;
}

const listKept = (lines: readonly OutlineLine[]): readonly Kept[] =>
  listSteps(lines).flatMap((step, at, steps) =>
    isKept(step) ? [{ step, next: steps[at + 1]?.lines[0]?.text.trim() ?? '' }] : [],
  );

function countFollowing(lines: readonly OutlineLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { next } of listKept(lines)) addToCount(counts, next);
  return counts;
}

/** The job that a step stands in; empty where a hunk does not show it. */
const readJob = ({ lines }: Step): string => lines[0]?.parents.slice(0, -1).join('.') ?? '';

/**
 * Returns a function that tells whether a workflow kept such a checkout before: in the same job, or in one that goes and has
 * the same next step.
 */
function createKeptBefore(before: readonly OutlineLine[], after: readonly OutlineLine[]): (step: Kept) => boolean {
  const jobs = new Set(listSteps(after).map(readJob));
  const had = listKept(before).map(({ step, next }) => ({ job: readJob(step), next }));
  return ({ step, next }) =>
    had.some(({ job, next: then }) => job === readJob(step) || (then === next && !jobs.has(job)));
}

/** Finds the first checkouts of a workflow that leave the token behind, once for a file: one that did so before and stays has decided. */
function findKeptCredentials(
  { change: { file, removed }, before, after }: Workflow,
  left: LeftCheckouts,
): readonly RawFinding[] {
  const kept = listKept(after);
  const had = listSteps(before).some(isKept);
  if (had && kept.some(({ step }) => findUses(step)?.changed === false)) return [];
  const wasKept = createKeptBefore(before, after);
  const loses = removed.some(({ text }) =>
    /\bpersist-credentials["']?\s{0,9}:\s{0,9}["']?false\b/iu.test(text.slice(0, REACH.line)),
  );
  const line = kept
    .filter((one) => !had || !wasKept(one))
    .flatMap(({ step, next }) => {
      const uses = findUses(step);
      return uses === undefined || (uses.changed && left.take(next)) ? [] : [uses];
    })
    .find(({ changed }) => changed || loses);
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

/** Finds tokens of an app with more than a step can need, once for a file. */
function findAppTokens({ change: { file }, before, after }: Workflow): readonly RawFinding[] {
  const list = (lines: readonly OutlineLine[]) => listSteps(lines).flatMap(listExcesses);
  const left = new Map<string, number>();
  for (const { words } of list(before)) addToCount(left, words);
  const found = list(after).filter(({ words, changed }) => {
    const isNew = !takeFromCount(left, words);
    return changed && isNew;
  });
  const [first] = found;
  if (first === undefined) return [];
  return [
    {
      file: file.path,
      first: first.step,
      last: first.step,
      title: 'A token of an app reaches further than it must',
      rationale: `${found.map(({ words, line }) => `The token ${words} (line ${line}).`).join(' ')} Name the permissions (“permission-…”) and the repositories, and let it be revoked.`,
      anchor: found.map(({ words }) => words).join('\n'),
    },
  ];
}

/** What a token has too much, with the line that gives it. */
interface Excess {
  readonly words: string;
  /** The line that names the action. */
  readonly step: number;
  readonly line: number;
  readonly changed: boolean;
}

const APP_TOKENS =
  /^(?:actions\/create-github-app-token|tibdex\/github-app-token|peter-murray\/workflow-application-token-action)$/u;
/** Permissions of an organisation: they have no repository. */
const OF_ORGANIZATION = /^permission-(?:members|organization-)/u;

/** Source: `action.yml` and README of actions/create-github-app-token. */
function listExcesses(step: Step): readonly Excess[] {
  const uses = APP_TOKENS.test(step.action) ? findUses(step) : undefined;
  if (uses === undefined) return [];
  const own = step.lines.some(({ changed }) => changed);
  const permissions = step.lines.filter(
    ({ key, parents, block }) =>
      !block && key !== null && /^permissions?(?:-|$)/u.test(key) && parents.at(-1) === 'with',
  );
  const found: Excess[] = [];
  if (permissions.length === 0)
    found.push({ words: 'has every permission of the app', step: uses.number, line: uses.number, changed: own });
  const kept = findInput(step, /^skip-token-revoke$/u);
  if (kept !== undefined && !/^(?:false|)$/iu.test(kept.value))
    found.push({
      words: 'outlives the job, as it is not revoked',
      step: uses.number,
      line: kept.number,
      changed: kept.changed,
    });
  const owner = findInput(step, /^owner$/u);
  const ofRepositories = permissions.length === 0 || permissions.some(({ key }) => !OF_ORGANIZATION.test(key ?? ''));
  if (owner !== undefined && findInput(step, /^repositories$/u) === undefined && ofRepositories)
    found.push({
      words: 'reaches all repositories of the owner that the app is installed in',
      step: uses.number,
      line: owner.number,
      changed: own,
    });
  return found;
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
