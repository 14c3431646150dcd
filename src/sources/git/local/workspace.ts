/** Uses a workflow's workspace as the source of a change if it contains all of it. */

import { ProviderError } from '../../../base/errors.js';
import type { PinnedChange } from '../../provider.js';
import { findCheckout } from '../checkout.js';
import { measureReach } from '../history/history.js';
import { findMergeBase } from '../merge-base.js';
import { borrowCheckout, type OpenedChange } from '../open.js';
import { GitError } from '../program/program.js';
import { type ScratchOptions, withScratch } from '../program/repository.js';

/** Thrown if the workspace lacks something. It never leaves this file. */
class IncompleteError extends Error {
  override readonly name = 'IncompleteError';
}

/**
 * Runs `use` on the change in a workspace. Returns null if the workspace does not contain all of it: no repository or
 * another one, missing commits, a history that is too shallow (the default of the checkout action), or missing files
 * (partial clones). The change must then be fetched.
 */
export async function withWorkspace<T>(
  options: ScratchOptions,
  workspace: string,
  change: PinnedChange,
  signal: AbortSignal,
  use: (opened: OpenedChange) => Promise<T>,
): Promise<T | null> {
  try {
    return await withScratch(options, signal, async (repository) => {
      if ((await borrowCheckout(repository, workspace, true, signal)) === null) return null;
      const found = await findMergeBase(repository, change.base.sha, change.head.sha);
      if (found.kind !== 'found' || (await measureReach(repository, change.base.sha)).cut.length > 0) return null;
      const fetchBlobs = () => Promise.reject(new IncompleteError('The workspace lacks commits or files.'));
      const uncached = { commits: fetchBlobs, blobs: fetchBlobs };
      const { sha: mergeBase, others: otherBases } = found;
      return use({ repository, mergeBase, otherBases, fetchBlobs, past: async () => ({ repository, uncached }) });
    });
  } catch (fault) {
    if (signal.aborted) throw signal.reason;
    if (fault instanceof IncompleteError || fault instanceof GitError || fault instanceof ProviderError) return null;
    throw fault;
  }
}

/** Returns whether a workspace is a clone with all of its history, which probably has all of a change. */
export async function isWholeClone(options: ScratchOptions, workspace: string, signal: AbortSignal): Promise<boolean> {
  return withScratch(options, signal, async (repository) => {
    const checkout = await findCheckout(repository, workspace, true, signal);
    return checkout?.shallow.length === 0;
  });
}
