/** Writes a report in a format. Each format loads only what it needs: a command of a terminal should not load the colours of a page. */
import { compareSpans, isOpenReason } from '../../contract/index.js';
import { readAccountingEvidence } from '../../report/evidence.js';
import type { Report } from '../../report/index.js';
import type { Format } from './formats.js';

/** Selects the fields of `--format json`. */
function selectJson({ review, gate, findings, trace }: Report): object {
  const open = readAccountingEvidence({ trace })?.spans.filter(({ reason }) => isOpenReason(reason));
  return {
    ...review,
    approved: gate.open,
    findings,
    // Those that are left to people; the trace has all of them.
    spans: open?.sort(compareSpans) ?? null,
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
      const { renderTextReport } = await import(/* webpackChunkName: "terminal" */ '../../report/terminal/terminal.js');
      return renderTextReport(report, { color });
    }
    case 'markdown': {
      const { renderMarkdownReport } = await import(
        /* webpackChunkName: "markdown" */ '../../report/markdown/markdown.js'
      );
      return renderMarkdownReport(report);
    }
    case 'html': {
      const { renderReportPage } = await import(
        /* webpackChunkName: "report-page" */ '../../report/page/report-page.js'
      );
      return renderReportPage(report).html;
    }
    case 'sarif': {
      const { buildSarifLog } = await import(/* webpackChunkName: "sarif" */ '../../report/sarif/sarif.js');
      return `${JSON.stringify(buildSarifLog(report), null, 2)}\n`;
    }
    case 'json':
      return `${JSON.stringify(selectJson(report), null, 2)}\n`;
  }
}
