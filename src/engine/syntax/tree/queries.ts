/**
 * Builds the query of a language for one change: the query of its table without the parts that cannot match any text of
 * the change.
 */
import type { FileChange } from '../../model.js';
import type { Grammar } from '../grammars.js';
import type { LanguageTable } from '../language-table.js';
import { selectWholeTexts } from '../whole-texts.js';
import { type CompiledQuery, readFields } from './captures.js';
import { compilePredicates, renamePredicates } from './predicates.js';

/** Compiles the query for the files, which must all be in the table's language. */
export function compileQuery(table: LanguageTable, files: readonly FileChange[], grammar: Grammar): CompiledQuery {
  const texts = listTexts(table, files);
  const parts = table.query.flatMap((part) => {
    if (typeof part === 'string') return part;
    return texts.some((text) => part.where.test(text)) ? part.query : [];
  });
  const query = grammar.query(renamePredicates(parts.join('\n')));
  return { query, conditions: compilePredicates(query), fields: readFields(query.captureNames) };
}

/** Returns all texts that may be parsed. Files without their texts are read by their hunks, with others put around them. */
function listTexts(table: LanguageTable, files: readonly FileChange[]): readonly string[] {
  const whole = files.map(({ file }) => selectWholeTexts(file));
  const texts = whole.flatMap((one) => (one === null ? [] : [one.before ?? '', one.after ?? '']));
  const fragments = files.filter((_, at) => whole[at] === null);
  return fragments.length === 0 ? texts : [...texts, ...listFrames(table), ...fragments.flatMap(listHunkTexts)];
}

/** Returns all texts that may be put around fragments of a diff. */
function listFrames({ fragments, inside = [], opening = '' }: LanguageTable): readonly string[] {
  return [...fragments.flatMap(({ before, inner = '', after }) => [before, inner, after]), ...inside, opening];
}

/** Returns the texts of the hunks of a file. The heading of a hunk may be put around it. */
function listHunkTexts({ file }: FileChange): readonly string[] {
  return file.hunks.flatMap(({ section, lines }) => [section, lines.join('\n')]);
}
