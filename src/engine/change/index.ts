/** Stage `change`: what each changed file is, and which lines of it changed. */
import { GIT_MODES } from '../../base/git-modes.js';
import { readSideTexts } from '../../base/hunk-lines.js';
import type { FileClass } from '../../contract/index.js';
import type { Change, EffectivePolicy, FileChange } from '../model.js';
import type { ChangedFile, Snapshot } from '../snapshot.js';
import { scanChange } from '../syntax/text-fallback.js';
import { compileGlob } from '../text/glob.js';
import { type Attributes, readAttributes } from './attributes.js';
import { type Classification, classify } from './classify.js';
import { isFormattingOnly, mayBeFormattingOnly } from './formatting.js';
import { buildLanguageLookup, type LanguageLookup } from './languages.js';
import { describeOmission } from './omission.js';
import { type ChangedLines, readRegions } from './regions.js';

/**
 * Reads every changed file of a snapshot. `paths` comes from the policy: its first matching pattern overrides the
 * engine's own class. Never throws; a file whose contents are unavailable is classified by its name.
 */
export function readChange(snapshot: Snapshot, paths: EffectivePolicy['paths']): Change {
  const languages = buildLanguageLookup();
  const attributes = readAttributes(snapshot.gitattributes?.text ?? null);
  const overrides = paths.map((path) => ({ matches: compileGlob(path.pattern), ...path }));
  const files = snapshot.files.map((file) => {
    const override = overrides.find(({ matches }) => matches(file.path));
    return readFile(file, languages, attributes, override ?? null);
  });
  return { snapshot, files };
}

function readFile(
  file: ChangedFile,
  languages: LanguageLookup,
  attributesOf: (path: string) => Attributes,
  override: { readonly pattern: string; readonly class: FileClass } | null,
): FileChange {
  const attributes = attributesOf(file.path);
  const text = file.new_text ?? file.old_text;
  const head = text ?? collectHunkText(file);
  const forced = attributes.language === undefined ? null : languages.named(attributes.language);
  const language = forced ?? languages.of(file.path, head.slice(0, head.indexOf('\n') + 1 || head.length));
  const classed =
    override === null
      ? selectGraverClass(
          classify(file, language, attributes, head, startsAtTop(file)),
          classifyBefore(file, languages, attributesOf),
        )
      : { class: override.class, note: `the policy's pattern ${override.pattern}` };
  const lines = readRegions(file.hunks);
  const name = language?.name ?? null;
  return {
    file,
    class: classed.class,
    language: name,
    ...lines,
    formattingOnly: hasOnlyFormatting(file, name, lines),
    note: buildNote(file, classed.note),
  };
}

/**
 * Classes that are not reviewed closely. A name or a marker added by the change itself does not give a file such a
 * class.
 */
const UNREAD: ReadonlySet<FileClass> = new Set(['generated', 'vendored', 'docs', 'asset', 'data', 'lockfile']);
const DELICATE: ReadonlySet<FileClass> = new Set(['ci', 'infra', 'migration']);

/**
 * Returns the class that a file had before, by its old name and text; null for new files and if the text is
 * unavailable.
 */
function classifyBefore(
  file: ChangedFile,
  languages: LanguageLookup,
  attributesOf: (path: string) => Attributes,
): Classification | null {
  const moved = file.status === 'renamed';
  if (!moved && (file.status === 'added' || file.status === 'copied' || file.old_text === null)) return null;
  const path = moved ? (file.old_path ?? file.path) : file.path;
  const text = file.old_text ?? file.new_text ?? '';
  const before = { ...file, path, binary: false, omitted: null, new_mode: file.old_mode };
  const language = languages.of(path, text.slice(0, text.indexOf('\n') + 1 || text.length));
  return classify(before, language, attributesOf(path), text, file.old_text !== null);
}

/**
 * Returns the stricter class. A file that moves out of a sensitive class, or that this change marks as generated, keeps
 * its old class.
 */
function selectGraverClass(now: Classification, before: Classification | null): Classification {
  if (before === null || before.class === now.class) return now;
  const stays =
    (DELICATE.has(before.class) && !DELICATE.has(now.class)) || (UNREAD.has(now.class) && !UNREAD.has(before.class));
  return stays ? { class: before.class, note: `${before.class} before this change` } : now;
}

function hasOnlyFormatting(file: ChangedFile, language: string | null, lines: ChangedLines): boolean {
  if (!mayBeFormattingOnly(language, lines.added, lines.removed, file.status)) return false;
  const { added, removed } = scanChange(lines.added, lines.removed, file, language);
  // Regions are compared one by one, because a line that moves elsewhere is not formatting.
  let a = 0;
  let r = 0;
  return lines.regions.every((region) => {
    const after = added.slice(a, a + region.added.length);
    const before = removed.slice(r, r + region.removed.length);
    a += region.added.length;
    r += region.removed.length;
    return isFormattingOnly(language, after, before);
  });
}

/**
 * Returns whether the start of the file is available. Only the first lines are read, so a hunk at the top is enough.
 */
function startsAtTop(file: ChangedFile): boolean {
  if (file.new_text !== null || file.old_text !== null) return true;
  return (file.hunks[0]?.new_start ?? 2) <= 1;
}

/** Lines by which a file is classed: its marks stand in its head. */
const HEAD_LINES = 400;

/** What the hunks show of a file whose text is not at hand: the new side, or the old one of a deleted file. */
function collectHunkText(file: ChangedFile): string {
  const side = file.status === 'deleted' ? 'old' : 'new';
  const lines: string[] = [];
  for (const hunk of file.hunks) {
    for (const text of readSideTexts(hunk.lines, side)) lines.push(text);
    if (lines.length > HEAD_LINES) break;
  }
  return lines.join('\n');
}

function buildNote(file: ChangedFile, note: string | null): string | null {
  const notes = [
    note,
    file.omitted === null || file.omitted === 'binary' || file.omitted === 'submodule'
      ? null
      : `not read: ${describeOmission(file.omitted)}`,
    file.new_mode === GIT_MODES.link ? 'a symbolic link' : null,
    file.utf8 ? null : 'not UTF-8',
  ].filter((part) => part !== null);
  return notes.length === 0 ? null : notes.join('; ');
}
