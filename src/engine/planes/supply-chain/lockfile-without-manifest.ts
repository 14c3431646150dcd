import type { RawFinding, Rule } from '../../model.js';
import { firstChangedLines } from '../integrity/first-lines.js';
import { contains, lockOf } from './lockfile-sync.js';
import { manifestOf } from './manifests.js';
import { folderOf } from './source.js';

/** A lock file changes and no manifest that it locks. */
export const lockfileWithoutManifest: Rule = {
  id: 'supply-chain/lockfile-without-manifest',
  severity: 'info',
  summary: 'A lock file changes without its manifest',
  docs: {
    why: 'Lock files are long and folded away: a place to slip in another package. An update of what is locked is ordinary; then the pull request says so.',
    bad: 'package-lock.json alone changes, in a pull request about a button',
    good: 'package-lock.json alone changes, in a pull request “npm update”',
  },
  suppressible: true,
  check({ change }) {
    return change.files.flatMap((changed): readonly RawFinding[] => {
      const { path, status } = changed.file;
      const ecosystem = lockOf(path);
      if (ecosystem === null || status !== 'modified') return [];
      const folder = folderOf(path);
      const touched = change.files.some(
        ({ file }) => manifestOf(file.path)?.ecosystem === ecosystem && contains(folder, folderOf(file.path)),
      );
      if (touched) return [];
      return [
        {
          file: path,
          ...firstChangedLines(changed),
          title: 'A lock file changes without its manifest',
          rationale:
            'No manifest of this change asks for what is locked here. If packages were updated on purpose, the pull request should say so; if not, write the lock file anew from the base.',
          anchor: path,
        },
      ];
    });
  },
};
