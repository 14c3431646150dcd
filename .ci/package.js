/**
 * Writes what is published to npm: `node .ci/package.js FOLDER`, then `npm publish FOLDER`. The command as it is bundled in dist, and
 * the client as a library with its types. All dependencies are inside, so nothing else is installed with it.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const [folder] = process.argv.slice(2);
const stop = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};
if (folder === undefined) stop('Name the folder to write: node .ci/package.js FOLDER');
const out = resolve(folder);
const scratch = mkdtempSync(join(tmpdir(), 'review-gate-package-'));
const run = (program, ...args) =>
  execFileSync(process.execPath, [resolve(root, program), ...args], { cwd: root, stdio: 'inherit' });

/** The library's entry, without its suffix. */
const ENTRY = 'src/client/review-client';
if (!existsSync(join(root, 'build', `${ENTRY}.js`))) stop('The client is not compiled yet: npm run build');

/** The command, and the files that it finds beside itself. */
function copyCommand() {
  for (const part of ['cli', 'grammars'])
    cpSync(join(root, 'dist', part), join(out, 'dist', part), { recursive: true });
}

function bundleClient() {
  const stats = join(scratch, 'stats.json');
  const to = join(out, 'client');
  const flags = ['--quiet', '--no-cache', '--stats-out', stats];
  run('node_modules/@vercel/ncc/dist/ncc/cli.js', 'build', `build/${ENTRY}.js`, '--out', to, ...flags);
  run('.ci/licences.js', stats, join(to, 'licenses.txt'));
}

const IMPORT = /\bfrom '([^']+)'|\bimport\('([^']+)'\)/gu;

/** Copies a file of types and those that it imports. A package among them would have to be installed. */
function copyTypes(path) {
  const text = readFileSync(join(scratch, path), 'utf8');
  mkdirSync(dirname(join(out, 'client', 'types', path)), { recursive: true });
  writeFileSync(join(out, 'client', 'types', path), text);
  for (const [, from, inline] of text.matchAll(IMPORT)) {
    const name = from ?? inline;
    if (!name.startsWith('.')) throw new Error(`the types of ${path} need ${name}: write them as plain interfaces`);
    copyTypes(relative(scratch, resolve(scratch, dirname(path), name.replace(/\.js$/u, '.d.ts'))));
  }
}

function writeTypes() {
  const options = { noEmit: false, incremental: false, declaration: true, emitDeclarationOnly: true, sourceMap: false };
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { ...options, rootDir: root, outDir: scratch, types: [join(root, 'node_modules/@types/node')] },
    include: [],
    files: [join(root, `${ENTRY}.ts`)],
  };
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(config));
  run('node_modules/typescript/bin/tsc', '--project', join(scratch, 'tsconfig.json'));
  copyTypes(`${ENTRY}.d.ts`);
}

function writeManifest() {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { name, version, description, keywords, license, repository, type, engines, bin } = own;
  const page = repository.url.replace(/^git\+|\.git$/gu, '');
  const manifest = {
    ...{ name, version, description, keywords, license, repository, type, engines, bin },
    homepage: `${page}#readme`,
    bugs: { url: `${page}/issues` },
    exports: {
      '.': { types: `./client/types/${ENTRY}.d.ts`, default: './client/index.js' },
      './package.json': './package.json',
    },
    files: ['dist', 'client'],
    // `serve` without PostgreSQL needs it; it is many times as large as the rest, and a review has no use for it.
    peerDependencies: { '@electric-sql/pglite': own.dependencies['@electric-sql/pglite'] },
    peerDependenciesMeta: { '@electric-sql/pglite': { optional: true } },
    publishConfig: { access: 'public', provenance: true },
  };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

try {
  rmSync(out, { recursive: true, force: true });
  copyCommand();
  bundleClient();
  writeTypes();
  writeManifest();
  for (const name of ['README.md', 'LICENSE']) cpSync(join(root, name), join(out, name));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
