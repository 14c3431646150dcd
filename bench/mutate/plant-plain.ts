/** Puts a fault into a change as its kind asks for: by its hunk, as a whole file, as a file that comes or goes. */
import type { Snapshot } from '../../src/engine/snapshot.js';
import type { PlainFault } from './other-faults.js';
import { alterFile, type Planted, plantDeleted, plantFile, plantHunk, plantNewFile } from './plant.js';

/** Every other round plants the hunk alone, unless the rule needs more of the file. */
export function plantPlain(host: Snapshot, fault: PlainFault, round: number): Planted {
  const { path, hunk, whole, at = 0, comes, file = {}, beside = [] } = fault;
  const snapshot = beside.reduce((now, other) => plantAlone(now, other.path, other.hunk).snapshot, host);
  const plant = round % 2 === 0 && whole !== true ? plantHunk : plantAlone;
  const ways = { added: plantNewFile, deleted: plantDeleted };
  // What a name hides matters where the file comes.
  const planted = (comes !== undefined ? ways[comes] : isPlainName(path) ? plant : plantNewFile)(snapshot, path, hunk);
  return alterFile({ ...planted, line: planted.line + at }, file);
}

/** Adds the hunk as a file that has no other lines. */
export const plantAlone = (snapshot: Snapshot, path: string, hunk: string) => plantFile(snapshot, path, hunk, ['', '']);
const isPlainName = (path: string) => /^[\p{ASCII}]+$/u.test(path);
