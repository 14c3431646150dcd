/** Which files are manifests, by their names. Who gathers the manifests of the base reads this too. */
import { getFileName } from '../../../../base/paths.js';
import type { Ecosystem } from './dependency.js';

/** How a manifest is written: by its ecosystem, and the two forms of Maven's. */
export type ManifestKind = Ecosystem | 'Gradle';

/** The ecosystem of each way of writing a manifest. Gradle takes Maven's packages. */
export const ECOSYSTEMS: Readonly<Record<ManifestKind, Ecosystem>> = {
  npm: 'npm',
  Cargo: 'Cargo',
  Go: 'Go',
  Python: 'Python',
  RubyGems: 'RubyGems',
  Composer: 'Composer',
  Maven: 'Maven',
  Gradle: 'Maven',
  NuGet: 'NuGet',
  Pub: 'Pub',
  Hex: 'Hex',
};

const BY_NAME: Readonly<Record<string, ManifestKind>> = {
  'package.json': 'npm',
  'pnpm-workspace.yaml': 'npm',
  'Cargo.toml': 'Cargo',
  'go.mod': 'Go',
  'pyproject.toml': 'Python',
  Pipfile: 'Python',
  'setup.cfg': 'Python',
  'setup.py': 'Python',
  Gemfile: 'RubyGems',
  'gems.rb': 'RubyGems',
  'composer.json': 'Composer',
  'pom.xml': 'Maven',
  'build.gradle': 'Gradle',
  'build.gradle.kts': 'Gradle',
  'libs.versions.toml': 'Gradle',
  'Directory.Packages.props': 'NuGet',
  'Directory.Build.props': 'NuGet',
  'packages.config': 'NuGet',
  'pubspec.yaml': 'Pub',
  'mix.exs': 'Hex',
};

const BY_SHAPE: readonly (readonly [RegExp, ManifestKind])[] = [
  [/(?:^|[-_./])(?:requirements|constraints)(?:[-_.][\w.-]{1,60})?\.(?:txt|in)$/u, 'Python'],
  [/(?:^|\/)requirements\/(?:[\w.-]{1,60}\/){0,2}[\w.-]{1,60}\.(?:txt|in)$/u, 'Python'],
  [/(?:^|\/)(?:dependencies|libraries|libs|versions|deps)\.gradle(?:\.kts)?$/u, 'Gradle'],
  [/\.gemspec$/u, 'RubyGems'],
  [/\.(?:cs|fs|vb)proj$/u, 'NuGet'],
];

/** Manifests that are not installed: inputs of tests, and templates of generators. */
const NOT_INSTALLED =
  /(?:^|\/)(?:tests?|specs?|fixtures?|__fixtures__|__tests__|testdata|test[-_]data|testsuite|templates?|snapshots?|node_modules|vendor)\//u;

/** Returns true for a path in the inputs of tests, in templates and in vendored code. */
export function isNotInstalled(path: string): boolean {
  return NOT_INSTALLED.test(path);
}

/** Returns how the manifest at a path is written; null for other files, fixtures, templates and vendored code. */
export function findManifestKind(path: string): ManifestKind | null {
  return NOT_INSTALLED.test(path) ? null : nameManifestKind(path);
}

/** Returns the same by the name of the file alone: a workspace may have its packages in such folders too. */
export function nameManifestKind(path: string): ManifestKind | null {
  const name = getFileName(path);
  if (Object.hasOwn(BY_NAME, name)) return BY_NAME[name] ?? null;
  return BY_SHAPE.find(([shape]) => shape.test(path))?.[1] ?? null;
}

/** Requirements that are installed to work on the project, and not with it. */
export const FOR_DEVELOPERS =
  /(?:^|[-_./])(?:tests?|dev|develop|development|docs?|lint|typing|ci|bench|benchmarks?)(?:[-_.][\w.-]{0,60})?\.(?:txt|in)$/u;

/** Scripts of Gradle that are applied or compiled into plugins, and its settings: they name packages for others. */
const GRADLE_SCRIPT = /\.gradle(?:\.kts)?$/u;

/** Returns the ecosystem of a file that says which packages a repository uses: a manifest, or a script beside one. */
export function findNamingEcosystem(path: string): Ecosystem | null {
  const kind = findManifestKind(path);
  if (kind !== null) return ECOSYSTEMS[kind];
  return GRADLE_SCRIPT.test(path) && !NOT_INSTALLED.test(path) ? 'Maven' : null;
}
