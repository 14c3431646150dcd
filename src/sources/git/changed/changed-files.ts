/** Reads the changed files of a snapshot, and records what could not be read. */
import type { ChangedFile, Hunk, Snapshot } from '../../../engine/snapshot.js';
import type { GitLimits } from '../limits.js';
import { type ObjectInfo, readObjectInfo } from '../program/objects.js';
import type { ScratchRepository } from '../program/repository.js';
import { type Contents, listBlobs, readContents } from './contents.js';
import { readHunks } from './patches.js';
import { listChanges, type RawChange } from './raw-diff.js';
import { decodeText } from './text.js';

type Omitted = Snapshot['coverage']['omitted'][number];

/** Called with missing blobs; fetches all of them, or none if they are too large. */
export type FetchBlobs = (names: readonly string[]) => Promise<void>;

/** The changes between two commits. */
export interface Changes {
  readonly files: ChangedFile[];
  /** Number of changed files, including those beyond the limit. */
  readonly changed: number;
  readonly omitted: Omitted[];
  /** The other objects that were asked for, by name, without missing and oversized ones. */
  readonly others: ReadonlyMap<string, Buffer>;
}

/**
 * Reads the changes from one commit to another. `also` gives further objects that are needed, by name, with the most bytes
 * that are read of one: they are fetched together. Beyond the limit of files, and if content is missing, renames are found only by identical content.
 */
export async function readChanges(
  repository: ScratchRepository,
  commits: { readonly from: string; readonly to: string },
  also: (changes: readonly RawChange[]) => Promise<ReadonlyMap<string, number>>,
  fetchBlobs: FetchBlobs,
  limits: GitLimits,
): Promise<Changes> {
  const plain = await listChanges(repository, commits.from, commits.to, 'none');
  // Without a file that is gone and one that is new, nothing was renamed.
  const paired = plain.some(({ status }) => status === 'added') && plain.some(({ status }) => status === 'deleted');
  const many = plain.length > limits.files;
  const listed = many && paired ? await listChanges(repository, commits.from, commits.to, 'identical') : plain;
  const further = await also(plain);
  const needed = [...new Set([...listBlobs(listed.slice(0, limits.files)), ...further.keys()])];

  let known = await readObjectInfo(repository, needed);
  const missing = needed.filter((name) => !known.has(name));
  if (missing.length > 0) {
    await fetchBlobs(missing);
    known = await readObjectInfo(repository, needed);
    // All blobs are too large for one fetch; the files that configure the review are fetched anyway.
    const steering = [...further.keys()].filter((name) => !known.has(name));
    if (steering.length > 0) {
      await fetchBlobs(steering);
      known = await readObjectInfo(repository, needed);
    }
  }
  const whole = needed.every((name) => known.has(name));
  const renamed =
    many || !paired ? listed : await listChanges(repository, commits.from, commits.to, whole ? 'similar' : 'identical');
  const kept = renamed.slice(0, limits.files);

  const others = [...further].flatMap(([name, most]) => ((known.get(name)?.size ?? Infinity) <= most ? [name] : []));
  const read = await readKnown(repository, kept, known, others, limits);
  return {
    files: read.files,
    changed: renamed.length,
    omitted: [
      ...read.contents.flatMap((one, index) => describeOmission(one, read.files[index], limits)),
      ...findIndistinctPaths(read.files),
      ...describeExcessFiles(renamed.length, limits),
    ],
    others: read.others,
  };
}

/** Reads the files of changes that are listed already. What cannot be read says so in `omitted` of the file. */
export async function readFiles(
  repository: ScratchRepository,
  changes: readonly RawChange[],
  fetchBlobs: FetchBlobs,
  limits: GitLimits,
): Promise<ChangedFile[]> {
  const needed = listBlobs(changes);
  const there = await readObjectInfo(repository, needed);
  const missing = needed.filter((name) => !there.has(name));
  if (missing.length > 0) await fetchBlobs(missing);
  const known = missing.length > 0 ? await readObjectInfo(repository, needed) : there;
  return (await readKnown(repository, changes, known, [], limits)).files;
}

