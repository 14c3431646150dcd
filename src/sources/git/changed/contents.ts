/** The texts of changed files, as far as the limits go. */
import { GIT_MODES } from '../../../base/git-modes.js';
import type { ChangedFile, FileContent } from '../../../engine/snapshot.js';
import type { GitLimits } from '../limits.js';
import { type ObjectInfo, readObjects, readStart } from '../program/objects.js';
import type { ScratchRepository } from '../program/repository.js';
import { describeBinary } from './binary-format.js';
import type { RawChange, Side } from './raw-diff.js';
import { decodeText, isBinary, SNIFFED_BYTES } from './text.js';

/** Maximum content requested from git at a time, in bytes. */
const BATCH_BYTES = 16 * 1024 * 1024;

/** One side of a file: its text, or why there is none. */
type Content =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string; readonly utf8: boolean }
  | { readonly kind: 'left_out'; readonly reason: 'binary'; readonly content: FileContent }
  | { readonly kind: 'left_out'; readonly reason: Exclude<ChangedFile['omitted'], 'binary' | null> };

/** Both sides of a changed file. */
export interface Contents {
  readonly change: RawChange;
  readonly old: Content;
  readonly new: Content;
}

/** Returns the blobs that a change needs. */
export function listBlobs(changes: readonly RawChange[]): string[] {
  return changes.flatMap((change) => [change.old, change.new]).flatMap((side) => (isBlob(side) ? [side.name] : []));
}

/** What was read: the changed files in the order of the changes, and the bytes of other objects by name. */
export interface ReadContents {
  readonly contents: readonly Contents[];
  readonly others: ReadonlyMap<string, Buffer>;
}

/**
 * Reads the sides of all changes, the smallest first, so that a large file affects only itself. `also` are a few small
 * objects that are read along with them.
 */
export async function readContents(
  repository: ScratchRepository,
  changes: readonly RawChange[],
  known: ReadonlyMap<string, ObjectInfo>,
  also: readonly string[],
  limits: GitLimits,
): Promise<ReadContents> {
  const lookUpSize = (side: Side | null) => (isBlob(side) ? (known.get(side.name)?.size ?? 0) : 0);
  const countBytes = (change: RawChange) => lookUpSize(change.old) + lookUpSize(change.new);
  const bySize = changes
    .map((change, index) => ({ change, index, bytes: countBytes(change) }))
    .sort((a, b) => a.bytes - b.bytes || a.index - b.index);

  const made: Contents[] = new Array(changes.length);
  const budget = { text: limits.textLength, read: limits.readBytes, sniffed: limits.sniffedFiles };
  let from = 0;
  let others: ReadonlyMap<string, Buffer> | null = null;
  while (others === null || from < bySize.length) {
    let bytes = 0;
    let to = from;
    const wanted: string[] = [];
    while (to < bySize.length && (to === from || bytes < BATCH_BYTES)) {
      for (const side of [bySize[to]?.change.old ?? null, bySize[to]?.change.new ?? null]) {
        if (!isBlob(side) || !known.has(side.name) || lookUpSize(side) > limits.fileBytes) continue;
        wanted.push(side.name);
        bytes += lookUpSize(side);
      }
      to++;
    }
    const affordable = budget.read >= bytes;
    if (affordable) budget.read -= bytes;
    const along = others === null ? also : [];
    const blobs = await readObjects(repository, affordable ? [...along, ...wanted] : along);
    others ??= new Map(also.flatMap((name) => readEntry(blobs, name)));
    for (const { change, index } of bySize.slice(from, to)) {
      const read = (side: Side | null) => readSide(repository, side, { known, blobs, limits, budget });
      made[index] = applyTextBudget(budget, { change, old: await read(change.old), new: await read(change.new) });
    }
    from = to;
  }
  return { contents: made, others };
}

function readEntry(blobs: ReadonlyMap<string, Buffer>, name: string): [string, Buffer][] {
  const bytes = blobs.get(name);
  return bytes === undefined ? [] : [[name, bytes]];
}

interface ReadingState {
  readonly known: ReadonlyMap<string, ObjectInfo>;
  readonly blobs: ReadonlyMap<string, Buffer>;
  readonly limits: GitLimits;
  readonly budget: { text: number; sniffed: number };
}

async function readSide(repository: ScratchRepository, side: Side | null, reading: ReadingState): Promise<Content> {
  if (side === null) return { kind: 'none' };
  if (side.mode === GIT_MODES.submodule) return { kind: 'left_out', reason: 'submodule' };
  const info = reading.known.get(side.name);
  if (info === undefined) return { kind: 'left_out', reason: 'not_fetched' };
  if (info.type !== 'blob') return { kind: 'left_out', reason: 'unreadable' };
  if (info.size > reading.limits.fileBytes) {
    if (reading.budget.sniffed <= 0) return { kind: 'left_out', reason: 'too_large' };
    reading.budget.sniffed--;
    const start = await readStart(repository, side.name, SNIFFED_BYTES);
    return isBinary(start)
      ? { kind: 'left_out', reason: 'binary', content: describeBinary({ start, bytes: info.size }) }
      : { kind: 'left_out', reason: 'too_large' };
  }
  const content = reading.blobs.get(side.name);
  if (content === undefined) return { kind: 'left_out', reason: 'too_large' };
  if (isBinary(content)) return { kind: 'left_out', reason: 'binary', content: describeBinary(content) };
  return { kind: 'text', ...decodeText(content) };
}

/** Subtracts the texts from the remaining budget; texts that do not fit are left out. */
function applyTextBudget(budget: { text: number }, contents: Contents): Contents {
  const measureText = (content: Content) => (content.kind === 'text' ? content.text.length : 0);
  const length = measureText(contents.old) + measureText(contents.new);
  if (length > budget.text) {
    const cut = (content: Content): Content =>
      content.kind === 'text' ? { kind: 'left_out', reason: 'too_large' } : content;
    return { change: contents.change, old: cut(contents.old), new: cut(contents.new) };
  }
  budget.text -= length;
  return contents;
}

function isBlob(side: Side | null): side is Side {
  return side !== null && side.mode !== GIT_MODES.submodule;
}
