/** What blobs of the base are, also those that are not in the repository yet. */
import type { FetchBlobs } from '../changed/changed-files.js';
import { type ObjectInfo, readObjectInfo } from '../program/objects.js';
import type { ScratchRepository } from '../program/repository.js';

/** Returns type and size of objects, after those that are missing were fetched at once; what cannot be had is not in the map. */
export async function readFetchedInfo(
  repository: ScratchRepository,
  names: readonly string[],
  fetchBlobs: FetchBlobs,
): Promise<ReadonlyMap<string, ObjectInfo>> {
  const known = await readObjectInfo(repository, names);
  const missing = names.filter((name) => !known.has(name));
  if (missing.length === 0) return known;
  await fetchBlobs(missing);
  return readObjectInfo(repository, names);
}
