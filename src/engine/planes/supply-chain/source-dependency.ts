import { addToGroup } from '../../../base/groups.js';
import { counted } from '../../../base/text.js';
import type { FileChange, RawFinding, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { leaveToPerson } from '../leave-to-person.js';
import { clip } from '../wording.js';
import { readLocks } from './locks/entries.js';
import { findLocksAbove } from './locks/sync.js';
import type { Dependency, Source } from './manifests/dependency.js';
import { FOR_DEVELOPERS } from './manifests/names.js';
import { type ManifestChange, readManifests } from './manifests/read-manifests.js';
import { readRepository } from './manifests/source.js';

/** Reports a dependency from a repository, a link or a path instead of the registry. */
export const sourceDependency: Rule = {
  id: 'supply-chain/source-dependency',
  severity: 'info',
  summary: 'A dependency does not come from the registry',
  docs: {
    why: 'The content of a branch, a tag or a link can change after the review. No registry keeps it, and scanners of advisories may not know it.',
    bad: {
      files: {
        'package.json': [
          ' {',
          '   "dependencies": {',
          '-    "left-pad": "^1.3.0"',
          '+    "left-pad": "github:someone/left-pad"',
          '   }',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'package.json': [
          ' {',
          '   "dependencies": {',
          '-    "left-pad": "^1.2.0"',
          '+    "left-pad": "^1.3.0"',
          '   }',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  checksLess: true,
  check({ change, snapshot }) {
    const isLocked = createLockedTest(change.files);
    const owner = snapshot.repo.slice(0, snapshot.repo.indexOf('/'));
    return leaveToPerson(readManifests(change.files).flatMap((one) => collectFindings(one, owner, isLocked)));
  },
};

/** A dependency that is fetched from another place than before. */
interface Moved {
  readonly one: Dependency;
  readonly source: Source;
  readonly old: Dependency | undefined;
  readonly severity: 'info' | 'warn';
}

/** Tells whether a changed lock file at or above the manifest holds a commit of the repository that a package comes from. */
type IsLocked = (manifest: ManifestChange, name: string, target: string) => boolean;

function createLockedTest(files: readonly FileChange[]): IsLocked {
  const held = readLocks(files).map(({ change, after }) => {
    const commits = new Map<string, string>();
    for (const { name, urls } of after) {
      const place = urls.map(({ value }) => (LOCKED_COMMIT.test(value) ? readRepository(value) : null)).find(isText);
      if (place !== undefined) commits.set(name, place);
    }
    return { path: change.file.path, commits };
  });
  return ({ change, ecosystem }, name, target) => {
    const place = readRepository(target);
    const above = new Set(findLocksAbove(files, ecosystem, change.file.path).map(({ file }) => file.path));
    return place !== null && held.some(({ path, commits }) => above.has(path) && commits.get(name) === place);
  };
}

const isText = (value: string | null) => value !== null;

/** A link of a repository that ends with a full commit id. */
const LOCKED_COMMIT = /#(?:commit=)?[0-9a-f]{40}(?:[0-9a-f]{24})?$/u;

function collectFindings(manifest: ManifestChange, owner: string, isLocked: IsLocked): readonly RawFinding[] {
  const { change, before, after } = manifest;
  const earlier = new Map<string, Dependency[]>();
  for (const one of before) addToGroup(earlier, one.name, one);
  const moved = after.flatMap((one): readonly Moved[] => {
    if (!one.changed || one.source === null || one.source.kind === 'local' || isOfRegistry(one, one.source)) return [];
    // A lock file that is changed along with it holds the commit that is fetched.
    const locked = one.source.kind === 'git' && isLocked(manifest, one.realName ?? one.name, one.source.target);
    const source: Source = locked ? { ...one.source, pinned: true } : one.source;
    // A manifest may name a package twice, such as in a table of patches.
    const olds = earlier.get(one.name) ?? [];
    const same = olds.filter((other) => other.source !== null && toPlaceKey(other.source) === toPlaceKey(source));
    // For the same source, only a lost pin is reported, and a branch in the place of the main one.
    if (same.some((other) => source.pinned || other.source?.pinned !== true)) {
      const left = same.find((other) => other.source !== null && leavesMain(other.source, source));
      return left === undefined || locked ? [] : [{ one, source, old: left, severity: 'info' }];
    }
    const old = same[0] ?? olds.find((other) => other.source === null) ?? olds[0];
    const severity = one.forDevelopers || isForDevelopers(change) ? 'info' : rateSeverity(source, old, owner);
    return [{ one, source, old, severity }];
  });
  const grave = moved.filter(({ severity }) => severity === 'warn');
  return [grave, moved.filter(({ severity }) => severity === 'info')].flatMap((list) => buildFinding(change, list));
}

/** A version of a package at npm's registry or its mirror: what is there never changes. */
const TARBALL =
  /^https:\/\/registry\.(?:npmjs\.(?:org|com)|yarnpkg\.com)\/((?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/-\/[\w.-]{1,100}-\d{1,9}\.\d[\w.+-]{0,60}\.tgz(?:[?#]|$)/u;

/** Returns true for a link to the package's own place at the registry. In a table of overrides `a>b` names `b` below `a`. */
const isOfRegistry = ({ name }: Dependency, { target }: Source): boolean =>
  TARBALL.exec(target.slice(0, REACH.statement))?.[1] === name.slice(name.lastIndexOf('>') + 1);

/** One finding for a file and severity, with the list in it. */
function buildFinding({ file }: FileChange, moved: readonly Moved[]): readonly RawFinding[] {
  const [first] = moved;
  if (first === undefined) return [];
  const { one, source, old, severity } = first;
  const others = moved.slice(1).map((other) => `${clip(other.one.name, 60)} (line ${other.one.line})`);
  const title = isOtherBranch(first)
    ? `${clip(one.name, 50)} is taken from the branch ${clip(readRevision(source), 40)} now`
    : `${clip(one.name, 50)} ${TITLES[source.kind]}`;
  return [
    {
      file: file.path,
      first: one.line,
      last: one.line,
      title: others.length === 0 ? title : `${title}, and ${counted(others.length, 'other package')}`,
      rationale: `${isOtherBranch(first) ? formatBranch(one, source) : formatRationale(one, source, old)}${others.length === 0 ? '' : ` Look at these too: ${clip(others.join(', '), 800)}.`}`,
      anchor: moved.map((other) => `${other.one.name} ${other.source.target}`).join('\n'),
      severity,
    },
  ];
}

const isOtherBranch = ({ source, old }: Moved): boolean =>
  old !== undefined &&
  old.source !== null &&
  toPlaceKey(old.source) === toPlaceKey(source) &&
  leavesMain(old.source, source);

function formatBranch({ name }: Dependency, source: Source): string {
  return `${clip(name, 60)} comes from ${clip(source.target, 200)}, and came from the main branch of the same repository. A branch for one piece of work goes when that is merged, and then nothing can be installed: merge it there first, or say when this goes back.`;
}

/** Requirements of developers; a Gemfile beside a gem, which takes what the gem needs from its specification. */
function isForDevelopers({ file: { path, new_text: text } }: FileChange): boolean {
  return FOR_DEVELOPERS.test(path) || (/(?:^|\/)Gemfile$/u.test(path) && /^\s*gemspec\b/mu.test(text ?? ''));
}

/** The branches on which a project releases, and revisions that are those of a release. */
const MAIN = /^(?:main|master|trunk|develop|dev|HEAD)?$/u;
const RELEASE = /^v?\d|^(?:refs\/)?tags?\/|^(?:release|stable)[-/]|^[0-9a-f]{7,64}$/iu;

const readRevision = ({ target }: Source): string => /[#@]([^#@]*)$/u.exec(target)?.[1]?.replace(/^branch=/u, '') ?? '';

/** Returns true where the same repository was taken from its main branch, and now is from a branch for one thing. */
function leavesMain(before: Source, after: Source): boolean {
  if (before.kind !== 'git' || after.kind !== 'git') return false;
  const [was, is] = [readRevision(before), readRevision(after)];
  return MAIN.test(was) && !MAIN.test(is) && !RELEASE.test(is) && !is.includes(':');
}

const TITLES: Readonly<Record<Source['kind'], string>> = {
  git: 'is taken from a git repository, not the registry',
  url: 'is taken from a link, not the registry',
  path: 'is taken from a path outside the repository',
  module: 'is replaced by another module',
  local: 'is local',
};

/**
 * Returns the severity. A new fixed commit is information, because it cannot change; so is a fixed commit of another
 * repository of the same owner, because whoever may write there is trusted here.
 */
function rateSeverity(source: Source, old: Dependency | undefined, owner: string): 'info' | 'warn' {
  // A module of Go has a version, and the sum of it, wherever it comes from.
  if (source.kind === 'module' && isOwnModule(owner, source.target)) return 'info';
  return source.kind === 'git' && source.pinned && (old === undefined || isOwnedBy(owner, source.target))
    ? 'info'
    : 'warn';
}

const isOwnModule = (owner: string, target: string) =>
  owner !== '' && target.toLowerCase().startsWith(`github.com/${owner.toLowerCase()}/`);

const isOwnedBy = (owner: string, target: string) =>
  owner !== '' && readRepository(target)?.startsWith(`github.com/${owner.toLowerCase()}/`) === true;

/** A revision that looks like the beginning of a commit's id. */
const SHORT_ID = /[#@][0-9a-f]{7,39}$/u;

function formatRationale({ name }: Dependency, source: Source, old: Dependency | undefined): string {
  if (source.kind === 'module')
    return `What is imported as ${clip(name, 80)} is now ${clip(source.target, 200)}: other people publish it, and its fixes do not come by updates of the first one. Go back to the published module as soon as it has what is needed, or say why it must be so.`;
  const where = clip(source.target, 200);
  const before =
    old !== undefined && old.source === null
      ? ` Before, it came from the registry (${clip(old.spec, 40) || 'any version'}).`
      : '';
  const fixed = source.pinned
    ? 'The registry’s checks (who may publish, advisories, deletion) do not apply to it.'
    : SHORT_ID.test(source.target)
      ? 'It names the commit by a short id alone, and a branch can have such a name.'
      : 'It names no commit, so what is fetched can change after this review.';
  return `${clip(name, 60)} comes from ${where}.${before} ${fixed} Use a published version, or say why it must be so and pin the commit.`;
}

/** Returns the source without its revision. Servers of git find a repository with and without the ending of its name. */
const toPlaceKey = ({ kind, target }: Source) =>
  `${kind} ${target.replace(/[#@][^#@/]*$/u, '').replace(/(?:\.git)?\/?$/u, '')}`;
