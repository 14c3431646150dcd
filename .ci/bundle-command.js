/**
 * Bundles the command and its engine process: `node .ci/bundle-command.js FOLDER STATS.json`. esbuild puts modules that are used
 * together into one scope, which starts in less time than a function for each module. `review` is bundled as one script too, because
 * Node can keep the compiled code of a script (`src/cli/kept-script.ts`). The statistics name the modules that are in the bundle, in
 * the form that `licences.js` reads.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { makePatternsLate } from './late-patterns.js';
import { lessenMemory } from './runtime-memory.js';

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
/** A run needs few of its regular expressions. */
const latePatterns = {
  name: 'late-patterns',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]build[\\/]src[\\/].*\.js$/ }, ({ path }) => {
      const contents = makePatternsLate(readFileSync(path, 'utf8'));
      return { contents: `import { late } from 'late-pattern';\n${contents}`, loader: 'js' };
    });
  },
};
const LATE_PATTERN = { 'late-pattern': './.ci/late-pattern.js' };
const asModules = {
  ...shared,
  outdir: resolve(folder),
  entryNames: '[dir]/[name]',
  chunkNames: '[name]-[hash]',
  format: 'esm',
  // Packages in the older format of modules ask for Node's own ones by `require`.
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
};
// Each module that Node loads costs more than what is in it, so what every run begins with is one file. It loads the rest by name.
const start = await build({
  ...asModules,
  entryPoints: { index: 'build/src/cli/index.js' },
  external: [...shared.external, './commands.js', './review.js'],
});
const modules = await build({
  ...asModules,
  entryPoints: {
    commands: 'build/src/cli/commands.js',
    review: 'build/src/cli/review.js',
    'engine-process/index': 'build/src/cli/engine-process.js',
  },
  alias: LATE_PATTERN,
  plugins: [latePatterns],
  splitting: true,
});
/**
 * The runtime of the grammars begins with less memory, as that beside the grammars (`runtime-memory.js`). It evaluates functions that a
 * grammar can bring along; none here does. An `eval` that sees the scope around it makes V8 keep every variable of the whole script,
 * which costs a twentieth of a run.
 */
const changeRuntime = {
  name: 'change-runtime',
  setup: ({ onLoad }) => {
    onLoad({ filter: /web-tree-sitter\.cjs$/ }, ({ path }) => {
      const contents = lessenMemory(readFileSync(path, 'utf8')).replaceAll(' = eval(func);', ' = (0, eval)(func);');
      if (/[^.\w)] ?eval\(/u.test(contents)) throw new Error(`${path} has another eval than expected`);
      return { contents, loader: 'js' };
    });
  },
};
// In two steps: modules that are put into one scope first start in less time, and what is not used of them is left out.
const scratch = mkdtempSync(join(tmpdir(), 'review-gate-script-'));
const scoped = await build({
  ...shared,
  entryPoints: { review: 'build/src/cli/review-script.js' },
  // In its older format, which a script can have in it.
  alias: { ...LATE_PATTERN, 'web-tree-sitter': './node_modules/web-tree-sitter/web-tree-sitter.cjs' },
  plugins: [changeRuntime, latePatterns],
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
// V8 reads a text of ASCII in less time, and keeps it in half the memory. esbuild leaves other signs in patterns and in templates
// with a tag. There an escape means the same, but not to a tag that reads it raw.
const script = join(folder, 'review.script.js');
const written = readFileSync(script, 'utf8');
if (/\.raw`[^`]*\P{ASCII}/u.test(written))
  throw new Error('a raw template has a sign that is not ASCII: write it as an escape');
const escapeUnit = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
writeFileSync(
  script,
  written.replace(/\P{ASCII}/gu, (sign) => sign.split('').map(escapeUnit).join('')),
);
writeFileSync(join(folder, 'package.json'), '{"type":"module"}\n');
chmodSync(join(folder, 'index.js'), 0o755);
const outputs = [start, modules, scoped].flatMap(({ metafile }) => Object.values(metafile.outputs));
const inputs = outputs.flatMap((output) => Object.entries(output.inputs));
const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([name]) => ({ name }));
writeFileSync(stats, JSON.stringify({ modules: used }));
