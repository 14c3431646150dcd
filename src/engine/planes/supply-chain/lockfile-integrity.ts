import { counted } from '../../../base/text.js';
import type { RawFinding, Rule } from '../../model.js';
import { clip } from '../wording.js';
import { type LockChange, type LockEntry, readLocks } from './locks/entries.js';
import { readPlace } from './locks/hosts.js';
import { createGitSource } from './manifests/source.js';

/** Reports a changed or removed hash of a locked version. */
export const lockfileIntegrity: Rule = {
  id: 'supply-chain/lockfile-integrity',
  severity: 'error',
  summary: 'The hash of a locked version changes or goes away',
  docs: {
    why: 'A published version does not change. Another hash for the same version means another content. Without a hash the installer accepts any content.',
    bad: {
      files: {
        'package-lock.json': [
          ' {',
          '   "packages": {',
          '     "node_modules/ms": {',
          '       "version": "2.1.3",',
          '-      "integrity": "sha512-6FlzubTLZG3J2a"',
          '+      "integrity": "sha512-Qx0kTkbrGwMDkN"',
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
          '-      "integrity": "sha512-Qx0kTkbrGwMDkN"',
          '+      "version": "2.1.3",',
          '+      "integrity": "sha512-6FlzubTLZG3J2a"',
          '     }',
          '   }',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return readLocks(change.files).flatMap(collectFindings);
  },
};

/** More findings than this in one file have a common cause: another version of the tool, another registry. */
const MAX_SINGLE = 3;

interface HashProblem {
  readonly entry: LockEntry;
  readonly line: number;
  readonly kind: 'changed' | 'removed';
}

function collectFindings(lock: LockChange): readonly RawFinding[] {
  const { file } = lock.change;
  const faults = findHashProblems(lock);
  const [first] = faults;
  if (first === undefined) return [];
  if (faults.length > MAX_SINGLE) {
    return [
      {
        file: file.path,
        first: first.line,
        last: first.line,
        title: `Hashes of ${counted(faults.length, 'locked version')} change or go away`,
        rationale:
          'Versions stay and their hashes do not, here and further down. If the package manager or the registry is another one, the pull request should say so; if not, create the lock file again from the registry.',
        anchor: 'many',
        severity: 'warn',
      },
    ];
  }
  return faults.map(({ entry, line, kind }) => {
    const name = `${clip(entry.name, 50) || 'a package'} ${clip(entry.version ?? '', 20)}`.trim();
    return {
      file: file.path,
      first: line,
      last: line,
      title: kind === 'changed' ? `Another hash for the same version: ${name}` : `The hash of ${name} is removed`,
      rationale:
        kind === 'changed'
          ? 'The version is the same and its hash is not, so the content may be another one. Create the lock file again from the registry, and compare. If the hash is still another one, find out who changed what was published.'
          : 'Without its hash, an install accepts any content for this version. Create the lock file again from the registry.',
      anchor: `${entry.name} ${entry.version ?? ''} ${kind}`,
    };
  });
}

function findHashProblems({ before, after, change }: LockChange): readonly HashProblem[] {
  const isWrapper = change.file.path.endsWith('gradle-wrapper.properties');
  const old = new Map<string, LockEntry>();
  // Some formats list a version in several places, with its hash in one of them.
  for (const entry of before) {
    const key = toEntryKey(entry);
    if (key !== null && (entry.hash !== null || !old.has(key))) old.set(key, entry);
  }
  const hashed = new Set(after.flatMap((entry) => (entry.hash === null ? [] : [toEntryKey(entry)])));
  const same = new Set(
    before.flatMap((entry) => (entry.hash === null ? [] : [`${toEntryKey(entry)}\n${entry.hash.value}`])),
  );
  return after.flatMap((entry): readonly HashProblem[] => {
    const key = toEntryKey(entry);
    const earlier = key === null ? undefined : old.get(key);
    if (key === null || earlier?.hash == null || isMovingVersion(entry.version)) return [];
    if (entry.hash === null) {
      if (hashed.has(key)) return [];
      // Only a hash removed by this change counts. If the link was removed as well, the package is now the repository's
      // own.
      if (!earlier.hash.changed || (earlier.urls.length > 0 && entry.urls.length === 0) || isKnownWithout(entry))
        return [];
      return [{ entry, line: findEntryLine(entry), kind: 'removed' }];
    }
    if (!entry.hash.changed || isWrapper || same.has(`${key}\n${entry.hash.value}`)) return [];
    if (!isOther(earlier.hash.value, entry.hash.value)) return [];
    return [{ entry, line: entry.hash.line, kind: 'changed' }];
  });
}

/** Returns true for a folder of the repository, and for a commit, whose id is a hash itself. */
function isKnownWithout({ urls }: LockEntry): boolean {
  const value = urls[0]?.value;
  if (value === undefined) return false;
  const place = readPlace(value);
  return place === null ? !ARCHIVE.test(value) : place.endsWith(' (git)') && createGitSource(value).pinned;
}

const ARCHIVE = /\.(?:tgz|tar(?:\.\w{1,5})?|whl|zip|crate|gem)$/u;

/** Returns the line of the link if there is one, because the hash was below it. */
function findEntryLine(entry: LockEntry): number {
  return entry.urls[0]?.line ?? entry.line;
}

function toEntryKey({ name, version, urls }: LockEntry): string | null {
  // Without its name, an entry is known by the link of its archive; the link of a repository is of all its versions.
  if (name === '')
    return urls[0] === undefined || REPOSITORY.test(urls[0].value) ? null : `${urls[0].value}\n${version ?? ''}`;
  return `${name}\n${version ?? ''}`;
}

const REPOSITORY = /\.git(?:[#@]|$)/u;

/** Versions that name a branch change without an edit. */
const isMovingVersion = (version: string | null) => version !== null && /^dev-|-dev$|\.x-dev$/u.test(version);

/** Hash algorithms by strength, weakest first. */
const STRENGTH = ['md5', 'sha1', 'sha256', 'sha384', 'sha512'];

/** Returns true unless it is the same hash in another form, or only a stronger one. */
function isOther(old: string, now: string): boolean {
  // Yarn's prefix is its cache version: another cache version gives other checksums.
  const oldCache = /^(\w{1,10})\//u.exec(old)?.[1];
  const newCache = /^(\w{1,10})\//u.exec(now)?.[1];
  if (oldCache !== newCache && (oldCache ?? newCache ?? '').length < 8) return false;
  const rank = (hash: string) => STRENGTH.findIndex((name) => hash.startsWith(name));
  return rank(now) <= rank(old);
}
