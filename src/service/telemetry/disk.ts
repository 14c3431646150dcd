/** Whether a folder can be written to and has room left. */
import { randomUUID } from 'node:crypto';
import { mkdir, statfs, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './readiness.js';

/** Less than this and a fetch of a large repository, or the database, may find the disk full. */
export const LEAST_FREE_BYTES = 512 * 1024 * 1024;

export interface DiskOptions {
  /** `data`, `cache`: names the check. */
  readonly name: string;
  readonly directory: string;
  /** In bytes; half a gibibyte when left out. */
  readonly leastFree?: number;
}

/** A check that writes a byte, takes it away again, and looks at what is free to this user. */
export function diskCheck({ name, directory, leastFree = LEAST_FREE_BYTES }: DiskOptions): Check {
  return {
    name: `disk-${name}`,
    failing: `The ${name} folder cannot be written to, or has less than ${Math.ceil(leastFree / 1024 ** 2)} MiB left.`,
    run: async () => {
      await mkdir(directory, { recursive: true });
      const { bavail, bsize } = await statfs(directory);
      const free = bavail * bsize;
      if (free < leastFree) throw new Error(`${free} bytes are free in the ${name} folder`);
      const probe = join(directory, `.ready-${randomUUID()}`);
      await writeFile(probe, '.', { flag: 'wx' });
      await unlink(probe);
    },
  };
}
