/** Builds a snapshot from a repository that contains everything needed. */
import type { Snapshot } from '../../engine/snapshot.js';
import type { PinnedChange } from '../provider.js';
import { decodeBaseFiles, decodeTexts, isFile, listBaseFiles } from './base-files.js';
import { readBaseManifests } from './base-manifests.js';
import { readChanges } from './changed-files.js';
import { readPast } from './history.js';
import type { GitLimits } from './limits.js';
import { listNamedTickets, toNamedTickets } from './named-tickets.js';
import type { OpenedChange } from './open.js';
import { completePeople } from './seen.js';
import { nameTwins } from './twins.js';

/**
 * Builds the snapshot of a pinned change. The same commits give the same snapshot, whatever the source of the
 * repository. Only in a shallow clone on this machine the history is unavailable, and the snapshot records that. `fetchBlobs` is called with all missing blobs. If that fetches none, it is called again
 * with only those of the base commit.
 */
export async function readSnapshot(opened: OpenedChange, change: PinnedChange, limits: GitLimits): Promise<Snapshot> {
  const { repository, mergeBase, fetchBlobs } = opened;
  const entries = await listBaseFiles(repository, change.base.sha);
  // A pull request that closes issues, or a request that names a ticket, needs no words to be searched.
  const named =
    change.tickets.length > 0
      ? []
      : await listNamedTickets(repository, change.base.sha, {
          branch: change.head.ref,
          title: change.title,
          body: change.body,
        });
  const { files, changed, omitted, others } = await readChanges(
    repository,
    { from: mergeBase, to: change.head.sha },
    [change.base.sha, ...[...entries.filter(isFile), ...named].map((entry) => entry.name)],
    fetchBlobs,
    limits,
  );
  const { omitted: unreadable, ...baseFiles } = decodeBaseFiles(entries, others);
  const past = await readPast(repository, change.base.sha, files);
  const manifests = await readBaseManifests(repository, change.base.sha, files, fetchBlobs);
  const all = [...change.missing, ...unreadable, ...omitted];
  return {
    schema: 'review-gate.snapshot/1',
    repo: change.repo,
    pr: change.pr,
    base: {
      ref: change.base.ref,
      sha: change.base.sha,
      committed_at: readCommitTime(others.get(change.base.sha)),
    },
    host: change.host ?? null,
    head: { ref: change.head.ref, sha: change.head.sha },
    merge_base: mergeBase,
    title: change.title,
    body: change.body,
    author: change.author,
    labels: [...change.labels],
    files: (await nameTwins(repository, change.base.sha, files)).map((file) => ({
      ...file,
      history: past.files.get(file.path) ?? null,
    })),
    tickets: [...change.tickets, ...toNamedTickets(named, decodeTexts(named, others))],
    ...baseFiles,
    coverage: { complete: all.every((one) => !one.blocking), files: changed, omitted: all },
    past: past.past,
    ...(manifests === null ? {} : { manifests }),
    // Last, because it may fetch, and less of the history may be known then.
    ...(change.people === undefined ? {} : { people: await completePeople(opened, change, limits) }),
    ...(change.edited_at === undefined ? {} : { edited_at: change.edited_at }),
  };
}

/** Returns the time of a commit in UTC. An invalid time, which git can store, is read as the epoch. */
function readCommitTime(commit: Buffer | undefined): string {
  const [header = ''] = commit?.toString('latin1').split('\n\n', 1) ?? [];
  const [, seconds] = /^committer [^\n]*> (\d{1,15})(?: [+-]\d+)?$/mu.exec(header) ?? [];
  const time = new Date(Number(seconds) * 1000);
  const usable = Number.isFinite(time.getTime()) && time.getUTCFullYear() <= 9999;
  return (usable ? time : new Date(0)).toISOString();
}
