/** Reads manifests with an indentation outline: package.json, pnpm's catalogs, composer.json, pubspec.yaml. */
import { getFolder } from '../../../../base/paths.js';
import { type OutlineLine, parseOutline } from '../../outline.js';
import type { Dependency, ManifestReader } from './dependency.js';
import { createGitSource, createPathSource, parseSource } from './source.js';

const NPM_GROUPS: ReadonlySet<string> = new Set([
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
  'resolutions',
  'catalog',
]);
/** Groups that hold versions of packages which others bring in. */
const HOLDING: ReadonlySet<string> = new Set(['overrides', 'resolutions']);
/** Keys of package.json whose values look like versions. */
const NPM_OWN: ReadonlySet<string> = new Set([
  'version',
  'node',
  'npm',
  'yarn',
  'pnpm',
  'bun',
  'vscode',
  'engines',
  'packageManager',
]);

/**
 * Reads package.json and pnpm-workspace.yaml. If a hunk does not show the parent key, a version identifies a
 * dependency.
 */
export const readNpm: ManifestReader = (run, path) =>
  parseOutline(run).flatMap((line): readonly Dependency[] => {
    if (line.key === null || line.value === '' || /^[[{]/u.test(line.value)) return [];
    const within = line.parents.some(
      (parent, index) => NPM_GROUPS.has(parent) || line.parents[index - 1] === 'catalogs',
    );
    const unknown = line.parents.length === 0 && (run[0]?.number ?? 1) > 1 && !NPM_OWN.has(line.key);
    if (!within && !(unknown && NPM_VERSION.test(line.value))) return [];
    const name = line.parents.includes('overrides') && line.key === '.' ? (line.parents.at(-1) ?? '.') : line.key;
    const one = createDependency(line, name, line.value, parseSource(line.value, getFolder(path)));
    const alias = /^npm:(@?[^@]{1,200})@/u.exec(line.value)?.[1];
    const real = alias === undefined ? one : { ...one, realName: alias };
    return [
      {
        ...real,
        ...(line.parents.some((parent) => HOLDING.has(parent)) ? { held: true } : {}),
        ...(line.parents.includes('devDependencies') ? { forDevelopers: true } : {}),
        ...(line.parents.includes('peerDependencies') ? { peer: true } : {}),
      },
    ];
  });

const NPM_VERSION =
  /^(?:[~^]?\d{1,6}\.\d{1,6}\.[\w.+-]{1,60}|[~^]\d{1,6}(?:\.\d{1,6})?|\*|latest|next|(?:git|github|file|link|workspace|npm)(?:\+\w+)?:.{1,300}|https?:.{1,300}\.(?:tgz|tar\.gz|git)(?:#.{0,100})?)$/u;

/** Reads composer.json: names of packages contain a slash, names of the platform do not. */
export const readComposer: ManifestReader = (run, path) =>
  parseOutline(run).flatMap((line): readonly Dependency[] => {
    const { key, value, parents } = line;
    if (key === null || !/^[\w.-]{1,100}\/[\w.-]{1,100}$/u.test(key) || /^(?:$|[[{])/u.test(value)) return [];
    const within = parents.includes('require') || parents.includes('require-dev');
    const unknown = parents.length === 0 && (run[0]?.number ?? 1) > 1 && /^(?:[~^><=v\d*@]|dev-)/u.test(value);
    if (!within && !unknown) return [];
    const source = /^(?:https?|git|ssh):/u.test(value) ? parseSource(value, getFolder(path)) : null;
    const one = createDependency(line, key, value, source);
    return [parents.includes('require-dev') ? { ...one, forDevelopers: true } : one];
  });

const PUB_GROUPS: ReadonlySet<string> = new Set(['dependencies', 'dev_dependencies', 'dependency_overrides']);

/** Reads pubspec.yaml: a version after the name, or `git:`, `path:`, `sdk:` below it. */
export const readPub: ManifestReader = (run, path) => {
  const lines = parseOutline(run);
  return lines.flatMap((line, index): readonly Dependency[] => {
    const { key, value, parents } = line;
    if (key === null || parents.length !== 1 || !PUB_GROUPS.has(parents[0] ?? '')) return [];
    const group = parents[0] === 'dev_dependencies' ? ({ forDevelopers: true } as const) : {};
    if (value !== '') return [{ ...createDependency(line, key, value, null), ...group }];
    const below = listChildren(lines, index);
    const find = (name: string) => below.find((child) => child.key === name);
    const git = find('git');
    if (git !== undefined) {
      const target = [git.value, find('url')?.value ?? '', find('ref')?.value ?? '']
        .filter((part) => part !== '')
        .join('#');
      const own = createDependency({ ...git, changed: git.changed || line.changed }, key, '', createGitSource(target));
      return [{ ...own, ...group }];
    }
    const local = find('path');
    if (local !== undefined)
      return [{ ...createDependency(local, key, '', createPathSource(local.value, getFolder(path))), ...group }];
    if (find('sdk') !== undefined)
      return [createDependency(line, key, '', { kind: 'local', target: 'sdk', pinned: true })];
    return [{ ...createDependency(line, key, find('version')?.value ?? 'any', null), ...group }];
  });
};

/** Returns the lines nested under a line, up to a small limit. */
function listChildren(lines: readonly OutlineLine[], index: number): readonly OutlineLine[] {
  const parent = lines[index];
  if (parent === undefined) return [];
  const below: OutlineLine[] = [];
  for (const line of lines.slice(index + 1, index + 8)) {
    if (line.key !== null && line.indent <= parent.indent) break;
    below.push(line);
  }
  return below;
}

function createDependency(line: OutlineLine, name: string, spec: string, source: Dependency['source']): Dependency {
  return { name, spec, source, line: line.number, changed: line.changed };
}
