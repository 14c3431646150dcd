/** The syntax rules of a language: one query over its trees, and the few rules that a query cannot express. */

/**
 * A part of a query. `where` matches every text in which the part can find something. The part is left out for other
 * texts, because compiling it costs more than reading a small change.
 */
export type QueryPart = string | { readonly where: RegExp; readonly query: string };

/**
 * One language, or several that share a grammar. The query is a tree-sitter query. It runs once per side, and its
 * matches are combined by their position in the text. The captures:
 *
 * - `definition.<kind>` (kinds as in the model's Definition) with `name` and, if present, `body`, `parameters` and
 *   `container` (if the text names it, such as the type of a receiver). The text before `body`, without the name, is
 *   the signature. If several patterns match one node, the first pattern of the query wins. A `body` that follows the
 *   node belongs to it; the same applies to `case` and `suite`.
 * - `apart`: text before a name that is not part of the signature (annotations).
 * - `scope` with `name`: a named scope that defines nothing itself (an `impl` block, a reopened class).
 * - `parameters`: every parameter list, also of functions without a name, so that each `parameter` finds its own
 *   list: the innermost one around it. `parameter` with `parameter.name`, `parameter.type`, `parameter.optional` (any
 *   node that shows that a caller may omit it).
 * - `exported`: the definitions directly in it, not those nested deeper, are visible from outside. `exported.name`:
 *   top-level definitions of that name are visible. `hidden` and `hidden.name`, in the same container: they are not
 *   visible. `section`: keywords that apply to all that follows in the same container, as if they were before each name
 *   (`private:`).
 * - `call` with `callee` and `arguments`; `awaited`: an awaited expression; `statement`: an expression whose result
 *   is not used.
 * - `string` (with its quotes), `string.hole` (code inside a string), `regex` (quoted, but not a string), `comment`.
 * - `handler` with `body` (a handler without one is empty), and `error` (the name of the caught error); `passes`: a
 *   node inside a handler that passes the error on.
 * - `case` or `suite` with `name`; `focused` and `disabled`: nodes in or of the innermost case or suite around them.
 * - `assertion`; `import` with `module` (several in one match are one name, from the first to the last).
 *
 * Other captures may be used in conditions (`#eq?`, `#match?`, `#any-of?`); their names begin with an underscore.
 *
 * `@in.<field>.<capture>` captures the node in a field; the pattern does not match without it.
 * `@maybe.<field>.<capture>` captures it if it exists. Both mean the same as a pattern of the field, but cost nothing
 * to compile: the cost comes from each named node with children. A node can have at most three captures. If a field
 * occurs several times, the first one is captured.
 */
export interface LanguageTable {
  /** The file name of the grammar without `tree-sitter-` and the extension. */
  readonly grammar: string;
  readonly query: readonly QueryPart[];
  readonly exported: ExportRule;
  /** Calls whose callee matches are also assertions. The callee is compared without white space and arguments. */
  readonly assertions: RegExp | null;
  /** Callees that pass an error on if their argument is the error that a handler caught. */
  readonly passers: RegExp | null;
  /** What an empty handler may contain besides brackets, semicolons and comments: `pass`. */
  readonly nothing: readonly string[];
  /**
   * The possible surroundings of a fragment from the middle of a file, most likely first. The fragment is also parsed
   * without any. If the fragment closes more blocks than it opens, `before` opens the outermost one and `inner` (by
   * default a brace) the next one. In `indented` languages `before` is one line that opens a block (`class _:`), and
   * `inner` is the line for nested blocks. Their names are `_`, `_x` or `_X` and are never shown. If all lines of the
   * fragment are indented, framings with `first` are tried before the fragment alone.
   */
  readonly fragments: readonly {
    readonly before: string;
    readonly after: string;
    readonly inner?: string;
    readonly first?: boolean;
  }[];
  /** Alternatives to a block of statements for the innermost brace that a fragment closes: `match x {`. */
  readonly inside?: readonly string[];
  /** Text that must come before code (`<?php`); it is added to fragments that do not contain it. */
  readonly opening?: string;
  /** Maximum length in characters that the grammar parses in acceptable time, if lower than the general limit. */
  readonly longest?: number;
  /**
   * Signs of which the grammar parses only so many close together in acceptable time: on lines that follow each other
   * and hold one.
   */
  readonly crowding?: { readonly signs: RegExp; readonly most: number };
  /** Whether indentation defines blocks. */
  readonly indented: boolean;
  /** Whether blocks end with a keyword. Fragments are then completed by `listWordFramings`, and `fragments` is not used. */
  readonly words?: boolean;
}

/**
 * Which definitions are visible outside their file or package. `marked`: those that the query captures as `exported`.
 * `capital`: names that begin with a capital letter. `words`: those with a keyword of `showing` before the name.
 * `open`: all without a keyword of `hiding`.
 */
export interface ExportRule {
  readonly top: 'marked' | 'capital' | 'words' | 'open';
  /** The rule for members of an exported class, interface, enum or module. Members of interfaces always use `open`. */
  readonly members: 'capital' | 'words' | 'open';
  readonly showing: readonly string[];
  readonly hiding: readonly string[];
  /** Names that are never visible outside: `_private`, `#field`. */
  readonly hidden: RegExp | null;
}
