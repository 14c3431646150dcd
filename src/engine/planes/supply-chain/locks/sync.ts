/** Matches lock files with manifests. */
import { getFileName, getFolder } from '../../../../base/paths.js';
import type { FileChange } from '../../../model.js';
import type { Ecosystem } from '../manifests/dependency.js';

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

/** Returns the ecosystem of a lock file by its path; null for other files. */
export function findLockEcosystem(path: string): Ecosystem | null {
  const name = getFileName(path);
  return Object.hasOwn(LOCKS, name) ? (LOCKS[name] ?? null) : null;
}

/** Returns the changed lock files of an ecosystem in a manifest's folder or above, which may lock its dependencies. */
export function findLocksAbove(
  files: readonly FileChange[],
  ecosystem: Ecosystem,
  manifest: string,
): readonly FileChange[] {
  const folder = getFolder(manifest);
  return files.filter(
    ({ file }) => findLockEcosystem(file.path) === ecosystem && containsFolder(getFolder(file.path), folder),
  );
}

/** Returns true if the outer folder is the inner one or contains it. */
export function containsFolder(outer: string, inner: string): boolean {
  return outer === '' || inner === outer || inner.startsWith(`${outer}/`);
}
