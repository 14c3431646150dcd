/** A backtest as CSV (RFC 4180): a row for each change. */
import { oneLine } from '../../base/text.js';
import type { Backtest, BacktestChange } from './model.js';

const COLUMNS: readonly (readonly [name: string, value: (change: BacktestChange) => string | number | null])[] = [
  ['commit', ({ commit }) => commit],
  ['pull', ({ pull }) => pull],
  ['merged_at', ({ merged_at }) => merged_at],
  ['title', ({ title }) => title],
  ['files', ({ review }) => review?.files ?? null],
  ['added', ({ review }) => review?.added ?? null],
  ['removed', ({ review }) => review?.removed ?? null],
  ['tier', ({ review }) => review?.tier ?? null],
  ['as_is', ({ review }) => review?.as_is.gate ?? null],
  ['as_is_rule', ({ review }) => review?.as_is.rule ?? null],
  ['as_is_why', ({ review }) => review?.as_is.why ?? null],
  ['if_asked', ({ review }) => review?.if_asked.gate ?? null],
  ['if_asked_rule', ({ review }) => review?.if_asked.rule ?? null],
  ['if_asked_why', ({ review }) => review?.if_asked.why ?? null],
  ['errors', ({ review }) => review?.findings.reduce((sum, { error }) => sum + error, 0) ?? null],
  ['warnings', ({ review }) => review?.findings.reduce((sum, { warn }) => sum + warn, 0) ?? null],
  ['notes', ({ review }) => review?.findings.reduce((sum, { info }) => sum + info, 0) ?? null],
  [
    'loud_rules',
    ({ review }) =>
      review?.findings.flatMap(({ rule, error, warn }) => (error + warn > 0 ? [rule] : [])).join(' ') ?? null,
  ],
  ['later', ({ later }) => later?.kind ?? null],
  ['later_commit', ({ later }) => later?.by ?? null],
  ['later_days', ({ later }) => later?.days ?? null],
  ['failure', ({ failure }) => failure],
];

/** What a spreadsheet would take for a formula (OWASP, "CSV Injection"). Titles are words of others. */
const FORMULA = /^[=+\-@\t\r]/u;

function formatCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = oneLine(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns the CSV, newest change first, with a line of headings. */
export function formatBacktestCsv({ changes }: Backtest): string {
  const rows = [COLUMNS.map(([name]) => name), ...changes.map((change) => COLUMNS.map(([, value]) => value(change)))];
  return rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('');
}
