/** The one sticky comment of a pull request: short, and it calls nobody. */

import { sha256Hex } from '../base/hash.js';
import { abbreviateSha, counted, cutBytes, cutCharacters } from '../base/text.js';
import type { ObservedFinding } from '../contract/index.js';
import { type CriterionRow, criterionRows, omittedOf, worstCriteria } from './evidence.js';
import { worstFirst } from './findings.js';
import { type CouldNotReview, couldNotReviewParts } from './markdown.js';
import { nextSteps, stepsTitle } from './next-steps.js';
import type { Report } from './report.js';
import { lastingTraceUrl } from './sections/coverage.js';
import { criterionMark } from './sections/criteria.js';
import { severityMark } from './sections/findings.js';
import { fitted, type Section, text } from './sections/fit.js';
import { findingLink } from './sections/links.js';
import { glance, headlineText, noteSections, reasonText } from './sections/verdict.js';
import { markdownCode, markdownLink, markdownWords } from './words.js';

/**
 * GitHub's limit for the body of a comment, in characters. It is applied to the number of bytes, which is never
 * smaller.
 */
export const MAX_COMMENT_CHARACTERS = 65_536;

/** The name of the gate, and the links of its comment. */
export interface CommentOptions {
  /** The gate's name. Two gates in one repository have two comments. */
  readonly checkName: string;
  /** The check run; null if none could be posted. */
  readonly checkRunUrl: string | null;
  /** The workflow run, whose page shows the job summary; null if there is none. */
  readonly runUrl: string | null;
  /** The commit to review, for the case that no review states it. */
  readonly headSha?: string | null;
}

const MAX_MARKED_CHARACTERS = 200;

/**
 * Returns the first line of a gate's comment, which GitHub does not show. A comment that starts with it belongs to the
 * gate. The name is encoded, so that it cannot end the line or be confused with another name. A long name is replaced
 * by its digest.
 */
export function commentMarker(checkName: string): string {
  const name = encodeURIComponent(checkName.toWellFormed()).replace(/-/gu, '%2D');
  const long = name.length > MAX_MARKED_CHARACTERS;
  return `<!-- review-gate: ${long ? `-${sha256Hex(name)}` : name} -->`;
}

/** Rows of each list. A comment is a summary; the check run has the rest. */
const SHOWN = 10;
const MAX_NAME_CHARACTERS = 80;

const short = (words: string, max: number) => markdownWords(cutCharacters(words, max));

/** Builds a list with a title and a row for each of the first few items; no section if there are none. */
function list<T>(title: string, all: readonly T[], row: (one: T) => string, what: (left: number) => string): Section[] {
  if (all.length === 0) return [];
  const left = all.length - SHOWN;
  const more = (count: number) => `- and ${what(count)}`;
  return [
    {
      head: `**${title}**\n`,
      rows: [...all.slice(0, SHOWN).map(row), ...(left > 0 ? [more(left)] : [])],
      // The last row counts the items that are left out. If rows are cut, this row is cut too and its count is added.
      more: (cut) => more(left > 0 ? left + cut - 1 : cut),
    },
  ];
}

/** Lists what to do, one line each. The lists below have the details. */
function stepSections(report: Report): Section[] {
  return list(
    stepsTitle(report),
    nextSteps(report),
    ({ what }) => `- ${short(what, 300)}`,
    (left) => `${left} more`,
  );
}

function criteriaSections(report: Report): Section[] {
  const open = worstCriteria(criterionRows(report)).filter(
    ({ status, lines }) => status === 'unmet' || status === 'weak' || (status === null && lines.length === 0),
  );
  const shown = (row: CriterionRow) =>
    `- ${criterionMark(row)} **${short(row.id, 40)}** ${short(row.text ?? '', 160)}`.trim();
  return list('Criteria', open, shown, (left) => counted(left, 'more criterion', 'more criteria'));
}

function findingSections(report: Report): Section[] {
  const shown = (finding: ObservedFinding) =>
    `- ${severityMark(finding)} ${findingLink(report, finding)} ${short(finding.title, 160)}`;
  return list('Findings', worstFirst(report.findings), shown, (left) => counted(left, 'more finding'));
}

function coverageSections(report: Report): Section[] {
  return list(
    'Not looked at',
    omittedOf(report).filter(({ blocking }) => blocking),
    ({ path, detail }) =>
      `- ${path === null ? '' : `${markdownCode(cutCharacters(path, 160))}: `}${short(detail, 200)}`,
    (left) => `${left} more`,
  );
}

/** Builds the footer with links to the rest. */
function footer(links: readonly (readonly [string, string | null])[], headSha: string | null): Section {
  const parts = [
    ...links.flatMap(([label, url]) => (url === null ? [] : [markdownLink(label, url)])),
    ...(headSha === null ? [] : [`commit ${markdownCode(abbreviateSha(headSha))}`]),
  ];
  return text(parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`);
}

/** Builds the comment of a completed review. The same review gives the same text. */
export function commentBody(report: Report, options: CommentOptions): string {
  const heading = `${commentMarker(options.checkName)}\n### ${headlineText(report, options.checkName)}`;
  const links = [
    ['Everything in the check run', options.checkRunUrl],
    ['Job summary', options.runUrl],
    ['Trace', lastingTraceUrl(report)],
  ] as const;
  return fitted(
    () => [
      text(`${heading}\n\n${reasonText(report)}\n\n${glance(report)}`),
      ...noteSections(report),
      ...stepSections(report),
      ...criteriaSections(report),
      ...findingSections(report),
      ...coverageSections(report),
      footer(links, report.headSha),
    ],
    MAX_COMMENT_CHARACTERS,
  );
}

/**
 * Builds the comment for a change that could not be reviewed. It replaces an older verdict, which is no longer valid.
 */
export function couldNotReviewComment(fault: CouldNotReview, options: CommentOptions): string {
  const heading = `### ❌ ${short(options.checkName, MAX_NAME_CHARACTERS)}: ${short(fault.title, 200)}`;
  const links = [
    ['Check run', options.checkRunUrl],
    ['Job summary', options.runUrl],
  ] as const;
  const { head } = footer(links, options.headSha ?? null);
  const parts = [heading, ...couldNotReviewParts(fault), ...(head === '' ? [] : [head])];
  return cutBytes(`${commentMarker(options.checkName)}\n${parts.join('\n\n')}\n`, MAX_COMMENT_CHARACTERS);
}
