/** Tells on which other lines of a file the same thing is. */

/** So many lines are named; the others are counted. */
const NAMED = 100;

/** Returns a sentence with the lines, and a blank before it; nothing if there are none. */
export function tellOthers(lines: readonly number[]): string {
  if (lines.length === 0) return '';
  const named = lines.slice(0, NAMED).join(', ');
  const more = lines.length > NAMED ? `, and on ${lines.length - NAMED} more` : '';
  return ` The same holds for ${lines.length === 1 ? 'line' : 'lines'} ${named}${more}.`;
}
