import { addToGroup } from '../../../base/groups.js';
import { counted } from '../../../base/text.js';
import type { RawFinding, Rule, RuleContext, ScannedLine } from '../../model.js';
import { MAX_ANCHOR } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { isProse } from '../prose.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';

/** Reports that the change suppresses linters and type checkers in its own lines; one finding per file and check. */
export const linterSuppressed: Rule = {
  id: 'integrity/linter-suppressed',
  severity: 'info',
  summary: 'The change silences a linter or a type checker',
  docs: {
    why: 'A check that the author switched off beside the code says what the author knew of. Often it is right; then the reason stands beside it.',
    bad: {
      files: {
        'src/pricing.ts': [
          ' const rule = load();',
          '+// eslint-disable-next-line no-eval',
          '+const price = rule.apply(order);',
        ],
      },
    },
    good: {
      files: {
        'src/pricing.ts': [
          ' const rule = load();',
          '-// eslint-disable-next-line no-shadow',
          '+// eslint-disable-next-line no-shadow -- the inner name is the one of the API',
          ' const price = rule.apply(order);',
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    return tellOnce(findSilenced(context));
  },
};

function findSilenced(context: RuleContext): readonly RawFinding[] {
  return findNewLines(
    context,
    (change) => !isProse(change) && change.class !== 'test' && !OUTPUT.test(change.file.path),
  ).flatMap(({ change, lines }): readonly RawFinding[] => {
    const removed = (context.syntax.get(change.file.path)?.removed ?? []).filter(
      (line) => findSuppressionMark(line) !== null,
    ).length;
    const found = lines.flatMap((line) => {
      const mark = findSuppressionMark(line);
      return mark === null ? [] : [{ line, mark }];
    });
    // The same number was removed: they were only rewritten.
    if (found.length <= removed) return [];
    const byMark = new Map<string, ScannedLine[]>();
    for (const { line, mark } of found) {
      addToGroup(byMark, mark, line);
    }
    return [...byMark].map(([mark, silenced]) => buildFinding(change.file.path, mark, silenced));
  });
}

function buildFinding(file: string, mark: string, lines: readonly ScannedLine[]): RawFinding {
  const first = lines[0]?.number ?? 1;
  const numbers = clip(lines.map(({ number }) => number).join(', '), 200);
  const coverage = COVERAGE.test(mark);
  const does = coverage
    ? `${lines.length === 1 ? 'leaves' : 'leave'} code out of coverage`
    : `${lines.length === 1 ? 'keeps' : 'keep'} a checker silent`;
  return {
    file,
    first,
    last: first,
    title: `${counted(lines.length, 'line')} ${does}: ${clip(mark, 70)}`,
    rationale: coverage
      ? `The change adds what leaves code out of the measured coverage, at line ${numbers}. No figure shows whether a test reaches it. The reason should stand beside it.`
      : `The change adds what keeps a compiler, a linter or a type checker silent, at line ${numbers}. The reason should stand beside it.`,
    anchor: lines.map(({ text }) => text.trim().slice(0, MAX_ANCHOR)).join('\n'),
  };
}

/** Marks that no linter reads, but what measures coverage. */
const COVERAGE = /^(?:(?:istanbul|c8|v8) ignore|pragma: ?no cover|nocov|coverage:ignore)/u;

/** What tools write of other code: a comment there silences nothing. */
const OUTPUT = /\.(?:snap|out|golden|approved|expected)$|(?:^|\/)__snapshots__\//u;
const IN_COMMENT =
  /(?:^|[\s/*#;<!-])(eslint-disable(?:-next-line|-line)?|tslint:disable|oxlint-disable|biome-ignore|stylelint-disable|prettier-ignore|@ts-(?:ignore|expect-error|nocheck)|noqa|type:\s{0,3}ignore|pyright:\s{0,3}ignore|pylint:\s{0,3}disable|mypy:\s{0,3}ignore-errors|ruff:\s{0,3}noqa|flake8:\s{0,3}noqa|nosec|nolint|#nosec|rubocop:(?:disable|todo)|phpcs:(?:ignore|disable)|phpstan-ignore|psalm-suppress|codingStandardsIgnore\w{0,20}|phan-suppress|NOSONAR|NOLINT(?:NEXTLINE|BEGIN)?|noinspection|checkstyle:off|CHECKSTYLE:OFF|istanbul ignore|c8 ignore|v8 ignore|pragma:\s{0,3}no cover|shellcheck disable|hadolint ignore|ktlint-disable|swiftlint:disable|scalastyle:off|nocov|coverage:ignore|ReSharper disable|lint:ignore|tflint-ignore|nosemgrep|ignore(?:_for_file)?:\s{0,3}[a-z]{2,30}_[a-z_]{2,60}|zizmor:\s{0,3}ignore)\b/u;
const IN_CODE =
  /^\s*(?:#pragma\s+(warning\s*(?:disable|\(\s*disable)|(?:GCC|clang)\s+diagnostic\s+ignored)|@(Suppress(?:Warnings|Lint|FBWarnings)?)\b\s*\(|#!?\[(?:cfg_attr\(.{1,100},\s*)?(allow\([\w:, ]{0,60})|\[(?:assembly:\s*)?(SuppressMessage)\b|@file:(Suppress)\()/u;

/** Returns the suppression on this line; null if there is none. */
function findSuppressionMark({ comment, code, text }: ScannedLine): string | null {
  const said = IN_COMMENT.exec(comment.trim() === '' ? '' : ` ${comment.trim()}`)?.[1];
  if (said !== undefined) return said.replace(/\s+/gu, ' ');
  // C's pragmas and Rust's attributes begin with a mark that other languages comment with.
  const match = IN_CODE.exec(code.trim() === '' ? text : code);
  const found = match?.slice(1).find((group) => group !== undefined);
  return found === undefined ? null : found.replace(/[\s(]+/gu, ' ').trim();
}
