/** Comments that instruct tools; the engine treats them as code. */
const DIRECTIVE =
  /^\s*#\[|^\s*\/\*[!+]|[@#]__|@ts-|@flow|@jsx|eslint|tslint|biome|oxlint|prettier|stylelint|go:|\+build|nolint|noqa|type:\s*ignore|pragma|pylint|mypy|ruff|fmt:|isort|istanbul|c8 ignore|v8 ignore|coverage|cov:|frozen_string_literal|rubocop|phpcs|phpstan|psalm|nosonar|nolint|clang-|webpack|vite-|review-gate|shellcheck|hadolint|syntax=|escape=|-\*-|vim:|#!|@generated|sourcemappingurl|swiftlint|ktlint|checkstyle|language=|eslint|secretlint|gitleaks|nosec|yaml-language-server/u;

/** Returns whether a comment, including its markers, instructs a tool. */
export function isDirective(comment: string): boolean {
  return DIRECTIVE.test(comment.toLowerCase());
}
