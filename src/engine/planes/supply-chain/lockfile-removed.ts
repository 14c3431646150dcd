import type { Rule } from '../../model.js';
import { containsFolder, findLockEcosystem } from './lockfile-sync.js';
import { findManifest } from './manifests.js';
import { getFolder } from './source.js';

/** Reports a deleted lock file while the packages that it locked stay. */
export const lockfileRemoved: Rule = {
  id: 'supply-chain/lockfile-removed',
  severity: 'warn',
  summary: 'A lock file is deleted',
  docs: {
    why: 'From then on every install takes whatever versions were published last, without their hashes being known.',
    bad: { files: { 'yarn.lock': ['-ms@^2.1.1:', '-  version "2.1.2"'] } },
    good: {
      files: {
        'yarn.lock': ['-ms@^2.1.1:', '-  version "2.1.2"'],
        'pnpm-lock.yaml': ['+packages:', '+  ms@2.1.2:', '+    engines: {node: ">=4"}'],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return change.files
      .filter(({ file }) => {
        const ecosystem = findLockEcosystem(file.path);
        if (file.status !== 'deleted' || ecosystem === null) return false;
        const folder = getFolder(file.path);
        // Another lock file replaces it (for a workspace, one above), or the whole project is removed.
        return !change.files.some(
          (other) =>
            (other.file.status !== 'deleted' && findLockEcosystem(other.file.path) === ecosystem) ||
            (other.file.status === 'deleted' &&
              findManifest(other.file.path)?.ecosystem === ecosystem &&
              containsFolder(folder, getFolder(other.file.path))),
        );
      })
      .map(({ file }) => ({
        file: file.path,
        first: 1,
        last: 1,
        title: 'A lock file is deleted',
        rationale:
          'Nothing holds the versions of the dependencies any more, nor their hashes: every install may take others. Keep the lock file, or say what takes its place.',
        anchor: file.path,
      }));
  },
};
