/** Where the trees come from: grammars are handed in, as everything is that must be loaded. */
import type { Language, Query, Tree } from 'web-tree-sitter';

/** A grammar that is ready. */
export interface Grammar {
  readonly language: Language;
  /** The tree of a text, whatever was parsed before it. The caller deletes it. */
  parse(text: string): Tree;
  /** Compiles a query of this language; the grammar keeps the newest, so one is good until some others were asked for. */
  query(source: string): Query;
}

/** Loads grammars by name (`typescript`, `c-sharp`): as files are named, without `tree-sitter-` and the ending. */
export interface Grammars {
  /** The grammar; rejects where it cannot be had. Null only of what has no grammars at all. */
  load(name: string): Promise<Grammar | null>;
}

/** No grammars: every file is read as text. */
export const NO_GRAMMARS: Grammars = { load: () => Promise.resolve(null) };
