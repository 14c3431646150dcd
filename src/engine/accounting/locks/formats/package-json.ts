/** The manifest of npm, pnpm and Yarn, as far as a lock file depends on it. */
import { at, type Data, isMap, members, print, text, toData } from '../data.js';
import type { Manifest, Need } from '../model.js';

/** The lists of what a package needs. Those of the kind `peerDependencies` may be absent. */
export const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;
const PEERS = 'peerDependencies';
/** Members that change which packages are taken, or which of them run scripts. */
const STEERING = [
  ...['overrides', 'resolutions', 'pnpm', 'workspaces', 'catalog', 'catalogs', 'packageManager', 'dependenciesMeta'],
  ...['peerDependenciesMeta', 'bundleDependencies', 'bundledDependencies', 'devEngines', 'installConfig'],
];

/** Parses JSON; null if it is none. */
export function parseJson(source: string): Data | null {
  try {
    return toData(JSON.parse(source));
  } catch {
    return null;
  }
}

/** Reads a `package.json`. `place`: where the lock file speaks of it. */
export function readPackageJson(source: string, place: string): Manifest | null {
  const data = parseJson(source);
  if (!isMap(data)) return null;
  const steers = STEERING.map((key) => print(at(data, key))).join('\n');
  return { place, needs: readNeeds(data, () => null), shared: new Map(), steers };
}

/** Reads the lists of needs of a manifest or an entry. `resolve`: returns the key of the entry that a name gets. */
export function readNeeds(data: Data, resolve: (name: string) => string | null): readonly Need[] {
  return KINDS.flatMap((kind) =>
    [...members(at(data, kind))].map(([name, range]) => ({
      name,
      kind,
      range: text(range),
      to: resolve(name),
      optional: kind === PEERS,
    })),
  );
}

const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/u;

/** Returns whether a checksum is one of SHA-512 alone, as registries of npm give it. */
export function isStrong(integrity: string): boolean {
  return SHA512.test(integrity);
}

/** Returns the host of the archive that a registry of npm serves for a name and a version; null for another address. */
export function readArchiveHost(address: string, name: string, version: string): string | null {
  const [, host = '', rest = ''] = /^https:\/\/([a-z0-9.-]+)\/(.*)$/u.exec(address) ?? [];
  const base = name.slice(name.lastIndexOf('/') + 1);
  return host !== '' && rest === `${name}/-/${base}-${version}.tgz` ? host : null;
}

/** The names of packages that a registry of npm takes. */
const NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/iu;

/** Returns whether a text is a name of a package. */
export function isPackageName(name: string): boolean {
  return name.length <= 214 && NAME.test(name);
}
