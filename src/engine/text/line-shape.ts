/** What lines are compared by, and how far they are indented. */

/** Longer lines are compared by so many of their first UTF-16 code units: it is enough to tell them apart. */
const MAX_COMPARED = 500;

/** What a line is compared by: its words without its indentation. */
export function normaliseLine(text: string): string {
  return text.slice(0, MAX_COMPARED).trim();
}

/** How many characters of white space a line begins with. */
export function measureIndent(text: string): number {
  return text.length - text.trimStart().length;
}
