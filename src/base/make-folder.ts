/** Making folders where files will be written. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The rights that Node gives a new folder, less the umask. */
const EVERYBODY = 0o777;

/** Makes the folder; one that is there is left as it is. */
function makeOne(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (fault) {
    // Another process was faster.
    if (!existsSync(folder)) throw fault;
  }
}

/**
 * Makes a folder and those above it, one by one. `mkdir` of Node with `recursive` never ends where a file system refuses a
 * name as if the folder above it were missing, as `/proc` does.
 * @param mode the rights of each folder that is made
 * @throws what the system says of the first that cannot be made, or of a file that stands in the place
 */
export function makeFolder(path: string, mode: number = EVERYBODY): void {
  const missing: string[] = [];
  for (let at = resolve(path); !existsSync(at) && dirname(at) !== at; at = dirname(at)) missing.unshift(at);
  for (const folder of missing) makeOne(folder, mode);
  // The system says what is wrong with a file in the place.
  if (!statSync(path).isDirectory()) mkdirSync(path);
}
