/** What a reader of one language is given, and what it gives. */
import type { Line } from '../model.js';

/**
 * What is known of the repository as it will be with the change. What nobody looked up yet is undefined: nothing is said of it then,
 * and the question is noted.
 */
export interface Tree {
  /**
   * Returns the files, and the folders with a slash at their end, whose path is `stem` itself or has one ending more:
   * `src/date.ts` and `src/date/` for `src/date`.
   */
  find(stem: string): readonly string[] | undefined;
  /**
   * Returns whether a text has a name, or may have it without writing it. `path` with a slash at its end is a folder whose files are
   * one package, as in Go.
   */
  has(path: string, name: string): boolean | undefined;
  /** Returns whether a file or folder of this name, without its ending, is on the way to something that the change edits or takes away. */
  mayLose(name: string): boolean;
  /** Returns true if the change takes away a file, or a name of a file, that was there before. */
  lost(path: string, name?: string): boolean;
}

/** A file of which the new side is read. */
export interface LoadingFile {
  readonly path: string;
  readonly lines: readonly string[];
  /** Returns the lines without comments and without what stands in strings. */
  readCode(): readonly string[];
  /** The new lines, in order. */
  readonly fresh: readonly Line[];
  /** Returns whether a line is new, or what it says leads elsewhere because the file moved. Numbered from 1. */
  isNew(line: number): boolean;
}

/** Code that leads to nothing. */
export interface Missing {
  /** What is loaded, as the line writes it: `./date`, `shop.date`. */
  readonly written: string;
  /** Where it would be: a path without its ending, or the file that was found. */
  readonly place: string;
  /** The name that the file does not have; null where the file itself is not there. */
  readonly name: string | null;
  /** The line that says so, from 1. */
  readonly line: number;
  /** What of the line is code if all of it is: the word of the language that loads, or the name; empty where any code is. */
  readonly word: string;
}

/** Reads the loads of one language. */
export type LoadReader = (file: LoadingFile, tree: Tree) => readonly Missing[];
