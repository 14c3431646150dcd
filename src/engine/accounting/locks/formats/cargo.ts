/**
 * `Cargo.lock` and `Cargo.toml`. Cargo asks the registry's index what a crate needs, whatever the lock file says; with
 * `--locked` it refuses one that says otherwise. Source: the Cargo Book; cargo's `core/resolver/encode.rs`.
 */
import { addToGroup } from '../../../../base/groups.js';
import { at, type Data, isMap, items, members, print, text } from '../data.js';
import type { Entry, Format, Lock, Manifest, Need } from '../model.js';
import { allowsVersion, CARGO_RANGES } from '../ranges.js';
import { readToml } from '../read-toml.js';

/** The public registry, as cargo writes it. */
const REGISTRY = 'registry+https://github.com/rust-lang/crates.io-index';
const KNOWN: ReadonlySet<string> = new Set(['name', 'version', 'source', 'checksum', 'dependencies']);
const LISTS = ['dependencies', 'dev-dependencies', 'build-dependencies'] as const;
const SECTIONS = ['package', 'metadata'];

/** The format of Cargo 1.53 and later. */
export const CARGO: Format = {
  manifest: 'Cargo.toml',
  asksRegistry: true,
  readLock,
  readManifest,
  allows: (version, range) => allowsVersion(version, range, CARGO_RANGES),
};

function readLock(source: string): Lock | null {
  const data = readToml(source);
  const version = data?.get('version');
  if (data === null || (version !== 3 && version !== 4)) return null;
  const packages = items(data.get('package'));
  const keys = new Map<string, string[]>();
  for (const one of packages) {
    const { name, version: its, source: from } = readId(one);
    // A dependency is written as short as it is unambiguous.
    for (const short of [name, `${name} ${its}`, `${name} ${its} (${from})`]) addToGroup(keys, short, toKey(one));
  }
  const own = new Map<string, readonly Need[]>();
  const entries = new Map<string, Entry>();
  for (const one of packages) {
    const needs = items(at(one, 'dependencies')).map((need): Need => {
      const found = keys.get(text(need)) ?? [];
      const name = text(need).split(' ', 1).join('');
      return { name, kind: '', range: null, to: found.length === 1 ? (found[0] ?? null) : null, optional: false };
    });
    if (entries.has(toKey(one))) return null;
    if (isOwn(one)) own.set(readId(one).name, needs);
    entries.set(toKey(one), readEntry(one, needs));
  }
  return { own, entries, rest: print(data, new Set(SECTIONS)) + print(data.get('metadata')) };
}

function readId(one: Data) {
  return { name: text(at(one, 'name')), version: text(at(one, 'version')), source: text(at(one, 'source')) };
}

/** A member of the workspace is built from its folder. */
const isOwn = (one: Data) => !members(one).has('source') && !members(one).has('checksum');

function toKey(one: Data): string {
  const { name, version, source } = readId(one);
  return isOwn(one) ? name : `${name} ${version} ${source}`;
}

function readEntry(one: Data, needs: readonly Need[]): Entry {
  const { name, version, source } = readId(one);
  const same = { name, programs: new Map(), script: false, more: '' };
  // What a member needs is compared with its manifest, and its version is that of the manifest.
  if (isOwn(one)) return { ...same, version: '', needs: [], pin: '', host: '', fault: 'it is a folder' };
  const checksum = text(at(one, 'checksum'));
  const fault = findFault(one, source, checksum);
  return { ...same, version, needs, pin: print([source, checksum]), host: source, fault };
}

function findFault(one: Data, source: string, checksum: string): string | null {
  if (source !== REGISTRY) return 'it does not come from crates.io';
  if (!/^[0-9a-f]{64}$/u.test(checksum)) return 'it has no checksum of SHA-256';
  if (!/^[\w-]+$/u.test(text(at(one, 'name')))) return 'its name is none of a crate';
  const unknown = [...members(one).keys()].find((field) => !KNOWN.has(field));
  return unknown === undefined ? null : `what \`${unknown}\` says is not read here`;
}

function readManifest(source: string, folder: string): Manifest | null {
  const data = readToml(source);
  if (data === null) return null;
  const tables = [data, ...members(data.get('target')).values()];
  const needs = tables.flatMap((table) => LISTS.flatMap((list) => readList(list, at(table, list))));
  const shared = new Map(
    readList('', at(data, 'workspace', 'dependencies')).flatMap(({ name, range }) =>
      range === null ? [] : [[name, range] as const],
    ),
  );
  const place = at(data, 'package', 'name');
  const more = [
    ...tables.flatMap((table) => LISTS.map((list) => at(table, list))),
    at(data, 'workspace', 'dependencies'),
  ];
  return {
    place: place === undefined ? null : text(place),
    isBelow: folder !== '',
    needs,
    shared,
    steers: readSteers(data, more),
  };
}

function readList(kind: string, list: Data | undefined): readonly Need[] {
  return [...members(list)].map(([key, one]) => {
    const range = isMap(one) ? one.get('version') : one;
    const name = isMap(one) && one.has('package') ? text(one.get('package')) : key;
    // Other features bring other crates.
    const features = isMap(one) ? print([one.get('features') ?? [], one.get('default-features') ?? true]) : '';
    return { name, kind: kind + features, range: typeof range === 'string' ? range : null, to: null, optional: false };
  });
}

/** Members of a dependency that only say which version of it, and how much of it is compiled. */
const PLAIN: ReadonlySet<string> = new Set([
  'version',
  'features',
  'default-features',
  'optional',
  'workspace',
  'package',
]);

/** What else decides which crates are taken: patches, members, and the sources of dependencies. */
function readSteers(data: ReadonlyMap<string, Data>, lists: readonly (Data | undefined)[]): string {
  const sources = lists.flatMap((list) =>
    [...members(list)].flatMap(([name, one]) => (isMap(one) ? [`${name} ${print(one, PLAIN)}`] : [])),
  );
  const own = new Set([
    ...LISTS,
    'target',
    'features',
    'package',
    'lib',
    'bin',
    'profile',
    'lints',
    'test',
    'bench',
    'example',
    'workspace',
    'badges',
  ]);
  const workspace = print(data.get('workspace'), new Set(['dependencies', 'package', 'lints', 'metadata']));
  const held = ['name', 'links', 'resolver', 'build'].map((key) => print(at(data, 'package', key)));
  return [...sources.filter((one) => !one.endsWith(' {}')).toSorted(), print(data, own), workspace, ...held].join('\n');
}
