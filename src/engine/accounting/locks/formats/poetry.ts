/** `poetry.lock`. Source: the documentation of Poetry; what Poetry 1.x and 2.x write. */
import { groupBy } from '../../../../base/groups.js';
import { at, type Data, isMap, items, members, print, text } from '../data.js';
import type { Entry, Format, Lock, Manifest, Need } from '../model.js';
import { allowsVersion, PYTHON_RANGES } from '../ranges.js';
import { readToml } from '../read-toml.js';
import { isFileOf, isSha256, normaliseName, readPyproject } from './pyproject.js';

const KNOWN: ReadonlySet<string> = new Set([
  ...[
    'name',
    'version',
    'description',
    'optional',
    'python-versions',
    'groups',
    'files',
    'dependencies',
    'extras',
    'markers',
  ],
  'category',
]);

/** The format of Poetry 1.5 and later. */
export const POETRY: Format = {
  manifest: 'pyproject.toml',
  asksRegistry: false,
  readLock,
  readManifest: readPyproject,
  withOwn: addOwn,
  allows: (version, range) => allowsVersion(version, range.replace(/[()]/gu, ''), PYTHON_RANGES),
};

function readLock(source: string): Lock | null {
  const data = readToml(source);
  const metadata = data?.get('metadata');
  if (data === null || !/^2\./u.test(text(at(metadata, 'lock-version')))) return null;
  const packages = items(data.get('package'));
  const index = groupBy(packages, (one) => normaliseName(text(at(one, 'name'))));
  const entries = new Map<string, Entry>();
  for (const one of packages) {
    const entry = readEntry(one, index);
    const key = toKey(entry.name, entry.version);
    if (entries.has(key)) return null;
    entries.set(key, entry);
  }
  const rest =
    print(data, new Set(['package', 'metadata'])) + print(metadata, new Set(['content-hash', 'lock-version']));
  return { own: new Map(), entries, rest };
}

const toKey = (name: string, version: string) => `${name} ${version}`;

/** Returns the key of the one entry of a name; null if there is none, or several for other versions of Python. */
function resolve(name: string, index: ReadonlyMap<string, readonly Data[]>): string | null {
  const found = index.get(normaliseName(name)) ?? [];
  return found[0] === undefined || found.length > 1 ? null : toKey(normaliseName(name), text(at(found[0], 'version')));
}

function readEntry(one: Data, index: ReadonlyMap<string, readonly Data[]>): Entry {
  const [name, version] = [normaliseName(text(at(one, 'name'))), text(at(one, 'version'))];
  const files = items(at(one, 'files'));
  const extras = members(at(one, 'extras'));
  const needs = [...members(at(one, 'dependencies'))].flatMap(([need, said]): readonly Need[] =>
    (Array.isArray(said) ? said : [said]).map((each: Data) => ({
      name: normaliseName(need),
      kind: print(at(each, 'markers')),
      range: Array.isArray(said) ? null : isMap(each) ? text(each.get('version')) : text(each),
      to: resolve(need, index),
      optional: at(each, 'optional') === true || extras.size > 0,
    })),
  );
  return {
    name,
    version,
    needs,
    pin: print([at(one, 'source') ?? null, ...files]),
    host: '',
    fault: findFault(one, name, version, files),
    programs: new Map(),
    script: false,
    more: '',
  };
}

function findFault(one: Data, name: string, version: string, files: readonly Data[]): string | null {
  if (at(one, 'source') !== undefined) return 'it does not come from PyPI';
  if (files.length === 0) return 'it has no file of PyPI';
  if (!files.every((file) => isFileOf(text(at(file, 'file')), name, version)))
    return 'it names a file of another version';
  if (!files.every((file) => isSha256(text(at(file, 'hash'))))) return 'it has no checksum of SHA-256';
  const unknown = [...members(one).keys()].find((field) => !KNOWN.has(field));
  return unknown === undefined ? null : `what \`${unknown}\` says is not read here`;
}

/** A lock file of Poetry belongs to the one manifest beside it, and does not repeat it. */
function addOwn(lock: Lock, manifests: readonly Manifest[]): Lock {
  const byName = groupBy(lock.entries, ([, { name }]) => name);
  const resolveOwn = (name: string) => {
    const found = byName.get(name) ?? [];
    return found.length === 1 ? (found[0]?.[0] ?? null) : null;
  };
  const own = manifests
    .filter(({ place }) => place === '')
    .map(({ place, needs }) => [place ?? '', needs.map((need) => ({ ...need, to: resolveOwn(need.name) }))] as const);
  return { ...lock, own: new Map(own) };
}
