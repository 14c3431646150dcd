/**
 * Bundles the command and its engine thread: `node .ci/bundle-command.js FOLDER STATS.json`. esbuild puts modules that are used
 * together into one scope, which starts in less time than a function for each module. The statistics name the modules that are
 * in the bundle, in the form that `licences.js` reads.
 */
import { chmodSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '..');
const [folder, stats] = process.argv.slice(2);
if (folder === undefined || stats === undefined) throw new Error('name the folder and the statistics to write');

/** `review` is bundled alone: shared with thirty other commands, it would be cut into sixty files. */
const REVIEW = { name: 'review', from: 'build/src/cli/review.js' };

const keepReviewApart = {
  name: 'keep-review-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/review\.js$/ }, ({ path, resolveDir }) =>
      resolve(resolveDir, path) === join(root, REVIEW.from) ? { path: `./${REVIEW.name}.js`, external: true } : null,
    ),
};

const bundle = (entryPoints, plugins) =>
  build({
    absWorkingDir: root,
    entryPoints,
    plugins,
    outdir: resolve(folder),
    entryNames: '[dir]/[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    // Both are folders beside the command. The last one is an optional part of `pg` that is not used.
    external: ['piscina', '@electric-sql/pglite', 'pg-native'],
    // Packages in the older format of modules ask for Node's own ones by `require`.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    metafile: true,
    logLevel: 'warning',
  });

const bundled = await Promise.all([
  bundle({ [REVIEW.name]: REVIEW.from }, []),
  bundle({ index: 'build/src/cli/index.js', 'engine-thread/index': 'build/src/cli/engine-thread.js' }, [
    keepReviewApart,
  ]),
]);
writeFileSync(join(folder, 'package.json'), '{"type":"module"}\n');
chmodSync(join(folder, 'index.js'), 0o755);
const inputs = bundled.flatMap(({ metafile }) =>
  Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs)),
);
const modules = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([name]) => ({ name }));
writeFileSync(stats, JSON.stringify({ modules }));
