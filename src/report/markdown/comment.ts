/** The one sticky comment of a pull request: short, and it calls nobody. */

import { hashSha256 } from '../../base/hash.js';
import { abbreviateSha, counted, cutBytes, cutCharacters, formatCount } from '../../base/text.js';
import type { ObservedFinding } from '../../contract/index.js';
import { countAccounting } from '../accounting.js';
import { formatSignCommand } from '../commands.js';
import { buildCriterionRows, type CriterionRow, formatWants, rateCriterion, sortCriteria } from '../criteria.js';
import { listOmitted } from '../evidence.js';
import { sortFindings } from '../findings.js';
import { listLookCriteria } from '../look.js';
import { formatStepsTitle, listNextSteps } from '../next-steps.js';
import type { Report } from '../report.js';
import { type ReviewFailure, renderFailureParts } from './markdown.js';
import { buildAnswerSections } from './sections/answers.js';
import { findTraceUrl } from './sections/coverage.js';
import { formatCriterionMark } from './sections/criteria.js';
import { createAnswering, formatSeverityMark } from './sections/findings.js';
import { createTextSection, fitSections, type Section } from './sections/fit.js';
import { renderFindingLink } from './sections/links.js';
import { buildLookSections } from './sections/look.js';
import { buildPeopleSections } from './sections/people.js';
import { buildSinceSections } from './sections/since.js';
import {
  buildNoteSections,
  buildOpeningSections,
  formatHeadline,
  formatReason,
  renderFigures,
} from './sections/verdict.js';
import { formatMarkdownCode, formatMarkdownLink, formatMarkdownWords } from './text.js';

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

/** The first characters of every gate's comment. */
export const COMMENT_MARKER = '<!-- review-gate: ';

/**
 * Returns the first line of a gate's comment, which GitHub does not show. A comment that starts with it belongs to the
 * gate. The name is encoded, so that it cannot end the line or be confused with another name. A long name is replaced
 * by its digest.
 */
export function buildCommentMarker(checkName: string): string {
  const name = encodeURIComponent(checkName.toWellFormed()).replace(/-/gu, '%2D');
  const long = name.length > MAX_MARKED_CHARACTERS;
  return `${COMMENT_MARKER}${long ? `-${hashSha256(name)}` : name} -->`;
}

/** Rows of each list. A comment is a summary; the check run has the rest. */
const SHOWN = 10;
const MAX_NAME_CHARACTERS = 80;
const MAX_WHY_CHARACTERS = 160;

const shorten = (words: string, max: number) => formatMarkdownWords(cutCharacters(words, max));

/** Builds a list with a title and a row for each of the first few items; no section if there are none. */
function buildList<T>(
  title: string,
  all: readonly T[],
  row: (one: T) => string,
  what: (left: number) => string,
): Section[] {
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
function buildStepSections(report: Report): Section[] {
  return buildList(
    formatStepsTitle(report),
    listNextSteps(report),
    ({ what }) => `- ${shorten(what, 300)}`,
    (left) => `${formatCount(left)} more`,
  );
}

/** Lists the criteria that are not done and are not on the reviewer's list. */
function buildCriteriaSections(report: Report): Section[] {
  const listed = countAccounting(report) === null ? [] : listLookCriteria(report).map(({ id }) => id);
  const open = sortCriteria(buildCriterionRows(report)).filter((row) => {
    if (listed.includes(row.id)) return false;
    const standing = rateCriterion(row);
    return standing === 'bad' || standing === 'short' || (standing === 'unknown' && row.lines.length === 0);
  });
  const shown = (row: CriterionRow) => {
    const [want] = formatWants(row);
    const more = want === undefined ? '' : `: ${shorten(want, 240)}`;
    const line = formatSignCommand(report, row.id);
    const sign = line === null ? '' : `; if it is done all the same: ${formatMarkdownCode(line.trimEnd())} …`;
    return `- ${formatCriterionMark(row)} **${shorten(row.id, 40)}** ${shorten(row.text ?? '', 160)}${more}${sign}`.trim();
  };
  return buildList('Criteria', open, shown, (left) => counted(left, 'more criterion', 'more criteria'));
}

function buildFindingSections(report: Report): Section[] {
  const answering = createAnswering(report);
  const shown = (finding: ObservedFinding) =>
    `- ${formatSeverityMark(finding)} ${renderFindingLink(report, finding)} ${[shorten(finding.title, 160), ...answering(finding)].join('; ')}`;
  return buildList('Findings', sortFindings(report.findings), shown, (left) => counted(left, 'more finding'));
}

function buildCoverageSections(report: Report): Section[] {
  return buildList(
    'Not looked at',
    listOmitted(report).filter(({ blocking }) => blocking),
    ({ path, detail }) =>
      `- ${path === null ? '' : `${formatMarkdownCode(cutCharacters(path, 160))}: `}${shorten(detail, 200)}`,
    (left) => `${formatCount(left)} more`,
  );
}

/** Builds the footer with links to the rest. */
function buildFooter(links: readonly (readonly [string, string | null])[], headSha: string | null): Section {
  const parts = [
    ...links.flatMap(([label, url]) => (url === null ? [] : [formatMarkdownLink(label, url)])),
    ...(headSha === null ? [] : [`commit ${formatMarkdownCode(abbreviateSha(headSha))}`]),
  ];
  return createTextSection(parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`);
}

/** Builds the comment of a completed review. The same review gives the same text. */
export function renderComment(report: Report, options: CommentOptions): string {
  const heading = `${buildCommentMarker(options.checkName)}\n### ${formatHeadline(report, options.checkName)}`;
  const links = [
    ['Everything in the check run', options.checkRunUrl],
    ['Job summary', options.runUrl],
    ['Trace', findTraceUrl(report)],
  ] as const;
  return fitSections(
    () => [
      createTextSection(`${heading}\n\n${formatReason(report)}\n\n${renderFigures(report)}`),
      ...buildNoteSections(report),
      ...buildOpeningSections(report),
      ...buildStepSections(report),
      ...buildPeopleSections(report, SHOWN),
      ...buildAnswerSections(report, SHOWN),
      ...buildSinceSections(report, SHOWN),
      ...buildLookSections(report, { most: SHOWN, why: MAX_WHY_CHARACTERS }),
      ...buildCriteriaSections(report),
      ...buildFindingSections(report),
      ...buildCoverageSections(report),
      buildFooter(links, report.headSha),
    ],
    MAX_COMMENT_CHARACTERS,
  );
}

/**
 * Builds the comment for a change that could not be reviewed. It replaces an older verdict, which is no longer valid.
 */
export function renderFailureComment(fault: ReviewFailure, options: CommentOptions): string {
  const heading = `### ❌ ${shorten(options.checkName, MAX_NAME_CHARACTERS)}: ${shorten(fault.title, 200)}`;
  const links = [
    ['Check run', options.checkRunUrl],
    ['Job summary', options.runUrl],
  ] as const;
  const { head } = buildFooter(links, options.headSha ?? null);
  const parts = [heading, ...renderFailureParts(fault), ...(head === '' ? [] : [head])];
  return cutBytes(`${buildCommentMarker(options.checkName)}\n${parts.join('\n\n')}\n`, MAX_COMMENT_CHARACTERS);
}
