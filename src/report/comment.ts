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

/** GitHub's limit for the body of a comment. A body is held to as many bytes, which are never fewer. */
export const MAX_COMMENT_CHARACTERS = 65_536;

/** Where a comment stands and leads to. */
export interface CommentOptions {
  /** The gate's name: two gates in one repository keep two comments. */
  readonly checkName: string;
  /** The check run; null where none could be posted. */
  readonly checkRunUrl: string | null;
  /** The workflow run, whose page shows the job summary; null where there is none. */
  readonly runUrl: string | null;
  /** The commit that was to be reviewed, where there is no review that says it. */
  readonly headSha?: string | null;
}

const MAX_MARKED_CHARACTERS = 200;

/**
 * The first line of a gate's comment, which GitHub does not show: the comment whose body starts with it is the gate's own.
 * A name is encoded, so that it can neither end the line nor be taken for another's; a long one by its digest.
 */
export function commentMarker(checkName: string): string {
  const name = encodeURIComponent(checkName.toWellFormed()).replace(/-/gu, '%2D');
  const long = name.length > MAX_MARKED_CHARACTERS;
  return `<!-- review-gate: ${long ? `-${sha256Hex(name)}` : name} -->`;
}

/** Rows of each list: a comment is for a glance, the check run for the rest. */
const SHOWN = 10;
const MAX_NAME_CHARACTERS = 80;

const short = (words: string, max: number) => markdownWords(cutCharacters(words, max));

/** A row for each of the first few under a title; nothing where there are none. */
function list<T>(title: string, all: readonly T[], row: (one: T) => string, what: (left: number) => string): Section[] {
  if (all.length === 0) return [];
  const left = all.length - SHOWN;
  const more = (count: number) => `- and ${what(count)}`;
  return [
    {
      head: `**${title}**\n`,
      rows: [...all.slice(0, SHOWN).map(row), ...(left > 0 ? [more(left)] : [])],
      // The last row is the count of what is left: where rows are cut, it is cut with them.
      more: (cut) => more(left > 0 ? left + cut - 1 : cut),
    },
  ];
}

/** What to do, a line each: the lists below say which. */
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

/** Where the rest is. */
function footer(links: readonly (readonly [string, string | null])[], headSha: string | null): Section {
  const parts = [
    ...links.flatMap(([label, url]) => (url === null ? [] : [markdownLink(label, url)])),
    ...(headSha === null ? [] : [`commit ${markdownCode(abbreviateSha(headSha))}`]),
  ];
  return text(parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`);
}

/** The comment of a completed review. The same review gives the same text. */
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

/** The comment where no review could be had. It takes the place of an older verdict, which no longer holds. */
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
