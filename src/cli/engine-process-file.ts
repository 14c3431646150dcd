/** Finds the file that engine processes run. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './exit.js';

/** Its paths, relative to the bundled command and to the compiled one. */
const FILES = [join('engine-process', 'index.js'), 'engine-process.js'];

/** Returns its absolute path. @throws UsageError if it is not there */
export function findEngineFile(): string {
  const found = FILES.map((name) => join(import.meta.dirname, name)).find(existsSync);
  if (found === undefined)
    throw new UsageError(
      'The file of the engine processes is not beside the command: dist is not complete. Install the command again.',
    );
  return found;
}
