/** The changed lines of a change, and its classes of files. */
import type { HunkSide } from '../../base/hunk-lines.js';
import type { FileClass } from '../../contract/index.js';
import type { ChangedFile, Snapshot } from '../snapshot.js';

/** A line of one side of a file, numbered from 1, without its newline. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/**
 * A line of one side, without a carriage return or byte order mark. `changed` means added on the new side, removed on
 * the old one.
 */
export interface SideLine extends Line {
  readonly changed: boolean;
}

/**
 * A continuous run of added lines, and the lines it replaced. A pure deletion has no added lines; `at` is then the
 * new-side line before it (0 at the top).
 */
export interface Region {
  readonly at: number;
  readonly added: readonly Line[];
  readonly removed: readonly Line[];
  /** The hunk's section heading: the enclosing symbol, as git guesses it. */
  readonly section: string;
}

/** A changed file with its class and its changed lines. */
export interface FileChange {
  readonly file: ChangedFile;
  readonly class: FileClass;
  /** The language's name in Linguist; null if unknown. */
  readonly language: string | null;
  readonly regions: readonly Region[];
  readonly added: readonly Line[];
  readonly removed: readonly Line[];
  /** The two sides differ only in white space. */
  readonly formattingOnly: boolean;
  /** The reason for the class, if it is not obvious. */
  readonly note: string | null;
  /**
   * Both sides of JSON or YAML as a parser reads them, a key on each line; absent where the lines of the file show the
   * same. Set for the rules alone.
   */
  readonly parsed?: Readonly<Record<HunkSide, readonly SideLine[]>>;
}

/** The result of stage `change`. */
export interface Change {
  readonly snapshot: Snapshot;
  readonly files: readonly FileChange[];
}
