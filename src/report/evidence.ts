/** What a trace says, read tolerantly: a step that is missing or of another shape is null, never an error. */

import type * as z from 'zod';
import { counted, cutCharacters, formatCount } from '../base/text.js';
import { type CoverageKind, type Signature, STEP_EVIDENCE, type StepName } from '../contract/index.js';
import type { Report } from './report.js';

type Evidence<N extends StepName> = z.infer<(typeof STEP_EVIDENCE)[N]>;

function readStepEvidence<N extends StepName>(report: Pick<Report, 'trace'>, name: N): Evidence<N> | null {
  const found = report.trace?.steps.find((each) => each.name === name);
  const parsed = STEP_EVIDENCE[name].safeParse(found?.evidence);
  return parsed.success ? (parsed.data as Evidence<N>) : null;
}

/** The criteria of the ticket, before they are bound to lines. */
export const readCriteriaEvidence = (report: Pick<Report, 'trace'>): Evidence<'criteria'> | null =>
  readStepEvidence(report, 'criteria');

/** The tier, and the points that led to it. */
export const readTierEvidence = (report: Report): Evidence<'tier'> | null => readStepEvidence(report, 'tier');

/** Which rules ran, what was suppressed, and which reports of other tools were read. */
export const readPlanesEvidence = (report: Report): Evidence<'planes'> | null => readStepEvidence(report, 'planes');

/** The policies that were read, and the settings that came of them. */
export const readPolicyEvidence = (report: Pick<Report, 'trace'>): Evidence<'policy'> | null =>
  readStepEvidence(report, 'policy');

/** Every changed file and its class. */
export const readChangeEvidence = (report: Pick<Report, 'trace'>): Evidence<'change'> | null =>
  readStepEvidence(report, 'change');

/** The reason of every changed line. */
export const readAccountingEvidence = (report: Pick<Report, 'trace'>): Evidence<'accounting'> | null =>
  readStepEvidence(report, 'accounting');

/** The lines and the status of every criterion. */
export const readBindingEvidence = (report: Pick<Report, 'trace'>): Evidence<'binding'> | null =>
  readStepEvidence(report, 'binding');

/** Who approved, who asked for changes, and whose word does not count. */
export const readPeopleEvidence = (report: Pick<Report, 'trace'>): Evidence<'people'> | null =>
  readStepEvidence(report, 'people');

/** What people answered for by commands, and what they were asked. */
export const readSignaturesEvidence = (report: Pick<Report, 'trace'>): Evidence<'signatures'> | null =>
  readStepEvidence(report, 'signatures');

/** What changed since the last head that a person saw. */
export const readSinceEvidence = (report: Pick<Report, 'trace'>): Evidence<'since'> | null =>
  readStepEvidence(report, 'since');

/** Lists the `/review-gate` lines that answered for something, those that count and those that do not. */
export const listSignatures = (report: Pick<Report, 'trace'>): readonly Signature[] =>
  readSignaturesEvidence(report)?.signatures ?? [];

/** Says which issues the change closes that do not count as its ticket; empty if there are none. */
function formatUntrusted(report: Pick<Report, 'trace'>): string {
  const [first, ...others] = readCriteriaEvidence(report)?.untrusted ?? [];
  if (first === undefined) return '';
  const more = others.length === 0 ? '' : ` and ${counted(others.length, 'other')}`;
  return `${cutCharacters(first, 80)}${more} in another repository is not a ticket: the policy does not name it under tickets.`;
}

/** What is named of lines that were not read, at most: tickets, and runs of lines of each. */
const [MAX_TICKETS, MAX_RUNS] = [3, 5];

/** Says which lines below the title of the criteria are none of them; empty if there are none. */
function formatUnread(report: Pick<Report, 'trace'>): string {
  const unread = readCriteriaEvidence(report)?.unread ?? [];
  if (unread.length === 0) return '';
  const named = unread.slice(0, MAX_TICKETS).map(({ ticket, count, lines }) => {
    const runs = formatRuns(lines);
    const more = runs.length > MAX_RUNS || count > lines.length ? ', …' : '';
    const where = `${runs.slice(0, MAX_RUNS).join(', ')}${more}`;
    const of = ticket === null ? "the pull request's description" : cutCharacters(ticket, 80);
    return `${count === 1 ? `line ${where}` : `${formatCount(count)} lines (${where})`} of ${of}`;
  });
  const others = unread.length - named.length;
  const rest = others > 0 ? ` and of ${counted(others, 'other')}` : '';
  return `Below the title of the criteria, but not read as one: ${named.join(', ')}${rest}. What is a criterion must be an item of a list.`;
}

