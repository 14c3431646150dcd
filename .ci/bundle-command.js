/**
 * Bundles the command and its engine process: `node .ci/bundle-command.js FOLDER STATS.json`. esbuild puts modules that are used
 * together into one scope, which starts in less time than a function for each module. `review` is bundled as one script too, because
 * Node can keep the compiled code of a script (`src/cli/kept-script.ts`). The statistics name the modules that are in the bundle, in
 * the form that `licences.js` reads.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '..');
const [folder, stats] = process.argv.slice(2);
if (folder === undefined || stats === undefined) throw new Error('name the folder and the statistics to write');

const shared = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  // The first is a folder of its own, if it is installed. The other one is an optional part of `pg` that is not used.
  external: ['@electric-sql/pglite', 'pg-native'],
  metafile: true,
  logLevel: 'warning',
};
const { metafile } = await build({
  ...shared,
  entryPoints: { index: 'build/src/cli/index.js', 'engine-process/index': 'build/src/cli/engine-process.js' },
  outdir: resolve(folder),
  entryNames: '[dir]/[name]',
  chunkNames: '[name]-[hash]',
  splitting: true,
  format: 'esm',
  // Packages in the older format of modules ask for Node's own ones by `require`.
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
});
// In two steps: modules that are put into one scope first start in less time, and what is not used of them is left out.
const scratch = mkdtempSync(join(tmpdir(), 'review-gate-script-'));
await build({
  ...shared,
  entryPoints: { review: 'build/src/cli/review.js' },
  inject: ['.ci/schemas-uncompiled.js'],
  outdir: scratch,
  splitting: true,
  format: 'esm',
});
await build({
  ...shared,
  absWorkingDir: scratch,
  entryPoints: { 'review.script': 'review.js' },
  outdir: resolve(folder),
  format: 'cjs',
  // A script whose compiled code is kept cannot import by itself.
  supported: { 'dynamic-import': false },
  define: { 'import.meta.dirname': '__dirname' },
  banner: { js: '(function(exports,require,module,__filename,__dirname){' },
  footer: { js: '})' },
});
rmSync(scratch, { recursive: true });
writeFileSync(join(folder, 'package.json'), '{"type":"module"}\n');
chmodSync(join(folder, 'index.js'), 0o755);
const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
const modules = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([name]) => ({ name }));
writeFileSync(stats, JSON.stringify({ modules }));
