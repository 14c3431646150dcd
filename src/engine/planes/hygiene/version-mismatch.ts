import type { FileChange, RawFinding, Rule, RuleContext } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { readWholeSide } from '../side-lines.js';
import { tellOnce } from '../tell-once.js';
import { clip, toFileName } from '../wording.js';
import { findOddEntries } from './versions/changelog-entries.js';
import { findOddHeadings } from './versions/changelog-headings.js';
import { findHalfEdited } from './versions/half-edited.js';

/** Reports a version of the project itself that goes down, lines in which one place of it was forgotten, and change logs that contradict themselves. */
export const versionMismatch: Rule = {
  id: 'hygiene/version-mismatch',
  severity: 'info',
  summary: 'A version goes down, one line names two versions for one thing, or a change log contradicts itself',
  docs: {
    why: 'People often write versions by hand. Users, caches and migrations depend on them.',
    bad: { files: { 'Cargo.toml': [' [package]', ' name = "cart"', '-version = "1.47.0"', '+version = "1.46.0"'] } },
    good: { files: { 'Cargo.toml': [' [package]', ' name = "cart"', '-version = "1.47.0"', '+version = "1.48.0"'] } },
  },
  suppressible: true,
  check: ({ change, snapshot }: RuleContext) => [
    ...change.files
      .filter(({ file }) => file.status === 'modified')
      .flatMap((one) => [
        ...tellOnce([
          ...(TAKEN_BACK.test(snapshot.title) ? [] : findLowered(one)),
          ...(one.class === 'lockfile' || one.class === 'test' ? [] : findHalfEdited(one)),
        ]),
        ...(CHANGELOG.test(one.file.path) ? [...tellOnce(findOddHeadings(one)), ...findOddEntries(one)] : []),
      ]),
  ],
};

const TAKEN_BACK = /\b(?:revert|roll\w{0,4} ?back|downgrad|undo|back to)\w{0,4}\b/iu;
const CHANGELOG =
  /(?:^|\/)(?:CHANGE(?:S|LOG)|HISTORY|NEWS|RELEASES?)(?:[-_.]\w{1,20})?\.(?:md|markdown|rst|txt|adoc)$/iu;

/** Files in which a project says its own version, and how. Group 1 is the version. */
const OWN_VERSION: readonly { readonly path: RegExp; readonly line: RegExp; readonly tables?: RegExp }[] = [
  {
    path: /(?:^|\/)(?:Cargo|pyproject)\.toml$/u,
    line: /^version\s{0,4}=\s{0,4}"([^"]{1,40})"/u,
    tables: /^(?:(?:workspace\.)?package|project|tool\.poetry)?$/u,
  },
  { path: /(?:^|\/)pubspec\.yaml$/u, line: /^version:\s{0,4}["']?([^"'\s]{1,40})/u },
  { path: /(?:^|\/)(?:package|composer)\.json$/u, line: /^(?: {2}| {4}|\t)"version"\s{0,2}:\s{0,2}"([^"]{1,40})"/u },
  { path: /(?:^|\/)gradle\.properties$/u, line: /^version\s{0,2}=\s{0,2}(\S{1,40})/u },
  { path: /(?:^|\/)(?:setup\.cfg|setup\.py)$/u, line: /^\s{0,8}version\s{0,2}=\s{0,2}["']?([\w.+-]{1,40})/u },
  {
    path: /(?:^|\/)(?:__init__|__version__|_version|version)\.py$/u,
    line: /^__version__\s{0,2}=\s{0,2}["']([^"']{1,40})/u,
  },
  { path: /(?:^|\/)version\.rb$/u, line: /^\s{0,8}VERSION\s{0,2}=\s{0,2}["']([^"']{1,40})/u },
  { path: /(?:^|\/)mix\.exs$/u, line: /^\s{0,4}@?version:?\s{1,2}"([^"]{1,40})"/u },
  { path: /(?:^|\/)VERSION(?:\.txt)?$/u, line: /^v?(\d[\w.+-]{1,40})\s*$/u },
];

function findLowered(change: FileChange): readonly RawFinding[] {
  const own = OWN_VERSION.find(({ path }) => path.test(change.file.path));
  if (own === undefined) return [];
  const { tables } = own;
  const foreign = tables === undefined ? new Set<number>() : findForeignLines(change, tables);
  return change.regions.flatMap(({ added, removed }): readonly RawFinding[] => {
    const [before, after] = [removed, added].map((lines) =>
      lines.flatMap(({ text, number }) => {
        const version = own.line.exec(text.slice(0, REACH.entry))?.[1];
        return version === undefined ? [] : [{ version, number }];
      }),
    );
    const [old, now] = [before?.[0], after?.[0]];
    if (old === undefined || now === undefined || before?.length !== 1 || after?.length !== 1) return [];
    if (foreign.has(now.number) || !isLower(now.version, old.version)) return [];
    return [
      {
        file: change.file.path,
        first: now.number,
        last: now.number,
        title: clip(
          `The version goes down from ${old.version} to ${now.version} in ${toFileName(change.file.path)}`,
          110,
        ),
        rationale:
          'Tools that compare versions take what has the higher version for newer. If that is intended, say why in the pull request.',
        anchor: `${old.version} ${now.version}`,
      },
    ];
  });
}

/** Returns the lines of TOML that stand in other tables than the project's own, as far as the change shows their heads. */
function findForeignLines(change: FileChange, own: RegExp): ReadonlySet<number> {
  const foreign = new Set<number>();
  for (const run of readWholeSide(change, 'new')) {
    let table = '';
    for (const { text, number } of run) {
      table = /^\[{1,2}([^\]]{1,100})\]/u.exec(text)?.[1] ?? table;
      if (!own.test(table)) foreign.add(number);
    }
  }
  return foreign;
}

/** Returns true if the numbers of a version are lower, as Semantic Versioning orders them; what follows them does not count. */
function isLower(version: string, than: string): boolean {
  const [one, other] = [readNumbers(version), readNumbers(than)];
  if (one === null || other === null) return false;
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

function readNumbers(version: string): readonly number[] | null {
  const match = /^v?(\d{1,6})\.(\d{1,6})\.(\d{1,6})/u.exec(version);
  return match === null ? null : match.slice(1, 4).map(Number);
}
