/** Reads manifests with an outline structure: package.json, pnpm's catalogs, composer.json, pubspec.yaml. */
import { type OutlineLine, outline } from '../outline.js';
import type { Dependency, ManifestReader } from './dependency.js';
import { folderOf, gitSource, pathSource, sourceOf } from './source.js';

const NPM_GROUPS: ReadonlySet<string> = new Set([
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
  'resolutions',
  'catalog',
]);
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
 * Reads package.json and pnpm-workspace.yaml. If a hunk does not show the parent key, a value that is a version counts.
 */
export const readNpm: ManifestReader = (run, path) =>
  outline(run).flatMap((line): readonly Dependency[] => {
    if (line.key === null || line.value === '' || /^[[{]/u.test(line.value)) return [];
    const within = line.parents.some(
      (parent, index) => NPM_GROUPS.has(parent) || line.parents[index - 1] === 'catalogs',
    );
    const unknown = line.parents.length === 0 && (run[0]?.number ?? 1) > 1 && !NPM_OWN.has(line.key);
    if (!within && !(unknown && NPM_VERSION.test(line.value))) return [];
    const name = line.parents.includes('overrides') && line.key === '.' ? (line.parents.at(-1) ?? '.') : line.key;
    return [dependency(line, name, line.value, sourceOf(line.value, folderOf(path)))];
  });

const NPM_VERSION =
  /^(?:[~^]?\d{1,6}\.\d{1,6}\.[\w.+-]{1,60}|[~^]\d{1,6}(?:\.\d{1,6})?|\*|latest|next|(?:git|github|file|link|workspace|npm)(?:\+\w+)?:.{1,300}|https?:.{1,300}\.(?:tgz|tar\.gz|git)(?:#.{0,100})?)$/u;

/** Reads composer.json: package names contain a slash, platform requirements do not. */
export const readComposer: ManifestReader = (run, path) =>
  outline(run).flatMap((line): readonly Dependency[] => {
    const { key, value, parents } = line;
    if (key === null || !/^[\w.-]{1,100}\/[\w.-]{1,100}$/u.test(key) || /^(?:$|[[{])/u.test(value)) return [];
    const within = parents.includes('require') || parents.includes('require-dev');
    const unknown = parents.length === 0 && (run[0]?.number ?? 1) > 1 && /^(?:[~^><=v\d*@]|dev-)/u.test(value);
    if (!within && !unknown) return [];
    return [dependency(line, key, value, /^(?:https?|git|ssh):/u.test(value) ? sourceOf(value, folderOf(path)) : null)];
  });

const PUB_GROUPS: ReadonlySet<string> = new Set(['dependencies', 'dev_dependencies', 'dependency_overrides']);

/** Reads pubspec.yaml: a version next to the name, or `git:`, `path:`, `sdk:` below it. */
export const readPub: ManifestReader = (run, path) => {
  const lines = outline(run);
  return lines.flatMap((line, index): readonly Dependency[] => {
    const { key, value, parents } = line;
    if (key === null || parents.length !== 1 || !PUB_GROUPS.has(parents[0] ?? '')) return [];
    if (value !== '') return [dependency(line, key, value, null)];
    const below = childrenOf(lines, index);
    const find = (name: string) => below.find((child) => child.key === name);
    const git = find('git');
    if (git !== undefined) {
      const target = [git.value, find('url')?.value ?? '', find('ref')?.value ?? '']
        .filter((part) => part !== '')
        .join('#');
      return [dependency({ ...git, changed: git.changed || line.changed }, key, '', gitSource(target))];
    }
    const local = find('path');
    if (local !== undefined) return [dependency(local, key, '', pathSource(local.value, folderOf(path)))];
    if (find('sdk') !== undefined) return [dependency(line, key, '', { kind: 'local', target: 'sdk', pinned: true })];
    return [dependency(line, key, find('version')?.value ?? 'any', null)];
  });
};

/** Returns the child lines of a line, limited to a few. */
function childrenOf(lines: readonly OutlineLine[], index: number): readonly OutlineLine[] {
  const parent = lines[index];
  if (parent === undefined) return [];
  const below: OutlineLine[] = [];
  for (const line of lines.slice(index + 1, index + 8)) {
    if (line.key !== null && line.indent <= parent.indent) break;
    below.push(line);
  }
  return below;
}

function dependency(line: OutlineLine, name: string, spec: string, source: Dependency['source']): Dependency {
  return { name, spec, source, line: line.number, changed: line.changed };
}
