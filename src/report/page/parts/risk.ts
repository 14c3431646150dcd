/** The composition of the tier: each contribution with its points, as a table with bars. */
import { formatCount } from '../../../base/text.js';
import { readTierEvidence } from '../../evidence.js';
import type { Report } from '../../report.js';
import { formatNumber, formatTier } from '../../verdict.js';
import { formatLine } from '../display-text.js';
import { Html, html, type Piece } from '../html.js';
import { type Part, renderTable } from './part.js';

const MAX_ROWS = 100;

/** Formats points with two decimals, so that they align in a column. */
const formatSigned = (points: number) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points).toFixed(2)}`;

/** Formats a share of the width in percent, for an attribute. */
const formatPercent = (share: number) => `${Math.round(share * 1_000) / 10}%`;

/**
 * Draws a bar: to the right if the points raise the score, to the left if they lower it. The number next to it has the
 * same meaning.
 */
function renderBar(points: number, least: number, most: number): Html {
  const span = most - least;
  if (!Number.isFinite(span) || span <= 0) return new Html('');
  const zero = -least / span;
  const width = Math.abs(points) / span;
  const from = points < 0 ? zero - width : zero;
  return html`<svg class="bars" aria-hidden="true" focusable="false" height="14"><rect class="${points < 0 ? 'down' : 'up'}" x="${formatPercent(from)}" y="2" width="${formatPercent(width)}" height="10" rx="1"/><line x1="${formatPercent(zero)}" x2="${formatPercent(zero)}" y1="0" y2="14"/></svg>`;
}

/** Lists what the tier rests on. */
function renderReasons(reasons: readonly string[]): Html {
  return html`<ul>${reasons.map((reason) => html`<li>${formatLine(reason, 300)}</li>`)}</ul>`;
}

/** Collapses what the score is made of. */
function foldFigures(figures: Piece): Html {
  return html`<details><summary>What the score is made of</summary>
${figures}</details>`;
}

/** Builds the part "Risk". */
export function renderRiskPart(report: Report): Part {
  const tier = readTierEvidence(report);
  const said = report.review.tier ?? tier?.tier ?? null;
  const part = { id: 'risk', title: 'Risk', short: said === null ? '' : formatLine(formatTier(said), 40) };
  if (tier === null) {
    return {
      ...part,
      lead: said === null ? '' : formatLine(formatTier(said), 60),
      body: html`<p>The trace could not be read, so this page does not say what the tier is made of.</p>`,
    };
  }
  const reasons = tier.reasons ?? [];
  const sorted = tier.contributions.toSorted((a, b) => b.points - a.points);
  const shown = sorted.filter(({ points }) => points !== 0).slice(0, MAX_ROWS);
  const nothing = sorted.length - sorted.filter(({ points }) => points !== 0).length;
  const all = shown.map(({ points }) => points);
  const least = Math.min(0, ...all);
  const most = Math.max(0, ...all);
  const rows = shown.map(({ feature, value, points, note }): readonly Piece[] => [
    html`${formatLine(note, 160)} <code class="soft">${formatLine(feature, 60)}</code>`,
    typeof value === 'number' ? formatNumber(value) : formatLine(String(value), 60),
    html`<span class="n">${formatSigned(points)}</span>`,
    renderBar(points, least, most),
  ]);
  const floors = tier.floors.map(
    ({ tier: floor, note }) =>
      html`<p class="note">At least ${formatTier(floor)}, whatever the score: ${formatLine(note, 300)}.</p>`,
  );
  const rest = nothing > 0 ? html`<p class="soft">${formatCount(nothing)} more features contribute nothing.</p>` : null;
  const chart =
    rows.length === 0
      ? html`<p>No feature of the change contributes to its risk.</p>`
      : renderTable(
          `What the score of ${formatNumber(tier.score)} is made of: points that raise the risk, then points that lower it`,
          ['Feature', 'Value', 'Points', 'Lowers or lifts'],
          rows,
          { name: 'chart' },
        );
  return {
    ...part,
    lead: html`${formatTier(tier.tier)}, score <span class="n">${formatNumber(tier.score)}</span>`,
    body: reasons.length === 0 ? [floors, chart, rest] : [renderReasons(reasons), foldFigures([floors, chart, rest])],
  };
}
