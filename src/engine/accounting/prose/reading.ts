/** How the formats of texts are read. */
import type { RunBlocks } from './run-blocks.js';

/** How a text is read. */
export interface Reading {
  /** Which blocks are run, though nothing in the text says it. */
  readonly runs: RunBlocks;
  /** Returns whether a line has a word that the text did not have before, whatever its numbers are. */
  isNew(line: string): boolean;
}
