/** Writes a text so that a regular expression, also one with the flag `u`, takes each of its characters for itself. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}
