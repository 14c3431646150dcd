/** What of a change is left to people, the heaviest first, and the change as its parts. */
import { capitalize, formatCount } from '../../../base/text.js';
import type { CompletedReview, Trace } from '../../../contract/index.js';
import {
  countAccounting,
  countUnlisted,
  formatLookTitle,
  formatPartition,
  formatPlaceLines,
  formatWithin,
  html,
  listOpenPlaces,
  type Piece,
  renderProse,
} from '../../../report/index.js';
import { type Column, NOTHING, renderBadge, renderTable, renderText } from './parts.js';

/** Places shown; the report has more of them. */
const MAX_PLACES = 50;
/** Maximum number of characters shown of a path, and of what a reason rests on. */
const MAX_PATH = 300;
const MAX_WHY = 300;

const COLUMNS: readonly Column[] = [
  { title: 'File' },
  { title: 'Lines', narrow: 'bare' },
  { title: 'Reason', narrow: 'bare' },
  { title: 'Where', narrow: 'bare' },
  { title: 'Why', narrow: 'bare' },
];

/** Renders the section; null if the review does not account for its lines. */
export function renderLookSection(review: CompletedReview, trace: Trace | null): Piece {
  const tally = countAccounting({ review, trace });
  if (tally === null) return null;
  const heading = html`<h2 id="look">${formatLookTitle(tally)}</h2>\n`;
  const parts = html`<p>${capitalize(formatPartition(tally))}.</p>\n`;
  const places = listOpenPlaces({ trace });
  if (places.length === 0) return [heading, parts];
  const rows = places
    .slice(0, MAX_PLACES)
    .map((place) => [
      html`<code class="path">${renderText(place.location.file.slice(0, MAX_PATH))}</code>`,
      html`<span class="whole">${formatPlaceLines(place)}</span>`,
      html`${renderBadge(place.reason)}${place.isNew ? html` ${renderBadge('new')}` : null}`,
      formatWithin(place) === ''
        ? NOTHING
        : html`<span class="within">${renderText(formatWithin(place).trim().slice(0, MAX_PATH))}</span>`,
      html`<bdi>${renderProse(place.why, MAX_WHY)}</bdi>`,
    ]);
  const left = places.length - rows.length + countUnlisted({ trace });
  const rest = left > 0 ? html`<p class="soft">And ${formatCount(left)} more: the report shows them.</p>\n` : null;
  return [heading, parts, renderTable('Places that are left to people, the heaviest first', COLUMNS, rows), rest];
}
