/** What was not looked at, what was set aside, and where the whole trace is. */
import { cutCharacters } from '../../base/text.js';
import { isLoopback, parseUrl } from '../../base/url.js';
import { omittedOf, planesOf, toolLines } from '../evidence.js';
import type { Report } from '../report.js';
import { markdownCode, markdownLink, markdownText, markdownWords } from '../words.js';
import { type Detail, folded, type Section, text } from './fit.js';
import { lineLink } from './links.js';

/** More rows than these are folded away. */
const OPEN_ROWS = 10;

const more = (left: number) => `\n${left} more not shown here for lack of room; the trace has all of them.`;

/** A list with its heading; the second half of a long one is behind a line that opens it. */
function list(title: string, rows: readonly string[], detail: Detail): Section[] {
  if (rows.length === 0) return [];
  if (!detail.fold || rows.length <= OPEN_ROWS) return [{ head: `${title}\n`, rows, more }];
  const rest = rows.slice(OPEN_ROWS);
  return [
    { head: `${title}\n`, rows: rows.slice(0, OPEN_ROWS), more },
    folded(`And ${rest.length} more`, { head: '', rows: rest, more }),
  ];
}

/** What was not looked at, first what keeps the gate from opening; nothing where everything was. */
export function coverageSections(report: Report, detail: Detail): Section[] {
  const rows = omittedOf(report).map(({ path, detail: why, blocking }) => {
    const file = path === null ? '' : `${markdownCode(cutCharacters(path, 300))}: `;
    const keeps = blocking ? ' **This keeps the gate from opening by itself.**' : '';
    return `- ${file}${markdownWords(cutCharacters(why, 300))}${keeps}`;
  });
  return list(`### Not looked at: ${rows.length}`, rows, detail);
}

/** What was suppressed, with the reasons; nothing where nothing was. */
export function suppressedSections(report: Report, detail: Detail): Section[] {
  const rows = (planesOf(report)?.suppressed ?? []).map(({ rule, file, line, reason, by }) => {
    const why = markdownWords(cutCharacters(reason, 300));
    return `- ${lineLink(report, `${file}:${line}`)} ${markdownCode(cutCharacters(rule, 100))}: ${why} (${markdownText(cutCharacters(by, 200))})`;
  });
  return list(`### Suppressed: ${rows.length}`, rows, detail);
}

/** What other tools reported and what became of it; nothing where no report was given. */
export function toolSections(report: Report, detail: Detail): Section[] {
  const rows = toolLines(report).map((line) => `- ${markdownText(cutCharacters(line, 500))}`);
  return list('### Reports of other tools', rows, detail);
}

/** A longer address is none that a person would follow, and no limit has room for it. */
const MAX_URL_CHARACTERS = 2000;

/** The address of the trace, where it outlives the job; a loopback address is gone with it. */
export function lastingTraceUrl(report: Report): string | null {
  const url = parseUrl(report.review.trace_url ?? '');
  return url === null || url.href.length > MAX_URL_CHARACTERS || isLoopback(url.hostname) ? null : url.href;
}

/** Where the trace lies, its digest, and the review's id. */
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
