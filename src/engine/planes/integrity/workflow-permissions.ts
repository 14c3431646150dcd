import type { HunkSide } from '../../../base/hunk-lines.js';
import type { FileChange, RawFinding, Rule } from '../../model.js';
import { type OutlineLine, parseOutline } from '../outline.js';
import { adds, locateRemovedLine, readWholeSide, removes } from '../side-lines.js';
import { isPrivileged, listTriggers } from '../supply-chain/workflows/outline.js';
import { clip } from '../wording.js';
import { isWorkflow, reportWorkflowLines, stripComment } from '../workflow.js';

/** Reports a workflow that requests all permissions, or more than before. */
export const workflowPermissions: Rule = {
  id: 'integrity/workflow-permissions',
  severity: 'error',
  summary: 'A workflow asks for all permissions, or for more than before',
  docs: {
    why: 'With write-all every step, and every action that a step uses, can push code, publish releases and change settings. A single permission to write allows a part of that. A new job that names its own permissions is fine, unless strangers can start it.',
    bad: { files: { '.github/workflows/ci.yml': [' on: pull_request', '+permissions: write-all', ' jobs:'] } },
    good: {
      files: { '.github/workflows/ci.yml': [' on: pull_request', '+permissions:', '+  contents: read', ' jobs:'] },
    },
  },
  suppressible: true,
  check(context) {
    return [
      ...reportWorkflowLines(context, (line) => WRITE_ALL.test(stripComment(line)), {
        title: 'Workflow asks for all permissions (write-all)',
        rationale:
          'Every step of this workflow, and every action that it uses, gets a token that can write everything in the repository. Name the permissions that are needed, and no others.',
      }),
      ...context.change.files
        .filter(
          (change) =>
            isWorkflow(change) &&
            /\.ya?ml$/u.test(change.file.path) &&
            (change.file.status === 'added' || adds(change, /\bwrite\b/u) || removes(change, /\bpermissions\b/u)),
        )
        .flatMap((change) => {
          const read = (side: HunkSide) => readWholeSide(change, side).flatMap(parseOutline);
          const before = read('old');
          const after = read('new');
          return [
            ...findWidenedPermissions(change, before, after),
            ...findUnbounded(change, after),
            ...findDroppedPermissions(before, after).map((line) => ({
              file: change.file.path,
              first: locateRemovedLine(change, line),
              last: locateRemovedLine(change, line),
              title: 'Workflow no longer bounds its permissions',
              rationale:
                'Without “permissions:” the token has what the repository gives by default, which may be to write everything. Keep the block, with what is needed.',
              anchor: 'no permissions',
              severity: 'warn' as const,
            })),
          ];
        }),
    ];
  },
};

