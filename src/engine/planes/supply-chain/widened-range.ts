import type { RawFinding, Rule } from '../../model.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';
import type { Dependency, Ecosystem } from './manifests/dependency.js';
import { collectOwnPackages, type OwnPackages } from './manifests/own-packages.js';
import { type ManifestChange, readManifests } from './manifests/read-manifests.js';

/** Reports a dependency with a version limit that now accepts any version. */
export const widenedRange: Rule = {
  id: 'supply-chain/widened-range',
  severity: 'info',
  summary: 'A dependency takes any version from here on',
  docs: {
    why: 'Without an upper bound the next install takes the version that was published last. It may be incompatible, or come from a stolen account.',
    bad: {
      files: {
        'package.json': [' {', '   "dependencies": {', '-    "lodash": "4.17.21"', '+    "lodash": "*"', '   }', ' }'],
      },
    },
    good: {
      files: {
        'package.json': [
          ' {',
          '   "dependencies": {',
          '-    "lodash": "4.17.21"',
          '+    "lodash": "^4.17.21"',
          '   }',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  checksLess: true,
  check({ change, snapshot }) {
    const isOwn = collectOwnPackages(change.files, snapshot.manifests);
    const manifests = readManifests(change.files);
    return [
      ...manifests.flatMap(collectFindings),
      ...tellOnce(manifests.flatMap((manifest) => findPreReleases(manifest, isOwn))),
    ];
  },
};

function collectFindings({ change, ecosystem, before, after }: ManifestChange): readonly RawFinding[] {
  // In other ecosystems, a parent, a catalog or a table provides a missing version.
  const emptyIsAny = ecosystem === 'Python' || ecosystem === 'RubyGems';
  const anyVersion = (spec: string) => (spec === '' ? emptyIsAny : ANY.test(spec));
  const { path } = change.file;
  const bounded = new Map(
    before.filter((one) => one.source === null && one.spec !== '').map((one) => [one.name, one.spec]),
  );
  const known = new Set(before.filter(({ changed }) => !changed).map(({ name }) => name));
  // A manifest may ask for a package twice, for two versions of a language: then one of them took any version before.
  const open = new Set(
    before.filter(({ spec, source }) => source === null && anyVersion(spec)).map(({ name }) => name),
  );
  return after.flatMap((one): readonly RawFinding[] => {
    if (!one.changed || one.source !== null || open.has(one.name)) return [];
    const old = bounded.get(one.name);
    if (!anyVersion(one.spec)) return losesBound(one, old, ecosystem) ? [describeLostBound(path, one, old ?? '')] : [];
    if (old === undefined && (one.spec === '' || known.has(one.name) || ecosystem === 'Pub')) return [];
    const now = one.spec === '' ? 'no version' : clip(one.spec, 30);
    return [
      {
        file: path,
        first: one.line,
        last: one.line,
        title: `${clip(one.name, 50)} takes any version: ${old === undefined ? now : `${clip(old, 30)} → ${now}`}`,
        rationale:
          'From now on an install without a lock file takes the version that was published last. Give the range an upper bound, or a version.',
        anchor: `${one.name} ${one.spec}`,
      },
    ];
  });
}

/** Ecosystems in which a plain version, `^` and `~` end before the next major version, and which have a mark for those that others choose. */
const BOUNDS_BY_ITSELF: ReadonlySet<string> = new Set(['npm', 'Cargo', 'Composer', 'Pub', 'Hex']);
const BOUNDED = /^(?:[~^=]|v?\d)|</u;
const LOWER_ALONE = /^>=?\s{0,4}v?\d[\w.+-]{0,40}$/u;

/** Returns true for a range that had an end before, and has a beginning alone now. */
function losesBound({ spec, peer }: Dependency, old: string | undefined, ecosystem: Ecosystem): boolean {
  return (
    old !== undefined && peer !== true && BOUNDS_BY_ITSELF.has(ecosystem) && BOUNDED.test(old) && LOWER_ALONE.test(spec)
  );
}

function describeLostBound(file: string, { name, spec, line }: Dependency, old: string): RawFinding {
  return {
    file,
    first: line,
    last: line,
    title: `${clip(name, 50)} takes any later version: ${clip(old, 30)} → ${clip(spec, 30)}`,
    rationale:
      'From now on an install without a lock file takes the version that was published last, also one that is not compatible. Give the range an upper bound, or say why it needs none.',
    anchor: `${name} ${spec}`,
  };
}

/** Ranges that do not limit the major version: any, latest, `>=0`. */
const ANY =
  /^(?:\*|[xX]|latest|next|beta|alpha|canary|nightly|rc|experimental|any|>=?\s*0(?:\.0){0,3}|@dev|@stable|\*@dev|dev-(?:master|main)|LATEST|RELEASE|latest\.(?:release|integration)|\+|\[0,?\s*\))$/u;

/** A version before its release, in the words of SemVer, PEP 440, RubyGems and Maven. */
const PRE_RELEASE =
  /\d[.-]?(?:alpha|beta|rc|canary|next|nightly|snapshot|preview|pre|dev|insiders|experimental|milestone)\b|\d(?:a|b|rc|\.dev)\d{1,4}\b|\d-M\d{1,3}\b|-(?:alpha|beta|rc|canary|next|nightly|preview|pre|dev)[.\d-]/iu;

/** A version that Go makes for a commit: its digits and letters mean nothing. */
const PSEUDO = /-(?:0\.)?\d{14}-[0-9a-f]{12}/u;

/** Finds packages of others that are asked for before their release, where a release or nothing was asked for. */
function findPreReleases({ change, before, after }: ManifestChange, isOwn: OwnPackages): readonly RawFinding[] {
  const old = new Map(before.map(({ name, spec }) => [name, spec]));
  const found = after.filter(
    ({ name, spec, source, changed }) =>
      changed &&
      source === null &&
      !isOwn(name) &&
      PRE_RELEASE.test(spec) &&
      !PSEUDO.test(spec) &&
      !PRE_RELEASE.test(old.get(name) ?? ''),
  );
  const [first] = found;
  if (first === undefined) return [];
  const list = found.map(({ name, spec }) => `${clip(name, 60)} ${clip(spec, 30)}`);
  return [
    {
      file: change.file.path,
      first: first.line,
      last: first.line,
      title: `Asked for before its release: ${clip(list.join(', '), 80)}`,
      rationale: `A version before its release may change without notice, and gets no advisories: ${clip(list.join(', '), 500)}. Take the release, or say why it must be this one.`,
      anchor: found.map(({ name }) => name).join('\n'),
    },
  ];
}
