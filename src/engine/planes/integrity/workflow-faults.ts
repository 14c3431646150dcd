/** Faults in the structure of a workflow: keys that GitHub does not know, and names of what is not there. Source: GitHub documentation, "Workflow syntax for GitHub Actions" and "Events that trigger workflows". */
import type { Tree } from '../document.js';
import { findExpressions } from '../supply-chain/workflows/expression.js';

/** One fault. Its words do not depend on the lines, so that those of two sides can be compared. */
export interface WorkflowFault {
  readonly line: number;
  /** What is wrong, as part of a sentence: “the job test has the unknown key runs_on”. */
  readonly words: string;
}

const WORKFLOW_KEYS = ['name', 'run-name', 'on', 'true', 'permissions', 'env', 'defaults', 'concurrency', 'jobs'];
const JOB_KEYS =
  'name permissions needs if runs-on environment concurrency outputs env defaults steps timeout-minutes strategy continue-on-error container services uses with secrets snapshot'.split(
    ' ',
  );
const STEP_KEYS =
  'id if name uses run shell with env continue-on-error timeout-minutes working-directory entrypoint args background wait wait-all cancel parallel'.split(
    ' ',
  );
const EVENT_KEYS =
  'types branches branches-ignore tags tags-ignore paths paths-ignore inputs outputs secrets workflows cron timezone names versions'.split(
    ' ',
  );
const EVENTS =
  'branch_protection_rule check_run check_suite create delete deployment deployment_status discussion discussion_comment fork gollum image_version issue_comment issues label merge_group milestone page_build project project_card project_column public pull_request pull_request_comment pull_request_review pull_request_review_comment pull_request_target push registry_package release repository_dispatch schedule status watch workflow_call workflow_dispatch workflow_run'.split(
    ' ',
  );

/** Returns the faults of a workflow in the order of its text; none for what is no workflow. Takes time by its length. */
export function findWorkflowFaults(workflow: Tree): readonly WorkflowFault[] {
  const jobs = workflow.entries.get('jobs');
  if (jobs?.kind !== 'map') return [];
  const on = workflow.entries.get('on') ?? workflow.entries.get('true');
  const inputs = on === undefined ? null : listInputs(on);
  return [
    ...findUnknown(workflow, WORKFLOW_KEYS, 'the workflow'),
    ...(on === undefined ? [] : findEventFaults(on)),
    ...[...jobs.entries].flatMap(([id, job]) =>
      job.kind === 'map' ? findJobFaults(id, job, new Set(jobs.entries.keys()), inputs) : [],
    ),
  ];
}

/** A key that stands where GitHub does not know it. Keys of anchors and extensions begin with other signs. */
function findUnknown(tree: Tree, known: readonly string[], where: string): readonly WorkflowFault[] {
  return [...tree.entries].flatMap(([key, { line }]) =>
    known.includes(key) || !/^[a-z]/iu.test(key) || key.startsWith('x-')
      ? []
      : [{ line, words: `${where} has the key ${key}, which workflows do not know there` }],
  );
}

function findEventFaults(on: Tree): readonly WorkflowFault[] {
  return [...on.entries].flatMap(([event, tree]): readonly WorkflowFault[] => {
    if (!EVENTS.includes(event)) return [{ line: tree.line, words: `no event is called ${event}` }];
    const nested = [...tree.entries].flatMap(([key, { line }]) =>
      EVENT_KEYS.includes(key)
        ? []
        : EVENTS.includes(key)
          ? [{ line, words: `the event ${key} stands below the event ${event}, so it starts nothing` }]
          : [{ line, words: `the event ${event} has the key ${key}, which events do not know` }],
    );
    const branches = event === 'workflow_run' ? undefined : tree.entries.get('branches');
    const patterns = branches?.items.map(({ value }) => value) ?? [branches?.value];
    const flat =
      patterns.length === 1 && patterns[0] === '*'
        ? [
            {
              line: branches?.line ?? tree.line,
              words: `the branches of ${event} are “*”, which matches no name with a slash (“**” does)`,
            },
          ]
        : [];
    return [...nested, ...flat];
  });
}

/** The names of the inputs that a caller or a person gives. */
function listInputs(on: Tree): ReadonlySet<string> {
  return new Set(
    ['workflow_call', 'workflow_dispatch'].flatMap((event) => [
      ...(on.entries.get(event)?.entries.get('inputs')?.entries.keys() ?? []),
    ]),
  );
}

