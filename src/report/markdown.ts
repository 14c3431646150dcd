/** A review as Markdown: for a check run, for the job summary, and as a report of its own. */
import { counted, cutBytes, cutCharacters } from '../base/text.js';
import type { Report } from './report.js';
import { coverageSections, suppressedSections, toolSections, traceSections } from './sections/coverage.js';
import { criteriaSections, evidenceSections } from './sections/criteria.js';
import { findingSections } from './sections/findings.js';
import { type Detail, fitted, type Section } from './sections/fit.js';
import { confidenceSections, riskSections } from './sections/risk.js';
import { noteSections, stepsSections, verdictSection } from './sections/verdict.js';
import { titleText } from './verdict.js';
import { markdownText, markdownWords } from './words.js';

/** GitHub's limit for a check run's `summary` and `text`, in bytes (the API counts bytes, not characters). */
export const MAX_CHECK_OUTPUT_BYTES = 65_535;
/** GitHub's limit for a step's summary. The runner drops a larger summary completely. */
export const MAX_JOB_SUMMARY_BYTES = 1024 * 1024;
const MAX_TITLE_CHARACTERS = 255;

/** The sections that a reader needs first: the verdict, what to do, the criteria, and what was not reviewed. */
function first(report: Report, detail: Detail): Section[] {
  return [
    verdictSection(report),
    ...noteSections(report),
    ...stepsSections(report),
    ...criteriaSections(report, detail),
  ];
}

/** The sections that the verdict is based on besides the findings. */
function grounds(report: Report, detail: Detail): Section[] {
  return [
    ...toolSections(report, detail),
    ...riskSections(report),
    ...confidenceSections(report),
    ...suppressedSections(report, detail),
    ...evidenceSections(report, detail),
  ];
}

/** Estimates how many bytes the findings take. */
function findingBytes({ findings }: Report): (detail: Detail) => number {
  return ({ title, rationale }) =>
    findings.reduce(
      (sum, finding) => sum + Math.min(finding.title.length, title) + Math.min(finding.rationale.length, rationale),
      0,
    );
}

const REST = {
  annotations: 'The annotations of this check run hold every finding.',
  file: 'The output `findings` names a file that holds all of them.',
} as const;

function whole(report: Report): (detail: Detail) => readonly Section[] {
  return (detail) => [
    ...first(report, detail),
    ...findingSections(report, detail, REST.file),
    ...coverageSections(report, detail),
    ...grounds(report, detail),
    ...traceSections(report),
  ];
}

/**
 * Builds `output` of a check run without its annotations. The findings are in `text` only, because annotations show
 * them too.
 */
export function checkRunOutput(report: Report): { title: string; summary: string; text: string | null } {
  return {
    title: cutCharacters(titleText(report), MAX_TITLE_CHARACTERS),
    summary: fitted(
      (detail) => [...first(report, detail), ...coverageSections(report, detail), ...traceSections(report)],
      MAX_CHECK_OUTPUT_BYTES,
    ),
    text: fitted(
      (detail) => [...findingSections(report, detail, REST.annotations), ...grounds(report, detail)],
      MAX_CHECK_OUTPUT_BYTES,
      findingBytes(report),
    ),
  };
}

/** Builds the job summary: everything, within the runner's limit. */
export function jobSummary(report: Report): string {
  return fitted(whole(report), MAX_JOB_SUMMARY_BYTES, findingBytes(report));
}

/** Builds the whole report without a limit. */
export function markdownReport(report: Report): string {
  return fitted(whole(report), Number.MAX_SAFE_INTEGER);
}

/** Why the change could not be reviewed, and what to do. */
export interface CouldNotReview {
  readonly title: string;
  readonly detail: string;
  readonly hint: string;
  readonly notes: readonly string[];
}

const MAX_NOTES = 20;
const MAX_NOTE_CHARACTERS = 2000;
const MAX_FAULT_CHARACTERS = 6000;

const MAX_LINES = 40;

/** Puts each line on its own. Lines that begin with `- ` stay a list, such as the faults of all inputs. */
function linesAsMarkdown(detail: string): string {
  const lines = cutCharacters(detail, MAX_FAULT_CHARACTERS)
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '');
  const shown = lines.slice(0, MAX_LINES).map((line, index) => {
    if (line.startsWith('- ')) return `- ${markdownWords(line.slice(2))}`;
    return `${index === 0 ? '' : '\n'}${markdownWords(line)}`;
  });
  const left = lines.length - shown.length;
  return [...shown, ...(left > 0 ? [`\nand ${counted(left, 'more line')}.`] : [])]
    .join('\n')
    .replace(/^(?!- )(.+)\n(?=- )/mu, '$1\n\n');
}

/** Builds the text: what happened, where, and what to do next. The caller adds the heading. */
export function couldNotReviewParts(fault: CouldNotReview): readonly string[] {
  const short = (words: string, max: number) => markdownWords(cutCharacters(words, max));
  return [
    '**Nothing was approved: this pull request was not reviewed.**',
    linesAsMarkdown(fault.detail),
    ...(fault.hint === '' ? [] : [`**What to do:** ${short(fault.hint, MAX_FAULT_CHARACTERS)}`]),
    ...fault.notes.slice(0, MAX_NOTES).map((note) => `> ${short(note, MAX_NOTE_CHARACTERS)}`),
  ];
}

/** Builds the job summary for a change that could not be reviewed. */
export function couldNotReviewSummary(fault: CouldNotReview): string {
  const heading = `## ❌ Review Gate: ${markdownText(cutCharacters(fault.title, 200))}`;
  return cutBytes(`${[heading, ...couldNotReviewParts(fault)].join('\n\n')}\n`, MAX_JOB_SUMMARY_BYTES);
}
