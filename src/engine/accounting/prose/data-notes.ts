/**
 * Notes of what a change means to users, written as data: a YAML file for each, which a tool puts into the list of changes. The
 * places and the keys are closed lists, and every line must be a key or a text below one.
 */
import { isInput, PROGRAM_FOLDER } from './places.js';

/** Folders of antsibull-changelog, reno, towncrier and of GitLab's tool, with a file for each note. */
const NOTE =
  /^(.*\/)?(?:changelogs?\/(?:fragments|unreleased)|releasenotes\/notes|changelog\.d|newsfragments)\/([^/]+\.ya?ml)$/u;
/** What the notes are kept under: the kinds of changes, and who made one where. */
const KEYS =
  /^(?:release_summary|breaking_changes|major_changes|minor_changes|removed_features|deprecated_features|security_fixes|bugfixes|known_issues|trivial|prelude|features|issues|upgrade|deprecations|critical|security|fixes|other|title|merge_request|issue|author|type):(?:\s+(.*))?$/u;
const BELOW = /^(?: {1,8}(?:- ?)?|- ?)(.*)$/u;
/** A text that is a value of another kind, or names one. */
const NO_TEXT = /^[!&*{[%?]|^<<:/u;
const MAX_LINES = 200;

/** Returns whether a path is that of such a note. */
export function isNotePath(path: string): boolean {
  const lower = path.toLowerCase();
  const [, above = '', name = ''] = NOTE.exec(lower) ?? [];
  return name !== '' && !/^(?:config|template)/u.test(name) && !isInput(above, name) && !PROGRAM_FOLDER.test(above);
}

/** Returns whether the lines of a file are a note and nothing else. */
export function isNote(lines: readonly string[]): boolean {
  return lines.length <= MAX_LINES && lines.every(isNoteLine);
}

function isNoteLine(line: string): boolean {
  if (/^\s*(?:#.*)?$|^---\s*$/u.test(line)) return true;
  const [, text] = KEYS.exec(line) ?? BELOW.exec(line) ?? [null, '!'];
  return !NO_TEXT.test((text ?? '').trim());
}
