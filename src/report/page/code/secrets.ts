/** Masks the secrets that the review found in code: a report may have more readers than the pull request. */
import type { ObservedFinding } from '../../../contract/index.js';
import { readPlanesEvidence } from '../../evidence.js';
import { nameRule, toLineRange, toRepoPath } from '../../findings.js';
import type { Report } from '../../report.js';
import type { FindFile, Mask } from './diff.js';

/** The rules that say that a line holds a secret; where the service does not say the rule, only the plane is known. */
const RULES: ReadonlySet<string> = new Set(['security/secret', 'security/hard-coded-credential', 'security']);
/** Matches rules of other tools by name. */
const NAMES = /secret|credential|password|api-?key|private-?key|gitleaks|trufflehog/iu;
/** Maximum number of masked lines per finding. A private key has a few dozen. */
const MAX_LINES = 1_000;
/**
 * Maximum number of values that are also masked in other lines, and their minimum length: a shorter value may be an
 * ordinary word.
 */
const MAX_VALUES = 50;
const MIN_VALUE = 8;

/** As findings mask it: all but the first two characters. */
const hideValue = (value: string) => `${value.slice(0, 2)}***`;

/** Masks quoted text, assigned values, and long words (12 characters with a digit, or 24 characters). */
function maskText(text: string, hide: (value: string) => string): string {
  return text
    .replace(/"[^"]{4,}"|'[^']{4,}'|`[^`]{4,}`/gu, (quoted) => {
      const [quote = ''] = quoted;
      return `${quote}${hide(quoted.slice(1, -1))}${quote}`;
    })
    .replace(/([=:]\s*)([^\s"'`,;*]{6,})/gu, (_, before: string, value: string) => `${before}${hide(value)}`)
    .replace(/[\w+/=.~-]{12,}/gu, (word) => (/\d/u.test(word) || word.length >= 24 ? hide(word) : word));
}

const isSecretRule = (rule: string) => RULES.has(rule) || NAMES.test(rule);

/** Whether a finding is about a secret in the code. */
export function createSecretCheck(finding: ObservedFinding): boolean {
  return isSecretRule(nameRule(finding));
}

/**
 * Returns the lines that contain a secret, by path. Suppressed findings are included, because the secret is still in
 * the code.
 */
function findSecretLines(report: Report): ReadonlyMap<string, ReadonlySet<number>> {
  const places = [
    ...report.findings
      .filter(createSecretCheck)
      .map((finding) => ({ path: toRepoPath(finding), ...toLineRange(finding) })),
    ...(readPlanesEvidence(report)?.suppressed ?? [])
      .filter(({ rule }) => isSecretRule(rule))
      .map(({ file, line }) => ({ path: file, first: line, last: line })),
  ];
  const lines = new Map<string, Set<number>>();
  for (const { path, first, last } of places) {
    const known = lines.get(path) ?? new Set<number>();
    for (let line = first; line <= Math.min(last, first + MAX_LINES); line += 1) known.add(line);
    lines.set(path, known);
  }
  return lines;
}

/**
 * Returns the values masked in those lines. They may be in other lines too, for example when a change moves a secret.
 */
function collectSecretValues(lines: ReadonlyMap<string, ReadonlySet<number>>, fileOf: FindFile): readonly string[] {
  const values = new Set<string>();
  const note = (value: string) => {
    const isName = !/\d/u.test(value) && /^[\w$.]+$/u.test(value);
    if (value.length >= MIN_VALUE && !isName && values.size < MAX_VALUES) values.add(value);
    return hideValue(value);
  };
  for (const [path, numbers] of lines) {
    const rows = fileOf(path)?.hunks.flatMap((hunk) => hunk.rows) ?? [];
    for (const row of rows)
      if (row.mark !== '-' && row.line !== null && numbers.has(row.line)) maskText(row.text, note);
  }
  // Longer values first: one value may contain another.
  return [...values].sort((a, b) => b.length - a.length);
}

/**
 * Creates a mask for the lines that the review reports as secrets, and for the same values in other lines.
 * @param fileOf returns the unmasked code
 */
export function createMask(report: Report, fileOf: FindFile): Mask {
  const lines = findSecretLines(report);
  const values = collectSecretValues(lines, fileOf);
  return (path, line, text) =>
    line !== null && lines.get(path)?.has(line) === true
      ? maskText(text, hideValue)
      : values.reduce((shown, value) => shown.replaceAll(value, () => hideValue(value)), text);
}
