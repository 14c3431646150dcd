/**
 * Stage `syntax`: finds symbols and splits the changed lines into code, comments and strings. Files in a language that
 * has a table (languages/) are parsed as trees. Other files, and files that do not parse, are read as text.
 */

import type { Tree } from 'web-tree-sitter';
import { addToGroup } from '../../base/groups.js';
import type { Change, FileChange, FileSyntax, Syntax } from '../model.js';
import { scanByTree } from './changed-lines.js';
import { keepsBorders } from './comparison/borders.js';
import { findPureMoves } from './comparison/moves.js';
import { findSymbolChanges, type ParsedFile } from './comparison/symbol-changes.js';
import { classifyTextChange } from './comparison/text-substance.js';
import { classifyTreeChange } from './comparison/tree-substance.js';
import type { Grammar, Grammars } from './grammars.js';
import type { LanguageTable } from './language-table.js';
import { findLanguageTable } from './languages/index.js';
import { type LanguageReader, readSides } from './sides.js';
import { findEnclosingSymbols } from './symbols.js';
import { readAsText, readHeadings } from './text-fallback.js';
import { compileQuery } from './tree/queries.js';

/**
 * Reads the syntax of every changed file, by path. Loads the grammars of the languages in the change; rejects if
 * loading fails.
 */
export async function readSyntax(change: Change, grammars: Grammars): Promise<Syntax> {
  return readSyntaxWith(change, await loadGrammars(change, grammars));
}

/** Does the same with loaded grammars, by name. Files of a language without a grammar are read as text. */
export function readSyntaxWith(change: Change, grammars: ReadonlyMap<string, Grammar>): Syntax {
  const readers = createReaders(change, grammars);
  const read = change.files.map((file) => readFile(file, readers));
  const trees = read.flatMap((one) => one.tree ?? []);
  const changes = findSymbolChanges(trees);
  const moved = findPureMoves(trees);
  return new Map(
    read.map(({ syntax }) => {
      const { path } = syntax;
      const substance = syntax.substance === 'code' && moved.has(path) ? 'moved' : syntax.substance;
      return [path, { ...syntax, substance, symbolChanges: changes.get(path) ?? [] }];
    }),
  );
}

/** The syntax of files that were read before, by path. */
export function indexSyntax(files: readonly FileSyntax[]): Syntax {
  return new Map(files.map((file) => [file.path, file]));
}

/** Classes whose files nobody reads closely, and that may be huge. */
const AS_TEXT: ReadonlySet<FileChange['class']> = new Set(['generated', 'vendored', 'lockfile', 'asset']);

function isParsed(file: FileChange): boolean {
  return findLanguageTable(file.language) !== null && file.file.omitted === null && !AS_TEXT.has(file.class);
}

async function loadGrammars(change: Change, grammars: Grammars): Promise<ReadonlyMap<string, Grammar>> {
  const names = new Set(
    change.files.filter(isParsed).flatMap(({ language }) => findLanguageTable(language)?.grammar ?? []),
  );
  const loaded = new Map<string, Grammar>();
  for (const name of [...names].sort()) {
    const grammar = await grammars.load(name);
    if (grammar !== null) loaded.set(name, grammar);
  }
  return loaded;
}

/** A file as read without the other files. */
interface ReadResult {
  readonly syntax: FileSyntax;
  /** Null if the file is read as text. */
  readonly tree: ParsedFile | null;
}

/** Returns the reader of each language that has a grammar. All files of a language share one query, compiled once. */
function createReaders(
  change: Change,
  grammars: ReadonlyMap<string, Grammar>,
): ReadonlyMap<LanguageTable, LanguageReader> {
  const files = new Map<LanguageTable, FileChange[]>();
  for (const file of change.files) {
    const table = findLanguageTable(file.language);
    if (table !== null && isParsed(file)) addToGroup(files, table, file);
  }
  const readers = new Map<LanguageTable, LanguageReader>();
  for (const [table, those] of files) {
    const grammar = grammars.get(table.grammar);
    if (grammar !== undefined) readers.set(table, { grammar, query: compileQuery(table, those, grammar) });
  }
  return readers;
}

function readFile(change: FileChange, readers: ReadonlyMap<LanguageTable, LanguageReader>): ReadResult {
  const { file, language } = change;
  const asText = (why: string) => ({ syntax: readAsText(change, `${why}: read by hunks and words`), tree: null });
  const table = findLanguageTable(language);
  if (table === null) return asText('no grammar of its language');
  if (!isParsed(change)) return asText(change.class);
  const reader = readers.get(table);
  if (reader === undefined) return asText('no grammars at hand');
  const trees: Tree[] = [];
  try {
    const sides = readSides(file, language, table, reader, (tree) => trees.push(tree));
    if (typeof sides === 'string') return asText(sides);
    const lines = scanByTree(change, sides);
    const syntax: FileSyntax = {
      path: file.path,
      mode: 'tree',
      reason: sides.reason,
      symbols: findEnclosingSymbols(change, sides.after, readHeadings(change)),
      ...lines,
      before: sides.before?.syntax ?? null,
      after: sides.after?.syntax ?? null,
      symbolChanges: [],
      substance: classifyTreeChange(change, sides, () => classifyTextChange(change, lines)),
      keepsBorders: keepsBorders(change, sides, lines),
    };
    return { syntax, tree: { change, sides } };
  } finally {
    for (const tree of trees) tree.delete();
  }
}
