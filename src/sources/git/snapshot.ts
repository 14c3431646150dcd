/** Builds a snapshot from a repository that contains everything needed. */
import type { Snapshot } from '../../engine/snapshot.js';
import type { PinnedChange } from '../provider.js';
import { listBaseFiles, readBaseFiles } from './base-files.js';
import { readChanges } from './changed-files.js';
import type { GitLimits } from './limits.js';
import type { OpenedChange } from './open.js';
import type { ScratchRepository } from './repository.js';
import { nameTwins } from './twins.js';

/**
 * Builds the snapshot of a pinned change. The same commits give the same snapshot, whatever the source of the
 * repository. Only the history may be unavailable in some places (a shallow clone, a history too large to fetch), and
 * the snapshot records that. `fetchBlobs` is called with all missing blobs. If that fetches none, it is called again
 * with only those of the base commit.
 */
export async function readSnapshot(
  { repository, mergeBase, fetchBlobs, readPast }: OpenedChange,
  change: PinnedChange,
  limits: GitLimits,
): Promise<Snapshot> {
  const entries = await listBaseFiles(repository, change.base.sha);
  const { files, changed, omitted } = await readChanges(
    repository,
    { from: mergeBase, to: change.head.sha },
    entries.filter((entry) => entry.mode.startsWith('100')).map((entry) => entry.name),
    fetchBlobs,
    limits,
  );
  const { omitted: unreadable, ...baseFiles } = await readBaseFiles(repository, entries);
  const past = await readPast({ mergeBase, head: change.head.sha, title: change.title, files });
  const all = [...change.missing, ...unreadable, ...omitted];
  return {
    schema: 'review-gate.snapshot/1',
    repo: change.repo,
    pr: change.pr,
    base: { ref: change.base.ref, sha: change.base.sha },
    head: {
      ref: change.head.ref,
      sha: change.head.sha,
      committed_at: await readCommitTime(repository, change.head.sha),
    },
    merge_base: mergeBase,
    title: change.title,
    body: change.body,
    author: change.author,
    labels: [...change.labels],
    files: (await nameTwins(repository, change.base.sha, files)).map((file) => ({
      ...file,
      history: past.files.get(file.path) ?? null,
    })),
    tickets: [...change.tickets],
    ...baseFiles,
    coverage: { complete: all.every((one) => !one.blocking), files: changed, omitted: all },
    past: past.past,
  };
}

/** Returns the time of a commit in UTC. An invalid time, which git can store, is read as the epoch. */
async function readCommitTime(repository: ScratchRepository, commit: string): Promise<string> {
  const seconds = Number((await repository.output(['log', '-1', '--format=%ct', commit])).toString('latin1').trim());
  const time = new Date(seconds * 1000);
  const usable = Number.isFinite(time.getTime()) && time.getUTCFullYear() >= 0 && time.getUTCFullYear() <= 9999;
  return (usable ? time : new Date(0)).toISOString();
}
