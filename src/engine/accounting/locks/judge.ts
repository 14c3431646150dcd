/** Judges the changed lock files of a change. Loaded only if there is one. */
import { getFileName, getFolder } from '../../../base/paths.js';
import type { FileChange } from '../../model.js';
import { because, type LineReason } from '../reasons.js';
import { findDoubt } from './check.js';
import { type ManifestChange, readEdit } from './edits.js';
import { CARGO } from './formats/cargo.js';
import { findGoDoubt } from './formats/go-sum.js';
import { NPM } from './formats/npm.js';
import { PNPM } from './formats/pnpm.js';
import { POETRY } from './formats/poetry.js';
import { UV } from './formats/uv.js';
import { YARN } from './formats/yarn.js';
import type { Doubt, Format, Lock } from './model.js';

const FORMATS: ReadonlyMap<string, Format> = new Map([
  ['package-lock.json', NPM],
  ['pnpm-lock.yaml', PNPM],
  ['yarn.lock', YARN],
  ['Cargo.lock', CARGO],
  ['uv.lock', UV],
  ['poetry.lock', POETRY],
]);
/** What is shown of an entry, in UTF-16 code units. */
const MAX_SHOWN = 80;

/** Returns why a lock file follows from its manifests, or which entry of it does not. */
export function judgeLock(lock: FileChange, files: readonly FileChange[]): LineReason {
  const format = FORMATS.get(getFileName(lock.file.path));
  const manifest = format?.manifest ?? 'go.mod';
  const folder = getFolder(lock.file.path);
  const manifests = files.filter(
    ({ file: { path } }) => getFileName(path) === manifest && (folder === '' || path.startsWith(`${folder}/`)),
  );
  const doubt = format === undefined ? findGoDoubt(lock, manifests) : findLockDoubt(lock, manifests, format);
  if (doubt !== null) return because('unaccounted', sayDoubt(doubt));
  const named = manifests.map(({ file }) => file.path);
  return because('derived', `each changed entry follows from the edit of ${named.join(', ')}`);
}

function sayDoubt({ entry, why }: Doubt): string {
  const shown = entry.replace(/[^\w@/.+-]/gu, '?').slice(0, MAX_SHOWN);
  return entry === ''
    ? `it does not follow from a manifest: ${why}`
    : `\`${shown}\` does not follow from a manifest: ${why}`;
}

const whole = (why: string): Doubt => ({ entry: '', why });

function findLockDoubt(lock: FileChange, manifests: readonly FileChange[], format: Format): Doubt | null {
  const { old_text: old, new_text: now } = lock.file;
  if (old === null || now === null) return whole('the file was not there before, or goes, or is too long');
  if (manifests.length === 0) return whole(`no ${format.manifest} changes with it`);
  const [before, after] = [format.readLock(old), format.readLock(now)];
  if (before === null || after === null) return whole('the file has a form that is not read here');
  const changes: ManifestChange[] = [];
  for (const { file } of manifests) {
    const place = getFolder(file.path).slice(getFolder(lock.file.path).length).replace(/^\//u, '');
    const read = (text: string | null) => (text === null ? null : format.readManifest(text, place));
    const [was, is] = [read(file.old_text), read(file.new_text)];
    if (was === null || is === null) return whole(`${file.path} comes or goes, or is not read here`);
    changes.push({ path: file.path, before: was, after: is });
  }
  const withOwn = (lock: Lock, side: 'before' | 'after') =>
    format.withOwn?.(
      lock,
      changes.map((change) => change[side]),
    ) ?? lock;
  const [from, to] = [withOwn(before, 'before'), withOwn(after, 'after')];
  // A package of its own in a folder below has its own lock file, or none.
  const own = changes.filter(
    ({ after: { place, isBelow = false } }) =>
      (place === null || from.own.has(place) || to.own.has(place)) && (!isBelow || from.own.size > 1),
  );
  return findDoubt(from, to, readEdit(from, to, own), format);
}
