/** Interfaces of grammars. Loaded resources are passed to the engine as arguments; it does not load them itself. */
import type { Language, Query, Tree } from 'web-tree-sitter';

/** A loaded grammar. */
export interface Grammar {
  readonly language: Language;
  /**
   * Parses a text independently of earlier texts. The caller must delete the tree.
   * @param before a similar text and its tree: the same tree is made in a third of the time
   */
  parse(text: string, before?: { readonly text: string; readonly tree: Tree }): Tree;
  /** Compiles a query of this language. The grammar keeps only the newest queries, so an older one becomes invalid. */
  query(source: string): Query;
}

/** Loads grammars by name (`typescript`, `c-sharp`): the file name without `tree-sitter-` and the extension. */
export interface Grammars {
  /**
   * Returns the grammar, or null only if this loader has no grammars at all. Rejects if the grammar cannot be loaded.
   */
  load(name: string): Promise<Grammar | null>;
}

/** A loader without grammars: every file is read as text. */
export const NO_GRAMMARS: Grammars = { load: () => Promise.resolve(null) };
