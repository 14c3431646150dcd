/** Words and numbers that all forms of a backtest share. */
import { abbreviateSha, counted } from '../../base/text.js';
import type { Backtest, BacktestChange, BacktestReview, Gate, LaterFate } from './model.js';
import type { Column, FateCount } from './tally.js';

/** “Closed” is none of them: without a person the gate is closed too. */
export const GATE_WORDS: Readonly<Record<Gate, string>> = {
  open: 'opens',
  person: 'needs a person',
  closed: 'asks for changes',
};

/** What each kind of decision is called above its figures. */
export const COLUMN_WORDS: Readonly<Record<Column, string>> = {
  as_is: 'from git alone',
  if_asked: 'if a ticket asked for every line',
};

/** What the figures do not know. The pages of all forms say it. */
export const LIMITS_OF_BACKTEST: readonly string[] = [
  'The tickets, descriptions, labels and approvals of these changes are mostly not in git. The first figures are the gate without them. The second ones assume that a ticket asked for every line and that the change shows all of it. Then only findings, tier, paths and files that cannot be read can close the gate.',
  'Only changes that people merged are here. What they refused, and what they fixed before the merge, is not.',
  '"Reverted" and "mended" (fixed) are what later commits say: they name the change, or they say "fix" and change its lines within 30 days. A change that nobody mended can still be wrong.',
];

/** `12 (6 %)`. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '0' : `${part} (${percent(part, whole)})`;
}

/** `2 reverted, 5 mended: 7 of 140 (5 %)`. */
export function formatFate({ changes, reverted, mended }: FateCount): string {
  return changes === 0 ? 'none' : `${reverted} reverted, ${mended} mended (${percent(reverted + mended, changes)})`;
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1).replace(/\.0$/u, '')} %`;

/** `reverted after 3 days`; empty if nothing is known. */
export function formatLater(later: LaterFate | null): string {
  if (later === null) return '';
  const after = later.days === 0 ? 'on the same day' : `after ${counted(later.days, 'day')}`;
  if (later.kind === 'reverted') return `reverted ${after}`;
  if (later.kind === 'named') return `mended ${after}: a commit names it`;
  return `mended ${after}: a fix changed ${counted(later.lines ?? 0, 'line')} of it`;
}

/** The reason that matters most: what keeps the gate closed though every line was asked for, else what a ticket is missing for. */
export function chooseWhy({ as_is, if_asked }: BacktestReview): string {
  return if_asked.gate === 'open' ? as_is.why : if_asked.why;
}

/** `#12`, or the start of the commit's id. */
export function nameChange({ pull, commit }: BacktestChange): string {
  return pull === null ? abbreviateSha(commit) : `#${pull}`;
}

/** The day of a time, in UTC. */
export function formatDay(time: string): string {
  return time.slice(0, 10);
}

/** `2025-03-01 to 2026-11-12`; empty without changes. */
export function formatDays({ changes }: Backtest): string {
  const [newest, oldest] = [changes.at(0), changes.at(-1)];
  return newest && oldest ? `${formatDay(oldest.merged_at)} to ${formatDay(newest.merged_at)}` : '';
}

/** What was not done, and what the reader must know; plain sentences. */
export function listNotes({ stopped, chosen, changes, notes }: Backtest): readonly string[] {
  return [
    ...(stopped ? [`Stopped before the end: ${changes.length} of ${chosen} changes were reviewed.`] : []),
    ...notes,
  ];
}
