/** What a migration does to the schema as text, so that two forms of it can be compared: names, arguments and SQL. */
import type { FileChange, Line } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { readCallEffects } from './calls.js';
import { findUndoLines } from './files.js';
import { readSqlEffects } from './sql.js';

/** Returns the effects in a fixed order; null where the language is not read. Lines of undo code have none. */
export function readEffects(change: FileChange, lines: readonly Line[], section: string): readonly string[] | null {
  const undone = findUndoLines(change.file.path, lines, section);
  const { path } = change.file;
  const isPython = path.endsWith('.py');
  const forward = lines.map((line) =>
    undone.has(line.number) ? { ...line, text: '' } : isPython ? { ...line, text: nameModel(line.text) } : line,
  );
  if (/\.(?:sql|psql|pgsql|ddl)$/iu.test(path)) return readSqlEffects(forward).toSorted();
  if (/\.(?:xml|ya?ml|json)$/iu.test(path)) return null;
  return readCallEffects(forward, change.language)?.toSorted() ?? null;
}

/** A model that a setting may put another one in place of (django-swapper): by default it is the one that is named. */
const SWAPPABLE = /\b\w{1,40}\.get_model_name\(\s{0,8}["'](\w{1,60})["'],\s{0,8}["'](\w{1,60})["']\s{0,8}\)/gu;
const MODEL = /\bto=(["'])(\w{1,60}\.\w{1,60})\1/gu;

/** Writes the model that a field of Django leads to in one way: its name takes any case. */
function nameModel(text: string): string {
  return text
    .slice(0, REACH.longLine)
    .replace(SWAPPABLE, (_, app: string, model: string) => `"${app}.${model}"`)
    .replace(MODEL, (_, _quote: string, model: string) => `to="${model.toLowerCase()}"`);
}

/**
 * Lines that do nothing to a database: imports, heads of classes and functions, brackets, attributes, ids that tools keep
 * for the order.
 */
const IDLE =
  /^\s*(?:$|import\b|from\b|use\b|require\b|using\b|namespace\b|package\b|declare\(|<\?php|[{}()[\];,]{1,8}\s*$|#|\/\/|--|\*|\/\*|@\w|\[[\w(), ."=]{1,200}\]\s*$|"""|(?:depends_on|branch_labels)\b)|^\s*(?:(?:abstract |final |public |internal |export |default |sealed |partial ){0,5}class\b|return new class\b|(?:public |protected |private |static |override |async |internal ){1,5}[\w<>?]|(?:async )?(?:function|def)\s)[^{;]*\{?\s*$/u;

/** Returns true for a line of code that cannot change a database. */
export function isIdleLine(text: string): boolean {
  return IDLE.test(text.slice(0, REACH.entry));
}
