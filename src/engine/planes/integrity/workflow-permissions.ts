import type { HunkSide } from '../../../base/hunk-lines.js';
import type { RawFinding, Rule } from '../../model.js';
import { type OutlineLine, parseOutline } from '../outline.js';
import { adds, locateRemovedLine, readWholeSide, removes } from '../side-lines.js';
import { clip } from '../wording.js';
import { isWorkflow, reportWorkflowLines, stripComment } from './workflow.js';

/** Reports a workflow that requests all permissions, or more than before. */
export const workflowPermissions: Rule = {
  id: 'integrity/workflow-permissions',
  severity: 'error',
  summary: 'A workflow asks for all permissions, or for more than before',
  docs: {
    why: 'With write-all every step, and every action that a step uses, can push code, publish releases and change settings. A single permission to write does part of that: it is told of as a warning.',
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
            (adds(change, /\bwrite\b/u) || removes(change, /\bpermissions\b/u)),
        )
        .flatMap((change) => {
          const read = (side: HunkSide) => readWholeSide(change, side).flatMap(parseOutline);
          const before = read('old');
          const after = read('new');
          const isNew = change.file.status === 'added';
          return [
            ...findWidenedPermissions(change.file.path, before, after, isNew),
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

/** Reports each line that gives more permissions than before at the same place. */
function findWidenedPermissions(
  file: string,
  before: readonly OutlineLine[],
  after: readonly OutlineLine[],
  isNew: boolean,
): readonly RawFinding[] {
  const toPlaceKey = (line: OutlineLine) => line.parents.filter((parent) => parent !== 'permissions').join('\n');
  const had = new Set(before.flatMap((line) => listWriteScopes(line).map((scope) => `${toPlaceKey(line)}\n${scope}`)));
  // Permissions that move to another job, or from the top level into a job, are not new.
  const moved = new Set(before.filter(({ changed }) => changed).flatMap(listWriteScopes));
  const all = before.some(({ key, value }) => key === 'permissions' && value === 'write-all');
  return after.flatMap((line): readonly RawFinding[] => {
    if (!line.changed || all) return [];
    const more = listWriteScopes(line).filter(
      (scope) => !had.has(`${toPlaceKey(line)}\n${scope}`) && !moved.has(scope),
    );
    return more.length === 0
      ? []
      : [
          {
            file,
            first: line.number,
            last: line.number,
            title: `Workflow may write: ${clip(more.join(', '), 60)}`,
            rationale:
              'Every step here, and every action that a step uses, gets a token with this permission. Check that a step needs it; give it to that one job only.',
            anchor: `${toPlaceKey(line)} ${more.join(' ')}`,
            // A new workflow must name the permissions of its jobs. This is correct, unless it gives them to all jobs.
            severity: isNew && toPlaceKey(line) !== '' ? 'info' : 'warn',
          },
        ];
  });
}

/** Returns the line of a removed top-level block that limited the permissions, if no other block limits them now. */
function findDroppedPermissions(before: readonly OutlineLine[], after: readonly OutlineLine[]): readonly number[] {
  const has = (lines: readonly OutlineLine[]) => lines.find(({ key }) => key === 'permissions');
  const old = before.find(
    ({ key, changed, indent, value }) => key === 'permissions' && changed && indent === 0 && value !== 'write-all',
  );
  return old === undefined || has(after) !== undefined ? [] : [old.number];
}
