/** Database migrations: which files they are, what they do, and which of their lines only undo. */

import { isUndoFile } from '../../../change/migration-layouts.js';
import type { FileChange, Line } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { isOurs } from '../own-files.js';
import { readCalls } from './calls.js';
import { readChangeSets } from './changesets.js';
import type { Operation } from './operations.js';
import { readSql } from './sql.js';

/** Returns true for a migration that is really run, not one of a test or an example. */
export function isMigration(change: FileChange): boolean {
  const { path } = change.file;
  if (/(?:^|\/)(?:tests?|specs?|__tests__|dummy|testing|fixtures?|test-\w+)\//iu.test(path)) return false;
  return isOurs(change) && change.class === 'migration';
}

/** What a side of a migration does, and what undoes it. */
export interface MigrationSide {
  readonly forward: readonly Operation[];
  readonly back: readonly Operation[];
}

/** Reads consecutive lines of a migration. `section`: the heading above them as git guesses it. */
export function readMigration(change: FileChange, lines: readonly Line[], section: string): MigrationSide {
  const { path } = change.file;
  const { forward, back } = readOperations(change, lines);
  const undone = findUndoLines(path, lines, section);
  return {
    forward: forward.filter(({ line }) => !undone.has(line)),
    back: [...back, ...forward.filter(({ line }) => undone.has(line))],
  };
}

function readOperations(change: FileChange, lines: readonly Line[]): MigrationSide {
  const { path } = change.file;
  if (change.language === 'SQL' || change.language === 'PLpgSQL' || /\.(?:sql|psql|pgsql|ddl)$/iu.test(path)) {
    return { forward: readSql(lines), back: [] };
  }
  if (/\.(?:xml|ya?ml|json)$/iu.test(path)) return readChangeSets(lines);
  return readCalls(lines, change.language);
}

const UNDO_MARK =
  /^\s*--\s*(?:\+\s?(?:goose|migrate|micrate)\s+down|migrate:down|\/\/@undo|@?down\b|rollback\b)|^\s*#\s*---\s*!Downs\b/iu;
const DO_MARK = /^\s*--\s*(?:\+\s?(?:goose|migrate|micrate)\s+up|migrate:up|@?up\b|changeset\b)|^\s*#\s*---\s*!Ups\b/iu;
/** The first line of the undo function in the frameworks' languages. */
const UNDO_HEAD =
  /^[ \t]{0,40}(?:(?:export|public|protected|private|override|static|async|final|default|pub)[ \t]{1,4}){0,5}(?:def[ \t]+(?:self\.)?|function[ \t]+|func[ \t]+|fun[ \t]+|fn[ \t]+|void[ \t]+|exports\.|module\.exports\.|const[ \t]+)?(?:down|downgrade|Down|DownAsync|safeDown|rollback|reverse\w{0,40}|backwards?|undo\w{0,40})\b[ \t]*(?:[(:={]|do\b|$)/u;
const OTHER_HEAD =
  /^[ \t]{0,40}(?:(?:export|public|protected|private|override|static|async|final|default|pub)[ \t]{1,4}){0,5}(?:def[ \t]|function[ \t]|func[ \t]|fun[ \t]|fn[ \t]|void[ \t]|exports\.|module\.exports\.|up[ \t]*[(:]|class[ \t])/u;

/**
 * Marks the lines that only undo a migration. The lines must be consecutive. `section`: the heading above them as git
 * guesses it.
 */
export function findUndoLines(path: string, lines: readonly Line[], section: string): ReadonlySet<number> {
  if (isUndoFile(path)) return new Set(lines.map((line) => line.number));
  const found = new Set<number>();
  let inside = UNDO_HEAD.test(section.slice(0, REACH.word));
  for (const line of lines) {
    const text = line.text.slice(0, REACH.entry);
    if (UNDO_MARK.test(text) || UNDO_HEAD.test(text)) inside = true;
    else if (DO_MARK.test(text) || OTHER_HEAD.test(text)) inside = false;
    if (inside) found.add(line.number);
  }
  return found;
}
