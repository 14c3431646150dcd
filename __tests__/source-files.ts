/** The files of this checkout, for the tests that read its sources. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The root of this checkout: tests run there. */
export const ROOT = process.cwd();

/** Returns the TypeScript files of a folder and of those in it, relative to the root and with `/`, sorted. */
export function listSources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
