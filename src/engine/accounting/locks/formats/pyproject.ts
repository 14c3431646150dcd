/** `pyproject.toml`, as far as a lock file depends on it. Sources: PEP 508, 621 and 735; the documentation of uv and Poetry. */
import { at, type Data, isMap, items, members, print, text } from '../data.js';
import type { Manifest, Need } from '../model.js';
import { readToml } from '../read-toml.js';

/** Names of packages are compared without case, and `-`, `_` and `.` are the same. Source: PEP 503. */
export function normaliseName(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/gu, '-');
}

/** Writes a specifier the same way whatever its order and spaces. */
export function normaliseSpecifier(range: string): string {
  return range
    .replace(/[\s()]/gu, '')
    .split(',')
    .filter((one) => one !== '')
    .toSorted()
    .join(',');
}

const REQUIREMENT = /^\s*([A-Za-z0-9][\w.-]*)\s*(\[[^\]]*\])?\s*([^;@]*?)\s*(@[^;]*)?(;.*)?$/u;

/** A longer requirement, or name of a file, is not read. */
const MAX_WRITTEN = 300;

function readRequirement(kind: string, whole: string): Need {
  const written = whole.slice(0, MAX_WRITTEN + 1);
  const [, name = written, extras = '', range = '', source] = REQUIREMENT.exec(written) ?? [];
  // A requirement with an address of its own is no range of versions.
  const said = whole.length > MAX_WRITTEN ? whole : source === undefined ? normaliseSpecifier(range) : source.trim();
  return { name: normaliseName(name), kind: kind + extras.replace(/\s/gu, ''), range: said, to: null, optional: false };
}

function readPoetryList(kind: string, list: Data | undefined): readonly Need[] {
  return [...members(list)].flatMap(([name, one]): readonly Need[] => {
    if (name === 'python') return [];
    const range = isMap(one) ? one.get('version') : one;
    const extras = isMap(one) ? print(one.get('extras')) : '';
    return [{ name: normaliseName(name), kind: kind + extras, range: text(range), to: null, optional: false }];
  });
}

const STRINGS = (list: Data | undefined) => items(list).filter((one) => typeof one === 'string');
/** Members of `[project]` that do not change which packages are taken. */
const FREE: ReadonlySet<string> = new Set([
  ...[
    'dependencies',
    'optional-dependencies',
    'version',
    'description',
    'readme',
    'license',
    'license-files',
    'authors',
  ],
  ...['maintainers', 'keywords', 'classifiers', 'urls', 'scripts', 'gui-scripts', 'entry-points'],
]);

/** Reads the manifest. `place`: its folder, from that of the lock file. */
export function readPyproject(source: string, place: string): Manifest | null {
  const data = readToml(source);
  if (data === null) return null;
  const project = at(data, 'project');
  const groups = members(at(data, 'dependency-groups'));
  const [uv, poetry] = [at(data, 'tool', 'uv'), at(data, 'tool', 'poetry')];
  const needs = [
    ...STRINGS(at(project, 'dependencies')).map((one) => readRequirement('', one)),
    ...[...members(at(project, 'optional-dependencies'))].flatMap(([extra, list]) =>
      STRINGS(list).map((one) => readRequirement(`extra ${extra}`, one)),
    ),
    ...[...groups].flatMap(([group, list]) => STRINGS(list).map((one) => readRequirement(`group ${group}`, one))),
    ...STRINGS(at(uv, 'dev-dependencies')).map((one) => readRequirement('group dev', one)),
    ...readPoetryList('', at(poetry, 'dependencies')),
    ...readPoetryList('group dev', at(poetry, 'dev-dependencies')),
    ...[...members(at(poetry, 'group'))].flatMap(([group, one]) =>
      readPoetryList(`group ${group}`, at(one, 'dependencies')),
    ),
  ];
  const included = [...groups].map(
    ([group, list]) => [group, items(list).filter((one) => typeof one !== 'string')] as const,
  );
  const poetryLists = ['dependencies', 'dev-dependencies'].map((list) => at(poetry, list));
  const steers = [
    print(project, FREE),
    print(uv, new Set(['dev-dependencies'])),
    print([at(poetry, 'source'), at(poetry, 'extras')].map((one) => one ?? null)),
    ...[...poetryLists, ...[...members(at(poetry, 'group')).values()].map((one) => at(one, 'dependencies'))].map(
      printSources,
    ),
    print(at(data, 'build-system')),
    ...included.map(([group, list]) => `${group} ${print(list)}`),
  ];
  return { place, needs, shared: new Map(), steers: steers.join('\n') };
}

/** What a list of Poetry says beside versions: the version of Python, and sources other than the registry. */
function printSources(list: Data | undefined): string {
  const plain = new Set(['version', 'extras', 'optional', 'markers', 'python']);
  const own = [...members(list)].flatMap(([name, one]) =>
    name === 'python' ? [print(one)] : isMap(one) && print(one, plain) !== '{}' ? [`${name} ${print(one, plain)}`] : [],
  );
  return own.toSorted().join('\n');
}

const SHA256 = /^sha256:[0-9a-f]{64}$/u;

/** Returns whether a checksum is one of SHA-256. */
export function isSha256(hash: string): boolean {
  return SHA256.test(hash);
}

/** Returns whether a file of a registry of Python carries the name and the version in its own name. Source: PEP 427 and 625. */
export function isFileOf(file: string, name: string, version: string): boolean {
  if (file.length > MAX_WRITTEN) return false;
  const [, own = '', its = ''] =
    /^(.+?)-(\d[^-]*)(?:-\d[^-]*)?-[^-]+-[^-]+-[^-]+\.whl$/u.exec(file) ??
    /^(.+)-(\d[^-]*)\.(?:tar\.gz|zip|tar\.bz2)$/u.exec(file) ??
    [];
  return normaliseName(own) === normaliseName(name) && its === version;
}
