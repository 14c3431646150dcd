/** Code without the secrets that the review found in it: a report goes further than the pull request does. */
import type { ObservedFinding } from '../../contract/index.js';
import { ruleNamer } from '../evidence.js';
import { linesOf, pathOf } from '../findings.js';
import type { Report } from '../report.js';

/** The rules that say that a line holds a secret; where there is no trace, only the plane is known. */
const RULES: ReadonlySet<string> = new Set(['security/secret', 'security/hard-coded-credential', 'security']);
/** Lines of one finding that are masked: a private key has some dozens. */
const MAX_LINES = 5_000;

/** The text of a line of the new side, as it may be shown. */
export type Mask = (path: string, line: number, text: string) => string;

/** As findings mask it. */
const MASK = '***';

const cut = (text: string, keep: number) => `${text.slice(0, keep)}${MASK}`;

/** What stands in quotes, what is given to a name, and what is long and no plain name: all but the first two characters. */
function masked(text: string): string {
  return text
    .replace(/"[^"]{4,}"|'[^']{4,}'|`[^`]{4,}`/gu, (quoted) => `${cut(quoted, 3)}${quoted.slice(-1)}`)
    .replace(/([=:]\s*)([^\s"'`,;*]{6,})/gu, (_, before: string, value: string) => `${before}${cut(value, 2)}`)
    .replace(/[\w+/=.~-]{12,}/gu, (word) => (/\d/u.test(word) || word.length >= 24 ? cut(word, 2) : word));
}

/** Whether a finding is about a secret in the code. */
export function isSecret(report: Report): (finding: ObservedFinding) => boolean {
  const ruleOf = ruleNamer(report);
  return (finding) => RULES.has(ruleOf(finding));
}

/** A mask for the lines that a finding calls a secret. */
export function maskOf(report: Report): Mask {
  const lines = new Map<string, Set<number>>();
  for (const finding of report.findings.filter(isSecret(report))) {
    const path = pathOf(finding);
    const { first, last } = linesOf(finding);
    const known = lines.get(path) ?? new Set<number>();
    for (let line = first; line <= Math.min(last, first + MAX_LINES); line += 1) known.add(line);
    lines.set(path, known);
  }
  return (path, line, text) => (lines.get(path)?.has(line) === true ? masked(text) : text);
}
