/** Earlier heads that people reviewed: what differs since, and what those heads changed. */
import type { SaidByPeople, SeenHead } from '../../engine/snapshot.js';
import type { PinnedChange, PinnedPeople } from '../provider.js';
import { readFiles } from './changed/changed-files.js';
import { listChanges, type RawChange } from './changed/raw-diff.js';
import type { GitLimits } from './limits.js';
import { findMergeBase } from './merge-base.js';
import type { OpenedChange, OpenedPast } from './open.js';
import type { ScratchRepository } from './program/repository.js';

/** Earlier heads that are read: the newest that were reviewed. */
const MAX_SEEN = 5;
/** What is read of each. Beyond it, the head counts as one that could not be had. */
const SEEN_LIMITS: Pick<GitLimits, 'files' | 'textLength'> = { files: 300, textLength: 4 * 1024 * 1024 };

/** Adds to what people said what git says of the commits. */
export async function completePeople(
  opened: OpenedChange,
  change: PinnedChange,
  limits: GitLimits,
): Promise<SaidByPeople | null> {
  const people = change.people ?? null;
  if (people === null) return null;
  const wanted = listSeen(people, change);
  const { mergeBase } = opened;
  const past = await opened.past();
  const { repository, uncached } = past;
  const absent: string[] = [];
  for (const sha of wanted) if ((await readTree(repository, sha)) === null) absent.push(sha);
  if (absent.length > 0) await uncached.commits(absent);
  const seen: SeenHead[] = [];
  for (const sha of wanted) {
    const place = { seen: sha, base: change.base.sha, mergeBase, head: change.head.sha };
    seen.push(await readSeen(past, place, { ...limits, ...SEEN_LIMITS }));
  }
  return { ...people, head_tree: await readTree(repository, change.head.sha), teams: [], seen };
}

/** Returns the commits that people other than who opened the pull request reviewed, the newest review first. */
function listSeen({ reviews, accounts }: PinnedPeople, { author, head }: PinnedChange): readonly string[] {
  const people = new Set(
    accounts.filter(({ kind, login }) => kind === 'user' && login !== author).map(({ login }) => login),
  );
  const commits = reviews.filter(({ login }) => people.has(login)).map(({ commit }) => commit);
  const earlier = commits.filter((commit) => commit !== null && commit !== head.sha);
  return [...new Set(earlier.filter((commit) => commit !== null).reverse())].slice(0, MAX_SEEN);
}

/** Returns the tree of a commit; null if the commit is not there. */
async function readTree(repository: ScratchRepository, commit: string): Promise<string | null> {
  const { code, stdout } = await repository.run(['rev-parse', '--verify', '--quiet', `${commit}^{tree}`]);
  return code === 0 ? stdout.toString('latin1').trim() : null;
}

/** The commits between which a head is compared. */
interface Comparison {
  readonly seen: string;
  readonly base: string;
  readonly mergeBase: string;
  readonly head: string;
}

/** Where anything is not certain, the tree is null: nothing is known of that head then. */
async function readSeen(
  { repository, uncached }: OpenedPast,
  { seen: sha, base, mergeBase, head }: Comparison,
  limits: GitLimits,
): Promise<SeenHead> {
  const unknown: SeenHead = { sha, tree: null, since: [], before: [], rebased: [] };
  const tree = await readTree(repository, sha);
  const left = tree === null ? null : await findMergeBase(repository, base, sha);
  if (left?.kind !== 'found') return unknown;
  const compare = (from: string, to: string) => listChanges(repository, from, to, 'none');
  const then = await compare(left.sha, sha);
  const now = await compare(mergeBase, head);
  const moved = await compare(left.sha, mergeBase);
  const between = await compare(sha, head);
  const current = new Set(now.map(keyPath));
  const either = new Set([...then.map(keyPath), ...current]);
  const since = between.filter((one) => either.has(keyPath(one)));
  const touched = new Set(since.map(keyPath));
  const before = then.filter((one) => touched.has(keyPath(one)));
  if (since.length > limits.files) return unknown;
  return {
    sha,
    tree,
    since: await readFiles(repository, since, uncached.blobs, limits),
    before: await readFiles(repository, before, uncached.blobs, limits),
    rebased: moved.filter((one) => current.has(keyPath(one))).map(({ path }) => path.toString('utf8')),
  };
}

/** A path as a key. Paths are bytes; without the search for renames each change has one. */
const keyPath = ({ path }: RawChange) => path.toString('latin1');
