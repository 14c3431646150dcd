/** The local reviewer with the grammars of this installation. */
import { findGrammarFolder } from '../grammars/folder.js';
import { openGrammars } from '../grammars/index.js';
import { type LocalOptions, openLocalReviewer, type ReviewSource } from './open-local.js';
import type { Reviewer } from './reviewer.js';

/**
 * Opens a reviewer in this process.
 * @param entry the folder of the entry that runs: the grammars are found from there
 */
export function openInstalledReviewer(
  source: ReviewSource,
  options: Omit<LocalOptions, 'grammars'>,
  entry: string,
): Promise<Reviewer> {
  return openLocalReviewer(source, { ...options, grammars: openGrammars(findGrammarFolder(entry)) });
}
