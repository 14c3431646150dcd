/** What lines are compared by, and how far they are indented. */

/** What a line is compared by: its words without its indentation. */
export function normaliseLine(text: string): string {
  return text.trim();
}

/** How many characters of white space a line begins with. */
export function measureIndent(text: string): number {
  return text.length - text.trimStart().length;
}
