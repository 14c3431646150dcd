/** Mends what a fetch by time leaves behind: commits that git calls cut off, and are not. */
import { measureReach, PAST_LIMITS, type PastReach } from '../history/history.js';
import { readObjectInfo, readObjects } from '../program/objects.js';
import type { ScratchRepository } from '../program/repository.js';
import type { Fetcher, RemoteChange } from './remote.js';

/** How often missing parents are fetched after a fetch by time, and at most how many each time. */
const JOINS = 3;
const MOST_PARENTS = 60;

/**
 * Takes commits that are not here out of the list of those that are cut off. In a fetch by time git lists every commit of
 * that time with an older parent, and does not send those behind another one of the list. It refuses to go on from them
 * later ("error in object: unshallow").
 */
export async function forgetUnsentCuts(repository: ScratchRepository): Promise<void> {
  const cuts = await repository.shallow();
  const here = await readObjectInfo(repository, cuts);
  if (cuts.length > here.size) await repository.cutAt(cuts.filter((sha) => here.has(sha)));
}

/**
 * Adds what a fetch by time leaves out: the parents of commits that are counted, which may be years older than these. The
 * commits then no longer count as cut off; their parents do. Does nothing where there are many, or the server refuses.
 * Returns how far the history reaches then.
 */
export async function joinParents(
  repository: ScratchRepository,
  fetcher: Fetcher,
  { base, head }: RemoteChange,
): Promise<PastReach> {
  for (let joins = 0; ; joins += 1) {
    const reach = await measureReach(repository, base.sha);
    if (reach.commits < PAST_LIMITS.commits || reach.cut.length === 0 || joins === JOINS) return reach;
    const [here, parents] = await Promise.all([
      listCommits(repository, [base.sha, head.sha]),
      listParents(repository, reach.cut),
    ]);
    const cuts = new Set(await repository.shallow());
    const missing = parents.filter((sha) => !here.has(sha) && !cuts.has(sha));
    if (missing.length > MOST_PARENTS || !(await fetcher.parents(missing))) return reach;
    // The fetch is of a depth, and where that ends within what was here before, nothing is cut off.
    const whole = new Set([...reach.cut, ...[...here].filter((sha) => !cuts.has(sha))]);
    await repository.cutAt((await repository.shallow()).filter((sha) => !whole.has(sha)));
  }
}

async function listCommits(repository: ScratchRepository, tips: readonly string[]): Promise<ReadonlySet<string>> {
  const printed = await repository.output(['rev-list', ...tips]);
  return new Set(printed.toString('latin1').split('\n').filter(Boolean));
}

/** Returns the parents that commits name, also those that are cut off. */
async function listParents(repository: ScratchRepository, commits: readonly string[]): Promise<string[]> {
  const read = await readObjects(repository, commits);
  const headers = [...read.values()].map((commit) => commit.toString('latin1').split('\n\n', 1)[0] ?? '');
  return [
    ...new Set(headers.flatMap((header) => [...header.matchAll(/^parent ([0-9a-f]+)$/gmu)].map(([, sha = '']) => sha))),
  ];
}
