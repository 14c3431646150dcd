/** The composition of the tier: each contribution with its points, as a table with bars. */
import { tierOf } from '../evidence.js';
import type { Report } from '../report.js';
import { figure, tierText } from '../verdict.js';
import { Html, html, type Piece } from './html.js';
import { type Part, table } from './part.js';
import { line } from './shown.js';

const MAX_ROWS = 100;

/** Formats points with two decimals, so that they align in a column. */
const signed = (points: number) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points).toFixed(2)}`;

/** Formats a share of the width in percent, for an attribute. */
const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`;

/**
 * Draws a bar: to the right if the points raise the score, to the left if they lower it. The number next to it has the
 * same meaning.
 */
function barOf(points: number, least: number, most: number): Html {
  const span = most - least;
  if (!Number.isFinite(span) || span <= 0) return new Html('');
  const zero = -least / span;
  const width = Math.abs(points) / span;
  const from = points < 0 ? zero - width : zero;
  return html`<svg class="bars" aria-hidden="true" focusable="false" height="14"><rect class="${points < 0 ? 'down' : 'up'}" x="${percent(from)}" y="2" width="${percent(width)}" height="10" rx="1"/><line x1="${percent(zero)}" x2="${percent(zero)}" y1="0" y2="14"/></svg>`;
}

/** Builds the part "Risk". */
export function riskPart(report: Report): Part {
  const tier = tierOf(report);
  const said = report.review.tier ?? tier?.tier ?? null;
  const part = { id: 'risk', title: 'Risk', short: said === null ? '' : line(tierText(said), 40) };
  if (tier === null) {
    return {
      ...part,
      lead: said === null ? '' : line(tierText(said), 60),
      body: html`<p>The trace could not be read, so this page does not say what the tier is made of.</p>`,
    };
  }
  const sorted = tier.contributions.toSorted((a, b) => b.points - a.points);
  const shown = sorted.filter(({ points }) => points !== 0).slice(0, MAX_ROWS);
  const nothing = sorted.length - sorted.filter(({ points }) => points !== 0).length;
  const all = shown.map(({ points }) => points);
  const least = Math.min(0, ...all);
  const most = Math.max(0, ...all);
  const rows = shown.map(({ feature, value, points, note }): readonly Piece[] => [
    html`${line(note, 160)} <code class="soft">${line(feature, 60)}</code>`,
    typeof value === 'number' ? figure(value) : line(String(value), 60),
    html`<span class="n">${signed(points)}</span>`,
    barOf(points, least, most),
  ]);
  const floors = tier.floors.map(
    ({ tier: floor, note }) =>
      html`<p class="note">At least ${tierText(floor)}, whatever the score: ${line(note, 300)}.</p>`,
  );
  const rest = nothing > 0 ? html`<p class="soft">${nothing} more features contribute nothing.</p>` : null;
  const chart =
    rows.length === 0
      ? html`<p>No feature of the change contributes to its risk.</p>`
      : table(
          `What the score of ${figure(tier.score)} is made of: points that lift the risk, then points that lower it`,
          ['Feature', 'Value', 'Points', 'Lowers or lifts'],
          rows,
          { name: 'chart' },
        );
  return {
    ...part,
    lead: html`${tierText(tier.tier)}, score <span class="n">${figure(tier.score)}</span>`,
    body: [floors, chart, rest],
  };
}
