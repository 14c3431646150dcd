/** Loads the command `review`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findCacheFolder, openCodeCache } from './code-cache.js';
import { runScript } from './kept-script.js';

/** The bundle's script of `review`, beside the command. Where it is not bundled, there is none. */
const SCRIPT = 'review.script.js';

type Review = Pick<typeof import('./review.js'), 'runReview'>;

/** The command, and what keeps its compiled code for the next run. */
export interface LoadedReview extends Review {
  /** To be called when the review is written. */
  readonly keepCode: () => void;
}

const isReview = (loaded: unknown): loaded is Review =>
  typeof loaded === 'object' && loaded !== null && 'runReview' in loaded && typeof loaded.runReview === 'function';

/** Loads it, with the code that an earlier run compiled, if that was kept. */
export async function loadReview(environment: Readonly<Record<string, string | undefined>>): Promise<LoadedReview> {
  const file = join(import.meta.dirname, SCRIPT);
  const folder = findCacheFolder(environment);
  // Modules start in less time than the script, if all must be compiled.
  if (folder === null || !existsSync(file)) {
    const { runReview } = await import(/* webpackChunkName: "review" */ './review.js');
    return { runReview, keepCode: () => undefined };
  }
  const { exports: loaded, keep } = runScript(file, openCodeCache(folder, Date.now()));
  if (!isReview(loaded)) throw new Error(`${file} is not of this version: install the command again.`);
  return { runReview: loaded.runReview, keepCode: keep };
}
