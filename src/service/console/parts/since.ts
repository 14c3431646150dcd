/** What changed since the last head that a person saw. */
import { formatCount } from '../../../base/text.js';
import type { CompletedReview, Trace } from '../../../contract/index.js';
import {
  formatSinceFiles,
  formatSinceRow,
  formatSinceSpans,
  formatSinceTitle,
  html,
  listSinceRows,
  type Piece,
  readSeenSince,
} from '../../../report/index.js';
import { renderText } from './parts.js';

/** Rows shown; the report has more of them. */
const MAX_ROWS = 50;
/** Maximum number of characters shown of a row. */
const MAX_TEXT = 400;

const renderLine = (text: string): Piece => renderText(text.slice(0, MAX_TEXT));

/** Renders the section; null if no person who counts has seen an earlier head. */
export function renderSinceSection(review: CompletedReview, trace: Trace | null): Piece {
  const since = readSeenSince({ trace, headSha: review.head_sha });
  if (since === null) return null;
  const rows = listSinceRows(since);
  const left = rows.length - MAX_ROWS;
  return html`<h2 id="since">${renderLine(formatSinceTitle(since))}</h2>
<p>${renderLine(formatSinceFiles(since))} ${renderLine(formatSinceSpans(since))}</p>
${rows.length === 0 ? null : html`<ul>${rows.slice(0, MAX_ROWS).map((row) => html`<li>${renderLine(formatSinceRow(row))}</li>`)}</ul>\n`}${left > 0 ? html`<p class="soft">And ${formatCount(left)} more: the report shows them.</p>\n` : null}`;
}
