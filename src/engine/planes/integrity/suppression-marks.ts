/** The marks that keep compilers, linters and type checkers silent, and which of them hide what can go wrong. */
import type { ScannedLine } from '../../model.js';
import { REACH } from '../../text/reach.js';

/** Marks that no linter reads, but what measures coverage. */
export const COVERAGE = /^(?:(?:istanbul|c8|v8) ignore|pragma: ?no cover|nocov|coverage:ignore)/u;

/** In a comment: linters, type checkers and coverage. */
export const IN_COMMENT =
  /(?:^|[\s/*#;<!-])(eslint-disable(?:-next-line|-line)?|tslint:disable|oxlint-disable|biome-ignore|stylelint-disable|prettier-ignore|@ts-(?:ignore|expect-error|nocheck)|noqa|type:\s{0,3}ignore|pyright:\s{0,3}ignore|pylint:\s{0,3}disable|mypy:\s{0,3}ignore-errors|ruff:\s{0,3}noqa|flake8:\s{0,3}noqa|nosec|nolint|#nosec|rubocop:(?:disable|todo)|phpcs:(?:ignore|disable)|phpstan-ignore|@?psalm-suppress|codingStandardsIgnore\w{0,20}|phan-suppress|NOSONAR|NOLINT(?:NEXTLINE|BEGIN)?|noinspection|checkstyle:off|CHECKSTYLE:OFF|istanbul ignore|(?:c8|v8) ignore(?! (?:stop|end))|pragma:\s{0,3}no cover|shellcheck disable|hadolint ignore|ktlint-disable|swiftlint:disable|scalastyle:off|nocov|coverage:ignore|ReSharper disable|lint:ignore|tflint-ignore|nosemgrep|codeql(?=\[)|lgtm(?=\s?\[)|ignore(?:_for_file)?:\s{0,3}[a-z]{2,30}_[a-z_]{2,60}|zizmor:\s{0,3}ignore)\b/u;
/** A word that all of these have, asked first: V8 takes long to compile the pattern, and most changes need it on no line. */
const SIGNS =
  /[iI]gnore|disable|suppress|no(?:qa|sec|lint|cov|inspection|check)|NO(?:SONAR|LINT)|:off|:OFF|expect-error|no cover|:todo|codeql|lgtm|nosemgrep/u;
/** In the code itself: pragmas, annotations and attributes. */
export const IN_CODE =
  /^\s*(?:#pragma\s+(warning\s*(?:disable|\(\s*disable)|(?:GCC|clang)\s+diagnostic\s+ignored)|@(Suppress(?:Warnings|Lint|FBWarnings)?)\b\s*\(|#!?\[(?:cfg_attr\(.{1,100},\s*)?(allow\([\w:, ]{0,60})|\[(?:assembly:\s*)?(SuppressMessage)\b|@file:(Suppress)\(|@(nowarn)\b(?!\())/u;

/** Checks of safety, by the tools' names for them: what they find goes wrong for those who run the code. */
const SAFETY =
  /eval|inject|secur|insecure|gosec|nosec|semgrep|codeql|lgtm|zizmor|cert-|bugprone|sql|xss|html|danger|redos|regexp|crypto|hash|md5|tls|\bssl|verif|password|secret|token|credential|permission|unsafe|unwrap|expect_used|panic|null|undef|uncheck|dynamic|force_(?:cast|try|unwrap)|exhaustive|floating|misused|await|promise|race|atomic|thread|\block|leak|dispos|overflow|truncat|sign_loss|indexing|zero|errcheck|bodyclose|rowserr|staticcheck|except|rescue|swallow|empty-catch|no-empty\b|let_underscore|virtual-?member|\b(?:S\d{3,4}|B(?:LE)?\d{3}|G\d{3}|E722|ASYNC\d{3}|CS(?:86\d\d|4014|1998)|CA(?:2[0-3]|3\d|5\d)\d\d|SYSLIB\d+|SC2(?:086|046|068|115|155|164|206|207)|DL300[24])\b/iu;
/** Marks without the name of a check: they hide all that their tool finds there. */
const BROAD =
  /^(?:@ts-(?:ignore|nocheck)|nosec|#nosec|NOSONAR|nosemgrep|lgtm|(?:istanbul|c8|v8) ignore|pragma:|nocov|coverage:ignore|phpstan-ignore(?:-next-line|-line)?(?=[^-.\w]*(?:$|\*))|(?:(?!@ts-expect-error)[\w@#-]{1,40}(?![\w@#-])(?::[ \t]{0,4}(?:disable|ignore(?:-errors)?|todo|noqa)\b|[ \t]{1,4}disable\b)?)[ \t]{0,4}(?::?(?:next|this|previous)\b)?[ \t]{0,4}(?:$|\*\/|--|-->|#|\/\/|;|[:=]?[ \t]{0,4}(?:all|lint|warnings)(?![\w/-]))|allow\((?:warnings|clippy::(?:all|correctness|suspicious))\b|warning[ \t]+disable[ \t]{0,4}(?:$|\/\/)|.{0,60}"-W(?:all|extra|everything)"|@?Suppress\w*\(\s*"(?:all|ALL)"|nowarn\b)/u;
/** Tools that look at the form of the text alone. */
const FORM = /^(?:prettier-ignore|stylelint-disable|checkstyle:off|CHECKSTYLE:OFF|scalastyle:off|ktlint-disable)/u;

/**
 * Returns the mark on a line that keeps a checker silent of what can go wrong: one without the name of a check, or with
 * the name of a check of safety. Returns null for all others, such as names that nothing uses, types that the checker
 * cannot follow, the length of a line: they are plain to see, and hide no fault.
 */
export function findSuppressionMark({ comment, code, text }: ScannedLine): string | null {
  const inComment = comment.trim() === '' ? '' : ` ${comment.trim()}`;
  const said = SIGNS.test(inComment) ? IN_COMMENT.exec(inComment) : null;
  if (said?.[1] !== undefined) {
    return hidesFaults(inComment.slice(said.index + said[0].length - said[1].length))
      ? said[1].replace(/\s+/gu, ' ')
      : null;
  }
  // C's pragmas and Rust's attributes begin with a mark that other languages comment with.
  const line = code.trim() === '' ? text : code;
  const match = IN_CODE.exec(line);
  const found = match?.slice(1).find((group) => group !== undefined);
  if (found === undefined) return null;
  // The scanner leaves out what stands in quotes.
  return hidesFaults(text.slice(Math.max(0, text.indexOf(found)))) ? found.replace(/[\s(]+/gu, ' ').trim() : null;
}

function hidesFaults(said: string): boolean {
  const from = said.slice(0, REACH.statement);
  return !FORM.test(from) && (BROAD.test(from) || SAFETY.test(from));
}
