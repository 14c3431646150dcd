/** What stage `change` gives: its reading of each file without the file itself, which the snapshot has. */
import type { Change, EffectivePolicy, FileChange } from '../model.js';
import type { ChangedFile, Snapshot } from '../snapshot.js';
import { readChange } from './index.js';

/** A changed file as it was read: its class, language and changed lines, and no texts of the whole file. */
export type ClassifiedFile = Omit<FileChange, 'file'> & Pick<ChangedFile, 'path' | 'old_path'>;

/** Reads the files of a snapshot, in its order. Never throws. */
export function classifyFiles(snapshot: Snapshot, paths: EffectivePolicy['paths']): readonly ClassifiedFile[] {
  return readChange(snapshot, paths).files.map(({ file, ...read }) => ({
    ...read,
    path: file.path,
    old_path: file.old_path,
  }));
}

/**
 * Returns `joinChange` for one review: the same files are joined once, so what one stage reads of a change can be kept for
 * another.
 */
export function createJoin(): typeof joinChange {
  const known = new WeakMap<readonly ClassifiedFile[], Change>();
  return (snapshot, classified) => {
    const joined = known.get(classified) ?? joinChange(snapshot, classified);
    known.set(classified, joined);
    return joined;
  };
}

/** The change as the stages look at it: each file beside what was read of it. `classified` are the files of this snapshot. */
export function joinChange(snapshot: Snapshot, classified: readonly ClassifiedFile[]): Change {
  const files = snapshot.files.flatMap((file, index) => {
    const found = classified[index];
    if (found === undefined) return [];
    const { path: _, old_path: __, ...read } = found;
    return [{ ...read, file }];
  });
  return { snapshot, files };
}
