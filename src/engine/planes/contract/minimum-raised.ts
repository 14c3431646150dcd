import { isChangeNote, isUpgradeNote } from '../../change/change-notes.js';
import type { FileChange, RawFinding, Rule, RuleContext } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { readWholeSide } from '../side-lines.js';
import { clip } from '../wording.js';
import { compareVersions, PLATFORMS, type Platform, readCodeVersion, readLowest } from './packages/minimums.js';

/** Reports a project that asks for a newer language, where the old version stays elsewhere or users are not told. */
export const minimumRaised: Rule = {
  id: 'contract/minimum-raised',
  severity: 'info',
  summary: 'The project asks for a newer language, and the old version is left elsewhere, or no note says so',
  docs: {
    why: 'Users of the older version can no longer install it. What is left for that version runs nowhere: branches of code, jobs of the pipeline, settings of tools.',
    bad: {
      files: {
        'composer.json': [' {', '   "require": {', '-    "php": "^7.4 || ^8.0"', '+    "php": "^8.1"', '   }', ' }'],
        'src/rates.php': [
          ' <?php',
          '-$rates = read();',
          '+$rates = read($country);',
          ' if (PHP_VERSION_ID < 80000) {',
          '   ksort($rates);',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'composer.json': [' {', '   "require": {', '-    "php": "^7.4 || ^8.0"', '+    "php": "^8.1"', '   }', ' }'],
        'src/rates.php': [
          ' <?php',
          '-$rates = read();',
          '+$rates = read($country);',
          '-if (PHP_VERSION_ID < 80000) {',
          '-  ksort($rates);',
          '-}',
        ],
      },
    },
  },
  suppressible: true,
  check: (context) => PLATFORMS.flatMap((platform) => collectFindings(context, platform)),
};

interface Raise {
  readonly change: FileChange;
  readonly line: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

function collectFindings(context: RuleContext, platform: Platform): readonly RawFinding[] {
  const [raised] = context.change.files.flatMap((change) => findRaise(change, platform));
  if (raised === undefined) return [];
  const places = [...findManifests(context, platform, raised), ...findChanged(context, platform, raised)];
  const note = findMissingNote(context);
  if (places.length === 0 && note === null) return [];
  const { change, line, before, after } = raised;
  const listed = places.slice(0, MAX_LISTED).map((place) => clip(place, 120));
  const more = places.length - listed.length;
  const left =
    places.length === 0
      ? ''
      : ` An older version is still named: ${listed.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
  return [
    {
      file: change.file.path,
      first: line,
      last: line,
      title: `${platform.name} ${after.join('.')} is asked for now, ${before.join('.')} before`,
      rationale: `Who has an older version can no longer install this.${left}${note === null ? '' : ` Users read what changes in ${clip(note, 80)}, which this change leaves as it is.`}`,
      anchor: `${platform.name} ${after.join('.')}`,
    },
  ];
}

const MAX_LISTED = 8;

function findRaise(change: FileChange, { manifest, line }: Platform): readonly Raise[] {
  if (!manifest.test(change.file.path)) return [];
  const read = ({ text, number }: { readonly text: string; readonly number: number }) => {
    const version = readLowest(line.exec(text.slice(0, REACH.entry))?.[1] ?? '');
    return version === null ? [] : [{ version, number }];
  };
  return change.regions.flatMap(({ added, removed }): readonly Raise[] => {
    const [old] = removed.flatMap(read);
    const [now] = added.flatMap(read);
    return old !== undefined && now !== undefined && compareVersions(now.version, old.version) > 0
      ? [{ change, line: now.number, before: old.version, after: now.version }]
      : [];
  });
}

/** Other manifests of the repository that still ask for an older version. */
function findManifests({ change, snapshot }: RuleContext, platform: Platform, raised: Raise): readonly string[] {
  const others = [
    ...(snapshot.manifests?.files ?? []),
    ...change.files.flatMap(({ file }) => (file.new_text === null ? [] : [{ path: file.path, text: file.new_text }])),
  ];
  return others.flatMap(({ path, text }) => {
    if (!platform.manifest.test(path) || text.length > MAX_TEXT) return [];
    const lines = text.split('\n');
    const at = lines.findIndex((one) => {
      const version = readLowest(platform.line.exec(one.slice(0, REACH.entry))?.[1] ?? '');
      return version !== null && compareVersions(version, raised.after) < 0;
    });
    return at < 0 ? [] : [`${path}:${at + 1}`];
  });
}

const MAX_TEXT = 400_000;
const PIPELINES = /^\.github\/workflows\/|(?:^|\/)\.?(?:gitlab-ci|travis|circleci\/config|appveyor)\.ya?ml$/u;

/** Lines of the changed files that are for an older version: jobs of pipelines, and conditions in code. */
function findChanged({ change }: RuleContext, { pipeline, code }: Platform, { after }: Raise): readonly string[] {
  return change.files.flatMap((one) => {
    const { path, status } = one.file;
    if (status === 'deleted') return [];
    const isPipeline = PIPELINES.test(path);
    if (!isPipeline && (one.class !== 'source' || code === null)) return [];
    return readWholeSide(one, 'new')
      .flat()
      .flatMap(({ text, number }) => {
        const line = text.slice(0, REACH.line);
        if (isPipeline) {
          const old = pipeline.test(line) ? readLowest(line.slice(line.indexOf(':') + 1).replace(/\s#.*$/u, '')) : null;
          return old !== null && old[0] !== 0 && isOlder(old, after) ? [`${path}:${number}`] : [];
        }
        const said = code?.exec(line)?.[1];
        if (said === undefined) return [];
        const order = compareVersions(readCodeVersion(said), after);
        // The change itself refuses what is older.
        const isOwn = order === 0 && one.added.some((added) => added.number === number);
        return order <= 0 && !isOwn ? [`${path}:${number}`] : [];
      });
  });
}

/** A version with fewer numbers takes the newest of them: `20` is no older than `20.9`. */
const isOlder = (version: readonly number[], than: readonly number[]): boolean =>
  compareVersions(version, than.slice(0, version.length)) < 0;

/** Returns where users are told, if the history tells them and this change does not; null if it does. */
function findMissingNote({ change, snapshot: { past } }: RuleContext): string | null {
  const isNote = (path: string) => isChangeNote(path) || isUpgradeNote(path);
  if (past?.state !== 'read' || change.files.some(({ file }) => isNote(file.path))) return null;
  const documents = (past.customs ?? []).flatMap((custom) => custom.documents);
  return (
    documents.find(({ path }) => isUpgradeNote(path))?.path ?? documents.find(({ path }) => isNote(path))?.path ?? null
  );
}
