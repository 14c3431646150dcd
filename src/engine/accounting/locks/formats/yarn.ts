/** `yarn.lock`, of Yarn 1 and of Yarn 4. Source: the documentation of Yarn; what both write. */
import { at, type Data, isMap, members, print, text, textsByKey } from '../data.js';
import { readIndented } from '../indented.js';
import type { Entry, Format, Lock, Manifest, Need } from '../model.js';
import { allowsVersion, NPM_RANGES } from '../ranges.js';
import { isPackageName, isStrong, readArchiveHost, readPackageJson } from './package-json.js';
import { readYarnClassic } from './yarn-classic.js';

/** The format of both. */
export const YARN: Format = {
  manifest: 'package.json',
  asksRegistry: false,
  readLock: (source) => (source.includes('\n__metadata:\n') ? readBerry(source) : readClassic(source)),
  readManifest: readPackageJson,
  withOwn: addOwn,
  allows: (version, range) => allowsVersion(version, range.replace(/^npm:/u, ''), NPM_RANGES),
};

/** Yarn 1 does not repeat what the manifests ask for; a lock file of Yarn 4 does. */
function addOwn(lock: Lock, manifests: readonly Manifest[]): Lock {
  if (lock.own.size > 0) return lock;
  // Which folders below belong to the workspace is said in a manifest that may not be part of the change.
  const own = manifests
    .filter(({ place }) => place === '')
    .map(({ place, needs }) => {
      const asked = needs.filter(({ optional }) => !optional);
      return [place ?? '', asked.map((need) => ({ ...need, to: `${need.name}@${need.range}` }))] as const;
    });
  return { ...lock, own: new Map(own) };
}

type Blocks = ReadonlyMap<string, Data>;

/** Each pattern is a key: one that nothing asks for would decide what a later edit gets. */
function listPatterns(head: string): readonly string[] {
  return head.split(', ');
}

const CLASSIC: ReadonlySet<string> = new Set([
  'version',
  'resolved',
  'integrity',
  'dependencies',
  'optionalDependencies',
]);
const LISTS: ReadonlySet<string> = new Set(['dependencies', 'peerDependencies']);
const KINDS = ['dependencies', 'optionalDependencies', 'peerDependencies'] as const;

function readClassic(source: string): Lock | null {
  const blocks = readYarnClassic(source);
  return blocks === null ? null : readBlocks(blocks, 'yarn lockfile v1', readClassicEntry);
}

function readBlocks(
  blocks: Blocks,
  rest: string,
  read: (name: string, data: ReadonlyMap<string, Data>, needs: readonly Need[]) => Entry,
): Lock | null {
  const entries = new Map<string, Entry>();
  const own = new Map<string, readonly Need[]>();
  const patterns = new Set([...blocks.keys()].flatMap(listPatterns));
  const resolve = (name: string, range: string) =>
    [`${name}@${range}`, `${name}@npm:${range}`].find((pattern) => patterns.has(pattern)) ?? `${name}@${range}`;
  for (const [head, data] of blocks) {
    if (!isMap(data)) return null;
    const needs = readNeeds(data, resolve);
    const folder = /@workspace:(.*)$/u.exec(text(data.get('resolution')))?.[1];
    if (folder !== undefined)
      own.set(
        folder === '.' ? '' : folder,
        needs
          .filter(({ optional }) => !optional)
          .map((need) => ({ ...need, kind: '', range: need.range?.replace(/^npm:/u, '') ?? null })),
      );
    for (const pattern of listPatterns(head)) {
      const name = /^(@?[^@]+)@./u.exec(pattern)?.[1] ?? '';
      if (entries.has(pattern)) return null;
      entries.set(pattern, folder === undefined ? read(name, data, needs) : readFolder(name, data));
    }
  }
  return { own, entries, rest };
}

function readNeeds(data: Data, resolve: (name: string, range: string) => string): readonly Need[] {
  return KINDS.flatMap((kind) =>
    [...members(at(data, kind))].map(([name, range]) => ({
      name,
      kind,
      range: text(range),
      to: kind === 'peerDependencies' ? null : resolve(name, text(range)),
      optional: kind === 'peerDependencies',
    })),
  );
}

/** A member of the workspace: what it needs is compared with its manifest. */
function readFolder(name: string, data: Data): Entry {
  const fault = 'it is a folder';
  return {
    name,
    version: '',
    needs: [],
    pin: '',
    host: '',
    fault,
    programs: new Map(),
    script: false,
    more: print(data, LISTS),
  };
}

function readClassicEntry(name: string, data: ReadonlyMap<string, Data>, needs: readonly Need[]): Entry {
  const [version = '', resolved = '', integrity = ''] = ['version', 'resolved', 'integrity'].map((key) =>
    text(data.get(key)),
  );
  const host = readArchiveHost(resolved.replace(/#[0-9a-f]{40}$/u, ''), name, version);
  const unknown = [...data.keys()].find((field) => !CLASSIC.has(field));
  const fault = !isPackageName(name)
    ? 'its name is none of a package'
    : host === null
      ? 'its address is not that of this version in a registry'
      : !isStrong(integrity)
        ? 'it has no checksum of SHA-512'
        : unknown === undefined
          ? null
          : `what \`${unknown}\` says is not read here`;
  const pin = print([resolved, integrity]);
  return { name, version, needs, pin, host: host ?? '', fault, programs: new Map(), script: false, more: '' };
}

const BERRY: ReadonlySet<string> = new Set([
  ...[
    'version',
    'resolution',
    'checksum',
    'dependencies',
    'peerDependencies',
    'dependenciesMeta',
    'peerDependenciesMeta',
  ],
  ...['bin', 'conditions', 'languageName', 'linkType'],
]);
const APART: ReadonlySet<string> = new Set(['version', 'resolution', 'checksum', 'dependencies', 'peerDependencies']);

function readBerry(source: string): Lock | null {
  const data = readIndented(source);
  const settings = data?.get('__metadata');
  if (data === null || settings === undefined) return null;
  const blocks = new Map([...data].filter(([key]) => key !== '__metadata'));
  return readBlocks(blocks, print(settings), readBerryEntry);
}

function readBerryEntry(name: string, data: ReadonlyMap<string, Data>, needs: readonly Need[]): Entry {
  const [version = '', resolution = '', checksum = ''] = ['version', 'resolution', 'checksum'].map((key) =>
    text(data.get(key)),
  );
  const unknown = [...data.keys()].find((field) => !BERRY.has(field));
  const isHard = text(data.get('linkType')) === 'hard' && text(data.get('languageName')) === 'node';
  const fault = !isPackageName(name)
    ? 'its name is none of a package'
    : resolution !== `${name}@npm:${version}` || !isHard
      ? 'it does not come from the registry under its own name'
      : !/^(?:\w{1,8}\/)?[0-9a-f]{128}$/u.test(checksum)
        ? 'it has no checksum of SHA-512'
        : unknown === undefined
          ? null
          : `what \`${unknown}\` says is not read here`;
  const programs = textsByKey(data.get('bin'));
  const pin = print([resolution, checksum]);
  return { name, version, needs, pin, host: '', fault, programs, script: false, more: print(data, APART) };
}
