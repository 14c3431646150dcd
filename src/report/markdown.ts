/** A review as Markdown: for a check run, for the job summary, and as a report of its own. */
import type { Report } from './report.js';
import {
  coverageSections,
  criteriaSections,
  findingsSection,
  findingsText,
  fitted,
  suppressedSections,
  tierSections,
  toolSections,
  traceSections,
  verdictSection,
  verdictText,
} from './sections.js';
import { cutBytes, cutCharacters, markdownText, oneLine } from './words.js';

/** GitHub's limit for a check run's `summary` and `text`, in bytes (the API counts bytes, not characters). */
export const MAX_CHECK_OUTPUT_BYTES = 65_535;
/** GitHub's limit for a step's summary; beyond it the runner drops the whole. */
export const MAX_JOB_SUMMARY_BYTES = 1024 * 1024;

function sections(report: Report) {
  return [
    verdictSection(report),
    ...criteriaSections(report),
    findingsSection(report),
    ...toolSections(report),
    ...coverageSections(report),
    ...tierSections(report),
    ...suppressedSections(report),
    ...traceSections(report),
  ];
}

/** `output` of a check run without its annotations. The findings' table is left to `text`, since annotations show them too. */
export function checkRunOutput(report: Report): { title: string; summary: string; text: string | null } {
  const tier = report.review.tier == null ? '' : `, ${report.review.tier}`;
  return {
    title: cutCharacters(oneLine(`${verdictText(report)}${tier} — findings: ${findingsText(report)}`), 255),
    summary: fitted(
      [verdictSection(report), ...criteriaSections(report), ...coverageSections(report), ...traceSections(report)],
      MAX_CHECK_OUTPUT_BYTES,
    ),
    text: fitted(
      [findingsSection(report), ...toolSections(report), ...tierSections(report), ...suppressedSections(report)],
      MAX_CHECK_OUTPUT_BYTES,
    ),
  };
}

/** The job summary: everything, within the runner's limit. */
export function jobSummary(report: Report): string {
  return fitted(sections(report), MAX_JOB_SUMMARY_BYTES);
}

/** The whole report without a limit. */
export function markdownReport(report: Report): string {
  return fitted(sections(report), Number.MAX_SAFE_INTEGER);
}

/** The job summary where no review could be had: what happened, where, and what to do next. */
export function couldNotReviewSummary(fault: {
  readonly title: string;
  readonly detail: string;
  readonly hint: string;
  readonly notes: readonly string[];
}): string {
  const parts = [
    `## ❌ Review Gate: ${markdownText(fault.title)}`,
    markdownText(fault.detail),
    ...(fault.hint === '' ? [] : [`**What to do:** ${markdownText(fault.hint)}`]),
    ...fault.notes.map((note) => `> ${markdownText(note)}`),
    'Nothing was approved: this pull request was not reviewed.',
  ];
  return cutBytes(`${parts.join('\n\n')}\n`, MAX_JOB_SUMMARY_BYTES);
}
