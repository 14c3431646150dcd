/** Identifies manifests, and reads the parts that a change shows. */
import type { HunkSide } from '../../../base/hunk-lines.js';
import type { FileChange } from '../../model.js';
import { readWholeSide } from '../side-lines.js';
import type { Dependency, Ecosystem, ManifestReader } from './dependency.js';
import { readCargo } from './manifest-cargo.js';
import { readComposer, readNpm, readPub } from './manifest-json.js';
import { readGradle, readMaven, readNuget } from './manifest-jvm.js';
import { readGemfile, readGoMod } from './manifest-lines.js';
import { readPython } from './manifest-python.js';

interface Manifest {
  readonly ecosystem: Ecosystem;
  readonly read: ManifestReader;
}

const BY_NAME: Readonly<Record<string, Manifest>> = {
  'package.json': { ecosystem: 'npm', read: readNpm },
  'pnpm-workspace.yaml': { ecosystem: 'npm', read: readNpm },
  'Cargo.toml': { ecosystem: 'Cargo', read: readCargo },
  'go.mod': { ecosystem: 'Go', read: readGoMod },
  'pyproject.toml': { ecosystem: 'Python', read: readPython },
  Pipfile: { ecosystem: 'Python', read: readPython },
  'setup.cfg': { ecosystem: 'Python', read: readPython },
  'setup.py': { ecosystem: 'Python', read: readPython },
  Gemfile: { ecosystem: 'RubyGems', read: readGemfile },
  'gems.rb': { ecosystem: 'RubyGems', read: readGemfile },
  'composer.json': { ecosystem: 'Composer', read: readComposer },
  'pom.xml': { ecosystem: 'Maven', read: readMaven },
  'build.gradle': { ecosystem: 'Maven', read: readGradle },
  'build.gradle.kts': { ecosystem: 'Maven', read: readGradle },
  'libs.versions.toml': { ecosystem: 'Maven', read: readGradle },
  'Directory.Packages.props': { ecosystem: 'NuGet', read: readNuget },
  'Directory.Build.props': { ecosystem: 'NuGet', read: readNuget },
  'packages.config': { ecosystem: 'NuGet', read: readNuget },
  'pubspec.yaml': { ecosystem: 'Pub', read: readPub },
};

const BY_SHAPE: readonly (readonly [RegExp, Manifest])[] = [
  [
    /(?:^|[-_.])(?:requirements|constraints)(?:[-_.][\w.-]{1,60})?\.(?:txt|in)$/u,
    { ecosystem: 'Python', read: readPython },
  ],
  [/\.gemspec$/u, { ecosystem: 'RubyGems', read: readGemfile }],
  [/\.(?:cs|fs|vb)proj$/u, { ecosystem: 'NuGet', read: readNuget }],
];

/** Manifests that are not installed: inputs of tests, and templates of generators. */
const NOT_INSTALLED =
  /(?:^|\/)(?:tests?|specs?|fixtures?|__fixtures__|__tests__|testdata|test[-_]data|testsuite|templates?|snapshots?|node_modules|vendor)\//u;

/**
 * Returns the kind of manifest for a path; null for other files and for manifests of fixtures, templates and vendored
 * code.
 */
export function findManifest(path: string): Manifest | null {
  if (NOT_INSTALLED.test(path)) return null;
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (Object.hasOwn(BY_NAME, name)) return BY_NAME[name] ?? null;
  return BY_SHAPE.find(([shape]) => shape.test(name))?.[1] ?? null;
}

/** A changed manifest with its dependencies before and after, as far as the change shows them. */
export interface ManifestChange {
  readonly change: FileChange;
  readonly ecosystem: Ecosystem;
  readonly before: readonly Dependency[];
  readonly after: readonly Dependency[];
}

/** Returns true if a go.mod named the module before as one that only others need. */
export function wasIndirect(change: FileChange, name: string): boolean {
  return readWholeSide(change, 'old').some((run) =>
    run.some(({ text }) => text.includes('// indirect') && text.trim().startsWith(`${name} `)),
  );
}

/** Reads the manifests of a change that add lines. */
export function readManifests(files: readonly FileChange[]): readonly ManifestChange[] {
  return files.flatMap((change) => {
    const manifest = findManifest(change.file.path);
    if (manifest === null || change.file.status === 'deleted' || change.added.length === 0) return [];
    const read = (side: HunkSide) => readWholeSide(change, side).flatMap((run) => manifest.read(run, change.file.path));
    return [{ change, ecosystem: manifest.ecosystem, before: read('old'), after: read('new') }];
  });
}
