/** Decides which files a repository gets, and says why. Reads and writes nothing. */
import { REPOSITORY_POLICY_PATH } from '../contract/index.js';
import { type CalledWorkflow, writeGateWorkflow } from './gate-workflow.js';
import { TEMPLATE_FOLDER } from './issue-templates.js';
import { writePolicy } from './policy.js';
import type { SeenRepository } from './seen.js';
import { writeTicketTemplate } from './ticket-template.js';
import type { SeenWorkflow } from './workflows.js';

/** A file to write, and the reasons for what is in it. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
  readonly why: readonly string[];
}

/** A file that is there already and stays as it is. */
export interface KeptFile {
  readonly path: string;
  readonly why: string;
}

/** What `init` will do. */
export interface Plan {
  readonly files: readonly PlannedFile[];
  readonly kept: readonly KeptFile[];
  /** What a person should know or may do beside it. */
  readonly notes: readonly string[];
  readonly next: readonly string[];
}

/** What was asked. */
export interface SetupOptions {
  /** The action as workflows name it: `owner/name@ref`. */
  readonly action: string;
  /** Whether the gate blocks from the start. */
  readonly enforce: boolean;
  /** What a reader types for the command: `review-gate`. */
  readonly command: string;
}

/** The file of the workflow. */
export const WORKFLOW_PATH = '.github/workflows/review-gate.yml';

type Part = { readonly file: PlannedFile } | { readonly kept: KeptFile };

/** For so many test runners a command is shown. */
const MOST_RUNNERS = 3;

const GATE_JOB = 'the job `gate`';

/** Coverage of the merge commit has other lines than the head. */
const isUsable = ({ input, ofHead }: SeenWorkflow['reports'][number]) => input !== 'coverage' || ofHead;

/** The first workflow that can be called and has reports. */
function findCalled({ workflows }: SeenRepository): CalledWorkflow | null {
  const found = workflows.find(({ notCallable, reports }) => notCallable === null && reports.some(isUsable));
  return found === undefined ? null : { path: found.path, reports: found.reports.filter(isUsable) };
}

function planWorkflow(seen: SeenRepository, { action, enforce }: SetupOptions): Part {
  const own = seen.workflows.find(({ hasGate }) => hasGate);
  if (own !== undefined) return { kept: { path: own.path, why: 'Review Gate is in it already.' } };
  if (seen.paths.has(WORKFLOW_PATH)) {
    const why = 'It has no step of Review Gate. Rename it, or delete it, and run this command again.';
    return { kept: { path: WORKFLOW_PATH, why } };
  }
  const queue = seen.workflows.find(({ events }) => events.includes('merge_group'));
  const called = findCalled(seen);
  const about = enforce
    ? [`Reviews each pull request and fails unless it is approved. Make ${GATE_JOB} a required check.`]
    : [
        'Reviews each pull request and shows the verdict. As long as `fail-on: never` is there, it blocks nobody.',
        `Later: delete that line, and make ${GATE_JOB} a required check.`,
      ];
  const text = writeGateWorkflow({ action, about, mergeQueue: queue !== undefined, advice: !enforce, called });
  const why = [
    enforce
      ? 'The gate: no checkout, no server, no secret. It fails unless the verdict is auto-approve.'
      : 'The gate, as advice: no checkout, no server, no secret. It shows the verdict and blocks nobody.',
    ...(queue === undefined ? [] : [`It runs for merge queues too, because ${queue.path} does.`]),
    ...(called === null
      ? []
      : [`It calls ${called.path} and takes its reports: ${called.reports.map(({ file }) => file).join(', ')}.`]),
  ];
  return { file: { path: WORKFLOW_PATH, text, why } };
}

function planPolicy(seen: SeenRepository, { command }: SetupOptions): Part {
  const path = REPOSITORY_POLICY_PATH;
  if (seen.paths.has(path)) {
    return { kept: { path, why: `It stays as it is. Check it with: ${command} policy validate ${path}` } };
  }
  const why = [`The policy: balanced, as without it. It counts when it is on ${seen.defaultBranch}.`];
  return { file: { path, text: writePolicy(seen), why } };
}

