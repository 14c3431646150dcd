/** A picture of columns side by side, as SVG without script: the one way in which pages draw figures over time. */
import { type Html, html, type Piece } from './html.js';

/** The units of the picture: a column is so wide with the space beside it, and all of it so high. */
const STEP = 10;
const GAP = 1;
const HEIGHT = 100;

/** A column: its parts lie on each other, the first at the bottom. A share of 1 is the whole height. */
interface ChartColumn {
  /** What it says, for who points at it. */
  readonly title: string;
  readonly parts: readonly { readonly tone: ChartTone; readonly share: number }[];
}

type ChartTone = 'gate-open' | 'gate-person' | 'gate-closed';

/** The columns, their colours, and all that the picture says besides. */
export interface ColumnChart {
  readonly title: string;
  /** All that it shows, in words, for who cannot see it. */
  readonly about: string;
  readonly keys: readonly { readonly tone: ChartTone; readonly words: Piece }[];
  readonly columns: readonly ChartColumn[];
  /** What a column of the whole height stands for. */
  readonly top: string;
  /** What stands below the first column, and below the last. */
  readonly ends: readonly [string, string];
}

const round = (value: number) => String(Math.round(value * 100) / 100);

function renderColumn({ title, parts }: ChartColumn, at: number): Html {
  let top = HEIGHT;
  const rects = parts
    .filter(({ share }) => share > 0)
    .map(({ tone, share }) => {
      top -= HEIGHT * share;
      return html`<rect class="${tone}" x="${round(at * STEP + GAP / 2)}" y="${round(top)}" width="${round(STEP - GAP)}" height="${round(HEIGHT * share)}"/>`;
    });
  return html`<g><title>${title}</title>${rects}</g>`;
}

/** Renders the picture with its legend. */
export function renderColumnChart({ title, about, keys, columns, top, ends }: ColumnChart): Html {
  const legend = keys.map(
    ({ tone, words }) =>
      html`<li><svg class="key" aria-hidden="true" focusable="false" width="12" height="12"><rect class="${tone}" width="12" height="12" rx="2"/></svg> ${words}</li>`,
  );
  const width = Math.max(1, columns.length) * STEP;
  return html`<figure class="over-time"><figcaption>${title}</figcaption>
<ul class="legend">${legend}</ul>
<p class="scale soft">${top}</p>
<svg class="columns" role="img" aria-label="${about}" focusable="false" viewBox="0 0 ${round(width)} ${round(HEIGHT)}" preserveAspectRatio="none">${columns.map(renderColumn)}</svg>
<p class="ends soft"><span>${ends[0]}</span>${ends[0] === ends[1] ? null : html` <span>${ends[1]}</span>`}</p>
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
.columns { display: block; width: 100%; height: 9rem; border-block: 1px solid var(--line); border-top-style: dashed; }
.scale { margin: 0.3rem 0 0; font-variant-numeric: tabular-nums; }
.ends { display: flex; justify-content: space-between; margin: 0.1rem 0; font-variant-numeric: tabular-nums; }
.over-time .key { vertical-align: -0.05em; }
.over-time .legend { display: flex; flex-wrap: wrap; gap: 0.15rem 1rem; font-variant-numeric: tabular-nums; margin: 0.3rem 0; padding: 0; list-style: none; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 0 2.5rem; }
`;
