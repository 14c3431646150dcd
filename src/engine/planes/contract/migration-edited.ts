import { getFileName } from '../../../base/paths.js';
import { isMigrationPath, isRepeated } from '../../change/migration-layouts.js';
import type { FileChange, FileSyntax, RawFinding, Rule, RuleContext } from '../../model.js';
import { MAX_ANCHOR, REACH } from '../../text/reach.js';
import { clip, toFileName } from '../wording.js';
import { isIdleLine, readEffects } from './migrations/effects.js';
import { findUndoLines, isMigration } from './migrations/files.js';
import { createMadeUpTest } from './migrations/made-up.js';
import { createLineMapper, readStretches } from './stretches.js';

/** Reports an already merged migration that is edited or deleted: databases that ran it will not run it again. */
export const migrationEdited: Rule = {
  id: 'contract/migration-edited',
  severity: 'error',
  summary: 'A migration that was merged before is edited or deleted',
  docs: {
    why: 'A migration runs once on each database. Databases that ran the old text never run the new one. So databases differ from then on, and tools that keep checksums refuse to start.',
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
    const own = files.filter((change) => isMigration(change) && !isRepeated(change.file.path));
    const deleted = own.filter((change) => change.file.status === 'deleted');
    const calm = joinsOld(own);
    const isMadeUp = createMadeUpTest(own);
    const findings = own.flatMap((change): readonly RawFinding[] => {
      const edit = deleted.includes(change)
        ? describeDeletion(context, change, deleted, calm)
        : describeEdit(context, change, isMadeUp);
      return edit === null ? [] : [{ file: change.file.path, last: edit.first, ...edit }];
    });
    return mergeMany(findings);
  },
};

/** Many edits are one decision, too: they are told at the first that matters most. */
function mergeMany(findings: readonly RawFinding[]): readonly RawFinding[] {
  const first = findings.find(({ severity }) => severity === undefined) ?? findings[0];
  if (first === undefined || findings.length <= MANY) return findings;
  const others = findings.filter((one) => one !== first).map(({ file }) => toFileName(file));
  const more = others.length > NAMED ? ` and ${others.length - NAMED} more` : '';
  return [{ ...first, rationale: `${first.rationale} So with ${others.slice(0, NAMED).join(', ')}${more}.` }];
}

/** The files that one finding names. */
const NAMED = 3;

type Edit = Omit<RawFinding, 'file' | 'last'>;

/** More deletions than this are one decision, reported at the first of them. */
const MANY = 3;

function describeDeletion(
  context: RuleContext,
  change: FileChange,
  all: readonly FileChange[],
  joined: boolean,
): Edit | null {
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
    severity: 'info',
    // Readers of merged changes knew of each of them: a table that goes to another package, old ones that are joined.
    ...(joined || isYoung(context, change) ? {} : { checksLess: true }),
  };
}

/** Returns true for a change that joins old migrations: a new one says so, or creates what they created. */
function joinsOld(own: readonly FileChange[]): boolean {
  return own.some(
    ({ file, added }) =>
      file.status === 'added' &&
      (/(?:^|\/)B\d[^/]*__/u.test(file.path) ||
        added.some(({ text }) => /^\s*replaces\s*=|\b(?:squash|baseline)/iu.test(text.slice(0, REACH.entry))) ||
        added.filter(({ text }) =>
          /\bcreate[\s_]?table\b|\bCreateModel\b|\bSchema::create\b/iu.test(text.slice(0, REACH.entry)),
        ).length >= JOINED),
  );
}

/** A new migration that creates so many tables puts many old ones together. */
const JOINED = 3;
/** A migration of so many days is often on no database but those of its authors. */
const YOUNG_DAYS = 30;

/** Returns true if the name says that the migration was made shortly before the base of the change. */
function isYoung({ snapshot }: RuleContext, { file }: FileChange): boolean {
  const made = readDay((file.old_path ?? file.path).slice(-REACH.word));
  const base = readDay(`/${snapshot.base.committed_at}`);
  return made !== null && base !== null && base - made <= YOUNG_DAYS;
}

/** Days since the year 0, months as 31 days, of the time that a name begins with: `20240131…`, `2024_01_31_…`, seconds or milliseconds. */
function readDay(path: string): number | null {
  const name = getFileName(path);
  const date = /(?:^|\D)((?:19|20)\d\d)[-_]?(0[1-9]|1[0-2])[-_]?(0[1-9]|[12]\d|3[01])/u.exec(name);
  return date === null ? null : Number(date[1]) * 372 + Number(date[2]) * 31 + Number(date[3]);
}

/**
 * A migration that so many commits of the base change is edited by habit, as projects do before their first release: the
 * gate leaves it to a person, and no warning is made of it. One commit makes it, and a branch may bring a few more.
 */
const OFTEN = 4;

/** Frameworks that run migrations only from a folder of the application. */
const RUN_FROM_FOLDER: ReadonlySet<string | null> = new Set(['Elixir', 'Ruby']);