function planTemplate({ templates, paths }: SeenRepository): Part {
  const { withCriteria, style } = templates;
  if (withCriteria !== null) return { kept: { path: withCriteria, why: 'It asks for acceptance criteria already.' } };
  const { text, ending } = writeTicketTemplate(style);
  const names = ['change', 'review-gate-change'].map((name) => `${TEMPLATE_FOLDER}/${name}${ending}`);
  const path = names.find((name) => !paths.has(name));
  if (path === undefined) {
    const why = 'No template asks for acceptance criteria. Add a section "Acceptance criteria" to one.';
    return { kept: { path: names.join(', '), why } };
  }
  const beside = templates.paths.length === 0 ? '' : ' The templates that are there stay as they are.';
  return { file: { path, text, why: [`A template for tickets with acceptance criteria.${beside}`] } };
}

/** Says how reports that the gate does not take yet would come to it. */
function adviseReports(seen: SeenRepository): string[] {
  const kept = seen.workflows.filter(({ reports, events }) => reports.length > 0 && events.includes('pull_request'));
  if (findCalled(seen) !== null) {
    const skipped = kept.flatMap(({ reports }) => reports).filter((report) => !isUsable(report));
    return skipped
      .slice(0, 1)
      .map(
        ({ file }) =>
          `${file} is not given to the gate: it was measured on the merge commit, whose lines may be others. Check out the head with ref: \${{ github.event.pull_request.head.sha }}, delete ${WORKFLOW_PATH} and run this command again.`,
      );
  }
  const [first] = kept;
  if (first !== undefined) {
    const files = [...new Set(first.reports.map(({ file }) => file))].join(', ');
    const why = first.notCallable ?? 'the lines of its coverage are those of the merge commit';
    return [
      `${first.path} uploads ${files}. The gate takes them if it can call that workflow, but ${why}. Give it \`workflow_call:\` below \`on\`, \`permissions: { contents: read }\`, no secrets, and a checkout of \${{ github.event.pull_request.head.sha }}. Then delete ${WORKFLOW_PATH} and run this command again.`,
    ];
  }
  if (seen.runners.length === 0) return [];
  const commands = seen.runners
    .slice(0, MOST_RUNNERS)
    .map(
      ({ command, writes, folder }) =>
        `${folder === '' ? '' : `in the folder ${folder}, `}${command} (writes ${writes})`,
    );
  return [
    `No workflow keeps reports of the tests (${seen.runners.map(({ name }) => name).join(', ')}), so no criterion can be tested yet. In a job: ${commands.join('; ')}. How to give them to the gate: docs/evidence.md of Review Gate.`,
  ];
}

function listNext(
  files: readonly PlannedFile[],
  { action, enforce, command }: SetupOptions,
  seen: SeenRepository,
): string[] {
  if (files.length === 0) return [`There was nothing to do. To see a verdict here: ${command} review`];
  const owner = action.startsWith('OWNER/')
    ? [`Replace ${action} in ${WORKFLOW_PATH} with the address of the action.`]
    : [];
  return [
    ...(files.some(({ path }) => path === WORKFLOW_PATH) ? owner : []),
    `See what it says about your change, before you push: ${command} review`,
    `See what it would have said about merged changes: ${command} backtest --last 50`,
    `Commit the files and merge them into ${seen.defaultBranch}.`,
    'Write acceptance criteria into an issue, and `Closes #12` into the pull request for it.',
    enforce
      ? `Make ${GATE_JOB} a required check of ${seen.defaultBranch}: docs/required-checks.md of Review Gate.`
      : `After some weeks of advice: delete \`fail-on: never\` in ${WORKFLOW_PATH}, and make ${GATE_JOB} a required check.`,
  ];
}

/** Makes the plan. */
export function planSetup(seen: SeenRepository, options: SetupOptions): Plan {
  const parts = [planWorkflow(seen, options), planPolicy(seen, options), planTemplate(seen)];
  const files = parts.flatMap((part) => ('file' in part ? [part.file] : []));
  const hasWorkflow = files.some(({ path }) => path === WORKFLOW_PATH);
  return {
    files,
    kept: parts.flatMap((part) => ('kept' in part ? [part.kept] : [])),
    notes: hasWorkflow ? adviseReports(seen) : [],
    next: listNext(files, options, seen),
  };
}
