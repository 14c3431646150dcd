/** Finds the files with changes that can matter; all others leave a change trivial. */
import { GIT_MODES } from '../../base/git-modes.js';
import { readSideTexts } from '../../base/hunk-lines.js';
import type { Change, FileChange, Syntax } from '../model.js';
import type { ChangedFile } from '../snapshot.js';

/** Returns the files whose change may affect behaviour. */
export function selectSubstantial(change: Change, syntax: Syntax): readonly FileChange[] {
  return change.files.filter(({ file }) => !isTrivial(file, syntax));
}

/**
 * Returns whether a file changes only prose, a picture, white space or comments that no tool reads. The class of a file
 * does not count: its name, its folder and its first lines are the author's to choose. Moved code is not trivial,
 * because it may run at another time.
 */
function isTrivial(file: ChangedFile, syntax: Syntax): boolean {
  // A changed mode or type is never trivial.
  if (file.old_mode !== null && file.new_mode !== null && file.old_mode !== file.new_mode) return false;
  if (isProse(file) || isPicture(file)) return true;
  const read = syntax.get(file.path);
  return read?.mode === 'tree' && (read.substance === 'formatting' || read.substance === 'comments');
}

const PROSE_NAME =
  /(?:\.(?:md|markdown|rst|adoc|asciidoc|textile)|(?:^|\/)(?:README|LICEN[CS]E|COPYING|NOTICE|AUTHORS|CONTRIBUTORS|CHANGELOG|CHANGES|HISTORY|NEWS|MAINTAINERS|THANKS|CODE_OF_CONDUCT|PATENTS))$/iu;
/** Prose that programs obey: what stands in hidden folders, and instructions to coding agents. */
const OBEYED =
  /(?:^|\/)\.|(?:^|\/)(?:CLAUDE|AGENTS?|GEMINI|CODEX|WARP|CRUSH|QWEN|JULES|REPLIT|SKILL|PROMPT|INSTRUCTIONS|CODEOWNERS|OWNERS)(?:[.-][\w.-]*)?$|\.(?:instructions|prompt|chatmode|agent)\.md$/iu;
/** The first line of settings at the top of a text, which site generators and agents read. */
const FRONT_MATTER = /^\uFEFF?\s*(?:---|\+\+\+|;;;|\{|#!)/u;

/**
 * Returns whether both sides of a file are plain prose that no tool obeys, by a closed list of names. It stands for the
 * closed list of what is inert and is to be replaced by it.
 */
function isProse(file: ChangedFile): boolean {
  if (file.omitted !== null || file.binary || !file.utf8) return false;
  if (![file.old_mode, file.new_mode].every((mode) => mode === null || mode === PLAIN_MODE)) return false;
  const names = [file.path, ...(file.old_path === null ? [] : [file.old_path])];
  if (!names.every((name) => PROSE_NAME.test(name) && !OBEYED.test(name))) return false;
  return (['old', 'new'] as const).every((side) => !FRONT_MATTER.test(readHead(file, side)));
}

const PLAIN_MODE = '100644';

/** The first characters of a side; of what its first hunk shows if the text is not at hand. */
function readHead(file: ChangedFile, side: 'old' | 'new'): string {
  const text = file[`${side}_text`];
  if (text !== null) return text.slice(0, 100);
  const [first] = file.hunks;
  return first === undefined || first[`${side}_start`] > 1 ? '' : (readSideTexts(first.lines, side)[0] ?? '');
}

/** Returns whether all sides of a file are pictures by their bytes. */
function isPicture(file: ChangedFile): boolean {
  if (file.new_mode === GIT_MODES.executable || file.new_content?.kind !== 'picture') return false;
  return file.old_mode === null || file.old_content?.kind === 'picture';
}
