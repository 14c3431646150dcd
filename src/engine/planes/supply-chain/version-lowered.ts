import { addToGroup } from '../../../base/groups.js';
import { getFolder } from '../../../base/paths.js';
import type { FileChange, RawFinding, Rule } from '../../model.js';
import { mergeFiles } from '../merge-files.js';
import { clip } from '../wording.js';
import { type LockEntry, readLocks } from './locks/entries.js';
import { containsFolder } from './locks/sync.js';
import { collectOwnPackages } from './manifests/own-packages.js';
import { readManifests } from './manifests/read-manifests.js';

/** Reports a dependency, or the project itself, that goes back to an older version, in a manifest or in a lock file. */
export const versionLowered: Rule = {
  id: 'supply-chain/version-lowered',
  severity: 'info',
  summary: 'A dependency goes back to an older version',
  docs: {
    why: 'An older version brings back faults that later versions fixed, possibly known vulnerabilities. Nothing fails, so it is easily overlooked.',
    bad: { files: { 'requirements.txt': ['-django==5.1.4', '+django==2.0.1'] } },
    good: { files: { 'requirements.txt': ['-django==5.1.4', '+django==5.1.5'] } },
  },
  suppressible: true,
  checksLess: true,
  check({ change, snapshot }) {
    const isOwn = collectOwnPackages(change.files, snapshot.manifests);
    const manifests = readManifests(change.files).flatMap(({ change: changed, before, after }) => {
      const old = new Map<string, string[]>();
      for (const { name, spec, source } of before) if (source === null) addToGroup(old, name, spec);
      const lowered = after.flatMap(({ name, spec, line, changed: isNew, source }) => {
        if (!isNew || source !== null || isOwn(name)) return [];
        // A manifest may ask for a package in two tables: it goes back where it is older than in each of them.
        const each = (old.get(name) ?? []).map((one) => findLowered(name, one, spec, line));
        return each.every((one) => one.length > 0) ? (each[0] ?? []) : [];
      });
      return buildFinding(changed, lowered);
    });
    // What a manifest told of is in its lock file too, which lies beside it or above it.
    const told = manifests.map(({ file, anchor }) => ({ folder: getFolder(file), names: new Set(anchor.split('\n')) }));
    const locks = readLocks(change.files).flatMap(({ change: changed, before, after }) => {
      const old = indexSingle(before);
      const own = getFolder(changed.file.path);
      const isTold = (name: string) => told.some(({ folder, names }) => names.has(name) && containsFolder(own, folder));
      const lowered = [...indexSingle(after)].flatMap(([name, { version, line, urls, hash }]) => {
        if (isTold(name) || isOwn(name)) return [];
        const fetched = urls.length > 0 || hash !== null || !changed.file.path.endsWith('Cargo.lock');
        return fetched ? findLowered(name, old.get(name)?.version ?? undefined, version ?? '', line) : [];
      });
      return buildFinding(changed, lowered);
    });
    return mergeFiles([...manifests, ...locks]);
  },
};

/** A package that goes back, with its versions as written. */
interface Lowered {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly line: number;
}

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

function findLowered(name: string, before: string | undefined, after: string, line: number): readonly Lowered[] {
  const old = readVersion(before ?? '');
  const now = readVersion(after);
  // The versions of before are still taken: an older one is only allowed beside them.
  if (after.split('||').some((one) => one.trim() === (before ?? '').trim())) return [];
  if (old === null || now === null || old.upper || now.upper || compareNumbers(now.numbers, old.numbers) >= 0)
    return [];
  return [{ name, before: before ?? '', after, line }];
}

/** One finding for a file, with the list in it. */
function buildFinding({ file }: FileChange, lowered: readonly Lowered[]): readonly RawFinding[] {
  const [first] = lowered;
  if (first === undefined) return [];
  const list = lowered.map(({ name, before, after }) => `${clip(name, 60)} ${clip(before, 30)} → ${clip(after, 30)}`);
  return [
    {
      file: file.path,
      first: first.line,
      last: first.line,
      title:
        lowered.length === 1
          ? clip(
              `${clip(first.name, 60)} goes back to an older version: ${clip(first.before, 30)} → ${clip(first.after, 30)}`,
              115,
            )
          : `${lowered.length} packages go back to older versions: ${clip(lowered.map(({ name }) => name).join(', '), 60)}`,
      rationale: `Faults that later versions fixed may come back: ${clip(list.join(', '), 800)}. Say in the pull request why, and check whether an advisory names the older version.`,
      anchor: lowered.map(({ name }) => name).join('\n'),
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
  // A shorter version takes every one that begins so: it is not older.
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