/** Joins numbers that follow each other: `3-5`, `8`. */
function formatRuns(numbers: readonly number[]): string[] {
  const starts = numbers.filter((one, at) => numbers[at - 1] !== one - 1);
  const ends = numbers.filter((one, at) => numbers[at + 1] !== one + 1);
  return starts.map((start, at) => (start === ends[at] ? `${start}` : `${start}-${ends[at]}`));
}

/** Says what of the tickets does not count: issues of others, and lines that are no criteria. A sentence or two each. */
export function listUncounted(report: Pick<Report, 'trace'>): string[] {
  return [formatUntrusted(report), formatUnread(report)].filter((words) => words !== '');
}

/** Returns what was not reviewed; entries that prevent an approval come first. */
export function listOmitted(report: Report) {
  const omitted = report.trace?.snapshot.coverage.omitted ?? [];
  return [...omitted].sort((a, b) => Number(b.blocking) - Number(a.blocking));
}

/**
 * Returns one line for each report of another tool: `ESLint 9.1.0 (plane eslint): 12 results, 2 on the change, 10 set
 * aside`.
 */
export function formatToolReports(report: Report): readonly string[] {
  return (readPlanesEvidence(report)?.reports ?? []).map(
    ({ plane, tool, version, results, on_change: on, ...aside }) => {
      const left = results - on;
      const why = [
        [aside.elsewhere, 'on lines that did not change'],
        [aside.not_failures, 'no failures'],
        [aside.without_place, 'outside of the repository or without a file'],
        [aside.repeated, 'told twice'],
      ] as const;
      const words = why.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
      const named = version === null ? tool : `${tool} ${version}`;
      return `${named} (plane ${plane}): ${counted(results, 'result')}, ${on} on the change, ${left} set aside${words.length === 0 ? '' : ` (${words.join(', ')})`}`;
    },
  );
}

/** The formats of reports of a job about its tests, in words. */
const KINDS: Readonly<Record<'junit' | CoverageKind, string>> = {
  junit: 'JUnit XML',
  lcov: 'LCOV',
  cobertura: 'Cobertura',
  jacoco: 'JaCoCo',
  gocover: 'Go cover profile',
  coveragepy: 'coverage.py',
};

/**
 * Returns one line for each report that the change's own job gave of its tests: `JUnit XML, by the job of the change: 7
 * passed, 1 failed`.
 */
export function formatReported(report: Report): readonly string[] {
  return (readPlanesEvidence(report)?.reported ?? []).map((one) => {
    const named = `${KINDS[one.kind]}, by ${one.by}`;
    if (one.kind === 'junit') {
      const failed = one.failed + one.error;
      return `${named}: ${formatCount(one.passed)} passed, ${formatCount(failed)} failed, ${formatCount(one.skipped)} skipped`;
    }
    const aside = one.unplaced.length === 0 ? '' : `; not placed: ${one.unplaced.join('; ')}`;
    return `${named}: ${counted(one.files.length, 'changed file')} measured${aside}`;
  });
}

type Contribution = Evidence<'tier'>['contributions'][number];

const LARGEST = 5;

/** Returns the contributions with the largest absolute points, and the number and sum of the others. */
export function selectLargest(contributions: readonly Contribution[]): {
  readonly largest: readonly Contribution[];
  readonly others: number;
  readonly sum: number;
} {
  const sorted = contributions
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const others = sorted.slice(LARGEST);
  const sum = others.reduce((total, { points }) => total + points, 0);
  // Points have two decimals. Adding zero turns -0 into 0.
  return { largest: sorted.slice(0, LARGEST), others: others.length, sum: Math.round(sum * 100) / 100 + 0 };
}
