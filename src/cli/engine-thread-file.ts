/** Finds the file that engine threads run. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './exit.js';

/** Its paths, relative to the bundled command and to the compiled one. */
const THREADS = [join('engine-thread', 'index.js'), 'engine-thread.js'];

/** Returns its absolute path. @throws UsageError if it is not there */
export function findThreadFile(): string {
  const found = THREADS.map((name) => join(import.meta.dirname, name)).find(existsSync);
  if (found === undefined)
    throw new UsageError('The file of the engine threads is not beside the command: dist is not whole.');
  return found;
}
