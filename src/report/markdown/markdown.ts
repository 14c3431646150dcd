/** A review as Markdown: for a check run, for the job summary, and as a report of its own. */
import { counted, cutBytes, cutCharacters } from '../../base/text.js';
import type { Report } from '../report.js';
import { formatTitle } from '../verdict.js';
import { buildAnswerSections } from './sections/answers.js';
import {
  buildCoverageSections,
  buildSuppressedSections,
  buildToolSections,
  buildTraceSections,
} from './sections/coverage.js';
import { buildCriteriaSections, buildEvidenceSections } from './sections/criteria.js';
import { buildFindingSections } from './sections/findings.js';
import { type Detail, fitSections, type Section } from './sections/fit.js';
import { buildLookSections } from './sections/look.js';
import { buildPeopleSections } from './sections/people.js';
import { buildConfidenceSections, buildRiskSections } from './sections/risk.js';
import { buildSinceSections } from './sections/since.js';
import { buildNoteSections, buildStepsSections, buildVerdictSection } from './sections/verdict.js';
import { escapeMarkdown, formatMarkdownWords } from './text.js';

/** GitHub's limit for a check run's `summary` and `text`, in bytes (the API counts bytes, not characters). */
export const MAX_CHECK_OUTPUT_BYTES = 65_535;
/** GitHub's limit for a step's summary. The runner drops a larger summary completely. */
export const MAX_JOB_SUMMARY_BYTES = 1024 * 1024;
const MAX_TITLE_CHARACTERS = 255;

/** Places that are left to people and are named; the others are counted. */
const SHOWN_PLACES = 50;

/** The sections that a reader needs first: the verdict, what to do, what to look at, and the criteria. */
function buildLeadSections(report: Report, detail: Detail): Section[] {
  return [
    buildVerdictSection(report),
    ...buildNoteSections(report),
    ...buildStepsSections(report),
    ...buildPeopleSections(report, SHOWN_PLACES),
    ...buildAnswerSections(report, SHOWN_PLACES),
    ...buildSinceSections(report, SHOWN_PLACES),
    ...buildLookSections(report, { most: SHOWN_PLACES, why: detail.title, commands: true, beforeCriteria: true }),
    ...buildCriteriaSections(report, detail),
  ];
}

/** The sections that the verdict is based on besides the findings. */
function buildGroundsSections(report: Report, detail: Detail): Section[] {
  return [
    ...buildToolSections(report, detail),
    ...buildRiskSections(report),
    ...buildConfidenceSections(report),
    ...buildSuppressedSections(report, detail),
    ...buildEvidenceSections(report, detail),
  ];
}

/** Estimates how many bytes the findings take. */
function createSizeEstimator({ findings }: Report): (detail: Detail) => number {
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

function createSectionBuilder(report: Report): (detail: Detail) => readonly Section[] {
  return (detail) => [
    ...buildLeadSections(report, detail),
    ...buildFindingSections(report, detail, REST.file),
    ...buildCoverageSections(report, detail),
    ...buildGroundsSections(report, detail),
    ...buildTraceSections(report),
  ];
}

/**
 * Builds `output` of a check run without its annotations. The findings are in `text` only, because annotations show
 * them too.
 */
export function renderCheckRunOutput(report: Report): { title: string; summary: string; text: string | null } {
  return {
    title: cutCharacters(formatTitle(report), MAX_TITLE_CHARACTERS),
    summary: fitSections(
      (detail) => [
        ...buildLeadSections(report, detail),
        ...buildCoverageSections(report, detail),
        ...buildTraceSections(report),
      ],
      MAX_CHECK_OUTPUT_BYTES,
    ),
    text: fitSections(
      (detail) => [...buildFindingSections(report, detail, REST.annotations), ...buildGroundsSections(report, detail)],
      MAX_CHECK_OUTPUT_BYTES,
      createSizeEstimator(report),
    ),
  };
}

/** Builds the job summary: everything, within the runner's limit. */
export function renderJobSummary(report: Report): string {
  return fitSections(createSectionBuilder(report), MAX_JOB_SUMMARY_BYTES, createSizeEstimator(report));
}

/** Builds the whole report without a limit. */
export function renderMarkdownReport(report: Report): string {
  return fitSections(createSectionBuilder(report), Number.MAX_SAFE_INTEGER);
}

/** Why the change could not be reviewed, and what to do. */
export interface ReviewFailure {
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
function renderDetail(detail: string): string {
  const lines = cutCharacters(detail, MAX_FAULT_CHARACTERS)
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '');
  const shown = lines.slice(0, MAX_LINES).map((line, index) => {
    if (line.startsWith('- ')) return `- ${formatMarkdownWords(line.slice(2))}`;
    return `${index === 0 ? '' : '\n'}${formatMarkdownWords(line)}`;
  });
  const left = lines.length - shown.length;
  return [...shown, ...(left > 0 ? [`\nand ${counted(left, 'more line')}.`] : [])]
    .join('\n')
    .replace(/^(?!- )(.+)\n(?=- )/mu, '$1\n\n');
}

/** Builds the text: what happened, where, and what to do next. The caller adds the heading. */
export function renderFailureParts(fault: ReviewFailure): readonly string[] {
  const shorten = (words: string, max: number) => formatMarkdownWords(cutCharacters(words, max));
  return [
    '**Nothing was approved: this pull request was not reviewed.**',
    renderDetail(fault.detail),
    ...(fault.hint === '' ? [] : [`**What to do:** ${shorten(fault.hint, MAX_FAULT_CHARACTERS)}`]),
    ...fault.notes.slice(0, MAX_NOTES).map((note) => `> ${shorten(note, MAX_NOTE_CHARACTERS)}`),
  ];
}

/** Builds the job summary for a change that could not be reviewed. */
export function renderFailureSummary(fault: ReviewFailure): string {
  const heading = `## ❌ Review Gate: ${escapeMarkdown(cutCharacters(fault.title, 200))}`;
  return cutBytes(`${[heading, ...renderFailureParts(fault)].join('\n\n')}\n`, MAX_JOB_SUMMARY_BYTES);
}
