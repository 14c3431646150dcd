/** A small change that shows what a rule finds or leaves alone. The documents print it, and the rule's test runs it. */
export interface Example {
  /** The changed files by path: the lines of a file's diff, or those with what else is to be known of it. */
  readonly files: Readonly<Record<string, readonly string[] | ExampleFile>>;
  /** The title of the pull request, where the rule reads it. */
  readonly title?: string;
  /** The acceptance criteria of the ticket, where the rule reads them. */
  readonly criteria?: readonly string[];
}

/** One file of an example. */
export interface ExampleFile {
  /** Each with its mark: ` ` kept, `-` removed, `+` added. A file of added lines alone is new, one of removed lines alone is deleted. */
  readonly lines: readonly string[];
  /** How often the lines stand there; once when left out. */
  readonly times?: number;
  /** Modes as git writes them; `100644` when left out. */
  readonly oldMode?: string;
  readonly newMode?: string;
  /** Every line ends with CRLF after the change, and with LF before. */
  readonly crlf?: boolean;
  /** The file is binary, and new. */
  readonly binary?: boolean;
}
