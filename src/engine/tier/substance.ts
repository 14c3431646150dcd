/** Which files of a change do more than change words: the others never make it riskier than trivial. */
import type { Change, FileChange, ScannedLine } from '../model.js';
import { grammarOf } from '../syntax/grammar.js';
import { scanChange } from '../syntax/index.js';
import { scanLines } from '../syntax/scan.js';

/** Comments that tools act on: they are code. */
const DIRECTIVE =
  /^\s*#\[|^\s*\/\*[!+]|@ts-|@flow|@jsx|eslint|tslint|biome|oxlint|prettier|stylelint|go:|\+build|nolint|noqa|type:\s*ignore|pragma|pylint|mypy|ruff|fmt:|isort|istanbul|c8 ignore|v8 ignore|coverage|cov:|frozen_string_literal|rubocop|phpcs|phpstan|psalm|NOSONAR|NOLINT|clang-|webpack|vite-|review-gate|shellcheck|hadolint|syntax=|escape=|-\*-|vim:|#!|@generated|sourceMappingURL|swiftlint|ktlint|checkstyle|language=|eslint|secretlint|gitleaks|nosec|yaml-language-server/iu;
const MAX_LINE = 2_000;

/** The files whose change may change what anything does. */
export function substantial(change: Change): readonly FileChange[] {
  return change.files.filter((file) => !isTrivial(file));
}

/** Documents, pictures, white space, and comments that no tool reads. */
function isTrivial(file: FileChange): boolean {
  // A changed mode or type is no matter of words.
  if (file.file.old_mode !== null && file.file.new_mode !== null && file.file.old_mode !== file.file.new_mode)
    return false;
  if (file.class === 'docs' || file.class === 'asset')
    return file.file.omitted === null || file.file.omitted === 'binary';
  if (file.formattingOnly) return true;
  if (file.language === null || file.file.status !== 'modified') return false;
  if (file.added.length + file.removed.length === 0) return false;
  const { added, removed } = scanChange(file.added, file.removed, file.file, file.language);
  return added.every(isComment) && removed.every(isComment) && sameCode(file);
}

/** No unchanged line came into a comment or out of one: `/*` and its end around code are more than words. */
function sameCode({ file, language }: FileChange): boolean {
  const grammar = grammarOf(language);
  const codeOf = (lines: readonly string[], whole: boolean) =>
    scanLines(lines, grammar, whole)
      .map(({ comment }, index) => (comment.trim() === (lines[index] ?? '').trim() ? '' : (lines[index] ?? '').trim()))
      .filter((text) => text !== '')
      .join('\n');
  if (file.old_text !== null && file.new_text !== null) {
    return codeOf(file.old_text.split('\n'), true) === codeOf(file.new_text.split('\n'), true);
  }
  const side = (lines: readonly string[], other: string) =>
    lines.filter((line) => line[0] !== other && line[0] !== '\\').map((line) => line.slice(1));
  return file.hunks.every(({ lines }) => codeOf(side(lines, '+'), false) === codeOf(side(lines, '-'), false));
}

function isComment(line: ScannedLine): boolean {
  if (line.text.trim() === '') return true;
  return line.comment.trim() === line.text.trim() && !DIRECTIVE.test(line.comment.slice(0, MAX_LINE));
}
