/** What is known of a call that executes what it is given. */
export interface InjectionCall {
  /** Names in Linguist. */
  readonly languages: readonly string[];
  /** Last names of callees: `execute` of `db.cursor().execute`, `Function` of `new Function`. */
  readonly names: readonly string[];
  /** Matched against the whole callee, if its last name is not enough. */
  readonly callee?: RegExp;
  /** What all arguments must hold. */
  readonly arguments?: RegExp;
  /** Where among the arguments the text is: group 1. The first argument if absent. */
  readonly given?: RegExp;
  /** What the lines of the call must hold. */
  readonly within?: RegExp;
  /** What the text must hold, apart from what is put in. */
  readonly text?: RegExp;
  /** What a line of a file has to say that makes such a text. It is asked first: few files are read any further. */
  readonly sign?: RegExp;
  /** Completes "This call …". */
  readonly runs: string;
  readonly instead: string;
  /** How a text with inserted parts is told, and one that comes from elsewhere; null: not at all. */
  readonly composed: 'warn' | 'info' | null;
  readonly unknown: 'warn' | 'info' | null;
  /**
   * Told as information if nothing else is: `source`, what comes from a request, a command line or a page's address;
   * `parameter`, also what the caller of the function gives.
   */
  readonly outside?: 'source' | 'parameter';
  /** True: told only if the text begins with an inserted part, as a program's name does. */
  readonly leading?: true;
  /** `every`: each argument is run; `last`: the last one. */
  readonly which?: 'every' | 'last';
  /** `apart`: a list given instead of a text is safe, as no shell reads it. */
  readonly list?: 'apart';
  /** True: told whatever it is given. */
  readonly always?: true;
  /** A file that says the first, and not the second, makes it harmless: it only writes, or says which classes may come. */
  readonly unless?: { readonly says: RegExp; readonly not?: RegExp };
  /** True: parts that are named like parts of a query are the program's own. */
  readonly query?: true;
}