function findJobFaults(
  id: string,
  job: Tree,
  jobs: ReadonlySet<string>,
  inputs: ReadonlySet<string> | null,
): readonly WorkflowFault[] {
  const steps = job.entries.get('steps')?.items ?? [];
  const ids = steps.flatMap((step) => step.entries.get('id')?.value ?? []).map(String);
  const needs = listValues(job.entries.get('needs'));
  const strategy = job.entries.get('strategy');
  // An expression may make the whole strategy.
  const matrix = strategy?.kind === 'scalar' ? null : listMatrix(strategy?.entries.get('matrix'));
  const known: Readonly<Record<string, ReadonlySet<string> | null>> = {
    needs: needs.some(isExpression) ? null : new Set(needs.map(({ value }) => String(value))),
    steps: job.entries.has('steps') ? new Set(ids) : null,
    matrix,
    inputs,
  };
  return [
    ...findUnknown(job, JOB_KEYS, `the job ${id}`),
    ...needs.flatMap((one) =>
      isExpression(one) || jobs.has(String(one.value))
        ? []
        : [{ line: one.line, words: `the job ${id} needs ${String(one.value)}, which is no job of this workflow` }],
    ),
    ...steps.flatMap((step) => findStepFaults(id, step)),
    ...ids.flatMap((one, at) =>
      ids.indexOf(one) === at ? [] : [{ line: job.line, words: `two steps of the job ${id} have the id ${one}` }],
    ),
    ...findUndefined(job, id, known),
  ];
}

const isExpression = ({ value }: Tree): boolean => typeof value === 'string' && value.includes('${{');

const listValues = (tree: Tree | undefined): readonly Tree[] =>
  tree === undefined || tree.kind === 'map' ? [] : tree.kind === 'list' ? tree.items : [tree];

/** The names of a matrix, none where a job has none; null where an expression makes a part of it. */
function listMatrix(matrix: Tree | undefined): ReadonlySet<string> | null {
  if (matrix === undefined) return new Set();
  if (matrix.kind !== 'map') return null;
  const include = matrix.entries.get('include');
  if (include !== undefined && include.kind !== 'list') return null;
  const extra = include?.items ?? [];
  if (extra.some(({ kind }) => kind !== 'map')) return null;
  return new Set([...matrix.entries.keys(), ...extra.flatMap(({ entries }) => [...entries.keys()])]);
}

function findStepFaults(job: string, step: Tree): readonly WorkflowFault[] {
  if (step.kind !== 'map') return [];
  const { entries, line } = step;
  const filled = ['with', 'env'].flatMap((key) => {
    const tree = entries.get(key);
    return tree?.kind === 'scalar' && tree.value === null
      ? [{ line: tree.line, words: `a step of the job ${job} has an empty “${key}:”` }]
      : [];
  });
  const does = ['uses', 'run', 'wait', 'wait-all', 'cancel', 'parallel'].filter((key) => entries.has(key));
  const one =
    does.length === 1
      ? []
      : [
          {
            line,
            words:
              does.length === 0
                ? `a step of the job ${job} has neither “uses” nor “run”`
                : `a step of the job ${job} has ${does.join(' and ')} at once`,
          },
        ];
  return [...findUnknown(step, STEP_KEYS, `a step of the job ${job}`), ...one, ...filled];
}

/** A member of a context by its name, outside of strings. */
const MEMBER = /(?<![\w.\]-])(needs|steps|matrix|inputs)\.([A-Za-z_][\w-]*)/gu;

/** Finds expressions that read a member which nothing defines: it is empty. */
function findUndefined(
  job: Tree,
  id: string,
  known: Readonly<Record<string, ReadonlySet<string> | null>>,
): readonly WorkflowFault[] {
  const found = new Map<string, WorkflowFault>();
  const open: { readonly tree: Tree; readonly key: string }[] = [{ tree: job, key: '' }];
  const seen = new Set<Tree>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { tree, key } = next;
    if (seen.has(tree)) continue;
    seen.add(tree);
    for (const [name, member] of tree.entries) open.push({ tree: member, key: name });
    for (const item of tree.items) open.push({ tree: item, key: '' });
    if (typeof tree.value !== 'string') continue;
    const text = tree.value;
    const expressions =
      key === 'if' && !text.includes('${{') ? [text] : findExpressions(text).map(({ inner }) => inner);
    for (const inner of expressions) {
      for (const [written, context = '', name = ''] of inner.replace(/'[^']*'/gu, "''").matchAll(MEMBER)) {
        const names = known[context];
        if (names == null || hasName(names, name) || found.has(written)) continue;
        found.set(written, { line: tree.line, words: `the job ${id} reads ${written}, which nothing defines` });
      }
    }
  }
  return [...found.values()];
}

/** Contexts are read without regard to case. */
const hasName = (names: ReadonlySet<string>, name: string): boolean =>
  names.has(name) || [...names].some((one) => one.toLowerCase() === name.toLowerCase());
