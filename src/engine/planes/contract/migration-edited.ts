import type { FileChange, RawFinding, Rule, RuleContext } from '../../model.js';
import { MAX_ANCHOR } from '../../text/reach.js';
import { clip, toFileName } from '../wording.js';
import { findUndoLines, isMigration } from './migration-files.js';
import { createLineMapper, readStretches } from './stretches.js';

/** Reports an already merged migration that is edited or deleted: databases that ran it will not run it again. */
export const migrationEdited: Rule = {
  id: 'contract/migration-edited',
  severity: 'error',
  summary: 'A migration that was merged before is edited or deleted',
  docs: {
    why: 'A migration runs once on each database. Those that ran the old form never see the new one: from here on databases differ, and tools that keep checksums refuse to start.',
    bad: {
      files: {
        'db/migrate/20240102_add_total.sql': [
          '-ALTER TABLE orders ADD total int;',
          '+ALTER TABLE orders ADD total bigint;',
        ],
      },
    },
    good: { files: { 'db/migrate/20240203_add_note.sql': ['+ALTER TABLE orders ADD COLUMN note text;'] } },
  },
  suppressible: true,
  check(context) {
    const { files } = context.change;
    const deleted = files.filter((change) => change.file.status === 'deleted' && isMigration(change));
    return files.flatMap((change): readonly RawFinding[] => {
      const edit = deleted.includes(change) ? describeDeletion(change, deleted) : describeEdit(context, change);
      return edit === null ? [] : [{ file: change.file.path, last: edit.first, ...edit }];
    });
  },
};

type Edit = Omit<RawFinding, 'file' | 'last'>;

/** More deletions than this are one decision, reported at the first of them. */
const MANY = 3;

function describeDeletion(change: FileChange, all: readonly FileChange[]): Edit | null {
  const many = all.length > MANY;
  if (many && all[0] !== change) return null;
  return {
    first: 1,
    title: many
      ? `${all.length} merged migrations are deleted, ${toFileName(change.file.path)} and on`
      : `The merged migration ${toFileName(change.file.path)} is deleted`,
    rationale:
      'New databases will not get what it did, and tools that list what ran miss it. Where old migrations are joined into one, make sure that every database is past them. Else keep it.',
    anchor: 'deleted',
    severity: 'warn',
  };
}

const REMEDY = 'Leave it as it was merged, and put what is to change into a new migration.';

function describeEdit(context: RuleContext, change: FileChange): Edit | null {
  const { file } = change;
  if (!isMigration(change) || file.status === 'added' || file.status === 'copied') return null;
  const name = toFileName(file.path);
  const line = findFirstEdit(context, change);
  if (line === null) {
    if (file.status !== 'renamed') return null;
    return {
      first: 1,
      title: `The merged migration ${name} is renamed`,
      rationale: `It was ${clip(file.old_path ?? '', 120)}. Most tools know a migration by its name or number: databases that ran it run it again, or refuse to start. Keep the name.`,
      anchor: `renamed from ${file.old_path ?? ''}`,
      severity:
        readMigrationNumber(file.path) === readMigrationNumber(file.old_path ?? '')
          ? ('info' as const)
          : ('warn' as const),
    };
  }
  return {
    first: line.at,
    title: `The merged migration ${name} is edited`,
    rationale: line.undo
      ? `Only what undoes it changes. Databases that ran it are as they were; make sure that the new way back fits them.`
      : `Databases that ran it keep what the old form did; only new ones get this. ${REMEDY}`,
    anchor: line.anchor,
    ...(line.undo ? { severity: 'info' as const } : {}),
  };
}

/**
 * Returns the first changed line that is more than a comment, null if there is none. Lines of undo code have lower
 * priority.
 */
function findFirstEdit(
  context: RuleContext,
  change: FileChange,
): { readonly at: number; readonly anchor: string; readonly undo: boolean } | null {
  const syntax = context.syntax.get(change.file.path);
  if (syntax === undefined || syntax.substance === 'comments' || syntax.substance === 'formatting') return null;
  const place = createLineMapper(change);
  const undoNew = new Set<number>();
  const undoOld = new Set<number>();
  for (const { before, after, section } of readStretches(change)) {
    for (const line of findUndoLines(change.file.path, after, section)) undoNew.add(line);
    for (const line of findUndoLines(change.file.path, before, section)) undoOld.add(line);
  }
  const edits = [
    ...syntax.removed.map((line) => ({ line, at: place(line.number), undo: undoOld.has(line.number) })),
    ...syntax.added.map((line) => ({ line, at: line.number, undo: undoNew.has(line.number) })),
  ].filter(({ line }) => line.code.trim() !== '');
  // Liquibase files grow by new changesets below the old ones.
  const grows = /\.(?:xml|ya?ml|json)$/u.test(change.file.path) && syntax.removed.length === 0;
  if (edits.length === 0 || grows) return null;
  const first = edits.toSorted((a, b) => Number(a.undo) - Number(b.undo) || a.at - b.at)[0];
  if (first === undefined) return null;
  return { at: first.at, anchor: first.line.text.slice(0, MAX_ANCHOR).trim(), undo: first.undo };
}

function readMigrationNumber(path: string): string {
  return /\d[\d._]*/u.exec(path.slice(path.lastIndexOf('/') + 1))?.[0] ?? '';
}
