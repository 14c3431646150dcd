import { getFolder } from '../../../base/paths.js';
import type { RawFinding, Rule } from '../../model.js';
import { findFirstChangedLines } from '../first-changed-lines.js';
import { changesOwnVersionsAlone } from './locks/own-entries.js';
import { containsFolder, findLockEcosystem } from './locks/sync.js';
import { ECOSYSTEMS, nameManifestKind } from './manifests/names.js';
import { findManifest } from './manifests/read-manifests.js';

/** Reports a lock file that changes while no manifest of it does. */
export const lockfileWithoutManifest: Rule = {
  id: 'supply-chain/lockfile-without-manifest',
  severity: 'info',
  summary: 'A lock file changes without its manifest',
  docs: {
    why: 'Lock files are long, and GitHub folds them, so another package in them is hard to see. Updates of locked versions are normal. Then the pull request should say so.',
    bad: {
      title: 'fix(cart): the button is green',
      files: {
        'yarn.lock': [' ms@^2.1.1:', '-  version "2.1.2"', '+  version "2.1.3"'],
        'src/button.ts': ["-const colour = 'red';", "+const colour = 'green';"],
      },
    },
    good: {
      files: {
        'package.json': [' {', '   "dependencies": {', '-    "ms": "^2.1.1"', '+    "ms": "^2.1.3"', '   }', ' }'],
        'yarn.lock': ['-ms@^2.1.1:', '-  version "2.1.2"', '+ms@^2.1.3:', '+  version "2.1.3"'],
      },
    },
  },
  suppressible: true,
  check({ change, snapshot }) {
    // An update of what is locked is ordinary: it comes alone, or the pull request says so.
    const alone = change.files.every(
      ({ file }) => findLockEcosystem(file.path) !== null || findManifest(file.path) !== null || BESIDE.test(file.path),
    );
    if (alone || UPDATE.test(`${snapshot.title}\n${snapshot.body.slice(0, MAX_BODY)}`)) return [];
    return change.files.flatMap((changed): readonly RawFinding[] => {
      const { path, status } = changed.file;
      const ecosystem = findLockEcosystem(path);
      if (ecosystem === null || status !== 'modified') return [];
      const folder = getFolder(path);
      // A lock file of NuGet has what the projects that its project refers to ask for, too.
      const touched = change.files.some(({ file }) => {
        const kind = nameManifestKind(file.path);
        return (
          kind !== null &&
          ECOSYSTEMS[kind] === ecosystem &&
          (ecosystem === 'NuGet' || containsFolder(folder, getFolder(file.path)))
        );
      });
      // The project's own entry is no dependency: its version may come from any file.
      if (touched || changesOwnVersionsAlone(changed)) return [];
      return [
        {
          file: path,
          ...findFirstChangedLines(changed),
          title: 'A lock file changes without its manifest',
          rationale:
            'No manifest of this change asks for what is locked here. If packages were updated on purpose, the pull request should say so; if not, create the lock file again from the base.',
          anchor: path,
        },
      ];
    });
  },
};

/** How much of a description is read. */
const MAX_BODY = 4_000;
/** Words of an update, in titles of people and of bots. */
const UPDATE =
  /\b(?:bump|updat|upgrad|downgrad|deps?\b|dependenc|lock|audit|security|vulnerab|cve|ghsa|advisor|renovate|dependabot|packages?\b|gems?\b|crates?\b|modules?\b|bundle|sorbet|vendor)/iu;
/** Files that such an update writes beside the lock file. */
const BESIDE =
  /(?:^|\/)(?:CHANGELOG|CHANGES|HISTORY|NEWS)[^/]*$|(?:^|\/)(?:vendor|\.?changes?|\.changeset|sorbet\/rbi|licenses?)\//iu;
