import type { ReportedTest } from './reported.js';
import type { Custom, Habit } from './snapshot.js';

/**
 * A small change that shows what a rule reports or does not report. The documentation prints it, and the rule's test
 * runs it.
 */
export interface Example {
  /** The changed files by path: the lines of a file's diff, or the lines with further properties. */
  readonly files: Readonly<Record<string, readonly string[] | ExampleFile>>;
  /** Other files of the base by path, if the rule reads them: they do not change. */
  readonly base?: Readonly<Record<string, readonly string[]>>;
  /** The title of the pull request, if the rule reads it. */
  readonly title?: string;
  /** The description of the pull request, if the rule reads it. */
  readonly description?: string;
  /** The acceptance criteria of the ticket, if the rule reads them. */
  readonly criteria?: readonly string[];
  /** The tests of a report that was given, if the rule reads them. */
  readonly tests?: readonly Pick<ReportedTest, 'name' | 'outcome'>[];
  /** What the history changes together, if the rule reads it. */
  readonly habits?: readonly Habit[];
  /** What the history changes besides, if the rule reads it. */
  readonly customs?: readonly Custom[];
}

/** One file of an example. */
export interface ExampleFile {
  /**
   * Each with its mark: ` ` kept, `-` removed, `+` added. A file with only added lines is new, one with only removed
   * lines is deleted.
   */
  readonly lines: readonly string[];
  /** How often the lines are repeated; default once. */
  readonly times?: number;
  /** Modes as git writes them; default `100644`. */
  readonly oldMode?: string;
  readonly newMode?: string;
  /** Every line ends with CRLF after the change, and with LF before. */
  readonly crlf?: boolean;
  /** The file is binary, and new. */
  readonly binary?: boolean;
}
