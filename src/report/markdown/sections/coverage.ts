/** What was not looked at, what was set aside, and where the whole trace is. */
import { cutCharacters, formatCount } from '../../../base/text.js';
import { isLoopback, parseUrl } from '../../../base/url.js';
import { formatReported, formatToolReports, listOmitted, readPlanesEvidence } from '../../evidence.js';
import type { Report } from '../../report.js';
import { escapeMarkdown, formatMarkdownCode, formatMarkdownLink, formatMarkdownWords } from '../text.js';
import { createTextSection, type Detail, foldSection, type Section } from './fit.js';
import { renderLineLink } from './links.js';

/** Rows beyond this number are collapsed. */
const OPEN_ROWS = 10;

const more = (left: number) => `\n${formatCount(left)} more not shown here, to save space. The trace has all of them.`;

/** Builds a list with its heading. The rows beyond the limit are in a collapsed block. */
function buildList(title: string, rows: readonly string[], detail: Detail): Section[] {
  if (rows.length === 0) return [];
  if (!detail.fold || rows.length <= OPEN_ROWS) return [{ head: `${title}\n`, rows, more }];
  const rest = rows.slice(OPEN_ROWS);
  return [
    { head: `${title}\n`, rows: rows.slice(0, OPEN_ROWS), more },
    foldSection(`And ${formatCount(rest.length)} more`, { head: '', rows: rest, more }),
  ];
}

/** Lists what was not reviewed; entries that prevent an approval come first. No section if everything was reviewed. */
export function buildCoverageSections(report: Report, detail: Detail): Section[] {
  const rows = listOmitted(report).map(({ path, detail: why, blocking }) => {
    const file = path === null ? '' : `${formatMarkdownCode(cutCharacters(path, 300))}: `;
    const keeps = blocking ? ' **This keeps the gate from opening by itself.**' : '';
    return `- ${file}${formatMarkdownWords(cutCharacters(why, 300))}${keeps}`;
  });
  return buildList(`### Not looked at: ${rows.length}`, rows, detail);
}

/** Lists what was suppressed, with the reasons; no section if nothing was. */
export function buildSuppressedSections(report: Report, detail: Detail): Section[] {
  const rows = (readPlanesEvidence(report)?.suppressed ?? []).map(({ rule, file, line, reason, by }) => {
    const why = formatMarkdownWords(cutCharacters(reason, 300));
    return `- ${renderLineLink(report, `${file}:${line}`)} ${formatMarkdownCode(cutCharacters(rule, 100))}: ${why} (${escapeMarkdown(cutCharacters(by, 200))})`;
  });
  return buildList(`### Suppressed: ${rows.length}`, rows, detail);
}

/** Lists what other tools and the tests reported, and the outcome; no section without reports. */
export function buildToolSections(report: Report, detail: Detail): Section[] {
  const toRows = (lines: readonly string[]) => lines.map((line) => `- ${escapeMarkdown(cutCharacters(line, 500))}`);
  return [
    ...buildList('### Reports of other tools', toRows(formatToolReports(report)), detail),
    ...buildList('### Reports of the tests', toRows(formatReported(report)), detail),
  ];
}

/** Longer URLs are not shown: people would not follow them, and they take too much of the limit. */
const MAX_URL_CHARACTERS = 2000;

/** Returns the URL of the trace if it is valid after the job. A loopback address is not. */
export function findTraceUrl(report: Report): string | null {
  const url = parseUrl(report.review.trace_url ?? '');
  return url === null || url.href.length > MAX_URL_CHARACTERS || isLoopback(url.hostname) ? null : url.href;
}

/** Says where the trace is, with its digest and the review's id. */
export function buildTraceSections(report: Report): Section[] {
  const url = findTraceUrl(report);
  const digest = report.trace?.digest;
  const engine = report.trace?.engine.version;
  const parts = [
    ...(url === null && digest === undefined ? [] : [url === null ? 'Trace' : formatMarkdownLink('Trace', url)]),
    ...(digest === undefined ? [] : [formatMarkdownCode(digest)]),
    `· review ${formatMarkdownCode(cutCharacters(report.review.id, 80))}`,
    ...(engine === undefined ? [] : [`· engine ${formatMarkdownCode(cutCharacters(engine, 40))}`]),
  ];
  return [createTextSection(`<sub>${parts.join(' ').replace(/^· review/u, 'Review')}</sub>`)];
}
