/** Maps lock files to manifests. */
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

/** Returns the ecosystem of a lock file; null for other files. */
export function lockOf(path: string): Ecosystem | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return Object.hasOwn(LOCKS, name) ? (LOCKS[name] ?? null) : null;
}

/**
 * Returns the changed lock files of an ecosystem that may contain a manifest's dependencies: in its folder or a parent
 * folder.
 */
export function locksAbove(
  files: readonly FileChange[],
  ecosystem: Ecosystem,
  manifest: string,
): readonly FileChange[] {
  const folder = folderOf(manifest);
  return files.filter(({ file }) => lockOf(file.path) === ecosystem && contains(folderOf(file.path), folder));
}

/** Returns whether one folder is the other or contains it. */
export function contains(outer: string, inner: string): boolean {
  return outer === '' || inner === outer || inner.startsWith(`${outer}/`);
}