/**
 * Returns true for code that says that it is a migration and lies where its framework runs none: a library ships it, and
 * migrations of others call it, each its own version of it. Ecto runs `priv/<repository>/migrations`, Rails `db/migrate`.
 */
function isShipped({ file, language }: FileChange): boolean {
  return RUN_FROM_FOLDER.has(language) && !isMigrationPath(file.path);
}

const REMEDY = 'Leave it as it was merged, and put what is to change into a new migration.';

function describeEdit(
  context: RuleContext,
  change: FileChange,
  isMadeUp: (change: FileChange) => boolean,
): Edit | null {
  const { file } = change;
  if (!isMigration(change) || file.status === 'added' || file.status === 'copied') return null;
  const name = toFileName(file.path);
  const line = findFirstEdit(context, change);
  const young = isYoung(context, change);
  const often = (file.history?.commits ?? 0) >= OFTEN;
  if (line === null) {
    if (file.status !== 'renamed') return null;
    return {
      first: 1,
      title: `The merged migration ${name} is renamed`,
      rationale: `It was ${clip(file.old_path ?? '', 120)}. Most tools know a migration by its name or number: databases that ran it run it again, or refuse to start. Keep the name.`,
      anchor: `renamed from ${file.old_path ?? ''}`,
      severity:
        young || readMigrationNumber(file.path) === readMigrationNumber(file.old_path ?? '')
          ? ('info' as const)
          : ('warn' as const),
    };
  }
  const stays = !line.undo && keepsEffects(change);
  // SQL is all that it does.
  if (stays && file.path.endsWith('.sql')) return null;
  const madeUp = !line.undo && !stays && isMadeUp(change);
  return {
    first: line.at,
    title: `The merged migration ${name} is edited`,
    rationale: line.undo
      ? `Only what undoes it changes. Databases that ran it are as they were; make sure that the new way back fits them.`
      : stays
        ? 'What it does to the schema stays, as far as can be read. Databases that ran it keep what the old form did to their rows.'
        : `Databases that ran it keep what the old form did; only new ones get this.${madeUp ? ' A new migration of this change names the same tables: see that it brings the others to the same state.' : ''}${often ? ` The newest commits of the base change it ${file.history?.commits} times, so this may be usual here before a release.` : ''} ${REMEDY}`,
    anchor: line.anchor,
    ...(line.undo || stays || young || isShipped(change)
      ? { severity: 'info' as const }
      : often || madeUp
        ? { severity: 'info' as const, checksLess: true as const }
        : {}),
  };
}

/** Returns true if both forms change the schema in the same way. */
function keepsEffects(change: FileChange): boolean {
  return readStretches(change).every(({ before, after, section }) => {
    const old = readEffects(change, before, section);
    const current = readEffects(change, after, section);
    return old !== null && current !== null && old.join('\n') === current.join('\n');
  });
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
  const isProgram = !/\.(?:sql|xml|ya?ml|json)$/u.test(change.file.path);
  const undoNew = new Set<number>();
  const undoOld = new Set<number>();
  for (const { before, after, section } of readStretches(change)) {
    for (const line of findUndoLines(change.file.path, after, section)) undoNew.add(line);
    for (const line of findUndoLines(change.file.path, before, section)) undoOld.add(line);
  }
  // A line that only gets another comment does what it did.
  const kept = keepsCode(syntax);
  const edits = [
    ...syntax.removed.map((line) => ({ line, at: place(line.number), undo: undoOld.has(line.number) })),
    ...syntax.added.map((line) => ({ line, at: line.number, undo: undoNew.has(line.number) })),
  ].filter(({ line }) => line.code.trim() !== '' && !(isProgram && isIdleLine(line.text)));
  // Liquibase files grow by new changesets below the old ones.
  const grows = isChangeLog(change) && syntax.removed.length === 0;
  if (edits.length === 0 || grows || kept) return null;
  const first = edits.toSorted((a, b) => Number(a.undo) - Number(b.undo) || a.at - b.at)[0];
  if (first === undefined) return null;
  return { at: first.at, anchor: first.line.text.slice(0, MAX_ANCHOR).trim(), undo: first.undo };
}

/** Returns true if the changed lines are the same on both sides, in the same order, but for their comments. */
function keepsCode({ removed, added }: FileSyntax): boolean {
  const [old, now] = [removed, added].map((lines) =>
    lines
      .map(({ text, comment }) => (comment.trim() === '' ? text : text.replace(comment.trim(), '')).trim())
      .filter((text) => text !== ''),
  );
  return old?.join('\n') === now?.join('\n');
}

/** Liquibase keeps many changes in one file; a change may say that it runs again when it is edited. */
function isChangeLog({ file }: FileChange): boolean {
  if (/\.(?:xml|ya?ml|json)$/u.test(file.path)) return true;
  return /^--\s?liquibase formatted sql/imu.test((file.old_text ?? '').slice(0, REACH.line));
}

function readMigrationNumber(path: string): string {
  return /\d[\d._]*/u.exec(getFileName(path))?.[0] ?? '';
}
