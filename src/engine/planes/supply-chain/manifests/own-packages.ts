/** Which packages are the repository's own: workspace members, modules of one group, what the lock file says is local. */
import { getFileName } from '../../../../base/paths.js';
import type { FileChange } from '../../../model.js';
import type { BaseManifests } from '../../../snapshot.js';
import { readLocks } from '../locks/entries.js';
import { findLockFormat } from '../locks/formats.js';
import { findManifest } from './read-manifests.js';

/** Returns true for the name of a package that the repository has itself. */
export type OwnPackages = (name: string) => boolean;

const GROUP_OF_GRADLE = /^\s{0,8}group\s{0,3}=?\s{0,3}["']([\w.-]{1,120})["']/mu;

/** Where a manifest names itself. First group: the name. */
const OWN_NAME: Readonly<Record<string, RegExp>> = {
  'package.json': /^\s{0,8}"name"\s*:\s*"([^"]{1,200})"/mu,
  'composer.json': /^\s{0,8}"name"\s*:\s*"([^"]{1,200})"/mu,
  'Cargo.toml': /^\[package\][^[]{0,2000}?^name\s*=\s*"([^"]{1,200})"/mu,
  'pyproject.toml': /^\[(?:project|tool\.poetry)\][^[]{0,2000}?^name\s*=\s*"([^"]{1,200})"/mu,
  'pubspec.yaml': /^name:\s*["']?([\w-]{1,200})/mu,
  'go.mod': /^module\s+"?(\S{1,300})/mu,
  'setup.cfg': /^name\s*=\s*([\w.-]{1,200})/mu,
  'setup.py': /\bname\s*=\s*["']([\w.-]{1,200})["']/u,
  'build.gradle': GROUP_OF_GRADLE,
  'build.gradle.kts': GROUP_OF_GRADLE,
  'pom.xml': /<groupId>\s{0,20}([^<\s]{1,200})\s{0,20}<\/groupId>/u,
};

/** Reads the names from the manifests and lock files of a change, of both sides, and from the manifests of the base. */
export function collectOwnPackages(files: readonly FileChange[], manifests?: BaseManifests): OwnPackages {
  const names = new Set<string>();
  const prefixes = new Set<string>();
  const changed = files.flatMap(({ file: { path, old_text: before, new_text: after } }) =>
    [before, after].flatMap((text) => (text === null ? [] : [{ path, text }])),
  );
  for (const { path, text } of [...changed, ...(manifests?.files ?? [])]) {
    const kind = getFileName(path);
    for (const name of listOwnPlugins(kind, text)) names.add(name);
    const pattern = Object.hasOwn(OWN_NAME, kind) && findManifest(path) !== null ? OWN_NAME[kind] : undefined;
    const name = pattern?.exec(kind === 'pom.xml' ? dropParts(text) : text)?.[1];
    if (name === undefined) continue;
    names.add(name).add(name.toLowerCase().replace(/[-_.]{1,10}/gu, '-'));
    const prefix = readPrefix(kind, name);
    if (prefix !== null) prefixes.add(prefix);
  }
  for (const name of listLocalEntries(files)) names.add(name);
  return (name) => names.has(name) || [...prefixes].some((prefix) => name.startsWith(prefix));
}

/** A plugin of Gradle that the repository builds: `gradlePlugin { plugins { create("a") { id = "org.shop.a" … } } }`. */
const OWN_PLUGIN =
  /\bid\s{0,4}=?\s{0,4}["']([\w.-]{1,120})["'](?=\s{1,200}(?:implementationClass|displayName|description|tags)\b)/gu;

function listOwnPlugins(kind: string, text: string): readonly string[] {
  if (!kind.startsWith('build.gradle') || !text.includes('gradlePlugin')) return [];
  return [...text.matchAll(OWN_PLUGIN)].flatMap(([, name]) => name ?? []);
}

/** A scope, vendor, group or module path that belongs to one owner in its registry, with its separator. */
function readPrefix(kind: string, name: string): string | null {
  if (kind === 'package.json')
    return name.startsWith('@') && name.includes('/') ? name.slice(0, name.indexOf('/') + 1) : null;
  if (kind === 'composer.json') return name.includes('/') ? name.slice(0, name.indexOf('/') + 1) : null;
  if (kind === 'pom.xml' || kind.startsWith('build.gradle')) return `${name}:`;
  return kind === 'go.mod' ? `${name.split('/').slice(0, 3).join('/')}/` : null;
}

/** The text of a pom without its dependencies and plugins, whose groups are not its own. */
function dropParts(text: string): string {
  const end = text.search(/<(?:dependencies|dependencyManagement|build|profiles|reporting)>/u);
  return end < 0 ? text : text.slice(0, end);
}

/** Packages of lock files without a source: Cargo, Yarn and pnpm write one for all that is fetched. */
function listLocalEntries(files: readonly FileChange[]): readonly string[] {
  const cargo = files.filter(({ file }) => file.path.endsWith('Cargo.lock') && findLockFormat(file.path) !== null);
  const found = readLocks(cargo).flatMap(({ after }) =>
    after.flatMap(({ name, urls, hash, version }) =>
      version !== null && urls.length === 0 && hash === null ? [name] : [],
    ),
  );
  const linked = files.flatMap(({ file }) =>
    /(?:^|\/)(?:yarn\.lock|package-lock\.json|pnpm-lock\.yaml)$/u.test(file.path)
      ? file.hunks.flatMap(({ lines }) => lines.flatMap((line) => LINKED.exec(line)?.[1] ?? []))
      : [],
  );
  return [...found, ...linked];
}

/** `"@a/b@workspace:…"` of yarn.lock. */
const LINKED = /^[ +-]"?(@?[\w.-]{1,100}(?:\/[\w.-]{1,100})?)@workspace:/u;
