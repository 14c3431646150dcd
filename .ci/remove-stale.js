/**
 * Removes from build/ what tsc wrote of sources that are gone, moved or renamed: tsc leaves it, and Jest would run the tests
 * of code that is not there any more.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** The source of a file that tsc wrote; null for any other file. */
function findSource(path) {
  if (path.endsWith('.json')) return path;
  const [, stem] = /^(.+)\.js(?:\.map)?$/.exec(path) ?? [];
  return stem === undefined ? null : `${stem}.ts`;
}

for (const folder of ['src', '__tests__', 'bench']) {
  const built = join(root, 'build', folder);
  if (!existsSync(built)) continue;
  for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    const source = findSource(join(folder, name));
    if (source !== null && !existsSync(join(root, source))) rmSync(join(built, name));
  }
}
