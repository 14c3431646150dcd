/** Counts the packages that come with new ones: those that a lock file names now and did not before. */
import { getFolder } from '../../../../base/paths.js';
import type { FileChange } from '../../../model.js';
import type { Ecosystem } from '../manifests/dependency.js';
import { type LockEntry, readLocks } from './entries.js';
import { containsFolder, findLockEcosystem } from './sync.js';

/** Counts the packages that the lock files of a manifest name now, the ones asked for aside. */
export type CountBrought = (manifest: string, ecosystem: Ecosystem, asked: ReadonlySet<string>) => number;

const nameAll = (entries: readonly LockEntry[]) =>
  new Set(entries.map(({ name, realName }) => realName ?? name).filter((name) => name !== ''));

/** Reads the changed lock files when the first count is asked for. */
export function createBroughtCounter(files: readonly FileChange[]): CountBrought {
  let read: readonly { readonly path: string; readonly fresh: readonly string[] }[] | undefined;
  const list = () => {
    read ??= readLocks(files).map(({ change, before, after }) => {
      const known = nameAll(before);
      return { path: change.file.path, fresh: [...nameAll(after)].filter((name) => !known.has(name)) };
    });
    return read;
  };
  return (manifest, ecosystem, asked) => {
    const locks = list().filter(
      ({ path }) => findLockEcosystem(path) === ecosystem && containsFolder(getFolder(path), getFolder(manifest)),
    );
    return new Set(locks.flatMap(({ fresh }) => fresh.filter((name) => !asked.has(name)))).size;
  };
}
