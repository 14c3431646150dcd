/** The local reviewer with the grammars of this installation. */
import { findGrammarFolder } from '../grammars/folder.js';
import type { LocalOptions } from './open-local.js';
import { openSource, type ReviewSource } from './open-source.js';
import type { Reviewer } from './reviewer.js';

/**
 * Opens a reviewer in this process. The code that an event names is fetched while the engine is loaded.
 * @param entry the folder of the entry that runs: the grammars are found from there
 */
export async function openInstalledReviewer(
  source: ReviewSource,
  options: Omit<LocalOptions, 'grammars'>,
  entry: string,
): Promise<Reviewer> {
  const provider = await openSource(source);
  if (source.kind === 'github' && source.expected != null) await provider.foresee?.(source.expected, options.signal);
  const [{ openReviewerOver }, { openGrammars }] = await Promise.all([
    import(/* webpackChunkName: "engine" */ './open-local.js'),
    import(/* webpackChunkName: "engine" */ '../grammars/index.js'),
  ]);
  return openReviewerOver(provider, { ...options, grammars: openGrammars(findGrammarFolder(entry)) });
}
