/** Paths that a client names. It may do what a hostile text told it to: nothing outside the repository is read. */
import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { readSystemCode } from '../../sources/errors.js';
import { UsageError } from '../exit.js';

/** A larger file is no ticket, no policy and no trace. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Git's own folder: settings in it may hold addresses with passwords. */
const isGitFolder = (name: string) => name.toLowerCase() === '.git';

/**
 * Returns where a file of the repository really is.
 * @param root the top of the repository, without links in it
 * @param named a path from there, or an absolute one
 * @throws UsageError if it is outside, in git's folder, or no plain file; outside it does not say what is there
 */
export async function resolveInside(root: string, named: string): Promise<string> {
  const outside = new UsageError(`${named} is not in the repository. Name a file in it, by its path from ${root}.`);
  const asked = resolve(root, named);
  if (named.includes('\0') || !isInside(root, asked)) throw outside;
  let found: string;
  try {
    found = await realpath(asked);
  } catch (cause) {
    throw new UsageError(
      `${named} cannot be read: ${readSystemCode(cause) ?? 'unknown fault'}. Name a file that is there.`,
      {
        cause,
      },
    );
  }
  if (!isInside(root, found)) throw outside;
  const { size, ...status } = await readStatus(found);
  if (!status.isFile) throw new UsageError(`${named} is no file. Name a file of the repository.`);
  if (size > MAX_BYTES) throw new UsageError(`${named} is larger than ${MAX_BYTES} bytes.`);
  return found;
}

async function readStatus(path: string) {
  const found = await stat(path);
  return { size: found.size, isFile: found.isFile() };
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  const parts = way.split(sep);
  return way !== '' && !isAbsolute(way) && parts[0] !== '..' && !parts.some(isGitFolder);
}
