/** `package-lock.json`. Source: the documentation of npm, package-lock.json, lockfileVersion 3. */
import { at, type Data, isMap, members, print, text, textsByKey } from '../data.js';
import type { Entry, Format, Lock } from '../model.js';
import { allowsVersion, NPM_RANGES } from '../ranges.js';
import {
  isPackageName,
  isStrong,
  KINDS,
  parseJson,
  readArchiveHost,
  readNeeds,
  readPackageJson,
} from './package-json.js';

const INSIDE = 'node_modules/';
/** Members of an entry that are read, or that cannot change what is installed. */
const KNOWN: ReadonlySet<string> = new Set([
  ...['version', 'resolved', 'integrity', 'hasInstallScript', 'bin', 'dependencies', 'optionalDependencies'],
  ...['peerDependencies', 'peerDependenciesMeta', 'os', 'cpu', 'libc', 'engines', 'license', 'funding', 'deprecated'],
  ...['dev', 'optional', 'devOptional', 'peer'],
]);
/** Members that are compared by themselves, and those that follow from the manifests or are for people. */
const APART: ReadonlySet<string> = new Set([
  ...['version', 'resolved', 'integrity', 'hasInstallScript', 'dependencies', 'optionalDependencies'],
  ...['peerDependencies', 'engines', 'license', 'funding', 'deprecated', 'dev', 'optional', 'devOptional', 'peer'],
]);
const OWN_APART: ReadonlySet<string> = new Set([...KINDS, 'name', 'version', 'license', 'engines', 'bin']);

/** The format of npm 7 and later. */
export const NPM: Format = {
  manifest: 'package.json',
  asksRegistry: false,
  places: true,
  readLock,
  readManifest: readPackageJson,
  allows: (version, range) => allowsVersion(version, range, NPM_RANGES),
};

function readLock(source: string): Lock | null {
  const data = parseJson(source);
  if (at(data ?? undefined, 'lockfileVersion') !== 3) return null;
  const packages = members(at(data ?? undefined, 'packages'));
  const own = new Map<string, ReturnType<typeof readNeeds>>();
  const entries = new Map<string, Entry>();
  const folders: string[] = [];
  for (const [key, one] of packages) {
    if (!isMap(one)) return null;
    const needs = readNeeds(one, (name) => resolve(key, name, packages));
    if (key.includes(INSIDE)) entries.set(key, readEntry(key, one, needs));
    else {
      own.set(key, needs);
      folders.push(`${key} ${print(one, OWN_APART)}`);
    }
  }
  const rest = print(data ?? undefined, new Set(['packages', 'name', 'version']));
  return { own, entries, rest: [rest, ...folders.toSorted()].join('\n') };
}

/** Returns the entry that a package finds under a name, as Node looks for it: from its own folder upwards. */
function resolve(from: string, name: string, packages: ReadonlyMap<string, Data>): string | null {
  let folder = from;
  for (;;) {
    const key = folder === '' ? `${INSIDE}${name}` : `${folder}/${INSIDE}${name}`;
    if (packages.has(key)) return key;
    if (folder === '') return null;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
    if (folder.endsWith('/node_modules') || folder === 'node_modules')
      folder = folder.slice(0, Math.max(0, folder.length - INSIDE.length));
  }
}

function readEntry(key: string, data: ReadonlyMap<string, Data>, needs: Entry['needs']): Entry {
  const name = key.slice(key.lastIndexOf(INSIDE) + INSIDE.length);
  const [version, resolved, integrity] = ['version', 'resolved', 'integrity'].map((field) => text(data.get(field)));
  // Without an address npm asks its registry for the name and the version.
  const host = data.has('resolved') ? readArchiveHost(resolved ?? '', name, version ?? '') : '';
  return {
    name,
    version: version ?? '',
    needs,
    pin: print([resolved ?? '', integrity ?? '']),
    host: host ?? '',
    fault: findFault(name, data, host, integrity ?? ''),
    programs: textsByKey(data.get('bin')),
    script: data.has('hasInstallScript') && data.get('hasInstallScript') !== false,
    more: print(data, APART),
  };
}

function findFault(
  name: string,
  data: ReadonlyMap<string, Data>,
  host: string | null,
  integrity: string,
): string | null {
  if (!isPackageName(name)) return 'its name is none of a package';
  if (host === null) return 'its address is not that of this version in a registry';
  if (!isStrong(integrity)) return 'it has no checksum of SHA-512';
  const unknown = [...data.keys()].find((field) => !KNOWN.has(field));
  return unknown === undefined ? null : `what \`${unknown}\` says is not read here`;
}
