/** Files of a working tree by their path from its top. Nothing is read or written outside it, nor through a link. */
import { constants } from 'node:fs';
import { lstat, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFoldersAbove } from '../../base/paths.js';
import { readSystemCode } from '../../sources/errors.js';
import { UsageError } from '../exit.js';

/** A larger file says nothing here. */
const MAX_BYTES = 1024 * 1024;

async function readKind(path: string): Promise<'none' | 'file' | 'folder' | 'other'> {
  try {
    const found = await lstat(path);
    if (found.isFile()) return 'file';
    return found.isDirectory() ? 'folder' : 'other';
  } catch (fault) {
    const code = readSystemCode(fault);
    if (code === 'ENOENT') return 'none';
    if (code === 'ENOTDIR') return 'other';
    throw new UsageError(`${path} cannot be looked at: ${code ?? 'unknown fault'}.`, { cause: fault });
  }
}

/** Reads a file's text; null if it is no plain file, is too large, or stands behind a link. */
export async function readPlainFile(top: string, path: string): Promise<string | null> {
  for (const folder of listFoldersAbove(path)) {
    if ((await readKind(join(top, folder))) !== 'folder') return null;
  }
  if ((await readKind(join(top, path))) !== 'file') return null;
  await using file = await open(join(top, path), constants.O_RDONLY | constants.O_NOFOLLOW);
  const { size } = await file.stat();
  return size > MAX_BYTES ? null : file.readFile('utf8');
}

/**
 * Checks that a new file can stand there.
 * @throws UsageError that names what is in its way
 */
export async function checkPlace(top: string, path: string): Promise<void> {
  for (const folder of listFoldersAbove(path)) {
    const kind = await readKind(join(top, folder));
    if (kind === 'none') return;
    if (kind !== 'folder') {
      throw new UsageError(
        `${join(top, folder)} is no folder, or a link to one. Nothing is written through it: nothing was written at all.`,
      );
    }
  }
  if ((await readKind(join(top, path))) !== 'none') {
    throw new UsageError(
      `${join(top, path)} is there already, though git does not list it. Move it away, and run this command again: nothing was written.`,
    );
  }
}

/**
 * Writes a new file and the folders that it needs.
 * @throws UsageError if something is in its way, or it cannot be written
 */
export async function writeNewFile(top: string, path: string, text: string): Promise<void> {
  await checkPlace(top, path);
  try {
    await mkdir(join(top, dirname(path)), { recursive: true });
    // `wx` neither replaces a file nor follows a link.
    await using file = await open(join(top, path), 'wx');
    await file.writeFile(text);
  } catch (fault) {
    throw new UsageError(
      `${join(top, path)} cannot be written: ${readSystemCode(fault) ?? 'unknown fault'}. Name a repository in which you may write.`,
      { cause: fault },
    );
  }
}
