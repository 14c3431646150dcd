/** What opens the gate of a review: the lists of its report. */
import { type CompletedReview, ENDPOINTS, type Finding, LIMITS, type Trace } from '../../../contract/index.js';
import { html, type Piece, renderSteps } from '../../../report/index.js';
import { computeGate } from '../../reviews/ended-report.js';
import type { PageRequest } from '../page-registry.js';
import { buildReportPath } from '../paths.js';

/** Findings that are read for the lists. Of a review with more of them the lists stand in the report alone. */
const MAX_FINDINGS = 500;

async function listFindings({ api }: PageRequest, reviewId: string): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  let page: string | undefined;
  for (;;) {
    const query = { review_id: reviewId, limit: String(LIMITS.MAX_PAGE_ROWS), page };
    const { data, next_page: next } = await api.ask(ENDPOINTS.listFindings, { query });
    found.push(...data);
    if (next === null) return found;
    page = next;
  }
}

/** Renders the section; null if the gate is open, or without the trace, from which the lists are made. */
export async function renderStepsSection(
  visit: PageRequest,
  review: CompletedReview,
  { trace, serverUrl }: { readonly trace: Trace | null; readonly serverUrl: string | null },
): Promise<Piece> {
  if (trace === null || review.verdict === 'auto-approve') return null;
  const { error, warn, info } = review.counts;
  if (error + warn + info > MAX_FINDINGS) {
    return html`<p>What opens the gate: see <a href="${visit.to(buildReportPath(review.id))}">the report</a>.</p>\n`;
  }
  const { repo, pr, head_sha: headSha, verdict } = review;
  const findings = await listFindings(visit, review.id);
  const report = { repo, pr, headSha, serverUrl, review, findings, truncated: false, trace, notes: [] };
  return renderSteps({ ...report, gate: computeGate(verdict) }, (title) => html`<h2>${title}</h2>`);
}
