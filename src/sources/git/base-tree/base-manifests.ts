/** The manifests of the base beside those of a change: which packages the repository asks for already. */
import { compareText } from '../../../base/order.js';
import { findNamingEcosystem } from '../../../engine/planes/supply-chain/manifests/names.js';
import type { BaseManifests, ChangedFile } from '../../../engine/snapshot.js';
import type { FetchBlobs } from '../changed/changed-files.js';
import { readObjects } from '../program/objects.js';
import type { ScratchRepository } from '../program/repository.js';
import { listTree, type TreeEntry } from '../program/trees.js';
import { decodeTexts, isFile } from './base-files.js';
import { readFetchedInfo } from './fetched-info.js';

/** The bounds of the manifests: counts and bytes, so that they are the same on every machine. */
export interface ManifestLimits {
  /** Maximum output of git for the list of files, in bytes. */
  readonly listBytes: number;
  /** Maximum number of manifests; those nearest to the root come first. */
  readonly files: number;
  /** Maximum size of one, and of all, in bytes. */
  readonly fileBytes: number;
  readonly bytes: number;
}

/** More than the largest builds have: Spring Boot has 700 in 1 MB. */
const MANIFEST_LIMITS: ManifestLimits = {
  listBytes: 64 * 1024 * 1024,
  files: 1500,
  fileBytes: 256 * 1024,
  bytes: 4 * 1024 * 1024,
};

/** Reads them at a commit; null if `files` have no manifest. */
export async function readBaseManifests(
  repository: ScratchRepository,
  base: string,
  files: readonly Pick<ChangedFile, 'path' | 'old_path' | 'status'>[],
  fetchBlobs: FetchBlobs,
  limits: ManifestLimits = MANIFEST_LIMITS,
): Promise<BaseManifests | null> {
  const written = files.filter(({ status }) => status !== 'deleted');
  const wanted = new Set(written.map(({ path }) => findNamingEcosystem(path)).filter((one) => one !== null));
  if (wanted.size === 0) return null;
  const changed = new Set(files.flatMap(({ path, old_path: old }) => (old === null ? [path] : [path, old])));
  const tree = await listTree(repository, base, limits.listBytes);
  const there = tree.entries.filter((entry) => {
    const ecosystem = findNamingEcosystem(entry.path);
    return ecosystem !== null && wanted.has(ecosystem) && isFile(entry) && !changed.has(entry.path);
  });
  const nearest = there
    .toSorted((a, b) => countFolders(a) - countFolders(b) || compareText(a.path, b.path))
    .slice(0, limits.files);
  const names = nearest.map(({ name }) => name);
  const known = await readFetchedInfo(repository, names, fetchBlobs);
  let left = limits.bytes;
  const kept = nearest.filter(({ name }) => {
    const size = known.get(name)?.size ?? Infinity;
    if (size > limits.fileBytes || size > left) return false;
    left -= size;
    return true;
  });
  const contents = await readObjects(
    repository,
    kept.map(({ name }) => name),
  );
  const texts = decodeTexts(kept, contents);
  return {
    files: [...texts].map(([path, text]) => ({ path, text })).toSorted((a, b) => compareText(a.path, b.path)),
    whole: tree.whole && texts.size === there.length,
  };
}

const countFolders = ({ path }: TreeEntry) => path.split('/').length;
