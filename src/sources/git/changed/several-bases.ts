/**
 * Finds what a merge would change and the difference from one merge base does not show. If two sides share several newest
 * commits (criss-cross merges), git merges against all of them. A head made of two of them by hand can take back what one
 * of them brought, and the difference from the other does not have it.
 */
import { compareText } from '../../../base/order.js';
import type { Snapshot } from '../../../engine/snapshot.js';
import { findMergeBase } from '../merge-base.js';
import type { ScratchRepository } from '../program/repository.js';
import { listChanges } from './raw-diff.js';
import { decodeText } from './text.js';

/** The commits of a change, with all that both sides share. */
export interface SharedChange {
  readonly base: string;
  readonly head: string;
  readonly mergeBase: string;
  readonly otherBases: readonly string[];
}

/** Files that are named; the others are counted. */
const NAMED = 20;

type Omitted = Snapshot['coverage']['omitted'][number];

/**
 * Returns an entry for each file of which nothing shows what a merge makes: it differs between the shared commits, the head
 * would not leave it as the base has it, and the merge base is not the commit that counts for it. Asks git nothing if there
 * is one shared commit.
 */
export async function findUnshownFiles(
  repository: ScratchRepository,
  { base, head, mergeBase, otherBases }: SharedChange,
): Promise<readonly Omitted[]> {
  if (otherBases.length === 0) return [];
  const compare = async (from: string, to: string) => {
    const changes = await listChanges(repository, from, to, 'none');
    return new Map(changes.map(({ path }) => [path.toString('latin1'), path]));
  };
  const [other, ...more] = otherBases;
  const unsure = new Map<string, Buffer>();
  for (const one of otherBases) for (const [key, path] of await compare(mergeBase, one)) unsure.set(key, path);
  const different = await compare(base, head);
  for (const key of unsure.keys()) if (!different.has(key)) unsure.delete(key);
  const root = other === undefined || more.length > 0 ? null : await findMergeBase(repository, mergeBase, other);
  if (other !== undefined && root?.kind === 'found' && root.others.length === 0) {
    // Where one of the two left a file alone, the other one counts.
    const [ours, theirs, since] = [
      await compare(root.sha, mergeBase),
      await compare(root.sha, other),
      await compare(other, head),
    ];
    for (const key of unsure.keys()) if (!theirs.has(key) || (!ours.has(key) && !since.has(key))) unsure.delete(key);
  }
  return describeFiles([...unsure.values()].map((path) => decodeText(path).text).sort(compareText));
}

function describeFiles(paths: readonly string[]): readonly Omitted[] {
  const reason = 'several_merge_bases';
  const advice = 'Merge the base branch into the branch: then both share one.';
  const left = paths.length - NAMED;
  const named = paths.slice(0, NAMED).map((path) => {
    const detail = `Both sides share several newest commits, in which this file differs, so the change does not show what a merge makes of it. ${advice}`;
    return { path, reason, detail, blocking: true };
  });
  if (left <= 0) return named;
  return [...named, { path: null, reason, detail: `The same holds for ${left} more files. ${advice}`, blocking: true }];
}
