import type { RawFinding, Rule } from '../../model.js';
import { clip } from '../wording.js';
import { collectNames, type Dependency } from './dependency.js';
import { type ManifestChange, readManifests, wasIndirect } from './manifests.js';
import { collectOwnPackages, type OwnPackages } from './own-packages.js';

/** Reports a package that a manifest did not request before. */
export const newDependency: Rule = {
  id: 'supply-chain/new-dependency',
  severity: 'info',
  summary: 'A direct dependency is new',
  docs: {
    why: 'Other people’s code begins to run with the rights of this project, today and after every update. Its name deserves a look: one letter off is the oldest trick.',
    bad: {
      files: {
        'package.json': [
          ' {',
          '   "dependencies": {',
          '+    "crossenv": "^6.1.1",',
          '     "zod": "^4.0.0"',
          '   }',
          ' }',
        ],
        'package-lock.json': [
          ' {',
          '   "packages": {',
          '+    "node_modules/crossenv": { "version": "6.1.1" },',
          '     "node_modules/zod": { "version": "4.0.0" }',
          '   }',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'package.json': [' {', '   "dependencies": {', '-    "zod": "^4.0.0"', '+    "zod": "^4.1.0"', '   }', ' }'],
        'package-lock.json': [
          ' {',
          '   "packages": {',
          '-    "node_modules/zod": { "version": "4.0.0" }',
          '+    "node_modules/zod": { "version": "4.1.0" }',
          '   }',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const isOwn = collectOwnPackages(change.files);
    return readManifests(change.files).flatMap((manifest) => collectFindings(manifest, isOwn));
  },
};

/** If one manifest has more new packages than this, they give one finding. */
const MAX_SINGLE = 5;

function collectFindings(
  { change, ecosystem, before, after }: ManifestChange,
  isOwn: OwnPackages,
): readonly RawFinding[] {
  const known = collectNames(before);
  const seen = new Set<string>();
  // Packages from outside the registry are reported by supply-chain/source-dependency.
  const fresh = after.filter(({ name, changed, source, held }) => {
    if (!changed || known.has(name) || seen.has(name) || source !== null || isOwn(name)) return false;
    // A version that is only held, and a module that was needed before by another one, bring no code.
    if (held === true || (ecosystem === 'Go' && wasIndirect(change, name))) return false;
    seen.add(name);
    return true;
  });
  const [first] = fresh;
  if (first === undefined) return [];
  const file = change.file.path;
  if (fresh.length > MAX_SINGLE || change.file.status === 'added') {
    const last = fresh.at(-1)?.line ?? first.line;
    return [
      {
        file,
        first: first.line,
        last: Math.max(first.line, last),
        title: `New ${ecosystem} dependencies (${fresh.length}): ${clip(fresh.map(({ name }) => name).join(', '), 70)}`,
        rationale: `New here: ${clip(fresh.map(formatDependency).join(', '), 1_000)}. Check that each name is the package that is meant, that it is looked after, and that its licence fits.`,
        anchor: fresh.map(({ name }) => name).join('\n'),
      },
    ];
  }
  return fresh.map((one) => ({
    file,
    first: one.line,
    last: one.line,
    title: `New ${ecosystem} dependency: ${clip(formatDependency(one), 80)}`,
    rationale:
      'From here on this package’s code runs with the project’s rights. Check that the name is the package that is meant, that it is looked after, and that its licence fits.',
    anchor: one.name,
  }));
}

const formatDependency = ({ name, spec }: Dependency) => `${name} ${spec}`.trim();
