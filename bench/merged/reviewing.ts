/** Reviews a merged change as the command does: from git, with whole texts and the history of its files. */
import { policySources } from '../../__tests__/stand-ins/snapshot.js';
import { review } from '../../src/engine/index.js';
import type { EngineFinding } from '../../src/engine/model.js';
import { createLocalGitProvider } from '../../src/sources/git/local.js';
import { GRAMMARS } from '../grammars.js';
import type { MergedChange } from './changes.js';

/** What a review said of a merged change. */
export interface Reviewed extends MergedChange {
  readonly repo: string;
  readonly verdict: string;
  readonly tier: string;
  readonly findings: readonly EngineFinding[];
  /** Of the review alone, without git. */
  readonly ms: number;
}

/** Reviews one change of a bare repository under the policy `balanced`. */
export async function reviewMerged(repository: string, repo: string, change: MergedChange): Promise<Reviewed> {
  const { signal } = new AbortController();
  const provider = createLocalGitProvider({
    directory: repository,
    base: change.base,
    head: change.head,
    readTicket: (id) => Promise.reject(new Error(`no ticket ${id}`)),
  });
  const pinned = await provider.pin({ repo, pr: 1, ticket: null }, signal);
  const snapshot = await provider.snapshot(pinned, signal);
  const start = performance.now();
  const { verdict, tier, findings } = await review(snapshot, policySources(), GRAMMARS);
  return { ...change, repo, verdict, tier, findings, ms: performance.now() - start };
}
