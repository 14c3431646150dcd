/** A verdict in words: what the gate says, how risky the change is, and the facts of the decision by name. Plain text, not escaped. */
import { counted, formatCount, oneLine } from '../base/text.js';
import type { Json } from '../contract/index.js';
import { countAccounting, formatOpen } from './accounting.js';
import { type CriteriaTally, countCriteria } from './criteria.js';
import { countFindings } from './findings.js';
import type { Report } from './report.js';

/** A condition is looked through so far for the facts that it names, in UTF-16 code units. */
const MAX_CONDITION = 4_000;

const TIER_WORDS: Readonly<Record<string, string>> = {
  T0: 'trivial',
  T1: 'low',
  T2: 'moderate',
  T3: 'high',
  T4: 'critical',
};

/**
 * Formats a number with two decimals; a whole number without, and with a comma between thousands. What lies between 0
 * and 1 is never shown as one of them.
 */
export function formatNumber(value: number): string {
  if (Number.isInteger(value)) return formatCount(value);
  const size = Math.abs(value);
  const shown = size < 1 ? Math.min(0.99, Math.max(0.01, size)) : size;
  const [whole = '', decimals = ''] = shown.toFixed(2).split('.');
  return `${value < 0 ? '-' : ''}${formatCount(Number(whole))}.${decimals}`;
}

/**
 * Formats a probability, 0 to 1, with two decimals, also where it is 0 or 1: the figures of a column have one form. What
 * lies between them is never shown as one of them: 0.9994 is `0.99`, because `1.00` says that nothing is left to doubt.
 */
export function formatProbability(value: number): string {
  return Number.isInteger(value) ? value.toFixed(2) : formatNumber(value);
}

/** Returns `T2 (moderate)`, or an unknown tier as the service returned it. */
export function formatTier(tier: string): string {
  const word = Object.hasOwn(TIER_WORDS, tier) ? TIER_WORDS[tier] : undefined;
  return word === undefined ? tier : `${tier} (${word})`;
}

/** Returns the verdict in a few words: `auto-approve`, `dry run, would be needs-review`, … */
export function formatVerdict(report: Report): string {
  const { review, trace } = report;
  if (review.dry_run !== true) return review.verdict ?? 'no verdict';
  const would = review.verdict ?? trace?.decision.verdict;
  return would === undefined ? 'dry run' : `dry run, would be ${would}`;
}

/** Returns the verdict, also the one that a dry run would have had; null if there is none. */
export function getVerdict(report: Pick<Report, 'review' | 'trace'>): string | null {
  return report.review.verdict ?? report.trace?.decision.verdict ?? null;
}

/**
 * Returns whether the change is approved: the verdict is auto-approve, the review is not a dry run, and the gate is
 * open.
 */
export function isApproved(report: Report): boolean {
  return report.gate.open && report.review.verdict === 'auto-approve' && report.review.dry_run !== true;
}

/** Returns the counts of findings: `1 error, 2 warnings`, worst first; `none` if there are none. */
export function formatFindingCounts(report: Report): string {
  if (report.unread === true) return 'could not be read';
  const { error, warn, info } = countFindings(report.findings);
  const parts = [
    ...(error > 0 ? [counted(error, 'error')] : []),
    ...(warn > 0 ? [counted(warn, 'warning')] : []),
    ...(info > 0 ? [counted(info, 'note')] : []),
  ];
  return parts.length === 0 ? 'none' : parts.join(', ');
}

const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a fact of the decision by its dotted name; undefined if there is none. */
export function getFact(report: Pick<Report, 'trace'>, name: string): Json | undefined {
  let value: Json | undefined = report.trace?.decision.facts;
  for (const part of name.split('.')) {
    value = isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }
  return value;
}

/** Returns a fact that is a number; 0 if there is none. */
export function countFact(report: Pick<Report, 'trace'>, name: string): number {
  const value = getFact(report, name);
  return typeof value === 'number' ? value : 0;
}

/** Returns the facts that a condition names, in its order, each once. */
export function listFacts(report: Pick<Report, 'trace'>, condition: string): readonly string[] {
  const bare = condition.slice(0, MAX_CONDITION).replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gu, '""');
  const names = (bare.match(/[a-z_]+(?:\.[a-z_]+)*/gu) ?? []).flatMap((word) => {
    // `change.classes.exists(…)` is the name of a fact followed by a call on it.
    const parts = word.split('.');
    for (let length = parts.length; length > 0; length -= 1) {
      const name = parts.slice(0, length).join('.');
      const value = getFact(report, name);
      if (value !== undefined && !isRecord(value)) return [name];
    }
    return [];
  });
  return [...new Set(names)];
}

/** What of the criteria a reader must hear first; null where nothing is wrong with them. */
function findWorst({ words, short, unknown }: CriteriaTally): string | null {
  const [contradicted, unmet, weak] = (['contradicted', 'unmet', 'weak'] as const).map((word) => words.get(word) ?? 0);
  const wrong = [
    [contradicted, 'contradicted'],
    [unmet, 'unmet'],
    [weak, 'weak'],
    [short, 'shown too little'],
    [unknown, 'without lines'],
  ] as const;
  const [count, word] = wrong.find(([number]) => number !== undefined && number > 0) ?? [];
  return word === undefined ? null : `${count} of # ${word}`;
}

function formatCriteriaTitle(report: Report): string {
  const tally = countCriteria(report);
  const criteria = counted(tally.total, 'criterion', 'criteria');
  if (tally.total === 0) return report.trace === null ? '' : 'no criteria';
  const worst = findWorst(tally);
  if (worst !== null) return worst.replace('#', criteria);
  return tally.met === tally.total ? `${criteria} met` : `${formatCount(tally.met)} of ${criteria} met`;
}

/** Returns a one-line summary: verdict, criteria, findings, tier, what to look at. Used as the title of a check run. */
export function formatTitle(report: Report): string {
  const { tier } = report.review;
  const found = formatFindingCounts(report);
  const tally = countAccounting(report);
  const open = tally === null ? '' : formatOpen(tally);
  const parts = [
    formatVerdict(report),
    formatCriteriaTitle(report),
    found === 'none' ? 'no findings' : report.unread === true ? `findings ${found}` : found,
    tier == null ? '' : formatTier(tier),
    open === '' ? '' : `${open} to look at`,
  ];
  return oneLine(parts.filter((part) => part !== '').join(' · '));
}
