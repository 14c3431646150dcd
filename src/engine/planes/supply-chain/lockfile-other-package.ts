import { getFileName } from '../../../base/paths.js';
import type { RawFinding, Rule } from '../../model.js';
import { clip } from '../wording.js';
import { type LockEntry, type LockValue, readLocks } from './locks/entries.js';

/** Reports a lock file entry that fetches another package, or another version, than its name says. */
export const lockfileOtherPackage: Rule = {
  id: 'supply-chain/lockfile-other-package',
  severity: 'error',
  summary: 'A lock file’s entry fetches another package than it names',
  docs: {
    why: 'Installers use the link, not the name of the entry. Package managers do not write such entries, so somebody may have edited it by hand.',
    bad: {
      files: {
        'package-lock.json': [
          ' {',
          '   "packages": {',
          '     "node_modules/ms": {',
          '       "version": "2.1.3",',
          '-      "resolved": "https://registry.npmjs.org/ms/-/ms-2.1.3.tgz"',
          '+      "resolved": "https://registry.npmjs.org/msx/-/msx-2.1.3.tgz"',
          '     }',
          '   }',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'package-lock.json': [
          ' {',
          '   "packages": {',
          '     "node_modules/ms": {',
          '-      "version": "2.1.2",',
          '-      "resolved": "https://registry.npmjs.org/ms/-/ms-2.1.2.tgz"',
          '+      "version": "2.1.3",',
          '+      "resolved": "https://registry.npmjs.org/ms/-/ms-2.1.3.tgz"',
          '     }',
          '   }',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return readLocks(change.files)
      .filter(({ change: { file } }) => /(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock)$/u.test(file.path))
      .flatMap(({ change: { file }, after }) =>
        after.flatMap((entry) => entry.urls.flatMap((url) => checkUrl(file.path, entry, url))),
      );
  },
};

/** Links of npm's registries: `https://host/…/name/-/base-1.2.3.tgz`. */
const TARBALL = /\/((?:@[^/]{1,100}(?:\/|%2f))?[^/@]{1,200})\/-\/(?:@[^/]{1,100}\/)?([^/?#]{1,300})\.tgz/iu;

function checkUrl(file: string, entry: LockEntry, url: LockValue): readonly RawFinding[] {
  const match = TARBALL.exec(url.value);
  if (match === null || entry.name === '' || !url.changed) return [];
  const fetched = decodeSlash(match[1] ?? '');
  const name = entry.realName ?? entry.name;
  const base = getFileName(fetched);
  const version = (match[2] ?? '').slice(base.length + 1);
  const otherName = fetched.toLowerCase() !== name.toLowerCase();
  const otherVersion =
    !otherName &&
    entry.version !== null &&
    version !== '' &&
    /^\d/u.test(version) &&
    stripBuildMetadata(version) !== stripBuildMetadata(entry.version);
  if (!otherName && !otherVersion) return [];
  const said = otherName ? clip(fetched, 60) : `version ${clip(version, 30)}`;
  return [
    {
      file,
      first: url.line,
      last: url.line,
      title: `Lock file’s entry for ${clip(name, 40)} fetches ${said}`,
      rationale: `The entry says ${clip(name, 60)} ${clip(entry.version ?? '', 30)} and its link leads to ${said}. Package managers do not usually write that. Create the lock file again from the registry.`,
      anchor: `${name} ${url.value}`,
    },
  ];
}

const decodeSlash = (text: string) => text.replace(/%2f/iu, '/');

/** Removes build metadata, which links omit or write in another form. */
const stripBuildMetadata = (text: string) => text.replace(/(?:\+|%2b).*$/iu, '');
