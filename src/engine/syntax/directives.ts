/** Comments that tools act on: they are code. */
const DIRECTIVE =
  /^\s*#\[|^\s*\/\*[!+]|[@#]__|@ts-|@flow|@jsx|eslint|tslint|biome|oxlint|prettier|stylelint|go:|\+build|nolint|noqa|type:\s*ignore|pragma|pylint|mypy|ruff|fmt:|isort|istanbul|c8 ignore|v8 ignore|coverage|cov:|frozen_string_literal|rubocop|phpcs|phpstan|psalm|NOSONAR|NOLINT|clang-|webpack|vite-|review-gate|shellcheck|hadolint|syntax=|escape=|-\*-|vim:|#!|@generated|sourceMappingURL|swiftlint|ktlint|checkstyle|language=|eslint|secretlint|gitleaks|nosec|yaml-language-server/iu;

/** So much of a comment is looked at. */
const MAX_LENGTH = 2_000;

/** Whether a comment, with its marks, is for a tool. Of a long one the beginning is looked at. */
export function isDirective(comment: string): boolean {
  return DIRECTIVE.test(comment.slice(0, MAX_LENGTH));
}
