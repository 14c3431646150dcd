/** A picture of decisions over time, as SVG: a column for each tenth of the changes, the oldest on the left. */
import { counted } from '../../base/text.js';
import { renderColumnChart } from '../page/columns.js';
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
/** Cuts a list into at most `COLUMNS` parts of the same size, give or take one. */
export function cutIntoTenths<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.min(COLUMNS, all.length);
  return Array.from({ length: count }, (_, at) =>
    all.slice(Math.floor((at * all.length) / count), Math.floor(((at + 1) * all.length) / count)),
  );
}

/** Renders the picture with its legend. `decisions`: the newest first. */
export function renderDecisionChart(title: string, decisions: readonly TimedDecision[]): Html {
  const all = decisions.toReversed();
  const counts = countGates(all);
  const tell = (of: typeof counts) => GATES.map((gate) => `${GATE_WORDS[gate]} ${of[gate]}`).join(', ');
  const columns = cutIntoTenths(all).map((part) => {
    const own = countGates(part);
    return {
      title: `${formatDay(part[0]?.at ?? '')}: ${tell(own)}`,
      parts: GATES.map((gate) => ({ tone: `gate-${gate}` as const, share: own[gate] / part.length })),
    };
  });
  return renderColumnChart({
    title,
    about: `${title}: ${tell(counts)}, of ${counted(all.length, 'change')}`,
    keys: GATES.map((gate) => ({
      tone: `gate-${gate}` as const,
      words: html`${GATE_WORDS[gate]} <strong>${formatShare(counts[gate], all.length)}</strong>`,
    })),
    columns,
    top: '100 %',
    ends: [formatDay(all[0]?.at ?? ''), formatDay(all.at(-1)?.at ?? '')],
  });
}
