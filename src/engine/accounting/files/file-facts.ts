/** What changes of a file as a whole: its bytes, its mode, its name, its existence. Each is a span of its own. */
import { GIT_MODES } from '../../../base/git-modes.js';
import type { Span } from '../../../contract/index.js';
import type { FileChange } from '../../model.js';
import type { ChangedFile } from '../../snapshot.js';
import { isPicturePlace } from '../prose/places.js';
import { isDocument, type Prose } from '../prose.js';
import { because, type LineReason } from '../reasons.js';

/** What a person is shown first: bytes that nobody can read, then modes and names. */
const WEIGHT = { bytes: 200, fact: 50 };

/** Returns the spans of a file that have no lines. `lines`: those that have. */
export function listFileFacts(
  change: FileChange,
  prose: Prose | null,
  opaque: LineReason | null,
  lines: readonly Span[],
): readonly Span[] {
  const { file } = change;
  const facts: Span[] = [];
  const add = ({ reason, why }: LineReason, weight: number) =>
    facts.push({
      location: { file: file.path, lineRange: [1, 1] },
      side: 'file',
      old_line_range: null,
      lines: 0,
      reason,
      why,
      symbol: null,
      criteria: [],
      weight,
    });
  const hasLines = change.added.length + change.removed.length > 0;
  if (!hasLines && opaque !== null && (prose !== null || !hasSameBytes(file)))
    add(findPictureReason(file) ?? opaque, WEIGHT.bytes);
  const mode = describeMode(file);
  if (mode !== null) add(because('unaccounted', mode), WEIGHT.fact);
  if (file.status === 'renamed' || file.status === 'copied')
    add(because('unaccounted', describeMove(file)), WEIGHT.fact);
  if (!hasLines && facts.length === 0) add(describeEmpty(file), WEIGHT.fact);
  if (hasLines && facts.length === 0 && isWithoutCode(file, lines)) {
    if (prose === null) add(WITHOUT_CODE, WEIGHT.fact);
    else if (file.status === 'deleted') add(DOCUMENT_GONE, WEIGHT.fact);
  }
  return facts;
}

/** Returns whether a file has the bytes under its new name that it had under the old one: only the name is new. */
function hasSameBytes({ old_path, old_content: old, new_content: now }: ChangedFile): boolean {
  return old_path !== null && old?.digest !== undefined && old.digest === now?.digest;
}

/** A file can stand in for another of the same name, or be found by its name, whatever it says. */
const WITHOUT_CODE = because('unaccounted', 'a file of comments or blank lines alone: that it is there may matter');

const DOCUMENT_GONE = because('unaccounted', 'a document goes: a manifest, a build or a test may name it');

/** Returns whether a file comes or goes of which no line can matter. */
function isWithoutCode({ status }: ChangedFile, lines: readonly Span[]): boolean {
  return (status === 'added' || status === 'deleted') && lines.every(({ reason }) => reason === 'inert');
}

/** A name by which everybody takes a file for a picture: its last ending, and no ending before it that servers of PHP know. */
const PICTURE_NAME = /(?<!\.ph(?:p\d?|t|tml|ar))\.(?:a?png|jpe?g|jfif|gif|webp|avif|hei[cf]|bmp|ico|cur)$/iu;

/**
 * Returns why the bytes of a picture cannot matter; null if they may. A picture has room for a program in its comments,
 * and its name decides who reads it.
 */
function findPictureReason(file: ChangedFile): LineReason | null {
  if (![file.path, file.old_path ?? file.path].every((path) => PICTURE_NAME.test(path) && isPicturePlace(path)))
    return null;
  const modes = [file.old_mode, file.new_mode];
  // A page, a build or a test may name it.
  if (file.new_mode === null) return null;
  const contents = [...(file.old_mode === null ? [] : [file.old_content ?? null]), file.new_content ?? null];
  if (modes.includes(GIT_MODES.executable) || modes.includes(GIT_MODES.link)) return null;
  if (!contents.every((content) => content?.kind === 'picture')) return null;
  return because('inert', `a picture by its bytes: ${contents.at(-1)?.format ?? ''}`);
}

function describeMode({ old_mode, new_mode, status }: ChangedFile): string | null {
  if (status === 'deleted') return null;
  if (old_mode !== null && new_mode !== null && old_mode !== new_mode)
    return `the mode changes from ${old_mode} to ${new_mode}`;
  if (old_mode === null && new_mode === GIT_MODES.executable) return 'a new file that may be executed';
  return new_mode === GIT_MODES.link && status === 'added' ? 'a symbolic link' : null;
}

function describeMove({ old_path, path, status }: ChangedFile): string {
  return `${status === 'copied' ? 'a copy' : 'renamed'} from ${old_path ?? path}: what names or collects the file may not be part of the change`;
}

/** The reason of a file without any changed line. */
function describeEmpty({ path, status }: ChangedFile): LineReason {
  const what = status === 'deleted' ? 'an empty file is deleted' : 'a file without lines';
  if (isDocument(path) && status !== 'deleted') return because('inert', `${what}, named as prose`);
  return because('unaccounted', `${what}: that it is there may matter`);
}
