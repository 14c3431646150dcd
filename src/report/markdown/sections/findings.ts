/** The findings, worst first: the worst in full, the rest folded away and grouped by file. */
import { counted, cutCharacters } from '../../../base/text.js';
import type { ObservedFinding } from '../../../contract/index.js';
import { listAcceptCommands } from '../../commands.js';
import {
  countFindings,
  formatReference,
  isAboutChange,
  nameRule,
  sortFindings,
  toLineRange,
  toRepoPath,
  toWeight,
  type Weight,
  WHOLE_CHANGE,
} from '../../findings.js';
import type { Report } from '../../report.js';
import { formatFindingCounts } from '../../verdict.js';
import { escapeMarkdown, formatMarkdownCode, formatMarkdownWords } from '../text.js';
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

const MAX_BECAUSE_CHARACTERS = 160;

/** Says who accepted a finding, or the line by which a person can; nothing if nobody may. */
type ListAnswering = (finding: ObservedFinding) => readonly string[];

/**
 * Returns a function that says who accepted a finding, or the line by which a person can. The lines of the report are
 * listed once.
 */
export function createAnswering(report: Report): ListAnswering {
  const lines = listAcceptCommands(report);
  return (finding) => renderAnswering(finding, lines.get(finding.fingerprint ?? '') ?? null);
}

function renderAnswering({ signed }: ObservedFinding, line: string | null): readonly string[] {
  if (signed != null) {
    const why = formatMarkdownWords(cutCharacters(signed.because, MAX_BECAUSE_CHARACTERS));
    return [`accepted by ${formatMarkdownCode(signed.by)}: ${why}`];
  }
  return line === null ? [] : [`if it is fine: ${formatMarkdownCode(line.trimEnd())} …`];
}

/** Title, rule, rationale and who answers for it, as far as there is room for them. */
function formatFinding(finding: ObservedFinding, detail: Detail, listAnswering: ListAnswering): string {
  const words = formatMarkdownWords(cutCharacters(finding.title, detail.title)) || 'A finding without a title';
  const title = `**${words}** (${escapeMarkdown(cutCharacters(nameRule(finding), 100))})`;
  const why = detail.rationale === 0 ? '' : formatMarkdownWords(cutCharacters(finding.rationale, detail.rationale));
  return [title, ...(why === '' ? [] : [why]), ...listAnswering(finding)].join('<br>');
}

function renderLine(report: Report, finding: ObservedFinding): string {
  if (isAboutChange(finding)) return '–';
  const { first, last } = toLineRange(finding);
  return renderLineLink(report, formatReference(finding), last > first ? `${first}-${last}` : `${first}`);
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
    const row = `| ${renderLine(report, finding)} | ${what(finding)} |`;
    const where = isAboutChange(finding)
      ? `about ${WHOLE_CHANGE}`
      : `in ${formatMarkdownCode(cutCharacters(toRepoPath(finding), 300))}`;
    const key = `${formatSeverityMark(finding)} ${where}`;
    if (key === group) return row;
    const heading = `${group === '' ? '' : '\n'}${key}\n\n${FILE_TABLE}\n${row}`;
    group = key;
    return heading;
  });
}

const more = (left: number) =>
  `\n${counted(left, 'more finding is', 'more findings are')} not shown here, to save space.`;

/**
 * Builds the section "Findings".
 * @param rest a trusted sentence that says where the omitted findings are
 */
export function buildFindingSections(report: Report, detail: Detail, rest: string): Section[] {
  if (report.unread === true) return [createTextSection('### Findings\n\nThey could not be read.')];
  if (report.findings.length === 0) return [createTextSection('### Findings\n\nNone.')];
  const cut = report.truncated ? '\n\nThe service has more findings than were read.' : '';
  const answering = createAnswering(report);
  const what = (finding: ObservedFinding) => formatFinding(finding, detail, answering);
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
  const files = new Set(
    others.map((each) => `${toWeight(each)} ${isAboutChange(each) ? WHOLE_CHANGE : toRepoPath(each)}`),
  ).size;
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
