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
