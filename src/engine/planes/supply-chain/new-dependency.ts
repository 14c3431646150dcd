import { counted } from '../../../base/text.js';
import type { RawFinding, Rule } from '../../model.js';
import { clip, toFileName } from '../wording.js';
import { createBroughtCounter } from './locks/brought-along.js';
import { collectNames, type Dependency } from './manifests/dependency.js';
import { createKnownPackages, readRealName } from './manifests/known-packages.js';
import { collectOwnPackages } from './manifests/own-packages.js';
import { type ManifestChange, readManifests, wasIndirect } from './manifests/read-manifests.js';

/** Reports a package that a manifest did not request before. */
export const newDependency: Rule = {
  id: 'supply-chain/new-dependency',
  severity: 'info',
  summary: 'A direct dependency is new',
  docs: {
    why: 'Other people’s code runs with the rights of this project, now and after every update. Check its name: attackers publish packages whose name differs by one letter.',
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
  check({ change, snapshot }) {
    const seen = new Set<string>();
    const asked = readManifests(change.files).filter(({ change: { file } }) => !OF_EXAMPLES.test(file.path));
    const changes = asked.map((manifest) => ({ manifest, fresh: findUnnamed(manifest) }));
    if (changes.every(({ fresh }) => fresh.length === 0)) return [];
    const isOwn = collectOwnPackages(change.files, snapshot.manifests);
    const isKnown = createKnownPackages(change.files, snapshot.manifests);
    const countBrought = createBroughtCounter(change.files);
    return changes.flatMap(({ manifest, fresh }) => {
      const { ecosystem } = manifest;
      const isNew = (one: Dependency) => {
        const key = `${ecosystem} ${readRealName(one)}`;
        if (seen.has(key) || isOwn(readRealName(one)) || isKnown(one, ecosystem)) return false;
        seen.add(key);
        return true;
      };
      const all = fresh.filter(isNew);
      const brought = () => countBrought(manifest.change.file.path, ecosystem, new Set(all.map(readRealName)));
      return buildFinding(manifest, all, { whole: snapshot.manifests?.whole === true, brought });
    });
  },
};

/** Nobody gets the packages of an example who did not ask for it. */
const OF_EXAMPLES = /(?:^|\/)(?:examples?|samples?|demos?)\//u;

/** The packages that a manifest did not name before. */
function findUnnamed({ change, ecosystem, before, after }: ManifestChange): readonly Dependency[] {
  const known = collectNames(before);
  return after.filter(({ name, changed, source, held }) => {
    // Packages from outside the registry are reported by supply-chain/source-dependency.
    if (!changed || known.has(name) || source !== null) return false;
    // Types alone, which nothing runs: the scope is that of DefinitelyTyped, whose packages have no code.
    if (ecosystem === 'npm' && name.startsWith('@types/')) return false;
    // Without a word of the project they build it: PEP 518.
    if (ecosystem === 'Python' && /^(?:setuptools|wheel)$/iu.test(name)) return false;
    // A version that is only held, and a module that was needed before by another one, bring no code.
    return held !== true && !(ecosystem === 'Go' && wasIndirect(change, name));
  });
}

/**
 * One finding for a manifest, with the list in it. `whole`: all manifests of the base are known. Where they are not,
 * another one may have the package. `brought`: how many packages more the lock file has for them.
 */
function buildFinding(
  { change, ecosystem }: ManifestChange,
  fresh: readonly Dependency[],
  { whole, brought }: { readonly whole: boolean; readonly brought: () => number },
): readonly RawFinding[] {
  const [first] = fresh;
  if (first === undefined) return [];
  const file = change.file.path;
  const kind = `New ${ecosystem} ${fresh.length === 1 ? 'dependency' : 'dependencies'}${whole ? '' : ` of ${toFileName(file)}`}`;
  const list = fresh.map(formatDependency).join(', ');
  const more = brought();
  const along =
    more === 0
      ? ''
      : ` The lock file gets ${counted(more, 'package')} more with ${fresh.length === 1 ? 'it' : 'them'}.`;
  const title =
    fresh.length === 1
      ? `${kind}: ${clip(list, 70)}`
      : `${kind} (${fresh.length}): ${clip(fresh.map(({ name }) => name).join(', '), 70)}`;
  return [
    {
      file,
      first: first.line,
      last: Math.max(...fresh.map(({ line }) => line)),
      title: clip(title, 115),
      rationale: `${whole ? 'No manifest of the repository asked for this before, those of tests and templates aside' : 'This manifest did not ask for it before'}: ${clip(list, 1_000)}.${along} Check that each name is the package that is meant, that it is looked after, and that its licence fits.`,
      anchor: fresh.map(({ name }) => name).join('\n'),
    },
  ];
}

const formatDependency = ({ name, spec }: Dependency) => `${name} ${spec}`.trim();
