/** `pnpm-lock.yaml`. Source: the specification of pnpm's lock file, version 9.0. */
import { at, type Data, isMap, items, members, print, text } from '../data.js';
import { readIndented } from '../indented.js';
import type { Entry, Format, Lock, Need } from '../model.js';
import { getOwnProgram } from '../programs.js';
import { allowsVersion, NPM_RANGES } from '../ranges.js';
import { isPackageName, isStrong, KINDS, readPackageJson } from './package-json.js';

const PARTS = ['importers', 'packages', 'snapshots'];
const KNOWN: ReadonlySet<string> = new Set([
  ...['resolution', 'engines', 'hasBin', 'deprecated', 'peerDependencies', 'peerDependenciesMeta', 'os', 'cpu', 'libc'],
  ...['dependencies', 'optionalDependencies', 'transitivePeerDependencies', 'optional'],
]);
const APART: ReadonlySet<string> = new Set(['resolution', 'engines', 'deprecated']);

/** The format of pnpm 9 and 10. */
export const PNPM: Format = {
  manifest: 'package.json',
  asksRegistry: false,
  readLock,
  readManifest: (source, folder) => readPackageJson(source, folder === '' ? '.' : folder),
  allows: (version, range) => allowsVersion(version, range, NPM_RANGES),
};

function readLock(source: string): Lock | null {
  const data = readIndented(source);
  if (data === null || text(data.get('lockfileVersion')) !== '9.0') return null;
  const packages = members(data.get('packages'));
  const own = new Map<string, readonly Need[]>();
  for (const [place, lists] of members(data.get('importers'))) {
    if ([...members(lists).keys()].some((kind) => !KINDS.some((one) => one === kind))) return null;
    own.set(
      place,
      KINDS.flatMap((kind) => [...members(at(lists, kind))].map(([name, one]) => readOwn(kind, name, one))),
    );
  }
  const entries = new Map<string, Entry>();
  for (const [key, snapshot] of members(data.get('snapshots'))) entries.set(key, readEntry(key, snapshot, packages));
  // A package without a snapshot is never installed, but it is a part of the file that somebody has to read.
  const used = new Set([...entries.keys()].map(removePeers));
  for (const [key, one] of packages) if (!used.has(key)) entries.set(key, readEntry(key, one, packages));
  return { own, entries, rest: print(data, new Set(PARTS)) };
}

function readOwn(kind: string, name: string, one: Data): Need {
  const to = readTarget(name, text(at(one, 'version')));
  return { name, kind, range: text(at(one, 'specifier')), to, optional: false };
}

/** Returns the key of what a name gets: `4.4.1(peer@1.0.0)` is a version of it, `other@1.0.0` another package. */
function readTarget(name: string, version: string): string | null {
  if (version.startsWith('link:')) return null;
  return /^[^(]+@/u.test(version) ? version : `${name}@${version}`;
}

const removePeers = (key: string) => key.replace(/\(.*$/u, '');

function readId(key: string) {
  const [, name = '', version = ''] = /^(@?[^@]+)@(.+)$/u.exec(removePeers(key)) ?? [];
  return { name, version };
}

function readEntry(key: string, snapshot: Data, packages: ReadonlyMap<string, Data>): Entry {
  const data = members(packages.get(removePeers(key)));
  const { name, version } = readId(key);
  const peers = new Set([
    ...members(data.get('peerDependencies')).keys(),
    ...items(at(snapshot, 'transitivePeerDependencies')).map((one) => text(one)),
  ]);
  const needs = (['dependencies', 'optionalDependencies'] as const).flatMap((kind) =>
    [...members(at(snapshot, kind))].map(([one, to]) => ({
      name: one,
      kind,
      range: null,
      to: readTarget(one, text(to)),
      optional: peers.has(one),
    })),
  );
  return {
    name,
    version,
    needs,
    pin: print(data.get('resolution')),
    host: '',
    fault: findFault(key, data, snapshot),
    programs: data.has('hasBin') ? new Map([[getOwnProgram(name), '']]) : new Map(),
    script: false,
    more: print(data, APART),
  };
}

function findFault(key: string, data: ReadonlyMap<string, Data>, snapshot: Data): string | null {
  const { name, version } = readId(key);
  if (!isPackageName(name)) return 'its name is none of a package';
  if (key.includes('(patch_hash=')) return 'it is patched';
  if (!/^\d[\w.+-]*$/u.test(version)) return 'it does not come from the registry';
  const resolution = data.get('resolution');
  if (!isMap(resolution) || [...resolution.keys()].some((one) => one !== 'integrity'))
    return 'it does not come from the registry';
  if (!isStrong(text(resolution.get('integrity')))) return 'it has no checksum of SHA-512';
  const unknown = [...data.keys(), ...members(snapshot).keys()].find((field) => !KNOWN.has(field));
  return unknown === undefined ? null : `what \`${unknown}\` says is not read here`;
}