/** Reads the content of changed files, of the objects that are there. `others` are further objects to read. */
async function readKnown(
  repository: ScratchRepository,
  changes: readonly RawChange[],
  known: ReadonlyMap<string, ObjectInfo>,
  others: readonly string[],
  limits: GitLimits,
) {
  const read = await readContents(repository, changes, known, others, limits);
  const { contents } = read;
  const texts = contents.filter((one) => one.old.kind !== 'left_out' && one.new.kind !== 'left_out');
  const hunks = await readHunks(
    repository,
    texts.map((one) => one.change),
  );
  const hunksByChange = new Map<RawChange, Hunk[]>(texts.map((one, index) => [one.change, hunks[index] ?? []]));
  const files = contents.map((one) => toChangedFile(one, hunksByChange.get(one.change) ?? []));
  return { contents, files, others: read.others };
}

function toChangedFile(contents: Contents, hunks: Hunk[]): ChangedFile {
  const { change, old, new: current } = contents;
  const path = decodeText(change.path);
  const oldPath = change.oldPath === null ? null : decodeText(change.oldPath);
  const omitted = findOmissionReason(contents);
  // One side alone would be misleading. But if a file became unreadable, its other side is all there is, so it is kept.
  const keep = omitted !== 'too_large' && omitted !== 'not_fetched';
  const utf8 = [old, current].every((side) => side.kind !== 'text' || side.utf8);
  return {
    path: path.text,
    old_path: oldPath?.text ?? null,
    status: change.status,
    old_mode: change.old?.mode ?? null,
    new_mode: change.new?.mode ?? null,
    binary: omitted === 'binary',
    omitted,
    utf8: utf8 && path.utf8 && (oldPath?.utf8 ?? true),
    old_text: keep && old.kind === 'text' ? old.text : null,
    new_text: keep && current.kind === 'text' ? current.text : null,
    old_content: readBinary(old),
    new_content: readBinary(current),
    hunks,
    history: null,
  };
}

const readBinary = (side: Contents['old']) =>
  side.kind === 'left_out' && side.reason === 'binary' ? side.content : null;

/** The reasons, most severe first: if both sides are left out, the file gets the more severe reason. */
const REASONS = ['unreadable', 'not_fetched', 'too_large', 'submodule', 'binary'] as const;

function findOmissionReason(contents: Contents): ChangedFile['omitted'] {
  const sides = [contents.old, contents.new];
  return REASONS.find((reason) => sides.some((side) => side.kind === 'left_out' && side.reason === reason)) ?? null;
}

/**
 * Returns the coverage entry of a file. Binary content does not block, because a review of text cannot read it. Text
 * that became binary does block, and so does a submodule, because its code was not reviewed.
 */
function describeOmission(contents: Contents, file: ChangedFile | undefined, limits: GitLimits): Omitted[] {
  if (file === undefined || file.omitted === null) return [];
  const { path, omitted: reason } = file;
  const entry = (detail: string, blocking: boolean): Omitted[] => [{ path, reason, detail, blocking }];
  switch (reason) {
    case 'binary':
      return contents.old.kind === 'text' && contents.new.kind === 'left_out'
        ? entry('The file was text and is binary now; what it holds was not reviewed.', true)
        : entry('A binary file; its content was not reviewed.', false);
    case 'submodule':
      return contents.change.new === null
        ? entry('A submodule was removed.', false)
        : entry('A submodule; the code it points to was not reviewed.', true);
    case 'too_large':
      return entry(
        `The text is over ${formatMebibytes(limits.fileBytes)} a side, or the change over ${formatMebibytes(limits.textLength)} in all; it was not reviewed.`,
        true,
      );
    case 'not_fetched':
      return entry(
        `The content is not in this copy of the repository, or the change is over ${formatMebibytes(limits.fetchBytes)} to fetch; it was not reviewed.`,
        true,
      );
    case 'unreadable':
      return entry('The object in the repository is no file; it was not reviewed.', true);
  }
}

/** Returns entries for different files whose names are equal after bytes that are not UTF-8 are replaced. */
function findIndistinctPaths(files: readonly ChangedFile[]): Omitted[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { path } of files) {
    if (seen.has(path)) twice.add(path);
    seen.add(path);
  }
  return [...twice].map((path) => ({
    path,
    reason: 'unreadable',
    detail: 'Several files have names that are not UTF-8 and cannot be told apart. Rename them.',
    blocking: true,
  }));
}

function describeExcessFiles(changed: number, limits: GitLimits): Omitted[] {
  if (changed <= limits.files) return [];
  const detail = `${changed} files changed; the first ${limits.files} by path were reviewed. Split the change.`;
  return [{ path: null, reason: 'too_many_files', detail, blocking: true }];
}

function formatMebibytes(bytes: number): string {
  return `${Math.round((bytes / 1024 / 1024) * 100) / 100} MiB`;
}
