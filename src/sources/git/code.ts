/** What a review reads of the commits of a change alone: the same commits give the same, whatever is said about them. */
import type { BaseManifests, Loaded, Part, Snapshot } from '../../engine/snapshot.js';
import { decodeBaseFiles, decodeTexts, isFile, listBaseFiles } from './base-tree/base-files.js';
import { readBaseManifests } from './base-tree/base-manifests.js';
import { readIdleOwners } from './base-tree/idle-owners.js';
import { readLoaded } from './base-tree/loaded.js';
import { markOnBase } from './base-tree/on-base.js';
import { listParts, MAX_PART_BYTES, NO_PARTS, toParts } from './base-tree/parts.js';
import { nameTwins } from './base-tree/twins.js';
import { readChanges } from './changed/changed-files.js';
import type { RawChange } from './changed/raw-diff.js';
import { findUnshownFiles } from './changed/several-bases.js';
import { readPast } from './history/history.js';
import { type GitLimits, MAX_STEERING_BYTES } from './limits.js';
import type { OpenedChange } from './open.js';

/** The code of a change, in the form of a snapshot. */
export interface ChangedCode
  extends Pick<Snapshot, 'files' | 'past' | 'repository_policy' | 'gitattributes' | 'codeowners'> {
  /** The time of the base commit, in UTC. */
  readonly committedAt: string;
  /** Number of changed files, including those beyond the limit. */
  readonly changed: number;
  readonly omitted: Snapshot['coverage']['omitted'];
  readonly manifests: BaseManifests | null;
  readonly idleOwners: readonly string[] | null;
  readonly parts: readonly Part[];
  readonly loaded: Loaded | null;
}

/**
 * Reads the code of a change. `fetchBlobs` of the opened change is called with all missing blobs; if that fetches none, it
 * is called again with only those of the base commit.
 */
export async function readCode(
  { repository, mergeBase, otherBases, fetchBlobs, past }: OpenedChange,
  { base, head }: { readonly base: string; readonly head: string },
  limits: GitLimits,
): Promise<ChangedCode> {
  const entries = await listBaseFiles(repository, base);
  let part = NO_PARTS;
  const listAlso = async (changes: readonly RawChange[]) => {
    part = await listParts(repository, base, changes);
    return new Map([
      ...part.manifests.map(({ name }) => [name, MAX_PART_BYTES] as const),
      ...[base, ...entries.filter(isFile).map(({ name }) => name)].map((name) => [name, MAX_STEERING_BYTES] as const),
    ]);
  };
  const { files, changed, omitted, others } = await readChanges(
    repository,
    { from: mergeBase, to: head },
    listAlso,
    fetchBlobs,
    limits,
  );
  const { omitted: unreadable, ...baseFiles } = decodeBaseFiles(entries, others);
  const [history, named, manifests, idleOwners, unshown, loaded] = await Promise.all([
    past().then((opened) => readPast(opened.repository, base, files)),
    markOnBase(repository, { base, mergeBase, head }, files).then((marked) => nameTwins(repository, base, marked)),
    readBaseManifests(repository, base, files, fetchBlobs),
    readIdleOwners(repository, base, files),
    findUnshownFiles(repository, { base, head, mergeBase, otherBases }),
    readLoaded({ repository, commit: base, fetchBlobs }, files),
  ]);
  return {
    ...baseFiles,
    committedAt: readCommitTime(others.get(base)),
    files: named.map((file) => ({ ...file, history: history.files.get(file.path) ?? null })),
    changed,
    omitted: [...unreadable, ...omitted, ...unshown],
    past: history.past,
    manifests,
    idleOwners,
    parts: toParts(part, decodeTexts(part.manifests, others)),
    loaded,
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
