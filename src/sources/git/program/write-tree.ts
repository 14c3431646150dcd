/** Writes trees into a scratch repository, as git's loose objects (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects). */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { compareText } from '../../../base/order.js';
import type { ObjectFormat, ScratchRepository } from './repository.js';

/** A plain file in a tree. */
export interface TreeFile {
  /** ASCII, without a slash. */
  readonly path: string;
  /** The full name of its blob. */
  readonly name: string;
}

/**
 * Writes a tree of plain files and returns its name. To start a git for it costs more than to write it. The blobs need not be there.
 */
export async function writeTree(
  repository: Pick<ScratchRepository, 'gitDir'>,
  format: ObjectFormat,
  files: readonly TreeFile[],
): Promise<string> {
  const entries = files
    .toSorted((a, b) => compareText(a.path, b.path))
    .flatMap(({ path, name }) => [Buffer.from(`100644 ${path}\0`, 'latin1'), Buffer.from(name, 'hex')]);
  const length = entries.reduce((sum, piece) => sum + piece.length, 0);
  const tree = Buffer.concat([Buffer.from(`tree ${length}\0`, 'latin1'), ...entries]);
  const name = createHash(format).update(tree).digest('hex');
  const file = join(repository.gitDir, 'objects', name.slice(0, 2), name.slice(2));
  await mkdir(dirname(file), { recursive: true });
  // Put in its place whole: another review of the same repository may write the same tree, and its git read it.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, deflateSync(tree));
  await rename(draft, file);
  return name;
}
