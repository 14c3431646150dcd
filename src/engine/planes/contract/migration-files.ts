/** Database migrations: which files they are, and which of their lines only undo. */

import type { FileChange, Line } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { isOurs } from './own-files.js';

/** Returns true for a migration that is really run, not one of a test or an example. */
export function isMigration(change: FileChange): boolean {
  const { path } = change.file;
  if (/(?:^|\/)(?:tests?|specs?|__tests__|dummy|testing|fixtures?|test-\w+)\//iu.test(path)) return false;
  if (!isOurs(change)) return false;
  return change.class === 'migration' || (MORE_PATHS.test(path) && change.class === 'source');
}

/** Folders of other tools: Prisma, Drizzle, goose, old sqlalchemy-migrate, Entity Framework. */
const MORE_PATHS =
  /(?:^|\/)(?:migrations?|migrate|migrate_repo\/versions|alembic\/versions|drizzle)\/(?:.*\/)?(?:migration\.sql|\d{3,20}[-_][\w.-]+\.(?:sql|py|rb|js|ts|php))$|(?:^|\/)Migrations\/(?:.*\/)?\d{14}_\w+\.cs$/u;

const UNDO_NAME = /(?:^|[./_-])(?:down|rollback|undo|revert)\.(?:sql|js|ts|py|rb)$|(?:^|\/)U\d[\d._]*__[^/]+\.sql$/iu;
const UNDO_MARK = /^\s*--\s*(?:\+\s?(?:goose|migrate|micrate)\s+down|migrate:down|\/\/@undo|@?down\b|rollback\b)/iu;
const DO_MARK = /^\s*--\s*(?:\+\s?(?:goose|migrate|micrate)\s+up|migrate:up|@?up\b|changeset\b)/iu;
/** The first line of the undo function in the frameworks' languages. */
const UNDO_HEAD =
  /^[ \t]{0,40}(?:(?:export|public|protected|private|override|static|async|final|default)[ \t]{1,4}){0,5}(?:def[ \t]+(?:self\.)?|function[ \t]+|func[ \t]+|fun[ \t]+|void[ \t]+|exports\.|module\.exports\.|const[ \t]+)?(?:down|downgrade|Down|safeDown|rollback)\b[ \t]*(?:[(:={]|do\b|$)/u;
const OTHER_HEAD =
  /^[ \t]{0,40}(?:(?:export|public|protected|private|override|static|async|final|default)[ \t]{1,4}){0,5}(?:def[ \t]|function[ \t]|func[ \t]|fun[ \t]|void[ \t]|exports\.|module\.exports\.|up[ \t]*[(:]|class[ \t])/u;

/**
 * Marks the lines that only undo a migration. The lines must be consecutive. `section`: the heading above them as git
 * guesses it.
 */
export function findUndoLines(path: string, lines: readonly Line[], section: string): ReadonlySet<number> {
  if (UNDO_NAME.test(path)) return new Set(lines.map((line) => line.number));
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
