/** Puts the commits of a branch together with the one that merges it. */
import type { PastCommit, PastFile } from './history-log.js';

/**
 * Returns the files of each change as it was merged, newest first: a commit of the main line with those of the branch
 * that it merges. A branch's source and its note in the change log are often two commits.
 */
export function joinMerged(commits: readonly PastCommit[]): readonly (readonly PastFile[])[] {
  const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
  const line: PastCommit[] = [];
  for (let commit = commits[0]; commit !== undefined; commit = bySha.get(commit.parents[0] ?? '')) line.push(commit);
  const taken = new Set(line.map(({ sha }) => sha));
  // From the oldest on: a commit belongs to the merge that brought it first.
  const joined = line.toReversed().map((commit) => {
    const files = [...commit.files];
    const open = commit.parents.slice(1);
    for (let sha = open.pop(); sha !== undefined; sha = open.pop()) {
      const brought = taken.has(sha) ? undefined : bySha.get(sha);
      if (brought === undefined) continue;
      taken.add(sha);
      files.push(...brought.files);
      open.push(...brought.parents);
    }
    return files;
  });
  return joined.toReversed();
}
