/**
 * Writes the address of this repository, and its version, wherever pages, examples, workflows and `init` name it. They are said in one place,
 * package.json. What they name now is read from the first workflow of the README. With --check only compares.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const read = (path) => readFileSync(resolve(root, path), 'utf8');

/** Files that are read by people or by GitHub; the sample is a repository of its own. */
const NAMED_IN = /(?:\.(?:md|ya?ml)|CODEOWNERS|Dockerfile)$/u;
const list = (folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => NAMED_IN.test(path) && !path.startsWith('examples/sample/'));

function match(pattern, text, where) {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`${where} names no repository of GitHub`);
  return found;
}

const { repository, version, dependencies } = JSON.parse(read('package.json'));
/** The address that package.json says, `<owner>/<name>`. */
const address = match(
  /^git\+https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\.git$/u,
  repository.url,
  'repository.url of package.json',
);
const current = match(/^ +- uses: ([\w.-]+\/[\w.-]+)@/mu, read('README.md'), 'the first workflow of README.md');

const quote = (text) => text.replace(/[.]/gu, '\\.');
const ownerOf = (name) => name.slice(0, name.indexOf('/'));

/** Replaces one address by the one of package.json. Names of images have small letters only. */
function readdress(text, from) {
  const ends = '(?![\\w-])';
  return text
    .replace(new RegExp(`(?<![\\w./~-])${quote(from)}${ends}`, 'gu'), address)
    .replace(new RegExp(`(?<=//github\\.com/)${quote(from)}${ends}`, 'gu'), address)
    .replace(new RegExp(`(?<=ghcr\\.io/)${quote(from.toLowerCase())}${ends}`, 'gu'), address.toLowerCase())
    .replace(new RegExp(`(?<=^\\* )@${quote(ownerOf(from))}$`, 'gmu'), `@${ownerOf(address)}`);
}

/** Writes the version where an image, a package or a hook is named by it. */
const writeVersion = (text) =>
  text
    .replace(new RegExp(`(?<=ghcr\\.io/${quote(address.toLowerCase())}:)\\d[\\w.-]*`, 'gu'), version)
    .replace(new RegExp(`(?<=repo: https://github\\.com/${quote(address)}\n +rev: v)\\d[\\w.-]*`, 'gu'), version)
    .replace(/(?<=npx review-gate@)\d[\w.-]*/gu, version)
    .replace(/(?<=@electric-sql\/pglite@)\d[\w.-]*/gu, dependencies['@electric-sql/pglite']);

/** What a page has that was written before the address was known. */
const PLACEHOLDER = 'OWNER/review-gate';

const stale = [
  'README.md',
  'CONTRIBUTING.md',
  'Dockerfile',
  'src/cli/flags/init.ts',
  ...['.github', 'docs', 'examples'].flatMap(list),
].flatMap((path) => {
  const text = read(path);
  const written = writeVersion([current, PLACEHOLDER].reduce(readdress, text));
  return written === text ? [] : [{ path, written }];
});
if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    process.stderr.write(`${stale.map(({ path }) => path).join(', ')}: run \`npm run docs\` and commit.\n`);
    process.exit(1);
  }
} else for (const { path, written } of stale) writeFileSync(resolve(root, path), written);
