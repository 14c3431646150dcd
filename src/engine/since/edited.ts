/** Whether a text was edited after a review, by the clock of their host. */

/** A time in ISO 8601 UTC, with or without fractions of a second. */
const TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?Z$/u;

/** Compares by seconds, as exact as GitHub tells times. False where nobody said when. */
export function isEditedAfter(edited: string | null | undefined, at: string): boolean {
  const [, one] = TIME.exec(edited ?? '') ?? [];
  const [, other] = TIME.exec(at) ?? [];
  return one !== undefined && other !== undefined && one > other;
}
