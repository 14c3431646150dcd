import type { RawFinding, Rule } from '../../model.js';
import { findLockEcosystem, findLocksAbove } from './locks/sync.js';
import type { Ecosystem } from './manifests/dependency.js';
import { type ManifestChange, readManifests, wasIndirect } from './manifests/read-manifests.js';

/** Reports a manifest that requests other versions while no lock file of it changes. */
export const manifestWithoutLockfile: Rule = {
  id: 'supply-chain/manifest-without-lockfile',
  severity: 'info',
  summary: 'Dependencies change without their lock file',
  docs: {
    why: 'If versions are locked, the next install fails, or takes versions that nobody reviewed.',
    bad: {
      files: {
        'go.mod': [
          ' module example.org/shop',
          ' ',
          ' go 1.22',
          ' ',
          '-require golang.org/x/text v0.14.0',
          '+require golang.org/x/text v0.15.0',
        ],
      },
    },
    good: {
      files: {
        'go.mod': [
          ' module example.org/shop',
          ' ',
          ' go 1.22',
          ' ',
          '-require golang.org/x/text v0.14.0',
          '+require golang.org/x/text v0.15.0',
        ],
        'go.sum': [
          '-golang.org/x/text v0.14.0 h1:ScX5w1eTa3QqT8oi6+ziP7dTV1S2+ALU0bI+0zXKWiQ=',
          '+golang.org/x/text v0.15.0 h1:h1V/4gjBv8v9cjcR6+AR5+/cIYK5N/WAgiv4xlsEtAk=',
        ],
      },
    },
  },
  suppressible: true,
  checksLess: true,
  check({ change }) {
    const told = new Set<Ecosystem>();
    return readManifests(change.files).flatMap((manifest): readonly RawFinding[] => {
      const { ecosystem } = manifest;
      // One lock file often covers many manifests, so one finding is enough.
      if (told.has(ecosystem)) return [];
      if (!LOCKED.has(ecosystem) || findLocksAbove(change.files, ecosystem, manifest.change.file.path).length > 0)
        return [];
      const line = findFirstChangedLine(manifest);
      if (line === null) return [];
      told.add(ecosystem);
      const always = ecosystem === 'Go';
      // A change does not show whether there is a lock file, unless it touches another one of the same kind.
      if (!always && !change.files.some(({ file }) => findLockEcosystem(file.path) === ecosystem)) return [];
      return [
        {
          file: manifest.change.file.path,
          first: line,
          last: line,
          title: always ? 'go.mod changes without go.sum' : `${ecosystem} dependencies change without a lock file`,
          rationale: always
            ? replacesVersion(manifest)
              ? 'A required version is another here, and go.sum is as it was: builds with -mod=readonly fail. Run go mod tidy and commit both.'
              : 'A module is required here that was not, and go.sum is as it was: builds with -mod=readonly fail, unless another module brought it already. Run go mod tidy and commit both.'
            : 'Other lock files of this change were written anew, and none that holds this manifest. Run the package manager here, too, and commit what it writes; if nothing locks it, this can be left.',
          anchor: manifest.change.file.path,
        },
      ];
    });
  },
};

/** Returns true if a package is asked for in another version than before. */
function replacesVersion({ before, after }: ManifestChange): boolean {
  const asked = new Map(before.map(({ name, spec }) => [name, spec]));
  return after.some(({ name, spec }) => asked.has(name) && asked.get(name) !== spec);
}

/** Ecosystems whose projects usually commit a lock file. */
const LOCKED: ReadonlySet<Ecosystem> = new Set(['npm', 'Cargo', 'Go', 'RubyGems', 'Composer']);

/**
 * Returns the first changed line that requests something else than before; null if none does, or only local packages
 * change.
 */
function findFirstChangedLine({ change, before, after }: ManifestChange): number | null {
  // A new manifest comes with its own lock file or without one.
  if (change.file.status === 'added' || change.file.path.endsWith('.gemspec')) return null;
  const asked = (one: { name: string; spec: string; source: { target: string } | null }) =>
    `${one.name}\n${one.spec}\n${one.source?.target ?? ''}`;
  const earlier = new Set(before.map(asked));
  return (
    after.find(
      (one) =>
        one.changed &&
        one.source?.kind !== 'local' &&
        one.source?.kind !== 'path' &&
        !earlier.has(asked(one)) &&
        !wasIndirect(change, one.name),
    )?.line ?? null
  );
}
