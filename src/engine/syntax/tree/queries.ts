/**
 * Builds the query of a language for one change: the query of its table without the parts that cannot match any text of
 * the change.
 */
import type { FileChange } from '../../model.js';
import type { Grammar } from '../grammars.js';
import type { LanguageTable } from '../language-table.js';
import { type CompiledQuery, readFields } from './captures.js';
import { compilePredicates, renamePredicates } from './predicates.js';

/** Compiles the query for the files, which must all be in the table's language. */
export function compileQuery(table: LanguageTable, files: readonly FileChange[], grammar: Grammar): CompiledQuery {
  const texts = [...listFrames(table), ...files.flatMap(collectTexts)];
  const parts = table.query.flatMap((part) => {
    if (typeof part === 'string') return part;
    return texts.some((text) => part.where.test(text)) ? part.query : [];
  });
  const query = grammar.query(renamePredicates(parts.join('\n')));
  return { query, conditions: compilePredicates(query), fields: readFields(query.captureNames) };
}

/** Returns all texts that may be put around fragments of a diff. */
function listFrames({ fragments, inside = [], opening = '' }: LanguageTable): readonly string[] {
  return [...fragments.flatMap(({ before, inner = '', after }) => [before, inner, after]), ...inside, opening];
}

/** Returns all texts of a file that may be parsed. The heading of a hunk may be put around it. */
function collectTexts({ file }: FileChange): readonly string[] {
  const shown = file.hunks.flatMap(({ section, lines }) => [section, lines.join('\n')]);
  return [file.old_text ?? '', file.new_text ?? '', ...shown];
}
