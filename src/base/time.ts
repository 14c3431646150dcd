/** Times as the contract writes them. */

/** Milliseconds since the epoch → ISO 8601, UTC, milliseconds, `Z`. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** A time span for people, in seconds: `1.5 s`, from 10 s on without a fraction. */
export function seconds(milliseconds: number): string {
  const value = milliseconds < 10_000 ? Math.round(milliseconds / 100) / 10 : Math.round(milliseconds / 1000);
  return `${value} s`;
}
