/** Checks whether a folder is writable and has free space. */
import { randomUUID } from 'node:crypto';
import { statfs, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../base/make-folder.js';
import type { Check } from './readiness.js';

/** With less free space, fetching a large repository, or the database, may fill the disk. */
const LEAST_FREE_BYTES = 512 * 1024 * 1024;

/** Which folder is checked, and how much space must be free. */
export interface DiskOptions {
  /** Part of the check's name: `data`, `cache`. */
  readonly name: string;
  readonly directory: string;
  /** In bytes; 512 MiB if left out. */
  readonly leastFree?: number;
}

/** Creates a check that writes and removes a byte, and tests the space available to this user. */
export function createDiskCheck({ name, directory, leastFree = LEAST_FREE_BYTES }: DiskOptions): Check {
  return {
    name: `disk-${name}`,
    failing: `The ${name} folder cannot be written to, or has less than ${Math.ceil(leastFree / 1024 ** 2)} MiB left.`,
    run: async () => {
      makeFolder(directory);
      const { bavail, bsize } = await statfs(directory);
      const free = bavail * bsize;
      if (free < leastFree) throw new Error(`${free} bytes are free in the ${name} folder`);
      const probe = join(directory, `.ready-${randomUUID()}`);
      await writeFile(probe, '.', { flag: 'wx' });
      await unlink(probe);
    },
  };
}
