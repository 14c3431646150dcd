/** `uv.lock`. Source: the documentation of uv, "Locking and syncing"; uv's `crates/uv-resolver/src/lock`. */
import { addToGroup, groupBy } from '../../../../base/groups.js';
import { at, type Data, isMap, items, members, print, text } from '../data.js';
import type { Entry, Format, Lock, Need } from '../model.js';
import { allowsVersion, PYTHON_RANGES } from '../ranges.js';
import { readToml } from '../read-toml.js';
import { isFileOf, isSha256, normaliseSpecifier, readPyproject } from './pyproject.js';

const REGISTRY = 'https://pypi.org/simple';
const FILES = /^https:\/\/files\.pythonhosted\.org\/packages\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{60}\/([^/?#%]+)$/u;
const KNOWN: ReadonlySet<string> = new Set([
  ...['name', 'version', 'source', 'dependencies', 'optional-dependencies', 'sdist', 'wheels', 'resolution-markers'],
]);
const FOLDERS = ['editable', 'virtual', 'directory'];
const LISTS = ['dependencies', 'optional-dependencies', 'dev-dependencies'] as const;

/** The format of uv. */
export const UV: Format = {
  manifest: 'pyproject.toml',
  asksRegistry: false,
  readLock,
  readManifest: readPyproject,
  allows: (version, range) => allowsVersion(version, range, PYTHON_RANGES),
};

function readLock(source: string): Lock | null {
  const data = readToml(source);
  if (data === null || data.get('version') !== 1) return null;
  const packages = items(data.get('package'));
  const index = indexKeys(packages);
  const own = new Map<string, readonly Need[]>();
  const entries = new Map<string, Entry>();
  const metadata: string[] = [];
  for (const one of packages) {
    const key = toKey(one);
    if (entries.has(key)) return null;
    const needs = readNeeds(one, index);
    const name = text(at(one, 'name'));
    if (isFolder(one)) {
      own.set(getFolder(one), readOwn(one, needs));
      metadata.push(`${name} ${print(at(one, 'source'))} ${print(at(one, 'metadata', 'provides-extras'))}`);
    }
    entries.set(key, readEntry(one, needs));
  }
  const rest = [print(data, new Set(['package', 'revision'])), ...metadata.toSorted()].join('\n');
  return { own, entries, rest };
}

/** Returns the folder of a member of the workspace, from that of the lock file. */
function getFolder(one: Data): string {
  const source = at(one, 'source');
  const folder = FOLDERS.map((kind) => text(at(source, kind))).join('');
  return folder === '.' ? '' : folder;
}

const isFolder = (one: Data) => FOLDERS.some((kind) => members(at(one, 'source')).has(kind));

function toKey(one: Data): string {
  return isFolder(one)
    ? text(at(one, 'name'))
    : [text(at(one, 'name')), text(at(one, 'version')), print(at(one, 'source'))].join(' ');
}

/** The keys of entries by name, and by name and version. */
function indexKeys(packages: readonly Data[]): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const one of packages) {
    const name = text(at(one, 'name'));
    addToGroup(index, name, toKey(one));
    addToGroup(index, `${name} ${text(at(one, 'version'))}`, toKey(one));
  }
  return index;
}

function readNeeds(one: Data, index: ReadonlyMap<string, readonly string[]>): readonly Need[] {
  const lists = LISTS.flatMap((kind): readonly (readonly [string, readonly Data[]])[] => {
    const list = at(one, kind);
    return isMap(list) ? [...list].map(([extra, own]) => [`${kind} ${extra}`, items(own)]) : [[kind, items(list)]];
  });
  return lists.flatMap(([kind, list]) =>
    list.map((need) => {
      const [name, version] = [text(at(need, 'name')), text(at(need, 'version'))];
      const found = index.get(version === '' ? name : `${name} ${version}`) ?? [];
      const to = found.length === 1 ? (found[0] ?? null) : null;
      return { name, kind: `${kind} ${print(at(need, 'marker'))}`, range: null, to, optional: false };
    }),
  );
}

/** What the project's own entry repeats of the manifest, with the ranges; each gets what the entry needs by that name. */
function readOwn(one: Data, needs: readonly Need[]): readonly Need[] {
  const metadata = at(one, 'metadata');
  const byName = groupBy(needs, ({ name }) => name);
  const groups = [...members(at(metadata, 'requires-dev')).values()].flatMap((list) => items(list));
  const own = [...items(at(metadata, 'requires-dist')), ...groups].flatMap((need) => {
    const name = text(at(need, 'name'));
    const isPlain = ['git', 'url', 'path', 'editable', 'directory', 'virtual', 'index'].every(
      (key) => at(need, key) === undefined,
    );
    const range = isPlain ? normaliseSpecifier(text(at(need, 'specifier'))) : print(need);
    const got = byName.get(name) ?? [];
    const same = { name, kind: '', range, optional: false };
    return got.length === 0 ? [{ ...same, to: null }] : got.map(({ to }) => ({ ...same, to }));
  });
  const said = new Set(own.map(({ name }) => name));
  // What it needs and does not ask for nobody asks for.
  return [
    ...own,
    ...needs.filter(({ name }) => !said.has(name)).map((need) => ({ ...need, kind: '', range: 'unasked' })),
  ];
}

function readEntry(one: Data, needs: readonly Need[]): Entry {
  const [name, version] = [text(at(one, 'name')), text(at(one, 'version'))];
  const same = { name, programs: new Map(), script: false };
  if (isFolder(one)) return { ...same, version: '', needs: [], pin: '', host: '', fault: 'it is a folder', more: '' };
  const files = [at(one, 'sdist'), ...items(at(one, 'wheels'))].filter((file) => file !== undefined);
  const host = text(at(one, 'source', 'registry'));
  return {
    ...same,
    version,
    needs,
    pin: print([at(one, 'source') ?? null, ...files]),
    host,
    fault: findFault(one, name, version, files),
    more: print(at(one, 'resolution-markers')),
  };
}

function findFault(one: Data, name: string, version: string, files: readonly Data[]): string | null {
  if (print(at(one, 'source')) !== print(new Map([['registry', REGISTRY]]))) return 'it does not come from PyPI';
  if (files.length === 0) return 'it has no file of PyPI';
  for (const file of files) {
    const own = FILES.exec(text(at(file, 'url')))?.[1];
    if (own === undefined || !isFileOf(own, name, version))
      return 'its address is not that of a file of this version at PyPI';
    if (!isSha256(text(at(file, 'hash')))) return 'it has no checksum of SHA-256';
  }
  const unknown = [...members(one).keys()].find((field) => !KNOWN.has(field));
  return unknown === undefined ? null : `what \`${unknown}\` says is not read here`;
}
