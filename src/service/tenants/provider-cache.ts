import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { types } from 'node:util';
import { hashSha256 } from '../../base/hash.js';
import { pruneCaches } from '../../sources/git/fetch/prune.js';

/** A repository that nobody reviewed for so long goes, in milliseconds. */
const UNUSED_FOR = 30 * 24 * 60 * 60_000;
/** How often the folders are looked through, in milliseconds. */
const PRUNED_EVERY = 10 * 60_000;

/** Where the folders are, and how large they may grow. */
export interface ProviderCacheOptions {
  readonly directory: string;
  /** Bytes that all tenants' repositories may take together. */
  readonly bytes: number;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

/** The folders that tenants' repositories are kept in: one a tenant, so that none reads another's objects, and all of them of a limited size. */
export interface ProviderCache {
  /** The tenant's own folder. */
  of(tenantId: string): string;
  /** Looks through the folders where it is time again; faults are logged, since the review that calls it has nothing to do with them. */
  prune(): Promise<void>;
}

/** Makes the cache; no folder is made yet. Other processes may use the same directory. */
export function createProviderCache({ directory, bytes, clock, log }: ProviderCacheOptions): ProviderCache {
  let next = 0;
  return {
    of: (tenantId) => join(directory, toFolderName(tenantId)),
    prune: async () => {
      const now = clock();
      if (now < next) return;
      next = now + PRUNED_EVERY;
      try {
        const folders = await readdir(directory, { withFileTypes: true });
        const roots = folders.filter((folder) => folder.isDirectory()).map(({ name }) => join(directory, name));
        const { removed, bytesBefore, bytesAfter } = await pruneCaches(roots, { bytes, age: UNUSED_FOR });
        if (removed > 0)
          log(`cache: ${removed} repositories removed, ${bytesBefore} bytes before, ${bytesAfter} after`);
      } catch (cause) {
        log(`cache: it could not be pruned: ${types.isNativeError(cause) ? cause.message : String(cause)}`);
      }
    },
  };
}

/** Ids are letters, digits and underscores; whatever else they may be one day stays inside its folder too. */
function toFolderName(tenantId: string): string {
  if (/^[A-Za-z0-9_]{1,64}$/u.test(tenantId)) return tenantId;
  return hashSha256(tenantId);
}
