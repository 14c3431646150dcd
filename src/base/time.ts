/** Times in the format of the contract. */

/** Converts milliseconds since the epoch to ISO 8601: UTC, with milliseconds and `Z`. */
export function formatTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Formats a duration for people, in seconds: `1.5 s`; from 10 s on without decimals. */
export function seconds(milliseconds: number): string {
  const value = milliseconds < 10_000 ? Math.round(milliseconds / 100) / 10 : Math.round(milliseconds / 1000);
  return `${value} s`;
}

const DAY = 86_400_000;

/** The longest period of one export, in days. */
const MAX_PERIOD_DAYS = 366;

/** Says what is wrong with the end of a period of two ISO 8601 times; null if nothing is. */
export function checkPeriod({ from, to }: { readonly from: string; readonly to: string }): string | null {
  const length = Date.parse(to) - Date.parse(from);
  if (length <= 0) return 'must be later than from';
  return length > MAX_PERIOD_DAYS * DAY ? `must be at most ${MAX_PERIOD_DAYS} days after from` : null;
}
