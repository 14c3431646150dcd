/**
 * Lays by an empty database of PGlite, so that the first start of the embedded service need not make one. npm runs it after
 * an install. It is a convenience: where it cannot be had, the installation goes on and the first start takes longer.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const modules = join(dirname(import.meta.dirname), 'node_modules');

async function layBy() {
  const about = JSON.parse(await readFile(join(modules, '@electric-sql/pglite/package.json'), 'utf8'));
  const path = join(modules, '.cache', 'review-gate', `pglite-${about.version}.tar.gz`);
  if (existsSync(path)) return;
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create();
  const archive = await pglite.dumpDataDir('gzip');
  await pglite.close();
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, Buffer.from(await archive.arrayBuffer()));
  await rename(draft, path);
}

try {
  await layBy();
} catch (cause) {
  process.stderr.write(
    `No template of the embedded database: ${cause.message}. Its first start takes some seconds longer.\n`,
  );
}
