/** Which packages a repository has already, beside those that a manifest names: other manifests, and lock files. */
import type { FileChange } from '../../../model.js';
import type { BaseManifests } from '../../../snapshot.js';
import { readWholeSide } from '../../side-lines.js';
import { findLockFormat } from '../locks/formats.js';
import { findLockEcosystem } from '../locks/sync.js';
import type { Dependency, Ecosystem } from './dependency.js';
import { findNamingEcosystem } from './names.js';
import { findManifest } from './read-manifests.js';

/** Returns true for a package that the repository had before the change, whichever of its modules asks for it. */
export type KnownPackages = (dependency: Dependency, ecosystem: Ecosystem) => boolean;

/** Reads what the change and the manifests of the base show. A file is read once, and only if it says a name that is asked for. */
export function createKnownPackages(files: readonly FileChange[], manifests: BaseManifests | undefined): KnownPackages {
  const named = new Map<Naming, ReadonlySet<string>>();
  const sources = [...listBaseFiles(manifests), ...listOldSides(files)];
  return (dependency, ecosystem) => {
    const name = foldName(readRealName(dependency), ecosystem);
    const [last = name] = name.split(/[:/]/u).slice(-1);
    return sources.some((source) => {
      if (source.ecosystem !== ecosystem || !source.says(last)) return false;
      const names = named.get(source) ?? new Set(source.read().map((one) => foldName(one, ecosystem)));
      named.set(source, names);
      return names.has(name);
    });
  };
}

/** The name in its registry: an alias is this repository's own. */
export const readRealName = ({ name, realName }: Dependency): string => realName ?? name;

/** A file of the base that names packages. */
interface Naming {
  readonly ecosystem: Ecosystem;
  /** A cheap test: whether the file may name a package whose last part this is. */
  says(last: string): boolean;
  read(): readonly string[];
}

/** Python's names are one whatever separates their words (PEP 503); a plugin of Gradle is its coordinate with a dot. */
function foldName(name: string, ecosystem: Ecosystem): string {
  if (ecosystem === 'Python') return name.toLowerCase().replace(/[-_.]{1,10}/gu, '-');
  if (ecosystem === 'NuGet') return name.toLowerCase();
  return ecosystem === 'Maven' ? name.replaceAll(':', '.').replace(/\.gradle\.plugin$/u, '') : name;
}

/** Names whose spelling in a file may differ from that in another. */
const FOLDED: ReadonlySet<Ecosystem> = new Set(['Python', 'NuGet']);

function listBaseFiles(manifests: BaseManifests | undefined): readonly Naming[] {
  return (manifests?.files ?? []).flatMap(({ path, text }) => {
    const ecosystem = findNamingEcosystem(path);
    if (ecosystem === null) return [];
    const run = () => text.split('\n').map((line, at) => ({ text: line, number: at + 1, changed: false }));
    return [
      {
        ecosystem,
        says: (last: string) => FOLDED.has(ecosystem) || text.includes(last.split('.').at(-1) ?? last),
        read: () => [
          ...(findManifest(path)?.read(run(), path) ?? []).map(readRealName),
          ...listMentions(text, ecosystem),
        ],
      },
    ];
  });
}

function listOldSides(files: readonly FileChange[]): readonly Naming[] {
  return files.flatMap((change): readonly Naming[] => {
    const { path, old_path: old, old_text: text } = change.file;
    const before = old ?? path;
    const ecosystem = findNamingEcosystem(before);
    const says = () => true;
    if (ecosystem !== null) {
      const runs = () => readWholeSide(change, 'old');
      const manifest = findManifest(before);
      const read = () => [
        ...runs()
          .flatMap((run) => manifest?.read(run, before) ?? [])
          .map(readRealName),
        ...listMentions(
          runs()
            .flatMap((run) => run.map((line) => line.text))
            .join('\n'),
          ecosystem,
        ),
      ];
      return [{ ecosystem, says, read }];
    }
    const locked = findLockEcosystem(before);
    const format = findLockFormat(before);
    if (locked === null || format === null || text === null) return [];
    const read = () =>
      text.split('\n').flatMap((line) => {
        const single = (format.single ?? []).map((shape) => shape.exec(line)?.groups?.['name']);
        return [format.header.exec(line)?.groups?.['name'], format.name?.exec(line)?.[1], ...single].filter(
          (name) => name !== undefined,
        );
      });
    return [{ ecosystem: locked, says, read }];
  });
}

/** Coordinates and ids of plugins in quotes: scripts of Gradle name packages in many forms, and these tell them apart from other words. */
const COORDINATE =
  /["']([\w.-]{1,120}:[\w.-]{1,120})(?:[:@][^"'\n]{0,80})?["']|\bid\b[\s(]{1,3}["']([\w.-]{1,120})["']/gu;

function listMentions(text: string, ecosystem: Ecosystem): readonly string[] {
  if (ecosystem !== 'Maven') return [];
  return [...text.matchAll(COORDINATE)].flatMap(([, module, plugin]) => module ?? plugin ?? []);
}
