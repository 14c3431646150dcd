import type { FileChange, RawFinding, Rule } from '../../model.js';
import { clip } from '../wording.js';
import { type LockEntry, readLocks } from './lock-entries.js';
import { readManifests } from './manifests.js';

/** Reports a dependency that goes back to an older version, in a manifest or in a lock file. */
export const versionLowered: Rule = {
  id: 'supply-chain/version-lowered',
  severity: 'warn',
  summary: 'A dependency goes back to an older version',
  docs: {
    why: 'An older version brings back what later ones mended, known holes among it. Nothing fails, and nobody looks for it.',
    bad: { files: { 'requirements.txt': ['-django==5.1.4', '+django==2.0.1'] } },
    good: { files: { 'requirements.txt': ['-django==5.1.4', '+django==5.1.5'] } },
  },
  suppressible: true,
  check({ change }) {
    const manifests = readManifests(change.files).flatMap(({ change: changed, before, after }) => {
      const old = new Map(before.filter(({ source }) => source === null).map(({ name, spec }) => [name, spec]));
      return after.flatMap((one) =>
        one.changed && one.source === null ? findLowered(changed, one.name, old.get(one.name), one.spec, one.line) : [],
      );
    });
    const told = new Set(manifests.map(({ anchor }) => anchor.split(' ')[0]));
    return [
      ...manifests,
      ...readLocks(change.files).flatMap(({ change: changed, before, after }) => {
        const old = indexSingle(before);
        return [...indexSingle(after)].flatMap(([name, { version, line }]) =>
          told.has(name) ? [] : findLowered(changed, name, old.get(name)?.version ?? undefined, version ?? '', line),
        );
      }),
    ];
  },
};

/** The entries of packages that a lock file has in one version alone, by name. */
function indexSingle(entries: readonly LockEntry[]): ReadonlyMap<string, LockEntry> {
  const found = new Map<string, LockEntry | null>();
  for (const entry of entries) {
    if (entry.name === '' || entry.version === null) continue;
    const known = found.get(entry.name);
    found.set(entry.name, known === undefined || known?.version === entry.version ? entry : null);
  }
  return new Map([...found].flatMap(([name, entry]) => (entry === null ? [] : [[name, entry] as const])));
}

function findLowered(
  { file }: FileChange,
  name: string,
  before: string | undefined,
  after: string,
  line: number,
): readonly RawFinding[] {
  const old = readVersion(before ?? '');
  const now = readVersion(after);
  if (old === null || now === null || old.upper || now.upper || compareNumbers(now.numbers, old.numbers) >= 0)
    return [];
  return [
    {
      file: file.path,
      first: line,
      last: line,
      title: clip(
        `${clip(name, 60)} goes back to an older version: ${clip(before ?? '', 30)} → ${clip(after, 30)}`,
        115,
      ),
      rationale:
        'What later versions mended comes back with it. Say in the pull request why, and look whether an advisory names the older version.',
      anchor: `${name} ${after}`,
    },
  ];
}

/** The first version in a range. `upper`: the range only bounds it from above. */
function readVersion(spec: string): { readonly numbers: readonly number[]; readonly upper: boolean } | null {
  const match = /^[\s"'=~^>v(]{0,8}(<?)=?\s{0,4}v?(\d{1,9}(?:\.\d{1,9}){1,3})(?![\w])/u.exec(spec);
  if (match === null) return null;
  return { numbers: (match[2] ?? '').split('.').map(Number), upper: match[1] === '<' };
}

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
