/** What a changed file is made of: definitions, calls, handlers, tests, and what became of them. */
import type { Line } from './change.js';

/** A named range of code on the new side. */
export interface SymbolSpan {
  readonly name: string;
  readonly kind: string;
  readonly first: number;
  readonly last: number;
}

/**
 * A changed line, split into code and comment. `code` and `comment` have the length of `text`, so that columns agree;
 * other characters are replaced by blanks.
 */
export interface ScannedLine extends Line {
  /** The line without its comments and without the contents of its strings (the quotes stay). */
  readonly code: string;
  /** Only the line's comments. */
  readonly comment: string;
}

/** A named definition on one side of a file. Lines are numbered from 1, both ends included. */
export interface Definition {
  readonly name: string;
  /** Names of the enclosing definitions, outermost first, joined by dots; null at the top level. */
  readonly container: string | null;
  readonly kind:
    | 'function'
    | 'method'
    | 'class'
    | 'interface'
    | 'type'
    | 'enum'
    | 'constant'
    | 'variable'
    | 'field'
    | 'module';
  readonly first: number;
  readonly last: number;
  /** Visible outside its file or package, by the language's own rule; false if the language does not define it. */
  readonly exported: boolean;
  /** Empty if it takes none. */
  readonly parameters: readonly Parameter[];
  /** Parameters, type parameters, result and modifiers as tokens, separated by one space. Empty if there are none. */
  readonly signature: string;
}

/** A parameter of a definition. */
export interface Parameter {
  readonly name: string;
  /** The parameter has a default, a question mark, or is a rest parameter: a caller may leave it out. */
  readonly optional: boolean;
  /** As written; empty if there is none. */
  readonly type: string;
}

/** A call. `callee` is as written, without white space and arguments: `fs.readFile`, `this.save`, `new Client`. */
export interface Call {
  readonly callee: string;
  readonly first: number;
  readonly last: number;
  /** `await f()`, `f().await`, `yield from f()`. */
  readonly awaited: boolean;
  /** The call is a whole statement: its result is not used. */
  readonly discarded: boolean;
  /** The text of the first argument, at most 500 characters; empty if there is none. */
  readonly argument: string;
  /** The text of the other arguments, at most 300 characters; empty if there are none. */
  readonly rest: string;
}

/** An error handler: a catch, except or rescue clause, or Go's `if err != nil`. The lines are those of the clause. */
export interface Handler {
  readonly first: number;
  readonly last: number;
  /** It contains only comments, `pass`, `...` or similar. */
  readonly empty: boolean;
  /** It throws, returns or passes on the error. */
  readonly passesOn: boolean;
}

/** A test case or a suite, in the usual frameworks of the language. */
export interface TestCase {
  readonly name: string;
  readonly suite: boolean;
  readonly first: number;
  readonly last: number;
  /**
   * `focused`: the other tests do not run (`it.only`, `fdescribe`); `disabled`: it does not run (`it.skip`, `@Ignore`,
   * `t.Skip`).
   */
  readonly runs: 'always' | 'focused' | 'disabled';
}

/** An assertion in a test. `text` is its tokens, separated by one space. */
interface Assertion {
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/** A string in the code, without its quotes, at most 500 characters. */
interface StringLiteral {
  readonly text: string;
  readonly first: number;
  readonly last: number;
}

/** The syntax of one side of a file, from its tree. All lists are in the order of the text. */
export interface SideSyntax {
  /** False if only the hunks were available: the rest of the file is unknown. */
  readonly whole: boolean;
  readonly definitions: readonly Definition[];
  readonly calls: readonly Call[];
  readonly literals: readonly StringLiteral[];
  readonly handlers: readonly Handler[];
  readonly cases: readonly TestCase[];
  readonly assertions: readonly Assertion[];
  /** Modules named by imports, as written: `./date.js`, `os.path`, `net/http`. */
  readonly imports: readonly { readonly module: string; readonly first: number; readonly last: number }[];
}

/** The change of a definition. Lines are of the new side; for a removed definition, the line before it (at least 1). */
export interface SymbolChange {
  readonly change: 'added' | 'removed' | 'renamed' | 'moved' | 'signature' | 'body';
  /** Null for an added definition. */
  readonly before: Definition | null;
  /** Null for a removed definition. */
  readonly after: Definition | null;
  readonly first: number;
  readonly last: number;
  /** What the functions contain on the two sides; null unless both sides have the function, or if it is too long. */
  readonly bodies: { readonly before: string; readonly after: string } | null;
}

/** The result of stage `syntax` for one file. */
export interface FileSyntax {
  readonly path: string;
  readonly mode: 'tree' | 'text';
  /** Why the file is read as text, or which part of the tree was not read; empty if neither applies. */
  readonly reason: string;
  /** Definitions around changed lines on the new side, innermost last; if read as text, the hunks' section headings. */
  readonly symbols: readonly SymbolSpan[];
  /** The file's added and removed lines, in the order of FileChange. */
  readonly added: readonly ScannedLine[];
  readonly removed: readonly ScannedLine[];
  /** The syntax trees of the sides; null if a side does not exist or is read as text. */
  readonly before: SideSyntax | null;
  readonly after: SideSyntax | null;
  /** Empty if read as text. */
  readonly symbolChanges: readonly SymbolChange[];
  /**
   * The difference between the sides: `formatting` (the same tokens), `comments` (only comments that no tool reads),
   * `renamed` (only names of local variables, and comments),
   * `moved` (the same pieces in another order or place), else `code`.
   */
  readonly substance: 'code' | 'comments' | 'formatting' | 'moved' | 'renamed';
  /** Whether the lines that did not change are code, comment and string in the same places on both sides, as far as is known. */
  readonly keepsBorders: boolean;
}

/** What was read of every changed file, by its path. */
export type Syntax = ReadonlyMap<string, FileSyntax>;
