/** A picture of decisions over time, as SVG: a column for each tenth of the changes, the oldest on the left. */
import { counted } from '../../base/text.js';
import { type Html, html } from '../page/html.js';
import { GATES, type Gate } from './model.js';
import { countGates } from './tally.js';
import { formatDay, formatShare, GATE_WORDS } from './words.js';

/** A decision, and when the change was merged or reviewed. */
export interface TimedDecision {
  readonly gate: Gate;
  /** RFC 3339 in UTC. */
  readonly at: string;
}

/** So many columns at most. Each has as many changes as the others, or one more. */
const COLUMNS = 10;
/** The units of the picture: a column is so wide with the space beside it, and all of it so high. */
const STEP = 10;
const GAP = 1;
const HEIGHT = 100;

/** Cuts a list into at most `COLUMNS` parts of the same size, give or take one. */
export function cutIntoTenths<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.min(COLUMNS, all.length);
  return Array.from({ length: count }, (_, at) =>
    all.slice(Math.floor((at * all.length) / count), Math.floor(((at + 1) * all.length) / count)),
  );
}

function renderColumn(part: readonly TimedDecision[], at: number): Html {
  const counts = countGates(part);
  let top = HEIGHT;
  const rects = GATES.filter((gate) => counts[gate] > 0).map((gate) => {
    const height = (HEIGHT * counts[gate]) / part.length;
    top -= height;
    return html`<rect class="gate-${gate}" x="${at * STEP + GAP / 2}" y="${round(top)}" width="${STEP - GAP}" height="${round(height)}"/>`;
  });
  const words = GATES.map((gate) => `${GATE_WORDS[gate]} ${counts[gate]}`).join(', ');
  return html`<g><title>${formatDay(part[0]?.at ?? '')}: ${words}</title>${rects}</g>`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Renders the picture with its legend. `decisions`: the newest first. */
export function renderDecisionChart(title: string, decisions: readonly TimedDecision[]): Html {
  const all = decisions.toReversed();
  const parts = cutIntoTenths(all);
  const counts = countGates(all);
  const keys = GATES.map(
    (gate) =>
      html`<li><svg class="key" aria-hidden="true" focusable="false" width="12" height="12"><rect class="gate-${gate}" width="12" height="12" rx="2"/></svg> ${GATE_WORDS[gate]} <strong class="n">${formatShare(counts[gate], all.length)}</strong></li>`,
  );
  const words = GATES.map((gate) => `${GATE_WORDS[gate]} ${counts[gate]}`).join(', ');
  const width = Math.max(1, parts.length) * STEP;
  const about = `${title}: ${words}, of ${counted(all.length, 'change')}`;
  return html`<figure class="over-time"><figcaption>${title}</figcaption>
<ul class="legend">${keys}</ul>
<svg class="columns" role="img" aria-label="${about}" focusable="false" viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="none">${parts.map(renderColumn)}</svg>
<p class="ends soft"><span>${formatDay(all[0]?.at ?? '')}</span> <span>${formatDay(all.at(-1)?.at ?? '')}</span></p>
</figure>
`;
}

/** Styles of the picture. The page names its colours: `--gate-open`, `--gate-person`, `--gate-closed`. */
export const CHART_STYLE = `
rect.gate-open { fill: var(--gate-open); }
rect.gate-person { fill: var(--gate-person); }
rect.gate-closed { fill: var(--gate-closed); }
.over-time { margin: 1rem 0; min-width: 0; }
.over-time figcaption { font-weight: 600; }
.columns { display: block; width: 100%; height: 9rem; border-bottom: 1px solid var(--line); }
.ends { display: flex; justify-content: space-between; margin: 0.1rem 0; font-variant-numeric: tabular-nums; }
.over-time .key { vertical-align: -0.05em; }
.over-time .legend { display: flex; flex-wrap: wrap; gap: 0.15rem 1.5rem; margin: 0.3rem 0; padding: 0; list-style: none; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 0 2.5rem; }
`;
