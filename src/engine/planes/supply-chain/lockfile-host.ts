import { addToCount, addToGroup } from '../../../base/groups.js';
import { compareText } from '../../../base/order.js';
import { counted } from '../../../base/text.js';
import type { RawFinding, Rule } from '../../model.js';
import { clip } from '../wording.js';
import { type LockChange, type LockEntry, type LockValue, readLocks } from './locks/entries.js';
import { readPlace } from './locks/hosts.js';

/** Reports a package in a lock file from another host than the ecosystem's registry or the host used so far. */
export const lockfileHost: Rule = {
  id: 'supply-chain/lockfile-host',
  severity: 'warn',
  summary: 'A lock file takes packages from another host',
  docs: {
    why: 'Installers fetch what the lock file says. A link to another host can bring another package under a known name.',
    bad: {
      files: {
        'package-lock.json': [
          ' {',
          '   "packages": {',
          '     "node_modules/ms": {',
          '       "version": "2.1.3",',
          '-      "resolved": "https://registry.npmjs.org/ms/-/ms-2.1.3.tgz"',
          '+      "resolved": "https://packages.example.net/ms/-/ms-2.1.3.tgz"',
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
          '-      "resolved": "https://registry.npmjs.org/ms/-/ms-2.1.2.tgz"',
          '+      "version": "2.1.3",',
          '+      "resolved": "https://registry.npmjs.org/ms/-/ms-2.1.3.tgz"',
          '     }',
          '   }',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const manifests = change.files.filter(({ class: one }) => one === 'manifest' || one === 'config');
    const named = manifests.flatMap(({ added }) => added.map(({ text }) => text)).join('\n');
    return readLocks(change.files).flatMap((lock) => findForeignHosts(lock, named));
  },
};

interface ForeignEntry {
  readonly entry: LockEntry;
  readonly url: LockValue;
  readonly place: string;
  readonly before: string | null;
}

/** Returns one finding for each host of a file, at its first line. */
function findForeignHosts(lock: LockChange, named: string): readonly RawFinding[] {
  const { format, before, after, change } = lock;
  const { old_text } = change.file;
  const earlier = new Map<string, Set<string>>();
  for (const { name, urls } of before) {
    for (const { value } of urls) {
      const place = readPlace(value);
      if (place !== null) earlier.set(name, (earlier.get(name) ?? new Set()).add(place));
    }
  }
  const registries = new Set([
    ...format.registries,
    ...(format.ordinary ?? []),
    ...(format.ordinary ?? []).map((host) => `${host} (git)`),
  ]);
  const usual = collectUsualPlaces(lock);
  const byPlace = new Map<string, ForeignEntry[]>();
  for (const entry of after) {
    for (const url of entry.urls) {
      const place = url.changed ? readPlace(url.value) : null;
      if (place === null) continue;
      const old = earlier.get(entry.name) ?? new Set<string>();
      const moved = entry.name !== '' && isOther(place, old, registries);
      const unseen = old_text?.includes('://') === true && !old_text.includes(`//${place.replace(' (git)', '')}/`);
      const fresh = !registries.has(place) && (unseen || (usual.any && !usual.places.has(place)));
      if (!moved && !fresh) continue;
      // A repository named in the manifest is reported there.
      if (place.endsWith('(git)') && named.includes(readRepository(url.value))) continue;
      if (!moved && old_text?.includes(`//${place.replace(' (git)', '')}/`) === true) continue;
      addToGroup(byPlace, place, { entry, url, place, before: [...old][0] ?? null });
    }
  }
  return [...byPlace].map(([place, found]) => buildFinding(change.file.path, place, found));
}

/** Returns true if the source differs from all earlier ones; a move among the registry's own hosts does not count. */
function isOther(place: string, old: ReadonlySet<string>, registries: ReadonlySet<string>): boolean {
  if (old.size === 0 || old.has(place)) return false;
  // From a repository, such as a fork, back to the registry; from another registry it may be a mix-up of names.
  if (registries.has(place) && [...old].every((one) => one.endsWith(' (git)'))) return false;
  return !registries.has(place) || ![...old].some((one) => registries.has(one));
}

/**
 * Returns the sources named on the old side or in unchanged lines, as far as available. If there are none, returns one
 * source: the ecosystem's registry if it is named, else the most frequent one.
 */
function collectUsualPlaces({ format, before, after }: LockChange): {
  readonly places: ReadonlySet<string>;
  readonly any: boolean;
} {
  const places = new Set<string>();
  const counts = new Map<string, number>();
  for (const entry of before) for (const { value } of entry.urls) addTo(places, readPlace(value));
  for (const entry of after) {
    for (const { value, changed } of entry.urls) {
      const place = readPlace(value);
      if (place === null) continue;
      if (changed) addToCount(counts, place);
      else places.add(place);
    }
  }
  if (places.size > 0 || format.implicit === true) return { places, any: true };
  const ranked = [...counts].sort(([a, m], [b, n]) => n - m || compareText(a, b));
  const known = ranked.find(([place]) => format.registries.includes(place))?.[0];
  const [first, second] = ranked;
  // If two are equally frequent, none of them is the usual one.
  const most = known ?? (first?.[1] === second?.[1] ? undefined : first?.[0]);
  return { places: new Set(most === undefined ? [] : [most]), any: ranked.length > 1 || most !== undefined };
}

function addTo(places: Set<string>, place: string | null): void {
  if (place !== null) places.add(place);
}

function buildFinding(file: string, place: string, found: readonly ForeignEntry[]): RawFinding {
  const [first] = found;
  const line = first?.url.line ?? 1;
  const name = clip(first?.entry.name ?? '', 50) || 'a package';
  const before = first?.before ?? null;
  const others = found.length > 1 ? ` and ${counted(found.length - 1, 'other')}` : '';
  const from = before === null ? '' : ` instead of ${clip(before, 80)}`;
  return {
    file,
    first: line,
    last: line,
    title: `Lock file takes ${name}${others} from ${clip(place, 50)}`,
    rationale: `${name}${others}: taken from ${clip(place, 100)}${from}. An install fetches from there without asking. If no setting of the project names that host, create the lock file again from the registry. If one does, say so in the pull request.`,
    anchor: `${place} ${first?.entry.name ?? ''}`,
  };
}

/** Returns `owner/name` of a repository's link. */
function readRepository(url: string): string {
  return (
    /[:/]([\w.-]{1,100}\/[\w.-]{1,100}?)(?:\.git)?(?:[#?/]|$)/u.exec(
      url.replace(/^.{0,60}?:\/\/[^/]{1,200}/u, ''),
    )?.[1] ?? '\n'
  );
}
