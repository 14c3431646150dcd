/** What a language's syntax says to the engine: one query over its trees, and the few rules that no query can state. */

/**
 * A part of a query. `where` is in every text in which the part finds something; other texts are read without the part, since to
 * compile it costs more than to read a small change.
 */
export type QueryPart = string | { readonly where: RegExp; readonly query: string };

/**
 * One language (or several that share a grammar). The query is tree-sitter's; it is run once a side, and its matches
 * are put together by where they stand in the text. The captures:
 *
 * - `definition.<kind>` (kinds as in the model's Definition) with `name`, and where there are any `body` (what comes
 *   before it, the name apart, is the signature), `parameters`, `container` (where the text names it: a receiver's type).
 *   Of several matches on one node the pattern that stands first in the query wins. A `body` that stands behind the node
 *   belongs to it; so it does with `case` and `suite`.
 * - `apart`: what stands before a name and is no part of the signature (annotations).
 * - `scope` with `name`: a named place that defines nothing itself (an `impl` block, a reopened class).
 * - `parameters`: every list of parameters, also those of functions without a name, so that each `parameter` finds its
 *   own: the innermost list around it. `parameter` with `parameter.name`, `parameter.type`, `parameter.optional` (any
 *   node that shows a caller may leave it out).
 * - `exported`: the definitions in it, not those inside them, are seen from outside. `exported.name`: top definitions of
 *   that name are. `hidden` and `hidden.name`, of the same container: they are not. `section`: words that hold for what
 *   follows them in the same container, as if they stood before each name (`private:`).
 * - `call` with `callee` and `arguments`; `awaited`: an expression that is waited for; `statement`: an expression whose
 *   result nobody takes.
 * - `string` (with its quotes), `string.hole` (code inside a string), `regex` (quoted, but no string), `comment`.
 * - `handler` with `body` (it is empty without one), and `error` (the name of what is caught); `passes`: inside a handler,
 *   what passes the error on.
 * - `case` or `suite` with `name`; `focused` and `disabled`: nodes in or of the innermost case or suite around them.
 * - `assertion`; `import` with `module` (several in one match are one name, from the first to the last).
 *
 * Other captures may be used for predicates (`#eq?`, `#match?`, `#any-of?`); begin their names with an underscore.
 *
 * `@in.<field>.<capture>` captures what stands in a field of the node, and nothing matches without it;
 * `@maybe.<field>.<capture>` does where it is there. That says the same as a pattern of the field and costs nothing to compile: what
 * costs is each node that is named with others inside of it. A node takes three captures at most, and of a field that
 * stands several times the first.
 */
export interface LanguageTable {
  /** The grammar's file name without `tree-sitter-` and its ending. */
  readonly grammar: string;
  readonly query: readonly QueryPart[];
  readonly exported: ExportRule;
  /** Calls whose callee matches are assertions too. The callee is without white space and arguments. */
  readonly assertions: RegExp | null;
  /** Callees that pass an error on when they are given what a handler caught. */
  readonly passers: RegExp | null;
  /** What a handler may hold and still be empty, beside brackets, semicolons and comments: `pass`. */
  readonly nothing: readonly string[];
  /**
   * Where a piece out of the middle of a file may stand, likeliest first; it is also read as it is. Where the piece closes
   * more than it opens, `before` opens the outermost of it, `inner` (a bare brace when left out) the one in it. Of `indented`
   * languages `before` is one line that opens a block (`class _:`), and `inner` the line for blocks in it. Names in them are
   * `_`, `_x` or `_X`, which nobody is shown. Those that are `first` come before the piece as it is where all of its lines
   * are indented.
   */
  readonly fragments: readonly {
    readonly before: string;
    readonly after: string;
    readonly inner?: string;
    readonly first?: boolean;
  }[];
  /** What the innermost brace that a piece closes may belong to, if not to a block of statements: `match x {`. */
  readonly inside?: readonly string[];
  /** What must stand before code (`<?php`); goes before pieces that lack it. */
  readonly opening?: string;
  /** The longest text, in characters, that the grammar takes in good time, where that is less than of others. */
  readonly longest?: number;
  /** Blocks are made by indentation. */
  readonly indented: boolean;
  /** Blocks end with a word: pieces are framed by `wordFramings`, and `fragments` are not looked at. */
  readonly words?: boolean;
}

/**
 * What is seen from outside of its file or package. `marked`: what the query captures as `exported`. `capital`: names that
 * begin with a capital letter. `words`: what has one of `showing` before its name. `open`: all without one of `hiding`.
 */
export interface ExportRule {
  readonly top: 'marked' | 'capital' | 'words' | 'open';
  /** Of what stands in a class, interface, enum or module that is exported itself; those of interfaces go by `open`. */
  readonly members: 'capital' | 'words' | 'open';
  readonly showing: readonly string[];
  readonly hiding: readonly string[];
  /** Names that are never seen outside: `_private`, `#field`. */
  readonly hidden: RegExp | null;
}
