/** Stage `change`: what each changed file is, and which lines of it changed. */
import type { FileClass } from '../../contract/index.js';
import type { Change, EffectivePolicy, FileChange } from '../model.js';
import type { ChangedFile, Snapshot } from '../snapshot.js';
import { scanChange } from '../syntax/index.js';
import { type Attributes, readAttributes } from './attributes.js';
import { classify } from './classify.js';
import { isFormattingOnly, mayBeFormattingOnly } from './formatting.js';
import { compileGlob } from './glob.js';
import { type Languages, readLanguages } from './languages.js';
import { type ChangedLines, readRegions } from './regions.js';

/**
 * Reads every changed file of a snapshot. `paths` is the policy's: its first matching pattern overrules the engine's
 * own classing. Never throws; what is not at hand is classed by its name.
 */
export function readChange(snapshot: Snapshot, paths: EffectivePolicy['paths']): Change {
  const languages = readLanguages();
  const attributes = readAttributes(snapshot.gitattributes?.text ?? null);
  const overrides = paths.map((path) => ({ matches: compileGlob(path.pattern), ...path }));
  const files = snapshot.files.map((file) => {
    const override = overrides.find(({ matches }) => matches(file.path));
    return readFile(file, languages, attributes(file.path), override ?? null);
  });
  return { snapshot, files };
}

function readFile(
  file: ChangedFile,
  languages: Languages,
  attributes: Attributes,
  override: { readonly pattern: string; readonly class: FileClass } | null,
): FileChange {
  const text = file.new_text ?? file.old_text;
  const head = text ?? textOfHunks(file);
  const forced = attributes.language === undefined ? null : languages.named(attributes.language);
  const language = forced ?? languages.of(file.path, head.slice(0, head.indexOf('\n') + 1 || head.length));
  const classed =
    override === null
      ? classify(file, language, attributes, head, startsAtTop(file))
      : { class: override.class, note: `the policy's pattern ${override.pattern}` };
  const lines = readRegions(file.hunks);
  const name = language?.name ?? null;
  return {
    file,
    class: classed.class,
    language: name,
    ...lines,
    formattingOnly: onlyFormatted(file, name, lines),
    note: noteOf(file, classed.note),
  };
}

function onlyFormatted(file: ChangedFile, language: string | null, lines: ChangedLines): boolean {
  if (!mayBeFormattingOnly(language, lines.added, lines.removed, file.status)) return false;
  const { added, removed } = scanChange(lines.added, lines.removed, file, language);
  return isFormattingOnly(language, added, removed);
}

/** Only the first lines are looked at, so a hunk that starts at the top is as good as the file. */
function startsAtTop(file: ChangedFile): boolean {
  if (file.new_text !== null || file.old_text !== null) return true;
  return (file.hunks[0]?.new_start ?? 2) <= 1;
}

/** What the hunks show of a file whose text is not at hand: the new side, or the old one of a deleted file. */
function textOfHunks(file: ChangedFile): string {
  const other = file.status === 'deleted' ? '+' : '-';
  const lines: string[] = [];
  for (const hunk of file.hunks) {
    for (const line of hunk.lines) if (line[0] !== other && line[0] !== '\\') lines.push(line.slice(1));
    if (lines.length > 400) break;
  }
  return lines.join('\n');
}

function noteOf(file: ChangedFile, note: string | null): string | null {
  const notes = [
    note,
    file.omitted === null || file.omitted === 'binary' || file.omitted === 'submodule'
      ? null
      : `not read: ${file.omitted}`,
    file.new_mode === '120000' ? 'a symbolic link' : null,
    file.utf8 ? null : 'not UTF-8',
  ].filter((part) => part !== null);
  return notes.length === 0 ? null : notes.join('; ');
}
