/** What the edits of the manifests of a lock file ask for. */
import type { Lock, Manifest, Need } from './model.js';

/** A changed manifest, both sides. */
export interface ManifestChange {
  readonly path: string;
  readonly before: Manifest;
  readonly after: Manifest;
}

/** The edits of all manifests of a lock file. */
export interface Edit {
  /** The names that are asked for anew or by another range, with these ranges. */
  readonly ranges: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether something is not asked for any more. */
  readonly removes: boolean;
  /** A manifest in which something else changes that decides which packages are taken; null if there is none. */
  readonly steers: string | null;
  /** A manifest that the lock file does not agree with; null if there is none. */
  readonly disagrees: string | null;
}

/** Compares both sides of the manifests with each other, and with what the lock file says of them. */
export function readEdit(before: Lock, after: Lock, changes: readonly ManifestChange[]): Edit {
  const ranges = new Map<string, Set<string>>();
  let removes = false;
  const add = (name: string, range: string) => {
    const known = ranges.get(name) ?? new Set();
    ranges.set(name, known);
    known.add(range);
  };
  for (const { before: old, after: now } of changes) {
    const known = new Set(old.needs.map(sign));
    for (const need of now.needs) if (!known.has(sign(need)) && need.range !== null) add(need.name, need.range);
    for (const [name, range] of now.shared) if (old.shared.get(name) !== range) add(name, range);
    const left = new Set([...now.needs.map(({ name }) => name), ...now.shared.keys()]);
    removes ||= [...old.needs.map(({ name }) => name), ...old.shared.keys()].some((name) => !left.has(name));
  }
  const steered = changes.find(({ before: old, after: now }) => old.steers !== now.steers || old.place !== now.place);
  return { ranges, removes, steers: steered?.path ?? null, disagrees: findDisagreement(before, after, changes) };
}

const sign = ({ kind, name, range }: Need) => JSON.stringify([kind, name, range]);

function findDisagreement(before: Lock, after: Lock, changes: readonly ManifestChange[]): string | null {
  for (const { path, after: manifest } of changes) {
    if (manifest.place === null) continue;
    const own = after.own.get(manifest.place);
    if (own === undefined || !agrees(own, manifest.needs)) return path;
  }
  const edited = new Set(changes.map(({ after: { place } }) => place));
  const print = (needs: readonly Need[] = []) => needs.map(sign).toSorted().join('\n');
  const places = [...new Set([...before.own.keys(), ...after.own.keys()])].filter((place) => !edited.has(place));
  const moved = places.find((place) => print(before.own.get(place)) !== print(after.own.get(place)));
  return moved === undefined ? null : `the manifest of ${moved === '' ? 'its folder' : moved}`;
}

/**
 * Returns whether a lock file repeats the needs of a manifest. It may leave out peers, and write them as needs like any other. A format with one
 * list, or without ranges, is compared by what it has.
 */
function agrees(own: readonly Need[], manifest: readonly Need[]): boolean {
  const hasKinds = own.some(({ kind }) => kind !== '');
  const hasRanges = own.some(({ range }) => range !== null);
  const write = (kind: string, { name, range }: Need) =>
    JSON.stringify([hasKinds ? kind : '', name, hasRanges ? range : null]);
  const said = new Set(own.map((need) => write(need.kind, need)));
  const isPeer = ({ kind }: Need) => kind === 'peerDependencies';
  const kinds = ['peerDependencies', 'dependencies'];
  const allowed = new Set(
    manifest.flatMap((need) => (isPeer(need) ? kinds.map((kind) => write(kind, need)) : [write(need.kind, need)])),
  );
  return (
    manifest.every((need) => isPeer(need) || said.has(write(need.kind, need))) &&
    [...said].every((one) => allowed.has(one))
  );
}
