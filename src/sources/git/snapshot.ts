/** Builds a snapshot from a repository that contains everything needed. */
import type { Snapshot } from '../../engine/snapshot.js';
import type { PinnedChange } from '../provider.js';
import { readNamedTickets } from './base-tree/named-tickets.js';
import { type ChangedCode, readCode } from './code.js';
import type { GitLimits } from './limits.js';
import type { OpenedChange } from './open.js';
import { completePeople } from './seen.js';

/**
 * Builds the snapshot of a pinned change. The same commits give the same snapshot, whatever the source of the
 * repository. Only in a shallow clone on this machine the history is unavailable, and the snapshot records that.
 * @param known the code of these commits, if it was read before
 */
export async function readSnapshot(
  opened: OpenedChange,
  change: PinnedChange,
  limits: GitLimits,
  known: ChangedCode | null = null,
): Promise<Snapshot> {
  const { repository, mergeBase, fetchBlobs } = opened;
  const { base, head, people, edited_at } = change;
  const code = known ?? (await readCode(opened, { base: base.sha, head: head.sha }, limits));
  // A pull request that closes issues, or a request that names a ticket, needs no words to be searched.
  const named =
    change.tickets.length > 0
      ? []
      : await readNamedTickets(
          repository,
          base.sha,
          { branch: head.ref, title: change.title, body: change.body },
          fetchBlobs,
        );
  const { committedAt, files, changed, omitted, past, manifests, idleOwners, parts, loaded, ...baseFiles } = code;
  const all = [...change.missing, ...omitted];
  return {
    schema: 'review-gate.snapshot/1',
    repo: change.repo,
    pr: change.pr,
    base: { ref: base.ref, sha: base.sha, committed_at: committedAt },
    host: change.host ?? null,
    head: { ref: head.ref, sha: head.sha },
    merge_base: mergeBase,
    title: change.title,
    body: change.body,
    author: change.author,
    labels: [...change.labels],
    files,
    tickets: [...change.tickets, ...named],
    ...baseFiles,
    coverage: { complete: all.every((one) => !one.blocking), files: changed, omitted: all },
    past,
    ...(manifests === null ? {} : { manifests }),
    ...(idleOwners === null ? {} : { idle_owners: [...idleOwners] }),
    ...(parts.length === 0 ? {} : { parts: [...parts] }),
    ...(loaded === null ? {} : { loaded }),
    // Last, because it may fetch, and less of the history may be known then.
    ...(people === undefined ? {} : { people: await completePeople(opened, change, limits) }),
    ...(edited_at === undefined ? {} : { edited_at }),
  };
}
