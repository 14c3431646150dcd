/** The findings, worst first: the worst in full, the rest folded away and grouped by file. */
import { counted, cutCharacters } from '../../base/text.js';
import type { ObservedFinding } from '../../contract/index.js';
import {
  countFindings,
  formatReference,
  nameRule,
  sortFindings,
  toLineRange,
  toRepoPath,
  toWeight,
  type Weight,
} from '../findings.js';
import type { Report } from '../report.js';
import { escapeMarkdown, formatMarkdownCode, formatMarkdownWords } from '../text.js';
import { formatFindingCounts } from '../verdict.js';
import { createTextSection, type Detail, foldSection, type Section } from './fit.js';
import { renderFindingLink, renderLineLink } from './links.js';

const MARKS: Readonly<Record<Weight, string>> = { error: '🟥 error', warn: '🟧 warn', info: '🟦 info' };

/** Maximum number of errors and warnings that are shown without a click. */
const OPEN_ROWS = 20;
const TABLE = '| Severity | Where | What |\n|---|---|---|';
const FILE_TABLE = '| Line | What |\n|---|---|';

/** Returns the mark of a severity: `🟥 error`. An unknown severity is shown as the service returned it. */
export function formatSeverityMark(finding: ObservedFinding): string {
  if (finding.signed != null) return `☑️ accepted ${escapeMarkdown(cutCharacters(finding.severity, 40))}`;
  return ['error', 'warn', 'info'].includes(finding.severity)
    ? MARKS[toWeight(finding)]
    : `🟧 ${escapeMarkdown(cutCharacters(finding.severity, 40))}`;
}

/** Title, rule and rationale, as far as there is room for them. */
function formatFinding(finding: ObservedFinding, detail: Detail): string {
  const words = formatMarkdownWords(cutCharacters(finding.title, detail.title)) || 'A finding without a title';
  const title = `**${words}** (${escapeMarkdown(cutCharacters(nameRule(finding), 100))})`;
  const why = detail.rationale === 0 ? '' : formatMarkdownWords(cutCharacters(finding.rationale, detail.rationale));
  return why === '' ? title : `${title}<br>${why}`;
}

/**
 * Builds a table's rows by file. The first row of a file includes its heading. Expects the findings in the order of
 * severity and file.
 */
function renderRowsByFile(
  report: Report,
  findings: readonly ObservedFinding[],
  what: (finding: ObservedFinding) => string,
): string[] {
  let group = '';
  return findings.map((finding) => {
    const path = toRepoPath(finding);
    const { first, last } = toLineRange(finding);
    const line = renderLineLink(report, formatReference(finding), last > first ? `${first}-${last}` : `${first}`);
    const row = `| ${line} | ${what(finding)} |`;
    const key = `${formatSeverityMark(finding)} in ${formatMarkdownCode(cutCharacters(path, 300))}`;
    if (key === group) return row;
    const heading = `${group === '' ? '' : '\n'}${key}\n\n${FILE_TABLE}\n${row}`;
    group = key;
    return heading;
  });
}

const more = (left: number) =>
  `\n${counted(left, 'more finding is', 'more findings are')} not shown here for lack of room.`;

/**
 * Builds the section "Findings".
 * @param rest a trusted sentence that says where the omitted findings are
 */
export function buildFindingSections(report: Report, detail: Detail, rest: string): Section[] {
  if (report.unread === true) return [createTextSection('### Findings\n\nThey could not be read.')];
  if (report.findings.length === 0) return [createTextSection('### Findings\n\nNone.')];
  const cut = report.truncated ? '\n\nThe service has more findings than were read.' : '';
  const what = (finding: ObservedFinding) => formatFinding(finding, detail);
  const buildTable = (some: readonly ObservedFinding[], head: string): Section => ({
    head: `${head}${TABLE}`,
    rows: some.map((each) => `| ${formatSeverityMark(each)} | ${renderFindingLink(report, each)} | ${what(each)} |`),
    more: (left) => `${more(left)} ${rest}`,
  });
  const sorted = sortFindings(report.findings);
  const title = `### Findings: ${formatFindingCounts(report)}${cut}`;
  if (!detail.fold) return [buildTable(sorted, `${title}\n\n`)];
  const open = sorted.filter((finding) => toWeight(finding) !== 'info').slice(0, OPEN_ROWS);
  const others = sorted.slice(open.length);
  const files = new Set(others.map((each) => `${toWeight(each)} ${toRepoPath(each)}`)).size;
  const behind: Section =
    files * 2 > others.length
      ? buildTable(others, '')
      : { head: '', rows: renderRowsByFile(report, others, what), more: (left) => `${more(left)} ${rest}` };
  const { error, warn, info } = countFindings(others);
  const kinds = [
    ...(error > 0 ? [counted(error, 'error')] : []),
    ...(warn > 0 ? [counted(warn, 'warning')] : []),
    ...(info > 0 ? [counted(info, 'note')] : []),
  ].join(', ');
  return [
    open.length === 0 ? createTextSection(title) : buildTable(open, `${title}\n\n`),
    ...(others.length === 0 ? [] : [foldSection(open.length === 0 ? kinds : `And ${kinds}`, behind)]),
  ];
}
