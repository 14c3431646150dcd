/** What was not looked at, what was set aside, and where the whole trace is. */
import { cutCharacters } from '../../base/text.js';
import { isLoopback, parseUrl } from '../../base/url.js';
import { omittedOf, planesOf, toolLines } from '../evidence.js';
import type { Report } from '../report.js';
import { markdownCode, markdownLink, markdownText, markdownWords } from '../words.js';
import { type Detail, folded, type Section, text } from './fit.js';
import { lineLink } from './links.js';

/** Rows beyond this number are collapsed. */
const OPEN_ROWS = 10;

const more = (left: number) => `\n${left} more not shown here for lack of room; the trace has all of them.`;

/** Builds a list with its heading. The rows beyond the limit are in a collapsed block. */
function list(title: string, rows: readonly string[], detail: Detail): Section[] {
  if (rows.length === 0) return [];
  if (!detail.fold || rows.length <= OPEN_ROWS) return [{ head: `${title}\n`, rows, more }];
  const rest = rows.slice(OPEN_ROWS);
  return [
    { head: `${title}\n`, rows: rows.slice(0, OPEN_ROWS), more },
    folded(`And ${rest.length} more`, { head: '', rows: rest, more }),
  ];
}

/** Lists what was not reviewed; entries that prevent an approval come first. No section if everything was reviewed. */
export function coverageSections(report: Report, detail: Detail): Section[] {
  const rows = omittedOf(report).map(({ path, detail: why, blocking }) => {
    const file = path === null ? '' : `${markdownCode(cutCharacters(path, 300))}: `;
    const keeps = blocking ? ' **This keeps the gate from opening by itself.**' : '';
    return `- ${file}${markdownWords(cutCharacters(why, 300))}${keeps}`;
  });
  return list(`### Not looked at: ${rows.length}`, rows, detail);
}

/** Lists what was suppressed, with the reasons; no section if nothing was. */
export function suppressedSections(report: Report, detail: Detail): Section[] {
  const rows = (planesOf(report)?.suppressed ?? []).map(({ rule, file, line, reason, by }) => {
    const why = markdownWords(cutCharacters(reason, 300));
    return `- ${lineLink(report, `${file}:${line}`)} ${markdownCode(cutCharacters(rule, 100))}: ${why} (${markdownText(cutCharacters(by, 200))})`;
  });
  return list(`### Suppressed: ${rows.length}`, rows, detail);
}

/** Lists what other tools reported and the outcome; no section without reports. */
export function toolSections(report: Report, detail: Detail): Section[] {
  const rows = toolLines(report).map((line) => `- ${markdownText(cutCharacters(line, 500))}`);
  return list('### Reports of other tools', rows, detail);
}

/** Longer URLs are not shown: people would not follow them, and they take too much of the limit. */
const MAX_URL_CHARACTERS = 2000;

/** Returns the URL of the trace if it is valid after the job. A loopback address is not. */
export function lastingTraceUrl(report: Report): string | null {
  const url = parseUrl(report.review.trace_url ?? '');
  return url === null || url.href.length > MAX_URL_CHARACTERS || isLoopback(url.hostname) ? null : url.href;
}

/** Says where the trace is, with its digest and the review's id. */
export function traceSections(report: Report): Section[] {
  const url = lastingTraceUrl(report);
  const digest = report.trace?.digest;
  const engine = report.trace?.engine.version;
  const parts = [
    ...(url === null && digest === undefined ? [] : [url === null ? 'Trace' : markdownLink('Trace', url)]),
    ...(digest === undefined ? [] : [markdownCode(digest)]),
    `· review ${markdownCode(cutCharacters(report.review.id, 80))}`,
    ...(engine === undefined ? [] : [`· engine ${markdownCode(cutCharacters(engine, 40))}`]),
  ];
  return [text(`<sub>${parts.join(' ').replace(/^· review/u, 'Review')}</sub>`)];
}
