/** The one sticky comment of a pull request: short, and it calls nobody. */

import { hashSha256 } from '../../base/hash.js';
import { abbreviateSha, counted, cutBytes, cutCharacters, cutNames, formatCount, joinWords } from '../../base/text.js';
import type { ObservedFinding, ShownStatus } from '../../contract/index.js';
import { countAccounting } from '../accounting.js';
import { listOpeningCommands, MAX_COMMAND_CHARACTERS } from '../commands.js';
import {
  buildCriterionRows,
  type CriterionRow,
  countCriteria,
  formatWants,
  rateCriterion,
  sortCriteria,
} from '../criteria.js';
import { listOmitted } from '../evidence.js';
import { sortFindings } from '../findings.js';
import { listLookCriteria } from '../look.js';
import { formatStepsTitle, listNextSteps, repeatsCriterion } from '../next-steps.js';
import type { Report } from '../report.js';
import { type ReviewFailure, renderFailureParts } from './markdown.js';
import { buildAnswerSections } from './sections/answers.js';
import { findTraceUrl } from './sections/coverage.js';
import { formatCriterionMark, formatSource, renderMeanings } from './sections/criteria.js';
import { createAnswering, formatSeverityMark } from './sections/findings.js';
import { createTextSection, fitSections, foldSection, type Section } from './sections/fit.js';
import { renderFindingLink } from './sections/links.js';
import { buildLookSections } from './sections/look.js';
import { buildPeopleSections } from './sections/people.js';
import { buildSinceSections } from './sections/since.js';
import {
  buildAlternativeSections,
  buildNoteSections,
  buildOpeningSections,
  formatHeadline,
  formatReason,
  renderApprovalLimit,
  renderFigures,
} from './sections/verdict.js';
import { formatMarkdownCode, formatMarkdownLink, formatMarkdownWords, isPlainCode } from './text.js';

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
/** Words of criteria that need no explanation where nothing is wrong with them. */
const SETTLED: ReadonlySet<ShownStatus> = new Set(['addressed', 'tested', 'proved', 'signed']);
const MAX_WHY_CHARACTERS = 160;

const shorten = (words: string, max: number) => formatMarkdownWords(cutCharacters(words, max));

/** Builds a list with a title and a row for each of the first few items; no section if there are none. `lead`: stands between. */
function buildList<T>(
  title: string,
  all: readonly T[],
  row: (one: T) => string,
  what: (left: number) => string,
  lead: string = '',
): Section[] {
  if (all.length === 0) return [];
  const left = all.length - SHOWN;
  const more = (count: number) => `- and ${what(count)}`;
  return [
    {
      head: `**${title}**\n${lead}`,
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
    ({ what }) => `- ${shorten(what, 400)}`,
    (left) => `${formatCount(left)} more`,
    renderApprovalLimit(report),
  );
}

/** Lists the criteria that are not done and are not on the reviewer's list. */
function buildCriteriaSections(report: Report): Section[] {
  const listed = countAccounting(report) === null ? [] : listLookCriteria(report).map(({ id }) => id);
  const open = sortCriteria(buildCriterionRows(report)).filter((row) => {
    if (listed.includes(row.id)) return false;
    const standing = rateCriterion(row);
    return standing !== 'good' && !(standing === 'unknown' && row.lines.length > 0);
  });
  const shown = (row: CriterionRow) => {
    const [want] = formatWants(row);
    const more = want === undefined ? '' : `: ${shorten(want, 240)}`;
    return `- ${formatCriterionMark(row)} **${shorten(row.id, 40)}** ${shorten(row.text ?? '', 240)}${more}`.trim();
  };
  return buildList('Criteria', open, shown, (left) => counted(left, 'more criterion', 'more criteria'));
}

/** Lines to copy. */
const MAX_COMMANDS = 40;

/** Gives the lines by which people answer for things, all in one block, folded. */
function buildCommandSections(report: Report): Section[] {
  if (report.gate.open) return [];
  const all = listOpeningCommands(report);
  const lines = all
    .map(({ line }) => line.trimEnd())
    .filter((line) => line.length <= MAX_COMMAND_CHARACTERS && isPlainCode(line));
  if (lines.length === 0) return [];
  const shown = lines.slice(0, MAX_COMMANDS);
  const left = all.length - shown.length;
  const what =
    left > 0
      ? `${counted(shown.length, 'line')} to copy, of ${formatCount(all.length)}`
      : `${counted(all.length, 'line')} to copy`;
  const block = createTextSection(['```text', ...shown, '```'].join('\n'));
  return [foldSection(`${what}, each with a reason of yours behind “because”`, block)];
}

/** Criteria that are named as done. */
const MAX_DONE = 20;

/** Says which criteria are done, and what the words of the others mean. */
function buildStatusSection(report: Report): Section {
  const rows = buildCriterionRows(report);
  const done = rows.filter((row) => rateCriterion(row) === 'good').map(({ id }) => `**${shorten(id, 40)}**`);
  const { words } = countCriteria(report);
  const meanings = renderMeanings(new Map([...words].filter(([word]) => !SETTLED.has(word))));
  return createTextSection(
    [
      [done.length === 0 ? '' : `✅ Done: ${joinWords(cutNames(done, MAX_DONE))}.`, formatSource(report)]
        .filter(Boolean)
        .join(' '),
      meanings,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
}

function buildFindingSections(report: Report): Section[] {
  const answering = createAnswering(report);
  const shown = (finding: ObservedFinding) =>
    `- ${formatSeverityMark(finding)} ${renderFindingLink(report, finding)} ${[shorten(finding.title, 160), ...answering(finding)].join('; ')}`;
  // What only says what a criterion lacks, and nobody can answer for, stands beside the criterion already.
  const lacking = buildCriterionRows(report).filter((row) => rateCriterion(row) !== 'good');
  const isRepeated = (finding: ObservedFinding) =>
    repeatsCriterion(finding) &&
    answering(finding).length === 0 &&
    lacking.some(({ id }) => finding.title.startsWith(`${id} `));
  const own = sortFindings(report.findings).filter((finding) => !isRepeated(finding));
  const repeated = report.findings.length - own.length;
  const listed = buildList('Findings', own, shown, (left) => counted(left, 'more finding'));
  if (repeated === 0) return listed;
  const words = `${repeated === 1 ? 'One finding says' : `${formatCount(repeated)} findings say`} of a criterion what stands above.`;
  return [...listed, createTextSection(listed.length === 0 ? `**Findings**\n\n${words}` : words)];
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
      createTextSection(`${heading}\n\n${formatReason(report, true)}\n\n${renderFigures(report, true)}`),
      ...buildNoteSections(report),
      ...buildOpeningSections(report),
      ...buildStepSections(report),
      ...buildAlternativeSections(report),
      ...buildCommandSections(report),
      ...buildPeopleSections(report, SHOWN),
      ...buildAnswerSections(report, SHOWN),
      ...buildSinceSections(report, SHOWN),
      ...buildLookSections(report, { most: SHOWN, why: MAX_WHY_CHARACTERS, commands: false, beforeCriteria: false }),
      ...buildCriteriaSections(report),
      buildStatusSection(report),
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
