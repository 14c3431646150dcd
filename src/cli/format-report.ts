/** Writes a report in a format. Each format loads only what it needs: a command of a terminal should not load the colours of a page. */
import type { Report } from '../report/index.js';
import type { Format } from './formats.js';

/** Selects the fields of `--format json`. */
function selectJson({ review, gate, findings, trace }: Report): object {
  return {
    ...review,
    approved: gate.open,
    findings,
    decision: trace?.decision ?? null,
    coverage: trace?.snapshot.coverage ?? null,
    trace_digest: trace?.digest ?? null,
  };
}

/**
 * Returns the report as text in the format.
 * @param color whether the text for a terminal may have colours
 */
export async function formatReport(report: Report, format: Format, color: boolean): Promise<string> {
  switch (format) {
    case 'text': {
      const { renderTextReport: textReport } = await import('../report/terminal.js');
      return textReport(report, { color });
    }
    case 'markdown': {
      const { renderMarkdownReport: markdownReport } = await import('../report/markdown.js');
      return markdownReport(report);
    }
    case 'html': {
      const { renderReportPage: reportPage } = await import('../report/page/report-page.js');
      return reportPage(report).html;
    }
    case 'sarif': {
      const { buildSarifLog: sarifLog } = await import('../report/sarif.js');
      return `${JSON.stringify(sarifLog(report), null, 2)}\n`;
    }
    case 'json':
      return `${JSON.stringify(selectJson(report), null, 2)}\n`;
  }
}
