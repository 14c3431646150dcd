/** Code without the secrets that the review found in it: a report goes further than the pull request does. */
import type { ObservedFinding } from '../../contract/index.js';
import { planesOf } from '../evidence.js';
import { linesOf, nameRule, pathOf } from '../findings.js';
import type { Report } from '../report.js';
import type { FindFile, Mask } from './diff.js';

/** The rules that say that a line holds a secret; where the service does not say the rule, only the plane is known. */
const RULES: ReadonlySet<string> = new Set(['security/secret', 'security/hard-coded-credential', 'security']);
/** Rules of other tools, by what they are called. */
const NAMES = /secret|credential|password|api-?key|private-?key|gitleaks|trufflehog/iu;
/** Lines of one finding that are masked: a private key has some dozens. */
const MAX_LINES = 1_000;
/** Values that are looked for in other lines too, and how long one is at least: a shorter one is a word like any. */
const MAX_VALUES = 50;
const MIN_VALUE = 8;

/** As findings mask it: all but the first two characters. */
const hidden = (value: string) => `${value.slice(0, 2)}***`;

/** What stands in quotes, what is given to a name, and what is long and no plain name. */
function masked(text: string, hide: (value: string) => string): string {
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
export function isSecret(finding: ObservedFinding): boolean {
  return isSecretRule(nameRule(finding));
}

/** The lines that hold a secret, by path: what was suppressed is in the code all the same. */
function secretLines(report: Report): ReadonlyMap<string, ReadonlySet<number>> {
  const places = [
    ...report.findings.filter(isSecret).map((finding) => ({ path: pathOf(finding), ...linesOf(finding) })),
    ...(planesOf(report)?.suppressed ?? [])
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

/** What is masked in those lines: a change that moves a secret, or the line around it, has it in other lines too. */
function secretValues(lines: ReadonlyMap<string, ReadonlySet<number>>, fileOf: FindFile): readonly string[] {
  const values = new Set<string>();
  const note = (value: string) => {
    const isName = !/\d/u.test(value) && /^[\w$.]+$/u.test(value);
    if (value.length >= MIN_VALUE && !isName && values.size < MAX_VALUES) values.add(value);
    return hidden(value);
  };
  for (const [path, numbers] of lines) {
    const rows = fileOf(path)?.hunks.flatMap((hunk) => hunk.rows) ?? [];
    for (const row of rows) if (row.mark !== '-' && row.line !== null && numbers.has(row.line)) masked(row.text, note);
  }
  // One that holds another before that other.
  return [...values].sort((a, b) => b.length - a.length);
}

/**
 * A mask for the lines that the review calls a secret, and for the same values elsewhere.
 * @param fileOf gives the code as it is
 */
export function maskOf(report: Report, fileOf: FindFile): Mask {
  const lines = secretLines(report);
  const values = secretValues(lines, fileOf);
  return (path, line, text) =>
    line !== null && lines.get(path)?.has(line) === true
      ? masked(text, hidden)
      : values.reduce((shown, value) => shown.replaceAll(value, () => hidden(value)), text);
}