const WRITE_ALL = /^\s*permissions:\s*["']?write-all\b/u;
const SCOPE =
  /^(?:actions|artifact-metadata|attestations|checks|contents|deployments|discussions|id-token|issues|models|packages|pages|pull-requests|repository-projects|security-events|statuses)$/u;

/** Returns the scopes with write access on a line: one as a key, several in a list in braces. */
function listWriteScopes({ key, value, parents, block }: OutlineLine): readonly string[] {
  if (block || key === null) return [];
  if (key === 'permissions') {
    return [...value.matchAll(/([a-z-]{4,30})["']?\s{0,5}:\s{0,5}["']?write\b/gu)].map(([, scope = '']) => scope);
  }
  const within = parents.at(-1) === 'permissions' || parents.length === 0;
  return within && value === 'write' && SCOPE.test(key) ? [key] : [];
}

/** Scopes that reach what people run or trust: code, releases, packages, other workflows, the name of the repository. */
const STRONG: ReadonlySet<string> = new Set(['actions', 'contents', 'deployments', 'id-token', 'packages', 'pages']);

/** Reports, once for a file, the lines that give more permissions than before at the same place. */
function findWidenedPermissions(
  change: FileChange,
  before: readonly OutlineLine[],
  after: readonly OutlineLine[],
): readonly RawFinding[] {
  // A block where there was none takes from the default, which may be to write everything.
  if (change.file.old_text !== null && !before.some(({ key }) => key === 'permissions')) return [];
  const toPlaceKey = (line: OutlineLine) => line.parents.filter((parent) => parent !== 'permissions').join('\n');
  const had = new Set(before.flatMap((line) => listWriteScopes(line).map((scope) => `${toPlaceKey(line)}\n${scope}`)));
  // Permissions that move to another job, or from the top level into a job, are not new.
  const moved = new Set(before.filter(({ changed }) => changed).flatMap(listWriteScopes));
  if (before.some(({ key, value }) => key === 'permissions' && value === 'write-all')) return [];
  const jobs = new Set(before.flatMap(({ parents }) => (parents[0] === 'jobs' ? (parents[1] ?? []) : [])));
  const privileged = isPrivileged(after);
  const now = new Set(after.flatMap(({ parents }) => (parents[0] === 'jobs' ? (parents[1] ?? []) : [])));
  // The block above the only job is that job's. A hunk may not show the others.
  const [single = null] = change.file.new_text !== null && now.size === 1 ? now : [];
  // Where no job stays, what stands above the jobs was written for the new ones.
  const allNew = change.file.old_text !== null && now.size > 0 && [...now].every((job) => !jobs.has(job));
  const [calledBefore, calledNow] = [listCallers(before), listCallers(after)];
  const more = after.flatMap((line) => {
    if (!line.changed) return [];
    const job = line.parents[0] === 'jobs' ? (line.parents[1] ?? '') : null;
    // A new workflow or job must name its permissions: that is as it should be.
    const isNew = change.file.status === 'added' || allNew || (job !== null && !jobs.has(job));
    // So must a job that had none of its own until now: what it needs is given to it alone. And one that becomes the call of
    // another workflow.
    const own =
      isNew ||
      (job !== null &&
        ((calledNow.has(job) && !calledBefore.has(job)) ||
          (change.file.old_text !== null && !hasOwnBlock(before, job))));
    return listWriteScopes(line)
      .filter((scope) => !had.has(`${toPlaceKey(line)}\n${scope}`) && !moved.has(scope))
      .map((scope) => {
        // A name for one job alone is there to take the place of a stored secret.
        const strong = STRONG.has(scope) && (scope !== 'id-token' || job === null);
        const wide = own ? privileged && STRONG.has(scope) : strong || privileged;
        // What one job is given reaches its steps alone, whichever block gives it, and a name signs what is built: strangers
        // have to start it before that weighs as much.
        const whole = job === null && single === null;
        const loud = wide && ((whole && scope !== 'id-token') || privileged);
        return { scope, line, wide, loud };
      })
      .filter(({ wide }) => wide || !isNew || job === null);
  });
  const [first] = more.toSorted((a, b) => Number(b.loud) - Number(a.loud) || Number(b.wide) - Number(a.wide));
  if (first === undefined) return [];
  const scopes = [...new Set([first, ...more].map(({ scope }) => scope))];
  const within = new Set(more.map(({ line: { parents } }) => (parents[0] === 'jobs' ? (parents[1] ?? '') : '')));
  const [named] = within.size === 1 ? within : [''];
  const job = named === '' ? single : named;
  return [
    {
      file: change.file.path,
      first: first.line.number,
      last: first.line.number,
      title: `${job ? `Job ${clip(job, 40)}` : 'Workflow'} may write: ${clip(scopes.join(', '), 60)}`,
      rationale: `Every step here, and every action that a step uses, gets a token with this permission (line ${clip([...new Set(more.map(({ line }) => line.number))].join(', '), 100)}). ${job ? 'Check that a step needs it.' : 'Check that a step needs it; give it to that one job only.'}`,
      anchor: `${toPlaceKey(first.line)} ${scopes.join(' ')}`,
      severity: first.loud ? 'warn' : 'info',
      ...(first.wide ? { checksLess: true as const } : {}),
    },
  ];
}

/** Returns true if a job names permissions of its own. */
function hasOwnBlock(lines: readonly OutlineLine[], job: string): boolean {
  return lines.some(
    ({ key, parents, block }) =>
      key === 'permissions' && !block && parents.length === 2 && parents[0] === 'jobs' && parents[1] === job,
  );
}

/** Returns the jobs that call another workflow instead of having steps. */
function listCallers(lines: readonly OutlineLine[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap(({ key, parents, block }) =>
      key === 'uses' && !block && parents.length === 2 && parents[0] === 'jobs' ? [parents[1] ?? ''] : [],
    ),
  );
}

/** Reports a new workflow with a job that nothing bounds. A workflow that is only called has the caller's bounds. */
function findUnbounded(change: FileChange, after: readonly OutlineLine[]): readonly RawFinding[] {
  if (change.file.status !== 'added' || !/\/workflows\//u.test(change.file.path)) return [];
  const triggers = listTriggers(after).filter(({ line }) => line.parents.length < 2);
  const names = new Set(triggers.map(({ name }) => name));
  if (after.some(({ key, parents, block }) => key === 'permissions' && parents.length === 0 && !block)) return [];
  if (names.size === 1 && names.has('workflow_call')) return [];
  const jobs = after.filter(
    ({ key, parents, block }) => key !== null && !block && parents.length === 1 && parents[0] === 'jobs',
  );
  const bound = new Set(
    after.flatMap(({ key, parents, block }) =>
      key === 'permissions' && !block && parents.length === 2 ? [parents[1]] : [],
    ),
  );
  const free = jobs.filter(({ key }) => !bound.has(key ?? ''));
  const [first] = free;
  if (first === undefined) return [];
  return [
    {
      file: change.file.path,
      first: first.number,
      last: first.number,
      title: `New workflow without permissions: ${clip(free.map(({ key }) => key).join(', '), 60)}`,
      rationale:
        'Without “permissions:” the token of these jobs has what the repository gives by default, which may be to write everything. Begin the workflow with “permissions: {}” or with what is needed.',
      anchor: 'without permissions',
      severity: 'info',
    },
  ];
}

/** Returns the line of a removed top-level block that limited the permissions, if no other block limits them now. */
function findDroppedPermissions(before: readonly OutlineLine[], after: readonly OutlineLine[]): readonly number[] {
  const has = (lines: readonly OutlineLine[]) => lines.find(({ key }) => key === 'permissions');
  const old = before.find(
    ({ key, changed, parents, value }) =>
      key === 'permissions' && changed && parents.length === 0 && value !== 'write-all',
  );
  return old === undefined || has(after) !== undefined ? [] : [old.number];
}
