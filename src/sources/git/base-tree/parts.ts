/** The files of the base above each changed file that say of what it is a part: of a package for others, or of a program. */
import { compareText } from '../../../base/order.js';
import {
  findPartFile,
  HOSTED,
  isTestedText,
  listPartReaders,
  type PartReader,
} from '../../../engine/planes/contract/exports/part-names.js';
import type { Part } from '../../../engine/snapshot.js';
import type { RawChange } from '../changed/raw-diff.js';
import { decodeText } from '../changed/text.js';
import type { ScratchRepository } from '../program/repository.js';
import { isFolder, listChildren, openRoot, type TreeEntry } from '../program/trees.js';
import { isFile } from './base-files.js';

/** Bounds, so that it is the same on every machine. A change that reaches further gets none, because one alone may mislead. */
const MAX_FOLDERS = 400;
const MAX_PARTS = 60;
/** Maximum size of the text of one, in bytes; of a larger one only its path is known. */
export const MAX_PART_BYTES = 64 * 1024;

/** What was found of them in the tree: whose texts are needed, and of which it is enough that they are there. */
export interface PartEntries {
  readonly manifests: readonly TreeEntry[];
  readonly marks: readonly string[];
}

/** None were found, or none are listed because the change reaches too far. */
export const NO_PARTS: PartEntries = { manifests: [], marks: [] };

/** Lists them at a commit. */
export async function listParts(
  repository: ScratchRepository,
  base: string,
  changes: readonly RawChange[],
): Promise<PartEntries> {
  const asked = listAskedFolders(changes);
  if (asked.size === 0 || asked.size > MAX_FOLDERS) return NO_PARTS;
  const manifests: TreeEntry[] = [];
  const marks: string[] = [];
  for (let level: readonly TreeEntry[] = [openRoot(base)]; level.length > 0; ) {
    const children: readonly TreeEntry[] = await listChildren(repository, level);
    for (const entry of children) {
      const at = entry.path.lastIndexOf('/') + 1;
      const file = entry.path.slice(at);
      if (isFolder(entry)) {
        if (HOSTED.test(file)) marks.push(`${entry.path}/`);
        continue;
      }
      const kinds = [...(asked.get(entry.path.slice(0, at)) ?? [])].map((one) => findPartFile(file, one));
      if (kinds.includes('manifest') && isFile(entry)) manifests.push(entry);
      else if (kinds.some((kind) => kind !== null)) marks.push(entry.path);
    }
    level = children.filter((child) => isFolder(child) && asked.has(`${child.path}/`));
  }
  return manifests.length + marks.length > MAX_PARTS ? NO_PARTS : { manifests, marks };
}

/** Completes them; `texts` are the manifests that could be read, by path. */
export function toParts({ manifests, marks }: PartEntries, texts: ReadonlyMap<string, string>): readonly Part[] {
  return [
    ...manifests.map(({ path }) => ({ path, text: texts.get(path) ?? null })),
    ...marks.map((path) => ({ path, text: null })),
  ].toSorted((a, b) => compareText(a.path, b.path));
}

/** The folders above what the change edits or takes away, and above new texts, with a slash at their end and '' for the root, and whose manifests speak there. */
function listAskedFolders(changes: readonly RawChange[]): ReadonlyMap<string, ReadonlySet<PartReader>> {
  const asked = new Map<string, Set<PartReader>>();
  for (const { old, oldPath, path } of changes) {
    const { text } = decodeText(oldPath ?? path);
    const readers = listPartReaders(text);
    if (readers.length === 0 || (old === null && !isTestedText(text))) continue;
    for (let at = text.lastIndexOf('/'); ; at = text.lastIndexOf('/', at - 1)) {
      const folder = text.slice(0, at + 1);
      asked.set(folder, new Set([...(asked.get(folder) ?? []), ...readers]));
      if (at <= 0) break;
    }
  }
  return asked;
}
