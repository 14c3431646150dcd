/** Lock files: which of them follow from the edit of the manifests, and why the others do not. */
import { getFileName } from '../../../base/paths.js';
import type { Change } from '../../model.js';
import type { LineReason } from '../reasons.js';

/** Those that are checked entry by entry. */
const CHECKED: ReadonlySet<string> = new Set([
  ...['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'Cargo.lock', 'go.sum', 'uv.lock', 'poetry.lock'],
]);

/** Thrown if the check cannot be loaded. Without it the review would have another result. */
class LockCheckError extends Error {
  override readonly name = 'LockCheckError';
}

/**
 * Returns for each changed lock file why it is `derived`, or why it is `unaccounted`, by path.
 * @throws LockCheckError if the installation is not complete
 */
export async function judgeLocks(change: Change): Promise<ReadonlyMap<string, LineReason>> {
  const locks = change.files.filter(({ file: { path } }) => CHECKED.has(getFileName(path)));
  if (locks.length === 0) return new Map();
  const { judgeLock } = await loadJudge();
  return new Map(locks.map((lock) => [lock.file.path, judgeLock(lock, change.files)]));
}

async function loadJudge() {
  try {
    return await import(/* webpackChunkName: "locks" */ './judge.js');
  } catch (cause) {
    throw new LockCheckError('The check of lock files cannot be loaded: the installation is not complete.', { cause });
  }
}
