/** Which lock files belong to which manifests. */
import type { FileChange } from '../../model.js';
import type { Ecosystem } from './dependency.js';
import { folderOf } from './source.js';

const LOCKS: Readonly<Record<string, Ecosystem>> = {
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
  'yarn.lock': 'npm',
  'pnpm-lock.yaml': 'npm',
  'bun.lock': 'npm',
  'bun.lockb': 'npm',
  'Cargo.lock': 'Cargo',
  'go.sum': 'Go',
  'poetry.lock': 'Python',
  'uv.lock': 'Python',
  'pdm.lock': 'Python',
  'Pipfile.lock': 'Python',
  'Gemfile.lock': 'RubyGems',
  'gems.locked': 'RubyGems',
  'composer.lock': 'Composer',
  'gradle.lockfile': 'Maven',
  'packages.lock.json': 'NuGet',
  'pubspec.lock': 'Pub',
};

/** The ecosystem whose lock file a path is; null for other files. */
export function lockOf(path: string): Ecosystem | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return Object.hasOwn(LOCKS, name) ? (LOCKS[name] ?? null) : null;
}

/** The changed lock files of an ecosystem that may hold what a manifest asks for: in its folder or one above. */
export function locksAbove(
  files: readonly FileChange[],
  ecosystem: Ecosystem,
  manifest: string,
): readonly FileChange[] {
  const folder = folderOf(manifest);
  return files.filter(({ file }) => lockOf(file.path) === ecosystem && contains(folderOf(file.path), folder));
}

/** The one folder is the other or holds it. */
export function contains(outer: string, inner: string): boolean {
  return outer === '' || inner === outer || inner.startsWith(`${outer}/`);
}
