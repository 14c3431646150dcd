import { getFolder } from '../../../base/paths.js';
import type { FileChange, Rule } from '../../model.js';
import { containsFolder, findLockEcosystem } from './locks/sync.js';
import { isNotInstalled } from './manifests/names.js';
import { findManifest } from './manifests/read-manifests.js';

/** Reports a deleted lock file while the packages that it locked stay. */
export const lockfileRemoved: Rule = {
  id: 'supply-chain/lockfile-removed',
  severity: 'info',
  summary: 'A lock file is deleted',
  docs: {
    why: 'From then on every install takes the versions that were published last, without known hashes.',
    bad: { files: { 'yarn.lock': ['-ms@^2.1.1:', '-  version "2.1.2"'] } },
    good: {
      files: {
        'yarn.lock': ['-ms@^2.1.1:', '-  version "2.1.2"'],
        'pnpm-lock.yaml': ['+packages:', '+  ms@2.1.2:', '+    engines: {node: ">=4"}'],
      },
    },
  },
  suppressible: true,
  checksLess: true,
  check({ change }) {
    return change.files
      .filter(({ file }) => {
        const ecosystem = findLockEcosystem(file.path);
        if (file.status !== 'deleted' || ecosystem === null || isNotInstalled(file.path)) return false;
        const folder = getFolder(file.path);
        // Another lock file replaces it (for a workspace, one above), or the whole project is removed.
        return !change.files.some(
          (other) =>
            (other.file.status !== 'deleted' && findLockEcosystem(other.file.path) === ecosystem) ||
            (findManifest(other.file.path)?.ecosystem === ecosystem &&
              containsFolder(folder, getFolder(other.file.path)) &&
              (other.file.status === 'deleted' || asksNothing(other))),
        );
      })
      .map(({ file }) => {
        const elsewhere = mayBeLockedElsewhere(file.path);
        return {
          file: file.path,
          first: 1,
          last: 1,
          title: 'A lock file is deleted',
          rationale: elsewhere
            ? 'If no other lock file fixes the versions of the dependencies and their hashes, every install may take others. Name the one that fixes them, or keep this one.'
            : 'Nothing fixes the versions of the dependencies and their hashes any more: every install may take others. Keep the lock file, or say what replaces it.',
          anchor: file.path,
        };
      });
  },
};

/**
 * Returns true where another lock file may stand unchanged: of npm's package managers each has a file of its own, and a
 * workspace of Cargo has one at its top (https://doc.rust-lang.org/cargo/reference/workspaces.html).
 */
function mayBeLockedElsewhere(path: string): boolean {
  const ecosystem = findLockEcosystem(path);
  return ecosystem === 'npm' || (ecosystem === 'Cargo' && getFolder(path) !== '');
}

/** Returns true for a manifest that asks for nothing any more: then there is nothing to lock. */
function asksNothing(changed: FileChange): boolean {
  const { new_text: text, path } = changed.file;
  return text !== null && path.endsWith('go.mod') && !/^\s*require\b/mu.test(text);
}
