/** Finds what the base got meanwhile by another way: files that a merge of the change would leave as they are. */
import type { ChangedFile } from '../../../engine/snapshot.js';
import { listChanges } from '../changed/raw-diff.js';
import { decodeText } from '../changed/text.js';
import type { ScratchRepository } from '../program/repository.js';

/** The commits of a change. */
interface Commits {
  readonly base: string;
  readonly mergeBase: string;
  readonly head: string;
}

/**
 * Marks the files of which the base has the same content and mode as the head: both lines took over one commit, or release
 * branches are merged. Asks git nothing if the base did not move.
 */
export async function markOnBase(
  repository: ScratchRepository,
  { base, mergeBase, head }: Commits,
  files: readonly ChangedFile[],
): Promise<readonly ChangedFile[]> {
  if (base === mergeBase || files.length === 0) return files;
  const different = new Set(
    (await listChanges(repository, base, head, 'none')).map(({ path }) => decodeText(path).text),
  );
  return files.map((file) =>
    file.utf8 && !different.has(file.path) && (file.old_path === null || !different.has(file.old_path))
      ? { ...file, on_base: true as const }
      : file,
  );
}
