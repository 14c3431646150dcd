/** Findings ordered, counted and made valid for GitHub's check runs. */

import { compareText } from '../base/order.js';
import { cutBytes, cutCharacters, oneLine, visible } from '../base/text.js';
import type { Annotation, ObservedFinding } from '../contract/index.js';

/** Limits of a check run's annotation (GitHub REST, "Create a check run"). The limit of the message is 64 KB. */
const MAX_ANNOTATION_MESSAGE_BYTES = 64_000;
const MAX_ANNOTATION_TITLE_CHARACTERS = 255;
const MAX_LINE = 2_147_483_647;

/** What a finding counts as in a report, heaviest first: see `toWeight`. */
export type Weight = 'error' | 'warn' | 'info';

/** The word for one finding of a weight. */
export const SEVERITY_WORDS: Readonly<Record<Weight, string>> = { error: 'error', warn: 'warning', info: 'note' };

/**
 * Returns the weight of a finding; an unknown severity counts as `warn`. What a person accepted is for information only.
 */
export function toWeight({ severity, signed }: Pick<ObservedFinding, 'severity' | 'signed'>): Weight {
  if (signed != null) return 'info';
  return severity === 'error' || severity === 'info' ? severity : 'warn';
}

/** The rule that a policy and a suppression name; the plane where the service does not say the rule. */
export function nameRule({ rule, plane }: Pick<ObservedFinding, 'rule' | 'plane'>): string {
  return rule || plane;
}

/** First and last line, whole numbers from 1, in order, whatever the service gave. */
export function toLineRange(finding: ObservedFinding): { readonly first: number; readonly last: number } {
  const line = (value: number | undefined, otherwise: number) =>
    value !== undefined && Number.isFinite(value) ? Math.min(MAX_LINE, Math.max(1, Math.trunc(value))) : otherwise;
  const first = line(finding.location.lineRange[0], 1);
  const last = line(finding.location.lineRange[1], first);
  return { first: Math.min(first, last), last: Math.max(first, last) };
}

/** Returns a repo-relative path with forward slashes that stays inside the repository. */
export function toRepoPath(finding: ObservedFinding): string {
  const path = oneLine(finding.location.file)
    .replace(/\\/gu, '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');
  return path === '' ? '(no file)' : path;
}

/** What is shown in place of a file and lines for a finding about the change as a whole. */
export const WHOLE_CHANGE = 'the change as a whole';

/** Whether a finding is about the change as a whole: its location is only where it is annotated. */
export const isAboutChange = ({ about }: Pick<ObservedFinding, 'about'>): boolean => about === 'change';

/** Returns what a finding is about: `src/a.ts:1-4`, or the change as a whole. */
export function formatReference(finding: ObservedFinding): string {
  if (isAboutChange(finding)) return WHOLE_CHANGE;
  const { first, last } = toLineRange(finding);
  return `${toRepoPath(finding)}:${first}${last > first ? `-${last}` : ''}`;
}

const ORDER: Readonly<Record<Weight, number>> = { error: 0, warn: 1, info: 2 };

/** Sorts worst first, so that a limit cuts the least important; then by file, first line and id. */
export function sortFindings<F extends ObservedFinding>(findings: readonly F[]): F[] {
  return [...findings].sort(
    (a, b) =>
      ORDER[toWeight(a)] - ORDER[toWeight(b)] ||
      compareText(a.location.file, b.location.file) ||
      toLineRange(a).first - toLineRange(b).first ||
      compareText(a.title, b.title) ||
      compareText(a.id, b.id),
  );
}

/** Counts the findings by weight. */
export function countFindings(findings: readonly ObservedFinding[]): Readonly<Record<Weight, number>> {
  const counts = { error: 0, warn: 0, info: 0 };
  for (const finding of findings) counts[toWeight(finding)] += 1;
  return counts;
}

const LEVELS = { info: 'notice', warn: 'warning', error: 'failure' } as const;

/**
 * Converts the findings to annotations, worst first. Each one is valid, because GitHub's 422 does not say which one is
 * invalid.
 */
export function buildAnnotations(findings: readonly ObservedFinding[]): Annotation[] {
  return sortFindings(findings).map((finding) => {
    const { first, last } = toLineRange(finding);
    const title = oneLine(finding.title) || oneLine(finding.plane) || 'Finding';
    const said = visible(finding.rationale).trim() || title;
    const message = isAboutChange(finding) ? `About ${WHOLE_CHANGE}, not this line. ${said}` : said;
    return {
      path: toRepoPath(finding),
      start_line: first,
      end_line: last,
      annotation_level: LEVELS[toWeight(finding)],
      title: cutCharacters(title, MAX_ANNOTATION_TITLE_CHARACTERS),
      message: cutBytes(message, MAX_ANNOTATION_MESSAGE_BYTES),
    };
  });
}
