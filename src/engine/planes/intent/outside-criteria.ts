import type { Binding, FileChange, Rule } from '../../model.js';
import { findFirstChangedLines } from '../first-changed-lines.js';
import { clip, toFileName } from '../wording.js';

/** Files with fewer added lines only support the rest: an import, an export, a constant. */
const MIN_LINES = 5;
/** The limit of files that the rationale lists. */
const MAX_LISTED = 8;

/** Reports all source files of the change that belong to no criterion, in one finding. */
export const outsideCriteria: Rule = {
  id: 'intent/outside-criteria',
  severity: 'info',
  summary: 'Part of the change belongs to no criterion',
  docs: {
    why: 'Nobody asked for this code, so reviewers may not expect it and may read it less carefully.',
    bad: {
      criteria: ['refunds are written to the audit log'],
      files: {
        'src/refunds.ts': [' function refund(order: Order) {', '+  auditLog.write({ kind: "refund", order });', ' }'],
        'src/login.ts': [
          ' export function login(user: User) {',
          '+  const session = openSession(user);',
          '+  session.extend(days(30));',
          '+  keepFor(session, user.browser);',
          '+  greet(user.name);',
          '+  return session;',
          ' }',
        ],
      },
    },
    good: {
      criteria: ['refunds are written to the audit log'],
      files: {
        'src/refunds.ts': [' function refund(order: Order) {', '+  auditLog.write({ kind: "refund", order });', ' }'],
      },
    },
  },
  suppressible: true,
  check({ change, bindings }) {
    const bound = collectBoundFiles(bindings);
    // If nothing is bound at all, the unbound criteria are reported instead.
    if (bound.size === 0) return [];
    const outside = change.files.filter((file) => isCode(file) && !bound.has(file.file.path));
    const first = outside.toSorted((a, b) => b.added.length - a.added.length)[0];
    if (first === undefined) return [];
    const listed = outside.slice(0, MAX_LISTED).map((file) => clip(file.file.path, 120));
    const more = outside.length > MAX_LISTED ? `, and ${outside.length - MAX_LISTED} more` : '';
    return [
      {
        file: first.file.path,
        ...findFirstChangedLines(first),
        title:
          outside.length === 1
            ? `No criterion was found for ${toFileName(first.file.path)}`
            : `No criterion was found for ${toFileName(first.file.path)} and other source files`,
        rationale: `No criterion of the ticket was found to have to do with: ${listed.join(', ')}${more}. They may prepare the rest. If they are separate work, a separate pull request is easier to review and to revert.`,
        anchor: outside.map((file) => file.file.path).join('\n'),
      },
    ];
  },
};

/** What a reader is shown of a criterion belongs to it, and so does what counts as asked for. */
function collectBoundFiles(bindings: readonly Binding[]): ReadonlySet<string> {
  return new Set(bindings.flatMap(({ ranges, places = [] }) => [...ranges, ...places].map(({ file }) => file)));
}

function isCode(file: FileChange): boolean {
  return file.class === 'source' && !file.formattingOnly && file.added.length >= MIN_LINES;
}
