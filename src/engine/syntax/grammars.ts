/** Where the trees come from: a parser is handed in, as everything is that must be loaded. */
import type { Language, Parser, Query } from 'web-tree-sitter';

/** A grammar that is ready. The parser may be used by one caller at a time; nothing here waits, so it is. */
export interface Grammar {
  readonly parser: Parser;
  readonly language: Language;
  /** Compiles a query of this language, once; the grammar keeps it. */
  query(source: string): Query;
}

/** Loads grammars by name (`typescript`, `c-sharp`): as files are named, without `tree-sitter-` and the ending. */
export interface Grammars {
  /** The grammar; rejects where it cannot be had. Null only of what has no grammars at all. */
  load(name: string): Promise<Grammar | null>;
}

/** No grammars: every file is read as text. */
export const NO_GRAMMARS: Grammars = { load: () => Promise.resolve(null) };
