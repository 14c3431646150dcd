/** What changed since the last head that a person saw. */
import { counted } from '../../../base/text.js';
import { parseReference } from '../../reference.js';
import type { Report } from '../../report.js';
import {
  formatSinceFiles,
  formatSinceSpans,
  formatSinceTitle,
  listSinceRows,
  readSeenSince,
  type SeenSince,
  type SinceMark,
  type SinceRow,
} from '../../since.js';
import { capList, formatLine, renderCode, renderProse } from '../display-text.js';
import { type Html, html, type Piece } from '../html.js';
import { renderFileLink } from '../links.js';
import type { Part } from './part.js';

const MAX_ROWS = 200;

const TONES: Readonly<Record<SinceMark, string>> = { worse: 'bad', better: 'ok', note: 'none' };

function renderReference(report: Report, reference: string): Piece {
  const place = parseReference(reference);
  const label = renderCode(reference, 200);
  return place === null ? label : renderFileLink(report, place, label);
}

function renderRow(report: Report, { seen }: SeenSince, row: SinceRow): Html {
  const then = { ...report, headSha: seen.commit };
  const places = [
    ...row.lines.map((reference) => html` ${renderReference(report, reference)}`),
    ...row.lost.map((reference) => html` <span class="soft">then at</span> ${renderReference(then, reference)}`),
  ];
  const name = row.name === '' ? null : html`<strong>${formatLine(row.name, 40)}</strong> `;
  return html`<li><span class="pill ${TONES[row.mark]}">${row.mark}</span> ${name}${renderProse(formatLine(row.text, 300), 300)}${places}</li>
`;
}

/** Builds the part "Since @login looked at 1a2b3c4"; null if no person who counts has seen a head. */
export function renderSincePart(report: Report): Part | null {
  const since = readSeenSince(report);
  if (since === null) return null;
  const rows = listSinceRows(since);
  const { first, note } = capList(
    rows,
    MAX_ROWS,
    (left) => html`<p class="soft">${counted(left, 'more row')} not shown here; the trace has them.</p>`,
  );
  const facts = [formatSinceFiles(since), formatSinceSpans(since)].filter((text) => text !== '');
  const list = html`<ul class="bare">
${first.map((row) => renderRow(report, since, row))}</ul>
`;
  return {
    id: 'since',
    title: formatLine(formatSinceTitle(since), 100),
    short: rows.length === 0 ? '' : counted(rows.length, 'change'),
    lead: '',
    body: [facts.map((text) => html`<p>${formatLine(text, 800)}</p>\n`), first.length === 0 ? null : list, note],
  };
}
