/** Which patterns that a change takes out of CODEOWNERS name nothing in the base: nobody loses anything by them. */
import { compareText } from '../../../base/order.js';
import { createIdleTest, listRemovedPatterns } from '../../../engine/planes/integrity/owner-patterns.js';
import type { ChangedFile } from '../../../engine/snapshot.js';
import type { ScratchRepository } from '../program/repository.js';
import { listTree } from '../program/trees.js';

/** Maximum output of git for the list of files, in bytes. */
const MAX_LIST = 64 * 1024 * 1024;
/** So many patterns are looked up; larger files are written anew by programs. */
const MAX_PATTERNS = 1_000;

/** Returns them in order; null if the change takes out none, or if the list of files is not whole. */
export async function readIdleOwners(
  repository: ScratchRepository,
  base: string,
  files: readonly ChangedFile[],
): Promise<readonly string[] | null> {
  const removed = listRemovedPatterns(files).slice(0, MAX_PATTERNS);
  if (removed.length === 0) return null;
  const { entries, whole } = await listTree(repository, base, MAX_LIST);
  return whole ? removed.filter(createIdleTest(entries.map(({ path }) => path))).toSorted(compareText) : null;
}
